# Der beste Platz für eine Karte.

game-schokoly_best = Der beste Platz
line-schokoly_best = Eine Karte, ein Platz: Welcher bringt am meisten?
credit-schokoly_best = Nach Schokoly von Steffen Mühlhäuser.

# Das Blatt davor
solo-best = Der beste Platz
boxes-how-best = Leg mitten in einer Partie eine Karte dorthin, wo sie dich am weitesten nach vorn bringt. Dann zeigt das Feld den besten Platz, den es gab.
boxes-best-1 = Ein paar Karten
boxes-best-1-line = 6 Karten auf dem Feld. Gut für den Anfang.
boxes-best-2 = Mitten im Spiel
boxes-best-2-line = 14 Karten auf dem Feld. Achte auch auf die neutralen Gebiete.
boxes-best-3 = Fast voll
boxes-best-3-line = 28 Karten auf dem Feld. Stapeln kann sich lohnen.

# Beim Suchen
best-note = Lege eine Karte dorthin, wo sie dich am weitesten nach vorn bringt. Du spielst: { $colour }.

# Was es war
best-over = Deine Karte liegt
best-points = { $points } von 100 Punkten
best-found = Dein Vorsprung. Einen besseren Platz gibt es nicht
best-own = Dein Vorsprung mit diesem Platz
best-other = Mit dem besten, in der gestrichelten Linie
best-rank = { $count ->
    [one] Es gab nur einen Platz.
   *[other] { $rank ->
        [1] Von { $count } Arten, eine Karte zu legen, ist keine besser.
       *[other] Platz { $rank } von { $count } Arten, eine Karte zu legen.
    }
  }
best-here = Deine Karte liegt am besten Platz.
best-there = Der beste Platz: Spalte { $x }, Reihe { $y }

# Warum ein Platz gut ist
best-why = Vorher und nachher
best-show-before = Vorher
best-show-own = Dein Platz
best-show-best = Der beste Platz
best-why-of = { $place ->
    [own] Das ändert deine Karte:
   *[other] Das ändert der beste Platz:
  }
best-why-grows = Größtes Gebiet ({ $colour }): Es wächst von { $before } auf { $after } Stücke.
best-why-joins = Größtes Gebiet ({ $colour }): Verbunden wächst es von { $before } auf { $after } Stücke.
best-why-shrinks = Größtes Gebiet ({ $colour }): Es schrumpft von { $before } auf { $after } Stücke.
best-why-turns = Neutrales Gebiet ({ $colour }), { $taker ->
    [nobody] { $before } Stücke
   *[other] { $after } Stücke
  }. Vorher: { $giver ->
    [nobody] niemand
    [you] du
    [dark] Zartbitter
    [milk] Vollmilch
   *[other] Weiß
  }. Jetzt: { $taker ->
    [nobody] niemand
    [you] du
    [dark] Zartbitter
    [milk] Vollmilch
   *[other] Weiß
  }.
best-why-swells = Neutrales Gebiet ({ $colour }) von { $taker ->
    [you] dir
    [dark] Zartbitter
    [milk] Vollmilch
   *[other] Weiß
  }: Es wächst von { $before } auf { $after } Stücke.
best-why-crumbles = Neutrales Gebiet ({ $colour }) von { $taker ->
    [you] dir
    [dark] Zartbitter
    [milk] Vollmilch
   *[other] Weiß
  }: Es schrumpft von { $before } auf { $after } Stücke.
best-why-nothing = Kein Gebiet, das zählt, ändert sich.
