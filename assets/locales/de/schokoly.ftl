### Schokoly am Tisch.

## On the shelf
game-schokoly = Schokoly
line-schokoly = Verbinde deine Schokolade
credit-schokoly = Spiel von Steffen Mühlhäuser, mit Elementen von „Malu“ von Andreas Kuhnekath. Grafik: Steffen Mühlhäuser, Bernhard Kümmelmann. Steffen-Spiele, 2011.
bot-nibbler = Knabberer
bot-nibbler-line = legt irgendetwas, das passt
bot-hamster = Hamster
bot-hamster-line = nimmt einen guten Platz, selten den besten
bot-taster = Kosterin
bot-taster-line = sieht eine Karte weit
bot-chocolatier = Choco{"\u00AD"}latier
bot-chocolatier-line = denkt voraus, schwer zu schlagen
bot-master = Meister
bot-master-line = sieht früh, was zählen wird

## At the table
schokoly-dark = Zartbitter
schokoly-milk = Vollmilch
schokoly-white = Weiß
schokoly-card = { $a }, { $b }; darunter: { $c }, { $d }
schokoly-card-lying = { $card }; Spalte { $x }, Reihe { $y }{ $tier ->
    [2] , gestapelt
   *[other] {""}
  }{ $smartie ->
    [yes] , mit Schokolinse
   *[other] {""}
  }
schokoly-board = Spielfeld
schokoly-board-picture = Karten auf dem Feld: { $count }
schokoly-board-keys = Karten auf dem Feld: { $count }. Pfeiltasten bewegen, Eingabe legt.
schokoly-hand = Deine Karten: { $count }
schokoly-hand-of = Hand: { $name }
schokoly-ghost = { $way ->
    [keys] { $card }; Eingabe legt sie
   *[touch] { $card }; antippen dreht sie
  }
schokoly-back = Zurück auf die Hand
schokoly-cards = Karten: { $count }
schokoly-smarties = Schokolinsen: { $count }
schokoly-score = { $colour }: { $count }
schokoly-stock = Stapel: { $count }

# Knöpfe
schokoly-turn = Karte drehen
schokoly-lay = Legen
schokoly-draw = Nachziehen
schokoly-pass = Zug beenden
schokoly-swap = Tausch anbieten
schokoly-smartie-key = Schokolinse nehmen: noch { $count }
schokoly-no-stack = Diese Karte lässt sich gerade nicht stapeln.
schokoly-only-so = Sie passt nur so herum.

# Wählen
schokoly-choose = Wähle deine Schokolade
schokoly-choose-why = Dein größtes Gebiet zählt.

# Was zu tun ist
schokoly-note-take = { $way ->
    [keys] Du bist dran: Wähle eine Karte aus deiner Hand.
   *[touch] Du bist dran: Zieh eine Karte auf das Feld oder tippe sie an.
  }
schokoly-note-place = { $way ->
    [keys] Pfeiltasten wählen einen Platz. Oder dreh die Karte.
   *[touch] Tippe auf einen Platz, oder auf die Karte zum Drehen.
  }
schokoly-note-stack = { $way ->
    [keys] Pfeiltasten wählen einen Platz über anderen Karten.
   *[touch] Tippe auf einen Platz über anderen Karten.
  }
schokoly-note-turn = So herum passt sie nicht. Dreh sie oder nimm eine andere.
schokoly-note-lay = { $way ->
    [keys] Hier legen? Eingabe legt sie.
   *[touch] Hier legen? Antippen dreht die Karte.
  }
schokoly-note-placed = { $end ->
    [draw] Zieh nach, dann endet dein Zug.
   *[other] Der Stapel ist leer: Beende den Zug.
  }
schokoly-note-placed-guard = Schütze eine Karte mit einer Schokolinse oder { $end ->
    [draw] zieh nach.
   *[other] beende den Zug.
  }
schokoly-note-guard = { $way ->
    [keys] Pfeiltasten wählen die Karte, die du schützt.
   *[touch] Tippe die Karte an, die du schützt.
  }
schokoly-note-stuck = Keine Karte passt: Zieh neue oder setz aus.

# Gesprochen
schokoly-say-places = In deiner Hand: { $card }. { $count ->
    [0] So passt sie nirgends; F dreht sie.
   *[other] Plätze: { $count }; nimm die Pfeiltasten.
  }
schokoly-say-spot = Platz { $at } von { $count }, Spalte { $x }, Reihe { $y }.
schokoly-say-joins = Verbunden: { $colour }, { $count }.
schokoly-say-change = { $colour }: { $same ->
    [yes] bleibt bei { $after }
   *[other] von { $before } auf { $after }
  }.
schokoly-say-turned = Neutrales Gebiet ({ $area }), { $count } Stücke, jetzt für: { $whose ->
    [nobody] niemanden
   *[other] { $colour }
  }.
schokoly-say-guards = Karten zum Schützen: { $count }; nimm die Pfeiltasten.

# Die Geschichte
schokoly-event-chose = { $who ->
    [you] Du spielst
   *[other] { $name } spielt
  }: { $colour }.
