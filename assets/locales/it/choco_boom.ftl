## Sullo scaffale

game-choco_boom = Choco-Boom
line-choco_boom = Guarda, parla, batti
credit-choco_boom = Di Haim Shafir.
bot-sleepy = Ghiro
bot-sleepy-line = è lento, e si appisola
bot-mole = Talpa
bot-mole-line = è calma, ma vede male
bot-awake = Scoiattolo
bot-awake-line = è ben sveglio, sbaglia di rado
bot-lightning = Fulmine
bot-lightning-line = è veloce come un lampo

## Al tavolo

boom-card =
    { $item ->
        [banana] banana
        [strawberry] fragola
        [choco] cioccolato
        [elephant] elefante
        [parrot] pappagallo
        [carrot] carota
       *[other] peperone
    } { $colour ->
        [yellow]
            { $item ->
                [banana] gialla
                [strawberry] gialla
                [carrot] gialla
               *[other] giallo
            }
        [red]
            { $item ->
                [banana] rossa
                [strawberry] rossa
                [carrot] rossa
               *[other] rosso
            }
        [brown] marrone
       *[other] blu
    }

# Le parole sui tasti
boom-word-banana = Banana
boom-word-strawberry = Fragola
boom-word-choco = Cioccolato
boom-word-elephant = Elefante
boom-board = La pila
boom-pile =
    Pila, { $count ->
        [one] una carta
        [many] { $count } carte
       *[other] { $count } carte
    }. In cima: { $card }.
boom-pile-empty = Pila nuova.
boom-under = Multe lì sotto: { $count }.
boom-time = Tempo per dire la parola
boom-called = { $name }, parola: { $item }
boom-won = { $name }: { $count } carte
boom-turn =
    { $who ->
        [you] Giri tu
       *[other] Gira { $name }
    }

# Cartellini e tasti
boom-cards =
    { $count ->
        [0] niente carte
        [one] una carta
        [many] { $count } carte
       *[other] { $count } carte
    }
boom-flip = Gira
boom-key-of = { $word }: { $name }
boom-ready = Ci sono
boom-object = Obiezione
boom-guilty = Errore
boom-innocent = Nessun errore
boom-double = Coppia
boom-pass = Nessuna coppia
boom-out = Senza carte: batti soltanto
boom-muted = La mano riposa

# Che cosa fare
boom-note-flip = Tocca a te: gira!
boom-note-flip-aloud = Gira, e di’ la parola a voce!
boom-note-call =
    { $shows ->
        [repeats] Pappagallo! Di nuovo l’ultima parola.
        [parrot] Pappagallo! La parola del suo colore.
       *[other]
            { $slap ->
                [yes] Di’ la parola! Si batte solo su una coppia.
               *[other] Di’ la parola! Conta solo il colore.
            }
    }
boom-note-call-calm = { $shows ->
    [repeats] Pappagallo! Di nuovo l’ultima parola, o «Coppia».
    [parrot] Pappagallo! La parola del suo colore, o «Coppia».
   *[other] Di’ la parola, o premi «Coppia»!
  }
boom-note-pass = Una coppia? Prenditi il tuo tempo.
boom-note-ready = Premi «Ci sono»! Poi: { $name }.
boom-note-vote = Un errore di { $other }?
boom-due =
    { $shows ->
        [colour]
            { $colour ->
                [yellow] Giallo
                [red] Rosso
                [brown] Marrone
               *[other] Blu
            } vuol dire: { $wanted }.
        [repeats] Un pappagallo ripete l’ultima parola: { $wanted }.
        [parrot] Niente da ripetere, quindi conta il colore: { $wanted }.
       *[other] Era giusto: { $wanted }.
    }
boom-note-wait = Manca ancora: { $names }.
boom-note-slap = Occhio alla coppia.
boom-note-rest = Aspetta la prossima carta.

# Perché si paga
boom-fine-wrong-call = Hai detto: { $item }.
boom-fine-hesitated = Il tuo tempo era finito.
boom-fine-wrong-slap =
    { $lies ->
        [single] Una carta da sola non è una coppia.
       *[other] Queste due non sono una coppia.
    }
boom-fine-guilty = Gli altri hanno votato: un errore.
boom-fine-false-accusation =
    { $lies ->
        [double] Nessun errore: una coppia non vuole parole.
       *[other] { $name } non ha sbagliato.
    }
boom-fine-admitted = Hai ammesso un errore: così è leale.
boom-fine-paid =
    { $count ->
        [0] Non hai carte per pagare.
        [one] Paghi una carta.
        [many] Paghi { $count } carte.
       *[other] Paghi { $count } carte.
    }

# Risposte

