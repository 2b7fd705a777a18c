# Rufen üben, allein.

# Das Spiel, wie die Schachtel es kennt
game-choco_practice = Choco-Boom, Übung
bot-metronome = Metronom
bot-metronome-line = ruft, was dran ist, immer gleich schnell
option-cards = Karten
option-cards-line = Alle Arten etwa gleich oft.
option-cards-value = { $value }
option-doubles = Doppel
option-doubles-line = Eine von vier Karten.

# Das Blatt davor
solo-practice = Rufen üben
practice-how = Ruf das Wort jeder Farbe, so schnell du kannst.
practice-kind-agrees = Passt
practice-kind-agrees-line = Bild und Farbe sagen dasselbe: { $item }.
practice-kind-differs = Täuscht
practice-kind-differs-line = Die Farbe zählt: { $item }.
practice-kind-parrot = Papagei
practice-kind-parrot-line = Er wiederholt den letzten Ruf: { $item }.
practice-kind-double = Doppel
practice-kind-double-line = Zweimal dasselbe, egal in welcher Farbe: schlagen.
practice-private = Nur du siehst es. Es bleibt auf diesem Gerät, wenn du es behältst.
practice-choose = Wie lange
practice-hesitation-line = Ein langsamerer Ruf ist ein Fehler.
practice-start = Üben

# Während Karten kommen
practice-so-far = Bisher
practice-progress = { $done } von { $cards }
practice-pause = Pause
practice-no-card = Noch keine Karte
practice-ready = Finger bereit?
practice-ready-line = { $cards } Karten kommen von selbst. Ruf jede hier unten{ $doubles ->
    [some] , und schlag bei Doppeln
   *[other] {""}
  }.
practice-keys = Tastatur: 1 bis { $doubles ->
    [some] 5.
   *[other] 4.
  }
practice-begin = Los
practice-paused = Eine Pause
practice-paused-line = Karten, die noch kommen: { $left }.
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
practice-own-colour = Der Papagei hat nichts zu wiederholen.
practice-double = Zweimal dasselbe ist ein Doppel: schlagen.
practice-no-double = Das war kein Doppel.
practice-slap = Schlag
practice-too-late = Die Zeit war um.

# Was dabei herauskam
practice-score = Richtig: { $right } von { $cards }.
practice-result = Deine Rufe
practice-plot = Mittlere Zeit richtiger Rufe
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
practice-mistakes = Fehler: { $count }
practice-in = bei { $cards }
practice-last = zuvor: { $count } bei { $cards }
practice-of-kind = { $kind }: { $time }, Fehler: { $count } bei { $cards }
practice-wrong = Falsch: { $wrong } von { $cards }, zu spät: { $slow }.
practice-too-few = Der Vergleich braucht zehn richtige Rufe jeder Art.
practice-cost = Täuschende Bilder haben { $how ->
    [longer] { NUMBER($seconds, minimumFractionDigits: 2) } s länger gedauert.
   *[other] nicht länger gedauert.
  }
practice-parrot-cost = Papageien haben { $how ->
    [longer] { NUMBER($seconds, minimumFractionDigits: 2) } s länger gedauert.
   *[other] nicht länger gedauert.
  }
practice-stroop = Solche Bilder bremsen alle: der Stroop-Effekt.
practice-keep-line = Behalte es zum Vergleichen: auf diesem Gerät, bis du es löschst.
practice-keep = Behalten
practice-forget = Nicht behalten
practice-kept = Behalten.
practice-forgotten = Nicht behalten.

# Was behalten wurde
practice-kept-title = Was du behalten hast
practice-settings = { $cards } Karten, { $seconds } s zum Rufen
practice-damaged = Beschädigt. Es bleibt, bis du es löschst.
practice-delete-of = Löschen: { $when }
practice-sure = Das endgültig löschen?
practice-removed = Gelöscht.
