## Games

game-unknown = Juego

## Players

person-you = Tú

## The start

start-open = Abriendo la caja
start-download =
    Abriendo la caja: { NUMBER($loaded, minimumFractionDigits: 1) } { $total ->
        [0] MB
       *[other] de { NUMBER($total, minimumFractionDigits: 1) } MB
    }
start-start = Ya casi está
failed-title = La caja no se abre. Tus partidas guardadas están a salvo.
failed-no-webassembly = Chocobox necesita WebAssembly, y este navegador o la página que lo rodea no lo permite. Usa otro navegador.
failed-portal = Esta red contesta con una página propia: abre cualquier otra página, inicia sesión allí y prueba aquí otra vez.
failed-no-start = Quizá se cortó la conexión, o este navegador es demasiado antiguo.
failed-again = Reintentar

## Shelf

shelf-title = Estante
shelf-hello = Cuatro cajas, una tablet y ninguna prisa.
shelf-ways = Junto a las cajas
shelf-saves = Partidas guardadas
shelf-today = Hoy
shelf-links = Enlaces
shelf-near = Sentarse con este dispositivo
shelf-class = Docentes
shelf-who = ¿Quién juega?
shelf-who-now = ¿Quién juega? { $name }
shelf-guest = De visita
shelf-guest-line = Nada queda cuando cierras esta página.
shelf-play-game = Jugar a { $game }
shelf-continue = Continuar
shelf-continue-game = Continuar { $game }
fact-players = Juegan
fact-minutes = Minutos
fact-age = Edad
offline-ready = Funciona sin internet
offline-getting = Se guarda para jugar sin internet
offline-none = Necesita internet en esta ventana
offline-forgets = Esta ventana no guarda nada para después
newer-text = Hay una Chocobox más nueva.
newer-games =
    { $lost ->
        [0] Abre todas tus partidas guardadas.
       *[other] No puede abrir { $lost } de tus { $all } partidas guardadas: las reglas han cambiado. Los nombres, los puntos y las imágenes se quedan.
    }
newer-take = Usarla ya

## Set-up

setup-play = Jugar
setup-just-play = Jugar ya
setup-watch = Ver
setup-we-are = Somos
setup-we-are-count = Somos { $count }
setup-players = Quién juega
setup-table = Puestos en la mesa
setup-person = Persona
setup-person-line = Juega en esta pantalla
setup-write-bot = Escribe un bot que le gane
setup-team = Equipo { $team }
setup-begins = empieza
setup-seat = Puesto { $number }
setup-seat-begins = Puesto { $number } empieza
setup-option =
    { $seat ->
        [0] { $name } { $value }
       *[other] Puesto { $seat }: { $name } { $value }
    }
setup-who = ¿Quién se sienta aquí?
setup-name = Nombre (opcional)
setup-animal = ¿Qué animal?
animal-hedgehog = Erizo
animal-rabbit = Conejo
animal-panda = Panda
animal-frog = Rana
animal-penguin = Pingüino
animal-elephant = Elefante
animal-koala = Koala
animal-turtle = Tortuga
bot-like =
    { $bot } { $number ->
        [1] Pip
        [2] Mo
        [3] Lu
        [4] Bo
        [5] Kim
       *[other] Ida
    }
setup-first = Empieza
setup-flat = Tablet sobre la mesa
setup-flat-line = Cada puesto tiene sus cosas en su borde.
setup-flat-always = La tablet está sobre la mesa, en el centro.
setup-house = Reglas de la casa
setup-usual = Todo normal
setup-minutes = Unos { $minutes } min
setup-bot-line =
    { $level ->
        [easy] Fácil
        [hard] Difícil
       *[middle] Medio
    }: { $line }
setup-proposal =
    { $why ->
        [won] ¡Dos victorias! Ahora será más difícil.
        [lost] Fue duro. Ahora será más fácil.
       *[first] Al principio es fácil.
    }
level-easy = fácil
level-middle = medio
level-hard = difícil
option-open_hands = Manos abiertas
option-open_hands-line = Se ven todas las cartas. Bueno con peques.
option-swaps = Cambios de chocolate
option-swaps-line = Con tres puestos se pueden ofrecer y cambiar cartas.
option-odds = Probabilidades
option-odds-line = La pista también dice el riesgo de pasarse.
setup-less = { $what }: menos
setup-more = { $what }: más
option-rounds = Rondas
option-rounds-line = Gana la suma más baja.
option-rounds-value = { $value }
option-window = Tiempo para golpear
option-window-line = La carta siguiente espera al menos esto. Más largo va mejor para manos pequeñas.
option-window-value = { $seconds } s
option-pace = Ritmo
option-pace-line =
    { $game ->
        [choco_boom] Lo rápido que voltean, hablan y golpean los bots.
       *[other] Lo que espera la carta siguiente antes del primer turno.
    }
