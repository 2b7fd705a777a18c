### Tout ce que cet appareil garde, en un seul fichier.

whole-title = Garder et déménager
whole-line = Sur un autre appareil, le fichier s’ajoute à ce qui est déjà là.
whole-whose = Le fichier d’un seul enfant va à qui joue maintenant : { $name }.
whole-save = Tout garder dans un fichier
whole-take = Reprendre d’un fichier
whole-working = Lecture : { $done } sur { $all }
whole-saved = C’est gardé. Parties : { $games }, séries de la classe : { $sets }, résultats : { $results }, entraînements : { $practices }. Les noms se lisent dans le fichier : à ranger comme une liste de classe.
whole-saved-not = Le fichier n’a pas pu être gardé. Réessaie, s’il te plaît.
whole-taken = { $added ->
    [0] Rien de nouveau dans le fichier.
   *[other] Nouveau : { $added }.
  }{ $newer ->
    [0] { "" }
   *[other] { " " }Plus récent maintenant : { $newer }.
  }{ $same ->
    [0] { "" }
   *[other] { " " }Déjà là : { $same }.
  }{ $damaged ->
    [0] { "" }
   *[other] { " " }Abîmé, laissé de côté : { $damaged }.
  }{ $refused ->
    [0] { "" }
   *[other] { " " }Séries et résultats qu’aucun lien ne confirme, laissés de côté : { $refused }.
  }{ $unchecked ->
    [0] { "" }
   *[other] { " " }Résultats dont les coups n’ont pas pu être rejoués, non vérifiés : { $unchecked }.
  }
whole-fault-foreign = Ce fichier est abîmé, ou ne vient pas de « Tout garder dans un fichier ».
whole-fault-newer-box = Ce fichier vient d’une Chocobox plus récente. Avec internet, recharge l’étagère, prends la plus récente et réessaie.
whole-fault-broken = Le fichier n’a pas pu être lu jusqu’au bout. Ce qui est arrivé reste. Réessaie, s’il te plaît.
whole-fault-full = Rien n’a été repris : un appareil a de la place pour { $most } enfants au plus. Efface un enfant sous « Qui joue ? » sur l’étagère et réessaie.
whole-differs = Parties différentes ici et dans le fichier : { $count }. Lesquelles garder ?
whole-both = Les deux
whole-mine = Celles d’ici
whole-theirs = Celles du fichier
whole-both-done = Les deux sont gardées.
whole-mine-done = Celles d’ici restent.
whole-theirs-done = Celles du fichier sont là.
