## Sullo scaffale

game-kaboom = Kaboom!
line-kaboom = Ricorda che cosa c’è, e dove
credit-kaboom = Un gioco di carte di chi viaggia, detto anche Cabo o Cambio. Nessuno sa chi l’ha inventato.
bot-crab = Granchio
bot-crab-line = è lento, bada alle sue carte
bot-forgetful = Pesce Rosso
bot-forgetful-line = ogni tanto dimentica
bot-steady = Gufo
bot-steady-line = conosce le sue carte
bot-shark = Squalo
bot-shark-line = ricorda bene, batte in fretta
bot-orca = Orca
bot-orca-line = conta ogni carta

## Al tavolo

kaboom-card =
    { $rank ->
        [0] jolly
        [1] asso
        [11] fante
        [12] donna
        [13]
            re { $suit ->
                [H] rosso
                [D] rosso
               *[other] nero
            }
       *[other] { $rank }
    }{ $rank ->
        [0] { "" }
        [13] { "" }
       *[other]
            { " " }di { $suit ->
                [S] picche
                [H] cuori
                [D] quadri
               *[other] fiori
            }
    }
kaboom-rank =
    { $rank ->
        [0] jolly
        [1] asso
        [11] fante
        [12] donna
        [13] re
       *[other] { $rank }
    }
kaboom-place =
    { $place ->
        [0] lontano a sinistra
        [1] lontano a destra
        [2] vicino a sinistra
        [3] vicino a destra
       *[other] carta in più { $number }
    }
kaboom-spot =
    { $who ->
        [you] tua
       *[other] { $name }
    }, { $place }
kaboom-card-down = { $spot }: coperta.
kaboom-card-up = { $spot }: { $card }, vale { $points }.
kaboom-face = { $card } ({ $spot })
kaboom-drawn = Carta pescata: { $card }, vale { $points }.
kaboom-counts =
    { $count ->
        [one] { $points } punto
        [many] { $points } punti
       *[other] { $points } punti
    }
kaboom-power =
    { $power ->
        [look_own] Potere: guarda una tua.
        [look_other] Potere: spia una carta altrui.
        [swap_blind] Potere: scambiane due.
        [swap_seen] Potere: vedine due, poi scambia.
       *[other] Nessun potere.
    }
kaboom-drawn-place = pescata
kaboom-drawn-down = { $name }: carta pescata

# Il tavolo
kaboom-board = Le pile
kaboom-board-keys = Le frecce spostano, Invio sceglie.
kaboom-grids = Tutte le carte
kaboom-grid = { $name }, carte: { $count }
kaboom-secret = Segreto: { $name }
kaboom-stock = Mazzo: { $count }.
kaboom-discard =
    Scarti: { $card ->
        [none] vuoti
       *[other] { $card }
    }.

# Cartellini
kaboom-points = Punti: { $points }
kaboom-points-unit = punti
kaboom-cards = Carte: { $count }
kaboom-caller = { $name }: Kaboom!
kaboom-round = Round { $round } di { $rounds }

# Tasti di un posto
kaboom-eye-of = { $word }: { $name }
kaboom-eye-hold = { $way ->
    [keys] Guarda
   *[touch] Tieni per vedere
  }
kaboom-call = Kaboom!
kaboom-draw = Pesca
kaboom-flip = Gira
kaboom-put-away = Scarta
kaboom-give-up = Rinuncia
kaboom-enough = Basta così
kaboom-keep = Non dare niente
kaboom-skip = Salta
kaboom-swap = Scambia
kaboom-leave = Lascia così
kaboom-cover = Copri

# Che cosa fare
kaboom-note-peek = { $way ->
    [keys] Invio sull’occhio ti mostra le tue due carte vicine, una volta.
   *[touch] Tieni premuto l’occhio: vedi le tue due carte vicine, una volta.
  }
kaboom-note-peeking = { $way ->
    [keys] Ricordale tutte e due, poi premi ancora Invio.
    [tap] Ricordale tutte e due, poi tocca l’occhio.
   *[touch] Ricordale tutte e due, poi lascia.
  }
kaboom-note-draw = Tocca a te: pesca, o di’ Kaboom!
kaboom-note-draw-last = Il tuo ultimo turno: pesca.
kaboom-note-call = Niente da pescare: di’ Kaboom!
kaboom-note-drawn = { $way ->
    [keys] La tieni? Scegli una delle tue. Oppure scartala.
   *[touch] La tieni? Tocca una delle tue. Oppure scartala.
  }
