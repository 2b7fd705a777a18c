### Links: was von einer Partie geteilt wird, wozu ein Link einlädt, und was mit ihm nicht stimmen kann.

## Das Blatt, von dem aus eine Partie geteilt wird
link-share = Teilen
link-what-for = Wozu ist der Link?
link-use-resume = Woanders weiterspielen
link-use-resume-line = Genau diese Partie, auf einem anderen Tablet
link-use-replay = Ansehen
link-use-replay-line = Die ganze Partie, Zug um Zug
link-use-deal = Gleiche Karten
link-use-deal-line = Dieselben Karten, vom ersten Zug an
link-use-lesson-line = Die Lektion, vom ersten Schritt an
link-use-setup = Aufstellung
link-use-setup-line = Dieselben Plätze und Hausregeln, neue Karten
link-use-position = Spielfeld
link-use-position-line = Zum Weiterspielen oder Zählen
link-carries-resume = Der Link enthält die ganze Partie: alle Karten und jeden Zug mit seiner Zeit.
link-carries-replay = Der Link enthält die ganze Partie: alle Karten und jeden Zug mit seiner Zeit.
link-carries-deal = Der Link enthält die Reihenfolge der Karten, die Plätze und die Hausregeln, aber keine Züge.
link-carries-lesson = Der Link enthält die Lektion, aber keine Züge und keine Namen.
link-carries-setup = Der Link enthält die Plätze und die Hausregeln, aber keine Karten und keine Züge.
link-carries-position = Der Link enthält das Spielfeld, die Plätze und wer dran ist, aber keine Handkarten und keine Züge.
link-names = Mit euren Namen
link-carries-names = Eure Namen sind dabei.
link-carries-no-names = Namen sind nicht dabei.
link-field = Link
link-field-text = Text des Links
link-text-only = Diese Chocobox ist eine Datei und hat keine Adresse. Die anderen scannen diesen Code unter „Links und Wiederholungen“, oder du schickst ihnen diesen Text, und sie fügen ihn dort ein.
link-copy = Link kopieren
link-send = Senden
link-save = Als Datei sichern
link-copied = Kopiert.
link-copy-not = Kopieren ist hier nicht erlaubt. Bitte nimm die Datei.
link-send-not = Es ließ sich nicht senden.
link-selected = Kopieren ist hier nicht erlaubt. Der Link ist markiert: Kopiere ihn aus dem Feld.
link-saved = Die Datei ist fertig. Andere öffnen sie unter „Links und Wiederholungen“.
link-none = Diese Partie lässt sich nicht als Link teilen.
link-code = Der Link als Code zum Scannen
link-code-large = Tippen füllt den Bildschirm
link-code-close = Tippen schließt
link-code-none = Dieser Link hat { $count } Zeichen, zu viele für einen Code. Schick ihn, oder nimm ihn als Datei.
link-code-fine = Kann die Kamera so kleine Kästchen nicht lesen, tipp auf den Code, oder nimm den Link als Datei.

## Ein Link, der geöffnet wurde
link-shared = Eine geteilte Partie
link-invites-resume = Eine Partie zum Weiterspielen
link-invites-replay = Eine Partie zum Ansehen
link-invites-deal = Dieselben Karten für dich
link-invites-lesson = Eine Lektion für dich
link-invites-setup = Ein Spiel, für dich aufgestellt
link-invites-position = Ein Spielfeld zum Weiterspielen
link-state-resume = { $done ->
    [yes] Beendet nach { $count ->
      [one] { $count } Zug
     *[other] { $count } Zügen
    }.
   *[no] { $count ->
      [0] Noch ist kein Zug gemacht.
      [one] { $count } Zug ist gemacht.
     *[other] { $count } Züge sind gemacht.
    }
  }
