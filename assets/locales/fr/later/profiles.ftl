profiles-line = Chaque enfant a son parcours, ses énigmes, ses parties gardées et ses bots. D’une visite, il ne reste rien.
profiles-new = Une autre personne
profiles-change = Changer ou effacer : { $name }
profiles-add = Ajouter
profiles-keep = Garder
profiles-not-kept = Le navigateur n’a pas pu garder cela. Tout est comme avant.
profiles-sure = Effacer pour de bon { $name }, avec parties gardées, parcours, énigmes, entraînements et bots ? Les séries de la classe restent.
