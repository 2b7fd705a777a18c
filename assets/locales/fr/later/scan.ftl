### Le scanner : des codes que la caméra lit l’un après l’autre.

scan-do = Scanner
scan-title = Scanner des résultats
scan-line = Tenir une tablette après l’autre devant la caméra.
scan-picture = Ce que voit la caméra
scan-other = Autre caméra
scan-waiting = Codes en cours de vérification : { $count }…
scan-new = { $name } : { $total } sur { $most }. Résultats : { $count }
scan-known = { $name } : déjà là. Résultats : { $count }
scan-before = Déjà lu
scan-nothing = Ce code ne vient pas de Chocobox.
scan-parts = Parties lues : { $here } sur { $count }. Il manque : { $missing }.
scan-fault = { $why ->
    [none] Un navigateur ne donne une caméra qu’aux adresses en https.
    [refused] La caméra n’est pas permise. La permettre pour cette page dans les réglages du navigateur, puis réessayer.
    [missing] Aucune caméra trouvée.
    [busy] Autre chose utilise la caméra. Le fermer, puis réessayer.
   *[broken] La caméra ne marche pas ici.
  }
scan-lost = Le scanner n’est pas arrivé. Réessayer, ou utiliser des photos, des fichiers et des liens.
scan-instead = Sans caméra : fermer ceci et utiliser des photos, des fichiers ou des liens.
link-scan-title = Scanner un lien
link-scan-line = Tiens le code devant la caméra, ou ses parties dans n’importe quel ordre.
link-part = C’est une partie d’un lien plus long. Appuie sur « Scanner » et montre les autres à la caméra.
