### L’atelier des bots : le code d’un bot, une table où il joue, et ce qui peut mal aller.

workshop-title = Atelier des bots
workshop-of = Atelier des bots : { $game }
workshop-what = Écris en Python un bot qui joue à une vraie table. Tout reste sur cet appareil.
workshop-choose = Pour quel jeu ?
workshop-back = Autres jeux
workshop-code = Le code de ton bot
workshop-sliders = Les nombres de ton code
workshop-own = Mon bot
workshop-against = Contre
workshop-run = Lancer
workshop-series = 20 parties
workshop-against-me = Jouer contre lui
workshop-stumbled = Mon bot a trébuché et a fait la première chose possible.
workshop-stop = Arrêter
workshop-more = Plus
workshop-wakes = Python se réveille pour ton bot…
workshop-plays = Ton bot joue…
workshop-won = { $won } victoires sur { $games }
workshop-old = avec un code d’avant
workshop-over = { $games } parties contre { $name }, victoires de ton bot : { $won }.
workshop-chose = La ligne { $line } a choisi ce coup.
workshop-printed = Il a affiché
workshop-fault = Ton bot n’a pas pu jouer. Appuie encore sur Lancer.

# Fichiers, et recommencer
workshop-see = Que peut voir et faire mon bot ?
workshop-save = Le garder dans un fichier
workshop-saved = Gardé dans un fichier.
workshop-saved-not = Pas gardé. Réessaie.
workshop-take = Ouvrir un fichier
workshop-taken = Le fichier est ouvert. Ton code est dans « Versions d’avant ».
workshop-taken-not = Ce fichier ne peut pas s’ouvrir. Choisis un fichier texte en Python, de 10 000 lettres au plus.
workshop-again = Revenir au premier bot
workshop-again-done = Le premier bot est revenu. Ton code est dans « Versions d’avant ».

# Les curseurs des premiers bots : à quoi sert chaque nombre
workshop-slider-schokoly-luck = combien de fois sur dix le hasard choisit
workshop-slider-schokoly-smartie = combien de points vaut une dragée
workshop-slider-choco-challenge-risk = combien de cartes sur dix peuvent être mauvaises
workshop-slider-choco-boom-eyes = combien de fois sur dix il voit deux images pareilles
workshop-slider-kaboom-eyes = combien de fois sur dix il voit une carte identique

# Ce qui ne va pas : dire quoi faire
workshop-line = Ligne { $line } : { $what }
workshop-move = Avant le coup { $move }, ligne { $line } : { $what }
workshop-move-only = Avant le coup { $move } : { $what }
workshop-whole = Ce que dit Python
workshop-trouble-length = Le code est trop long. Raccourcis-le à { $about } lettres.
workshop-trouble-nested = Il y a trop de choses imbriquées ici. Fais-en plusieurs lignes.
workshop-trouble-import = { $about ->
    [random] Écris rng.choice(…) ou rng.random(), sans import.
   *[other] Seul « import math » marche, pas { $about }.
  }
