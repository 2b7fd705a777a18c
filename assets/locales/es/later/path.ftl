practise-title = Practica tus propias jugadas
path-back = Tu camino
path-private = Todo se queda en este dispositivo hasta que vacíes Chocobox.
path-today-line = Hoy es igual para todo el mundo.
path-today-play = Jugar
path-due =
    { $count ->
        [0] Hoy no vuelve nada
       *[other] Hoy vuelven: { $count }
    }
path-done = Acertijos resueltos del todo: { $done }
path-more = { $count } más
path-learn-of = Aprender jugando: { $game }
daily-puzzle = Hoy: un acertijo de { $game }
daily-round = Hoy: práctica para { $game }
daily-deal = Hoy: un reparto de { $game }
path-puzzles = Acertijos de tus propias jugadas: { $count }
path-puzzles-practise = Practicar tus acertijos
path-nothing = Lo que sale mal vuelve a los 1, 3 y 7 días. El «Repaso» tras una partida crea acertijos.
path-later =
    { $days ->
        [1] Vuelven más tarde: { $later }; lo próximo, mañana.
       *[other] Vuelven más tarde: { $later }; lo próximo, en { $days } días.
    }
path-week = Tablero de la semana { $number }
path-week-line = Una carta. Todo el mundo tiene el mismo tablero.
path-week-play = Buscar el lugar
path-level = Nivel { $level } de 3
path-all = Todos los niveles superados
path-practise-of = Practicar: { $name }, nivel { $level }
path-schokoly_count-largest = Zona más grande
path-schokoly_count-largest-line = Encuéntrala en el tablero.
path-schokoly_count-size = Tamaño
path-schokoly_count-size-line = Cuenta los trozos de una zona.
path-schokoly_count-sides = Lados
path-schokoly_count-sides-line = Cuenta los lados que tocan una zona neutral.
path-schokoly_count-who = ¿Para quién?
path-schokoly_count-who-line = Di de quién es una zona neutral.
path-schokoly_best-join = Unir
path-schokoly_best-join-line = Una carta hace una zona de dos.
path-schokoly_best-corner = Trampa de esquina
path-schokoly_best-corner-line = Las esquinas no unen.
path-schokoly_best-neutral = Mayoría neutral
path-schokoly_best-neutral-line = Un lado más, y una zona neutral es tuya.
path-schokoly_best-stack = Apilar
path-schokoly_best-stack-line = Una gragea sube la carta encima.
path-choco_practice-colours = Colores
path-choco_practice-colours-line = Cuenta el color, no el dibujo.
path-choco_practice-parrot = Loro
path-choco_practice-parrot-line = Repite la última palabra.
path-choco_practice-doubles = Dobles
path-choco_practice-doubles-line = Lo mismo dos veces: golpea.
path-schokoly-puzzle = Mejor jugada
path-schokoly-puzzle-line = ¿Dónde gana más la carta?
path-choco_challenge-puzzle = Mejor elección
path-choco_challenge-puzzle-line = ¿Robar, plantarse o comprar qué?
