workshop-title = Officina dei bot
workshop-of = Officina dei bot: { $game }
workshop-what = Scrivi in Python un bot che gioca a un tavolo vero. Tutto resta su questo dispositivo.
workshop-choose = Per quale gioco?
workshop-back = Altri giochi
workshop-code = Il codice del tuo bot
workshop-sliders = I numeri nel tuo codice
workshop-own = Il mio bot
workshop-against = Contro
workshop-run = Avvia
workshop-series = 20 partite
workshop-against-me = Gioca contro il bot
workshop-stumbled = Il mio bot è inciampato e ha fatto la prima cosa possibile.
workshop-stop = Stop
workshop-more = Altro
workshop-wakes = Python si sveglia per il tuo bot…
workshop-plays = Il tuo bot gioca…
workshop-won = vinte { $won } su { $games }
workshop-old = con un codice di prima
workshop-over = { $games } partite contro { $name }: il tuo bot ne ha vinte { $won }.
workshop-chose = Questa mossa l’ha scelta la riga { $line }.
workshop-printed = Ha stampato
workshop-fault = Il tuo bot non ha potuto giocare. Premi di nuovo Avvia.

# File, e ricominciare
workshop-see = Che cosa può vedere e fare il mio bot?
workshop-save = Salva come file
workshop-saved = Salvato come file.
workshop-saved-not = Non salvato. Riprova.
workshop-take = Apri un file
workshop-taken = Il file è aperto. Il tuo codice è in «Versioni di prima».
workshop-taken-not = Questo file non si può aprire. Scegli un file di testo con Python, lungo al massimo 10.000 lettere.
workshop-again = Torna al primo bot
workshop-again-done = È tornato il primo bot. Il tuo codice è in «Versioni di prima».

# I cursori dei primi bot
workshop-slider-schokoly-luck = quante volte su dieci sceglie il caso
workshop-slider-schokoly-smartie = quanti punti vale un confetto
workshop-slider-choco-challenge-risk = quante carte su dieci possono andare male
workshop-slider-choco-boom-eyes = quante volte su dieci vede due figure uguali
workshop-slider-kaboom-eyes = quante volte su dieci vede una carta uguale

# Che cosa va storto
workshop-line = Riga { $line }: { $what }
workshop-move = Prima della mossa { $move }, riga { $line }: { $what }
workshop-move-only = Prima della mossa { $move }: { $what }
workshop-whole = Che cosa dice Python
workshop-trouble-length = Il codice è troppo lungo. Accorcialo a { $about } lettere.
workshop-trouble-nested = Qui c’è troppo, uno dentro l’altro. Dividilo in più righe.
workshop-trouble-import =
    { $about ->
        [random] Scrivi rng.choice(…) o rng.random(), senza import.
       *[other] Va solo «import math», non { $about }.
    }
