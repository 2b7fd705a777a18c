### Le cochon

game-pig = Le cochon
line-pig = Encore un lancer ?
credit-pig = Un jeu de toujours.
bot-piglet = Porcelet
bot-piglet-line = S’arrête tôt
bot-boar = Sanglier
bot-boar-line = Lance jusqu’à vingt

card-pig-1 = Lance le dé tant que tu veux.
card-pig-2 = Tout ce que tu lances compte, dès que tu t’arrêtes.
card-pig-3 = Mais le chiffre un fait perdre tout le tour.
card-pig-4 = Cent points gagnent.

rules-pig-aim = Le but
rules-pig-aim-1 = Qui a cent points en premier gagne.
rules-pig-turn = Un tour
rules-pig-turn-1 = Lance tant que tu veux. Chaque lancer rapporte ses points.
rules-pig-turn-2 = Arrête-toi, et ils sont à toi. Si le dé montre un, tout ce tour est perdu.

pig-die = { $side ->
    [0] Un dé
   *[other] Le dé montre { $side }
  }
pig-points = { $points }
pig-score = { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
  }
pig-roll = Lancer
pig-hold = S’arrêter
pig-note = Lance, ou garde ce que tu as.
pig-won = { $name } : cent !
pig-event-rolled = { $name } : { $die }
pig-event-lost = { $name } : tout est perdu
pig-event-held = { $name } s’arrête : { $points }
pig-advice-roll = Un lancer de plus vaut la peine.
pig-advice-hold = Assez : arrête-toi.
pig-why-not-offered = Ce n’est pas possible maintenant.
