### Schokoly à la table.

## Sur l’étagère
game-schokoly = Schokoly
line-schokoly = Relie tes chocolats
credit-schokoly = Jeu de Steffen Mühlhäuser, avec des idées de « Malu » d’Andreas Kuhnekath. Dessins : Steffen Mühlhäuser, Bernhard Kümmelmann. Steffen-Spiele, 2011.
bot-nibbler = Grignote
bot-nibbler-line = pose tout ce qui va
bot-hamster = Hamster
bot-hamster-line = prend un bon endroit, rarement le meilleur
bot-taster = Goûteuse
bot-taster-line = regarde une carte plus loin
bot-chocolatier = Choco{"\u00AD"}latier
bot-chocolatier-line = pense à la suite, dur à battre
bot-master = Virtuose
bot-master-line = voit tôt ce qui va compter

## À la table
schokoly-dark = noir
schokoly-milk = lait
schokoly-white = blanc
schokoly-card = { $a }, { $b } ; en bas : { $c }, { $d }
schokoly-card-lying = { $card } ; colonne { $x }, ligne { $y }{ $tier ->
    [2] , carte empilée
   *[other] {""}
  }{ $smartie ->
    [yes] , avec une dragée
   *[other] {""}
  }
schokoly-board = Plateau
schokoly-board-picture = Cartes sur le plateau : { $count }
schokoly-board-keys = Cartes sur le plateau : { $count }. Les flèches déplacent, Entrée pose.
schokoly-hand = Tes cartes : { $count }
schokoly-hand-of = Main : { $name }
schokoly-ghost = { $way ->
    [keys] { $card } ; Entrée la pose
   *[touch] { $card } ; touche pour tourner
  }
schokoly-back = Retour dans ta main
schokoly-cards = Cartes : { $count }
schokoly-smarties = Dragées : { $count }
schokoly-score = { $colour } : { $count }
schokoly-stock = Pioche : { $count }

# Touches : courtes, sur une ligne
schokoly-turn = Tourner la carte
schokoly-lay = Poser
schokoly-draw = Piocher
schokoly-pass = Finir le tour
schokoly-swap = Un échange ?
schokoly-smartie-key = Prendre une dragée : il en reste { $count }
schokoly-no-stack = Cette carte ne peut pas s’empiler maintenant.
schokoly-only-so = Elle ne va que dans ce sens.

# Choisir
schokoly-choose = Choisis ton chocolat
schokoly-choose-why = Ta plus grande zone reliée compte.

# Que faire : une ligne au-dessus de la table
schokoly-note-take = { $way ->
    [keys] À toi : choisis une carte de ta main.
   *[touch] À toi : fais glisser une carte sur le plateau, ou touche-la.
  }
schokoly-note-place = { $way ->
    [keys] Choisis un endroit avec les flèches, ou tourne la carte.
   *[touch] Touche un endroit, ou la carte pour la tourner.
  }
schokoly-note-stack = { $way ->
    [keys] Choisis avec les flèches un endroit par-dessus d’autres cartes.
   *[touch] Touche un endroit par-dessus d’autres cartes.
  }
schokoly-note-turn = Elle ne va pas dans ce sens. Tourne-la, ou prends-en une autre.
schokoly-note-lay = { $way ->
    [keys] La poser ici ? Entrée la pose.
   *[touch] La poser ici ? Touche-la pour la tourner.
  }
schokoly-note-placed = { $end ->
    [draw] Pioche pour finir ton tour.
   *[other] La pioche est vide : finis ton tour.
  }
schokoly-note-placed-guard = Protège une carte avec une dragée, ou { $end ->
    [draw] pioche.
   *[other] finis ton tour.
  }
schokoly-note-guard = { $way ->
    [keys] Choisis avec les flèches la carte à protéger.
   *[touch] Touche la carte à protéger.
  }
schokoly-note-stuck = Aucune carte ne va : pioche une autre main, ou passe.

schokoly-say-places = Dans ta main : { $card }. { $count ->
    [0] Dans ce sens, elle ne va nulle part ; F la tourne.
   *[other] Endroits : { $count } ; utilise les flèches.
  }
schokoly-say-spot = Endroit { $at } sur { $count }, colonne { $x }, ligne { $y }.
schokoly-say-joins = Relié : { $colour }, { $count }.
schokoly-say-change = { $colour } : { $same ->
    [yes] toujours { $after }
   *[other] de { $before } à { $after }
  }.
schokoly-say-turned = Zone neutre ({ $area }), carrés : { $count }, maintenant pour { $whose ->
    [nobody] personne
   *[other] le { $colour }
  }.
schokoly-say-guards = Cartes à protéger : { $count } ; utilise les flèches.

# Le fil de la partie
schokoly-event-chose = { $who ->
    [you] Tu joues
   *[other] { $name } joue
  } le { $colour }.
schokoly-event-placed = { $who ->
    [you] Tu poses une carte.
   *[other] { $name } pose une carte.
  }
