together-title = Guardare insieme
together-not = I risultati non si possono leggere. Torna indietro e riprova.
together-board = Il tabellone
together-question = Domanda { $at } di { $all }
together-answers = Risposte
together-pupils =
    { $right ->
        [true] Giusta, data da { $count }.
       *[false] Data da { $count }.
    }
together-right = giusta
together-rightly = Trovata da { $rightly } su { $count }.
together-nobody = Nessuno ha finito questo esercizio.
together-older = Viene da un Chocobox più vecchio: le sue risposte non si possono più mostrare.
together-lost = Mancano le risposte di { $count }, che qui non si possono rigiocare.
together-leads = Quanto avanti rispetto al bot migliore?
together-points = Punti su { $most }
together-sign =
    { $how ->
        [ahead] +{ $points }
        [behind] −{ $points }
       *[plain] { $points }
    }
together-lead-plot = Persone: { $count }. Vantaggi da { $least } a { $most }, a metà { $half }.

## Parole dei giochi

together-largest =
    Dov’è la zona { $colour ->
        [dark] fondente
        [milk] al latte
       *[white] bianca
    } più grande?
together-area =
    { $colour ->
        [dark] fondente, { $count }
        [milk] latte, { $count }
       *[white] bianco, { $count }
    }
together-best-asked =
    Giochi con il { $colour ->
        [dark] fondente
        [milk] latte
       *[white] bianco
    }. Quale carta è la migliore, e dove?
together-hand = Carte tra cui scegliere: { $count }
together-place = colonna { $x }, riga { $y }
together-place-worth = vantaggio { $lead }, { $points } punti
together-best-why = La migliore è la carta tratteggiata: vantaggio { $lead }.

## La barra

together-step = Domanda e risposte
together-steps = Passi
together-before = Indietro
together-names = Nomi
together-named = I nomi si vedono.
together-unnamed = I nomi sono nascosti.
together-to-answers = Mostra le risposte
together-to-why = Che cosa è giusto?
together-to-question = Prossima domanda
together-to-task = Prossimo esercizio
