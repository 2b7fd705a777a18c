### Les liens : ce qui se partage d’une partie.

## La feuille pour partager une partie
link-what-for = À quoi sert le lien ?
link-use-resume = Continuer ailleurs
link-use-replay = Revoir
link-use-deal = Même donne
link-use-setup = Préparation
link-use-position = Plateau
link-carries-replay = Dedans : toute la partie, toutes les mains, et chaque coup avec son heure.
link-carries-deal = Dedans : les cartes, les places et les règles maison. Aucun coup.
link-carries-lesson = Dedans : la leçon. Aucun coup, aucun nom.
link-carries-setup = Dedans : les places et les règles maison. Aucune carte, aucun coup.
link-carries-position = Dedans : le plateau, les places et à qui le tour. Aucune main, aucun coup.
link-names = Avec les noms
link-field = Lien
link-field-text = Texte du lien
link-text-only = Cette Chocobox est un fichier sans adresse. Les autres scannent ce code dans « Liens et replays », ou y collent ce texte.
link-copy = Copier le lien
link-send = Envoyer
link-save = Garder dans un fichier
link-copied = C’est copié.
link-copy-not = Copier n’est pas permis ici. Prends plutôt le fichier.
link-send-not = L’envoi n’a pas marché.
link-selected = Copier n’est pas permis ici. Le lien est sélectionné : copie-le.
link-saved = Le fichier est prêt. Les autres l’ouvrent dans « Liens et replays ».
link-none = Cette partie ne peut pas devenir un lien.
link-code = Le lien en code à scanner
link-code-large = { $way ->
    [keys] Remplir l’écran
   *[touch] Touche pour remplir l’écran
  }
link-code-close = { $way ->
    [keys] Fermer
   *[touch] Touche pour fermer
  }
link-code-none = Ce lien est trop long pour un code. Envoie-le ou garde-le dans un fichier.
link-code-fine = Si la caméra ne le lit pas, agrandis le code, ou garde le lien dans un fichier.

## Un lien qui a été ouvert
link-shared = Une partie partagée
link-without = { $rule } : non

## La boîte des liens
link-share-game = Partager : { $game }
link-share-setup = Partager cette préparation
link-other-open = Ouvrir un lien

## Un lien en plusieurs codes
link-code-part = Partie { $number } sur { $count }
link-code-parts = Ce lien demande plusieurs codes, dans n’importe quel ordre. Seul « Scanner » dans Chocobox les lit.
link-code-several = Montrer { $count } codes plus grands
link-code-back = Partie d’avant
link-code-on = Partie suivante
link-code-run = Avancer tout seul
link-code-pause = Pause
