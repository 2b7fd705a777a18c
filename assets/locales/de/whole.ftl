### Alles, was dieses Gerät aufhebt, als eine Datei.

whole-title = Behalten und mitnehmen
whole-line = Auf einem anderen Gerät kommt die Datei zu dem dazu, was dort ist.
whole-whose = Eine Datei von nur einem Kind bekommt, wer gerade spielt: { $name }.
whole-save = Alles in einer Datei behalten
whole-take = Aus einer Datei holen
whole-working = { $done } von { $all } gelesen
whole-saved = Gespeichert. Partien: { $games }, Aufgabenreihen: { $sets }, Ergebnisse: { $results }, Übungen: { $practices }. Namen in der Datei sind lesbar: Bewahre sie auf wie eine Klassenliste.
whole-saved-not = Die Datei ließ sich nicht speichern. Bitte versuch es noch einmal.
whole-taken = { $added ->
    [0] In der Datei war nichts Neues.
   *[other] Neu: { $added }.
  }{ $newer ->
    [0] { "" }
   *[other] { " " }Jetzt neuer: { $newer }.
  }{ $same ->
    [0] { "" }
   *[other] { " " }Schon hier: { $same }.
  }{ $damaged ->
    [0] { "" }
   *[other] { " " }Beschädigt, weggelassen: { $damaged }.
  }{ $refused ->
    [0] { "" }
   *[other] { " " }Aufgabenreihen und Ergebnisse, die kein Link belegt, weggelassen: { $refused }.
  }{ $unchecked ->
    [0] { "" }
   *[other] { " " }Ergebnisse, deren Züge sich nicht nachspielen ließen, ungeprüft: { $unchecked }.
  }
whole-fault-foreign = Diese Datei ist beschädigt oder stammt nicht von „Alles in einer Datei behalten“.
whole-fault-newer-box = Diese Datei ist von einer neueren Chocobox. Lade online das Regal neu, nimm die neuere und versuch es noch einmal.
whole-fault-broken = Die Datei ließ sich nicht ganz holen. Was schon da ist, bleibt. Bitte versuch es noch einmal.
whole-fault-full = Nichts wurde geholt: Ein Gerät hat Platz für höchstens { $most } Kinder. Lösche eines unter „Wer spielt?“ am Regal und versuch es noch einmal.
whole-differs = Partien, die hier anders sind als in der Datei: { $count }. Welche sollen bleiben?
whole-both = Beide
whole-mine = Die von hier
whole-theirs = Die aus der Datei
whole-both-done = Beide sind jetzt gespeichert.
whole-mine-done = Die von hier bleiben.
whole-theirs-done = Die aus der Datei sind jetzt hier.
