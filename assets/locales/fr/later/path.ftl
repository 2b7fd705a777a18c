### Le parcours d’un enfant : savoir-faire, niveaux, et ce qui revient.

practise-title = S’entraîner sur tes coups
path-back = Ton parcours
path-private = Tout reste sur cet appareil jusqu’à ce que tu vides Chocobox.

path-today-line = La même chose pour tout le monde aujourd’hui.
path-today-play = Y jouer
path-due = { $count ->
    [0] Rien ne revient aujourd’hui
   *[other] De retour aujourd’hui : { $count }
  }
path-done = Énigmes résolues pour de bon : { $done }
path-more = encore { $count }
path-learn-of = Apprendre en jouant : { $game }
daily-puzzle = Aujourd’hui : une énigme ({ $game })
daily-round = Aujourd’hui : un entraînement ({ $game })
daily-deal = Aujourd’hui : une donne ({ $game })
path-puzzles = Énigmes tirées de tes coups : { $count }
path-puzzles-practise = S’entraîner sur tes énigmes
path-nothing = Une erreur revient après 1, 3 et 7 jours. « Bilan », après une partie, fait des énigmes.
path-later = { $days ->
    [1] De retour plus tard : { $later }, dès demain.
   *[other] De retour plus tard : { $later }, dans { $days } jours au plus tôt.
  }
path-week = Plateau de la semaine { $number }
path-week-line = Une carte. Le même plateau pour tout le monde.
path-week-play = Chercher l’endroit

path-level = Niveau { $level } sur 3
path-all = Tous les niveaux sont finis
path-practise-of = S’entraîner : { $name }, niveau { $level }

path-schokoly_count-largest = Plus grande zone
path-schokoly_count-largest-line = Trouve-la sur le plateau.
path-schokoly_count-size = Taille
path-schokoly_count-size-line = Compte les carrés d’une zone.
path-schokoly_count-sides = Côtés
path-schokoly_count-sides-line = Compte les côtés le long d’une zone neutre.
path-schokoly_count-who = Qui la gagne ?
path-schokoly_count-who-line = Dis à qui va une zone neutre.
path-schokoly_best-join = Relier
path-schokoly_best-join-line = Une carte fait une zone de deux.
path-schokoly_best-corner = Piège des coins
path-schokoly_best-corner-line = Les coins ne relient pas.
path-schokoly_best-neutral = Zone neutre
path-schokoly_best-neutral-line = Un côté de plus, et elle est à toi.
path-schokoly_best-stack = Empiler
path-schokoly_best-stack-line = Une dragée fait monter la carte.
path-choco_practice-colours = Couleurs
path-choco_practice-colours-line = La couleur compte, pas l’image.
path-choco_practice-parrot = Perroquet
path-choco_practice-parrot-line = Il répète la dernière annonce.
path-choco_practice-doubles = Doubles
path-choco_practice-doubles-line = Deux fois la même chose : tape.
path-schokoly-puzzle = Meilleur coup
path-schokoly-puzzle-line = Où la carte rapporte-t-elle le plus ?
path-choco_challenge-puzzle = Meilleur choix
path-choco_challenge-puzzle-line = Piocher, s’arrêter, ou acheter quoi ?
