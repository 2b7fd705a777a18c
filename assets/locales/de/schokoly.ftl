### Schokoly am Tisch.

## On the shelf
game-schokoly = Schokoly
line-schokoly = Verbinde deine Schokolade
credit-schokoly = Spiel von Steffen Mühlhäuser, mit Elementen einer Idee von Andreas Kuhnekath („Malu“), aus der auch SchoK.O. für zwei entstand. Grafik von Steffen Mühlhäuser und Bernhard Kümmelmann. Verlegt von Steffen-Spiele, 2011.
bot-nibbler = Knabberer
bot-nibbler-line = legt irgendetwas, das passt
bot-hamster = Hamster
bot-hamster-line = nimmt einen guten Platz, selten den besten
bot-taster = Kosterin
bot-taster-line = sieht eine Karte weit
bot-chocolatier = Choco{"\u00AD"}latier
bot-chocolatier-line = denkt voraus und ist schwer zu schlagen
bot-master = Meister
bot-master-line = sieht früh, welche Gebiete zählen werden

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
schokoly-board-picture = Ein Brett mit { $count } Karten
schokoly-board-keys = Spielfeld mit { $count ->
    [0] noch keiner Karte
    [one] einer Karte
   *[other] { $count } Karten
  }. Mit den Pfeiltasten bewegen, mit Eingabe legen.
schokoly-hand = Deine Hand: { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
  }
schokoly-hand-of = Hand: { $name }
schokoly-ghost = { $card }; antippen dreht sie
schokoly-back = Zurück auf die Hand
schokoly-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
schokoly-smarties = { $count ->
    [0] keine Schokolinse
    [one] eine Schokolinse
   *[other] { $count } Schokolinsen
  }
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
schokoly-only-so = Hier passt sie nur so herum.

# Wählen
schokoly-choose = Wähle deine Schokolade
schokoly-choose-why = Am Ende zählt dein größtes Gebiet.

# Was zu tun ist
schokoly-note-choose = Wähle deine Schokolade.
schokoly-note-take = Du bist dran: Zieh eine Karte auf das Feld oder tippe sie an.
schokoly-note-place = Tippe auf einen Platz. Antippen dreht die Karte.
schokoly-note-stack = Stapelkarte: Tippe auf einen Platz über anderen Karten.
schokoly-note-turn = So herum passt sie nicht. Dreh sie oder nimm eine andere.
schokoly-note-turn-stack = So herum lässt sie sich nicht stapeln. Dreh sie oder nimm eine andere.
schokoly-note-lay = Hier legen? Antippen dreht die Karte.
schokoly-note-placed = { $end ->
    [draw] Zieh nach. Damit endet dein Zug.
   *[other] Der Stapel ist leer: Beende den Zug.
  }
schokoly-note-placed-guard = { $end ->
    [draw] Schütze eine Karte mit einer Schokolinse oder zieh nach.
   *[other] Schütze eine Karte mit einer Schokolinse oder beende den Zug.
  }
schokoly-note-guard = Tippe die Karte an, die du schützt.
schokoly-note-stuck = Keine deiner Karten passt. Zieh neue Karten oder setz aus.

# Gesprochen
schokoly-say-places = In deiner Hand: { $card }. { $count ->
    [0] So herum passt sie nirgends; R dreht sie.
    [one] Sie passt an einen Platz; nimm die Pfeiltasten.
   *[other] Sie passt an { $count } Plätze; nimm die Pfeiltasten.
  }
schokoly-say-spot = Platz { $at } von { $count }, Spalte { $x }, Reihe { $y }.
schokoly-say-joins = Verbunden: { $colour }, { $count } Stücke.
schokoly-say-change = { $colour }: { $same ->
    [yes] bleibt bei { $after }
   *[other] von { $before } auf { $after }
  }.
schokoly-say-turned = Neutrales Gebiet ({ $area }), { $count } Stücke. Es zählt jetzt für: { $whose ->
    [nobody] niemanden
   *[other] { $colour }
  }.
schokoly-say-guards = Eine Schokolinse kann { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } schützen; nimm die Pfeiltasten.

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
  } eine Karte mit einer Schokolinse geschützt.
schokoly-event-drew = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } nachgezogen.
schokoly-event-redrew = { $who ->
    [you] Du hattest keine passende Karte und hast
   *[other] { $name } hatte keine passende Karte und hat
  } neue gezogen.
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
    [you] Du bietest { $other }
    [to-you] { $name } bietet dir
   *[other] { $name } bietet { $other }
  } eine Karte an ({ $count } × { $colour }).
schokoly-event-answered = { $who ->
    [you] Du antwortest
   *[other] { $name } antwortet
  } mit einer Karte ({ $count } × { $colour }).
schokoly-event-swapped = { $who ->
    [you] Du und { $other } habt
    [to-you] { $name } und du habt
   *[other] { $name } und { $other } haben
  } eine Karte getauscht.

