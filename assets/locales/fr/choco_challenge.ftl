### Choco Challenge à la table.

## Sur l’étagère
game-choco_challenge = Choco Challenge
line-choco_challenge = Jusqu’où oses-tu ?
credit-choco_challenge = Jeu de F. Latini, prix Gioco Inedito 2020. Lucca Crea et daVinci Editrice (dV Giochi).
bot-kitten = Chaton
bot-kitten-line = mieux vaut peu que rien
bot-cautious = Appren{"\u00AD"}tie
bot-cautious-line = s’arrête tôt
bot-baker = Boulanger
bot-baker-line = pèse le risque de chaque carte
bot-crown = Toque d’or
bot-crown-line = calcule tout exactement
bot-patissier = Pâtissière
bot-patissier-line = prévoit tout le tour

## À la table
challenge-name-cocoa = cacao
challenge-name-butter = beurre
challenge-name-sugar = sucre
challenge-name-milk = lait
challenge-name-nuts = noix
challenge-name-rum = rhum
challenge-name-cherries = cerises
challenge-name-cinnamon = cannelle
challenge-name-vanilla = vanille
challenge-name-ginger = gingembre
challenge-name-mint = menthe
challenge-name-chili = piment
challenge-name-whisk = fouet
    .object = le fouet
challenge-name-pastry_bag = poche à douille
    .object = la poche
challenge-name-measuring_cup = verre doseur
    .object = le verre doseur
challenge-dessert-4 = biscuit
challenge-dessert-5 = beignet
challenge-dessert-6 = cupcake
challenge-dessert-7 = flan
challenge-dessert-8 = fraisier
challenge-dessert-9 = gâteau de fête

# Le milieu de la table
challenge-board = Marché, desserts et ustensiles
challenge-board-keys = Marché. Les flèches déplacent, Entrée prend.
challenge-market-card = { $name }, endroit { $place }, couronnes : { $crowns }
challenge-deck = Pioche du marché : { $count }{ $back ->
    [spice] , une épice dessus
    [filling] , une garniture dessus
   *[other] {""}
  }
challenge-dessert-pile = { $name }, couronnes : { $cost }, reste : { $count }
challenge-tool-pile = { $name }, reste : { $count }

# Ce qui est devant une place
challenge-rows = Cartes piochées
challenge-row = { $name }, cartes piochées : { $count }
challenge-card = { $name }, couronnes : { $crowns }
challenge-match-card = { $name }, une deuxième fois
challenge-pile = { $name }, pioche : { $count }
challenge-pile-draw = Prendre dans ta pioche : il en reste { $count }
challenge-discard = { $name }, défausse : { $count ->
    [0] 0
   *[other] { $count }, dessus : { $card }
  }
challenge-discard-word = Défausse
challenge-crowns = Couronnes : { $count }
challenge-tool-own = Ustensile : { $name }
challenge-dessert-own = Dessert : { $name }, couronnes : { $cost }
challenge-busted = Raté
challenge-first = Premier tour
challenge-compared = { $result ->
    [more] Plus de cartes
    [fewer] Moins de cartes
   *[other] Autant de cartes
  } : { $drawn } contre { $against }
challenge-round = Manche { $round }
challenge-last-turn = Dernier tour : { $reason ->
    [deck] la pioche est vide
    [rounds] 60 manches sont passées
   *[other] trois desserts sont épuisés
  }

# Touches : courtes, sur une ligne
challenge-draw = Piocher
challenge-stop = Stop
challenge-stop-at = Stop à { $count }
challenge-done = Fini
challenge-bust = Finir mon tour
challenge-spend = Utiliser { $tool }
challenge-decline = Non, merci

# Un doublon
challenge-match-title = Un doublon : { $card }
challenge-match-tools = Utilise un ustensile, sinon c’est raté : ni carte, ni dessert.
challenge-match-none = Pas d’ustensile, c’est raté : ni carte, ni dessert.

# Cartes bonus
challenge-extra-title = Tes cartes : { $own } ; { $name } : { $other }
challenge-extra-card = Plus : tu peux prendre la carte du dessus.
challenge-extra-market = Plus : tu peux prendre une carte du marché.
challenge-extra-tool = Moins : tu peux prendre un ustensile.
challenge-extra-take = { $back ->
    [spice] Prendre l’épice
   *[other] Prendre la garniture
  }

