table-told-turn = { $who ->
    [you] C’est ton tour.
   *[name] C’est le tour : { $name }.
  }
table-told-over = La partie est finie.
table-told-nothing = Rien à dire.
table-told-own = Seulement sur un écran à toi : tout le monde l’entendrait.
table-told-can = Tu peux : { $choices } P les parcourt.
table-choices-back = Retour
table-go-on = Continuer

schokoly-run = { $gap ->
    [yes] trou { $count }
   *[no] { $colour } { $count }
  }
schokoly-told-card = Carte { $number } sur { $cards } : { $card }. Façons de la poser : { $ways }.
schokoly-told-cards = Sur le plateau : { $lying } cartes. Dans la pioche : { $stock }. Dans ta main : { $hand }. Ta couleur : { $own ->
    [none] pas encore
   *[other] { $own }
  }. Neutre : { $neutral ->
    [none] aucune
   *[other] { $neutral }
  }.
schokoly-told-smarties = { $who ->
    [you] Toi
   *[name] { $name }
  } : { $colour ->
    [none] {""}
   *[other] { $colour },{" "}
  }dragées : { $smarties }.
schokoly-told-points = { $colour } : { $points }. Plus grande zone : { $largest }. Neutre : { $neutral_pieces }.
schokoly-told-pieces = Zone { $number } sur { $areas } : { $colour }, { $size } ; colonne { $x }, ligne { $y }.
schokoly-told-neutral = Zone neutre { $number } sur { $areas } : { $size } ; colonne { $x }, ligne { $y }. { $leader ->
    [none] Personne ne mène.
   *[other] Devant : { $leader }, de { $lead }.
  }{ $counts ->
    [no] {" "}Trop petite pour compter.
   *[yes] {""}
  }
schokoly-told-row = Ligne { $y }, à partir de la colonne { $x } : { $runs }.
schokoly-told-beside = { $side ->
    [above] Au-dessus
    [right] À droite
    [below] En dessous
   *[left] À gauche
  } : { $runs }.
schokoly-choice-place = Endroit { $at } sur { $count } : colonne { $x }, ligne { $y }, { $gain }. { $card }.
schokoly-choice-stack = Par-dessus, { $at } sur { $count } : colonne { $x }, ligne { $y }, { $gain }. { $card }.
schokoly-choice-guard = Protéger : { $card }.
schokoly-choice-offer = Proposer à { $other } : { $card }.
schokoly-choice-answer = Répondre avec : { $card }.
schokoly-group-place = Poser : { $card }. Endroits : { $count }, le meilleur : { $gain }.
schokoly-group-stack = Poser avec une dragée : { $card }. Endroits : { $count }, le meilleur : { $gain }.
schokoly-group-guard = Protéger une carte : { $count }.
schokoly-group-offer = Proposer un échange : { $count }.

table-key-can = ce que tu peux faire
table-key-choice = la chose possible d’après ; avec Maj, celle d’avant
table-key-do = la faire
table-key-card = une de tes cartes
table-key-table = ce qu’il y a sur la table
table-key-score = où en est le jeu
table-key-turn = à qui le tour
table-key-last = ce qui vient de se passer
table-key-beside = ce qu’il y a à côté
table-key-rows = ligne par ligne
schokoly-key-listed = les zones, la plus grande d’abord
schokoly-key-further = les zones neutres, et qui mène
challenge-key-end = s’arrêter, finir le tour
challenge-key-listed = le marché par prix
challenge-key-further = ce qu’il y a dans chaque pioche
kaboom-key-listed = ce que tu as vu, et quand
kaboom-key-further = la défausse
boom-key-listed = la pile
boom-key-further = piles gagnées et amendes
table-key-switch = jouer avec cette seule touche ; avec Entrée en plus, elle avance et Entrée choisit

boom-key-slap = taper
boom-key-flip = retourner
boom-key-call = annoncer banane, fraise, choco, éléphant
boom-key-ready = c’est bon
boom-key-object = objection
boom-key-guilty = voter : erreur
boom-key-innocent = voter : pas d’erreur

challenge-key-draw = piocher
challenge-key-take = prendre la carte bonus, ou le meilleur dessert
challenge-key-decline = pas de carte bonus
challenge-key-inside = regarder dans ta pioche
challenge-key-arrows = d’une carte à l’autre
challenge-key-enter = la prendre ou l’acheter
challenge-key-back = fermer

kaboom-key-slap = taper, par place
kaboom-key-slap-own = taper, en solo
kaboom-key-eye = regarder, cacher
kaboom-key-flip = retourner
kaboom-key-draw = piocher
kaboom-key-discard = défausser
kaboom-key-kaboom = dire Kaboom!
kaboom-key-yes = échanger
kaboom-key-no = laisser, passer, ne rien donner, c’est tout
kaboom-key-giveup = renoncer
kaboom-key-arrows = d’une carte à l’autre
kaboom-key-enter = choisir
kaboom-key-back = lâcher, fermer

schokoly-key-take = prendre une carte
schokoly-key-turn = la tourner ; avec Maj, dans l’autre sens
schokoly-key-smartie = prendre une dragée
schokoly-key-arrows = vers l’endroit ou la carte d’après
schokoly-key-lay = poser la carte
schokoly-key-end = piocher, finir le tour
schokoly-key-back = tout reprendre

count-key-digit = taper un nombre
count-key-who = choisir qui la gagne
count-key-arrows = d’un carré à l’autre
count-key-say = répondre, ou continuer
count-key-back = ne rien choisir

table-key-undo = annuler
table-key-hint = indice
table-key-count = compter
table-key-menu = menu
