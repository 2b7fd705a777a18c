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
schokoly-card = { $a }, { $b } über { $c }, { $d }
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
  }. Die Pfeiltasten gehen von Platz zu Platz, Eingabe legt die Karte.
schokoly-hand = { $count ->
    [0] Deine Hand ist leer
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
  }
schokoly-hand-of = Karten von { $name }
schokoly-ghost = { $card }; auf ihrem Platz, antippen dreht sie
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
schokoly-score = { $colour }: jetzt { $count }
schokoly-stock = { $count ->
    [0] der Stapel ist leer
   *[other] { $count } im Stapel
  }

# Knöpfe
schokoly-turn = Karte drehen
schokoly-lay = Legen
schokoly-draw = Nachziehen
schokoly-pass = Zug beenden
schokoly-swap = Tausch anbieten
schokoly-smartie-key = Schokolinse nehmen, noch { $count }
schokoly-no-stack = Diese Karte lässt sich gerade nirgends stapeln.
schokoly-only-so = Hier passt sie nur so herum.

# Wählen
schokoly-choose = Wähle deine Schokolade
schokoly-choose-why = Am Ende zählt dein größtes Gebiet. Sieh dir erst deine Karten an.

# Was zu tun ist
schokoly-note-choose = Wähle deine Schokolade.
schokoly-note-take = Du bist dran: Zieh eine Karte auf das Feld oder tippe sie an.
schokoly-note-place = Tippe auf einen Platz. Antippen dreht die Karte.
schokoly-note-stack = Stapelkarte: Tippe auf einen Platz über anderen Karten.
schokoly-note-turn = So herum passt sie nirgends. Dreh sie oder nimm eine andere.
schokoly-note-turn-stack = So herum lässt sie sich nicht stapeln. Dreh sie oder nimm eine andere.
schokoly-note-lay = Hier legen? Antippen dreht die Karte.
schokoly-note-placed = { $end ->
    [draw] Zieh ein Kärtchen nach. Damit endet dein Zug.
   *[pass] Der Stapel ist leer: Beende den Zug.
  }
schokoly-note-placed-guard = { $end ->
    [draw] Zieh nach. Vorher kann eine Schokolinse eine Karte schützen.
   *[pass] Beende den Zug. Vorher kann eine Schokolinse eine Karte schützen.
  }
schokoly-note-guard = Tippe die Karte an, die die Schokolinse schützen soll.
schokoly-note-stuck = Keine deiner Karten passt. Zieh neue Karten oder setz aus.

# Gesprochen
schokoly-say-places = { $card } ist in deiner Hand. { $count ->
    [0] So herum passt sie nirgends; R dreht sie.
    [one] Sie passt an einen Platz; nimm die Pfeiltasten.
   *[other] Sie passt an { $count } Plätze; nimm die Pfeiltasten.
  }
schokoly-say-spot = Platz { $at } von { $count }, Spalte { $x }, Reihe { $y }.
schokoly-say-joins = Verbindet { $colour }: { $count } Stücke.
schokoly-say-change = { $colour }: { $same ->
    [yes] bleibt bei { $after }
   *[other] von { $before } auf { $after }
  }.
schokoly-say-turned = { $area } ist neutral, { $count } Stücke: Jetzt { $whose ->
    [nobody] gehören sie niemandem
   *[other] zählen sie für { $colour }
  }.
schokoly-say-guards = Eine Schokolinse kann { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } schützen; nimm die Pfeiltasten.

# Die Geschichte
schokoly-event-chose = { $who ->
    [you] Du spielst
   *[other] { $name } spielt
  } { $colour }.
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
    [you] Du bietest { $other } eine Karte
    [to-you] { $name } bietet dir eine Karte
   *[other] { $name } bietet { $other } eine Karte
  } mit { $count } × { $colour } an.
schokoly-event-answered = { $who ->
    [you] Du antwortest
   *[other] { $name } antwortet
  } mit einer Karte mit { $count } × { $colour }.
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
schokoly-why-not-free = Da liegen schon andere. Nur eine Stapelkarte darf darauf.
schokoly-why-too-few-contacts = Sie muss mindestens zwei Stücke Schokolade berühren, Seite an Seite.
schokoly-why-no-equal-colour = Dort trifft keine Schokolade ihre Sorte: Zartbitter an Zartbitter, Vollmilch an Vollmilch oder Weiß an Weiß.
schokoly-why-no-smartie = Du hast keine Schokolinse mehr.
schokoly-why-not-all-covered = Alle vier Stücke einer Stapelkarte müssen auf anderen Karten liegen.
schokoly-why-one-card-only = Eine Stapelkarte liegt immer über zwei oder mehr Karten.
schokoly-why-guarded = Diese Karte schützt eine Schokolinse: Niemand darf sie bedecken.
schokoly-why-already-placed = Du hast schon gelegt. Zieh nach, oder nimm es zurück.
schokoly-why-covered = Ein Teil dieser Karte ist schon bedeckt.
schokoly-why-already-guarded = Nur eine Schokolinse in jedem Zug.
schokoly-why-after-stack = Deine Schokolinse liegt schon auf der Stapelkarte.
schokoly-why-not-laid = Diese Karte liegt nicht auf dem Tisch.
schokoly-why-over = Die Partie ist zu Ende.
schokoly-why-not-offered = Dort passt sie nicht.

