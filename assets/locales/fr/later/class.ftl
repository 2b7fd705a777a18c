### Les séries pour la classe : pour qui enseigne, et pour les élèves.

class-title = Pour la classe
class-tasks = Exercices
class-result = Résultat
class-set = Une série d’exercices
class-new = Nouvelle série
class-workshop = Atelier des bots
class-untitled = Sans titre

## La première page pour enseigner
class-step-make = Choisir d’un à huit exercices, les mêmes pour tous. Un code apparaît.
class-step-scan = Les élèves le scannent dans la page (« Plus », « Liens », « Scanner »), donnent un nom et jouent.
class-step-back = À la fin, scanner le code de chaque élève : le tableau se remplit.
class-private = Rien ne va à un serveur : tout est dans les codes et reste sur les appareils.
class-private-platform = Les exercices de la plateforme de cours lui sont remis. Rien d’autre ne va à un serveur : le reste demeure dans les codes et sur les appareils.
class-ios = Sur iPad ou iPhone, scanner dans cette page : l’appareil photo ouvre Safari, qui ne connaît pas ce que garde l’appli de l’écran d’accueil.
class-not-kept = Ce navigateur ne garde rien : tout disparaît quand la page se ferme.
class-sets = Mes séries
class-set-line = Exercices : { $tasks } · résultats : { $results }
class-open = Ouvrir
class-open-of = Ouvrir { $title }
class-damaged = Abîmée
class-damaged-line = On peut seulement l’effacer.
class-damaged-sure = L’effacer pour de bon ?
class-removed = C’est effacé.

## Une nouvelle série
class-title-field = Titre
class-title-empty = Compter, lundi
class-set-tasks = Exercices : { $count }
class-terms = Noms, essais et aide
class-help = Aide dans ces exercices
class-help-tips = Chaque nouveauté s’explique en une ligne
class-help-hints = L’ampoule donne un indice et sa raison
class-help-given = Ici, l’ampoule donne un indice.
class-tasks-none = Pas encore d’exercice.
class-number = Exercice { $number } :
class-task-added = C’est ajouté. Exercices : { $count }
class-task-removed = C’est enlevé. Exercices : { $count }
class-task-remove = Enlever l’exercice { $number }
class-task-up = Monter l’exercice { $number }
class-task-down = Descendre l’exercice { $number }
class-task-moved = L’exercice { $from } est maintenant l’exercice { $to }.
class-minutes = environ { $minutes } min
class-minutes-all = Environ { $minutes } min en tout.
class-lessons-not = Les séances prêtes ne sont pas arrivées. Réessayer avec internet.
class-add-task = Ajouter un exercice
class-add-this = Ajouter cet exercice
class-add-of = Ajouter cet exercice : { $name }, { $line }
class-full = Une série a au plus { $count } exercices.
class-make = Créer le code
class-only-here = Seul cet appareil connaît l’adresse de cette page. Créer la série là où les élèves peuvent l’ouvrir, par exemple sur le serveur web de l’école.
class-make-not = C’est trop pour un code. Enlever le dernier exercice.
class-look = La voir comme les élèves
class-kinds-more = D’autres sortes d’exercices
class-kind-game = Une partie
class-kind-game-line = Contre un bot
class-kind-count = Compter
class-kind-count-line = Un plateau de Schokoly à compter
class-kind-best = Le meilleur endroit
class-kind-best-line = Une carte, un bon endroit
class-kind-lesson = Apprendre en jouant
class-kind-lesson-line = Trois minutes ; les étoiles comptent.
class-kind-bot = Écrire un bot
class-kind-bot-line = Un programme qui joue, pour un tournoi
class-kind-puzzle = Une énigme
class-kind-puzzle-line = Trouver mieux. Un choix, un point.
class-kind-link = À partir d’un lien
class-kind-link-line = Un plateau ou une donne à soi
class-which = Quel jeu
class-whom = Contre qui
class-deal-long = Cette partie est longue : un résultat trop grand pour un code revient en fichier ou en texte.
class-option-grade = Difficulté
class-option-grade-value = { $value ->
    [1] facile
    [2] moyen
   *[3] difficile
  }
class-option-cards = Cartes sur le plateau
class-option-cards-value = { $value }
class-option-rounds = Manches
class-option-rounds-value = { $value }
class-deal = Un autre plateau
class-paste-link = Coller un lien de Chocobox
class-puzzle-of = { $name }, coup { $move }
class-puzzle-ready = Niveau { $level } sur 3, énigme { $number }
class-paste-none = Ce lien ne peut pas devenir un exercice.

