### Qui est qui dans une classe, et quel essai compte.

## Une nouvelle série
class-terms-names = Noms
class-terms-names-typed = Écrits
class-terms-names-typed-line = Chaque élève écrit un nom ou un surnom.
class-terms-names-numbers = Numéros
class-terms-names-numbers-line = Chaque élève choisit un numéro. Pas de noms.
class-terms-names-animals = Animaux
class-terms-names-animals-line = Chaque élève choisit un animal. Pas de noms.
class-option-picks = Combien
class-option-picks-line = Autant que d’élèves.
class-option-picks-value = { $value }
class-terms-counts = Quel essai compte
class-terms-counts-first = Le premier
class-terms-counts-first-line = Les essais suivants ne comptent pas.
class-terms-counts-best = Le meilleur
class-terms-counts-best-line = Celui qui a le plus de points.
class-terms-counts-last = Le dernier
class-terms-counts-last-line = Avant de montrer le résultat.

## La page des élèves
class-animal = { $animal } { $number }
class-pick = { $kind ->
    [numbers] Ton numéro
   *[animals] Ton animal
  }
class-pick-line = Le code que tu montres ne contient que cela.
class-pick-asked = { $kind ->
    [numbers] Choisis d’abord ton numéro.
   *[animals] Choisis d’abord ton animal.
  }
class-you-are = { $kind ->
    [numbers] Tu as le numéro { $name }.
   *[animals] Ton animal : { $name }.
  }
class-change = Changer
class-counts-line = Dans chaque exercice, le { $counts ->
    [first] premier essai fini
    [last] dernier essai
   *[best] meilleur essai
  } compte.
class-practice-line = Quand tu as vu la solution, les essais suivants ne comptent plus.
class-bot-line = Le dernier bot que tu rends compte.
class-practise = S’entraîner
class-try-counts = L’essai { $nth } sur { $tries } compte.
class-last-try = { $practice ->
    [true] Dernier : { $score } (entraînement).
   *[other] Dernier : { $score }.
  }
class-only-practice = entraînement seulement
class-shown-tries = Il dit combien de fois tu as essayé.
class-shown-players = Il dit aussi combien d’élèves ont commencé sur cette tablette : { $count }.
class-skipped-line = Avant lui, essais pas finis ou perdus : { $count }. Le résultat le dit.

## Le tableau pour enseigner
class-names-told = { $kind ->
    [numbers] Chaque élève choisit un numéro de 1 à { $count }.
    [animals] Chaque élève choisit un des { $count } animaux.
   *[typed] Chaque élève écrit un nom.
  }
class-try-of = { $nth ->
    [0] le meilleur de { $tries }
   *[other] essai { $nth } sur { $tries }
  }
class-skipped = avant lui, il en manque { $count }
class-players = Élèves sur cette tablette : { $count }
class-name-copy = { $name } ({ $copy })
class-head-more = Plus
class-more-of = Plus sur { $name }
class-same-asked = Une autre tablette a aussi { $name } : le même enfant ?
class-same-child = Le même enfant
class-two-children = Deux enfants
class-same-child-as = Le même que { $name }
class-another-child = Un autre enfant
class-decided = Le tableau est à jour.
class-tries = Tous les essais
class-try = Essai { $nth } :
class-watch-try = Revoir { $name }, exercice { $number }, essai { $nth }
class-try-counting = compte
class-try-practice = entraînement
class-not-carried = Absents des résultats : encore { $count }, pas finis, effacés ou sans place.
class-pupil = Qui est-ce
class-rename = Nom dans ce tableau
class-rename-do = Renommer
class-merge = Le même enfant que
class-merge-do = Réunir
class-split = Séparer en { $count }
class-handed-in = Rendu
class-delete-of = Effacer { $name }, { $when }
class-missing = Il en manque { $count } sur { $all } :
class-all-there = Tout le monde est là : { $all }.
class-expected = Noms attendus
class-expected-line = Un nom par ligne, comme il s’écrit. La liste reste sur cet appareil.
class-csv-tries = Tous les essais (CSV)
