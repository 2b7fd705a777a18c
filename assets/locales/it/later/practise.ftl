practise-leave = Lascia i rompicapi
practise-lost = Forse viene da un Chocobox più vecchio.

# Al tavolo
practise-say-better =
    { $who ->
        [you] Qui una volta hai sbagliato.
       *[name] Qui una volta { $name } ha sbagliato.
    } Trova qualcosa di meglio.
practise-task = Trova la scelta migliore; ne hai una sola.
practise-task-right = Risolto
practise-task-wrong = Non risolto
practise-right = Giusto! { $advice }
practise-good = Quasi il meglio! Ancora meglio: { $advice }
practise-wrong = Non ancora: così si perdono { $percent } partite su 100. Meglio: { $advice }
practise-shown = Meglio: { $advice }
