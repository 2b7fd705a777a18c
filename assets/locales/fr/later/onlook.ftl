### Pendant que la classe joue.

onlook-title = Suivre la classe en direct
onlook-text = Sur la page de ces exercices, un élève touche « { $key } » ; ici, on accueille sa tablette. Alors les deux appareils se relient. Rien n’en est gardé.
onlook-in = Accueillir une tablette
onlook-wrong = Essais sans succès : { $wrong }
onlook-came = { $name } est là.
onlook-away = { $name } n’est plus là.
onlook-gone = Ranger
onlook-gone-name = Ranger : { $name }
onlook-other = Les deux appareils ont des exercices différents. Ouvre la même série sur les deux, puis relie-les à nouveau.

onlook-show = Montrer en direct à la maîtresse ou au maître
onlook-shown = La tablette de la maîtresse ou du maître voit ton nom, ton exercice et tes essais.
onlook-stop = Ne plus montrer
