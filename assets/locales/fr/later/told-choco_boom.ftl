### Choco-Boom à l’oreille : réponses à une touche. Une phrase de douze mots au plus.
### $name peut être « Toi » : il reste seul, avant ou après un deux-points.

boom-told-deck = { $name }, cartes : { $cards }.
boom-told-pile = { $card ->
    [none] Nouvelle pile.
   *[other] Au-dessus : { $card }. Pile : { $count }.
  }{ $under ->
    [0] {""}
   *[other] {" "}Amendes dessous : { $under }.
  }
boom-told-called = Dernière annonce : { $item }.
boom-told-won = Dernière pile : { $name }, cartes : { $count }.
boom-told-waits = On attend le « C’est bon » : { $waiting }.
boom-told-votes = Votes à venir : { $waiting }.
boom-told-answers = Réponses à venir : { $waiting }.
boom-told-sits = { $side ->
    [left] À gauche
    [right] À droite
   *[across] En face
  } : { $name }, cartes : { $cards }.
boom-told-tally = { $name }, piles : { $piles }, amendes : { $fines }.
