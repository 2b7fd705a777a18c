class-title = Per insegnanti
class-tasks = Esercizi
class-result = Risultato
class-set = Una serie di esercizi
class-new = Nuova serie
class-workshop = Officina dei bot
class-untitled = Senza titolo

## La prima pagina per chi insegna

class-step-make = Scegli da uno a otto esercizi, uguali per tutti. Ricevi un codice.
class-step-scan = La classe lo inquadra nella pagina («Altro», «Link», «Inquadra»), dà un nome e gioca.
class-step-back = Alla fine inquadri il codice di ognuno, e la tua tabella cresce.
class-private = Niente va a un server: è tutto nei codici e resta sui vostri dispositivi.
class-private-platform = Alla piattaforma della scuola vanno solo i suoi esercizi. Altro non va a nessun server: il resto sta nei codici e sui vostri dispositivi.
class-ios = Su un iPad o iPhone inquadra in questa pagina: l’app Fotocamera apre Safari, che non sa che cosa tiene l’app nella schermata Home.
class-not-kept = Questo browser non salva niente: tutto sparisce quando chiudi questa pagina.
class-sets = Le tue serie
class-set-line = Esercizi: { $tasks } · risultati: { $results }
class-open = Apri
class-open-of = Apri { $title }
class-damaged = Rovinata
class-damaged-line = La puoi solo eliminare.
class-damaged-sure = Eliminarla per sempre?
class-removed = Eliminata.

## Una serie nuova

class-title-field = Titolo
class-title-empty = Contare, lunedì
class-set-tasks = Esercizi: { $count }
class-terms = Nomi, tentativi e aiuti
class-help = Aiuti in questi esercizi
class-help-tips = Le cose nuove si dicono in una riga
class-help-hints = La lampadina dà un consiglio e il perché
class-help-given = Qui la lampadina dà un consiglio.
class-tasks-none = Ancora nessun esercizio.
class-number = Esercizio { $number }:
class-task-added = Aggiunto. Esercizi: { $count }
class-task-removed = Tolto. Esercizi: { $count }
class-task-remove = Togli l’esercizio { $number }
class-task-up = Sposta su l’esercizio { $number }
class-task-down = Sposta giù l’esercizio { $number }
class-task-moved = L’esercizio { $from } ora è l’esercizio { $to }.
class-minutes = circa { $minutes } min
class-minutes-all = Circa { $minutes } min in tutto.
class-lessons-not = Le lezioni pronte non sono arrivate. Riprova con internet.
class-add-task = Aggiungi un esercizio
class-add-this = Aggiungi questo esercizio
class-add-of = Aggiungi questo esercizio: { $name }, { $line }
class-full = Una serie ha al massimo { $count } esercizi.
class-make = Crea il codice
class-only-here = Solo questo dispositivo conosce l’indirizzo di questa pagina. Crea la serie dove la classe la può aprire, per esempio sul server web della scuola.
class-make-not = Troppo per un codice. Togli l’ultimo esercizio.
class-look = Guarda come la vedrà la classe
class-kinds-more = Altri tipi di esercizi
class-kind-game = Una partita
class-kind-game-line = Contro un bot
class-kind-count = Contare
class-kind-count-line = Un tabellone di Schokoly da contare
class-kind-best = Il posto migliore
class-kind-best-line = Una carta, un posto buono
class-kind-lesson = Impara giocando
class-kind-lesson-line = Tre minuti; contano le stelle.
class-kind-bot = Scrivere un bot
class-kind-bot-line = Un programma che gioca, per un torneo
class-kind-puzzle = Un rompicapo
class-kind-puzzle-line = Trova qualcosa di meglio. Una scelta, un punto.
class-kind-link = Da un link
class-kind-link-line = Un tabellone o una partita tua
class-which = Quale gioco
class-whom = Contro chi
class-deal-long = La partita è lunga: un risultato troppo grande per un codice torna come file o come testo.
class-option-grade = Quanto difficile
class-option-grade-value =
    { $value ->
        [1] facile
        [2] medio
       *[3] difficile
    }
class-option-cards = Carte sul tabellone
class-option-cards-value = { $value }
class-option-rounds = Round
class-option-rounds-value = { $value }
class-deal = Un altro tabellone
class-paste-link = Incolla un link di Chocobox
class-puzzle-of = { $name }, mossa { $move }
class-puzzle-ready = Livello { $level } di 3, rompicapo { $number }
class-paste-none = Questo link non può diventare un esercizio.

