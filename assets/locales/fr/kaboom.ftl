### Kaboom! à la table.

## Sur l’étagère
game-kaboom = Kaboom!
line-kaboom = Retiens où sont les cartes
credit-kaboom = Un jeu de cartes de voyage, aussi appelé Cabo ou Cambio. Personne ne sait qui l’a inventé.
bot-crab = Crabe
bot-crab-line = lent, s’occupe de ses cartes
bot-forgetful = Poisson rouge
bot-forgetful-line = oublie de temps en temps
bot-steady = Chouette
bot-steady-line = connaît ses propres cartes
bot-shark = Requin
bot-shark-line = bonne mémoire, tape vite
bot-orca = Orque
bot-orca-line = compte chaque carte

## À la table

kaboom-card = { $rank ->
    [0] joker
    [1] as
    [11] valet
    [12] dame
    [13] roi { $suit ->
        [H] rouge
        [D] rouge
       *[other] noir
      }
   *[other] { $rank }
  }{ $rank ->
    [0] {""}
    [13] {""}
   *[other] {" "}de { $suit ->
        [S] pique
        [H] cœur
        [D] carreau
       *[other] trèfle
      }
  }

kaboom-rank = { $rank ->
    [0] joker
    [1] as
    [11] valet
    [12] dame
    [13] roi
   *[other] { $rank }
  }

kaboom-place = { $place ->
    [0] au fond à gauche
    [1] au fond à droite
    [2] devant à gauche
    [3] devant à droite
   *[other] carte en plus { $number }
  }
kaboom-spot = { $who ->
    [you] chez toi
   *[other] { $name }
  }, { $place }
kaboom-card-down = { $spot } : face cachée.
kaboom-card-up = { $spot } : { $card }, valeur { $points }.
kaboom-face = { $card } ({ $spot })
kaboom-drawn = Carte piochée : { $card }, valeur { $points }.
kaboom-counts = { $count ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
  }
kaboom-power = { $power ->
    [look_own] Pouvoir : regarde une des tiennes.
    [look_other] Pouvoir : espionne une adverse.
    [swap_blind] Pouvoir : échanges-en deux.
    [swap_seen] Pouvoir : vois-en deux, échange.
   *[other] Pas de pouvoir.
  }
kaboom-drawn-place = piochée
kaboom-drawn-down = { $name } : carte piochée

# La table
kaboom-board = Piles
kaboom-board-keys = Les flèches déplacent, Entrée choisit.
kaboom-grids = Toutes les cartes
kaboom-grid = { $name }, cartes : { $count }
kaboom-secret = Secret : { $name }
kaboom-stock = Pioche : { $count }.
kaboom-discard = Défausse : { $card ->
    [none] vide
   *[other] { $card }
  }.

# Plaques
kaboom-points = Points : { $points }
kaboom-points-unit = points
kaboom-cards = Cartes : { $count }
kaboom-caller = { $name } : Kaboom!
kaboom-round = Manche { $round } sur { $rounds }

# Touches d’une place : courtes, sur une ligne
kaboom-eye-of = { $word } : { $name }
kaboom-eye-hold = { $way ->
    [keys] Regarder
   *[touch] Garde le doigt
  }
kaboom-call = Kaboom!
kaboom-draw = Piocher
kaboom-flip = Retourner
kaboom-put-away = Défausser
kaboom-give-up = Renoncer
kaboom-enough = C’est tout
kaboom-keep = Ne rien donner
kaboom-skip = Passer
kaboom-swap = Échanger
kaboom-leave = Laisser
kaboom-cover = Cacher

# Que faire : une ligne au-dessus de la table
kaboom-note-peek = { $way ->
    [keys] Entrée sur l’œil te montre tes deux cartes proches, une fois.
   *[touch] Garde le doigt sur l’œil : tu vois tes deux cartes proches, une fois.
  }
kaboom-note-peeking = { $way ->
    [keys] Retiens les deux, puis appuie encore sur Entrée.
    [tap] Retiens les deux, puis touche l’œil.
   *[touch] Retiens les deux, puis lâche.
  }
kaboom-note-draw = À toi : pioche, ou dis Kaboom!
kaboom-note-draw-last = Ton dernier tour : pioche.
kaboom-note-call = Plus de carte à piocher : dis Kaboom!
kaboom-note-drawn = { $way ->
    [keys] La garder ? Choisis une des tiennes. Sinon, défausse-la.
   *[touch] La garder ? Touche une des tiennes. Sinon, défausse-la.
  }