kaboom-note-drawn-bare = Non hai carte: scartala.
kaboom-note-power-look_own = { $way ->
    [keys] Guarda: scegli una delle tue.
   *[touch] Guarda: tocca una delle tue.
  }
kaboom-note-power-look_other = { $way ->
    [keys] Spia: scegli una carta altrui.
   *[touch] Spia: tocca una carta altrui.
  }
kaboom-note-power-swap_blind = { $way ->
    [keys] Scambia alla cieca: scegli due carte.
   *[touch] Scambia alla cieca: tocca due carte.
  }
kaboom-note-power-swap_seen = { $way ->
    [keys] Scegli due carte per vederle.
   *[touch] Tocca due carte per vederle.
  }
kaboom-note-second = { $way ->
    [keys] Scegli la seconda carta.
   *[touch] Tocca la seconda carta.
  }
kaboom-note-looked = { $way ->
    [keys] Invio sull’occhio te la mostra.
   *[touch] Tieni premuto l’occhio per vederla.
  }
kaboom-note-looked-own = { $way ->
    [keys] Ricordala, poi sceglila.
   *[touch] Ricordala, poi toccala.
  }
kaboom-note-decide = { $way ->
    [keys] Invio sull’occhio te le mostra. Scambi o lasci così?
   *[touch] Tieni premuto l’occhio per vederle. Scambi o lasci così?
  }
kaboom-note-decide-own = Scambi o lasci così?
kaboom-note-slap = Si cerca: { $rank }. Sai dov’è? Batti.
kaboom-note-reveal = { $way ->
    [keys] Prima mano. Ora scegli: { $rank }.
   *[touch] Prima mano. Ora tocca: { $rank }.
  }
kaboom-note-more = { $way ->
    [keys] Scegli: { $rank }. O basta così.
   *[touch] Tocca: { $rank }. O basta così.
  }
kaboom-note-give = { $way ->
    [keys] Scegli una delle tue per darla a { $name }, o non dare niente.
   *[touch] Tocca una delle tue per darla a { $name }, o non dare niente.
  }
kaboom-note-give-up = Niente da scoprire: rinuncia.

# Risposte
kaboom-say-eye = { $way ->
    [keys] Premi Invio sull’occhio per vedere.
   *[touch] Tieni premuto l’occhio per vedere.
  }
kaboom-say-sight = Ora non puoi guardare.
kaboom-say-own = { $way ->
    [keys] Scegli una delle tue.
   *[touch] Tocca una delle tue.
  }
kaboom-say-pad = { $way ->
    [keys] Per battere, premi Invio sulla mano sul tuo lato.
   *[touch] Per battere, tocca la mano sul tuo lato.
  }
kaboom-say-slap-settling = Troppo tardi: un’altra mano era prima.
kaboom-say-slap-first = { $way ->
    [keys] Prima mano: scegli una carta uguale.
   *[touch] Prima mano: tocca una carta uguale.
  }
kaboom-say-slap-locked = Dopo Kaboom! non batti più.
kaboom-say-may = La puoi scegliere.
kaboom-say-held = Scelta per prima.
kaboom-say-faces = Vedi: { $cards }.
kaboom-say-shut = Coperta.
kaboom-say-place = Posto: { $place }.
kaboom-say-given = Da: { $place }. A: { $to_place }.
kaboom-event-dealt = Round { $round }. Comincia: { $name }.
kaboom-event-peeked = Guarda: { $name }.
kaboom-event-covered = Ha finito di guardare: { $name }.
kaboom-event-flippingbegan = Tutti hanno guardato. La prima carta la gira: { $name }.
kaboom-event-reached = Al mazzo: { $name }.
kaboom-event-calling = { $name }: tra poco Kaboom!
kaboom-event-flipped =
    { $who ->
        [you] Hai girato
       *[other] { $name } ha girato
    }: { $card }.
kaboom-event-turnbegan =
    { $who ->
        [you] Tocca a te.
       *[other] Tocca a { $name }.
    }
kaboom-event-drew =
    { $who ->
        [you] Hai pescato.
       *[other] { $name } ha pescato.
    }
