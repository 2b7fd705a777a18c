# S’entraîner à annoncer, sans adversaire.

# Le jeu tel que la boîte le connaît
game-choco_practice = Choco-Boom, l’entraînement
bot-metronome = Métronome
bot-metronome-line = annonce ce qu’il faut, toujours à la même vitesse
option-cards = Cartes
option-cards-line = Toutes les sortes, à peu près aussi souvent.
option-cards-value = { $value }
option-doubles = Doubles
option-doubles-line = Une carte sur quatre.

# La feuille du début
solo-practice = S’entraîner à annoncer
practice-how = Annonce le mot de chaque couleur, aussi vite que tu peux.
practice-kind-agrees = Accord
practice-kind-agrees-line = L’image et la couleur s’accordent : { $item }.
practice-kind-differs = Piège
practice-kind-differs-line = La couleur compte : { $item }.
practice-kind-parrot = Perroquet
practice-kind-parrot-line = Il répète la dernière annonce : { $item }.
practice-kind-double = Double
practice-kind-double-line = Deux fois la même chose, de n’importe quelle couleur : tape.
practice-private = Il n’y a que toi qui le vois. Cela reste sur cet appareil, si tu le gardes.
practice-choose = Durée
practice-hesitation-line = Plus lent, c’est une erreur.
practice-start = S’entraîner

# Pendant que les cartes arrivent
practice-so-far = Jusqu’ici
practice-progress = { $done } sur { $cards }
practice-pause = Pause
practice-no-card = Pas encore de carte
practice-ready = Doigts en place ?
practice-ready-line = { $cards } cartes arrivent toutes seules. Annonce chacune en bas{ $doubles ->
    [some] , et tape sur les doubles
   *[other] {""}
  }.
practice-keys = Clavier : 1 à { $doubles ->
    [some] 5.
   *[other] 4.
  }
practice-begin = Commencer
practice-paused = Une pause
practice-paused-line = Cartes à venir : { $left }.
practice-before = Le dernier mot : { $item }.
practice-go-on = Continuer
practice-right = Juste : { $item }
practice-by-colour = { $colour ->
    [yellow] Jaune
    [red] Rouge
    [brown] Marron
   *[other] Bleu
  } veut dire : { $item }.
practice-repeats = Un perroquet répète le dernier mot : { $item }.
practice-own-colour = Le perroquet n’a rien à répéter.
practice-double = Deux fois la même chose, c’est un double : tape.
practice-no-double = Ce n’était pas un double.
practice-slap = Taper
practice-too-late = Le temps était fini.

# Le résultat
practice-score = Juste : { $right } sur { $cards }.
practice-result = Tes annonces
practice-plot = Temps habituel des annonces justes
practice-table = Cette fois
practice-head-kind = Sorte
practice-head-median = Temps habituel
practice-head-wrong = Faux
practice-head-slow = Trop tard
practice-head-count = Cartes
practice-unit = s
practice-seconds = { NUMBER($seconds, minimumFractionDigits: 2) } s
practice-number = { NUMBER($seconds, minimumFractionDigits: 2) }
practice-no-time = aucune annonce juste
practice-mistakes = Erreurs : { $count }
practice-in = sur { $cards }
practice-last = avant : { $count } sur { $cards }
practice-of-kind = { $kind } : { $time }, erreurs : { $count } sur { $cards }
practice-wrong = Faux : { $wrong } sur { $cards }, trop tard : { $slow }.
practice-too-few = Pour comparer, il faut dix annonces justes de chaque sorte.
practice-cost = Les images pièges { $how ->
    [longer] prennent { NUMBER($seconds, minimumFractionDigits: 2) } s de plus.
   *[other] ne prennent pas plus de temps.
  }
practice-parrot-cost = Les perroquets { $how ->
    [longer] prennent { NUMBER($seconds, minimumFractionDigits: 2) } s de plus.
   *[other] ne prennent pas plus de temps.
  }
practice-stroop = Ces images ralentissent tout le monde : c’est l’effet Stroop.
practice-keep-line = Garde-le pour comparer plus tard : sur cet appareil, jusqu’à ce que tu l’effaces.
practice-keep = Le garder
practice-forget = Ne pas le garder
practice-kept = C’est gardé.
practice-forgotten = Ce n’est pas gardé.

# Ce qui est gardé
practice-kept-title = Gardé jusqu’ici
practice-settings = { $cards } cartes, { $seconds } s pour annoncer
practice-damaged = Abîmé. Gardé jusqu’à ce que tu l’effaces.
practice-delete-of = Effacer : { $when }
practice-sure = L’effacer pour de bon ?
practice-removed = C’est effacé.
