### Looking back at a game that is over.
### $who is “you” where the reader is meant; else $name is a person or a bot, and nobody knows
### whether that is a he or a she: where your language would have to, say “Turn: { $name }”.
looking-wakes = It begins
looking-progress = Every move is being judged …
looking-move = Move { $move } of { $moves }
looking-done = Every move is judged.
looking-title = Chance among equals
# $chances is a list of looking-chance
looking-curve = Chance to win { $ply ->
    [0] before the first move
   *[other] after move { $ply }
  }: { $chances }
looking-chance = { $name } { $percent } %
looking-percent = { $percent } %

# How each seat played, and its luck
looking-play-well = { $who ->
    [you] You played well.
   *[other] { $name } played well.
  }
looking-play-fairly = { $who ->
    [you] You played fairly well.
   *[other] { $name } played fairly well.
  }
looking-play-badly = { $who ->
    [you] You let good chances go by.
   *[other] { $name } let good chances go by.
  }
# Whoever has won hears that first
looking-play-won_well = { $who ->
    [you] You won, and you played well!
   *[other] { $name } won, and played well.
  }
looking-play-won_fairly = { $who ->
    [you] You won, and you played fairly well!
   *[other] { $name } won, and played fairly well.
  }
looking-play-won_badly = { $who ->
    [you] You won!
   *[other] { $name } won.
  } It could even have been easier.
# $name, here and below, may be “You”. $of is a number below 50
looking-luck-lucky = { $name }: luck as in only { $of } of 100 games.
looking-luck-unlucky = { $name }: bad luck as in only { $of } of 100 games.
looking-luck-even = { $name }: luck as usual.
looking-reaction = { $name }: half of all slaps and calls within { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
looking-reaction-bots = The bots: half within { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.

# The moments
looking-moments = What mattered
looking-none = No great mistake and no great luck.
# $percent is a number of games
looking-slip = { $name }, move { $move }: a slip. It cost { $percent } of 100 games.
looking-mistake = { $name }, move { $move }: a mistake. It cost { $percent } of 100 games.
looking-blunder = { $name }, move { $move }: a big mistake. It cost { $percent } of 100 games.
looking-lucky = { $name }, move { $move }: great luck. It brought { $percent } of 100 games.
looking-unlucky = { $name }, move { $move }: bad luck. It cost { $percent } of 100 games.
looking-puzzles = Practise puzzles of your own moves: { $count }
# $advice is one sentence or two
looking-better = Better: { $advice }

# For whom a chance holds, and what counts as a mistake
looking-note = 36 % means: of 100 such games this seat wins 36, if all play equally well from there. A mistake is only what its own seat could know.
