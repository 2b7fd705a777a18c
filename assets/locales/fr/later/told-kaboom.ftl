### Kaboom! à l’oreille : réponses à une touche, et ce qu’on peut choisir. Une phrase de douze mots au plus.
### $name peut être « Toi » : il reste seul, avant ou après un deux-points.

kaboom-told-known = { $spot } : { $card }.{ $ago ->
    [none] {""}
    [0] {" "}Regard pendant ce tour.
   *[other] {" "}Tours depuis ton regard : { $ago }.
  }
kaboom-told-hidden = { $spot } : jamais vue.
kaboom-told-gap = { $spot } : pas de carte.
kaboom-told-piles = Défausse : { $card ->
    [none] vide
   *[other] { $card }
  }. Pioche : { $stock }.
kaboom-told-drawn = Tu pioches : { $card }, valeur { $worth }.
kaboom-told-caller = { $name } : Kaboom!
kaboom-told-cards = { $name }, cartes : { $cards }.
kaboom-told-round = Manche { $round } sur { $rounds }.
kaboom-told-sum = { $name }, points : { $sum }.
kaboom-told-looks = Regards à venir : { $waiting }.
kaboom-told-flips = Prochaine carte à retourner : { $name }.
kaboom-told-first = Première main : { $name }.
kaboom-told-sits = { $side ->
    [left] À gauche
    [right] À droite
   *[across] En face
  } : { $name }.
kaboom-told-grid = { $name } : { $lying ->
    [none] pas de carte
   *[other] { $lying }
  }.
kaboom-told-thrown = Défausse, { $number } : { $card }.

kaboom-group-replace = La garder et défausser une des tiennes : { $count }
kaboom-group-give = Donner une des tiennes : { $count }
kaboom-group-look = { $who ->
    [you] Regarder une des tiennes
   *[other] Espionner une carte, { $name }
  } : { $count }
kaboom-group-reveal = { $who ->
    [you] Révéler une des tiennes
   *[other] Révéler une carte, { $name }
  } : { $count }
kaboom-group-swap = Échanger ({ $spot }) avec : { $count }
kaboom-group-lookboth = Regarder ({ $spot }), puis une autre parmi : { $count }