## Esercizi a parole

class-task-lesson = { $game }: la lezione
class-task-puzzle = { $game }: un rompicapo
class-task-bot = { $game }: un bot
class-task-numbered = { $number } { $name }
class-played-grade =
    { $value ->
        [1] facile
        [2] medio
       *[3] difficile
    }
class-played-cards = carte: { $value }
class-puzzle = trova qualcosa di meglio
class-from-board = su un tabellone dato
class-against =
    { $times ->
        [1] contro { $bots }
       *[other] contro { $times } × { $bots }
    }
class-played-rounds = round: { $value }
class-score =
    { $how ->
        [none] non finito
        [alone] { $points } punti su { $most }
        [bot] consegnato
        [won] vinto con { $points } in più
        [lost] perso con { $points } in meno
       *[draw] pari
    }
class-sign =
    { $how ->
        [none] –
        [alone] { $points }/{ $most }
        [bot] ✓
        [won] +{ $points }
        [lost] −{ $points }
       *[draw] ±0
    }

## Quello che vede la classe

class-name = Il tuo nome, o un soprannome
class-name-line = Solo su questo dispositivo e nel codice che mostri.
class-name-asked = Prima scrivi il tuo nome.
class-next = Ora gioca un’altra persona
class-task-of = Esercizio { $number }
class-play = Gioca
class-again = Gioca ancora
class-write = Scrivi
class-go-on = Continua
class-reckoning = fatto
class-done = Esercizi fatti: { $done } di { $all }
class-platform-goes = I tuoi punti e le tue mosse vanno alla piattaforma della scuola.
class-platform-has = La piattaforma della scuola ha il tuo risultato: { $points } punti su 100.
class-platform-none = Qui non c’è la piattaforma della scuola: alla fine mostra il tuo risultato.
class-show = Mostra il mio risultato
class-show-not = Non ha funzionato. Riprova.
class-shown = Il risultato di { $name }
class-shown-line = Tienilo davanti al tablet di chi insegna, o consegna il link o il file.
class-no-code = Questo Chocobox è un file: i suoi codici li legge solo «Inquadra» in Chocobox. Oppure consegna il link, da incollare in «Link».

## Un risultato inquadrato

class-result-of = { $title } · { $when }
class-not-done = non finito
class-watch = Guarda
class-watch-of = Guarda { $name }, esercizio { $number }
class-sum = { $total } punti su { $most }
class-checked = Controllato: ogni mossa rispetta le regole.
class-add-line = I suoi esercizi li hai qui.
class-add-new-line = I suoi esercizi si salvano insieme.
class-add = Aggiungi alla mia tabella
class-add-new = Tieni tutti e due
class-added = { $name } è nella tua tabella.
class-added-count = Risultati nella tua tabella: { $count }
class-here = È già nella tua tabella.
class-to-table = Alla tabella
class-scan-next = «Inquadra», al tuo tavolo, è più veloce.

## Una serie e i suoi risultati

