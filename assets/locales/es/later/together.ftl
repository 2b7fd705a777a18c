together-title = Mirar en grupo
together-not = No se pueden leer los resultados. Vuelve y prueba otra vez.
together-board = El tablero
together-question = Pregunta { $at } de { $all }
together-answers = Respuestas
together-pupils =
    { $right ->
        [true] Correcta. La dieron { $count }.
       *[false] La dieron { $count }.
    }
together-right = correcta
together-rightly = Aciertos: { $rightly } de { $count }.
together-nobody = Nadie ha terminado esta tarea.
together-older = De una Chocobox más antigua: sus respuestas ya no se pueden mostrar.
together-lost = Sin las respuestas de { $count }, que aquí no se pueden repetir.
together-leads = ¿Cuánta ventaja sobre el mejor bot?
together-points = Puntos de { $most }
together-sign =
    { $how ->
        [ahead] +{ $points }
        [behind] −{ $points }
       *[plain] { $points }
    }
together-lead-plot = Personas: { $count }. Ventajas de { $least } a { $most }, el medio en { $half }.

## Words of the games

together-largest =
    ¿Dónde está la zona { $colour ->
        [dark] negra
        [milk] de leche
       *[white] blanca
    } más grande?
together-area =
    { $colour ->
        [dark] negro, { $count }
        [milk] leche, { $count }
       *[white] blanco, { $count }
    }
together-best-asked =
    Juegas con { $colour ->
        [dark] negro
        [milk] leche
       *[white] blanco
    }. ¿Qué carta es mejor, y dónde?
together-hand = Cartas para elegir: { $count }
together-place = columna { $x }, fila { $y }
together-place-worth = ventaja { $lead }, { $points } puntos
together-best-why = La mejor es la carta con la línea discontinua: ventaja { $lead }.

## The bar

together-step = Pregunta y respuestas
together-steps = Pasos
together-before = Atrás
together-names = Nombres
together-named = Nombres a la vista.
together-unnamed = Nombres ocultos.
together-to-answers = Mostrar las respuestas
together-to-why = ¿Qué es lo correcto?
together-to-question = Pregunta siguiente
together-to-task = Tarea siguiente
