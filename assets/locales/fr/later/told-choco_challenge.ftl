### Choco Challenge à l’oreille : réponses à une touche, et ce qu’on peut choisir. Une phrase de douze mots au plus.
### $name peut être « Toi » : il reste seul, avant ou après un deux-points.

challenge-told-card = Carte { $number } sur { $cards } : { $card }, couronnes : { $crowns }.
challenge-told-deck = Manche { $round }. Pioche du marché : { $deck }{ $back ->
    [spice] , une épice dessus
    [filling] , une garniture dessus
   *[other] {""}
  }.
challenge-told-front = { $name }, devant : { $cards ->
    [none] rien
   *[other] { $cards }
  }.
challenge-told-things = { $name }, ustensiles : { $tools ->
    [none] aucun
   *[other] { $tools }
  }. Desserts : { $costs ->
    [none] aucun
   *[other] { $costs }
  }.
challenge-told-crowns = { $name }, couronnes : { $points }. Sur les cartes : { $cards }, sur les desserts : { $desserts }.
challenge-told-market = Endroit { $place } : { $card }, couronnes : { $crowns }.
challenge-told-beside = { $side ->
    [left] À gauche
   *[right] À droite
  } : { $card }, endroit { $place }, couronnes : { $crowns }.
challenge-told-priced = { $card }, endroit { $place }, couronnes : { $crowns }. { $lacks ->
    [0] Tu peux l’acheter.
    [none] Pas à ce tour.
   *[other] Cartes encore à piocher : { $lacks }.
  }
challenge-told-dessert = { $dessert }, couronnes : { $cost }, reste : { $left }.
challenge-told-tool = { $card }, reste : { $left }.
challenge-told-pile = { $who ->
    [you] Dans ta pioche
   *[other] Dans la pioche, { $name }
  } : { $cards ->
    [none] rien
   *[other] { $cards }
  }.

challenge-group-spend = Utiliser un ustensile : { $count }
challenge-group-buy = Acheter une carte : { $count }
challenge-group-take = Prendre un dessert : { $count }
challenge-group-takemarket = Prendre une carte bonus : { $count }
challenge-group-taketool = Prendre un ustensile : { $count }
challenge-choice-buy = Acheter : { $card }, endroit { $place }, couronnes : { $crowns }.
challenge-choice-takemarket = Prendre : { $card }, endroit { $place }, couronnes : { $crowns }.
challenge-choice-take = Prendre : { $dessert }, couronnes : { $cost }.
