### Alles, was dieses Gerät aufhebt, als eine Datei.

whole-title = Behalten und mitnehmen
whole-line = Eine Datei enthält alle gespeicherten Partien, Aufgaben, Ergebnisse, Rätsel und Einstellungen dieses Geräts. Auf einem anderen Gerät kommen sie zu dem dazu, was dort ist.
whole-save = Alles in einer Datei behalten
whole-take = Aus einer Datei holen
whole-working = { $done } von { $all } gelesen
whole-saved = Gespeichert: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }, { $sets ->
    [one] { $sets } Aufgabenreihe
   *[other] { $sets } Aufgabenreihen
  }, { $results ->
    [one] { $results } Ergebnis
   *[other] { $results } Ergebnisse
  }, { $practices ->
    [one] { $practices } Übung
   *[other] { $practices } Übungen
  } und die Einstellungen. Namen darin sind lesbar. Bewahre die Datei also auf wie eine Klassenliste.
whole-saved-not = Die Datei ließ sich nicht speichern. Bitte versuch es noch einmal.
whole-taken = { $added ->
    [0] In der Datei war nichts Neues.
    [one] { $added } Neues ist dazugekommen.
   *[other] { $added } Neue sind dazugekommen.
  }{ $newer ->
    [0] { "" }
    [one] { " " }{ $newer } von hier ist jetzt neuer.
   *[other] { " " }{ $newer } von hier sind jetzt neuer.
  }{ $same ->
    [0] { "" }
    [one] { " " }{ $same } war schon hier und bleibt, wie es ist.
   *[other] { " " }{ $same } waren schon hier und bleiben, wie sie sind.
  }{ $damaged ->
    [0] { "" }
    [one] { " " }{ $damaged } in der Datei ist beschädigt und blieb weg.
   *[other] { " " }{ $damaged } in der Datei sind beschädigt und blieben weg.
  }{ $refused ->
    [0] { "" }
    [one] { " " }{ $refused } Aufgabenreihe oder Ergebnis blieb weg: Kein Link dieser Box belegt sie.
   *[other] { " " }{ $refused } Aufgabenreihen oder Ergebnisse blieben weg: Kein Link dieser Box belegt sie.
  }{ $unchecked ->
    [0] { "" }
    [one] { " " }{ $unchecked } Ergebnis ist als ungeprüft markiert: Seine Züge ließen sich hier nicht nachspielen.
   *[other] { " " }{ $unchecked } Ergebnisse sind als ungeprüft markiert: Ihre Züge ließen sich hier nicht nachspielen.
  }
whole-fault-foreign = Diese Datei ist beschädigt oder stammt nicht von „Alles in einer Datei behalten“. Hier hat sich nichts geändert.
whole-fault-newer-box = Diese Datei ist von einer neueren Chocobox. Lade das Regal neu, wenn du online bist, nimm dort die neuere und versuch es noch einmal.
whole-fault-broken = Die Datei ließ sich nicht ganz holen. Was schon da ist, bleibt, und von hier ist nichts verloren. Bitte versuch es noch einmal.
whole-differs = { $count ->
    [one] { $count } Partie ist schon hier, aber anders als in der Datei. Welche soll bleiben?
   *[other] { $count } Partien sind schon hier, aber anders als in der Datei. Welche sollen bleiben?
  }
whole-both = { $count ->
    [one] Beide
   *[other] Jeweils beide
  }
whole-mine = { $count ->
    [one] Nur die von hier
   *[other] Nur die von hier
  }
whole-theirs = { $count ->
    [one] Nur die aus der Datei
   *[other] Nur die aus der Datei
  }
whole-both-done = { $count ->
    [one] Beide sind jetzt bei den gespeicherten Partien.
   *[other] Alle sind jetzt bei den gespeicherten Partien.
  }
whole-mine-done = { $count ->
    [one] Die Partie von hier bleibt, wie sie ist.
   *[other] Die Partien von hier bleiben, wie sie sind.
  }
whole-theirs-done = { $count ->
    [one] Die Partie aus der Datei ist jetzt hier.
   *[other] Die Partien aus der Datei sind jetzt hier.
  }
