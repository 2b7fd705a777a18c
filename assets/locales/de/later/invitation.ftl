### Ein Link, der geöffnet wurde, und der Kasten für Links.

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
link-broken = Dieser Link lässt sich nicht öffnen
link-fault-bad = Der Link ist beschädigt oder unvollständig. Lass ihn dir noch einmal geben und kopiere ihn ganz.
link-fault-older = Der Link stammt aus einer älteren Chocobox, und die Regeln dieses Spiels haben sich seitdem geändert.
link-fault-newer = Der Link stammt aus einer neueren Chocobox. Lade das Regal neu, wenn du online bist, nimm dort die neuere und öffne den Link noch einmal.
link-fault-other = Das hat diesmal nicht geklappt. Der Link selbst ist vielleicht in Ordnung.
link-other = Ein anderer Link
link-title = Links und Wiederholungen
link-paste = Füge hier einen Link oder seinen Text ein
link-paste-example = …#/g/1…
link-open = Öffnen
link-file = Datei oder Fotos wählen
link-own = Deine eigenen Partien
link-own-line = Jede Partie, die hier gespeichert ist, lässt sich noch einmal ansehen und teilen.
