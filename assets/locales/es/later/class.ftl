class-title = Para docentes
class-tasks = Tareas
class-result = Resultado
class-set = Una serie de tareas
class-new = Serie nueva
class-workshop = Taller de bots
class-untitled = Sin título

## The teacher's first page

class-step-make = Elige de una a ocho tareas, iguales para toda la clase. Recibes un código.
class-step-scan = La clase lo escanea en la página («Más», «Enlaces», «Escanear»), da un nombre y juega.
class-step-back = Al final escaneas el código de cada peque, y tu tabla crece.
class-private = Nada va a un servidor: todo está en los códigos y se queda en los dispositivos.
class-private-platform = Las tareas propias de la plataforma de aprendizaje van a ella. Nada más va a un servidor: el resto se queda en los códigos y en los dispositivos.
class-ios = En un iPad o iPhone, escanea en esta página: la app de cámara abre Safari, que no sabe lo que guarda la app de la pantalla de inicio.
class-not-kept = Este navegador no guarda nada: todo se pierde al cerrar esta página.
class-sets = Tus series
class-set-line = Tareas: { $tasks } · resultados: { $results }
class-open = Abrir
class-open-of = Abrir { $title }
class-damaged = Dañada
class-damaged-line = Solo puedes borrarla.
class-damaged-sure = ¿Borrarla para siempre?
class-removed = Se ha borrado.

## A new set

class-title-field = Título
class-title-empty = Contar, lunes
class-set-tasks = Tareas: { $count }
class-terms = Nombres, intentos y ayuda
class-help = Ayuda en estas tareas
class-help-tips = Lo nuevo se explica en una línea
class-help-hints = El botón de pista da una pista con su razón
class-help-given = Aquí hay un botón de pista.
class-tasks-none = Aún no hay tareas.
class-number = Tarea { $number }:
class-task-added = Añadida. Tareas: { $count }
class-task-removed = Quitada. Tareas: { $count }
class-task-remove = Quitar la tarea { $number }
class-task-up = Subir la tarea { $number }
class-task-down = Bajar la tarea { $number }
class-task-moved = La tarea { $from } es ahora la tarea { $to }.
class-minutes = unos { $minutes } min
class-minutes-all = Unos { $minutes } min en total.
class-lessons-not = No se cargaron las clases preparadas. Prueba otra vez con internet.
class-add-task = Añadir una tarea
class-add-this = Añadir esta tarea
class-add-of = Añadir esta tarea: { $name }, { $line }
class-full = Una serie tiene { $count } tareas como mucho.
class-make = Crear el código
class-only-here = Solo este dispositivo conoce la dirección de esta página. Crea la serie donde la clase pueda abrirla, por ejemplo en el servidor web de la escuela.
class-make-not = Demasiado para un código. Quita la última tarea.
class-look = Verla como la verá la clase
class-kinds-more = Más tipos de tareas
class-kind-game = Una partida
class-kind-game-line = Contra un bot
class-kind-count = Contar
class-kind-count-line = Un tablero de Schokoly para contar
class-kind-best = El mejor lugar
class-kind-best-line = Una carta, un buen lugar
class-kind-lesson = Aprender jugando
class-kind-lesson-line = Tres minutos; cuentan las estrellas.
class-kind-bot = Escribir un bot
class-kind-bot-line = Un programa que juega, para un torneo
class-kind-puzzle = Un acertijo
class-kind-puzzle-line = Encontrar algo mejor. Una elección, un punto.
class-kind-link = De un enlace
class-kind-link-line = Un tablero o reparto propio
class-which = Qué juego
class-whom = Contra quién
class-deal-long = La partida es larga: un resultado que no cabe en un código vuelve como archivo o texto.
class-option-grade = Dificultad
class-option-grade-value =
    { $value ->
        [1] fácil
        [2] medio
       *[3] difícil
    }
class-option-cards = Cartas en el tablero
class-option-cards-value = { $value }
class-option-rounds = Rondas
class-option-rounds-value = { $value }
class-deal = Otro tablero
class-paste-link = Pegar un enlace de Chocobox
class-puzzle-of = { $name }, jugada { $move }
class-puzzle-ready = Nivel { $level } de 3, acertijo { $number }
class-paste-none = Este enlace no sirve como tarea.

## Tasks in words

