looking-wakes = Si comincia
looking-progress = Si giudica ogni mossa…
looking-move = Mossa { $move } di { $moves }
looking-done = Ogni mossa è giudicata.
looking-title = Probabilità tra pari
looking-curve =
    Probabilità di vincere { $ply ->
        [0] prima della prima mossa
       *[other] dopo la mossa { $ply }
    }: { $chances }
looking-chance = { $name } { $percent }%
looking-percent = { $percent }%

# Gioco e fortuna di ogni posto
looking-play-well =
    { $who ->
        [you] Hai giocato bene.
       *[other] { $name } ha giocato bene.
    }
looking-play-fairly =
    { $who ->
        [you] Hai giocato abbastanza bene.
       *[other] { $name } ha giocato abbastanza bene.
    }
looking-play-badly =
    { $who ->
        [you] Hai perso delle buone occasioni.
       *[other] { $name } ha perso delle buone occasioni.
    }
looking-play-won_well =
    { $who ->
        [you] Hai vinto, e hai giocato bene!
       *[other] { $name } ha vinto, e ha giocato bene.
    }
looking-play-won_fairly =
    { $who ->
        [you] Hai vinto, e hai giocato abbastanza bene!
       *[other] { $name } ha vinto, e ha giocato abbastanza bene.
    }
looking-play-won_badly =
    { $who ->
        [you] Hai vinto!
       *[other] { $name } ha vinto.
    } Poteva essere anche più facile.
looking-luck-lucky = { $name }: fortuna come solo in { $of } partite su 100.
looking-luck-unlucky = { $name }: sfortuna come solo in { $of } partite su 100.
looking-luck-even = { $name }: fortuna come al solito.
looking-reaction = { $name }: metà di manate e parole entro { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
looking-reaction-bots = I bot: metà entro { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.

# I momenti
looking-moments = Che cosa ha contato
looking-none = Nessun grande errore e nessuna grande fortuna.
looking-slip = { $name }, mossa { $move }: una svista. È costata { $percent } partite su 100.
looking-mistake = { $name }, mossa { $move }: un errore. È costato { $percent } partite su 100.
looking-blunder = { $name }, mossa { $move }: un grosso errore. È costato { $percent } partite su 100.
looking-lucky = { $name }, mossa { $move }: gran fortuna. Ha portato { $percent } partite su 100.
looking-unlucky = { $name }, mossa { $move }: sfortuna. È costata { $percent } partite su 100.
looking-puzzles = Allenati con i rompicapi delle tue mosse: { $count }
looking-better = Meglio: { $advice }
looking-note = 36% vuol dire: su 100 partite così questo posto ne vince 36, se da lì tutti giocano ugualmente bene. Un errore è solo quello che il posto stesso poteva sapere.
