### Ce qu’une classe regarde ensemble, au projecteur.

together-title = Regarder ensemble
together-not = Les résultats sont impossibles à lire. Revenir en arrière et réessayer.
together-board = Le plateau
together-question = Question { $at } sur { $all }
together-answers = Réponses
together-pupils = { $right ->
    [true] Juste, nombre de réponses : { $count }.
   *[false] Nombre de réponses : { $count }.
  }
together-right = juste
together-rightly = Trouvé par { $rightly } sur { $count }.
together-nobody = Personne n’a fini cet exercice.
together-older = D’une Chocobox plus ancienne : ses réponses ne peuvent plus s’afficher.
together-lost = Résultats sans réponses, impossibles à rejouer ici : { $count }.
together-leads = Quelle avance sur le meilleur bot ?
together-points = Points sur { $most }
together-sign = { $how ->
    [ahead] +{ $points }
    [behind] −{ $points }
   *[plain] { $points }
  }
together-lead-plot = Élèves : { $count }. Avances de { $least } à { $most }, le milieu à { $half }.

## Les mots des jeux
together-largest = Où est la plus grande zone de chocolat { $colour ->
    [dark] noir
    [milk] au lait
   *[white] blanc
  } ?
together-area = { $colour ->
    [dark] noir, { $count }
    [milk] lait, { $count }
   *[white] blanc, { $count }
  }
together-best-asked = Tu joues le { $colour ->
    [dark] noir
    [milk] lait
   *[white] blanc
  }. Quelle carte est la meilleure, et où ?
together-hand = Cartes au choix : { $count }
together-place = colonne { $x }, ligne { $y }
together-place-worth = avance { $lead }, points : { $points }
together-best-why = La meilleure est la carte en pointillés : avance { $lead }.

## La barre
together-step = Question et réponses
together-steps = Étapes
together-before = Retour
together-names = Noms
together-named = Les noms sont visibles.
together-unnamed = Les noms sont cachés.
together-to-answers = Montrer les réponses
together-to-why = La bonne réponse
together-to-question = Question suivante
together-to-task = Exercice suivant
