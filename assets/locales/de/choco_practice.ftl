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
option-doubles-line = Eine von vier Karten zeigt dasselbe wie die Karte davor: schlagen.

# Das Blatt davor
solo-practice = Rufen üben
practice-how = Eine Karte kommt nach der anderen. Ruf das Wort ihrer Farbe, so schnell du kannst. Das Bild hilft dir, oder es täuscht dich.
practice-kind-agrees = Passt
practice-kind-agrees-line = Bild und Farbe sagen dasselbe: { $item }.
practice-kind-differs = Täuscht
practice-kind-differs-line = Das Bild sagt etwas anderes. Die Farbe zählt: { $item }.
practice-kind-parrot = Papagei
practice-kind-parrot-line = Er wiederholt den Ruf davor, hier { $item }.
practice-kind-double = Doppel
practice-kind-double-line = Zweimal nacheinander dasselbe, egal in welcher Farbe: schlagen. Dann beginnt ein neuer Stapel.
practice-private = Niemand sonst sieht, wie es lief. Es bleibt auf diesem Gerät, und nur, wenn du es behältst.
practice-choose = Wie lange
practice-hesitation-line = Ein Ruf, der länger dauert, ist ein Fehler.
practice-start = Üben

# Während Karten kommen
practice-so-far = Bisher
practice-progress = { $done } von { $cards }
practice-pause = Pause
practice-no-card = Noch keine Karte
practice-ready = Finger bereit?
practice-ready-line = { $cards } Karten kommen von selbst. Ruf jede mit einer Taste hier unten{ $doubles ->
   *[none] .
    [some] , und schlag, wenn ein Doppel kommt.
  }
practice-keys = Auf einer Tastatur sind das die Tasten { $doubles ->
   *[none] 1 bis 4.
    [some] 1 bis 5.
  }
practice-begin = Los
practice-paused = Eine Pause
practice-paused-line = { $left ->
    [one] Eine Karte kommt noch.
   *[other] { $left } Karten kommen noch.
  } Was du bisher gerufen hast, zählt weiter.
practice-before = Das letzte Wort vor der Pause: { $item }.
practice-go-on = Weiter
practice-right = { $item }, richtig
practice-by-colour = { $colour ->
    [yellow] Gelb
    [red] Rot
    [brown] Braun
   *[blue] Blau
  } heißt { $item }{ $shows ->
    [other] , was auch immer das Bild zeigt.
   *[same] .
  }
practice-repeats = Ein Papagei wiederholt das letzte Wort: { $item }.
practice-own-colour = Ein neuer Stapel: Der Papagei hat nichts zu wiederholen. { $colour ->
    [yellow] Gelb
    [red] Rot
    [brown] Braun
   *[blue] Blau
  } heißt { $item }.
practice-double = Zweimal dasselbe ist ein Doppel: schlagen.
practice-no-double = Das war kein Doppel. { $why }
practice-slap = Schlag
practice-too-late = Die Zeit war um. { $why }

# Was dabei herauskam
practice-score = { $right } von { $cards } Rufen waren richtig.
practice-result = Deine Rufe
practice-plot = Die mittlere Zeit richtiger Rufe für jede Art von Karten, diesmal und früher
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
practice-of-kind = { $kind } { $time }, { $count ->
    [0] kein Fehler
   *[other] { $count } Fehler
  } bei { $cards }
practice-wrong = { $all ->
    [0] Von { $cards } Rufen war keiner falsch.
   *[other] Von { $cards } Rufen { $wrong ->
        [one] war { $wrong }
       *[other] waren { $wrong }
      } falsch und { $slow ->
        [one] { $slow } kam
       *[other] { $slow } kamen
      } zu spät.
  }
practice-too-few = Um die Arten zu vergleichen, braucht es von jeder mindestens zehn richtige Rufe. Nimm mehr Karten oder versuche es noch einmal.
practice-cost = { $how ->
    [longer] Wo das Bild dich getäuscht hat, hast du { NUMBER($seconds, minimumFractionDigits: 2) } s länger gebraucht.
   *[not] Wo das Bild dich täuschen wollte, hast du nicht länger gebraucht.
  }
practice-parrot-cost = { $how ->
    [longer] Papageien haben { NUMBER($seconds, minimumFractionDigits: 2) } s länger gedauert.
   *[not] Papageien haben nicht länger gedauert.
  }
practice-stroop = Ein Bild, das täuscht, bremst alle. Das heißt Stroop-Effekt. Mit Übung wird er kleiner.
practice-keep-line = Behalte es, um es mit den nächsten Runden zu vergleichen. Es bleibt auf diesem Gerät, bis du es löschst.
practice-keep = Behalten
practice-forget = Nicht behalten
practice-kept = Behalten. Beim nächsten Mal kannst du vergleichen.
practice-forgotten = Es wurde nicht behalten.

# Was behalten wurde
practice-kept-title = Was du behalten hast
practice-settings = { $cards } Karten, { $seconds } s zum Rufen
practice-damaged = Beschädigt. Es bleibt, bis du es löschst.
practice-delete-of = Löschen: { $when }
practice-sure = Das endgültig löschen?
practice-removed = Es ist gelöscht.