# La storia
boom-event-reached = Prossima carta: { $name }.
boom-event-flipped =
    { $who ->
        [you] Hai girato
       *[other] { $name } ha girato
    }: { $card }.
boom-event-turnbegan =
    { $who ->
        [you] Tocca a te.
       *[other] Tocca a { $name }.
    }
boom-event-callmade =
    { $who ->
        [you] Dici la parola.
       *[other] { $name } dice la parola.
    }
boom-event-called =
    { $who ->
        [you] Hai detto
       *[other] { $name } ha detto
    }: { $item }.{ $right ->
        [no] { " " }Era giusto: { $wanted }.
       *[other] { "" }
    }
boom-event-waited = { $name }: tempo finito.
boom-event-slapped =
    { $who ->
        [you] Hai battuto.
       *[other] { $name } ha battuto.
    }
boom-event-slapignored =
    { $name }: { $cause ->
        [soon] troppo presto
        [late] troppo tardi
       *[other] in una pausa
    }. Non costa niente.
boom-event-ignored =
    { $name }: { $cause ->
        [soon] troppo presto
        [late] troppo tardi
       *[other] in una pausa
    }.
boom-event-slapfree = { $name }: troppo tardi per le carte di prima. Non costa niente.
boom-event-muted = { $name }: nessuna coppia. Quella mano riposa fino alla prossima carta.
boom-event-pilewon =
    { $who ->
        [you] Vinci
       *[other] { $name } vince
    } { $count } carte{ $margin ->
        [none] .
        [0] : fotofinish, ha deciso il caso.
       *[other] , { $margin } ms prima.
    }
boom-event-fined =
    { $who ->
        [you] Paghi
       *[other] { $name } paga
    } { $paid ->
        [0] zero carte
        [one] una carta
        [many] { $paid } carte
       *[other] { $paid } carte
    }: { $reason ->
        [wrong_call] parola sbagliata
        [hesitated] parola in ritardo
        [wrong_slap] manata sbagliata
        [guilty] un errore, ai voti
        [false_accusation] obiezione a vuoto
       *[other] un errore ammesso
    }.
boom-event-objectionmade = Obiezione: { $name }.
boom-event-objected =
    { $accused ->
        [own] Errore ammesso: { $name }.
       *[other] Obiezione: { $name }. Parola di: { $accused_name }.
    }
boom-event-voted =
    { $name }, voto: { $guilty ->
        [yes] un errore
       *[other] nessun errore
    }.
boom-event-decided =
    Deciso: { $guilty ->
        [yes] un errore
       *[other] nessun errore
    }.
boom-event-readied = C’è: { $name }.
boom-event-resumed = Ci sono tutti.
boom-event-outofcards = { $name }: niente più carte.
boom-event-backin = { $name }: di nuovo carte.
boom-event-answered = { $who ->
    [you] Hai risposto.
   *[other] { $name } ha risposto.
  }
boom-event-said = { $who ->
    [you] Hai detto
   *[other] { $name } ha detto
  }: { $double ->
    [yes] coppia
   *[other] nessuna coppia
  }.
boom-event-reopened = Pausa finché non ci sono tutti.
boom-event-ended = La partita è finita.
boom-event-undone = { $name }: mossa annullata.

# Perché no
boom-why-voting = Prima votano gli altri.
boom-why-paused = Pausa finché non ci sono tutti.
boom-why-call-first = Prima viene la parola.
boom-why-reached = Sta arrivando una carta.
boom-why-no-cards = Non hai carte.
boom-why-not-flipper = Non è la tua carta.
boom-why-called = La parola è già detta.
boom-why-slapped = Una mano è sulla coppia: non serve la parola.
boom-why-aloud = Qui la parola si dice a voce.
boom-why-not-aloud = Qui niente obiezioni: controlla Chocobox.
boom-why-objected = C’è già un’obiezione.
boom-why-no-pile = Ora non c’è niente da battere.
boom-why-spent = Hai già battuto.
boom-why-not-waited = Nessuno ti aspetta.
boom-why-not-asked = Ora non puoi votare.
boom-why-answered = Qui non c’è più niente da rispondere.
boom-why-own-card = La tua carta: di’ la parola, o premi «Coppia».
boom-why-not-calm = Qui basta non battere.
boom-why-not-told = Mancano ancora delle risposte.

# La prima volta
choco_boom-first-double = Due volte la stessa figura è una coppia: batti!
choco_boom-first-parrot = Un pappagallo: di’ di nuovo l’ultima parola.
boom-advice-flip = Gira.
boom-advice-call = Di’: { $item }.
boom-advice-ready = Premi «Ci sono».
boom-advice-object = Fai un’obiezione.
boom-advice-vote =
    Vota: { $guilty ->
        [yes] un errore
       *[other] nessun errore
    }.