kaboom-note-drawn-bare = Tu n’as pas de carte : défausse-la.
kaboom-note-power-look_own = { $way ->
    [keys] Regarde : choisis une des tiennes.
   *[touch] Regarde : touche une des tiennes.
  }
kaboom-note-power-look_other = { $way ->
    [keys] Espionne : choisis une carte adverse.
   *[touch] Espionne : touche une carte adverse.
  }
kaboom-note-power-swap_blind = { $way ->
    [keys] Échange sans regarder : choisis deux cartes.
   *[touch] Échange sans regarder : touche deux cartes.
  }
kaboom-note-power-swap_seen = { $way ->
    [keys] Choisis deux cartes pour les voir.
   *[touch] Touche deux cartes pour les voir.
  }
kaboom-note-second = { $way ->
    [keys] Choisis la deuxième carte.
   *[touch] Touche la deuxième carte.
  }
kaboom-note-looked = { $way ->
    [keys] Entrée sur l’œil te la montre.
   *[touch] Garde le doigt sur l’œil pour la voir.
  }
kaboom-note-looked-own = { $way ->
    [keys] Retiens-la, puis choisis-la.
   *[touch] Retiens-la, puis touche-la.
  }
kaboom-note-decide = { $way ->
    [keys] Entrée sur l’œil te montre les deux. Échanger ou laisser ?
   *[touch] Garde le doigt sur l’œil pour voir les deux. Échanger ou laisser ?
  }
kaboom-note-decide-own = Échanger ou laisser ?
kaboom-note-slap = On cherche : { $rank }. Tu en connais ? Tape.
kaboom-note-reveal = { $way ->
    [keys] Ta main est la première. Choisis : { $rank }.
   *[touch] Ta main est la première. Touche : { $rank }.
  }
kaboom-note-more = { $way ->
    [keys] Choisis : { $rank }. Ou dis que c’est tout.
   *[touch] Touche : { $rank }. Ou dis que c’est tout.
  }
kaboom-note-give = { $way ->
    [keys] Choisis une des tiennes pour la donner à { $name }, ou ne donne rien.
   *[touch] Touche une des tiennes pour la donner à { $name }, ou ne donne rien.
  }
kaboom-note-give-up = Rien à révéler : renonce.

# Réponses
kaboom-say-eye = { $way ->
    [keys] Appuie sur Entrée sur l’œil pour regarder.
   *[touch] Garde le doigt sur l’œil pour regarder.
  }
kaboom-say-sight = Tu ne peux pas regarder maintenant.
kaboom-say-own = { $way ->
    [keys] Choisis une des tiennes.
   *[touch] Touche une des tiennes.
  }
kaboom-say-pad = { $way ->
    [keys] Pour taper, appuie sur Entrée sur la main à ton bord.
   *[touch] Pour taper, touche la main à ton bord.
  }
kaboom-say-slap-settling = Trop tard : une autre main était première.
kaboom-say-slap-first = { $way ->
    [keys] Ta main est la première : choisis une carte identique.
   *[touch] Ta main est la première : touche une carte identique.
  }
kaboom-say-slap-locked = Après Kaboom! tu ne tapes plus.

kaboom-say-may = Tu peux la choisir.
kaboom-say-held = Choisie en premier.
kaboom-say-faces = Tu vois : { $cards }.
kaboom-say-shut = Cartes cachées.
kaboom-say-place = Endroit : { $place }.
kaboom-say-given = De : { $place }. À : { $to_place }.

kaboom-event-dealt = Manche { $round }. Départ : { $name }.
kaboom-event-peeked = Premier regard : { $name }.
kaboom-event-covered = Regard fini : { $name }.
kaboom-event-flippingbegan = Tout le monde a regardé. Première carte à retourner : { $name }.
kaboom-event-reached = À la pioche : { $name }.
kaboom-event-calling = { $name } : bientôt Kaboom!
kaboom-event-flipped = { $who ->
    [you] Tu retournes
   *[other] { $name } retourne
  } : { $card }.
kaboom-event-turnbegan = { $who ->
    [you] À toi.
   *[other] Tour : { $name }.
  }
kaboom-event-drew = { $who ->
    [you] Tu pioches.
   *[other] { $name } pioche.
  }
kaboom-event-replaced = { $name } : carte gardée. Sur la défausse : { $card }.
kaboom-event-discarded = { $who ->
    [you] Tu défausses
   *[other] { $name } défausse
  } : { $card }.