# Warum nicht
schokoly-why-not-your-turn = Du bist nicht dran.
schokoly-why-choose-first = Wähle zuerst deine Schokolade.
schokoly-why-place-first = Lege zuerst eine Karte.
schokoly-why-swap-first = Erst braucht der Tausch eine Antwort.
schokoly-why-not-in-hand = Diese Karte hast du nicht auf der Hand.
schokoly-why-first-at-centre = Die erste Karte kommt in die Mitte.
schokoly-why-not-free = Nur eine Stapelkarte darf auf anderen liegen.
schokoly-why-too-few-contacts = Sie muss mindestens zwei Stücke Schokolade berühren, Seite an Seite.
schokoly-why-no-equal-colour = Eine Schokolade muss dort ihre Sorte treffen.
schokoly-why-no-smartie = Du hast keine Schokolinse mehr.
schokoly-why-not-all-covered = Eine Stapelkarte muss ganz auf anderen Karten liegen.
schokoly-why-one-card-only = Eine Stapelkarte muss auf zwei oder mehr Karten liegen.
schokoly-why-guarded = Diese Karte schützt eine Schokolinse.
schokoly-why-already-placed = Du hast schon gelegt. Zieh nach, oder nimm es zurück.
schokoly-why-covered = Ein Teil dieser Karte ist bedeckt.
schokoly-why-already-guarded = Nur eine Schokolinse in jedem Zug.
schokoly-why-after-stack = Nur eine Schokolinse in jedem Zug: Deine liegt auf der Stapelkarte.
schokoly-why-not-laid = Diese Karte liegt nicht auf dem Tisch.
schokoly-why-over = Die Partie ist zu Ende.
schokoly-why-not-offered = Dort passt sie nicht.

# Was jemandem zum ersten Mal begegnet
schokoly-first-guard = Eine Schokolinse schützt eine Karte: Niemand kann sie mehr bedecken.
schokoly-first-stack = Tippe auf die Schokolinse: Dann darf deine Karte auf anderen liegen.

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
schokoly-hint-wins-neutral = Es hilft dir, ein neutrales Gebiet zu gewinnen.
schokoly-hint-blocks-other = Es stört die anderen.
schokoly-hint-guards-own = So kann niemand dein Gebiet dort bedecken.
schokoly-hint-saves-smartie = Deine Schokolinsen sind später mehr wert.
schokoly-hint-guards-nothing = Eine Schokolinse würde jetzt nichts retten.
schokoly-hint-most-in-hand = Davon hast du am meisten auf der Hand.
schokoly-hint-enough-in-hand = Davon hast du genug auf der Hand.
schokoly-hint-better-later = Andere Plätze bringen jetzt mehr, aber weniger nach den Zügen der anderen.
schokoly-hint-little-to-gain = Kein Platz bringt jetzt etwas ein.
schokoly-hint-only-choice = Etwas anderes gibt es nicht.
schokoly-hint-good-swap = Der Tausch ist gut für dich.
schokoly-hint-bad-swap = Der Tausch ist nicht gut für dich.

# Tauschen
schokoly-offer-title = Tausch anbieten
schokoly-offer-card = Tippe eine Karte deiner Hand an, und wem du sie anbietest.
schokoly-offer-told = { $name } wird hören: { $count } × { $colour }.
schokoly-offer-not = Jetzt nicht
schokoly-offer = Anbieten
schokoly-asked = { $name } bietet dir eine Karte an: { $count } × { $colour }
schokoly-answer-card = Tippe eine Karte an, die du dafür gäbst.
schokoly-answer-told = { $name } wird hören: { $count } × { $colour }.
schokoly-answer = Antworten
schokoly-answered = { $name } antwortet: { $count } × { $colour }
schokoly-answered-for = Für deine Karte:
schokoly-accept = Tauschen
schokoly-decline = Meine behalten
schokoly-waiting = { $name } überlegt …

# Das Zählen
schokoly-count-own = Größtes Gebiet { $colour ->
    [dark] Zartbitter
    [milk] Vollmilch
   *[other] Weiß
  }: { $count ->
    [one] ein Stück
   *[other] { $count } Stücke
  }.
schokoly-count-neutral = Neutrales Gebiet { $colour ->
    [dark] Zartbitter
    [milk] Vollmilch
   *[other] Weiß
  }, { $count } Stücke.
schokoly-count-small = Zu kleine neutrale Gebiete { $colour ->
    [dark] Zartbitter
    [milk] Vollmilch
   *[other] Weiß
  }: { $count }.
schokoly-count-winner = { $most } Seiten zu { $fewer }: { $count } Stücke für { $colour ->
    [dark] Zartbitter
    [milk] Vollmilch
   *[other] Weiß
  }.