schokoly-event-placed = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } eine Karte gelegt.
schokoly-event-stacked = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } eine Karte gestapelt.
schokoly-event-guarded = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } eine Karte geschützt.
schokoly-event-drew = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } nachgezogen.
schokoly-event-redrew = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } neu gezogen: Keine Karte passte.
schokoly-event-declined = { $who ->
    [you] Du behältst deine Karte.
   *[other] { $name } behält die Karte.
  }
schokoly-event-passed = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } den Zug beendet.
schokoly-event-undone = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } es zurückgenommen.
schokoly-event-offered = { $who ->
    [you] Du bietest { $other } an
    [to-you] { $name } bietet dir an
   *[other] { $name } bietet { $other } an
  }: { $count } × { $colour }.
schokoly-event-answered = { $who ->
    [you] Du antwortest
   *[other] { $name } antwortet
  }: { $count } × { $colour }.
schokoly-event-swapped = { $who ->
    [you] Du und { $other } habt
    [to-you] { $name } und du habt
   *[other] { $name } und { $other } haben
  } getauscht.

# Warum nicht
schokoly-why-choose-first = Wähle zuerst deine Schokolade.
schokoly-why-place-first = Lege zuerst eine Karte.
schokoly-why-swap-first = Erst kommt der Tausch.
schokoly-why-not-in-hand = Du hast sie nicht auf der Hand.
schokoly-why-first-at-centre = Die erste Karte kommt in die Mitte.
schokoly-why-not-free = Nur eine Stapelkarte darf auf anderen liegen.
schokoly-why-too-few-contacts = Mindestens zwei Seiten müssen sich berühren.
schokoly-why-no-equal-colour = Eine Schokolade muss ihre Sorte treffen.
schokoly-why-no-smartie = Du hast keine Schokolinse mehr.
schokoly-why-not-all-covered = Eine Stapelkarte muss ganz auf anderen Karten liegen.
schokoly-why-one-card-only = Sie muss auf zwei oder mehr Karten liegen.
schokoly-why-guarded = Diese Karte schützt eine Schokolinse.
schokoly-why-already-placed = Du hast gelegt: Zieh nach, oder nimm es zurück.
schokoly-why-covered = Ein Teil davon ist bedeckt.
schokoly-why-already-guarded = Nur eine Schokolinse je Zug.
schokoly-why-after-stack = Nur eine Schokolinse je Zug: Sie liegt auf der Stapelkarte.
schokoly-why-not-laid = Diese Karte liegt nicht auf dem Tisch.
schokoly-why-not-offered = Dort passt sie nicht.

# Was jemandem zum ersten Mal begegnet
schokoly-first-guard = Eine Schokolinse schützt eine Karte: Niemand kann sie bedecken.
schokoly-first-stack = { $way ->
    [keys] Nimm die Schokolinse: Deine Karte darf auf anderen liegen.
   *[touch] Tippe auf die Schokolinse: Deine Karte darf auf anderen liegen.
  }

# Tipps
schokoly-advice-choose = Nimm: { $colour }.
schokoly-advice-place = Lege sie hierhin.
schokoly-advice-stack = Stapele sie hier.
schokoly-advice-guard = Schütze diese Karte.
schokoly-advice-draw = Zieh jetzt nach.
schokoly-advice-pass = Beende den Zug.
schokoly-advice-offer = Biete { $other } diese Karte an.
schokoly-advice-answer = Antworte mit dieser Karte.
schokoly-advice-accept = Nimm den Tausch an.
schokoly-advice-decline = Behalte deine Karte.
schokoly-hint-grows-own = Dein Gebiet wächst.
schokoly-hint-joins-own = Es verbindet zwei deiner Gebiete.
schokoly-hint-wins-neutral = Es hilft, ein neutrales Gebiet zu gewinnen.
schokoly-hint-blocks-other = Es stört die anderen.
schokoly-hint-guards-own = Dort ist dein Gebiet sicher.
schokoly-hint-saves-smartie = Deine Schokolinsen sind später mehr wert.
schokoly-hint-guards-nothing = Eine Schokolinse rettet jetzt nichts.
schokoly-hint-most-in-hand = Davon hast du am meisten.
schokoly-hint-enough-in-hand = Davon hast du genug.
schokoly-hint-better-later = Andere Plätze bringen jetzt mehr, aber später weniger.
schokoly-hint-little-to-gain = Kein Platz bringt jetzt etwas ein.
schokoly-hint-good-swap = Ein guter Tausch für dich.
schokoly-hint-bad-swap = Kein guter Tausch für dich.

# Tauschen
schokoly-offer-card = { $way ->
    [keys] Wähle eine Karte, und wer sie bekommen soll.
   *[touch] Tippe eine Karte an, und wer sie bekommen soll.
  }
schokoly-offer-told = { $name } wird hören: { $count } × { $colour }.
schokoly-offer-not = Jetzt nicht
schokoly-offer = Anbieten
schokoly-asked = { $name } bietet an: { $count } × { $colour }
schokoly-answer-card = { $way ->
    [keys] Wähle, was du dafür gibst.
   *[touch] Tippe an, was du dafür gibst.
  }
