# Zurückblicken auf ein Spiel, das zu Ende ist.
looking-wakes = Es geht los
looking-progress = Jeder Zug wird beurteilt …
looking-move = Zug { $move } von { $moves }
looking-done = Jeder Zug ist beurteilt.
looking-title = Chance unter Gleichen
looking-curve = Gewinnchance { $ply ->
    [0] vor dem ersten Zug
   *[other] nach Zug { $ply }
  }: { $chances }
looking-chance = { $name } { $percent } %
looking-percent = { $percent } %

# Wie jeder gespielt hat, und sein Glück
looking-play-well = { $who ->
    [you] Du hast gut gespielt.
   *[other] { $name } hat gut gespielt.
  }
looking-play-fairly = { $who ->
    [you] Du hast recht gut gespielt.
   *[other] { $name } hat recht gut gespielt.
  }
looking-play-badly = { $who ->
    [you] Du hast gute Chancen verpasst.
   *[other] { $name } hat gute Chancen verpasst.
  }
# Wer gewonnen hat, hört das zuerst
looking-play-won_well = { $who ->
    [you] Du hast gewonnen und gut gespielt!
   *[other] { $name } hat gewonnen und gut gespielt.
  }
looking-play-won_fairly = { $who ->
    [you] Du hast gewonnen und recht gut gespielt!
   *[other] { $name } hat gewonnen und recht gut gespielt.
  }
looking-play-won_badly = { $who ->
    [you] Du hast gewonnen!
   *[other] { $name } hat gewonnen.
  } Es wäre sogar noch leichter gegangen.
looking-luck-lucky = { $name }: Glück wie nur in { $of } von 100 Spielen.
looking-luck-unlucky = { $name }: Pech wie nur in { $of } von 100 Spielen.
looking-luck-even = { $name }: so viel Glück wie sonst.
looking-reaction = { $name }: die Hälfte aller Schläge und Rufe in höchstens { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
looking-reaction-bots = Die Bots: die Hälfte in höchstens { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.

# Die Momente
looking-moments = Darauf kam es an
looking-none = Kein großer Fehler und kein großes Glück.
looking-slip = { $name }, Zug { $move }: ein kleiner Fehler. Er kostete { $percent } von 100 Spielen.
looking-mistake = { $name }, Zug { $move }: ein Fehler. Er kostete { $percent } von 100 Spielen.
looking-blunder = { $name }, Zug { $move }: ein großer Fehler. Er kostete { $percent } von 100 Spielen.
looking-lucky = { $name }, Zug { $move }: großes Glück. Es brachte { $percent } von 100 Spielen.
looking-unlucky = { $name }, Zug { $move }: Pech. Es kostete { $percent } von 100 Spielen.
looking-puzzles = Rätsel aus deinen Zügen üben: { $count }
looking-better = Besser: { $advice }

# Für wen eine Chance gilt, und was als Fehler zählt
looking-note = 36 % heißt: Von 100 solchen Spielen gewinnt dieser Platz 36, wenn von da an alle gleich gut spielen. Ein Fehler ist nur, was der eigene Platz wissen konnte.
