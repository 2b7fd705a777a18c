game-schokoly_best = Trova il posto migliore

# Il foglio da cui si comincia
solo-best = Trova il posto migliore
boxes-how-best = Posa una carta dove ti porta più in testa.
boxes-best-1 = Poche carte
boxes-best-1-line = 6 carte.
boxes-best-2 = A metà festa
boxes-best-2-line = 14 carte.
boxes-best-3 = Quasi pieno
boxes-best-3-line = 28 carte.
best-note = Posa una carta nel posto migliore. Giochi con: { $colour }.

# Com’è andata
best-over = La tua carta è posata
best-points = { $points } punti su 100
best-found = Il tuo vantaggio: il massimo possibile
best-own = Il tuo vantaggio qui
best-other = Nel posto migliore, tratteggiato
best-rank = Numero { $rank } su { $count } modi di posare una carta.
best-here = La tua carta è nel posto migliore.
best-there = Il posto migliore: colonna { $x }, riga { $y }

# Perché un posto è buono
best-why = Prima e dopo
best-show-before = Prima
best-show-own = Il tuo posto
best-show-best = Il posto migliore
best-why-turns =
    Zona neutra ({ $colour }). Prima: { $giver ->
        [nobody] nessuno
        [you] tu
       *[other] { $giver }
    }. Ora: { $taker ->
        [nobody] nessuno
        [you] tu
       *[other] { $taker }
    }.
best-why-own = Zona più grande ({ $colour }): da { $before } a { $after }.
best-why-kept =
    Zona neutra ({ $colour }) per { $taker ->
        [you] te
       *[other] { $taker }
    }: da { $before } a { $after }.
best-why-nothing = Non cambia nessuna zona che conta.
