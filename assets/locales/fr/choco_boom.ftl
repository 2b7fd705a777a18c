### Choco-Boom à la table.

## Sur l’étagère
game-choco_boom = Choco-Boom
line-choco_boom = Dis-le, vois-le, tape dessus
credit-choco_boom = De Haim Shafir.
bot-sleepy = Loir
bot-sleepy-line = lent, et s’endort parfois
bot-mole = Taupe
bot-mole-line = calme, mais voit mal
bot-awake = Écureuil
bot-awake-line = bien réveillé, se trompe rarement
bot-lightning = Éclair
bot-lightning-line = rapide comme l’éclair

## À la table

boom-card = { $item ->
    [banana] banane
    [strawberry] fraise
    [choco] choco
    [elephant] éléphant
    [parrot] perroquet
    [carrot] carotte
   *[other] poivron
  } { $colour ->
    [yellow] jaune
    [red] rouge
    [brown] marron
   *[other] { $item ->
        [banana] bleue
        [strawberry] bleue
        [carrot] bleue
       *[other] bleu
      }
  }

boom-word-banana = Banane
boom-word-strawberry = Fraise
boom-word-choco = Choco
boom-word-elephant = Éléphant

boom-board = La pile
boom-pile = Pile, { $count ->
    [one] une carte
    [many] { $count } de cartes
   *[other] { $count } cartes
  }. Au-dessus : { $card }.
boom-pile-empty = Nouvelle pile.
boom-under = Amendes dessous : { $count }.
boom-time = Temps d’annonce
boom-called = { $name }, annonce : { $item }
boom-won = { $name }, cartes : { $count }
boom-turn = { $who ->
    [you] Tu retournes
   *[other] { $name } retourne
  }

# Plaques et touches d’une place : courtes, sur une ligne
boom-cards = { $count ->
    [0] aucune carte
    [one] une carte
    [many] { $count } de cartes
   *[other] { $count } cartes
  }
boom-flip = Retourner
boom-key-of = { $word } : { $name }
boom-ready = C’est bon
boom-object = Objection
boom-guilty = Erreur
boom-innocent = Pas d’erreur
boom-double = Double
boom-pass = Pas un double
boom-out = Sans carte : tape
boom-muted = Main au repos

# Que faire : une ligne au-dessus de la table
boom-note-flip = À toi : retourne !
boom-note-flip-aloud = Retourne, et annonce à voix haute !
boom-note-call = { $shows ->
    [repeats] Perroquet ! Le dernier mot encore.
    [parrot] Perroquet ! Le mot de sa couleur.
   *[other] { $slap ->
        [yes] Annonce ! On ne tape que sur un double.
       *[other] Annonce ! Seule la couleur compte.
      }
  }
boom-note-call-calm = { $shows ->
    [repeats] Perroquet ! Le dernier mot encore, ou Double.
    [parrot] Perroquet ! Le mot de sa couleur, ou Double.
   *[other] Annonce, ou appuie sur Double !
  }
boom-note-pass = Un double ? Prends ton temps.
boom-note-ready = Appuie sur C’est bon ! Ensuite : { $name }.
boom-note-vote = { $other } : une erreur ?
boom-due = { $shows ->
    [colour] { $colour ->
        [yellow] Jaune
        [red] Rouge
        [brown] Marron
       *[other] Bleu
      } veut dire : { $wanted }.
    [repeats] Un perroquet répète le dernier mot : { $wanted }.
    [parrot] Rien à répéter, donc la couleur compte : { $wanted }.
   *[other] Il fallait : { $wanted }.
  }
boom-note-wait = On attend : { $names }.
boom-note-slap = Guette un double.
boom-note-rest = Attends la carte suivante.

# Pourquoi une place paye, dit à cette place
boom-fine-wrong-call = Ton annonce : { $item }.
boom-fine-hesitated = Ton temps était fini.
boom-fine-wrong-slap = { $lies ->
    [single] Une carte toute seule n’est pas un double.
   *[other] Ces deux-là ne font pas un double.
  }
boom-fine-guilty = Le vote dit : une erreur.
boom-fine-false-accusation = { $lies ->
    [double] Pas d’erreur : un double ne s’annonce pas.
   *[other] { $name } n’a pas fait d’erreur.
  }
boom-fine-admitted = Tu avoues une erreur : bravo, c’est honnête.
boom-fine-paid = { $count ->
    [0] Tu n’as pas de carte pour payer.
    [one] Tu payes une carte.
    [many] Tu payes { $count } de cartes.
   *[other] Tu payes { $count } cartes.
  }

# Réponses

# Le fil de la partie
boom-event-reached = Carte suivante : { $name }.
boom-event-flipped = { $who ->
    [you] Tu retournes
   *[other] { $name } retourne
  } : { $card }.