schokoly-count-nobody = Je { $most } Seiten: für niemanden.

# Das Ende
schokoly-praise-card = Beste Karte: { $value ->
    [one] ein Punkt
   *[other] { $value } Punkte
  }
schokoly-praise-area = Größtes Gebiet: { $value ->
    [one] ein Stück
   *[other] { $value } Stücke
  }
schokoly-end-line = { $names }, { $colour }: größtes Gebiet { $largest } + neutral { $neutral }
schokoly-end-line-three = { $names }, { $colour }: größtes Gebiet { $largest }
schokoly-end-tie = Gleichstand. Die { $at ->
    [1] größten
    [2] zweitgrößten
    [3] drittgrößten
   *[other] nächstgrößten
  } Gebiete entscheiden: { $most } zu { $fewer } für { $colour ->
    [dark] Zartbitter
    [milk] Vollmilch
   *[other] Weiß
  }.
schokoly-end-shared = Gleichstand bis zum letzten Gebiet: Ihr teilt euch den Sieg.

# Hilfe
schokoly-help-touch = Zieh eine Karte auf einen Platz, oder tippe die Karte und dann den Platz an; die Zahl ist dein Gewinn. Antippen dreht die Karte. Legen legt sie hin.
schokoly-help-board = Zwei Finger machen das Feld größer oder kleiner, ein Finger schiebt es.
schokoly-key-take = eine Handkarte nehmen
schokoly-key-turn = drehen; mit Umschalt andersherum
schokoly-key-smartie = eine Schokolinse nehmen
schokoly-key-arrows = von Platz zu Platz oder von Karte zu Karte
schokoly-key-lay = Karte legen
schokoly-key-end = nachziehen und den Zug beenden
schokoly-key-back = alles zurück auf die Hand

## Die Lektion
lesson-schokoly-lay = Du spielst Zartbitter. Zieh eine Karte auf einen Platz, dann tippe auf Legen.
lesson-schokoly-draw = Passt: Zwei Stücke berühren sie, mindestens eins schmeckt gleich. Zieh nach!
lesson-schokoly-white = Jetzt legt Weiß eine Karte.
lesson-schokoly-join = Neues Brett: Verbinde deine Gebiete. Antippen dreht die Karte; suche die +5.
lesson-schokoly-apart = Deine Gebiete sind noch getrennt. Die +5 zeigt, wo sie zusammenkommen.
lesson-schokoly-neutral = Dein größtes Gebiet zählt: acht Punkte. Auch neutrale Vollmilch lässt sich gewinnen.
lesson-schokoly-win = Neues Brett: Weiß berührt die Vollmilch an 4 Seiten, Zartbitter an 2. Mehr!
lesson-schokoly-whites = Zähl noch einmal: Zartbitter berührt die Vollmilch nicht an mehr Seiten als Weiß.
lesson-schokoly-won = 5 Seiten gegen 4: Die ganze Vollmilch gehört dir. Sechs Punkte mehr!
lesson-schokoly-stack = Neues Brett: Weiß ist im Weg. Tippe auf die Schokolinse, dann überdecke Weiß.
lesson-schokoly-in-two = Dein Gebiet ist geteilt. Nur eine Karte darüber verbindet es.
lesson-schokoly-safe = Eine Stapelkarte kann niemand bedecken. Andere Karten schützt eine Schokolinse.
lesson-schokoly-guard = Neues Brett: Schütze die mittlere Karte. Tippe auf die Schokolinse, dann auf sie.
lesson-schokoly-bare = Weiß kann die mittlere Karte noch bedecken. Schütze diese.
lesson-schokoly-guarded = Jetzt kann sie niemand bedecken, und dein Gebiet bleibt ganz.
lesson-schokoly-find = Neues Brett: Weiß führt. Finde eine Karte, die sechs Punkte oder mehr bringt.
lesson-schokoly-few = Ein anderer Platz bringt mehr: sechs Punkte oder mehr.
lesson-schokoly-end = 15 Punkte: 9 im größten Gebiet + 6 neutral. So gewinnst du!
lesson-schokoly-first-draw = Zieh erst eine Karte.
lesson-schokoly-first-place = Leg erst eine Karte.
lesson-schokoly-first-stack = Nimm erst eine Schokolinse und überdecke Weiß.
lesson-schokoly-first-guard = Schütze erst die mittlere Karte.

## Die Regeln auf einer Karte
card-schokoly-1 = Leg an: Mindestens zwei Seiten berühren sich, eine davon mit gleicher Schokolade.
card-schokoly-2 = Dein größtes Gebiet zählt: ein Punkt für jedes Stück.
card-schokoly-3 = Neutrale Gebiete ab sechs Stücken bekommt, wer mehr von ihren Seiten berührt.
card-schokoly-4 = Eine Schokolinse schützt eine Karte, oder du legst damit deine auf andere.
