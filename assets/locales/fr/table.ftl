### Les mots de toutes les tables.
table-menu = Menu
table-story = Le fil de la partie
table-story-empty = Rien ne s’est encore passé.
table-count = Compter
table-count-close = Fermer
table-count-nothing = Rien à compter pour l’instant.
table-step = { $step } sur { $steps }
table-previous = Étape d’avant
table-next = Étape suivante
table-coach = Ce que le jeu te dit
table-hint = Indice
table-no-hint = Pas d’indice pour l’instant.
table-undo = Annuler
table-fit = Tout le plateau
table-rules = Règles
table-help = Avec les doigts
table-sound-on = Son : oui
table-sound-off = Son : non
table-vibration-on = Vibrations : oui
table-vibration-off = Vibrations : non
table-near = Jouer sur plusieurs tablettes
table-leave = Retour à l’étagère
table-close = Fermer
table-thinking = réfléchit

# Entre deux personnes
table-its-me = C’est moi
table-hand-over = { $name }, c’est ton tour
table-covered = { $way ->
    [keys] Les cartes restent cachées tant que tu ne dis pas : C’est moi.
   *[touch] Les cartes restent cachées tant que tu ne touches pas l’écran.
  }
table-hands-covered = Les mains sont cachées.

table-start = { $alone ->
    [yes] { $game }.
   *[no] { $game }, autour de la table : { $names }.
  }
table-start-keys = { $way ->
    [keys] Le point d’interrogation donne toutes les touches.
   *[touch] {""}
  }

# Les tapes
table-slap = Taper
table-slap-of = Taper : { $name }
table-hand = Main : { $name }
table-margin = { $ms } ms d’avance
table-photo = Photo-finish

# La fin
table-end-title = { $count ->
    [0] Personne ne gagne
    [one] { $who ->
        [you] C’est gagné !
        [bot] { $names } gagne.
       *[other] { $names } gagne !
      }
    [many] Victoire pour { $names } !
   *[other] Victoire pour { $names } !
  }
table-praise-of = { $name } : { $praise }
table-skip = Passer
table-to-tasks = Retour aux exercices
table-again = Rejouer
table-again-other = Maintenant contre { $bot } ({ $level })
table-write-bot = Écrire un bot
table-same-deal = Même donne
table-return = La revanche, mêmes cartes
table-more = Plus
table-series = Au total : { $points }. { $count ->
    [one] { $who ->
        [you] Tu mènes !
       *[other] { $names } mène !
      }
    [many] Égalité : { $names }.
   *[other] Égalité : { $names }.
  }
table-series-points = { $name } { $points }
# In the menu: makes a picture of the table, and a sheet to print
table-picture = Image
table-share = Partager
table-shelf = Vers l’étagère
table-result = Voir le résultat

# Quand quelque chose n’a pas marché
table-refused-undo = On ne peut plus annuler cela.
table-why-not-offered = Ce n’est pas possible maintenant.
table-why-over = La partie est finie.
table-why-not-turn = Ce n’est pas ton tour.
table-hint-only-choice = Il n’y a rien d’autre.
table-stumbled = Cela n’a pas marché. Rien n’a changé.
table-lost = Cette partie ne peut pas s’ouvrir
table-lost-text = Elle n’est pas gardée ici, ou elle est abîmée.
table-lost-damaged = Elle est abîmée : ses coups ne suivent pas les règles.
table-lost-other = Il y a eu un problème. Rouvre-la, s’il te plaît.
table-lost-newer = Elle vient d’une Chocobox plus récente. Avec internet, recharge l’étagère et prends la plus récente.
table-lost-older = Elle vient d’une Chocobox plus ancienne.

# La même partie dans deux fenêtres
table-elsewhere = Cette partie est ouverte dans une autre fenêtre
table-elsewhere-text = Elle continue là-bas : aucun coup n’est perdu.
table-elsewhere-take = Jouer ici

# Aide
table-help-tablet = Sur un iPad, quatre ou cinq doigts changent d’application. Cela se coupe dans Réglages, sous Multitâche et gestes.
table-can = Ce que je peux faire
table-say-choose = Choisis avec les flèches ou P, puis appuie sur Entrée.
table-help-keys = Touches

## Ce que le parcours et les replays disent aussi
table-to-path = Retour au parcours
path-good = Bien joué.
path-wrong = Pas encore. Cela revient demain.
path-title = Ton parcours
replay-watch = Revoir
replay-again = Revoir encore
replay-look-back = Bilan
