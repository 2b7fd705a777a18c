table-menu = Menú
table-story = Lo que ha pasado
table-story-empty = Aún no ha pasado nada.
table-count = Recuento
table-count-close = Cerrar
table-count-nothing = Aún no hay nada que contar.
table-step = { $step } de { $steps }
table-previous = Un paso atrás
table-next = Paso siguiente
table-coach = Lo que te dice el juego
table-hint = Pista
table-no-hint = Ahora no hay ninguna pista.
table-undo = Deshacer
table-fit = Tablero entero
table-rules = Reglas
table-help = Cómo usar los dedos
table-sound-on = Con sonido
table-sound-off = Sin sonido
table-vibration-on = Con vibración
table-vibration-off = Sin vibración
table-near = Jugar en varias tablets
table-leave = Volver al estante
table-close = Cerrar
table-thinking = pensando
table-its-me = Soy yo
table-hand-over = { $name }, te toca
table-covered = { $way ->
    [keys] Las cartas siguen tapadas hasta que digas: Soy yo.
   *[touch] Las cartas siguen tapadas hasta que toques la pantalla.
  }
table-hands-covered = Las manos están tapadas.

table-start = { $alone ->
    [yes] { $game }.
   *[no] { $game }, alrededor de la mesa: { $names }.
  }
table-start-keys = { $way ->
    [keys] El signo de interrogación dice todas las teclas.
   *[touch] {""}
  }
table-slap = Golpe
table-slap-of = Golpe: { $name }
table-hand = Mano: { $name }
table-margin = { $ms } ms antes
table-photo = Foto de llegada
table-end-title =
    { $count ->
        [0] No gana nadie
        [one]
            { $who ->
                [you] ¡Ganas tú!
                [bot] Gana { $names }.
               *[other] ¡Gana { $names }!
            }
        [many] ¡Victoria compartida: { $names }!
       *[other] ¡Victoria compartida: { $names }!
    }
table-praise-of = { $name }: { $praise }
table-skip = Saltar
table-to-tasks = Volver a las tareas
table-again = Jugar otra vez
table-again-other = Ahora contra { $bot } ({ $level })
table-write-bot = Escribir un bot
table-same-deal = Mismo reparto
table-return = Otros puestos, mismas cartas
table-more = Más
table-series =
    En total: { $points }. { $count ->
        [one]
            { $who ->
                [you] ¡Vas por delante!
               *[other] ¡{ $names } va por delante!
            }
        [many] Empate: { $names }.
       *[other] Empate: { $names }.
    }
table-series-points = { $name } { $points }
# In the menu: makes a picture of the table, and a sheet to print
table-picture = Imagen
table-share = Compartir
table-shelf = Al estante
table-result = Ver el resultado
table-refused-undo = Eso ya no se puede deshacer.
table-why-not-offered = Ahora no se puede hacer eso.
table-why-over = La partida ha terminado.
table-why-not-turn = No te toca.
table-hint-only-choice = No hay otra opción.
table-stumbled = Eso no ha funcionado. No ha cambiado nada.
table-lost = No se puede mostrar esta partida
table-lost-text = No está guardada aquí, o está dañada.
table-lost-damaged = Está dañada: hay jugadas contra las reglas.
table-lost-other = Algo ha fallado. Ábrela otra vez.
table-lost-newer = Es de una Chocobox más nueva. Con internet, vuelve a cargar el estante y elige la nueva.
table-lost-older = Es de una Chocobox más antigua.
table-elsewhere = Esta partida está abierta en otra ventana
table-elsewhere-text = Sigue allí, para que no se pierda ninguna jugada.
table-elsewhere-take = Jugar aquí
table-help-tablet = En un iPad, cuatro o cinco dedos cambian de app. Eso se quita en Ajustes, en Multitarea y gestos.
table-can = Lo que puedo hacer
table-say-choose = Elige con las flechas o con P y pulsa Intro.
table-help-keys = Teclas

## What the path and replays say too

table-to-path = Volver a tu camino
path-good = Una buena ronda.
path-wrong = Todavía no. Vuelve mañana.
path-title = Tu camino
replay-watch = Ver
replay-again = Ver otra vez
replay-look-back = Repaso