schokoly-event-stacked = { $who ->
    [you] Tu empiles une carte.
   *[other] { $name } empile une carte.
  }
schokoly-event-guarded = { $who ->
    [you] Tu protèges une carte.
   *[other] { $name } protège une carte.
  }
schokoly-event-drew = { $who ->
    [you] Tu pioches une carte.
   *[other] { $name } pioche une carte.
  }
schokoly-event-redrew = { $who ->
    [you] Aucune carte n’allait : tu en pioches d’autres.
   *[other] Aucune carte n’allait : { $name } en pioche d’autres.
  }
schokoly-event-declined = { $who ->
    [you] Tu gardes ta carte.
   *[other] { $name } garde la carte.
  }
schokoly-event-passed = { $who ->
    [you] Tu finis le tour.
   *[other] { $name } finit le tour.
  }
schokoly-event-undone = { $who ->
    [you] Tu annules.
   *[other] { $name } annule.
  }
schokoly-event-offered = { $who ->
    [you] Tu proposes à { $other }
    [to-you] { $name } te propose
   *[other] { $name } propose à { $other }
  } : { $count } × { $colour }.
schokoly-event-answered = { $who ->
    [you] Tu réponds
   *[other] { $name } répond
  } : { $count } × { $colour }.
schokoly-event-swapped = { $who ->
    [you] Échange fait : toi et { $other }.
    [to-you] Échange fait : { $name } et toi.
   *[other] Échange fait : { $name } et { $other }.
  }

# Pourquoi pas
schokoly-why-choose-first = Choisis d’abord ton chocolat.
schokoly-why-place-first = Pose d’abord une carte.
schokoly-why-swap-first = Finis d’abord l’échange.
schokoly-why-not-in-hand = Elle n’est pas dans ta main.
schokoly-why-first-at-centre = La première carte va au milieu.
schokoly-why-not-free = Seule une carte empilée peut en couvrir d’autres.
schokoly-why-too-few-contacts = Au moins deux côtés doivent se toucher.
schokoly-why-no-equal-colour = Un carré doit en toucher un de la même variété.
schokoly-why-no-smartie = Tu n’as plus de dragée.
schokoly-why-not-all-covered = Une carte empilée doit être tout entière sur d’autres.
schokoly-why-one-card-only = Elle doit couvrir deux cartes ou plus.
schokoly-why-guarded = Une dragée protège cette carte.
schokoly-why-already-placed = Ta carte est posée : pioche, ou annule.
schokoly-why-covered = Elle est en partie recouverte.
schokoly-why-already-guarded = Une seule dragée par tour.
schokoly-why-after-stack = Une dragée par tour : elle est sur la carte empilée.
schokoly-why-not-laid = Cette carte n’est pas sur la table.
schokoly-why-not-offered = Cela ne va pas là.

# Ce qu’on rencontre pour la première fois
schokoly-first-guard = Une dragée protège une carte : on ne peut plus la recouvrir.
schokoly-first-stack = { $way ->
    [keys] Prends la dragée : ta carte peut en couvrir d’autres.
   *[touch] Touche la dragée : ta carte peut en couvrir d’autres.
  }

# Indices
schokoly-advice-choose = Prends le { $colour }.
schokoly-advice-place = Pose-la ici.
schokoly-advice-stack = Empile-la ici.
schokoly-advice-guard = Protège cette carte.
schokoly-advice-draw = Pioche maintenant.
schokoly-advice-pass = Finis le tour.
schokoly-advice-offer = Propose cette carte à { $other }.
schokoly-advice-answer = Réponds avec cette carte.
schokoly-advice-accept = Accepte l’échange.
schokoly-advice-decline = Garde ta carte.
schokoly-hint-grows-own = Ta zone grandit.
schokoly-hint-joins-own = Elle relie deux de tes zones.
schokoly-hint-wins-neutral = Elle aide à gagner une zone neutre.
schokoly-hint-blocks-other = Elle bloque les autres.
schokoly-hint-guards-own = Ta zone est à l’abri là.
schokoly-hint-saves-smartie = Tes dragées serviront mieux plus tard.
schokoly-hint-guards-nothing = Une dragée ne sauve rien maintenant.
schokoly-hint-most-in-hand = C’est celui que tu as le plus.
schokoly-hint-enough-in-hand = Tu en as assez.
schokoly-hint-better-later = D’autres endroits rapportent plus tout de suite, mais moins ensuite.
schokoly-hint-little-to-gain = Aucun endroit ne rapporte de points maintenant.
schokoly-hint-good-swap = Un bon échange pour toi.
schokoly-hint-bad-swap = Pas un bon échange pour toi.

# Échanges
schokoly-offer-card = { $way ->
    [keys] Choisis une carte, puis à qui la proposer.
   *[touch] Touche une carte, puis à qui la proposer.
  }