link-state-replay = { $done ->
    [yes] Beendet nach { $count ->
      [one] { $count } Zug
     *[other] { $count } Zügen
    }.
   *[no] { $count ->
      [0] Noch ist kein Zug gemacht.
      [one] Bisher { $count } Zug.
     *[other] Bisher { $count } Züge.
    }
  }
link-state-deal = Alle, die diesen Link öffnen, bekommen dieselben Karten, vom ersten Zug an.
link-state-lesson = Sie dauert etwa drei Minuten, und du spielst vom ersten Schritt an.
link-state-setup = Die Karten werden jedes Mal neu gemischt.
link-state-position = Einige Karten liegen schon; die verdeckten werden neu gemischt.
link-without = ohne { $rule }
link-way-resume = Hier weiterspielen
link-way-resume-line = Da, wo die anderen aufgehört haben. Dann ist sie auch hier gespeichert.
link-way-yours = Mit deiner weiterspielen
link-way-yours-line = Die Partie, die hier gespeichert ist.
link-way-second = Eine zweite Partie
link-way-second-line = Ab dem Zug im Link. Deine gespeicherte bleibt, wie sie ist.
link-way-watch = Ansehen
link-way-watch-line = Zug um Zug, so langsam du willst.
link-way-look = Zurückblicken
link-way-look-line = Chancen, Glück und Fehler, Zug um Zug.
link-way-deal = Gleiche Karten spielen
link-way-deal-line = Dieselben Karten, vom ersten Zug an.
link-way-lesson = Spielend lernen
link-way-lesson-line = Schritt für Schritt; falsch machen kannst du nichts.
link-way-setup = Spielen
link-way-setup-line = Dieselben Plätze und Hausregeln, neue Karten.
link-way-others = Mit anderen Karten spielen
link-way-others-line = Dieselben Plätze und Hausregeln.
link-way-change = Erst etwas ändern
link-way-change-line = Andere Spieler, Namen oder Hausregeln.
link-way-position = Von hier weiterspielen
link-way-position-line = Als eigene Partie.
link-way-count = Zählen
link-way-count-line = Finde die größten Gebiete auf diesem Spielfeld.
link-way-best = Den besten Platz finden
link-way-best-line = Für eine Karte auf diesem Spielfeld.
link-twin-same = Diese Partie hast du hier schon, beim selben Zug.
link-twin-further = Diese Partie hast du hier schon, { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
  } weiter als der Link.
link-twin-behind = Diese Partie hast du hier schon. Der Link ist { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
  } weiter; spielst du weiter, holt deine gespeicherte Partie auf.
link-nothing-yet = Noch ist nichts gespeichert und nichts begonnen.
link-drawer = Ist Chocobox auf deinem Home-Bildschirm? Kopiere die Adresse dieser Seite und füge sie dort unter „Links und Wiederholungen“ ein.

## Was nicht stimmen kann
link-broken = Dieser Link lässt sich nicht öffnen
link-fault-bad = Der Link ist beschädigt oder unvollständig. Lass ihn dir noch einmal geben und kopiere ihn ganz.
link-fault-older = Der Link stammt aus einer älteren Chocobox, und die Regeln dieses Spiels haben sich seitdem geändert.
link-fault-newer = Der Link stammt aus einer neueren Chocobox. Lade das Regal neu, wenn du online bist, nimm dort die neuere und öffne den Link noch einmal.
link-fault-other = Das hat diesmal nicht geklappt. Der Link selbst ist vielleicht in Ordnung.
link-other = Ein anderer Link

## Der Kasten für Links
link-title = Links und Wiederholungen
link-paste = Füge hier einen Link oder seinen Text ein
link-paste-example = …#/g/1…
link-open = Öffnen
link-file = Datei oder Fotos wählen
link-own = Deine eigenen Partien
link-own-line = Jede Partie, die hier gespeichert ist, lässt sich noch einmal ansehen und teilen.
link-share-game = Teilen: { $game }
link-share-setup = Aufstellung teilen
link-other-open = Link öffnen