class-for-pupils = Per la tua classe
class-send = Invia o stampa
class-ways = File, foto, link
class-files-fold = Salva o stampa
class-points = Che cosa dicono i punti
class-for-line = In Chocobox: «Altro», «Link», «Inquadra».
class-print-code = Stampa il codice
class-results = Risultati: { $pupils }
class-no-results = Ancora nessun risultato.
class-paste = Incolla qui i risultati
class-paste-line = Un link o molti, in mezzo a qualsiasi testo. Ogni mossa è controllata.
class-read-do = Leggili
class-files = Scegli file o foto
class-drop = o trascinali qui
class-read = Nuovi: { $good }. C’erano già: { $same }. Rifiutati: { $refused }.
class-read-none = Qui non c’è nessun link.
class-read-partly = Letti solo in parte, da un Chocobox più vecchio: { $count }.
class-line = riga { $line }:
class-more = e altri { $count }
class-why-bad-link = Il link è rovinato, o le sue mosse non rispettano le regole.
class-why-older-box = Viene da un Chocobox più vecchio, con altre regole.
class-why-newer-box = Viene da un Chocobox più nuovo. Ricarica lo scaffale con internet per averlo.
class-why-other = Non si è potuto leggere. Riprova.
class-why-tasks = Un link di esercizi, non di un risultato.
class-why-bot = Un link di un bot o di un torneo, non di un risultato.
class-why-game = Un link di una partita, non di un risultato.
class-why-other-set = { $name }: un risultato di altri esercizi ({ $title }). Aprilo da solo.
class-why-no-link = In questo file non c’è nessun link.
class-why-no-code = Nessun codice in questa immagine. Prendila di fronte, così da vicino che il codice la riempie.
class-why-parts = Una parte di un link più lungo. Aggiungi insieme le immagini di tutte le parti.
class-why-many = Al massimo 500 link alla volta. Il resto è rimasto da leggere.
class-table = Risultati
class-head-name = Nome
class-head-when = Quando
class-head-task = Esercizio { $number }
class-head-total = Punti
class-head-span = Tempo
class-sorted = In ordine.
class-points-line = Un esercizio porta fino a 100 punti: da soli, la parte di risposte giuste; contro un bot, 50 per un pareggio, e metà del vantaggio in più o in meno.
class-delete-sure = Eliminare per sempre questo risultato di { $name }?
class-plot = Persone: { $count }. Punti da { $least } a { $most }, a metà { $half } su { $all }.
class-half = metà { $half }
class-tournament = Torneo: { $game }
class-csv = Per un foglio di calcolo (CSV)
class-csv-done = Il file si sta salvando.
class-csv-not = Il file non si è potuto creare.
class-print = Stampa la tabella
class-remove = Elimina questa serie
class-remove-sure = Eliminare questa serie per sempre? Risultati: { $count }
class-looked = Indietro
class-copy-set = Nuova serie da questi esercizi
class-older-task = Le regole sono cambiate: non si può più giocare.
class-older-some = Le regole sono cambiate. Questi esercizi non si possono più giocare: { $tasks }. Tutti i punti restano.
class-older-all = Le regole sono cambiate, quindi non c’è più un codice. Esercizi: { $tasks }. Tutti i punti restano.
class-older-anew = «Nuova serie da questi esercizi» li crea di nuovo.
class-older-scores = Punti da un Chocobox più vecchio: { $tasks }. Queste partite non si possono più guardare.
class-unread-cell = regole vecchie
class-unread-behind = Non letto: sta dietro a una partita con regole più vecchie.
class-unread-line = Un risultato più vecchio si legge solo fino a una partita con regole cambiate. Ricarica Chocobox su quel tablet, apri gli esercizi e mostra di nuovo il risultato.
class-damaged-results = Risultati rovinati, conservati ma non in questa tabella: { $count }
class-renewed = Ora con le regole di oggi: { $tasks }.
class-renewed-not = Lasciati fuori, perché non si possono creare di nuovo: { $tasks }.
class-odd = Questo bot giocherebbe in modo diverso.
class-unproved = Nessun link prova quanto si è pensato, chi aveva il tablet, che cosa si è provato altrove o prima, o, nei giochi veloci, che il bot era abbastanza veloce.
class-unchecked = non controllato
class-unchecked-line = è arrivato in un file e non si è potuto rigiocare. Incolla il suo link per farlo controllare.
class-odd-line = Il bot non avrebbe fatto queste mosse. Forse è un’altra versione: guarda la partita.

## Il foglio di calcolo

class-cell-separator = ;
class-cell-name = Nome
class-cell-date = Data
class-cell-checked = controllato
class-cell-players = giocatori sul tablet
class-cell-skipped = di prima, spariti o non finiti
class-cell-done = finito
class-cell-points = risultato
class-cell-most = su
class-cell-won = vinto
class-cell-marks = punti
class-cell-moves = mosse
class-cell-seconds = secondi
class-cell-try = tentativo
class-cell-tries = tentativi
class-cell-task = Esercizio
class-cell-numbered = { $number } { $name } ({ $line })
class-cell-counts = vale
class-cell-practice = allenamento
class-cell-total = Punti
class-cell-full = su
class-cell-yes = sì
class-cell-no = no

## Conserva e sposta

class-child = Persona
forget-names = Per quanto restano i nomi nei risultati
forget-days =
    { $days ->
        [0] Sempre
        [365] Un anno
       *[other] { $days } giorni
    }
forget-line = Si conta dal giorno in cui un risultato è arrivato qui. Poi il nome diventa un numero, come «Persona 3». Punti e partite restano.
forget-told =
    { $days ->
        [0] I nomi restano finché non li elimini.
       *[other] { $days ->
            [365] Un anno
           *[other] { $days } giorni
        } dopo l’ultimo risultato di una persona, il nome diventa un numero.
    }
forget-change = Cambia
forget-done = Nomi vecchi eliminati: { $count }
