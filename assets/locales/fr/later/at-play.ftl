### While a class plays a set: a large tile says from afar how it goes, and the rest of the box may be hidden.

## For teachers: two switches of a set, each with a line, and what each means on the page of the set
class-at-play = Pendant le jeu
class-glance = Un panneau à lire de loin
class-glance-line = En grand, à côté de chaque exercice : son numéro, et « ça avance », « ça bloque » ou « fini ». Rien n’est envoyé.
class-glance-told = À chaque exercice, un grand panneau dit où cela en est.
class-kiosk = Seulement ces exercices
class-kiosk-line = Le reste de la boîte est caché jusqu’à la fin des exercices. La tablette n’est pas verrouillée pour autant.
class-kiosk-told = Le reste de la boîte est caché jusqu’à la fin des exercices ; un calcul d’adulte l’ouvre.

## For pupils
glance-state = { $state ->
    [stuck] Ça bloque
    [done] Fini
   *[working] Ça avance
  }
glance-press = { $state ->
    [stuck] Ça repart ? Appuie ici.
   *[working] Ça bloque ? Appuie ici.
  }
kiosk-hides = Le reste de la boîte est caché jusqu’à la fin de ces exercices. La tablette, elle, n’est pas verrouillée.
kiosk-adult = Pour les adultes : ouvrir la boîte
kiosk-sum = Combien font { $less } × { $more } ?
kiosk-answer = { $number }
kiosk-wrong = Ce n’est pas cela. Voici un autre calcul.
kiosk-done = Tous les exercices sont finis : toute la boîte est ouverte.
kiosk-open = Une grande personne a ouvert la boîte.