schokoly-offer-told = { $name } entendra : { $count } × { $colour }.
schokoly-offer-not = Pas maintenant
schokoly-offer = Proposer
schokoly-asked = { $name } propose : { $count } × { $colour }
schokoly-answer-card = { $way ->
    [keys] Choisis une carte à donner contre elle.
   *[touch] Touche une carte à donner contre elle.
  }
schokoly-answer = Répondre
schokoly-answered = { $name } répond : { $count } × { $colour }
schokoly-answered-for = Contre ta carte :
schokoly-accept = Échanger
schokoly-decline = Garder ma carte
schokoly-waiting = { $name } réfléchit…

# Le compte
schokoly-count-own = La plus grande zone ({ $colour }) : { $count }.
schokoly-count-neutral = Zone neutre ({ $colour }) : { $count }.
schokoly-count-small = Zones neutres trop petites ({ $colour }) : { $count }.
schokoly-count-winner = Côtés : { $most } contre { $fewer }. Points : { $count }, pour le { $colour }.
schokoly-count-nobody = Côtés : { $most } chacun. Pour personne.

# La fin
schokoly-praise-card = Meilleure carte : +{ $value }
schokoly-praise-area = La plus grande zone : { $value }
schokoly-end-line = { $names }, { $colour } : plus grande zone { $largest } + neutre { $neutral }
schokoly-end-line-three = { $names }, { $colour } : plus grande zone { $largest }
schokoly-end-tie = Égalité. Par taille, la zone nº { $at } décide : { $most } contre { $fewer } ({ $colour }).
schokoly-end-shared = Égalité jusqu’à la dernière zone : victoire partagée.

# Aide
schokoly-help-touch = Fais glisser une carte à un endroit, ou touche les deux ; le nombre est ton gain. Touche la carte pour la tourner, puis appuie sur Poser.
schokoly-help-board = Un doigt déplace le plateau, deux doigts zooment.

## La leçon : une ou deux courtes phrases, sur une ligne au-dessus de la table
lesson-schokoly-lay = Tu joues le noir. Fais glisser une carte sur le plateau, puis appuie sur Poser.
lesson-schokoly-draw = Bien : deux contacts, dont un du même goût. Pioche !
lesson-schokoly-white = Le blanc pose une carte.
lesson-schokoly-join = { $way ->
    [keys] Nouveau plateau : relie tes zones. Tourne la carte ; trouve +5.
   *[touch] Nouveau plateau : relie tes zones. Touche la carte pour la tourner ; trouve +5.
  }
lesson-schokoly-apart = Pas encore reliées. +5 montre où elles se rejoignent.
lesson-schokoly-neutral = Ta plus grande zone compte : huit points. Le lait, neutre, se gagne aussi.
lesson-schokoly-win = Nouveau plateau : le blanc touche le lait par 4 côtés, toi 2. Dépasse-le !
lesson-schokoly-whites = Recompte : il faut plus de côtés au noir qu’au blanc.
lesson-schokoly-won = 5 côtés contre 4 : le lait est à toi. Six points de plus !
lesson-schokoly-stack = { $way ->
    [keys] Nouveau plateau : le blanc te gêne. Prends la dragée, puis recouvre le blanc.
   *[touch] Nouveau plateau : le blanc te gêne. Touche la dragée, puis recouvre le blanc.
  }
lesson-schokoly-in-two = Toujours deux morceaux. Seule une carte par-dessus les relie.
lesson-schokoly-safe = Une carte empilée ne se recouvre pas. Une dragée protège les autres cartes.
lesson-schokoly-guard = { $way ->
    [keys] Nouveau plateau : protège la carte du milieu. Prends la dragée, puis choisis la carte.
   *[touch] Nouveau plateau : protège la carte du milieu. Touche la dragée, puis la carte.
  }
lesson-schokoly-bare = Le blanc peut encore recouvrir la carte du milieu : protège-la.
lesson-schokoly-guarded = On ne peut plus la recouvrir : ta zone reste entière.
lesson-schokoly-find = Nouveau plateau : le blanc mène. Trouve un endroit à six points ou plus.
lesson-schokoly-few = Un autre endroit rapporte six points ou plus.
lesson-schokoly-end = 9 dans ta plus grande zone + 6 neutres = 15 points. C’est gagné !
lesson-schokoly-first-draw = D’abord, pioche une carte.
lesson-schokoly-first-place = D’abord, pose une carte.
lesson-schokoly-first-stack = D’abord, recouvre le blanc, avec une dragée.
lesson-schokoly-first-guard = D’abord, protège la carte du milieu.

## Les règles sur une carte
card-schokoly-1 = Pose une carte : deux côtés au moins se touchent, dont un du même chocolat.
card-schokoly-2 = Ta plus grande zone compte : un point par carré.
card-schokoly-3 = Qui touche par plus de côtés gagne chaque zone neutre de six ou plus.
card-schokoly-4 = Une dragée protège une carte, ou permet d’empiler.