option-pace-value =
    { $game ->
        [choco_boom]
            { $value ->
                [70] rápido
               *[100] normal
                [150] tranquilo
            }
       *[other] { $seconds } s
    }
option-slaps = Golpes
option-slaps-line = Sin golpes no hace falta ser veloz.
option-aloud = En voz alta
option-aloud-line = Se habla con la propia voz. Quien oye un error protesta, y el resto vota.
option-hesitation = Tiempo para hablar
option-hesitation-line = Quien tarda más paga una multa. Más largo va mejor para peques.
option-hesitation-value = { $seconds } s
option-advanced = Más difícil
option-advanced-line = También se golpea un elefante amarillo, y la misma palabra por cuarta vez seguida.
option-calm = Sin prisa
option-calm-line = Cada carta espera todas las respuestas. Un doble lo gana quien acierta, no quien es veloz.
option-kind = Bots amables
option-kind-line = Un bot que gana dos montones seguidos va más despacio.
option-handicap = Hándicap
option-handicap-line = Tus golpes cuentan este tiempo más tarde.
option-handicap-value =
    { $value ->
        [0] ninguno
       *[other] { $value } ms
    }

## Straight into a game

new-refused = Esta partida no puede empezar
new-choose = Elegir un juego
new-fault-game = Chocobox no tiene este juego.
new-fault-seed = El número después de seed= no sirve.
new-fault-request = Estos puestos o reglas de la casa no encajan.
new-fault-other = Algo ha fallado. Prueba otra vez.

## Saved games

saves-title = Partidas guardadas
saves-none = Aún no hay partidas guardadas. Cada partida se guarda sola.
saves-not-kept = Este navegador no guarda nada: las partidas duran hasta que cierres esta página.
saves-unknown = Partida guardada
saves-moves =
    { $count ->
        [one] { $count } jugada
        [many] { $count } de jugadas
       *[other] { $count } jugadas
    }
saves-damaged = Está dañada. Solo puedes borrarla.
saves-older = De una Chocobox más antigua: las reglas han cambiado. Quedan los nombres, los puntos y la imagen.
saves-score = Puntos:
saves-won = gana
saves-turn = juega
saves-done = terminada
saves-when-unknown = sin fecha
saves-look = Mirar
saves-delete = Borrar
saves-sure = ¿Borrar esta partida para siempre?
saves-keep = Conservar
saves-removed = La partida se ha borrado.

## Settings

settings-title = Ajustes
settings-language = Idioma
settings-language-away = { $language } aún no ha llegado a este dispositivo. Conéctate una vez a internet y elígelo de nuevo.
settings-theme = Aspecto
theme-auto = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
settings-motion = Movimiento
motion-full = Animado
motion-still = Tranquilo
settings-sound = Sonidos
settings-volume = Volumen
settings-volume-value = { $value } de { $most }
settings-signals = Señales: campanas, aciertos, errores
settings-things = Cartas y cosas
settings-mono = El mismo sonido en los dos oídos
settings-vibration = Vibración
settings-letters = Teclas de una letra
settings-letters-line = Sin ellas, solo actúan Intro, Espacio, las flechas, Tab y Escape
settings-tips = Consejos
settings-tips-line = Lo nuevo se explica una vez
settings-hints = Botón de pista
settings-hints-line = En la mesa en tus tres primeras partidas; después, en el menú

## Rules

rules-title = Reglas
rules-of = { $game }: las reglas

## About

about-title = Acerca de
about-privacy = Protección de datos, con detalle

## Anywhere

to-shelf = Estante
to-game = Volver a la partida
not-found-title = Aquí no hay nada
not-found-text = Esa página no existe.
page-fault = Ahora no se puede mostrar esta página. No se ha perdido nada. Ábrela otra vez.

## What pages of classes say too

addresses-title = Direcciones de juegos
class-bot = escribir un bot
class-rewrite = Cambiar
class-working = Leyendo
class-working-line = { $done } de { $all }
