whole-title = Conserva e sposta
whole-line = Su un altro dispositivo il file si aggiunge a quello che c’è già.
whole-whose = Il file di una sola persona va a chi gioca adesso: { $name }.
whole-save = Conserva tutto in un file
whole-take = Prendi da un file
whole-working = Leggo { $done } di { $all }
whole-saved = Salvato. Partite: { $games }, serie per la classe: { $sets }, risultati: { $results }, allenamenti: { $practices }. Nel file i nomi si possono leggere: conservalo come un elenco di classe.
whole-saved-not = Il file non si è potuto salvare. Riprova, per favore.
whole-taken =
    { $added ->
        [0] Nel file non c’era niente di nuovo.
       *[other] Nuovi: { $added }.
    }{ $newer ->
        [0] { "" }
       *[other] { " " }Ora più recenti: { $newer }.
    }{ $same ->
        [0] { "" }
       *[other] { " " }C’erano già: { $same }.
    }{ $damaged ->
        [0] { "" }
       *[other] { " " }Rovinati, lasciati fuori: { $damaged }.
    }{ $refused ->
        [0] { "" }
       *[other] { " " }Serie e risultati che nessun link conferma, lasciati fuori: { $refused }.
    }{ $unchecked ->
        [0] { "" }
       *[other] { " " }Risultati con mosse che non si sono potute rigiocare, non controllati: { $unchecked }.
    }
whole-fault-foreign = Questo file è rovinato, oppure non viene da «Conserva tutto in un file».
whole-fault-newer-box = Questo file viene da un Chocobox più nuovo. Con internet, ricarica lo scaffale, prendi quello nuovo e riprova.
whole-fault-broken = Il file non si è potuto leggere fino in fondo. Quello che è arrivato resta. Riprova, per favore.
whole-fault-full = Non è arrivato niente: un dispositivo ha posto per { $most } persone al massimo. Elimina una persona in «Chi gioca?» sullo scaffale e riprova.
whole-differs = Partite che qui sono diverse dal file: { $count }. Quali devono restare?
whole-both = Tutte e due
whole-mine = Quelle di qui
whole-theirs = Quelle del file
whole-both-done = Ora sono salvate tutte e due.
whole-mine-done = Restano quelle di qui.
whole-theirs-done = Ora qui ci sono quelle del file.