boom-event-turnbegan = { $who ->
    [you] À toi.
   *[other] Tour : { $name }.
  }
boom-event-callmade = { $who ->
    [you] Tu annonces.
   *[other] { $name } annonce.
  }
boom-event-called = { $who ->
    [you] Tu annonces
   *[other] { $name } annonce
  } : { $item }.{ $right ->
    [no] {" "}Il fallait : { $wanted }.
   *[other] {""}
  }
boom-event-waited = { $name } : le temps est fini.
boom-event-slapped = { $who ->
    [you] Tu tapes.
   *[other] { $name } tape.
  }
boom-event-slapignored = { $name } : { $cause ->
    [soon] trop tôt
    [late] trop tard
   *[other] pendant une pause
  }. Cela ne coûte rien.
boom-event-ignored = { $name } : { $cause ->
    [soon] trop tôt
    [late] trop tard
   *[other] pendant une pause
  }.
boom-event-slapfree = { $name } : trop tard pour les cartes d’avant. Cela ne coûte rien.
boom-event-muted = { $name } : pas de double. Cette main se repose jusqu’à la carte suivante.
boom-event-pilewon = { $who ->
    [you] Tu gagnes la pile
   *[other] { $name } gagne la pile
  } (cartes : { $count }){ $margin ->
    [none] .
    [0] , photo-finish : le hasard décide.
   *[other] , { $margin } ms d’avance.
  }
boom-event-fined = { $who ->
    [you] Tu payes
   *[other] { $name } paye
  } { $paid ->
    [0] zéro carte
    [one] une carte
    [many] { $paid } de cartes
   *[other] { $paid } cartes
  } : { $reason ->
    [wrong_call] annonce fausse
    [hesitated] annonce tardive
    [wrong_slap] tape pour rien
    [guilty] erreur, dit le vote
    [false_accusation] objection pour rien
   *[other] erreur avouée
  }.
boom-event-objectionmade = Objection : { $name }.
boom-event-objected = { $accused ->
    [own] Erreur avouée : { $name }.
   *[other] Objection : { $name }. Annonce : { $accused_name }.
  }
boom-event-voted = { $name }, vote : { $guilty ->
    [yes] erreur
   *[other] pas d’erreur
  }.
boom-event-decided = Décision : { $guilty ->
    [yes] erreur
   *[other] pas d’erreur
  }.
boom-event-readied = C’est bon : { $name }.
boom-event-resumed = C’est bon pour tout le monde.
boom-event-outofcards = { $name } : plus de cartes.
boom-event-backin = { $name } : de nouveau des cartes.
boom-event-answered = { $who ->
    [you] Tu as répondu.
   *[other] { $name } a répondu.
  }
boom-event-said = { $who ->
    [you] Tu dis
   *[other] { $name } dit
  } : { $double ->
    [yes] double
   *[other] pas un double
  }.
boom-event-reopened = Pause, jusqu’à ce que tout le monde appuie sur C’est bon.
boom-event-ended = La partie est finie.
boom-event-undone = { $name } : c’est annulé.

# Pourquoi pas
boom-why-voting = D’abord, les autres votent.
boom-why-paused = Pause, jusqu’à ce que tout le monde appuie sur C’est bon.
boom-why-call-first = D’abord vient l’annonce.
boom-why-reached = Une carte arrive.
boom-why-no-cards = Tu n’as pas de carte.
boom-why-not-flipper = Ce n’est pas ta carte.
boom-why-called = C’est déjà annoncé.
boom-why-slapped = Une main est sur le double : rien à annoncer.
boom-why-aloud = Ici, on annonce à voix haute.
boom-why-not-aloud = Pas d’objection ici : Chocobox vérifie les annonces.
boom-why-objected = Il y a déjà une objection.
boom-why-no-pile = Rien à taper maintenant.
boom-why-spent = Tu as déjà tapé.
boom-why-not-waited = Personne ne t’attend.
boom-why-not-asked = Tu ne peux pas voter maintenant.
boom-why-answered = Plus rien à répondre ici.
boom-why-own-card = Ta carte : annonce, ou appuie sur Double.
boom-why-not-calm = Ici, il suffit de ne pas taper.
boom-why-not-told = Il manque encore des réponses.

# Ce qu’on rencontre pour la première fois
choco_boom-first-double = Deux fois la même image, c’est un double : tape !
choco_boom-first-parrot = Un perroquet : annonce encore le dernier mot.

boom-advice-flip = Retourne.
boom-advice-call = Annonce : { $item }.
boom-advice-ready = Appuie sur C’est bon.
boom-advice-object = Fais une objection.
boom-advice-vote = Vote : { $guilty ->
    [yes] erreur
   *[other] pas d’erreur
  }.
