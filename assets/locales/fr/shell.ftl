### Les mots de l’étagère et des pages autour des jeux.

## Jeux
game-unknown = Jeu

## Qui joue
person-you = Toi

## Le début
start-open = La boîte s’ouvre
start-download = La boîte s’ouvre : { NUMBER($loaded, minimumFractionDigits: 1) } { $total ->
    [0] Mo
   *[other] sur { NUMBER($total, minimumFractionDigits: 1) } Mo
  }
start-start = C’est presque prêt
failed-title = La boîte ne s’ouvre pas. Tes parties gardées ne risquent rien.
failed-no-webassembly = Chocobox a besoin de WebAssembly, que ce navigateur ou la page autour interdit. Prends un autre navigateur.
failed-portal = Ce réseau répond par sa propre page : ouvre n’importe quelle autre page, connecte-toi, puis réessaie ici.
failed-no-start = La connexion s’est peut-être coupée, ou ce navigateur est trop ancien.
failed-again = Réessayer

## L’étagère
shelf-title = Étagère
shelf-hello = Quatre boîtes, une tablette, rien ne presse.
shelf-ways = À côté des boîtes
shelf-saves = Parties gardées
shelf-today = Aujourd’hui
shelf-links = Liens
shelf-near = Prendre place avec cet appareil
shelf-class = Classe
shelf-who = Qui joue ?
shelf-who-now = Qui joue ? { $name }
shelf-guest = En visite
shelf-guest-line = Rien ne reste quand tu fermes cette page.
shelf-play-game = Jouer à { $game }
shelf-continue = Continuer
shelf-continue-game = Continuer { $game }
fact-players = À combien
fact-minutes = Minutes
fact-age = Âge
offline-ready = Se joue sans internet
offline-getting = En préparation pour jouer sans internet
offline-none = A besoin d’internet dans cette fenêtre
offline-forgets = Cette fenêtre ne garde rien pour plus tard
newer-text = Une Chocobox plus récente est prête.
newer-games = { $lost ->
    [0] Elle ouvre toutes tes parties gardées.
   *[other] Parties gardées qu’elle ne peut pas ouvrir : { $lost } sur { $all }. Les règles ont changé. Les noms, les points et les images restent.
  }
newer-take = La prendre

## La préparation
setup-play = Jouer
setup-just-play = On joue !
setup-watch = Regarder
setup-we-are = On est
setup-we-are-count = On est { $count }
setup-players = À combien ?
setup-table = Les places à la table
setup-person = Quelqu’un
setup-person-line = Joue sur cet écran
setup-write-bot = Écrire un bot pour le battre
setup-team = Équipe { $team }
setup-begins = commence
setup-seat = Place { $number }
setup-seat-begins = Place { $number } commence
setup-option = { $seat ->
    [0] { $name } { $value }
   *[other] Place { $seat } : { $name } { $value }
  }
setup-who = Qui joue à cette place ?
setup-name = Nom (si tu veux)
setup-animal = Quel animal ?
animal-hedgehog = Hérisson
animal-rabbit = Lapin
animal-panda = Panda
animal-frog = Grenouille
animal-penguin = Manchot
animal-elephant = Éléphant
animal-koala = Koala
animal-turtle = Tortue
bot-like = { $bot } { $number ->
    [1] Pip
    [2] Mo
    [3] Lu
    [4] Bo
    [5] Kim
   *[other] Ida
}
setup-first = Commence
setup-flat = La tablette est à plat
setup-flat-line = Chaque place a ses affaires à son bord.
setup-flat-always = La tablette est posée au milieu de tout le monde.
setup-house = Règles maison
setup-usual = Tout comme d’habitude
setup-minutes = Environ { $minutes } min
setup-bot-line = { $level ->
    [easy] Facile
    [hard] Difficile
   *[middle] Moyen
  } : { $line }
setup-proposal = { $why ->
    [won] Deux victoires ! Maintenant, c’est plus difficile.
    [lost] C’était dur. Maintenant, c’est plus facile.
   *[first] Pour commencer, c’est facile.
  }
