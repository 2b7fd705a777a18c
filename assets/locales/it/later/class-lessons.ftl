ready-title = Lezioni pronte
ready-line = { $minutes } minuti · da { $age } anni
ready-goal = Obiettivo
ready-material = Che cosa serve
ready-material-all = Un tablet a testa o in due. Il codice, proiettato o su carta.
ready-course = Come si svolge
ready-minutes = { $minutes } min
ready-tasks = Esercizi
ready-step-open = Tutti aprono Chocobox, inquadrano il codice nella pagina e scrivono un nome.
ready-step-lesson = Esercizio 1, da soli: la lezione.
ready-step-collect = Tutti premono «Mostra il mio risultato». «Inquadra», al tuo tavolo, legge i codici.
ready-take = Prendi questi esercizi
ready-code = Il codice per la classe
ready-print = Stampa questa lezione
ready-on = Per leggere e per allenarsi

## Dove porta un link

ready-to-learn = Impara giocando
ready-to-rules = Le regole
ready-to-practice = Allenamento con le parole
ready-to-count =
    Conta un tabellone, { $grade ->
        [1] facile
        [2] medio
       *[3] difficile
    }
ready-to-best = Trova il posto migliore, { $cards } carte

## 20 minuti: dire la parola

ready-call-title = La parola giusta, senza errori
ready-call-goal = I bambini dicono il colore, qualunque sia la figura. Con calma si fa prima.
ready-call-material = Fogli di carta: giallo, rosso, marrone, blu.
ready-call-step-1 = Insieme: mostra un colore. Tutti dicono la sua parola: giallo Banana, rosso Fragola, marrone Cioccolato, blu Elefante. Poi più in fretta.
ready-call-step-2 = Esercizio 2, da soli: una partita. Chi ha finito si allena con le parole.
ready-call-step-3 = Insieme: quale carta ti ha ingannato? Che cosa ha aiutato?

## 20 minuti: ricordare

ready-remember-title = Che cosa c’era, e dove?
ready-remember-goal = I bambini ricordano più carte, anche quando una viene scambiata.
ready-remember-step-1 = Insieme: mostra quattro numeri, coprili, scambiane due. Chi li sa ancora tutti? Come ha fatto?
ready-remember-step-2 = Esercizio 2, da soli: due round. Vince la somma più bassa.
ready-remember-step-3 = Insieme: come li avete ricordati? Una frase, un’immagine, i posti?

## 30 minuti: contare le zone

ready-count-title = Contare le zone
ready-count-goal = I bambini trovano le zone unite lungo i lati e le contano a gruppi.
ready-count-material = Carta a quadretti e matite.
ready-count-step-1 = Insieme: disegna qualche quadretto alla lavagna. Quali sono uniti? Gli angoli non contano. Quale zona è più grande?
ready-count-step-2 = In coppia: una persona disegna due zone, l’altra le conta.
ready-count-step-3 = Esercizi da 1 a 4, da soli: trovate la zona più grande e la sua grandezza. Leggete ogni spiegazione.
ready-count-step-4 = Insieme: chi ha contato per righe, per due o per quattro? Quale tabellone era difficile, e perché?

## 30 minuti: il posto migliore

ready-place-title = Il posto migliore
ready-place-goal = I bambini confrontano i posti per una carta e spiegano il perché.
ready-place-step-1 = Insieme: mostra un tabellone. Dove può stare questa carta? Si toccano almeno due lati, uno con lo stesso cioccolato.
ready-place-step-2 = Esercizi da 2 a 5, da soli: guardate tre posti prima di posare.
ready-place-step-3 = Insieme: guardate di nuovo un esercizio. Quale posto era migliore, e perché?

## 45 minuti: zone neutre

ready-neutral-title = Zone di nessuno
ready-neutral-goal = I bambini sanno a chi va una zona neutra, e la confrontano con la propria.
ready-neutral-step-1 = Insieme: una zona neutra da sei quadretti in su va a chi tocca più lati. Contatene una.
ready-neutral-step-2 = Esercizi 1 e 2, in coppia: di chi è la zona neutra? Quale posto la ribalta o la difende?
ready-neutral-step-3 = Esercizio 3, da soli: una partita intera.
ready-neutral-step-4 = Insieme: quando valeva più della propria zona? Chi ne ha persa una all’ultimo momento?

## 45 minuti: il caso

ready-chance-title = Rischiare o fermarsi?
ready-chance-goal = I bambini stimano quanto è probabile sballare, e decidono con un perché.
ready-chance-material = Un sacchetto con dieci bigliettini: sette diversi, tre uguali.
ready-chance-step-1 = Insieme: pesca bigliettini dal sacchetto. Due uguali, e si perde tutto. Dopo ogni bigliettino tutti mostrano: avanti o stop. Perché?
ready-chance-step-2 = Esercizio 2, da soli: una partita intera. Indovina quanto è probabile sballare, poi guarda le probabilità.
ready-chance-step-3 = Insieme: era giusto andare avanti, e poi è andata male?