workshop-trouble-inward = Scegli un nome che non comincia con _, non { $about }.
workshop-trouble-await = Un bot non può usare async o await.
workshop-trouble-class = Un bot non crea classi. Scrivi { $about } come funzione, con def.
workshop-trouble-change = Un bot non può cambiare { $about } di un’altra cosa. Tienilo in un nome tuo.
workshop-trouble-power = Così un numero può diventare troppo grande. Usa la moltiplicazione.
workshop-trouble-finally = Un bot non può usare «finally».
workshop-trouble-except = Di’ quale errore, come «except ValueError:».
workshop-trouble-colon = Alla fine della riga mancano i due punti.
workshop-trouble-open = Una parentesi non si chiude mai.
workshop-trouble-closed = Si chiude una parentesi che non si è mai aperta.
workshop-trouble-quote = Mancano le virgolette di chiusura.
workshop-trouble-sign = Qui c’è un segno che Python non conosce. Le virgolette sono dritte, come in "parola", e il meno è corto: -
workshop-trouble-indent = Le righe che vanno insieme cominciano con gli stessi spazi.
workshop-trouble-equals = Per confrontare scrivi «==», non «=».
workshop-trouble-spelling = Python non riesce a leggere. C’è un segno sbagliato o mancante, qui o nella riga sopra?
workshop-trouble-name = Niente si chiama { $about }. Controlla come è scritto, o dagli un valore.
workshop-trouble-part = Qui non c’è nessun «.{ $about }». Guarda che cosa può vedere il tuo bot.
workshop-trouble-zero = Niente si può dividere per zero. Prima controlla.
workshop-trouble-place = La lista è più corta. Una lista di tre ha i posti 0, 1 e 2.
workshop-trouble-key = { $about } lì dentro non c’è. Prima chiedi con «in».
workshop-trouble-kind = Queste cose non vanno insieme, come un numero e un testo.
workshop-trouble-value = Questo valore qui non va.
workshop-trouble-deep = Una funzione chiama sé stessa più di 200 volte. Finisce mai?
workshop-trouble-memory = Troppa memoria. Tieni liste più corte.
workshop-trouble-steps = Troppi passi per una mossa. C’è un ciclo che non finisce mai? Oppure prova meno cose.
workshop-trouble-clock = Troppo tempo per una mossa. C’è qualcosa che non finisce mai?
workshop-trouble-waits = Tutti aspettano il tuo bot. Restituisci un’azione, non None.
workshop-trouble-endless = Fermo dopo 5.000 mosse. Che cosa fa e rifà il tuo bot?
workshop-trouble-yield = Restituisci una lista, senza «yield».
workshop-trouble-unknown = Qui un bot non può usare { $about }. Usa if, for, while e def.
workshop-trouble-unseen = Qui una lettera non si vede, o ha troppi segni. Scrivi di nuovo la riga.
workshop-trouble-named = Scrivi la lettera stessa, non \N e il suo nome.
workshop-trouble-no-choose = Ogni bot ha bisogno di «def choose(table, actions, rng):».
workshop-trouble-nothing = Il tuo bot non ha scelto niente. Ogni strada deve finire con «return» e un’azione.
workshop-trouble-no-action = { $about } non è tra le azioni. Restituisci una di «actions».
workshop-trouble-other = Qui qualcosa è andato storto. Guarda sotto «Che cosa dice Python».

# Che cosa vede e fa un bot
workshop-sees-title = Che cosa vede
workshop-does-title = Che cosa può fare
workshop-begin = Python chiama «choose» prima di ogni mossa. Restituisci un’azione. Una partita in cui il codice va in errore non è vinta.
workshop-sees =
    actions | tutto quello che posso fare ora
    table.me | il mio posto: 0, 1, 2 …
    table.points | i punti di tutti i posti
    table.after(action) | il tavolo dopo un’azione
    rng.choice(actions) | una di loro, a caso
    rng.random() | un numero da 0 a 1, a caso
    print(…) | mostra qualcosa sotto il codice
    actions[0], actions[-1] | la prima e l’ultima
    zip(a, b) | scorre due liste insieme
    isinstance(action, Draw) | se è di questo tipo
workshop-sees-schokoly =
    table.hand | le mie carte, ognuna con card (il suo numero) e colours
    table.gains | i punti delle mie azioni, nello stesso ordine di actions
    table.board | le carte sul tavolo: card, x, y, tier (1 o 2), colours, smartie, seat
    table.colours | il cioccolato di ogni posto
    table.smarties | i confetti di ogni posto
    table.hands | quante carte ha ogni posto
    table.stock | quante carte restano da pescare
workshop-does-schokoly =
    Choose(colour) | scegliere un cioccolato
    Place(card, x, y, turn) | posare una carta
    Stack(card, x, y, turn) | posare una carta con un confetto sopra altre
    Guard(card) | mettere un confetto su una carta
    Draw() | pescare una carta e finire il turno
    Pass() | finire il turno
    Offer(card, to) | offrire una carta a un posto
    Answer(card) | offrirne una in cambio
    Accept() | scambiarle
    Decline() | tenere la mia carta
