# Der beste Platz für eine Karte.

game-schokoly_best = Der beste Platz

# Das Blatt davor
solo-best = Der beste Platz
boxes-how-best = Leg eine Karte dorthin, wo sie dich am weitesten nach vorn bringt.
boxes-best-1 = Ein paar Karten
boxes-best-1-line = 6 Karten.
boxes-best-2 = Mitten im Spiel
boxes-best-2-line = 14 Karten.
boxes-best-3 = Fast voll
boxes-best-3-line = 28 Karten.

# Beim Suchen
best-note = Lege eine Karte an den besten Platz. Du spielst: { $colour }.

# Was es war
best-over = Deine Karte liegt
best-points = { $points } von 100 Punkten
best-found = Dein Vorsprung: der größte
best-own = Dein Vorsprung hier
best-other = Am besten Platz, gestrichelt
best-rank = Rang { $rank } von { $count } Arten, eine Karte zu legen.
best-here = Deine Karte liegt am besten Platz.
best-there = Der beste Platz: Spalte { $x }, Reihe { $y }

# Warum ein Platz gut ist
best-why = Vorher und nachher
best-show-before = Vorher
best-show-own = Dein Platz
best-show-best = Der beste Platz
best-why-turns = Neutrales Gebiet ({ $colour }). Vorher: { $giver ->
    [nobody] niemand
    [you] du
   *[other] { $giver }
  }. Jetzt: { $taker ->
    [nobody] niemand
    [you] du
   *[other] { $taker }
  }.
best-why-own = Größtes Gebiet ({ $colour }): von { $before } auf { $after }.
best-why-kept = Neutrales Gebiet ({ $colour }) für { $taker ->
    [you] dich
   *[other] { $taker }
  }: von { $before } auf { $after }.
best-why-nothing = Kein Gebiet, das zählt, ändert sich.
