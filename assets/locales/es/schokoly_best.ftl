game-schokoly_best = Encuentra el mejor lugar
solo-best = Encuentra el mejor lugar
boxes-how-best = Coloca una carta donde te dé más ventaja.
boxes-best-1 = Pocas cartas
boxes-best-1-line = 6 cartas.
boxes-best-2 = Media fiesta
boxes-best-2-line = 14 cartas.
boxes-best-3 = Casi lleno
boxes-best-3-line = 28 cartas.
best-note = Coloca una carta en el mejor lugar. Juegas con: { $colour }.
best-over = Tu carta está colocada
best-points = { $points } de 100 puntos
best-found = Tu ventaja: la mejor posible
best-own = Tu ventaja aquí
best-other = En el mejor lugar, con línea discontinua
best-rank = Número { $rank } de { $count } formas de colocar una carta.
best-here = Tu carta está en el mejor lugar.
best-there = El mejor lugar: columna { $x }, fila { $y }
best-why = Antes y después
best-show-before = Antes
best-show-own = Tu lugar
best-show-best = El mejor lugar
best-why-turns =
    Zona neutral ({ $colour }). Antes: { $giver ->
        [nobody] nadie
        [you] tú
       *[other] { $giver }
    }. Ahora: { $taker ->
        [nobody] nadie
        [you] tú
       *[other] { $taker }
    }.
best-why-own = Zona más grande ({ $colour }): de { $before } a { $after }.
best-why-kept =
    Zona neutral ({ $colour }) para { $taker ->
        [you] ti
       *[other] { $taker }
    }: de { $before } a { $after }.
best-why-nothing = No cambia ninguna zona que cuente.
