# Rufen üben, allein.

# Das Spiel, wie die Schachtel es kennt
game-choco_practice = Choco-Boom, Übung
line-choco_practice = Sehen und sagen, immer wieder
credit-choco_practice = Nach einem Spiel von Haim Shafir.
bot-metronome = Metronom
bot-metronome-line = ruft, was dran ist, immer gleich schnell
option-cards = Karten
option-cards-line = Alle Arten etwa gleich oft.
option-cards-value = { $value }
option-doubles = Doppel
option-doubles-line = Eine von vier Karten ist ein Doppel: schlagen.

# Das Blatt davor
solo-practice = Rufen üben
practice-how = Eine Karte kommt nach der anderen. Ruf das Wort ihrer Farbe, so schnell du kannst. Das Bild kann täuschen.
practice-kind-agrees = Passt
practice-kind-agrees-line = Bild und Farbe sagen dasselbe: { $item }.
practice-kind-differs = Täuscht
practice-kind-differs-line = Das Bild sagt etwas anderes. Die Farbe zählt: { $item }.
practice-kind-parrot = Papagei
practice-kind-parrot-line = Er wiederholt den Ruf davor: { $item }.
practice-kind-double = Doppel
practice-kind-double-line = Zweimal dasselbe, egal in welcher Farbe: schlagen. Dann beginnt ein neuer Stapel.
practice-private = Niemand sonst sieht, wie es lief. Es bleibt auf diesem Gerät, und nur, wenn du es behältst.
practice-choose = Wie lange
practice-hesitation-line = Ein langsamerer Ruf ist ein Fehler.
practice-start = Üben

# Während Karten kommen
practice-so-far = Bisher
practice-progress = { $done } von { $cards }
practice-pause = Pause
practice-no-card = Noch keine Karte
practice-ready = Finger bereit?
practice-ready-line = { $cards } Karten kommen von selbst. Ruf jede mit einer Taste hier unten{ $doubles ->
    [some] , und schlag, wenn ein Doppel kommt.
   *[other] .
  }
practice-keys = Tasten auf einer Tastatur: { $doubles ->
    [some] 1 bis 5.
   *[other] 1 bis 4.
  }
practice-begin = Los
practice-paused = Eine Pause
practice-paused-line = { $left ->
    [one] Eine Karte kommt noch.
   *[other] { $left } Karten kommen noch.
  }
practice-before = Das letzte Wort: { $item }.
practice-go-on = Weiter
practice-right = Richtig: { $item }
practice-by-colour = { $colour ->
    [yellow] Gelb
    [red] Rot
    [brown] Braun
   *[other] Blau
  } heißt: { $item }.
practice-repeats = Ein Papagei wiederholt das letzte Wort: { $item }.
practice-own-colour = Der Papagei hat nichts zu wiederholen. { $colour ->
    [yellow] Gelb
    [red] Rot
    [brown] Braun
   *[other] Blau
  } heißt: { $item }.
practice-double = Zweimal dasselbe ist ein Doppel: schlagen.
practice-no-double = Das war kein Doppel.
practice-slap = Schlag
practice-too-late = Die Zeit war um.

# Was dabei herauskam
practice-score = { $right } von { $cards } Rufen waren richtig.
practice-result = Deine Rufe
practice-plot = Die mittlere Zeit richtiger Rufe für jede Art, diesmal und früher
practice-table = Diesmal
practice-head-kind = Art
practice-head-median = Mittlere Zeit
practice-head-wrong = Falsch
practice-head-slow = Zu spät
practice-head-count = Karten
practice-unit = s
practice-seconds = { NUMBER($seconds, minimumFractionDigits: 2) } s
practice-number = { NUMBER($seconds, minimumFractionDigits: 2) }
practice-no-time = kein richtiger Ruf
practice-mistakes = { $count ->
    [0] kein Fehler
   *[other] { $count } Fehler
  }
practice-in = bei { $cards }
practice-last = zuvor: { $count } bei { $cards }
practice-of-kind = { $kind }: { $time }, { $count ->
    [0] kein Fehler
   *[other] { $count } Fehler
  } bei { $cards }
practice-wrong = Von { $cards } Rufen: { $wrong } falsch und { $slow } zu spät.
practice-too-few = Um die Arten zu vergleichen, brauchst du von jeder mindestens zehn richtige Rufe.
practice-cost = { $how ->
    [longer] Wo das Bild dich getäuscht hat, hast du { NUMBER($seconds, minimumFractionDigits: 2) } s länger gebraucht.
   *[other] Wo das Bild dich täuschen konnte, hast du nicht länger gebraucht.
  }
practice-parrot-cost = { $how ->
    [longer] Papageien haben { NUMBER($seconds, minimumFractionDigits: 2) } s länger gedauert.
   *[other] Papageien haben nicht länger gedauert.
  }
practice-stroop = Solche Bilder bremsen alle. Das heißt Stroop-Effekt. Mit Übung wird er kleiner.
practice-keep-line = Behalte es, um später zu vergleichen. Es bleibt auf diesem Gerät, bis du es löschst.
practice-keep = Behalten
practice-forget = Nicht behalten
practice-kept = Es wurde behalten.
practice-forgotten = Es wurde nicht behalten.

# Was behalten wurde
practice-kept-title = Was du behalten hast
practice-settings = { $cards } Karten, { $seconds } s zum Rufen
practice-damaged = Beschädigt. Es bleibt, bis du es löschst.
practice-delete-of = Löschen: { $when }
practice-sure = Das endgültig löschen?
practice-removed = Es ist gelöscht.
