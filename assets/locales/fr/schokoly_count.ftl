# Un plateau à compter.

# Le jeu tel que la boîte le connaît
game-schokoly_count = Compter le plateau
option-grade = Boîte
option-grade-line = De la petite assiette à la grande fête.
option-grade-value = { $value }
bot-careless = Étourneau
bot-careless-line = compte, et en oublie souvent un
bot-careful = Fourmi
bot-careful-line = compte deux fois

# La feuille du début
solo-count = Compter le plateau
boxes-how-count = Compte les plus grandes zones, et trouve à qui va le chocolat neutre.
count-choose = Quelle boîte ?
boxes-count-1 = Une petite assiette
boxes-count-1-line = Environ 8 cartes.
boxes-count-2 = Une assiette pleine
boxes-count-2-line = Environ 16 cartes, une zone neutre.
boxes-count-3 = La grande fête
boxes-count-3-line = Environ 30 cartes, des cartes empilées, deux zones neutres.

# Ce qui est demandé
count-number = Question { $at } sur { $most }
count-ask-largest = { $way ->
    [keys] Choisis la plus grande zone ({ $colour }).
   *[touch] Touche la plus grande zone ({ $colour }).
  }
count-ask-size = Combien de carrés dans les pointillés ?
count-ask-sides = Zone neutre ({ $neutral }) : combien de côtés touchent le { $colour } ?
count-ask-who = Qui gagne la zone neutre ({ $neutral }) ?
count-tap = Les coins ne relient pas.
count-chosen = { $way ->
    [keys] Ce carré ? Ou choisis-en un autre.
   *[touch] Ce carré ? Ou touches-en un autre.
  }
count-say = C’est ça
count-next = Suite
count-your-number = Ton nombre
count-no-number = aucun nombre
count-digits = Chiffres
count-erase = Effacer
count-takers = Qui la gagne
count-nobody = Personne
count-neutral = neutre
count-too-many = Autant, c’est impossible.
count-legend = En jeu : { $a }, { $b } ; neutre : { $neutral }
count-so-far = Juste : { $right } sur { $asked }, { $most } en tout

# Ce que c’était
count-explained = La réponse
count-right = Juste
count-wrong = Pas tout à fait
count-told-largest = Voici la plus grande zone ({ $colour }).
count-told-smaller = Cette zone est plus grande. La tienne est en pointillés.
count-told-other-colour = Voici la plus grande zone ({ $colour }). Tu as choisi un autre chocolat.
count-told-counted = Carrés : { $count }.
count-told-sides = Côtés qui touchent le { $colour } : { $count }.
count-told-more-sides = Côtés : { $most } contre { $fewer }. La zone va au { $colour }.
count-told-equal-sides = Côtés : { $most } chacun. Elle ne va à personne.
count-told-too-small = Moins de six carrés : elle ne va à personne.
count-said = Ta réponse : { $given }.

# La fin
count-over = C’était la dernière question.
count-end-title = { $right } sur { $most }
count-end-all = Toutes les réponses sont justes.
count-end-many = La plupart sont justes.
count-end-few = Compter, ça s’apprend.

# Voix, touches et aide
count-board-keys = Cartes sur le plateau : { $count }. Les flèches déplacent, Entrée répond.
count-piece = { $colour }, colonne { $x }, ligne { $y }
count-help-touch = Touche ce qui est demandé, puis C’est ça. Tu peux cocher les carrés et les côtés.