class-task-lesson = { $game }: la lección
class-task-puzzle = { $game }: un acertijo
class-task-bot = { $game }: un bot
class-task-numbered = { $number } { $name }
class-played-grade =
    { $value ->
        [1] fácil
        [2] medio
       *[3] difícil
    }
class-played-cards = cartas: { $value }
class-puzzle = encontrar algo mejor
class-from-board = en un tablero dado
class-against =
    { $times ->
        [1] contra { $bots }
       *[other] contra { $times } × { $bots }
    }
class-played-rounds = rondas: { $value }
class-score =
    { $how ->
        [none] sin terminar
        [alone] { $points } de { $most } puntos
        [bot] entregado
        [won] victoria por { $points }
        [lost] derrota por { $points }
       *[draw] empate
    }
class-sign =
    { $how ->
        [none] –
        [alone] { $points }/{ $most }
        [bot] ✓
        [won] +{ $points }
        [lost] −{ $points }
       *[draw] ±0
    }

## What pupils see

class-name = Tu nombre, o un apodo
class-name-line = Solo en este dispositivo y en el código que muestras.
class-name-asked = Escribe primero tu nombre.
class-next = Ahora juega otra persona
class-task-of = Tarea { $number }
class-play = Jugar
class-again = Jugar otra vez
class-write = Escribir
class-go-on = Continuar
class-reckoning = hecha
class-done = Tareas hechas: { $done } de { $all }
class-platform-goes = Tus puntos y jugadas van a tu plataforma de aprendizaje.
class-platform-has = Tu plataforma de aprendizaje tiene tu resultado: { $points } de 100 puntos.
class-platform-none = Aquí no hay plataforma de aprendizaje: muestra tu resultado al final.
class-show = Mostrar mi resultado
class-show-not = Eso no ha funcionado. Prueba otra vez.
class-shown = El resultado de { $name }
class-shown-line = Ponlo delante de la tablet de clase, o entrega el enlace o el archivo.
class-no-code = Esta Chocobox es un archivo: sus códigos solo los lee «Escanear» en Chocobox. O entrega el enlace, para pegarlo en «Enlaces».

## A result that was scanned

class-result-of = { $title } · { $when }
class-not-done = sin terminar
class-watch = Ver
class-watch-of = Ver { $name }, tarea { $number }
class-sum = { $total } de { $most } puntos
class-checked = Comprobado: cada jugada sigue las reglas.
class-add-line = Tienes aquí sus tareas.
class-add-new-line = Sus tareas se guardan con él.
class-add = Añadir a mi tabla
class-add-new = Conservar ambos
class-added = { $name } está en tu tabla.
class-added-count = Resultados en tu tabla: { $count }
class-here = Ya está en tu tabla.
class-to-table = A la tabla
class-scan-next = «Escanear» en tu tabla es más rápido.

## One set and its results