kaboom-event-looked = { $who ->
    [you] Tu regardes
   *[other] { $name } regarde
  } : { $spot }.
kaboom-event-lookedboth = { $who ->
    [you] Tu regardes
   *[other] { $name } regarde
  } : { $first } ; { $other }.
kaboom-event-swapped = { $who ->
    [you] Tu échanges
   *[other] { $name } échange
  } : { $first } ; { $other }.
kaboom-event-stayed = { $name } : pas d’échange.
kaboom-event-powerskipped = { $name } : pouvoir non utilisé.
kaboom-event-powerlost = { $name } : pouvoir perdu.
kaboom-event-slapped = { $who ->
    [you] Tu tapes.
   *[other] { $name } tape.
  }
kaboom-event-slapwon = Première main : { $who ->
    [you] toi
   *[other] { $name }
  }{ $margin ->
    [none] .
    [0] , photo-finish : le hasard décide.
   *[other] , { $margin } ms d’avance.
  }
kaboom-event-slapignored = { $name } : { $cause ->
    [soon] trop tôt
   *[other] trop tard
  }. Cela ne coûte rien.
kaboom-event-using = { $name } : pouvoir utilisé.
kaboom-event-ignored = { $name } : { $cause ->
    [soon] trop tôt
   *[other] trop tard
  }.
kaboom-event-revealed = { $who ->
    [you] Tu révèles
   *[other] { $name } révèle
  } : { $card } ({ $spot }). { $match ->
    [yes] Carte identique.
   *[other] Pas identique.
  }
kaboom-event-gaveup = { $name } : rien de révélé.
kaboom-event-slapdone = Tape finie, cartes identiques : { $matches }.
kaboom-event-penalized = { $name }, cartes de pénalité : { $places }.
kaboom-event-gave = { $to ->
    [you] { $name } te donne une carte.
   *[other] { $who ->
        [you] Tu donnes une carte à { $to_name }.
       *[other] { $name } donne une carte à { $to_name }.
      }
  }
kaboom-event-gavenothing = { $name } : rien de donné.
kaboom-event-kaboomed = { $auto ->
    [yes] { $name }, plus de cartes : Kaboom!
   *[other] { $name } : Kaboom!
  } Un dernier tour pour le reste de la table.
kaboom-event-passedby = { $name } : plus de carte à piocher.
kaboom-event-shuffled = La défausse est mélangée. Pioche : { $count }.
kaboom-event-reopened = La partie continue.
kaboom-event-toolate = Plus de tape dans cette manche.
kaboom-event-nobodycalled = Pas de Kaboom! en 60 tours chacun : on compte la manche.
kaboom-event-roundended = La manche { $round } est finie : { $points }.
kaboom-event-ended = La partie est finie.
kaboom-event-undone = { $name } : c’est annulé.

# Pourquoi pas
kaboom-why-peek-first = D’abord, tout le monde regarde deux cartes.
kaboom-why-seen-once = Tu as déjà regardé.
kaboom-why-settling = Attends : une main a tapé.
kaboom-why-slaps-off = On joue sans taper.
kaboom-why-nothing-to-slap = Rien à taper maintenant.
kaboom-why-locked = Bloqué par Kaboom!
kaboom-why-spent = Tu as eu ta chance.
kaboom-why-no-penalty = Pas de tape : il n’y a plus de carte de pénalité.
kaboom-why-not-first = Tape d’abord.
kaboom-why-held = Attends : on peut encore taper.
kaboom-why-flipping = D’abord, une main doit taper sur une carte identique.
kaboom-why-called = Quelqu’un a déjà dit Kaboom!
kaboom-why-no-stock = La pioche est vide.
kaboom-why-drawn-first = Pose d’abord la carte piochée.
kaboom-why-not-drawn = Tu n’as pas pioché de carte.
kaboom-why-no-power = Tu n’as pas de pouvoir maintenant.
kaboom-why-gap = Pas de carte ici.
kaboom-why-other-power = Ce pouvoir vaut pour d’autres cartes.

# Ce qu’on rencontre pour la première fois
kaboom-first-look-own = Défausse-la pour regarder une des tiennes.
kaboom-first-look-other = Défausse-la pour espionner une carte adverse.
kaboom-first-swap-blind = Défausse-la pour échanger deux cartes, sans regarder.
kaboom-first-swap-seen = Défausse un roi : tu vois deux cartes, puis tu les échanges ou non.
kaboom-first-slap = Tu connais une carte comme celle du dessus ? Tape, et elle part.
kaboom-first-call = Le plus près de zéro ? Dis Kaboom! Les autres ont un dernier tour.

