# Le meilleur endroit pour une carte.

game-schokoly_best = Trouver le meilleur endroit

# La feuille du début
solo-best = Trouver le meilleur endroit
boxes-how-best = Pose une carte là où tu prends le plus d’avance.
boxes-best-1 = Quelques cartes
boxes-best-1-line = 6 cartes.
boxes-best-2 = À moitié plein
boxes-best-2-line = 14 cartes.
boxes-best-3 = Presque plein
boxes-best-3-line = 28 cartes.

# Pendant la recherche
best-note = Pose une carte au meilleur endroit. Tu joues le { $colour }.

# Le résultat
best-over = Ta carte est posée
best-points = { $points } points sur 100
best-found = Ton avance : la meilleure possible
best-own = Ton avance ici
best-other = Au meilleur endroit, en pointillés
best-rank = Rang { $rank } sur { $count } façons de poser une carte.
best-here = Ta carte est au meilleur endroit.
best-there = Le meilleur endroit : colonne { $x }, ligne { $y }

# Pourquoi un endroit est bon
best-why = Avant et après
best-show-before = Avant
best-show-own = Ton endroit
best-show-best = Le meilleur
best-why-turns = Zone neutre ({ $colour }). Avant : { $giver ->
    [nobody] personne
    [you] toi
   *[other] le { $giver }
  }. Maintenant : { $taker ->
    [nobody] personne
    [you] toi
   *[other] le { $taker }
  }.
best-why-own = La plus grande zone ({ $colour }) : de { $before } à { $after }.
best-why-kept = Zone neutre ({ $colour }), { $taker ->
    [you] pour toi
   *[other] pour le { $taker }
  } : de { $before } à { $after }.
best-why-nothing = Aucune zone qui compte ne change.