# Ce qu’il y a dans une pioche
challenge-inside-title = { $who ->
    [you] Dans ta pioche
   *[other] Dans la pioche : { $name }
  }
challenge-inside-order = { $count ->
    [0] La pioche est vide.
   *[other] Personne ne connaît l’ordre.
  }
challenge-inside-open = { $count ->
    [0] La pioche est vide.
   *[other] La prochaine carte vient en premier.
  }
challenge-inside-discard = Mélangées au prochain tour
challenge-inside-kind = { $count } × { $card }

# Chances
challenge-odds-title = Si tu pioches
challenge-odds-bust = Raté à la prochaine carte : { $ways } sur { $of }, { $share }.
challenge-odds-reach = Cartes : { $count }
challenge-odds = { $size ->
    [none] impossible
    [all] sûr
    [tiny] moins de 1 %
    [most] plus de 99 %
   *[other] environ { $percent } %
  }

# Que faire : une ligne au-dessus de la table
challenge-note-first = À toi : pioche ta première carte.
challenge-note-draw = Cartes jusqu’ici : { $count }. Pioche encore, ou stop.{ $risk ->
    [none] {""}
   *[other] {" "}Risque : { $risk } %.
  }
challenge-note-pile = Ta pioche est vide : stop.
challenge-note-buy = Tu peux acheter : { $card }.
challenge-note-buy-any = Tu peux acheter n’importe quelle carte.
challenge-note-take = Desserts à prendre : { $costs }.
challenge-note-done = Ensuite, choisis Fini.
challenge-note-nothing = Plus rien à prendre : choisis Fini.
challenge-note-extra = Prends ta carte bonus, ou non.

# Voix
challenge-say-front = Devant : { $count }.
challenge-say-may = { $thing }. Tu peux l’avoir.
challenge-say-own = { $thing }. Tu en as déjà.
challenge-say-gap = Plus rien ici.
challenge-say-inside = { $title } : { $cards }.

challenge-event-reshuffled = { $who ->
    [you] Tu mélanges une nouvelle pioche ({ $count }).
   *[other] { $name } mélange une nouvelle pioche ({ $count }).
  }
challenge-event-drew = { $who ->
    [you] Tu pioches
   *[other] { $name } pioche
  } : { $card }.
challenge-event-matched = { $who ->
    [you] Tu pioches un doublon
   *[other] { $name } pioche un doublon
  } : { $card }.
challenge-event-spent = { $who ->
    [you] Tu rends
   *[other] { $name } rend
  } { $tool }.
challenge-event-busted = { $who ->
    [you] C’est raté pour toi
   *[other] C’est raté pour { $name }
  } : { $card }.
challenge-event-stopped = { $who ->
    [you] Tu t’arrêtes
   *[other] { $name } s’arrête
  } à { $count }.
challenge-event-bought = { $who ->
    [you] Tu achètes
   *[other] { $name } achète
  } : { $card }.
challenge-event-took = { $who ->
    [you] Tu prends un dessert
   *[other] { $name } prend un dessert
  } : { $dessert }, { $cost } couronnes.
challenge-event-finished = { $who ->
    [you] Tu finis le tour.
   *[other] { $name } finit le tour.
  }
challenge-event-refilled = Au marché arrive : { $card }.
challenge-event-compared = { $who ->
    [you] { $result ->
        [more] Tu as plus de cartes
        [fewer] Tu as moins de cartes
       *[other] Tu as autant de cartes
      }
   *[other] { $result ->
        [more] { $name } a plus de cartes
        [fewer] { $name } a moins de cartes
       *[other] { $name } a autant de cartes
      }
  } : { $drawn } contre { $against }.
challenge-event-received = { $who ->
    [you] De la pioche, tu reçois
   *[other] De la pioche, { $name } reçoit
  } : { $card }.
challenge-event-picked = { $who ->
    [you] Au marché, tu prends
   *[other] Au marché, { $name } prend
  } : { $card }.
challenge-event-armed = { $who ->
    [you] Tu reçois
   *[other] { $name } reçoit
  } { $tool }.
