# Zurückblicken auf ein Spiel, das zu Ende ist.
looking-wakes = Es geht los
looking-progress = Jeder Zug wird beurteilt …
looking-move = Zug { $move } von { $moves }
looking-done = Fertig: Jeder Zug ist beurteilt.
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
    [you] Du hast gewonnen! Es wäre sogar noch leichter gegangen.
   *[other] { $name } hat gewonnen. Es wäre sogar noch leichter gegangen.
  }
looking-luck-lucky = { $who ->
    [you] Du hattest Glück
   *[other] { $name } hatte Glück
  } wie nur in { $of } von 100 Spielen.
looking-luck-unlucky = { $who ->
    [you] Du hattest Pech
   *[other] { $name } hatte Pech
  } wie nur in { $of } von 100 Spielen.
looking-luck-even = { $who ->
    [you] Du hattest
   *[other] { $name } hatte
  } so viel Glück wie sonst.
looking-reaction = { $who ->
    [you] Die Hälfte deiner Schläge und Rufe
   *[other] Die Hälfte der Schläge und Rufe von { $name }
  } kam innerhalb von { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
looking-reaction-bots = Bei den Bots kam die Hälfte innerhalb von { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.

# Die Momente
looking-moments = Darauf kam es an
looking-none = In diesem Spiel gab es keinen großen Fehler und kein großes Glück.
looking-slip = Zug { $move }: ein kleiner Fehler von { $who ->
    [you] dir
   *[other] { $name }
  }. Er kostete { $percent } von 100 Spielen.
looking-mistake = Zug { $move }: ein Fehler von { $who ->
    [you] dir
   *[other] { $name }
  }. Er kostete { $percent } von 100 Spielen.
looking-blunder = Zug { $move }: ein großer Fehler von { $who ->
    [you] dir
   *[other] { $name }
  }. Er kostete { $percent } von 100 Spielen.
looking-lucky = Zug { $move }: großes Glück für { $who ->
    [you] dich
   *[other] { $name }
  }. Es brachte { $percent } von 100 Spielen.
looking-unlucky = Zug { $move }: Pech für { $who ->
    [you] dich
   *[other] { $name }
  }. Es kostete { $percent } von 100 Spielen.
looking-puzzles = { $count ->
    [one] Üben: ein Rätsel aus deinen Zügen
   *[other] Üben: { $count } Rätsel aus deinen Zügen
  }
looking-better = Besser: { $advice }

# Für wen eine Chance gilt, und was als Fehler zählt
looking-note = 36 % heißt: Von 100 solchen Spielen gewinnt dieser Platz 36, wenn von da an alle gleich gut spielen. Die Linien wissen, was alle zusammen gesehen haben. Ein Fehler ist nur, was man selbst wissen konnte.