level-easy = facile
level-middle = moyen
level-hard = difficile
option-open_hands = Cartes visibles
option-open_hands-line = Tout le monde voit toutes les cartes. Bien avec les petits.
option-swaps = Échanges de chocolat
option-swaps-line = À trois, on peut proposer et échanger des cartes.
option-odds = Chances
option-odds-line = Un indice donne aussi le risque de rater.
setup-less = { $what } : moins
setup-more = { $what } : plus
option-rounds = Manches
option-rounds-line = La plus petite somme gagne.
option-rounds-value = { $value }
option-window = Temps pour taper
option-window-line = La carte suivante attend au moins ce temps. Plus long, c’est mieux pour les petites mains.
option-window-value = { $seconds } s
option-pace = Rythme
option-pace-line = { $game ->
    [choco_boom] À quelle vitesse les bots retournent, annoncent et tapent.
   *[other] Combien de temps la carte suivante attend, avant le premier tour.
  }
option-pace-value = { $game ->
    [choco_boom] { $value ->
        [70] vif
       *[100] habituel
        [150] tranquille
      }
   *[other] { $seconds } s
  }
option-slaps = Taper
option-slaps-line = Sans cela, pas besoin d’aller vite.
option-aloud = À voix haute
option-aloud-line = On annonce avec sa voix. Qui entend une erreur fait une objection, et les autres votent.
option-hesitation = Temps d’annonce
option-hesitation-line = Plus lent, c’est une amende. Plus long, c’est mieux pour les petits.
option-hesitation-value = { $seconds } s
option-advanced = Corsé
option-advanced-line = On tape aussi sur un éléphant jaune, et au même mot annoncé quatre fois d’affilée.
option-calm = Sans hâte
option-calm-line = Chaque carte attend toutes les réponses. Un double revient à qui a raison, pas à qui va vite.
option-kind = Bots gentils
option-kind-line = Un bot qui gagne deux piles d’affilée ralentit.
option-handicap = Handicap
option-handicap-line = Tes tapes comptent avec ce retard.
option-handicap-value = { $value ->
    [0] aucun
   *[other] { $value } ms
}

## Droit dans un jeu
new-refused = Cette partie ne peut pas commencer
new-choose = Choisis un jeu
new-fault-game = Chocobox n’a pas ce jeu.
new-fault-seed = Le nombre après seed= ne convient pas.
new-fault-request = Ces places ou ces règles maison ne vont pas ensemble.
new-fault-other = Il y a eu un problème. Réessaie, s’il te plaît.

## Parties gardées
saves-title = Parties gardées
saves-none = Pas encore de partie gardée. Chaque partie se garde toute seule.
saves-not-kept = Ce navigateur ne garde rien : les parties durent jusqu’à ce que tu fermes cette page.
saves-unknown = Partie gardée
saves-moves = { $count ->
    [one] { $count } coup
    [many] { $count } de coups
   *[other] { $count } coups
  }
saves-damaged = Abîmée. Tu peux seulement l’effacer.
saves-older = D’une Chocobox plus ancienne : les règles ont changé. Les noms, les points et l’image restent.
saves-score = Score :
saves-won = gagne
saves-turn = à jouer
saves-done = finie
saves-when-unknown = date inconnue
saves-look = Voir
saves-delete = Effacer
saves-sure = Effacer cette partie pour de bon ?
saves-keep = Garder
saves-removed = La partie est effacée.

## Réglages
settings-title = Réglages
settings-language = Langue
settings-language-away = { $language } n’est pas encore sur cet appareil. Connecte-toi une fois à internet, puis choisis encore.
settings-theme = Couleurs
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
settings-motion = Mouvement
motion-full = Vif
motion-still = Calme
settings-sound = Sons
settings-volume = Volume
settings-volume-value = { $value } sur { $most }
settings-signals = Signaux : cloches, réussites, erreurs
settings-things = Cartes et objets
settings-mono = Le même son dans les deux oreilles
settings-vibration = Vibrations
settings-letters = Touches d’une lettre
settings-letters-line = Sans elles, seules Entrée, Espace, les flèches, Tab et Échap agissent
settings-tips = Astuces
settings-tips-line = Chaque nouveauté est expliquée une fois
settings-hints = Ampoule pour un indice
settings-hints-line = Sur la table dans tes trois premières parties, ensuite dans le menu

## Règles
rules-title = Règles
rules-of = { $game } : les règles

## À propos
about-title = À propos
about-privacy = La protection des données, en détail

## Partout
to-shelf = Étagère
to-game = Retour à la partie
not-found-title = Rien ici
not-found-text = Cette page n’existe pas.
page-fault = Cette page ne peut pas s’afficher maintenant. Rien n’est perdu. Rouvre-la, s’il te plaît.

## Ce que les pages de la classe disent aussi
addresses-title = Adresses des jeux
class-bot = écrire un bot
class-rewrite = Changer
class-working = Lecture
class-working-line = { $done } sur { $all }
