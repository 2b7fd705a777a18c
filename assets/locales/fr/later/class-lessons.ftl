### Des séances prêtes pour une classe.

ready-title = Séances prêtes
ready-line = { $minutes } minutes · dès { $age } ans
ready-goal = Objectif
ready-material = Il faut
ready-material-all = Une tablette par enfant ou pour deux. Le code, projeté ou sur papier.
ready-course = Déroulement
ready-minutes = { $minutes } min
ready-tasks = Exercices
ready-step-open = Tous les élèves ouvrent Chocobox, scannent le code dans la page et écrivent un nom.
ready-step-lesson = Exercice 1, en solo : la leçon.
ready-step-collect = Tous les élèves appuient sur « Montrer mon résultat ». « Scanner », dans le tableau, lit les codes.
ready-take = Prendre ces exercices
ready-code = Le code pour les élèves
ready-print = Imprimer cette séance
ready-on = Pour lire et s’entraîner

## Où mène un lien
ready-to-learn = Apprendre en jouant
ready-to-rules = Les règles
ready-to-practice = S’entraîner à annoncer
ready-to-count = Compter un plateau, { $grade ->
    [1] facile
    [2] moyen
   *[3] difficile
  }
ready-to-best = Trouver le meilleur endroit, { $cards } cartes

## 20 minutes : annoncer
ready-call-title = Annoncer sans erreur
ready-call-goal = Les enfants nomment la couleur, quoi que dise l’image. Le calme va plus vite.
ready-call-material = Des feuilles de papier : jaune, rouge, marron, bleu.
ready-call-step-1 = Ensemble : lever une couleur. Toute la classe annonce son mot : jaune Banane, rouge Fraise, marron Choco, bleu Éléphant. Puis plus vite.
ready-call-step-2 = Exercice 2, en solo : une partie. Qui a fini s’entraîne à annoncer.
ready-call-step-3 = Ensemble : quelle carte était un piège ? Qu’est-ce qui a aidé ?

## 20 minutes : retenir
ready-remember-title = Quelle carte était où ?
ready-remember-goal = Les enfants retiennent plusieurs cartes, même quand l’une d’elles change de place.
ready-remember-step-1 = Ensemble : montrer quatre nombres, les cacher, en échanger deux. Qui les sait encore tous ? Comment ?
ready-remember-step-2 = Exercice 2, en solo : deux manches. La plus petite somme gagne.
ready-remember-step-3 = Ensemble : comment as-tu retenu ? Une phrase, une image, les endroits ?

## 30 minutes : compter des zones
ready-count-title = Compter des zones
ready-count-goal = Les enfants trouvent des zones reliées par les côtés, et les comptent par groupes.
ready-count-material = Du papier quadrillé et des crayons.
ready-count-step-1 = Ensemble : dessiner quelques carrés au tableau. Lesquels sont reliés ? Les coins ne comptent pas. Quelle zone est la plus grande ?
ready-count-step-2 = À deux : l’un des enfants dessine deux zones, l’autre les compte.
ready-count-step-3 = Exercices 1 à 4, en solo : trouver la plus grande zone et sa taille. Lire chaque explication.
ready-count-step-4 = Ensemble : qui a compté par lignes, par deux ou par quatre ? Quel plateau était difficile, et pourquoi ?

## 30 minutes : le meilleur endroit
ready-place-title = Le meilleur endroit
ready-place-goal = Les enfants comparent des endroits pour une carte et donnent une raison.
ready-place-step-1 = Ensemble : montrer un plateau. Où cette carte peut-elle aller ? Au moins deux côtés se touchent, dont un du même chocolat.
ready-place-step-2 = Exercices 2 à 5, en solo : regarder trois endroits avant de poser.
ready-place-step-3 = Ensemble : regarder encore un exercice. Quel endroit était meilleur, et pourquoi ?

## 45 minutes : les zones neutres
ready-neutral-title = Les zones de personne
ready-neutral-goal = Les enfants savent pour qui compte une zone neutre, et la comparent à leur propre zone.
ready-neutral-step-1 = Ensemble : une zone neutre de six carrés ou plus va à qui touche le plus de ses côtés. En compter une.
ready-neutral-step-2 = Exercices 1 et 2, à deux : à qui est la zone neutre ? Quel endroit la fait changer de camp ou la protège ?
ready-neutral-step-3 = Exercice 3, en solo : une partie entière.
ready-neutral-step-4 = Ensemble : quand valait-elle plus que ta propre zone ? Qui en a perdu une au dernier moment ?

## 45 minutes : le hasard
ready-chance-title = Oser ou s’arrêter ?
ready-chance-goal = Les enfants estiment le risque de rater, et décident avec une raison.
ready-chance-material = Un sac avec dix bouts de papier : sept différents, trois pareils.
ready-chance-step-1 = Ensemble : tirer des papiers du sac. Deux pareils, et tout est perdu. Après chaque papier, toute la classe montre : continuer ou s’arrêter. Pourquoi ?
ready-chance-step-2 = Exercice 2, en solo : une partie entière. Deviner le risque de rater, puis regarder les chances.
ready-chance-step-3 = Ensemble : était-ce juste de continuer, et quand même raté à la fin ?