## Les exercices en mots
class-task-lesson = { $game } : la leçon
class-task-puzzle = { $game } : une énigme
class-task-bot = { $game } : un bot
class-task-numbered = { $number } { $name }
class-played-grade = { $value ->
    [1] facile
    [2] moyen
   *[3] difficile
  }
class-played-cards = cartes : { $value }
class-puzzle = trouver mieux
class-from-board = sur un plateau donné
class-against = { $times ->
    [1] contre { $bots }
   *[other] contre { $times } × { $bots }
  }
class-played-rounds = manches : { $value }
class-score = { $how ->
    [none] pas fini
    [alone] { $points } points sur { $most }
    [bot] rendu
    [won] victoire, +{ $points }
    [lost] défaite, −{ $points }
   *[draw] égalité
  }
class-sign = { $how ->
    [none] –
    [alone] { $points }/{ $most }
    [bot] ✓
    [won] +{ $points }
    [lost] −{ $points }
   *[draw] ±0
  }

## Ce que voient les élèves
class-name = Ton nom, ou un surnom
class-name-line = Seulement sur cet appareil et dans le code que tu montres.
class-name-asked = Écris d’abord ton nom.
class-next = À quelqu’un d’autre
class-task-of = Exercice { $number }
class-play = Jouer
class-again = Rejouer
class-write = Écrire
class-go-on = Continuer
class-reckoning = fait
class-done = Exercices faits : { $done } sur { $all }
class-platform-goes = Tes points et tes coups vont à ta plateforme de cours.
class-platform-has = Ta plateforme de cours a ton résultat : { $points } points sur 100.
class-platform-none = Pas de plateforme de cours ici : montre ton résultat à la fin.
class-show = Montrer mon résultat
class-show-not = Cela n’a pas marché. Réessaie.
class-shown = Le résultat : { $name }
class-shown-line = Montre-le à la tablette de la maîtresse ou du maître, ou donne le lien ou le fichier.
class-no-code = Cette Chocobox est un fichier : seul « Scanner » dans Chocobox lit ses codes. Sinon, donne le lien, à coller dans « Liens ».

## Un résultat scanné
class-result-of = { $title } · { $when }
class-not-done = pas fini
class-watch = Revoir
class-watch-of = Revoir { $name }, exercice { $number }
class-sum = { $total } points sur { $most }
class-checked = Vérifié : chaque coup suit les règles.
class-add-line = Ses exercices sont déjà ici.
class-add-new-line = Ses exercices seront gardés avec lui.
class-add = Ajouter à mon tableau
class-add-new = Garder les deux
class-added = { $name } est dans le tableau.
class-added-count = Résultats dans le tableau : { $count }
class-here = Il est déjà dans le tableau.
class-to-table = Vers le tableau
class-scan-next = « Scanner », dans le tableau, va plus vite.

