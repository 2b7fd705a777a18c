link-invites-resume = Una partita da continuare
link-invites-replay = Una partita da guardare
link-invites-deal = Le stesse carte per te
link-invites-lesson = Una lezione per te
link-invites-setup = Una partita preparata per te
link-invites-position = Un tabellone da cui continuare
link-state-replay =
    { $done ->
        [yes] Finita. Mosse: { $count }.
       *[no] Mosse finora: { $count }.
    }
link-state-deal = Chi lo apre ha le stesse carte.
link-state-lesson = Dura circa tre minuti.
link-state-setup = Ogni volta si danno carte nuove.
link-state-position = Le carte coperte si danno di nuovo.
link-way-resume = Continua qui
link-way-yours = Continua con la tua
link-way-second = Una seconda partita
link-way-second-line = Dalla mossa del link. La tua partita salvata resta.
link-way-watch = Guarda
link-way-look = Rivedi
link-way-deal = Gioca le stesse carte
link-way-lesson = Impara giocando
link-way-setup = Gioca
link-way-others = Gioca con altre carte
link-way-change = Prima cambia qualcosa
link-way-position = Continua da qui
link-way-count = Conta
link-way-best = Trova il posto migliore
link-twin-same = Questa partita ce l’hai già qui.
link-twin-further = Questa partita ce l’hai già qui, più avanti del link. Mosse: +{ $count }.
link-twin-behind = Questa partita ce l’hai già qui, meno avanti del link. Mosse: −{ $count }. Se continui, si mette in pari.
link-nothing-yet = Non è ancora salvato o cominciato niente.
link-drawer = Chocobox è sulla tua schermata Home? Copia l’indirizzo di questa pagina e incollalo lì, in «Link e replay».
link-broken = Questo link non si apre
link-fault-bad = Il link è rovinato o non è intero. Chiedilo di nuovo, e copialo tutto.
link-fault-older = Il link viene da un Chocobox più vecchio; le regole sono cambiate.
link-fault-newer = Il link viene da un Chocobox più nuovo. Con internet, ricarica lo scaffale, prendi quello nuovo e riapri il link.
link-fault-other = Non ha funzionato. Forse il link va bene.
link-other = Un altro link
link-title = Link e replay
link-paste = Incolla qui un link o il suo testo
link-paste-example = …#/g/1…
link-open = Apri
link-file = Scegli un file o delle foto
link-own = Le tue partite