challenge-event-declined = { $who ->
    [you] Tu ne prends pas de carte bonus.
   *[other] { $name } ne prend pas de carte bonus.
  }
challenge-event-ended = { $reason ->
    [deck] La pioche est vide
    [rounds] 60 manches sont passées
   *[other] Trois sortes de desserts sont épuisées
  } : la partie est finie.
challenge-event-undone = { $who ->
    [you] Tu annules.
   *[other] { $name } annule.
  }

# Pourquoi pas
challenge-why-draw-first = Pioche d’abord une carte.
challenge-why-match-first = Utilise d’abord un ustensile, ou finis ton tour.
challenge-why-pile-empty = Ta pioche est vide.
challenge-why-already-stopped = Tu as déjà dit stop.
challenge-why-stop-first = Dis d’abord stop.
challenge-why-not-that-place = Seulement cette carte : compte depuis la pioche autant que tes cartes.
challenge-why-already-bought = Une seule carte par tour.
challenge-why-none-left = Il n’en reste plus.
challenge-why-too-dear = Tu as pioché trop peu de cartes.
challenge-why-have-one = Tu en as déjà un.
challenge-why-already-took = Un seul dessert par tour.
challenge-why-no-such-tool = Tu n’as pas cet ustensile.
challenge-why-not-compared = Pas de carte bonus pour toi maintenant.

# Ce qu’on rencontre pour la première fois
choco_challenge-first-tool = Un doublon ! Un ustensile te permet de continuer.
choco_challenge-first-dessert = { $way ->
    [keys] Ta rangée donne un dessert : choisis-en un qui brille.
   *[touch] Ta rangée donne un dessert : touches-en un qui brille.
  }
choco_challenge-first-extra = Ta rangée est plus longue ou plus courte : tu reçois un bonus.
choco_challenge-first-hint-odds = Piocher ou s’arrêter ? Un indice donne le risque de rater.

# Indices
challenge-advice-draw = Pioche.
challenge-advice-stop = Arrête-toi.
challenge-advice-spend = Utilise { $tool }.
challenge-advice-bust = Finis ce tour.
challenge-advice-buy = Achète la carte { $place } depuis la pioche.
challenge-advice-take = Prends le dessert : { $dessert }.
challenge-advice-done = Finis ton tour.
challenge-advice-takeingredient = Prends la carte du dessus.
challenge-advice-takemarket = Prends la carte { $place } depuis la pioche.
challenge-advice-taketool = Prends { $tool }.
challenge-advice-decline = Ne prends rien.
challenge-hint-keeps-gain = Il y a plus à perdre qu’à gagner.
challenge-hint-adds-crowns = Ses couronnes comptent à la fin.
challenge-hint-not-worth-it = Rien ne t’aiderait davantage.
challenge-hint-safe-enough = Le risque est petit.
challenge-hint-too-risky = Une carte de plus est trop risquée.
challenge-hint-worth-more-cards = Une carte de plus vaut le risque.
challenge-hint-tool-saves = Un ustensile peut te sauver.
challenge-hint-keeps-tool = L’ustensile servira mieux plus tard.
challenge-hint-best-card = C’est la plus utile pour toi.
challenge-hint-sharpens-pile = Un doublon devient moins probable.
challenge-hint-dessert-points = Ses couronnes sont à toi pour de bon.
challenge-hint-ends-game = La partie finit pendant que tu mènes.
challenge-hint-delays-end = Cela fait durer la partie.
challenge-hint-denies-others = Les autres en voudraient aussi.
challenge-hint-completes-turn = Plus rien à gagner.

# Le compte
challenge-count-tie = Égalité : { $names }. Le plus près du premier tour, dans le sens horaire : { $winner }.
challenge-count-lead = Le plus de couronnes : { $name }.

# La fin
choco_challenge-praise-stop = Stop le plus osé : { $value }
choco_challenge-praise-cards = Cartes à la fin : { $value }
challenge-truth = Les couronnes des cartes, puis des desserts.
choco_challenge-rule-most = Qui a le plus de couronnes gagne.
choco_challenge-rule-nearest = Qui a le plus de couronnes gagne, puis qui est le plus près du premier tour.
challenge-end-line = { $name } : { $pile } des cartes + { $desserts } des desserts