workshop-trouble-inward = Choisis un nom qui ne commence pas par _, pas { $about }.
workshop-trouble-await = Un bot ne peut pas utiliser async ni await.
workshop-trouble-class = Un bot ne fait pas de classe. Écris { $about } comme une fonction, avec def.
workshop-trouble-change = Un bot ne peut pas changer { $about } d’autre chose. Garde-le sous un nom à toi.
workshop-trouble-power = Le nombre peut devenir trop grand. Multiplie plutôt.
workshop-trouble-finally = Un bot ne peut pas utiliser « finally ».
workshop-trouble-except = Nomme l’erreur, comme dans « except ValueError: ».
workshop-trouble-colon = Il manque un deux-points à la fin de la ligne.
workshop-trouble-open = Une parenthèse ou un crochet n’est jamais fermé.
workshop-trouble-closed = Une parenthèse ou un crochet se ferme sans avoir été ouvert.
workshop-trouble-quote = Il manque le guillemet de la fin.
workshop-trouble-sign = Python ne connaît pas un signe ici. Les guillemets sont droits, comme dans "mot", et un moins est court : -
workshop-trouble-indent = Les lignes qui vont ensemble commencent par autant d’espaces.
workshop-trouble-equals = Pour comparer, écris « == », pas « = ».
workshop-trouble-spelling = Python ne peut pas lire cela. Un signe est faux ou manque, ici ou à la ligne d’avant ?
workshop-trouble-name = Rien ne s’appelle { $about }. Vérifie l’orthographe, ou donne-lui une valeur.
workshop-trouble-part = Il n’y a pas de « .{ $about } » ici. Regarde ce que ton bot peut voir.
workshop-trouble-zero = Rien ne se divise par zéro. Vérifie d’abord.
workshop-trouble-place = La liste est plus courte. Une liste de trois a les positions 0, 1 et 2.
workshop-trouble-key = { $about } n’est pas dedans. Vérifie d’abord avec « in ».
workshop-trouble-kind = Ces choses ne vont pas ensemble, comme un nombre et un texte.
workshop-trouble-value = Cette valeur ne marche pas ici.
workshop-trouble-deep = Une fonction s’appelle elle-même plus de 200 fois. Finit-elle un jour ?
workshop-trouble-memory = Trop de mémoire. Garde des listes plus courtes.
workshop-trouble-steps = Trop d’étapes pour un coup. Une boucle sans fin ? Ou essaie moins de choses.
workshop-trouble-clock = Trop long pour un coup. Quelque chose ne finit jamais ?
workshop-trouble-waits = Tout le monde attend ton bot. Renvoie une action, pas None.
workshop-trouble-endless = Arrêté après 5 000 coups. Que fait ton bot encore et encore ?
workshop-trouble-yield = Renvoie une liste, sans « yield ».
workshop-trouble-unknown = Un bot ne peut pas utiliser { $about } ici. Utilise if, for, while et def.
workshop-trouble-unseen = Une lettre ici est invisible, ou a trop de signes. Tape la ligne de nouveau.
workshop-trouble-named = Écris la lettre elle-même, pas \N et son nom.
workshop-trouble-no-choose = Chaque bot a besoin de « def choose(table, actions, rng): ».
workshop-trouble-nothing = Ton bot n’a rien choisi. Chaque chemin doit finir par « return » et une action.
workshop-trouble-no-action = { $about } n’est pas parmi les actions. Renvoie une des « actions ».
workshop-trouble-other = Quelque chose s’est mal passé ici. Regarde « Ce que dit Python ».

# Ce qu’un bot voit et fait
workshop-sees-title = Ce qu’il voit
workshop-does-title = Ce qu’il peut faire
workshop-begin = Python appelle « choose » avant chaque coup. Renvoie une action. Une partie où le code se trompe n’est pas gagnée.
workshop-sees =
    actions | tout ce que je peux faire maintenant
    table.me | ma place : 0, 1, 2…
    table.points | les points de toutes les places
    table.after(action) | la table après une action
    rng.choice(actions) | une d’entre elles, au hasard
    rng.random() | un nombre de 0 à 1, au hasard
    print(…) | montre quelque chose sous le code
    actions[0], actions[-1] | la première et la dernière
    zip(a, b) | parcourt deux listes à la fois
    isinstance(action, Draw) | si elle est de cette sorte
workshop-sees-schokoly =
    table.hand | mes cartes, chacune avec card (son numéro) et colours
    table.gains | les points de mes poses, dans l’ordre des actions
    table.board | les cartes sur la table : card, x, y, tier (1 ou 2), colours, smartie, seat
    table.colours | la variété de chaque place
    table.smarties | les dragées de chaque place
    table.hands | combien de cartes a chaque place
    table.stock | combien de cartes restent à piocher
workshop-does-schokoly =
    Choose(colour) | prendre une variété
    Place(card, x, y, turn) | poser une carte
    Stack(card, x, y, turn) | poser une carte avec une dragée sur d’autres
    Guard(card) | mettre une dragée sur une carte
    Draw() | piocher une carte et finir mon tour
    Pass() | finir mon tour
    Offer(card, to) | proposer une carte à une place
    Answer(card) | en proposer une en retour
    Accept() | échanger les deux
    Decline() | garder ma carte