class-for-pupils = Para la clase
class-send = Enviar o imprimir
class-ways = Archivos, fotos, enlaces
class-files-fold = Guardar o imprimir
class-points = Qué significan los puntos
class-for-line = En Chocobox: «Más», «Enlaces», «Escanear».
class-print-code = Imprimir el código
class-results = Resultados: { $pupils }
class-no-results = Aún no hay resultados.
class-paste = Pegar resultados aquí
class-paste-line = Un enlace o muchos, con cualquier texto en medio. Se comprueba cada jugada.
class-read-do = Leerlos
class-files = Elegir archivos o fotos
class-drop = o soltarlos aquí
class-read = Nuevos: { $good }. Ya estaban: { $same }. Rechazados: { $refused }.
class-read-none = Ahí no hay ningún enlace.
class-read-partly = Leídos solo en parte, de una Chocobox más antigua: { $count }.
class-line = línea { $line }:
class-more = y { $count } más
class-why-bad-link = El enlace está dañado, o hay jugadas contra las reglas.
class-why-older-box = Es de una Chocobox más antigua con otras reglas.
class-why-newer-box = Es de una Chocobox más nueva. Con internet, vuelve a cargar el estante para tenerla.
class-why-other = No se pudo leer. Prueba otra vez.
class-why-tasks = Un enlace de tareas, no de un resultado.
class-why-bot = Un enlace de un bot o un torneo, no de un resultado.
class-why-game = Un enlace de una partida, no de un resultado.
class-why-other-set = { $name }: un resultado de otras tareas ({ $title }). Ábrelo por separado.
class-why-no-link = En este archivo no hay ningún enlace.
class-why-no-code = En esta imagen no hay ningún código. Hazla de frente y tan cerca que el código la llene.
class-why-parts = Una parte de un enlace más largo. Añade a la vez imágenes de todas las partes.
class-why-many = 500 enlaces a la vez como mucho. El resto no se leyó.
class-table = Resultados
class-head-name = Nombre
class-head-when = Cuándo
class-head-task = Tarea { $number }
class-head-total = Puntos
class-head-span = Tiempo
class-sorted = Ordenado.
class-points-line = Una tarea da hasta 100 puntos: a solas, la parte de respuestas correctas; contra un bot, 50 por un empate, y la mitad de la ventaja de más o de menos.
class-delete-sure = ¿Borrar para siempre este resultado de { $name }?
class-plot = Personas: { $count }. Puntos de { $least } a { $most }, el medio en { $half } de { $all }.
class-half = medio { $half }
class-tournament = Torneo: { $game }
class-csv = Para una hoja de cálculo (CSV)
class-csv-done = El archivo se está guardando.
class-csv-not = No se pudo crear el archivo.
class-print = Imprimir la tabla
class-remove = Borrar esta serie
class-remove-sure = ¿Borrar esta serie para siempre? Resultados: { $count }
class-looked = Atrás
class-copy-set = Nueva serie con estas tareas
class-older-task = Las reglas han cambiado: ya no se puede jugar.
class-older-some = Las reglas han cambiado. Estas tareas ya no se pueden jugar: { $tasks }. Todos los puntos se quedan.
class-older-all = Las reglas han cambiado, así que ya no hay código. Tareas: { $tasks }. Todos los puntos se quedan.
class-older-anew = «Nueva serie con estas tareas» las crea de nuevo.
class-older-scores = Puntos de una Chocobox más antigua: { $tasks }. Estas partidas ya no se pueden ver.
class-unread-cell = otras reglas
class-unread-behind = Sin leer: viene después de una partida con reglas más antiguas.
class-unread-line = Un resultado más antiguo se lee solo hasta una partida con reglas cambiadas. Vuelve a cargar Chocobox en esa tablet, abre las tareas y muestra el resultado otra vez.
class-damaged-results = Resultados dañados, guardados pero fuera de esta tabla: { $count }
class-renewed = Ahora con las reglas de hoy: { $tasks }.
class-renewed-not = Se dejan fuera, porque no se pueden crear de nuevo: { $tasks }.
class-odd = Este bot jugaría de otra manera.
class-unproved = Ningún enlace prueba cuánto pensó alguien, quién tenía la tablet, qué se probó en otro sitio o antes, ni, en los juegos rápidos, que el bot fue lo bastante rápido.
class-unchecked = sin comprobar
class-unchecked-line = llegó en un archivo y no se pudo jugar de nuevo. Pega su enlace para comprobarlo.
class-odd-line = El bot no habría hecho estas jugadas. Quizá es otra versión: mira la partida.

## The spreadsheet

class-cell-separator = ;
class-cell-name = Nombre
class-cell-date = Fecha
class-cell-checked = comprobado
class-cell-players = personas en la tablet
class-cell-skipped = anteriores perdidos o sin terminar
class-cell-done = terminado
class-cell-points = resultado
class-cell-most = de
class-cell-won = ganado
class-cell-marks = puntos
class-cell-moves = jugadas
class-cell-seconds = segundos
class-cell-try = intento
class-cell-tries = intentos
class-cell-task = Tarea
class-cell-numbered = { $number } { $name } ({ $line })
class-cell-counts = cuenta
class-cell-practice = práctica
class-cell-total = Puntos
class-cell-full = de
class-cell-yes = sí
class-cell-no = no

## Keep and move

class-child = Peque
forget-names = Cuánto duran los nombres en los resultados
forget-days =
    { $days ->
        [0] Siempre
        [365] Un año
       *[other] { $days } días
    }
forget-line = Se cuenta desde el día en que llegó un resultado. Después el nombre pasa a ser un número, como «Peque 3». Los puntos y las partidas se quedan.
forget-told =
    { $days ->
        [0] Los nombres se quedan hasta que los borres.
       *[other] { $days ->
            [365] Un año
           *[other] { $days } días
        } después del último resultado, el nombre pasa a ser un número.
    }
forget-change = Cambiarlo
forget-done = Nombres antiguos borrados: { $count }