kaboom-event-replaced = { $name }: carta tenuta. Negli scarti: { $card }.
kaboom-event-discarded =
    { $who ->
        [you] Hai scartato
       *[other] { $name } ha scartato
    }: { $card }.
kaboom-event-looked =
    { $who ->
        [you] Guardi
       *[other] { $name } guarda
    }: { $spot }.
kaboom-event-lookedboth =
    { $who ->
        [you] Guardi
       *[other] { $name } guarda
    }: { $first }; { $other }.
kaboom-event-swapped =
    { $who ->
        [you] Hai scambiato
       *[other] { $name } ha scambiato
    }: { $first }; { $other }.
kaboom-event-stayed = { $name }: nessuno scambio.
kaboom-event-powerskipped = { $name }: potere non usato.
kaboom-event-powerlost = { $name }: potere perso.
kaboom-event-slapped =
    { $who ->
        [you] Hai battuto.
       *[other] { $name } ha battuto.
    }
kaboom-event-slapwon =
    { $who ->
        [you] Prima mano: la tua
       *[other] Prima mano: { $name }
    }{ $margin ->
        [none] .
        [0] . Fotofinish, ha deciso il caso.
       *[other] , { $margin } ms prima.
    }
kaboom-event-slapignored =
    { $name }: { $cause ->
        [soon] troppo presto
       *[other] troppo tardi
    }. Non costa niente.
kaboom-event-using = { $name }: potere usato.
kaboom-event-ignored =
    { $name }: { $cause ->
        [soon] troppo presto
       *[other] troppo tardi
    }.
kaboom-event-revealed =
    { $who ->
        [you] Hai scoperto
       *[other] { $name } ha scoperto
    }: { $card } ({ $spot }). { $match ->
        [yes] È uguale.
       *[other] Non è uguale.
    }
kaboom-event-gaveup = { $name }: nessuna carta scoperta.
kaboom-event-slapdone = Manata finita, carte uguali: { $matches }.
kaboom-event-penalized = { $name }, carte di penalità: { $places }.
kaboom-event-gave =
    { $who ->
        [you] Hai dato
       *[other] { $name } ha dato
    } una carta a { $to ->
        [you] te
       *[other] { $to_name }
    }.
kaboom-event-gavenothing = { $name }: nessuna carta data.
kaboom-event-kaboomed =
    { $auto ->
        [yes] { $name }, niente più carte: Kaboom!
       *[other] { $name }: Kaboom!
    } Tutti gli altri hanno un ultimo turno.
kaboom-event-passedby = { $name }: niente più da pescare.
kaboom-event-shuffled = Scarti mescolati. Mazzo: { $count }.
kaboom-event-reopened = La partita continua.
kaboom-event-toolate = In questo round non si batte più.
kaboom-event-nobodycalled = Nessun Kaboom! in 60 turni a testa: si conta il round.
kaboom-event-roundended = Il round { $round } è finito: { $points }.
kaboom-event-ended = La partita è finita.
kaboom-event-undone = { $name }: mossa annullata.

# Perché no
kaboom-why-peek-first = Prima tutti guardano due carte.
kaboom-why-seen-once = Hai già guardato.
kaboom-why-settling = Aspetta: c’è una manata.
kaboom-why-slaps-off = Le manate sono spente.
kaboom-why-nothing-to-slap = Ora non c’è niente da battere.
kaboom-why-locked = Kaboom! la blocca.
kaboom-why-spent = Hai già avuto la tua occasione.
kaboom-why-no-penalty = Niente manate: mancano carte di penalità.
kaboom-why-not-first = Prima batti.
kaboom-why-held = Aspetta: si può ancora battere.
kaboom-why-flipping = Prima qualcuno deve battere su una carta uguale.
kaboom-why-called = Qualcuno ha già detto Kaboom!
kaboom-why-no-stock = Il mazzo è vuoto.
kaboom-why-drawn-first = Prima sistema la carta pescata.
kaboom-why-not-drawn = Non hai pescato nessuna carta.
kaboom-why-no-power = Ora non hai nessun potere.
kaboom-why-gap = Lì non c’è nessuna carta.
kaboom-why-other-power = Questo potere è per altre carte.