workshop-sees-choco-boom =
    table.pile | la pile, la carte la plus récente en dernier ; chacune a item et colour
    table.decks | combien de cartes a chaque place
    table.shows | ce qui décide de l’annonce : colour, parrot, repeats ou nothing
    table.last_call | l’annonce d’avant
    table.turn | à qui le tour
workshop-does-choco-boom =
    Flip() | retourner ma carte suivante
    Call(item) | annoncer "banana", "strawberry", "choco" ou "elephant"
    Slap() | taper sur la pile
    Ready() | continuer après une pause
    Vote(guilty) | l’objection était-elle juste ?
    None | attendre
workshop-sees-choco-challenge =
    table.seats | ce qui est à chaque place
    table.seats[0].drawn | les cartes de ce tour
    table.seats[0].inside | les cartes de la pioche, sans ordre
    table.seats[0].pile | combien il y en a
    table.seats[0].tools | ses ustensiles
    table.seats[0].desserts | ses desserts
    table.market | les cartes à acheter
    table.places | les endroits du marché que je peux payer
    table.costs | les desserts que je peux payer
    table.match | la carte en doublon, ou None
workshop-does-choco-challenge =
    Draw() | piocher une carte
    Stop() | aller acheter
    Spend(tool) | rendre un ustensile, qui me sauve
    Bust() | laisser le doublon finir mon tour
    Buy(place) | acheter une carte
    Take(cost) | prendre un dessert
    TakeTool(tool) | prendre un ustensile
    TakeIngredient() | prendre une carte bonus de la pioche
    TakeMarket(place) | en prendre une du marché
    Decline() | ne rien prendre
    Done() | finir mon tour
workshop-sees-kaboom =
    table.grids | les cartes devant chaque place
    table.grids[0][0].place | où est cette carte
    table.grids[0][0].card | sa face, comme "7H", pendant que je la regarde ; sinon None
    table.grids[0][0].mark | son propre numéro ; les nouvelles en ont un plus grand
    table.drawn | la carte que je viens de piocher
    table.worth.points | ses points
    table.known | les cartes cachées que je connais : seat, place, card, rank, points
    table.discard | la défausse, la plus récente en dernier
    table.wanted | la valeur identique, comme "7"
    table.stock | combien de cartes restent à piocher
    table.caller | qui a dit Kaboom!
workshop-does-kaboom =
    Peek() | regarder mes deux cartes proches
    Cover() | les cacher de nouveau
    Draw() | piocher une carte
    Replace(place) | la mettre là
    Discard() | la défausser
    Kaboom() | dire Kaboom!
    Slap() | taper sur la défausse
    Reveal(seat, place) | révéler une carte identique
    GiveUp() | ne rien révéler
    Enough() | ne plus rien révéler
    Give(place) | donner une carte
    Keep() | ne rien donner
    Look(seat, place) | regarder une carte
    Swap(seat, place, other, other_place) | échanger deux cartes, sans regarder
    LookBoth(seat, place, other, other_place) | regarder deux cartes
    Decide(swap) | les échanger, ou non
    SkipPower() | laisser le pouvoir
    Flip() | retourner la carte du dessus de la pioche
    None | attendre

### De petits exercices, l’un après l’autre, vers un premier bot.

walk-title = Petits exercices
walk-new = Python, c’est nouveau ?
walk-new-what = De petits exercices mènent à un premier bot.
walk-of = Petits exercices : { $game }
walk-step = Exercice { $number } : { $title }
walk-step-solved = Exercice { $number } : { $title }, résolu
walk-heading = { $number } sur { $count } · { $title }
walk-test = Tester
walk-tests = Tests
walk-test-open = Pas testé : { $say }
walk-test-right = Réussi : { $say }
walk-test-wrong = Pas réussi : { $say }
walk-passed = Tests réussis : { $passed } sur { $count }.
walk-solved = Résolu ! Tests réussis : { $count } sur { $count }.
walk-solved-all = Ton bot a tout appris.
walk-chose = Ton bot a choisi : { $what }.
walk-right-is = Juste, par exemple : { $what }.
walk-see-chosen = Son choix
walk-see-right = Ce qui est juste
walk-hint = Indice
walk-solution = Une solution
walk-solution-what = Une parmi d’autres.
walk-next = Exercice suivant
walk-on-bench = Le mettre sur l’établi
walk-again = Recommencer cet exercice
walk-again-done = Annuler, dans le code, fait revenir le tien.
walk-fault = Les tests n’ont pas pu tourner. Appuie encore sur Tester.