## Une série et ses résultats
class-for-pupils = Pour les élèves
class-send = L’envoyer ou l’imprimer
class-ways = Fichiers, photos, liens
class-files-fold = Garder ou imprimer
class-points = Ce que veulent dire les points
class-for-line = Dans Chocobox : « Plus », « Liens », « Scanner ».
class-print-code = Imprimer le code
class-results = Résultats : { $pupils }
class-no-results = Pas encore de résultat.
class-paste = Coller des résultats ici
class-paste-line = Un lien ou plusieurs, même au milieu d’un texte. Chaque coup est vérifié.
class-read-do = Les lire
class-files = Choisir des fichiers ou des photos
class-drop = ou les déposer ici
class-read = Nouveaux : { $good }. Déjà là : { $same }. Refusés : { $refused }.
class-read-none = Il n’y a pas de lien là-dedans.
class-read-partly = Lus en partie, d’une Chocobox plus ancienne : { $count }.
class-line = ligne { $line } :
class-more = et encore { $count }
class-why-bad-link = Le lien est abîmé, ou ses coups ne suivent pas les règles.
class-why-older-box = Il vient d’une Chocobox plus ancienne, avec d’autres règles.
class-why-newer-box = Il vient d’une Chocobox plus récente. Recharger l’étagère avec internet pour l’avoir.
class-why-other = Impossible à lire. Réessayer.
class-why-tasks = Un lien d’exercices, pas de résultat.
class-why-bot = Un lien de bot ou de tournoi, pas de résultat.
class-why-game = Un lien de partie, pas de résultat.
class-why-other-set = { $name } : un résultat d’autres exercices ({ $title }). À ouvrir à part.
class-why-no-link = Il n’y a pas de lien dans ce fichier.
class-why-no-code = Pas de code sur cette image. Le prendre de face, assez près pour qu’il la remplisse.
class-why-parts = Une partie d’un lien plus long. Ajouter en même temps les images de toutes les parties.
class-why-many = Au plus 500 liens à la fois. Le reste n’a pas été lu.
class-table = Résultats
class-head-name = Nom
class-head-when = Quand
class-head-task = Ex. { $number }
class-head-total = Points
class-head-span = Temps
class-sorted = C’est trié.
class-points-line = Un exercice rapporte jusqu’à 100 points : en solo, la part de réponses justes ; contre un bot, 50 pour une égalité, et la moitié de l’avance en plus ou en moins.
class-delete-sure = { $name } : effacer ce résultat pour de bon ?
class-plot = Élèves : { $count }. Points de { $least } à { $most }, le milieu à { $half } sur { $all }.
class-half = milieu { $half }
class-tournament = Tournoi : { $game }
class-csv = Pour un tableur (CSV)
class-csv-done = Le fichier s’enregistre.
class-csv-not = Le fichier n’a pas pu être créé.
class-print = Imprimer le tableau
class-remove = Effacer cette série
class-remove-sure = Effacer cette série pour de bon ? Résultats : { $count }
class-looked = Retour
class-copy-set = Nouvelle série avec ces exercices
class-older-task = Les règles ont changé : il ne peut plus se jouer.
class-older-some = Les règles ont changé. Ces exercices ne peuvent plus se jouer : { $tasks }. Tous les points restent.
class-older-all = Les règles ont changé, il n’y a donc plus de code. Exercices : { $tasks }. Tous les points restent.
class-older-anew = « Nouvelle série avec ces exercices » les refait.
class-older-scores = Points d’une Chocobox plus ancienne : { $tasks }. Ces parties ne peuvent plus se revoir.
class-unread-cell = vieilles règles
class-unread-behind = Pas lu : il vient après une partie aux règles plus anciennes.
class-unread-line = Un résultat ancien se lit seulement jusqu’à une partie dont les règles ont changé. Recharger Chocobox sur cette tablette, ouvrir les exercices et montrer le résultat de nouveau.
class-damaged-results = Résultats abîmés, gardés mais absents de ce tableau : { $count }
class-renewed = Avec les règles d’aujourd’hui : { $tasks }.
class-renewed-not = Laissés de côté, impossibles à refaire : { $tasks }.
class-odd = Ce bot jouerait autrement.
class-unproved = Aucun lien ne prouve combien de temps quelqu’un a réfléchi, qui tenait la tablette, ce qui a été essayé ailleurs ou avant, ni, dans les jeux rapides, que le bot était assez rapide.
class-unchecked = non vérifié
class-unchecked-line = il est venu dans un fichier et n’a pas pu être rejoué. Coller son lien pour le vérifier.
class-odd-line = Le bot n’aurait pas joué ces coups. C’est peut-être une autre version : revoir la partie.

## Le tableur
class-cell-separator = ;
class-cell-name = Nom
class-cell-date = Date
class-cell-checked = vérifié
class-cell-players = élèves sur la tablette
class-cell-skipped = essais d’avant perdus ou pas finis
class-cell-done = fini
class-cell-points = résultat
class-cell-most = sur
class-cell-won = gagné
class-cell-marks = points
class-cell-moves = coups
class-cell-seconds = secondes
class-cell-try = essai
class-cell-tries = essais
class-cell-task = Exercice
class-cell-numbered = { $number } { $name } ({ $line })
class-cell-counts = compte
class-cell-practice = entraînement
class-cell-total = Points
class-cell-full = sur
class-cell-yes = oui
class-cell-no = non

## Garder et déménager
class-child = Enfant
forget-names = Combien de temps les noms restent dans les résultats
forget-days = { $days ->
    [0] Toujours
    [365] Un an
   *[other] { $days } jours
  }
forget-line = À compter du jour où un résultat est arrivé ici. Ensuite, le nom devient un numéro, comme « Enfant 3 ». Les scores et les parties restent.
forget-told = { $days ->
    [0] Les noms restent jusqu’à ce qu’on les efface.
   *[other] { $days ->
        [365] Un an
       *[other] { $days } jours
    } après le dernier résultat d’un élève, le nom devient un numéro.
  }
forget-change = Changer cela
forget-done = Anciens noms effacés : { $count }
