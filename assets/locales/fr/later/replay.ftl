### Revoir une partie.
replay-title = Replay
replay-of = Replay : { $game }
exhibition-title = Les bots jouent
exhibition-of = { $game } : les bots jouent
replay-look-failed = Le bilan n’a pas marché. Tu peux quand même revoir la partie.
replay-leave = Retour
replay-slider = Coup
replay-where = { $ply ->
    [0] Avant le premier coup
   *[other] Coup { $ply } sur { $plies }
  }
replay-move = Coup { $ply }
replay-begins = Ici commence la partie.
replay-start-keys = { $way ->
    [keys] La flèche droite montre le coup suivant, Espace fait défiler la partie.
   *[touch] {""}
  }
replay-nothing = Rien de visible pour toi.
replay-run = Lecture
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-moment-back = Au moment fort d’avant
replay-moment-on = Au moment fort suivant
replay-speed = Vitesse : { $speed } fois
replay-times = { $speed }×

# Avec quels yeux
replay-covered = Cette partie n’est pas finie : les mains sont cachées.
replay-sight = Ce que tu vois
replay-seat = Ce que voit une place
replay-open = Toutes les cartes visibles
replay-seat-of = Quelle place ?
replay-open-from = De quel côté ?

# Continuer à partir d’un coup
replay-play-on = Continuer d’ici
replay-play-on-line = Une nouvelle partie commence ; celle-ci reste comme elle est.
replay-which-seat = Quelle place est la tienne ?
replay-seat-person = quelqu’un jusqu’ici
replay-seat-bot = un bot jusqu’ici ; les autres places restent
replay-seat-changes = un bot jusqu’ici ; il prend l’autre place

# Les moments forts
replay-moments = Moments forts
replay-moments-none = Aucun coup ne ressort dans cette partie.
replay-moment = Ici, quelque chose s’est décidé.
replay-moment-lead = { $name } : avance { $change }.
replay-moment-ahead = { $name } : en tête à partir d’ici.
replay-schokoly-swapped = { $name } : un échange de cartes.
replay-schokoly-redrew = { $name } : une nouvelle main.
replay-choco-boom-pilewon = { $name } : une pile gagnée.
replay-choco-boom-outofcards = { $name } : plus de cartes.
replay-choco-boom-backin = { $name } : de nouveau des cartes.
replay-choco-boom-fined = { $name } : une amende.
replay-choco-challenge-took = { $name } : un dessert.
replay-choco-challenge-busted = { $name } : un tour raté.
replay-kaboom-roundended = La manche est finie.
replay-kaboom-kaboomed = { $name } : Kaboom!
replay-kaboom-penalized = { $name } : une carte de pénalité.
replay-kaboom-slapdone = La tape est finie.

# Quand il n’y a rien à revoir
replay-lost-behind = Cela vient après une partie d’une Chocobox plus ancienne : impossible à lire.
replay-lost-link = Ce lien est abîmé, ou ne vient pas de Chocobox.
replay-lost-nothing = Ce lien ne contient aucune partie à revoir.
replay-lost-task = Cet exercice n’est pas encore fini.