schokoly-answer = Antworten
schokoly-answered = { $name } antwortet: { $count } × { $colour }
schokoly-answered-for = Für deine Karte:
schokoly-accept = Tauschen
schokoly-decline = Meine behalten
schokoly-waiting = { $name } überlegt …

# Das Zählen
schokoly-count-own = Größtes Gebiet ({ $colour }): { $count }.
schokoly-count-neutral = Neutrales Gebiet ({ $colour }): { $count }.
schokoly-count-small = Zu kleine neutrale Gebiete ({ $colour }): { $count }.
schokoly-count-winner = Seiten: { $most } zu { $fewer }. { $count } Punkte für: { $colour }.
schokoly-count-nobody = Seiten: je { $most }. Für niemanden.

# Das Ende
schokoly-praise-card = Beste Karte: +{ $value }
schokoly-praise-area = Größtes Gebiet: { $value }
schokoly-end-line = { $names }, { $colour }: größtes Gebiet { $largest } + neutral { $neutral }
schokoly-end-line-three = { $names }, { $colour }: größtes Gebiet { $largest }
schokoly-end-tie = Gleichstand. Gebiet { $at } der Größe nach entscheidet: { $most } zu { $fewer } ({ $colour }).
schokoly-end-shared = Gleichstand bis zum letzten Gebiet: Ihr teilt euch den Sieg.

# Hilfe
schokoly-help-touch = Zieh eine Karte auf einen Platz, oder tippe beide an; die Zahl ist dein Gewinn. Antippen dreht die Karte. Legen legt sie hin.
schokoly-help-board = Ein Finger schiebt das Feld, zwei zoomen.

## Die Lektion
lesson-schokoly-lay = Du spielst Zartbitter. Zieh eine Karte auf einen Platz, dann tippe auf Legen.
lesson-schokoly-draw = Passt: Zwei Stücke berühren sich, eins schmeckt gleich. Zieh nach!
lesson-schokoly-white = Weiß legt eine Karte.
lesson-schokoly-join = { $way ->
    [keys] Neues Brett: Verbinde deine Gebiete. Dreh die Karte; suche die +5.
   *[touch] Neues Brett: Verbinde deine Gebiete. Antippen dreht die Karte; suche die +5.
  }
lesson-schokoly-apart = Noch getrennt. Die +5 zeigt, wo sie zusammenkommen.
lesson-schokoly-neutral = Dein größtes Gebiet zählt: acht Punkte. Auch neutrale Vollmilch lässt sich gewinnen.
lesson-schokoly-win = Neues Brett: Weiß berührt die Vollmilch an 4 Seiten, Zartbitter an 2. Mehr!
lesson-schokoly-whites = Zähl noch einmal: Zartbitter braucht mehr Seiten als Weiß.
lesson-schokoly-won = 5 Seiten gegen 4: Die Vollmilch gehört dir. Sechs Punkte mehr!
lesson-schokoly-stack = { $way ->
    [keys] Neues Brett: Weiß ist im Weg. Nimm die Schokolinse, dann überdecke Weiß.
   *[touch] Neues Brett: Weiß ist im Weg. Tippe auf die Schokolinse, dann überdecke Weiß.
  }
lesson-schokoly-in-two = Noch geteilt. Nur eine Karte darüber verbindet sie.
lesson-schokoly-safe = Eine Stapelkarte kann niemand bedecken. Andere Karten schützt eine Schokolinse.
lesson-schokoly-guard = { $way ->
    [keys] Neues Brett: Schütze die mittlere Karte. Nimm die Schokolinse, dann wähle sie.
   *[touch] Neues Brett: Schütze die mittlere Karte. Tippe auf die Schokolinse, dann auf sie.
  }
lesson-schokoly-bare = Weiß kann die mittlere Karte noch bedecken: Schütze sie.
lesson-schokoly-guarded = Niemand kann sie mehr bedecken: Dein Gebiet bleibt ganz.
lesson-schokoly-find = Neues Brett: Weiß führt. Finde einen Platz für sechs Punkte oder mehr.
lesson-schokoly-few = Ein anderer Platz bringt sechs Punkte oder mehr.
lesson-schokoly-end = 9 im größten Gebiet + 6 neutral = 15 Punkte. Gewonnen!
lesson-schokoly-first-draw = Zieh erst eine Karte.
lesson-schokoly-first-place = Leg erst eine Karte.
lesson-schokoly-first-stack = Überdecke erst Weiß, mit einer Schokolinse.
lesson-schokoly-first-guard = Schütze erst die mittlere Karte.

## Die Regeln auf einer Karte
card-schokoly-1 = Leg an: Mindestens zwei Seiten berühren sich, eine mit gleicher Schokolade.
card-schokoly-2 = Dein größtes Gebiet zählt: ein Punkt für jedes Stück.
card-schokoly-3 = Neutrale Gebiete ab sechs Stücken bekommt, wer mehr Seiten berührt.
card-schokoly-4 = Eine Schokolinse schützt eine Karte, oder du legst damit deine auf andere.