kaboom-advice-peek = Regarde tes cartes proches.
kaboom-advice-cover = Lâche.
kaboom-advice-flip = Retourne la carte du dessus.
kaboom-advice-draw = Pioche.
kaboom-advice-kaboom = Dis Kaboom!
kaboom-advice-replace = Mets-la ici : { $place }.
kaboom-advice-discard = Défausse-la.
kaboom-advice-look = Regarde ici : { $spot }.
kaboom-advice-swap = Échange : { $spot } ; { $other }.
kaboom-advice-lookboth = Regarde : { $spot } ; { $other }.
kaboom-advice-decide = { $swap ->
    [yes] Échange-les.
   *[other] Laisse-les.
  }
kaboom-advice-skippower = N’utilise pas le pouvoir.
kaboom-advice-slap = Tape.
kaboom-advice-reveal = Révèle : { $spot }.
kaboom-advice-giveup = Renonce.
kaboom-advice-enough = Dis que c’est tout.
kaboom-advice-give = Donne : { $place }.
kaboom-advice-keep = Ne donne rien.
kaboom-hint-your-turn = C’est ton tour.
kaboom-hint-keeps-low = La nouvelle carte compte peu.
kaboom-hint-throws-high = Celle-là compte plus.
kaboom-hint-unknown-card = Tu ne connais pas cette carte.
kaboom-hint-too-high = La nouvelle carte n’aiderait pas.
kaboom-hint-learns = Tu découvres une carte.
kaboom-hint-trades-down = L’autre carte est sans doute plus basse.
kaboom-hint-hurts-leader = Cela gêne qui est en tête.
kaboom-hint-knows-match = Tu connais une carte identique.
kaboom-hint-no-match = Tu ne connais pas de carte identique.
kaboom-hint-gives-high = C’est elle qui compte le plus.
kaboom-hint-likely-closest = Tu es sans doute le plus près de zéro.
kaboom-hint-not-yet = Trop tôt pour Kaboom!
kaboom-hint-leaves-it = Un échange n’aiderait pas.
kaboom-hint-keeps-matches = Elle peut encore trouver une carte identique.

kaboom-paid-wrong = Il fallait : { $rank }. Carte révélée : { $card }.
kaboom-sheet-cards = { $count ->
    [0] aucune carte
   *[other] { $cards }
  }
kaboom-paid-none = Une tape, mais rien de révélé.

# La manche finie
kaboom-sheet-title = La manche { $round } est finie
kaboom-sheet-next = Manche { $round }
kaboom-sheet-read = Fermer
kaboom-sheet-scores = Points par manche
kaboom-sheet-name = Nom
kaboom-sheet-sum = Somme
kaboom-sum = { $reason ->
    [closest] le plus près
    [tied] égalité
   *[other] pas le plus près
  } : { $sum }

# Le compte
kaboom-count-cards = { $name } : { $cards }. Somme : { $total }.
kaboom-count-called = { $reason ->
    [closest] Le plus près de zéro.
    [tied] Une autre place est aussi près.
   *[other] Une autre place est plus près.
  } Points : { $points }.
kaboom-count-closest = Le plus près de zéro : { $names }.
kaboom-count-sum = { $name }, somme : { $points }.

# La fin
kaboom-praise-matches = Cartes bien retenues : { $value }
kaboom-praise-round = Meilleure manche : { $signed }
kaboom-rule-fewest = Le moins de points gagne.
kaboom-rule-shared = Le moins de points gagne ; à égalité, on partage.
kaboom-end-line = { $rounds ->
    [one] { $name }
    [many] { $name } : meilleure manche { $best }, pire { $worst }
   *[other] { $name } : meilleure manche { $best }, pire { $worst }
  }

# Ce que fait une touche du clavier

# Aide
kaboom-help-eye = Garde le doigt sur l’œil, ta main autour : que personne d’autre ne voie. Lâche pour cacher.
kaboom-help-tap = Sur ton propre écran, toucher l’œil un instant suffit : il reste ouvert jusqu’à la prochaine fois.
kaboom-help-slap = Tu connais une carte identique à la défausse ? Touche vite la main à ton bord, puis la carte.
kaboom-help-cards = Touche la pioche pour piocher. Pour garder la carte, touche une des tiennes ; sinon, touche la défausse.

