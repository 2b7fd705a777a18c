### S’entraîner : des énigmes tirées de ses propres erreurs.

practise-leave = Quitter les énigmes
practise-lost = Elle vient peut-être d’une Chocobox plus ancienne.

# À la table
practise-say-better = { $who ->
    [you] Ici, un jour, tu as fait une erreur.
   *[name] Ici, un jour, { $name } a fait une erreur.
  } Trouve mieux.
practise-task = Trouve le meilleur choix ; tu n’as qu’un essai.
practise-task-right = Résolue
practise-task-wrong = Pas résolue
practise-right = Juste ! { $advice }
practise-good = Presque le meilleur ! Mieux encore : { $advice }
practise-wrong = Pas encore : cela coûte { $percent } parties sur 100. Mieux : { $advice }
practise-shown = Mieux : { $advice }