# Was jemandem zum ersten Mal begegnet
schokoly-first-guard = Eine Schokolinse schützt eine Karte: Niemand kann sie mehr bedecken.
schokoly-first-stack = Tippe auf die Schokolinse: Dann darf deine Karte auf anderen liegen.

# Tipps
schokoly-advice-choose = Nimm { $colour }.
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
schokoly-hint-blocks-other = Es ist den anderen im Weg.
schokoly-hint-guards-own = So kann niemand dein Gebiet dort bedecken.
schokoly-hint-saves-smartie = Deine Schokolinsen sind später mehr wert.
schokoly-hint-guards-nothing = Eine Schokolinse würde jetzt nichts retten.
schokoly-hint-most-in-hand = Davon hast du am meisten auf der Hand.
schokoly-hint-enough-in-hand = Davon hast du genug auf der Hand.
schokoly-hint-better-later = Andere Plätze bringen jetzt mehr, aber weniger nach der Antwort der anderen.
schokoly-hint-little-to-gain = Kein Platz bringt jetzt etwas ein.
schokoly-hint-only-choice = Etwas anderes gibt es nicht.
schokoly-hint-good-swap = Der Tausch ist gut für dich.
schokoly-hint-bad-swap = Der Tausch ist nicht gut für dich.

# Tauschen
schokoly-offer-title = Tausch anbieten
schokoly-offer-card = Tippe eine Karte deiner Hand an, und wem du sie anbietest.
schokoly-offer-told = { $name } wird hören: eine Karte mit { $count } × { $colour }.
schokoly-offer-not = Jetzt nicht
schokoly-offer = Anbieten
schokoly-asked = { $name } bietet dir eine Karte mit { $count } × { $colour } an
schokoly-answer-card = Tippe die Karte deiner Hand an, die du dafür gäbst.
schokoly-answer-told = { $name } wird hören: eine Karte mit { $count } × { $colour }.
schokoly-answer = Antworten
schokoly-answered = { $name } antwortet mit einer Karte mit { $count } × { $colour }
schokoly-answered-for = Für diese Karte von dir:
schokoly-accept = Tauschen
schokoly-decline = Meine behalten
schokoly-waiting = { $name } überlegt sich dein Angebot …

# Das Zählen
schokoly-count-own = Größtes Gebiet { $colour }: { $count ->
    [one] ein Stück
   *[other] { $count } Stücke
  }.
schokoly-count-neutral = { $colour } ist neutral, { $count } Stücke.
schokoly-count-small = { $colour } ist neutral: { $count ->
    [one] ein Gebiet ist zu klein und zählt
   *[other] { $count } Gebiete sind zu klein und zählen
  } für niemanden.
schokoly-count-winner = { $most } Seiten zu { $fewer }: { $count } Stücke für { $colour }.
schokoly-count-nobody = Je { $most } Seiten: Sie zählen für niemanden.

# Das Ende
schokoly-praise-card = { $who ->
    [you] Deine beste Karte
   *[other] Beste Karte
  }: { $value ->
    [one] ein Punkt
   *[other] { $value } Punkte
  }
schokoly-praise-area = { $who ->
    [you] Dein größtes Gebiet
   *[other] Größtes Gebiet
  }: { $value ->
    [one] ein Stück
   *[other] { $value } Stücke
  }
schokoly-end-line = { $names }, { $colour }: { $largest } in { $who ->
    [you] deinem
   *[other] dem
  } größten Gebiet + { $neutral } neutral
schokoly-end-line-three = { $names }, { $colour }: { $largest } in { $who ->
    [you] deinem
   *[other] dem
  } größten Gebiet
schokoly-end-tie = Gleichstand, darum entscheiden die { $at ->
    [1] größten
    [2] zweitgrößten
    [3] drittgrößten
   *[other] nächstgrößten
  } Gebiete: { $most } zu { $fewer } für { $colour }.
schokoly-end-shared = Gleichstand bis zum letzten Gebiet: Ihr teilt euch den Sieg.

# Hilfe
schokoly-help-touch = Zieh eine Karte auf einen Platz, oder tippe erst die Karte und dann den Platz an; die Zahl ist dein Gewinn. Antippen dreht die Karte, die du hältst, auf der Hand und auf dem Feld. Legen legt sie hin.
schokoly-help-board = Zwei Finger machen das Feld größer oder kleiner, ein Finger schiebt es.
schokoly-key-take = eine Handkarte nehmen
schokoly-key-turn = drehen; mit Umschalt andersherum
schokoly-key-smartie = eine Schokolinse nehmen
schokoly-key-arrows = auf dem Feld: von Platz zu Platz oder von Karte zu Karte
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
lesson-schokoly-in-two = Dein Gebiet ist noch geteilt. Nur eine Karte darüber verbindet es.
lesson-schokoly-safe = Eine Stapelkarte kann niemand bedecken. Andere Karten schützt eine Schokolinse.
lesson-schokoly-guard = Neues Brett: Schütze die mittlere Karte. Tippe auf die Schokolinse, dann auf sie.
lesson-schokoly-bare = Weiß kann die mittlere Karte noch bedecken. Schütze diese.
lesson-schokoly-guarded = Jetzt kann sie niemand bedecken, und dein Gebiet bleibt ganz.
lesson-schokoly-find = Neues Brett: Weiß führt. Finde eine Karte, die sechs Punkte oder mehr bringt.
lesson-schokoly-few = Das bringt weniger als sechs Punkte. Ein anderer Platz bringt mehr.
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