boom-advice-slap = { $calm ->
    [yes] Appuie sur Double.
   *[other] Tape.
  }
boom-advice-pass = Appuie sur Pas un double.
boom-hint-by-colour = Seule la couleur compte.
boom-hint-repeats = Un perroquet répète le dernier mot.
boom-hint-own-colour = Rien à répéter : sa couleur compte.
boom-hint-double = Deux fois la même image.
boom-hint-elephant = Un éléphant jaune.
boom-hint-row = Quatre fois le même mot d’affilée.
boom-hint-no-double = Rien à taper ici.
boom-hint-your-turn = On attend ta carte.
boom-hint-waited-for = Les autres attendent.

# Le compte
boom-count-deck = { $name } : { $count ->
    [0] aucune carte
    [one] une carte
    [many] { $count } de cartes
   *[other] { $count } cartes
  }.
boom-count-pile = Sur la pile, pour personne : { $count }.

# La fin
choco_boom-praise-slap = Meilleure tape : { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
choco_boom-praise-call = Annonce habituelle : { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
choco_boom-praise-flips = Cartes retournées : { $value }
choco_boom-rule-most = Qui a le plus de cartes gagne.
choco_boom-rule-shared = Qui a le plus de cartes gagne ; à égalité, on partage.
boom-end-line = { $name }, piles : { $piles }, amendes : { $fines }{ $calls ->
    [none] {""}
   *[other] , annonce habituelle : { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
  }
boom-end-empty = Plus de cartes : { $names }.

# Ce que fait une touche du clavier

# Aide
boom-help-call = Puis appuie sur le mot de sa couleur avant la fin de l’anneau.
boom-help-slap = Deux fois la même image ? Appuie vite sur ta main.
boom-help-ready = Après une amende, tout le monde appuie sur C’est bon.

## La leçon : une ou deux courtes phrases, sur une ligne au-dessus de la table
lesson-choco_boom-flip = Appuie sur ton paquet pour retourner sa carte du dessus.
lesson-choco_boom-yellow = Jaune veut dire Banane. Appuie sur Banane !
lesson-choco_boom-other = Maintenant, le Loir retourne et annonce.
lesson-choco_boom-picture = Retourne. Seule la couleur compte, pas l’image !
lesson-choco_boom-colour = Une banane bleue ! Annonce le mot du bleu.
lesson-choco_boom-repeats = Un perroquet répète le dernier mot.
lesson-choco_boom-parrot = Le Loir annonce Fraise. À toi de retourner !
lesson-choco_boom-repeat = Ton perroquet ! Annonce encore le dernier mot.
lesson-choco_boom-watch = Deux fois de suite la même image, c’est un double. Regarde !
lesson-choco_boom-look = Retourne, et regarde les images.
lesson-choco_boom-double = Deux poivrons : un double ! Pas d’annonce. Tape avec ta main !
lesson-choco_boom-won = La pile est à toi ! Maintenant, le Loir joue.
lesson-choco_boom-go = À toi : retourne.
lesson-choco_boom-same = Deux fois bleu : un double ? Tape ou annonce !
lesson-choco_boom-quick = Le Loir n’a que trois cartes. Annonce avant la fin de l’anneau !
lesson-choco_boom-ready = Retourne, puis annonce tout de suite !
lesson-choco_boom-now = Annonce avant la fin de l’anneau !
lesson-choco_boom-in-time = À temps ! Au Loir maintenant.
lesson-choco_boom-last = Retourne, et regarde bien !
lesson-choco_boom-again = Deux carottes : que faire ? Vite !
lesson-choco_boom-yours = Oui, un double ! Le Loir retourne sa dernière carte.
lesson-choco_boom-end = Le Loir n’a plus de cartes. Tu en as le plus : gagné !
lesson-choco_boom-first-flip = D’abord, retourne ta carte.
lesson-choco_boom-first-call = D’abord, annonce ta carte.
lesson-choco_boom-first-slap = D’abord, tape avec ta main.

boom-moment-bestslap = { $name }, meilleure tape : { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card })
boom-moment-slowestcall = { $name }, annonce la plus lente : { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card } : { $item })
boom-moment-finedcall = { $name }, annonce : { $item ->
    [none] trop tard
   *[other] { $item }
  } ({ $card }).
boom-moment-unslapped = Personne ne tape sur ce double : { $card }. Cartes à gagner : { $count }.

## Les règles sur une carte
card-choco_boom-1 = Retourne, et annonce selon la couleur : jaune Banane, rouge Fraise, marron Choco, bleu Éléphant.
card-choco_boom-2 = Un perroquet répète la dernière annonce.
card-choco_boom-3 = Deux fois la même image : tape. La première main gagne la pile.
card-choco_boom-4 = Une erreur coûte deux cartes. Qui a le plus de cartes gagne.