# La prima volta
kaboom-first-look-own = Scartala per guardare una delle tue.
kaboom-first-look-other = Scartala per spiare una carta altrui.
kaboom-first-swap-blind = Scartala per scambiarne due, alla cieca.
kaboom-first-swap-seen = Scarta un re: vedi due carte, poi le scambi o no.
kaboom-first-slap = Sai dov’è una carta uguale a quella in cima? Batti, e sparisce.
kaboom-first-call = Vicino a zero? Di’ Kaboom! Tutti gli altri hanno un ultimo turno.
kaboom-advice-peek = Guarda le tue carte vicine.
kaboom-advice-cover = Lascia.
kaboom-advice-flip = Gira la carta in cima.
kaboom-advice-draw = Pesca.
kaboom-advice-kaboom = Di’ Kaboom!
kaboom-advice-replace = Mettila qui: { $place }.
kaboom-advice-discard = Scartala.
kaboom-advice-look = Guarda qui: { $spot }.
kaboom-advice-swap = Scambia: { $spot }; { $other }.
kaboom-advice-lookboth = Guarda: { $spot }; { $other }.
kaboom-advice-decide =
    { $swap ->
        [yes] Scambia.
       *[other] Lascia così.
    }
kaboom-advice-skippower = Salta il potere.
kaboom-advice-slap = Batti.
kaboom-advice-reveal = Scopri: { $spot }.
kaboom-advice-giveup = Rinuncia.
kaboom-advice-enough = Di’ basta così.
kaboom-advice-give = Dai: { $place }.
kaboom-advice-keep = Non dare niente.
kaboom-hint-your-turn = Tocca a te.
kaboom-hint-keeps-low = La carta nuova vale poco.
kaboom-hint-throws-high = Quella vale di più.
kaboom-hint-unknown-card = Quella carta non la conosci.
kaboom-hint-too-high = La carta nuova non aiuterebbe.
kaboom-hint-learns = Così conosci una carta.
kaboom-hint-trades-down = L’altra carta è forse più bassa.
kaboom-hint-hurts-leader = Dà fastidio a chi è in testa.
kaboom-hint-knows-match = Sai dov’è una carta uguale.
kaboom-hint-no-match = Non sai dove c’è una carta uguale.
kaboom-hint-gives-high = È quella che vale di più.
kaboom-hint-likely-closest = Il tuo totale è forse il più vicino.
kaboom-hint-not-yet = Troppo presto per Kaboom!
kaboom-hint-leaves-it = Uno scambio non aiuterebbe.
kaboom-hint-keeps-matches = Può ancora trovarne una uguale.
kaboom-paid-wrong = Si cercava: { $rank }. Scoperta: { $card }.
kaboom-sheet-cards =
    { $count ->
        [0] niente carte
       *[other] { $cards }
    }
kaboom-paid-none = Manata senza carte scoperte.

# Il round finito
kaboom-sheet-title = Il round { $round } è finito
kaboom-sheet-next = Round { $round }
kaboom-sheet-read = Chiudi
kaboom-sheet-scores = Punti per round
kaboom-sheet-name = Nome
kaboom-sheet-sum = Somma
kaboom-sum =
    { $reason ->
        [closest] il più vicino
        [tied] pari
       *[other] non il più vicino
    }: { $sum }

# Il conteggio
kaboom-count-cards = { $name }: { $cards }. Totale: { $total }.
kaboom-count-called =
    { $reason ->
        [closest] Il totale più vicino a zero.
        [tied] Un altro totale è altrettanto vicino.
       *[other] Un altro totale è più vicino.
    } Punti: { $points }.
kaboom-count-closest = Il totale più vicino a zero: { $names }.
kaboom-count-sum = { $name }, somma: { $points }.

# La fine
kaboom-praise-matches = Carte ricordate: { $value }
kaboom-praise-round = Round migliore: { $signed }
kaboom-rule-fewest = Vince chi ha meno punti.
kaboom-rule-shared = Vince chi ha meno punti; se pari, insieme.
kaboom-end-line =
    { $rounds ->
        [one] { $name }
        [many] { $name }: round migliore { $best }, peggiore { $worst }
       *[other] { $name }: round migliore { $best }, peggiore { $worst }
    }

# La tastiera

# Aiuto
kaboom-help-eye = Tieni premuto l’occhio, con la mano attorno: vedi solo tu. Lascia per nascondere.
kaboom-help-tap = Su uno schermo tutto tuo basta un tocco breve sull’occhio: resta aperto fino al prossimo.
kaboom-help-slap = Sai dov’è una carta uguale a quella degli scarti? Tocca in fretta la mano sul tuo lato, poi la carta.
kaboom-help-cards = Tocca il mazzo per pescare. Per tenere la carta, tocca una delle tue; se no, tocca gli scarti.

