### Pig

game-pig = Pig
line-pig = Roll once more?
credit-pig = A folk game.
bot-piglet = Piglet
bot-piglet-line = Holds early
bot-boar = Boar
bot-boar-line = Rolls up to twenty

card-pig-1 = Roll the die as often as you like.
card-pig-2 = All that you roll counts, once you hold.
card-pig-3 = But a one loses the whole turn.
card-pig-4 = A hundred points win.

rules-pig-aim = The aim
rules-pig-aim-1 = Whoever first has a hundred points wins.
rules-pig-turn = A turn
rules-pig-turn-1 = Roll as often as you like. Each roll brings its points.
rules-pig-turn-2 = Hold, and they are yours. Roll a one, and all of this turn is lost.

pig-die = { $side ->
    [0] A die
   *[other] The die shows { $side }
  }
pig-points = { $points }
pig-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
pig-roll = Roll
pig-hold = Hold
pig-note = Roll, or hold what you have.
pig-won = { $name }: a hundred!
pig-event-rolled = { $name }: { $die }
pig-event-lost = { $name }: all lost
pig-event-held = { $name } holds: { $points }
pig-advice-roll = One more roll is worth it.
pig-advice-hold = Enough: hold.
pig-why-not-offered = That cannot be done now.
