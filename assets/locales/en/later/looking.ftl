# Looking back at a game that is over.
looking-wakes = It begins
looking-progress = Every move is being judged …
looking-move = Move { $move } of { $moves }
looking-done = Done: every move has been judged.
looking-title = Chance among equals
looking-curve = Chance to win { $ply ->
    [0] before the first move
   *[other] after move { $ply }
}: { $chances }
looking-chance = { $name } { $percent } %
looking-percent = { $percent } %

# How each seat played, and its luck
looking-play-well = { $who ->
    [you] You played well.
   *[name] { $name } played well.
}
looking-play-fairly = { $who ->
    [you] You played fairly well.
   *[name] { $name } played fairly well.
}
looking-play-badly = { $who ->
    [you] You let good chances go by.
   *[name] { $name } let good chances go by.
}
# Whoever has won hears that first
looking-play-won_well = { $who ->
    [you] You won, and you played well!
   *[name] { $name } won, and played well.
}
looking-play-won_fairly = { $who ->
    [you] You won, and you played fairly well!
   *[name] { $name } won, and played fairly well.
}
looking-play-won_badly = { $who ->
    [you] You won! It could even have been easier.
   *[name] { $name } won. It could even have been easier.
}
looking-luck-lucky = { $who ->
    [you] You were lucky: only { $of } of 100 games bring so much luck.
   *[name] { $name } was lucky: only { $of } of 100 games bring so much luck.
}
looking-luck-unlucky = { $who ->
    [you] You were unlucky: only { $of } of 100 games bring such bad luck.
   *[name] { $name } was unlucky: only { $of } of 100 games bring such bad luck.
}
looking-luck-even = { $who ->
    [you] Your luck was as usual.
   *[name] { $name }’s luck was as usual.
}
looking-reaction = { $who ->
    [you] Half of your slaps and calls came within { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
   *[name] Half of the slaps and calls of { $name } came within { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
}
looking-reaction-bots = With the bots, half came within { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.

# The moments
looking-moments = What mattered
looking-none = No great mistake and no great luck in this game.
looking-slip = { $who ->
    [you] Move { $move }: a slip of yours. It cost { $percent } of 100 games.
   *[name] Move { $move }: a slip by { $name }. It cost { $percent } of 100 games.
}
looking-mistake = { $who ->
    [you] Move { $move }: a mistake of yours. It cost { $percent } of 100 games.
   *[name] Move { $move }: a mistake by { $name }. It cost { $percent } of 100 games.
}
looking-blunder = { $who ->
    [you] Move { $move }: a big mistake of yours. It cost { $percent } of 100 games.
   *[name] Move { $move }: a big mistake by { $name }. It cost { $percent } of 100 games.
}
looking-lucky = { $who ->
    [you] Move { $move }: great luck for you. It brought { $percent } of 100 games.
   *[name] Move { $move }: great luck for { $name }. It brought { $percent } of 100 games.
}
looking-unlucky = { $who ->
    [you] Move { $move }: bad luck for you. It cost { $percent } of 100 games.
   *[name] Move { $move }: bad luck for { $name }. It cost { $percent } of 100 games.
}
looking-puzzles = { $count ->
    [one] Practise: one puzzle of your own moves
   *[other] Practise: { $count } puzzles of your own moves
}
looking-better = Better: { $advice }

# For whom a chance holds, and what counts as a mistake
looking-note = 36 % means: of 100 games from such a table, this seat wins 36 if all play equally well from there on. The lines know what all seats together have seen. A mistake is only what its own seat could know, without the luck that follows.