workshop-sees-choco-boom =
    table.pile | la pila, la carta più nuova per ultima; ognuna ha una figura (item) e un colore (colour)
    table.decks | quante carte ha ogni posto
    table.shows | che cosa decide la parola: colour, parrot, repeats o niente
    table.last_call | la parola di prima
    table.turn | a chi tocca
workshop-does-choco-boom =
    Flip() | girare la mia prossima carta
    Call(item) | dire "banana", "strawberry", "choco" o "elephant"
    Slap() | battere sulla pila
    Ready() | continuare dopo una pausa
    Vote(guilty) | l’obiezione era giusta?
    None | aspettare
workshop-sees-choco-challenge =
    table.seats | che cosa c’è a ogni posto
    table.seats[0].drawn | le carte di questo turno
    table.seats[0].inside | le carte nel mazzo, senza ordine
    table.seats[0].pile | quante sono
    table.seats[0].tools | i suoi Strumenti
    table.seats[0].desserts | i suoi Dolci
    table.market | le carte da comprare
    table.places | i posti del mercato che posso pagare
    table.costs | i Dolci che posso pagare
    table.match | la carta che fa un doppione, o None
workshop-does-choco-challenge =
    Draw() | pescare una carta
    Stop() | andare a comprare
    Spend(tool) | restituire uno Strumento, che mi salva
    Bust() | lasciare che il doppione finisca il turno
    Buy(place) | comprare una carta
    Take(cost) | prendere un Dolce
    TakeTool(tool) | prendere uno Strumento
    TakeIngredient() | prendere una carta extra dal mazzo
    TakeMarket(place) | prenderne una dal mercato
    Decline() | non prendere niente
    Done() | finire il turno
workshop-sees-kaboom =
    table.grids | le carte davanti a ogni posto
    table.grids[0][0].place | dove sta questa carta
    table.grids[0][0].card | la carta, come "7H", mentre la guardo; se no None
    table.grids[0][0].mark | il suo numero; le carte nuove ne hanno di più alti
    table.drawn | la carta che ho pescato
    table.worth.points | i suoi punti
    table.known | le carte coperte che ho visto: seat, place, card, rank, points
    table.discard | gli scarti, la più nuova per ultima
    table.wanted | il valore che si cerca, come "7"
    table.stock | quante carte restano da pescare
    table.caller | chi ha detto Kaboom!
workshop-does-kaboom =
    Peek() | guardare le mie due carte vicine
    Cover() | rimetterle giù
    Draw() | pescare una carta
    Replace(place) | metterla lì
    Discard() | scartarla
    Kaboom() | dire Kaboom!
    Slap() | battere sugli scarti
    Reveal(seat, place) | scoprire una carta uguale
    GiveUp() | non scoprire niente
    Enough() | non scoprirne altre
    Give(place) | dare via una carta
    Keep() | non dare niente
    Look(seat, place) | guardare una carta
    Swap(seat, place, other, other_place) | scambiare due carte, alla cieca
    LookBoth(seat, place, other, other_place) | guardare due carte
    Decide(swap) | scambiarle, o no
    SkipPower() | saltare il potere
    Flip() | girare la carta in cima al mazzo
    None | aspettare

### Piccoli esercizi, uno dopo l’altro, fino a un primo bot.