# La lezione
lesson-kaboom-peek = { $way ->
    [keys] Premi Invio sull’occhio: guarda le tue due carte vicine, poi ancora Invio.
   *[touch] Tieni premuto l’occhio: guarda le tue due carte vicine, poi lascia.
  }
lesson-kaboom-cover = Guarda bene, poi lascia.
lesson-kaboom-flip = Un due e una donna: ricordali. Gira la carta in cima.
lesson-kaboom-slap = Un altro due. Sai dov’è il tuo: batti.
lesson-kaboom-reveal = { $way ->
    [keys] La tua mano era la prima. Scegli il tuo due.
   *[touch] La tua mano era la prima. Tocca il tuo due.
  }
lesson-kaboom-no-two = Non è un due. In una partita costa due carte di penalità.
lesson-kaboom-enough = { $way ->
    [keys] Una carta in meno. Scegli «Basta così».
   *[touch] Una carta in meno. Tocca «Basta così».
  }
lesson-kaboom-draw = Ora pesca.
lesson-kaboom-keep = Metti il tre al posto della donna: 3 punti, non 15.
lesson-kaboom-not-kept = La donna è ancora lì: 15 punti.
lesson-kaboom-other = Ora il Pesce Rosso pesca, scarta e batte.
lesson-kaboom-penalty = Un nove non è un cinque: due carte di penalità.
lesson-kaboom-power = Pesca di nuovo.
lesson-kaboom-seven = Un sette: scartalo per usare il suo potere.
lesson-kaboom-no-power = Hai tenuto il sette. Il suo potere vale solo se lo scarti.
lesson-kaboom-look = { $way ->
    [keys] Il suo potere: scegli una carta lontana per vederla.
   *[touch] Il suo potere: tocca una carta lontana per vederla.
  }
lesson-kaboom-near = { $way ->
    [keys] Quella la conosci. Scegli una carta lontana.
   *[touch] Quella la conosci. Tocca una carta lontana.
  }
lesson-kaboom-seen = { $way ->
    [keys] Ricordala, poi sceglila di nuovo.
   *[touch] Ricordala, poi toccala di nuovo.
  }
lesson-kaboom-call = Il tuo totale è piccolo: di’ Kaboom! Al Pesce Rosso resta un turno.
lesson-kaboom-drawn = Hai pescato. Kaboom viene prima.
lesson-kaboom-last-turn = Il Pesce Rosso gioca il suo ultimo turno.
lesson-kaboom-count = Il tuo totale è il più vicino: punti in meno. Vince la somma più bassa.
lesson-kaboom-first-peek = { $way ->
    [keys] Prima premi Invio sull’occhio.
   *[touch] Prima tieni premuto l’occhio.
  }
lesson-kaboom-first-cover = Prima copri di nuovo la carta.
lesson-kaboom-first-flip = Prima gira la carta in cima.
lesson-kaboom-first-slap = Prima batti.
lesson-kaboom-first-reveal = { $way ->
    [keys] Prima scegli la tua carta uguale.
   *[touch] Prima tocca la tua carta uguale.
  }
lesson-kaboom-first-enough = { $way ->
    [keys] Prima scegli «Basta così».
   *[touch] Prima tocca «Basta così».
  }
lesson-kaboom-first-draw = Prima pesca.
lesson-kaboom-first-replace = Prima metti la carta al posto di una tua.
lesson-kaboom-first-discard = Prima scartala.
lesson-kaboom-first-look = Prima guarda una carta lontana.
lesson-kaboom-first-kaboom = Prima di’ Kaboom.
kaboom-moment-bestslap = { $name }, manata migliore: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $card })

## Le regole su una scheda

card-kaboom-1 = Guarda una volta le tue due carte vicine.
card-kaboom-2 = Pesca. Scambiala con una delle tue, o scartala: dal sette in su ha un potere.
card-kaboom-3 = Negli scarti c’è una carta uguale a una tua? Batti, scoprila, e sparisce: vale la prima mano.
card-kaboom-4 = Vicino a zero? Di’ Kaboom! Vince la somma più bassa di tutti i round.
