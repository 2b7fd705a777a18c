## Shared from the bench

bot-share = Compartir mi bot
bot-author-field = ¿Quién lo escribió? (opcional)
bot-author-line = Quien tenga el enlace puede leer este nombre y el código.
bot-share-not = Demasiado largo para un enlace. Guárdalo como archivo.
bot-earlier = Versiones anteriores
bot-earlier-done = Ha vuelto la versión anterior. La otra es ahora la anterior.

## Opened from a link

bot-title = Un bot compartido
bot-of = Bot para { $game }
bot-by = de { $author }
bot-lines =
    { $lines ->
        [one] { $lines } línea
        [many] { $lines } de líneas
       *[other] { $lines } líneas
    }
bot-code = El código de este bot
bot-read-first = Este programa lo escribió otra persona: léelo primero. Funciona en un cuarto cerrado, solo ve sus propias cartas y no alcanza nada de este dispositivo.
bot-play = Dejarlo jugar
bot-play-line = El tuyo queda en «Versiones anteriores».
bot-keep = Conservar el mío
bot-here = Está en tu banco de trabajo.
bot-to-bench = Al taller

## A task of a class

bot-task-back = Volver a las tareas
bot-hand-in = Entregar
bot-handed-in = Entregado. Puedes cambiarlo y entregarlo otra vez.

## A tournament

tournament-title = Torneo
tournament-of = Torneo: { $game }
tournament-who = ¿Quién juega?
tournament-box = También juega un bot de la caja
tournament-box-slow = No juegan los bots de la caja que piensan mucho.
tournament-of-box = { $name } de la caja
tournament-none = Aún no hay bots. Primero escanea o pega resultados.
tournament-deals = Cuánto dura
tournament-deals-value = { $count } repartos
tournament-line = Juegan todos contra todos, con los mismos repartos desde cada puesto.
tournament-third = En el tercer puesto: { $bot }. Si gana, no ha ganado nadie más.
tournament-many = Demasiadas partidas. Elige menos repartos o bots.
tournament-start = Empezar con { $count }
tournament-plays = Los bots están jugando…
tournament-rests = En pausa
tournament-done = { $done } de { $all } partidas
tournament-pause = Pausa
tournament-go-on = Seguir
tournament-stop = Parar
tournament-fault = No se pudieron jugar las partidas. Pulsa «Seguir».
tournament-won =
    { $count ->
        [one] ¡Gana { $name }!
        [many] Empate en el primer lugar: { $name }
       *[other] Empate en el primer lugar: { $name }
    }
tournament-table = Clasificación
tournament-head-rank = Lugar
tournament-head-bot = Bot
tournament-head-share = Partidas ganadas
tournament-head-stumbled = Tropiezos
tournament-percent = { $percent } %
tournament-share = { $percent } por ciento; con la suerte, entre { $low } y { $high }
tournament-stumbled = { $count } ×
tournament-head-games = Partidas
tournament-games-of = Más sobre { $name }
tournament-against = contra { $name }
tournament-game =
    Partida { $number } contra { $name }: { $how ->
        [won] ganada
        [shared] empatada
       *[lost] perdida
    }
tournament-game-unplayed =
    Partida { $number } contra { $name }: { $how ->
        [won] ganada
        [shared] empatada
       *[lost] perdida
    } sin jugar
tournament-share-do = Compartir la clasificación
tournament-share-line = El enlace contiene los nombres y el código de todos estos bots.
tournament-share-not = Demasiado grande para un enlace. Juega con menos bots.
tournament-told = Otra persona cuenta este torneo.
tournament-verify = Jugarlo otra vez aquí
tournament-same = Aquí ha salido la misma clasificación.
tournament-other = Aquí ha salido otra clasificación. El enlace no es verdadero, o es de otra versión.
tournament-older = Lo jugó una versión más antigua con otras reglas.
tournament-other-older = Aquí ha salido otra clasificación. Pueden valer las dos: una versión más antigua tiene otras reglas.
tournament-unread = No se puede leer su código
tournament-out = Ya no juega más
tournament-interval = La línea fina muestra hasta dónde puede llegar la suerte. Un bot con un fallo en el código o sin respuesta tropieza: pierde esa partida. Tras tres sin respuesta ya no juega más.
