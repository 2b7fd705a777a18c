looking-wakes = Empieza
looking-progress = Se juzga cada jugada…
looking-move = Jugada { $move } de { $moves }
looking-done = Todas las jugadas están juzgadas.
looking-title = Probabilidad entre iguales
looking-curve =
    Probabilidad de ganar { $ply ->
        [0] antes de la primera jugada
       *[other] tras la jugada { $ply }
    }: { $chances }
looking-chance = { $name } { $percent } %
looking-percent = { $percent } %
looking-play-well =
    { $who ->
        [you] Jugaste bien.
       *[other] { $name } jugó bien.
    }
looking-play-fairly =
    { $who ->
        [you] Jugaste bastante bien.
       *[other] { $name } jugó bastante bien.
    }
looking-play-badly =
    { $who ->
        [you] Dejaste pasar buenas ocasiones.
       *[other] { $name } dejó pasar buenas ocasiones.
    }
looking-play-won_well =
    { $who ->
        [you] ¡Ganaste, y jugaste bien!
       *[other] { $name } ganó, y jugó bien.
    }
looking-play-won_fairly =
    { $who ->
        [you] ¡Ganaste, y jugaste bastante bien!
       *[other] { $name } ganó, y jugó bastante bien.
    }
looking-play-won_badly =
    { $who ->
        [you] ¡Ganaste!
       *[other] { $name } ganó.
    } Podría haber sido aún más fácil.
looking-luck-lucky = { $name }: suerte como en solo { $of } de 100 partidas.
looking-luck-unlucky = { $name }: mala suerte como en solo { $of } de 100 partidas.
looking-luck-even = { $name }: la suerte normal.
looking-reaction = { $name }: la mitad de los golpes y palabras en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s o menos.
looking-reaction-bots = Los bots: la mitad en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s o menos.
looking-moments = Lo importante
looking-none = Ni grandes errores ni mucha suerte.
looking-slip = { $name }, jugada { $move }: un desliz. Costó { $percent } de 100 partidas.
looking-mistake = { $name }, jugada { $move }: un error. Costó { $percent } de 100 partidas.
looking-blunder = { $name }, jugada { $move }: un error grande. Costó { $percent } de 100 partidas.
looking-lucky = { $name }, jugada { $move }: mucha suerte. Dio { $percent } de 100 partidas.
looking-unlucky = { $name }, jugada { $move }: mala suerte. Costó { $percent } de 100 partidas.
looking-puzzles = Practicar acertijos de tus propias jugadas: { $count }
looking-better = Mejor: { $advice }
looking-note = 36 % significa: de 100 partidas así, este puesto gana 36, si desde ahí cada puesto juega igual de bien. Un error es solo lo que su propio puesto podía saber.
