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
link-carries-resume = Im Link steckt die ganze Partie: jeder Zug mit seiner Zeit, und alle Karten.
link-carries-replay = Im Link steckt die ganze Partie: jeder Zug mit seiner Zeit, und alle Karten.
link-carries-deal = Im Link stecken die Reihenfolge der Karten, die Plätze und die Hausregeln. Kein Zug.
link-carries-lesson = Im Link steckt die Lektion. Kein Zug, kein Name.
link-carries-setup = Im Link stecken die Plätze und die Hausregeln. Keine Karte, kein Zug.
link-carries-position = Im Link stecken das Spielfeld, die Plätze und wer dran ist. Keine Handkarte, kein Zug.
link-names = Mit euren Namen
link-carries-names = Namen sind dabei.
link-carries-no-names = Keine Namen.
link-field = Link
link-field-text = Text des Links
link-text-only = Diese Schachtel ist eine Datei und hat deshalb keine eigene Adresse. Gib diesen Text weiter: In der anderen Schachtel wird er unter „Links und Wiederholungen“ eingefügt.
link-copy = Kopieren
link-send = Senden
link-save = Als Datei
link-copied = Kopiert.
link-selected = Das erlaubt dieser Browser hier nicht. Der Link ist markiert: Kopiere ihn aus dem Feld.
link-saved = Die Datei ist fertig. In einer anderen Schachtel öffnet man sie unter „Links und Wiederholungen“.
link-none = Aus dieser Partie lässt sich kein Link machen.
link-code = Der Link als Code für Kameras
link-code-large = Tippen füllt den Bildschirm
link-code-close = Tippen schließt
link-code-none = Mit { $count } Zeichen ist dieser Link zu lang für einen Code. Sende ihn, oder gib ihn als Datei weiter.
link-code-fine = Viele feine Kästchen: Wenn die Kamera sie nicht liest, tippe auf den Code, oder gib den Link als Datei weiter.

## Ein Link, der geöffnet wurde
link-shared = Eine geteilte Partie
link-invites-resume = Eine Partie zum Weiterspielen
link-invites-replay = Eine Partie zum Ansehen
link-invites-deal = Dieselben Karten für dich
link-invites-lesson = Eine Lektion für dich
link-invites-setup = Ein Spiel, für dich aufgestellt
link-invites-position = Ein Spielfeld auf dem Tisch
link-state-resume = { $done ->
    [yes] Beendet nach { $count ->
      [one] { $count } Zug
     *[other] { $count } Zügen
    }.
   *[no] { $count ->
      [0] Noch ist kein Zug geschehen.
      [one] { $count } Zug ist geschehen.
     *[other] { $count } Züge sind geschehen.
    }
  }
link-state-replay = { $done ->
    [yes] Beendet nach { $count ->
      [one] { $count } Zug
     *[other] { $count } Zügen
    }.
   *[no] { $count ->
      [0] Noch ist kein Zug geschehen.
      [one] Bisher { $count } Zug.
     *[other] Bisher { $count } Züge.
    }
  }
link-state-deal = Es beginnt beim ersten Zug. Wer diesen Link öffnet, bekommt dieselben Karten.
link-state-lesson = Sie dauert etwa drei Minuten, und du spielst vom ersten Schritt an.
link-state-setup = Die Karten werden jedes Mal neu gemischt.
link-state-position = Einige Karten liegen schon; die verdeckten werden neu gemischt.
link-without = ohne { $rule }
link-way-resume = Hier weiterspielen
link-way-resume-line = Da, wo die anderen aufgehört haben. Die Partie wird dann hier gespeichert.
link-way-yours = Mit deiner weiterspielen
link-way-yours-line = Die Partie, die hier gespeichert ist.
link-way-second = Eine zweite Partie
link-way-second-line = Von da an, wo der Link steht. Die gespeicherte bleibt, wie sie ist.
link-way-watch = Ansehen
link-way-watch-line = Zug um Zug, so langsam du willst.
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
link-twin-same = Diese Partie ist hier schon gespeichert, genauso weit.
link-twin-further = Diese Partie ist hier schon gespeichert, und { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
  } weiter als der Link.
link-twin-behind = Diese Partie ist hier schon gespeichert. Der Link ist { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
  } weiter; wenn du weiterspielst, holt die gespeicherte ihn ein.
link-nothing-yet = Noch ist nichts gespeichert und nichts begonnen.
link-drawer = Wenn die Schachtel auf deinem Home-Bildschirm steht: Kopiere die Adresse dieser Seite und füge sie dort unter „Links und Wiederholungen“ ein.

## Was nicht stimmen kann
link-broken = Dieser Link lässt sich nicht öffnen
link-fault-bad = Der Link ist beschädigt oder wurde nicht bis zum Ende kopiert. Lass ihn dir noch einmal geben, und kopiere ihn ganz.
link-fault-older = Der Link stammt aus einer älteren Schachtel, und die Regeln dieses Spiels sind seitdem anders.
link-fault-newer = Der Link stammt aus einer neueren Schachtel. Lade das Regal neu, solange Internet da ist, nimm dort die neuere Chocobox, und öffne den Link noch einmal.
link-fault-table = Für das, was in dem Link steckt, hat diese Schachtel keinen Tisch.
link-fault-other = Die Schachtel hat diesmal nicht geantwortet. Mit dem Link ist vielleicht alles in Ordnung.
link-other = Ein anderer Link

## Der Kasten für Links
link-title = Links und Wiederholungen
link-paste = Füge hier einen Link ein, oder den Text davon
link-paste-example = …#/g/1…
link-open = Öffnen
link-file = Datei wählen
link-own = Deine eigenen Partien
link-own-line = Jede Partie, die hier gespeichert ist, lässt sich noch einmal ansehen und teilen.
link-share-game = Teilen: { $game }
link-share-setup = Aufstellung teilen
link-other-open = Link öffnen
