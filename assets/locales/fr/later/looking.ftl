### Le bilan d’une partie finie.
looking-wakes = C’est parti
looking-progress = Chaque coup est jugé…
looking-move = Coup { $move } sur { $moves }
looking-done = Tous les coups sont jugés.
looking-title = Chances à force égale
looking-curve = Chances de gagner { $ply ->
    [0] avant le premier coup
   *[other] après le coup { $ply }
  } : { $chances }
looking-chance = { $name } { $percent } %
looking-percent = { $percent } %

# Comment chaque place a joué, et sa chance
looking-play-well = { $who ->
    [you] Tu as bien joué.
   *[other] { $name } a bien joué.
  }
looking-play-fairly = { $who ->
    [you] Tu as assez bien joué.
   *[other] { $name } a assez bien joué.
  }
looking-play-badly = { $who ->
    [you] Tu as laissé passer de bonnes chances.
   *[other] { $name } a laissé passer de bonnes chances.
  }
looking-play-won_well = { $who ->
    [you] Tu gagnes, et tu as bien joué !
   *[other] { $name } gagne, et a bien joué.
  }
looking-play-won_fairly = { $who ->
    [you] Tu gagnes, et tu as assez bien joué !
   *[other] { $name } gagne, et a assez bien joué.
  }
looking-play-won_badly = { $who ->
    [you] Tu gagnes !
   *[other] { $name } gagne.
  } Cela aurait même pu être plus facile.
looking-luck-lucky = { $name } : une chance qui n’arrive que dans { $of } parties sur 100.
looking-luck-unlucky = { $name } : une malchance qui n’arrive que dans { $of } parties sur 100.
looking-luck-even = { $name } : ni chance, ni malchance.
looking-reaction = { $name } : la moitié des tapes et des annonces en moins de { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
looking-reaction-bots = Les bots : la moitié en moins de { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.

# Les moments forts
looking-moments = Ce qui a compté
looking-none = Ni grosse erreur, ni grande chance.
looking-slip = { $name }, coup { $move } : un faux pas. Il coûte { $percent } parties sur 100.
looking-mistake = { $name }, coup { $move } : une erreur. Elle coûte { $percent } parties sur 100.
looking-blunder = { $name }, coup { $move } : une grosse erreur. Elle coûte { $percent } parties sur 100.
looking-lucky = { $name }, coup { $move } : une grande chance. Elle rapporte { $percent } parties sur 100.
looking-unlucky = { $name }, coup { $move } : pas de chance. Cela coûte { $percent } parties sur 100.
looking-puzzles = S’entraîner sur tes énigmes : { $count }
looking-better = Mieux : { $advice }

looking-note = 36 % veut dire : sur 100 parties comme celle-ci, cette place en gagne 36, si tout le monde joue aussi bien à partir de là. Une erreur, c’est seulement ce que sa propre place pouvait savoir.