boom-advice-slap = { $calm ->
    [yes] Premi «Coppia».
   *[other] Batti.
  }
boom-advice-pass = Premi «Nessuna coppia».
boom-hint-by-colour = Conta solo il colore.
boom-hint-repeats = Un pappagallo ripete l’ultima parola.
boom-hint-own-colour = Niente da ripetere: conta il suo colore.
boom-hint-double = Due volte la stessa figura.
boom-hint-elephant = Un elefante giallo.
boom-hint-row = La stessa parola quattro volte di fila.
boom-hint-no-double = Qui non c’è niente da battere.
boom-hint-your-turn = Tutti aspettano la tua carta.
boom-hint-waited-for = Gli altri aspettano.

# Il conteggio
boom-count-deck =
    { $name }: { $count ->
        [0] niente carte
        [one] una carta
        [many] { $count } carte
       *[other] { $count } carte
    }.
boom-count-pile = Sulla pila, di nessuno: { $count }.

# La fine
choco_boom-praise-slap = Manata migliore: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
choco_boom-praise-call = Parola, di solito: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
choco_boom-praise-flips = Carte girate: { $value }
choco_boom-rule-most = Vince chi ha più carte.
choco_boom-rule-shared = Vince chi ha più carte; se pari, insieme.
boom-end-line =
    { $name }, pile: { $piles }, multe: { $fines }{ $calls ->
        [none] { "" }
       *[other] , parola, di solito: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
    }
boom-end-empty = Senza carte: { $names }.

# La tastiera

# Aiuto
boom-help-call = Poi premi la parola del suo colore, prima che finisca l’anello.
boom-help-slap = Due volte la stessa figura? Premi la tua mano, in fretta.
boom-help-ready = Dopo una multa tutti premono «Ci sono».

## La lezione

lesson-choco_boom-flip = Premi il tuo mazzo per girare la carta in cima.
lesson-choco_boom-yellow = Giallo vuol dire Banana. Premi Banana!
lesson-choco_boom-other = Ora il Ghiro gira e dice la parola.
lesson-choco_boom-picture = Gira. Conta solo il colore, non la figura!
lesson-choco_boom-colour = Una banana blu! Di’ la parola del blu.
lesson-choco_boom-repeats = Un pappagallo ripete l’ultima parola.
lesson-choco_boom-parrot = Il Ghiro ha detto Fragola. Ora gira!
lesson-choco_boom-repeat = Il tuo pappagallo! Di’ di nuovo l’ultima parola.
lesson-choco_boom-watch = La stessa figura due volte di fila è una coppia. Guarda!
lesson-choco_boom-look = Gira, e guarda le figure.
lesson-choco_boom-double = Due peperoni: una coppia! Niente parola. Batti con la mano!
lesson-choco_boom-won = La pila è tua! Ora gioca il Ghiro.
lesson-choco_boom-go = Tocca a te: gira.
lesson-choco_boom-same = Due volte blu: è una coppia? Batti o di’ la parola!
lesson-choco_boom-quick = Il Ghiro ha ancora tre carte. Ora parla prima che finisca l’anello!
lesson-choco_boom-ready = Gira, poi di’ subito la parola!
lesson-choco_boom-now = Di’ la parola prima che finisca l’anello!
lesson-choco_boom-in-time = In tempo! Ora il Ghiro.
lesson-choco_boom-last = Gira, e guarda bene!
lesson-choco_boom-again = Due carote: e adesso? In fretta!
lesson-choco_boom-yours = Sì, una coppia! Il Ghiro gira la sua ultima carta.
lesson-choco_boom-end = Il Ghiro non ha più carte. Vince chi ne ha di più: tu!
lesson-choco_boom-first-flip = Prima gira la tua carta.
lesson-choco_boom-first-call = Prima di’ la parola della tua carta.
lesson-choco_boom-first-slap = Prima batti con la mano.
boom-moment-bestslap = { $name }, manata migliore: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card })
boom-moment-slowestcall = { $name }, parola più lenta: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card }: { $item })
boom-moment-finedcall =
    { $name }, parola: { $item ->
        [none] troppo tardi
       *[other] { $item }
    } ({ $card }).
boom-moment-unslapped = Nessuno ha battuto su questa coppia: { $card }, per { $count } carte.

## Le regole su una scheda

card-choco_boom-1 = Gira, e di’ la parola del colore: giallo Banana, rosso Fragola, marrone Cioccolato, blu Elefante.
card-choco_boom-2 = Un pappagallo ripete l’ultima parola.
card-choco_boom-3 = Due volte la stessa figura: batti. La prima mano vince la pila.
card-choco_boom-4 = Un errore costa due carte. Vince chi ha più carte.