# La leçon : une ou deux courtes phrases, sur une ligne au-dessus de la table
lesson-kaboom-peek = { $way ->
    [keys] Appuie sur Entrée sur l’œil : regarde tes deux cartes proches, puis encore Entrée.
   *[touch] Garde le doigt sur l’œil : regarde tes deux cartes proches, puis lâche.
  }
lesson-kaboom-cover = Regarde bien, puis lâche.
lesson-kaboom-flip = Un deux et une dame : retiens-les. Retourne la carte du dessus.
lesson-kaboom-slap = Encore un deux. Tu sais où est le tien : tape.
lesson-kaboom-reveal = { $way ->
    [keys] Ta main est la première. Choisis ton deux.
   *[touch] Ta main est la première. Touche ton deux.
  }
lesson-kaboom-no-two = Pas un deux. En vrai, cela coûte deux cartes de pénalité.
lesson-kaboom-enough = { $way ->
    [keys] Une carte de moins. Choisis « C’est tout ».
   *[touch] Une carte de moins. Touche « C’est tout ».
  }
lesson-kaboom-draw = Maintenant, pioche.
lesson-kaboom-keep = Mets le trois sur ta dame : 3 points au lieu de 15.
lesson-kaboom-not-kept = Ta dame est encore là : 15 points.
lesson-kaboom-other = Maintenant, le poisson rouge pioche, défausse et tape.
lesson-kaboom-penalty = Un neuf n’est pas un cinq : deux cartes de pénalité.
lesson-kaboom-power = Pioche encore.
lesson-kaboom-seven = Un sept : défausse-le pour son pouvoir.
lesson-kaboom-no-power = Tu gardes le sept. Son pouvoir ne marche qu’à la défausse.
lesson-kaboom-look = { $way ->
    [keys] Son pouvoir : choisis une carte éloignée pour la voir.
   *[touch] Son pouvoir : touche une carte éloignée pour la voir.
  }
lesson-kaboom-near = { $way ->
    [keys] Celle-là, tu la connais. Choisis une carte éloignée.
   *[touch] Celle-là, tu la connais. Touche une carte éloignée.
  }
lesson-kaboom-seen = { $way ->
    [keys] Retiens-la, puis choisis-la encore.
   *[touch] Retiens-la, puis touche-la encore.
  }
lesson-kaboom-call = Ta somme est petite : dis Kaboom! Le poisson rouge a un dernier tour.
lesson-kaboom-drawn = Tu as déjà pioché. Kaboom se dit avant.
lesson-kaboom-last-turn = Le poisson rouge joue son dernier tour.
lesson-kaboom-count = Le plus près de zéro : points en moins. La plus petite somme gagne.
lesson-kaboom-first-peek = { $way ->
    [keys] D’abord, appuie sur Entrée sur l’œil.
   *[touch] D’abord, garde le doigt sur l’œil.
  }
lesson-kaboom-first-cover = D’abord, cache la carte.
lesson-kaboom-first-flip = D’abord, retourne la carte du dessus.
lesson-kaboom-first-slap = D’abord, tape.
lesson-kaboom-first-reveal = { $way ->
    [keys] D’abord, choisis ta carte identique.
   *[touch] D’abord, touche ta carte identique.
  }
lesson-kaboom-first-enough = { $way ->
    [keys] D’abord, choisis « C’est tout ».
   *[touch] D’abord, touche « C’est tout ».
  }
lesson-kaboom-first-draw = D’abord, pioche.
lesson-kaboom-first-replace = D’abord, mets la carte sur une des tiennes.
lesson-kaboom-first-discard = D’abord, défausse-la.
lesson-kaboom-first-look = D’abord, regarde une carte éloignée.
lesson-kaboom-first-kaboom = D’abord, dis Kaboom.

kaboom-moment-bestslap = { $name }, meilleure tape : { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card })

## Les règles sur une carte
card-kaboom-1 = Regarde une fois tes deux cartes proches.
card-kaboom-2 = Pioche. Échange-la contre une des tiennes, ou défausse-la : dès sept, elle a un pouvoir.
card-kaboom-3 = Même valeur à la défausse ? Tape vite, révèle la tienne, et elle part.
card-kaboom-4 = Le plus près de zéro ? Dis Kaboom! La plus petite somme de toutes les manches gagne.