walk-schokoly-any-title = Choisir quelque chose
walk-schokoly-any-what = Ton bot doit renvoyer une de ses actions. Python compte à partir de 0 : la première est actions[0]. print montre quelque chose quand tu testes.
walk-schokoly-any-hint = Ajoute une dernière ligne : return actions[0]
walk-schokoly-colour = Ton bot prend une variété.
walk-schokoly-lay = Ton bot pose une carte.
walk-schokoly-end = La carte est posée. Ton bot fait une chose permise.
walk-schokoly-points-title = Premiers points
walk-schokoly-points-what = zip parcourt côte à côte les actions et leurs points. Renvoie la première action qui rapporte des points.
walk-schokoly-points-hint = À la place de pass, écris if points > 0: et dessous, quatre espaces plus à droite, return action
walk-schokoly-few = Peu d’endroits rapportent un point. Ton bot y pose sa carte.
walk-schokoly-many = Certains endroits rapportent des points. Ton bot en prend un.
walk-schokoly-none = Aucun endroit ne rapporte de points. Ton bot pose quand même une carte.
walk-schokoly-most-title = Le plus de points
walk-schokoly-most-what = Ton bot prend la dernière action qui rapporte des points, pas la meilleure. Que « most » retienne les points de la meilleure, et compare.
walk-schokoly-most-hint = Demande if points > most: et écris most = points comme dernière ligne dans le « if ».
walk-schokoly-most = Le meilleur endroit rapporte { $points } points. Ton bot le trouve.
walk-schokoly-keep-title = Garder les dragées
walk-schokoly-keep-what = Après sa carte, ton bot pose une dragée. Demande d’abord si Draw() est dans actions, et renvoie-le.
walk-schokoly-keep-hint = D’abord if Draw() in actions: et dessous, quatre espaces plus à droite, return Draw()
walk-schokoly-over = Ton bot finit son tour et garde ses dragées.
walk-schokoly-price-title = Ce que coûte une dragée
walk-schokoly-price-what = Une carte empilée coûte une dragée. isinstance(action, Stack) est vrai si une action en pose une. Enlève alors PRICE de ses points, et règle PRICE avec le curseur.
walk-schokoly-price-hint = Sous le commentaire, écris if isinstance(action, Stack): et dessous, plus à droite, points = points - PRICE. Mets le curseur sur 4.
walk-schokoly-cheap = Une dragée ne rapporte qu’un point de plus. Ton bot la garde.
walk-schokoly-dear = Une dragée rapporte { $points } points. Ton bot en utilise une.
walk-schokoly-other-title = Regarder l’autre place
walk-schokoly-other-what = Toutes les actions de « best » te rapportent autant. table.after(action) est la table après l’une d’elles ; ses points[1 - table.me] sont ceux de l’autre place. Renvoie l’action qui lui en laisse le moins.
walk-schokoly-other-hint = Parcours best[:20], et retiens celle qui a le moins de points.
walk-schokoly-equal = Plusieurs endroits rapportent { $points } points. Après le meilleur, l’autre place n’en a que { $others }.
walk-schokoly-chosen = { $kind ->
    [Choose] la variété { $colour ->
        [dark] noir
        [milk] lait
       *[other] blanc
    }
    [Place] une carte (+{ $points })
    [Stack] une carte avec une dragée (+{ $points })
    [Guard] une dragée sur une carte
   *[other] la fin du tour
}
walk-schokoly-other-chosen = points pour toi { $points }, pour l’autre place { $others }
workshop-slider-schokoly-price = combien de points coûte une dragée
