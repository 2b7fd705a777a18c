### Ein Link, der geöffnet wurde, und der Kasten für Links.

link-invites-resume = Eine Partie zum Weiterspielen
link-invites-replay = Eine Partie zum Ansehen
link-invites-deal = Dieselben Karten für dich
link-invites-lesson = Eine Lektion für dich
link-invites-setup = Ein Spiel, für dich aufgestellt
link-invites-position = Ein Spielfeld zum Weiterspielen
link-state-replay = { $done ->
    [yes] Beendet. Züge: { $count }.
   *[no] Züge bisher: { $count }.
  }
link-state-deal = Alle, die diesen Link öffnen, bekommen dieselben Karten.
link-state-lesson = Sie dauert etwa drei Minuten.
link-state-setup = Die Karten werden jedes Mal neu gemischt.
link-state-position = Die verdeckten Karten werden neu gemischt.
link-way-resume = Hier weiterspielen
link-way-yours = Mit deiner weiterspielen
link-way-second = Eine zweite Partie
link-way-second-line = Ab dem Zug im Link. Deine gespeicherte bleibt.
link-way-watch = Ansehen
link-way-look = Zurückblicken
link-way-deal = Gleiche Karten spielen
link-way-lesson = Spielend lernen
link-way-setup = Spielen
link-way-others = Mit anderen Karten spielen
link-way-change = Erst etwas ändern
link-way-position = Von hier weiterspielen
link-way-count = Zählen
link-way-best = Den besten Platz finden
link-twin-same = Diese Partie hast du hier schon.
link-twin-further = Diese Partie hast du hier schon, weiter als im Link. Züge: +{ $count }.
link-twin-behind = Diese Partie hast du hier schon, aber nicht so weit wie im Link. Züge: −{ $count }. Spielst du weiter, holt sie auf.
link-nothing-yet = Noch ist nichts gespeichert oder begonnen.
link-drawer = Ist Chocobox auf deinem Home-Bildschirm? Kopiere die Adresse dieser Seite und füge sie dort unter „Links und Wiederholungen“ ein.
link-broken = Dieser Link lässt sich nicht öffnen
link-fault-bad = Der Link ist beschädigt oder unvollständig. Lass ihn dir noch einmal geben und kopiere ihn ganz.
link-fault-older = Der Link stammt aus einer älteren Chocobox; die Regeln haben sich geändert.
link-fault-newer = Der Link stammt aus einer neueren Chocobox. Lade online das Regal neu, nimm die neuere und öffne den Link noch einmal.
link-fault-other = Das hat nicht geklappt. Der Link selbst ist vielleicht in Ordnung.
link-other = Ein anderer Link
link-title = Links und Wiederholungen
link-paste = Füge hier einen Link oder seinen Text ein
link-paste-example = …#/g/1…
link-open = Öffnen
link-file = Datei oder Fotos wählen
link-own = Deine eigenen Partien