walk-title = Piccoli esercizi
walk-new = Python è nuovo per te?
walk-new-what = Piccoli esercizi portano a un primo bot.
walk-of = Piccoli esercizi: { $game }
walk-step = Esercizio { $number }: { $title }
walk-step-solved = Esercizio { $number }: { $title }, risolto
walk-heading = { $number } di { $count } · { $title }
walk-test = Prova
walk-tests = Prove
walk-test-open = Da provare: { $say }
walk-test-right = Riuscita: { $say }
walk-test-wrong = Non riuscita: { $say }
walk-passed = Prove riuscite: { $passed } su { $count }.
walk-solved = Risolto! Sono riuscite tutte e { $count } le prove.
walk-solved-all = Il tuo bot ha imparato tutto.
walk-chose = Il tuo bot ha scelto: { $what }.
walk-right-is = Giusto sarebbe, per esempio: { $what }.
walk-see-chosen = La sua scelta
walk-see-right = Che cosa è giusto
walk-hint = Consiglio
walk-solution = Una soluzione
walk-solution-what = Una delle tante.
walk-next = Prossimo esercizio
walk-on-bench = Mettilo sul banco
walk-again = Ricomincia questo esercizio
walk-again-done = Se annulli nel codice, torna il tuo.
walk-fault = Le prove non sono partite. Premi di nuovo Prova.
walk-schokoly-any-title = Scegliere qualcosa
walk-schokoly-any-what = Il tuo bot deve restituire una delle sue azioni. Python conta da 0: la prima è actions[0]. print mostra qualcosa quando provi.
walk-schokoly-any-hint = Aggiungi un’ultima riga: return actions[0]
walk-schokoly-colour = Il tuo bot prende un cioccolato.
walk-schokoly-lay = Il tuo bot posa una carta.
walk-schokoly-end = La carta è posata. Il tuo bot fa qualcosa di permesso.
walk-schokoly-points-title = I primi punti
walk-schokoly-points-what = zip scorre le azioni e i loro punti fianco a fianco. Restituisci la prima azione che porta punti.
walk-schokoly-points-hint = Al posto di pass scrivi if points > 0: e sotto, quattro spazi più dentro, return action
walk-schokoly-few = Pochi posti portano un punto. Il tuo bot posa lì la sua carta.
walk-schokoly-many = Alcuni posti portano punti. Il tuo bot ne prende uno.
walk-schokoly-none = Nessun posto porta punti. Il tuo bot posa una carta lo stesso.
walk-schokoly-most-title = Più punti
walk-schokoly-most-what = Il tuo bot prende l’ultima azione che porta punti, non la migliore. Fai ricordare a «most» i punti della migliore, e confronta.
walk-schokoly-most-hint = Chiedi if points > most: e scrivi most = points come ultima riga dentro l’«if».
walk-schokoly-most = Il posto migliore porta { $points } punti. Il tuo bot lo trova.
walk-schokoly-keep-title = Tenere i confetti
walk-schokoly-keep-what = Dopo la sua carta il tuo bot mette giù un confetto. Prima chiedi se Draw() è in actions, e restituiscilo.
walk-schokoly-keep-hint = Prima if Draw() in actions: e sotto, quattro spazi più dentro, return Draw()
walk-schokoly-over = Il tuo bot finisce il turno e tiene i suoi confetti.
walk-schokoly-price-title = Quanto costa un confetto
walk-schokoly-price-what = Una carta impilata costa un confetto. isinstance(action, Stack) è vero se un’azione ne posa una. Allora togli PRICE dai suoi punti, e scegli PRICE con il cursore.
walk-schokoly-price-hint = Sotto il commento scrivi if isinstance(action, Stack): e sotto, più dentro, points = points - PRICE. Sposta il cursore su 4.
walk-schokoly-cheap = Un confetto porta solo un punto in più. Il tuo bot lo tiene.
walk-schokoly-dear = Un confetto porta { $points } punti. Il tuo bot ne usa uno.
walk-schokoly-other-title = Guardare l’altro posto
walk-schokoly-other-what = Tutte le azioni in «best» ti portano lo stesso. table.after(action) è il tavolo dopo una di loro; il suo points[1 - table.me] sono i punti dell’altro posto. Restituisci l’azione che gliene lascia di meno.
walk-schokoly-other-hint = Scorri best[:20], e ricorda quella con meno punti.
walk-schokoly-equal = Più posti portano { $points } punti. Dopo il migliore l’altro posto ne ha solo { $others }.
walk-schokoly-chosen =
    { $kind ->
        [Choose]
            il cioccolato { $colour ->
                [dark] fondente
                [milk] al latte
               *[other] bianco
            }
        [Place] una carta (+{ $points })
        [Stack] una carta con un confetto (+{ $points })
        [Guard] un confetto su una carta
       *[other] la fine del turno
    }
walk-schokoly-other-chosen = punti per te { $points }, per l’altro posto { $others }
workshop-slider-schokoly-price = quanti punti costa un confetto
