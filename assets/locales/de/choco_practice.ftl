# Rufen üben, allein.

# Das Spiel, wie die Schachtel es kennt
game-choco_practice = Choco-Boom, Übung
line-choco_practice = Sehen und sagen, immer wieder
credit-choco_practice = Nach einem Spiel von Haim Shafir.
bot-metronome = Metronom
bot-metronome-line = ruft, was dran ist, immer gleich schnell
option-cards = Karten
option-cards-line = Von jeder Art ein Drittel.
option-cards-value = { $value }

# Das Blatt davor
solo-practice = Rufen üben
practice-how = Eine Karte kommt nach der anderen. Ruf, was zur Farbe gehört, so schnell du kannst. Was das Bild zeigt, hilft dir oder führt dich in die Irre.
practice-kind-agrees = Passt
practice-kind-agrees-line = Bild und Farbe sagen dasselbe: { $item }.
practice-kind-differs = Täuscht
practice-kind-differs-line = Das Bild sagt etwas anderes. Die Farbe zählt: { $item }.
practice-kind-parrot = Papagei
practice-kind-parrot-line = Er wiederholt den Ruf davor, hier { $item }.
practice-private = Niemand sonst erfährt, wie es lief: Alles bleibt auf diesem Gerät, und nur, wenn du es behältst.
practice-choose = Wie lange
practice-hesitation-line = Wer länger braucht, hat einen Fehler gemacht.
practice-start = Üben

# Während Karten kommen
practice-so-far = Bisher
practice-progress = { $done } von { $cards }
practice-pause = Pause
practice-no-card = Noch keine Karte
practice-ready = Finger bereit?
practice-ready-line = { $cards } Karten kommen von selbst. Ruf jede mit einer Taste da unten.
practice-keys = Auf einer Tastatur sind das die Tasten 1 bis 4.
practice-begin = Los
practice-paused = Eine Pause
practice-paused-line = { $left ->
    [one] Eine Karte kommt noch.
   *[other] { $left } Karten kommen noch.
  } Was du bisher gerufen hast, zählt weiter.
practice-before = Vor der Pause war { $item } dran.
practice-go-on = Weiter
practice-leave = Aufhören
practice-leave-line = Wenn du jetzt aufhörst, ist nur diese Runde weg. Was du von anderen behalten hast, bleibt.
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
practice-repeats = Ein Papagei wiederholt den Ruf davor: { $item }.
practice-too-late = Die Zeit war um. { $why }

# Was dabei herauskam
practice-result = Deine Rufe
practice-plot = Die mittlere Zeit richtiger Rufe für jede Art von Karten, diesmal und früher
practice-table = Diesmal
practice-head-kind = Art
practice-head-median = Mittlere Zeit
practice-head-wrong = Falsch
practice-head-slow = Zu spät
practice-head-count = Karten
practice-unit = ms
practice-ms = { $ms } ms
practice-no-time = kein richtiger Ruf
practice-mistakes = { $count ->
    [0] kein Fehler
   *[other] { $count } Fehler
  } bei { $cards }
practice-last = zuvor: { $count } bei { $cards }
practice-of-kind = { $kind } { $time }, { $count ->
    [0] kein Fehler
   *[other] { $count } Fehler
  } bei { $cards }
practice-cost = { $how ->
    [longer] Wo das Bild täuscht, hast du { $ms } ms länger gebraucht.
   *[not] Wo das Bild täuscht, hast du nicht länger gebraucht.
  }
practice-parrot-cost = { $how ->
    [longer] Papageien haben { $ms } ms länger gedauert.
   *[not] Papageien haben nicht länger gedauert.
  }
practice-stroop = Dass ein täuschendes Bild Zeit kostet, geht allen so. Es heißt Stroop-Effekt, und mit Übung wird er kleiner.
practice-keep-line = Behalten, lässt es sich mit den nächsten vergleichen. Es bleibt auf diesem Gerät, bis du es löschst.
practice-keep = Behalten
practice-forget = Vergessen
practice-kept = Es ist behalten.
practice-forgotten = Es ist vergessen.

# Was behalten wurde
practice-kept-title = Bisher behalten
practice-settings = { $cards } Karten, { $seconds } s zum Rufen
practice-damaged = Beschädigt. Es bleibt, bis du es löschst.
practice-delete-of = Löschen: { $when }
practice-sure = Das endgültig löschen?
practice-removed = Es ist gelöscht.

# Wenn etwas nicht ging
practice-fault = Die Übung ist stehen geblieben
practice-fault-line = Das Spielwerk ist gestolpert. Was du behalten hast, ist wie zuvor; bitte fang noch einmal an.
practice-back = Zurück
