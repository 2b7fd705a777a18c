### L’image d’une table comme fichier, et une question sur une table, sur deux feuilles de papier.

picture-title = Une image pour le papier
picture-line = On y voit ce que tout le monde peut voir, et aucune main.
# Heard in place of the picture.
picture-alt = La table
picture-none = Rien n’est encore posé sur la table.
picture-save = Garder comme image (PNG)
picture-drawing = Garder comme dessin (SVG)
# $name: of a file
picture-done = Gardé : { $name }
picture-failed = L’image n’a pas pu se faire. Essaie encore.
picture-ask = Imprimer avec une question

## The two sheets
paper-title = Une question sur papier
paper-name = Nom :
paper-date = Date :
paper-which = Quelle question ?
paper-print = Imprimer deux feuilles
# Over the second sheet. $title: what the question is called.
paper-key = Solution : { $title }
paper-none = Aucune question ne va avec cette table. Joue encore un peu, puis essaie de nouveau.

## Schokoly. $colour is a kind of chocolate.
paper-schokoly-best-title = Le meilleur endroit
paper-schokoly-best = Tu joues le { $colour ->
    [dark] noir
    [milk] lait
   *[white] blanc
  }. Quelle carte te donne tout de suite la plus grande avance ? Où la poses-tu ?
# $card: the number of a card. The place is drawn. $stack: whether a smartie lies on it. $before, $after: how far ahead; less than 0 is behind.
paper-schokoly-best-key = Carte { $card } dans le trait plein{ $stack ->
    [true] , avec une dragée
   *[false] {""}
  }. Avance : { $after }, avant : { $before }. Gain : { $gain }.
# $count: how many ways to lay a card
paper-schokoly-best-equal = Façons aussi bonnes : { $count }.
# Its place is drawn in a dashed line.
paper-schokoly-best-bot = Le bot difficile voit plus loin : carte { $card } dans les pointillés.
paper-schokoly-best-same = Le bot difficile voit plus loin, et ne trouve pas de meilleur endroit.
paper-schokoly-count-title = Compter le plateau
# $neutral: whether there are neutral areas
paper-schokoly-count = Combien compte la plus grande zone de chaque chocolat ? { $neutral ->
    [true] À qui va chaque zone neutre ?
   *[false] {""}
  } Qui mène, et de combien ?
# $count: of its pieces; $most and $fewer: of sides
paper-schokoly-area = Zone neutre : { $count }. Côtés : { $most } contre { $fewer }, pour { $winner ->
    [dark] le noir
    [milk] le lait
    [white] le blanc
   *[nobody] personne
  }.
paper-schokoly-total = { $colour ->
    [dark] Noir
    [milk] Lait
   *[white] Blanc
  } : { $largest } + neutre { $neutral } = { $total }
paper-schokoly-largest = { $colour ->
    [dark] Noir
    [milk] Lait
   *[white] Blanc
  } : { $largest }
# $by: so many points
paper-schokoly-leads = En tête : { $colour ->
    [dark] le noir
    [milk] le lait
   *[white] le blanc
  }, avance : { $by }.
paper-schokoly-equal = Personne n’est en tête.

## Choco Challenge
paper-choco_challenge-draw-title = Piocher ou stop ?
# $drawn and $pile: how many cards
paper-choco_challenge-draw = Cartes piochées : { $drawn }. Dans ta pioche : { $pile }. Quelle est la chance que la prochaine carte soit ratée ? Tu pioches, ou stop ?
# $matches of $pile cards
paper-choco_challenge-draw-key = Raté : { $matches } sur { $pile }, { $percent } %.
paper-choco_challenge-draw-bot = { $does ->
    [draw] Le bot difficile pioche.
   *[stop] Le bot difficile s’arrête.
  }
paper-choco_challenge-drawn = Piochées
paper-choco_challenge-pile = Encore dans la pioche
paper-choco_challenge-market = Marché
paper-choco_challenge-desserts = Desserts
paper-choco_challenge-buy-title = Que peux-tu avoir ?
paper-choco_challenge-buy = Cartes piochées : { $drawn }. Quelle carte du marché peux-tu acheter ? Quel dessert peux-tu prendre ?
# $place: its number
paper-choco_challenge-buy-place = Au marché : carte { $place }.
paper-choco_challenge-buy-any = Au marché : toutes au choix.
paper-choco_challenge-buy-none = Au marché : aucune.
# $costs: numbers, counted up
paper-choco_challenge-buy-dessert = Desserts au choix : { $costs }.
paper-choco_challenge-buy-no-dessert = Dessert : aucun.

## Kaboom! $letter and $letters name rows of cards: A, B.
paper-kaboom-rows = Les cartes d’une manche, rangée par rangée
paper-kaboom-count-title = Compter la manche
# $called: the row of whoever called
paper-kaboom-count = { $called ->
    [nobody] Personne n’a dit « Kaboom! ».
   *[other] La rangée { $called } a dit « Kaboom! ».
  } Quelle est la somme de chaque rangée, et combien de points ? Laquelle est la plus près de 0 ?
paper-kaboom-row = Rangée { $letter } : { $total }
# $total: the sum of its cards
paper-kaboom-row-caller = Rangée { $letter } : { $total }, points : { $points }
paper-kaboom-closest = Au plus près de 0 : { $letters }
