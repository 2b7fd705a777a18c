### Più tablet a un tavolo. Ogni dispositivo mostra un codice e legge quello dell’altro con la fotocamera; poi si parlano, senza internet.

meet-how = Tieni i due schermi uno di fronte all’altro: ognuno guarda il codice dell’altro.
meet-camera = La fotocamera può cercare l’altro dispositivo? L’immagine resta qui.
meet-seen = Ti vedo! Ora tocca a te: fai guardare anche l’altro dispositivo.
meet-kept = Tieni questo dispositivo sopra il tablet, così il tablet vede questo codice.
meet-known = Ti vedo! Un momento.
meet-turn = L’altro dispositivo aspetta un altro codice. Fagli guardare anche questo.
meet-late = Non c’è ancora nessuno. L’altro dispositivo ha guardato anche lui? Allora a tutti e due serve lo stesso Wi-Fi, o l’hotspot di un telefono che non gioca.
meet-why = { $why ->
    [own-ticket] Questo è il codice di questo dispositivo. Serve quello dell’altro.
    [other-ticket] L’altro dispositivo ha un’altra versione di Chocobox. Serve la stessa a tutti e due.
    [joined] Questo dispositivo ha già letto un altro codice. Ricomincia per cambiarlo.
   *[no-ticket] Questo non è il codice di un dispositivo che vuole giocare, o non è intero.
  }
meet-none = Questo browser non può raggiungere altri dispositivi: gli manca WebRTC, o è spento.
meet-code = Il codice di questo dispositivo
meet-instead = Altrimenti copia e incolla i testi qui sotto.
meet-texts = Senza fotocamera
meet-own = Questo codice come testo, per l’altro dispositivo
meet-copy = Copia il testo
meet-copied = Copiato. Ora incollalo sull’altro dispositivo.
meet-selected = Qui non si può copiare. Il testo è selezionato: copialo.
meet-other = Il testo dell’altro dispositivo
meet-join = Collega
meet-again = Ricomincia

near-text = Un telefono o un altro tablet può essere un posto a sé: mostra solo le proprie carte. Non serve internet.
near-here = su questo tablet
near-host = al tablet
near-there = su un altro dispositivo
near-away = via
near-pause = pausa
near-give = Dai a un telefono
near-again = Collega di nuovo
near-take = Riprendi
near-goes-on = Chi continua a questo posto?
near-tablet = Noi, su questo tablet
near-bot = Un bot
near-stay = Lascia così
near-meet-for = Un dispositivo per { $name }
near-link = Manda invece la partita come link
near-gone = { $name } non c’è. Il posto aspetta.
near-back = { $name } è di nuovo qui.
near-moved = { $name } ora gioca su un altro dispositivo.
near-phone = Prendi posto a un tavolo
near-phone-text = Sul tablet apri una partita e poi «{ $key }» nel menu. Allora i due dispositivi si collegano.
near-meet = Collega al tablet
near-left = Il tablet ha chiuso questo posto. La tua partita è ancora lì.
near-lost = Il collegamento con il tablet è caduto. Il tuo posto aspetta lì: collega di nuovo i due dispositivi.
near-other = I due dispositivi hanno versioni diverse di Chocobox. Carica la più nuova su tutti e due; senza internet, apri su tutti e due lo stesso file chocobox.html. Poi collegali di nuovo.
near-taken = Questo posto è già preso.
near-table-away = Il tablet non risponde. Appena risponde, la partita continua da sola.
near-all = Tutti giocano su uno schermo proprio.

fair-deal = { $fair ->
    [right] Carte regolari, date da { $devices } dispositivi insieme: nessuno le ha scelte, e ogni mossa segue le regole.
    [promise] Carte non regolari: il tablet ha cambiato il suo numero segreto.
    [share] Carte non regolari: manca il numero di questo dispositivo.
    [seed] Carte non regolari: dai numeri di tutti i dispositivi vengono altre carte.
   *[moves] Partita non regolare: secondo le regole le sue mosse non portano a questa fine.
  }
