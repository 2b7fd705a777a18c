### Looking back at a game that is over.
### $who is “you” where the reader is meant; else $name is a person or a bot, and nobody knows
### whether that is a he or a she: where your language would have to, say “Turn: { $name }”.
looking-wakes = It begins
looking-progress = Every move is being judged …
looking-move = Move { $move } of { $moves }
looking-done = Done: every move has been judged.
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
    [you] You won! It could even have been easier.
   *[other] { $name } won. It could even have been easier.
  }
# $of is a number below 50
looking-luck-lucky = { $who ->
    [you] You had luck
   *[other] { $name } had luck
  }, as in only { $of } of 100 games.
looking-luck-unlucky = { $who ->
    [you] You had bad luck
   *[other] { $name } had bad luck
  }, as in only { $of } of 100 games.
looking-luck-even = { $who ->
    [you] Your luck was as usual.
   *[other] The luck of { $name } was as usual.
  }
looking-reaction = { $who ->
    [you] Half of your slaps and calls
   *[other] Half of the slaps and calls of { $name }
  } came within { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
looking-reaction-bots = With the bots, half came within { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.

# The moments
looking-moments = What mattered
looking-none = No great mistake and no great luck in this game.
# $percent is a number of games
looking-slip = Move { $move }: a slip { $who ->
    [you] of yours
   *[other] by { $name }
  }. It cost { $percent } of 100 games.
looking-mistake = Move { $move }: a mistake { $who ->
    [you] of yours
   *[other] by { $name }
  }. It cost { $percent } of 100 games.
looking-blunder = Move { $move }: a big mistake { $who ->
    [you] of yours
   *[other] by { $name }
  }. It cost { $percent } of 100 games.
looking-lucky = Move { $move }: great luck for { $who ->
    [you] you
   *[other] { $name }
  }. It brought { $percent } of 100 games.
looking-unlucky = Move { $move }: bad luck for { $who ->
    [you] you
   *[other] { $name }
  }. It cost { $percent } of 100 games.
looking-puzzles = { $count ->
    [one] Practise: one puzzle of your own moves
   *[other] Practise: { $count } puzzles of your own moves
  }
# $advice is one sentence or two
looking-better = Better: { $advice }

# For whom a chance holds, and what counts as a mistake
looking-note = 36 % means: of 100 such games this seat wins 36, if all play equally well from there on. The lines know what all seats together have seen. A mistake is only what its own seat could know.