# Ce que fait une touche du clavier

# Aide
challenge-help-touch = Touche ta pioche pour piocher, ou fais glisser sa carte du dessus. Après un stop, touche ce qui brille pour l’avoir.
challenge-help-piles = Touche le nombre à côté d’un nom pour regarder dans cette pioche.

# La leçon : une ou deux courtes phrases, sur une ligne au-dessus de la table
lesson-choco_challenge-draw = Prends une carte de ta pioche.
lesson-choco_challenge-more = Des cartes différentes, c’est bien. Pioches-en encore deux.
lesson-choco_challenge-one-more = Toujours différentes. Encore une.
lesson-choco_challenge-stop = Un deuxième cacao te coûterait le tour. Mieux vaut t’arrêter !
lesson-choco_challenge-two-cocoas = Un doublon finit le tour : tu n’achètes rien.
lesson-choco_challenge-buy = { $way ->
    [keys] Avec trois cartes, tu achètes la troisième depuis la pioche. Choisis-la !
   *[touch] Avec trois cartes, tu achètes la troisième depuis la pioche. Touche-la !
  }
lesson-choco_challenge-bought = Les noix sont à toi. Appuie sur Fini.
lesson-choco_challenge-match = Tour suivant : trois cartes sont là, tes noix aussi. Encore une.
lesson-choco_challenge-tool = Deux fois du beurre, c’est raté ! Ton fouet te sauve.
lesson-choco_challenge-busted = Sans le fouet, le tour est perdu.
lesson-choco_challenge-on = Sauvé ! Pioche jusqu’à cinq cartes différentes, puis arrête-toi.
lesson-choco_challenge-too-few = Trop tôt : il faut cinq cartes pour un dessert.
lesson-choco_challenge-fifth = Quatre cartes. Encore une.
lesson-choco_challenge-enough = Cinq cartes différentes ! Appuie sur Stop.
lesson-choco_challenge-two-milks = Deux laits, et plus d’ustensile : le tour est perdu.
lesson-choco_challenge-dessert = Cinq cartes donnent aussi un dessert. Prends celui avec le plus de couronnes.
lesson-choco_challenge-fewer-crowns = Prends celui avec plus de couronnes.
lesson-choco_challenge-both = Et la cinquième carte depuis la pioche ! Achète-la.
lesson-choco_challenge-full = Elle est à toi ! Appuie sur Fini.
lesson-choco_challenge-extra = L’Apprentie s’arrête à trois cartes.
lesson-choco_challenge-take-card = Tu en as cinq, plus que l’Apprentie : prends une carte bonus.
lesson-choco_challenge-no-card = La carte bonus ne coûte rien : mieux vaut la prendre.
lesson-choco_challenge-fewer = Le Boulanger s’arrête à six cartes.
lesson-choco_challenge-take-tool = Tes cinq cartes, c’est moins : prends un ustensile.
lesson-choco_challenge-no-tool = Un ustensile ne coûte rien : mieux vaut en prendre un.
lesson-choco_challenge-end = Treize couronnes en cartes, cinq en dessert. Le plus grand nombre gagne !
lesson-choco_challenge-first-draw = D’abord, pioche une carte.
lesson-choco_challenge-first-stop = D’abord, appuie sur Stop.
lesson-choco_challenge-first-buy = D’abord, achète une carte.
lesson-choco_challenge-first-done = D’abord, appuie sur Fini.
lesson-choco_challenge-first-spend = D’abord, utilise ton fouet.
lesson-choco_challenge-first-take = D’abord, prends un dessert.
lesson-choco_challenge-first-takeingredient = D’abord, prends la carte bonus.
lesson-choco_challenge-first-taketool = D’abord, prends un ustensile.

## Les règles sur une carte
card-choco_challenge-1 = Pioche tant que tu oses. Un doublon, et c’est raté, sauf si un ustensile te sauve.
card-choco_challenge-2 = Stop, puis achète : avec trois cartes, la troisième depuis la pioche.
card-choco_challenge-3 = Prends un dessert qui ne coûte pas plus que tes cartes. Le plus de couronnes gagne.
card-choco_challenge-4 = Les autres comparent : plus de cartes, un ingrédient ; moins, un ustensile.
