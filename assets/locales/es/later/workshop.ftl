workshop-title = Taller de bots
workshop-of = Taller de bots: { $game }
workshop-what = Escribe en Python un bot que juegue en una mesa de verdad. Todo se queda en este dispositivo.
workshop-choose = ¿Para qué juego?
workshop-back = Otros juegos
workshop-code = El código de tu bot
workshop-sliders = Los números de tu código
workshop-own = Mi bot
workshop-against = Contra
workshop-run = Ejecutar
workshop-series = 20 partidas
workshop-against-me = Jugar contra él
workshop-stumbled = Mi bot tropezó e hizo lo primero que podía.
workshop-stop = Parar
workshop-more = Más
workshop-wakes = Python despierta para tu bot…
workshop-plays = Tu bot está jugando…
workshop-won = gana { $won } de { $games }
workshop-old = con otro código
workshop-over = { $games } partidas contra { $name }: tu bot ganó { $won }.
workshop-chose = La línea { $line } eligió esta jugada.
workshop-printed = Escribió
workshop-fault = Tu bot no pudo jugar. Pulsa «Ejecutar» otra vez.
workshop-see = ¿Qué puede ver y hacer mi bot?
workshop-save = Guardar como archivo
workshop-saved = Guardado como archivo.
workshop-saved-not = Sin guardar. Prueba otra vez.
workshop-take = Abrir un archivo
workshop-taken = El archivo está abierto. Tu código está en «Versiones anteriores».
workshop-taken-not = Este archivo no se puede abrir. Elige un archivo de texto con Python, de 10 000 letras como mucho.
workshop-again = Volver al primer bot
workshop-again-done = Ha vuelto el primer bot. Tu código está en «Versiones anteriores».
workshop-slider-schokoly-luck = cuántas veces de diez decide la suerte
workshop-slider-schokoly-smartie = cuántos puntos vale una gragea
workshop-slider-choco-challenge-risk = cuántas cartas de diez pueden ser malas
workshop-slider-choco-boom-eyes = cuántas veces de diez ve dos dibujos iguales
workshop-slider-kaboom-eyes = cuántas veces de diez ve una carta igual
workshop-line = Línea { $line }: { $what }
workshop-move = Antes de la jugada { $move }, línea { $line }: { $what }
workshop-move-only = Antes de la jugada { $move }: { $what }
workshop-whole = Lo que dice Python
workshop-trouble-length = El código es demasiado largo. Acórtalo a { $about } letras.
workshop-trouble-nested = Aquí hay demasiadas cosas unas dentro de otras. Repártelas en líneas.
workshop-trouble-import =
    { $about ->
        [random] Escribe rng.choice(…) o rng.random(), sin import.
       *[other] Solo funciona «import math», no { $about }.
    }
workshop-trouble-inward = Elige un nombre que no empiece con _, no { $about }.
workshop-trouble-await = Un bot no puede usar async ni await.
workshop-trouble-class = Un bot no crea clases. Escribe { $about } como función con def.
workshop-trouble-change = Un bot no puede cambiar { $about } de otra cosa. Guárdalo en un nombre propio.
workshop-trouble-power = Esto puede dar un número demasiado grande. Mejor multiplica.
workshop-trouble-finally = Un bot no puede usar «finally».
workshop-trouble-except = Nombra el error, por ejemplo «except ValueError:».
workshop-trouble-colon = Faltan dos puntos al final de la línea.
workshop-trouble-open = Un paréntesis no se cierra nunca.
workshop-trouble-closed = Se cierra un paréntesis que no se abrió.
workshop-trouble-quote = Faltan las comillas de cierre.
workshop-trouble-sign = Python no conoce un signo de aquí. Las comillas son rectas, como en "word", y el menos es corto: -
workshop-trouble-indent = Las líneas que van juntas empiezan con los mismos espacios.
workshop-trouble-equals = Para comparar escribe «==», no «=».
workshop-trouble-spelling = Python no puede leer esto. ¿Hay un signo equivocado o falta uno, aquí o en la línea de arriba?
workshop-trouble-name = Nada se llama { $about }. Mira cómo está escrito, o dale un valor.
workshop-trouble-part = Aquí no hay «.{ $about }». Mira lo que puede ver tu bot.
workshop-trouble-zero = No se puede dividir por cero. Pregunta antes.
workshop-trouble-place = La lista es más corta. Una lista de tres tiene los lugares 0, 1 y 2.
workshop-trouble-key = { $about } no está ahí dentro. Pregunta antes con «in».
workshop-trouble-kind = Estas cosas no van juntas, como un número y un texto.
workshop-trouble-value = Este valor no sirve aquí.
workshop-trouble-deep = Una función se llama a sí misma más de 200 veces. ¿Termina alguna vez?
workshop-trouble-memory = Demasiada memoria. Usa listas más cortas.
workshop-trouble-steps = Demasiados pasos para una jugada. ¿Hay un bucle sin fin? O prueba menos cosas.
workshop-trouble-clock = Demasiado tiempo para una jugada. ¿Hay algo sin fin?
workshop-trouble-waits = Toda la mesa espera a tu bot. Devuelve una acción, no None.
workshop-trouble-endless = Parada tras 5000 jugadas. ¿Qué hace tu bot una y otra vez?
workshop-trouble-yield = Devuelve una lista, sin «yield».
workshop-trouble-unknown = Un bot no puede usar { $about } aquí. Usa if, for, while y def.
workshop-trouble-unseen = Aquí hay una letra que no se ve, o con demasiadas marcas. Escribe la línea otra vez.
workshop-trouble-named = Escribe la letra misma, no \N y su nombre.
workshop-trouble-no-choose = Todo bot necesita «def choose(table, actions, rng):».
workshop-trouble-nothing = Tu bot no eligió nada. Todo camino tiene que terminar con «return» y una acción.
workshop-trouble-no-action = { $about } no está entre las acciones. Devuelve una de «actions».
workshop-trouble-other = Aquí ha fallado algo. Mira en «Lo que dice Python».
workshop-sees-title = Lo que ve
workshop-does-title = Lo que puede hacer
workshop-begin = Python llama a «choose» antes de cada jugada. Devuelve una acción. Una partida en la que falla el código no se gana.
workshop-sees =
    actions | todo lo que puedo hacer ahora
    table.me | mi puesto: 0, 1, 2…
    table.points | los puntos de todos los puestos
    table.after(action) | la mesa después de una acción
    rng.choice(actions) | una de ellas, al azar
    rng.random() | un número de 0 a 1, al azar
    print(…) | muestra algo debajo del código
    actions[0], actions[-1] | la primera y la última
    zip(a, b) | recorre dos listas a la vez
    isinstance(action, Draw) | si es de esta clase
workshop-sees-schokoly =
    table.hand | mis cartas, cada una con card (su número) y colours
    table.gains | los puntos de mis formas de colocar, en el orden de las acciones
    table.board | las cartas de la mesa: card, x, y, tier (1 o 2), colours, smartie, seat
    table.colours | el color de cada puesto
    table.smarties | las grageas de cada puesto
    table.hands | cuántas cartas tiene cada puesto
    table.stock | cuántas cartas quedan por robar
workshop-does-schokoly =
    Choose(colour) | elegir un color
    Place(card, x, y, turn) | colocar una carta
    Stack(card, x, y, turn) | apilar una carta con una gragea
    Guard(card) | poner una gragea en una carta
    Draw() | robar una carta y terminar mi turno
    Pass() | terminar mi turno
    Offer(card, to) | ofrecer una carta a un puesto
    Answer(card) | ofrecer una a cambio
    Accept() | cambiar las dos
    Decline() | quedarme con mi carta
workshop-sees-choco-boom =
    table.pile | el montón, la carta más nueva al final; cada una tiene item y colour
    table.decks | cuántas cartas tiene cada puesto
    table.shows | lo que decide la palabra: colour, parrot, repeats o nothing
    table.last_call | la palabra anterior
    table.turn | de quién es el turno
workshop-does-choco-boom =
    Flip() | voltear mi carta siguiente
    Call(item) | decir "banana", "strawberry", "choco" o "elephant"
    Slap() | golpear el montón
    Ready() | seguir después de una pausa
    Vote(guilty) | ¿tenía razón la protesta?
    None | esperar
workshop-sees-choco-challenge =
    table.seats | lo que hay en cada puesto
    table.seats[0].drawn | las cartas de este turno
    table.seats[0].inside | las cartas del mazo, sin orden
    table.seats[0].pile | cuántas son
    table.seats[0].tools | sus utensilios
    table.seats[0].desserts | sus postres
    table.market | las cartas que se compran
    table.places | las posiciones del mercado que puedo pagar
    table.costs | los postres que puedo pagar
    table.match | la carta repetida, o None
workshop-does-choco-challenge =
    Draw() | robar una carta
    Stop() | plantarme e ir a comprar
    Spend(tool) | devolver un utensilio, que me salva
    Bust() | dejar que la carta repetida termine mi turno
    Buy(place) | comprar una carta
    Take(cost) | tomar un postre
    TakeTool(tool) | tomar un utensilio
    TakeIngredient() | tomar una carta extra del mazo
    TakeMarket(place) | tomar una del mercado
    Decline() | no tomar nada
    Done() | terminar mi turno
workshop-sees-kaboom =
    table.grids | las cartas de cada puesto
    table.grids[0][0].place | dónde está esta carta
    table.grids[0][0].card | su cara, como "7H", mientras la miro; si no, None
    table.grids[0][0].mark | su propio número; las cartas nuevas tienen números más altos
    table.drawn | la carta que he robado
    table.worth.points | sus puntos
    table.known | las cartas boca abajo que he visto: seat, place, card, rank, points
    table.discard | el descarte, la más nueva al final
    table.wanted | el número o figura que es igual, como "7"
    table.stock | cuántas cartas quedan por robar
    table.caller | quién dijo «¡Kaboom!»
workshop-does-kaboom =
    Peek() | mirar mis dos cartas cercanas
    Cover() | taparlas otra vez
    Draw() | robar una carta
    Replace(place) | ponerla ahí
    Discard() | descartarla
    Kaboom() | decir «¡Kaboom!»
    Slap() | golpear el descarte
    Reveal(seat, place) | destapar una carta igual
    GiveUp() | no destapar nada
    Enough() | no destapar más
    Give(place) | dar una carta
    Keep() | no dar nada
    Look(seat, place) | mirar una carta
    Swap(seat, place, other, other_place) | cambiar dos cartas, a ciegas
    LookBoth(seat, place, other, other_place) | mirar dos cartas
    Decide(swap) | cambiarlas, o no
    SkipPower() | no usar el poder
    Flip() | voltear la carta de arriba del mazo
    None | esperar
walk-title = Pequeñas tareas
walk-new = ¿Python es nuevo para ti?
walk-new-what = Pequeñas tareas llevan a un primer bot.
walk-of = Pequeñas tareas: { $game }
walk-step = Tarea { $number }: { $title }
walk-step-solved = Tarea { $number }: { $title }, resuelta
walk-heading = { $number } de { $count } · { $title }
walk-test = Probar
walk-tests = Pruebas
walk-test-open = Sin probar: { $say }
walk-test-right = Superada: { $say }
walk-test-wrong = No superada: { $say }
walk-passed = { $passed } de { $count } pruebas superadas.
walk-solved = ¡Resuelto! Las { $count } pruebas superadas.
walk-solved-all = Tu bot ya lo sabe todo.
walk-chose = Tu bot eligió: { $what }.
walk-right-is = Correcto, por ejemplo: { $what }.
walk-see-chosen = Lo que eligió
walk-see-right = Lo correcto
walk-hint = Pista
walk-solution = Una solución
walk-solution-what = Una de varias.
walk-next = Tarea siguiente
walk-on-bench = Llevarlo al taller
walk-again = Empezar otra vez esta tarea
walk-again-done = Deshacer en el código recupera el tuyo.
walk-fault = No se pudieron hacer las pruebas. Pulsa «Probar» otra vez.
walk-schokoly-any-title = Elegir algo
walk-schokoly-any-what = Tu bot tiene que devolver una de sus acciones. Python cuenta desde 0: la primera es actions[0]. print muestra algo cuando pruebas.
walk-schokoly-any-hint = Añade una última línea: return actions[0]
walk-schokoly-colour = Tu bot elige un color.
walk-schokoly-lay = Tu bot coloca una carta.
walk-schokoly-end = La carta está colocada. Tu bot hace algo permitido.
walk-schokoly-points-title = Primeros puntos
walk-schokoly-points-what = zip recorre a la vez las acciones y sus puntos. Devuelve la primera acción que dé puntos.
walk-schokoly-points-hint = En lugar de pass escribe if points > 0: y debajo, cuatro espacios más adentro, return action
walk-schokoly-few = Pocos lugares dan un punto. Tu bot coloca allí su carta.
walk-schokoly-many = Algunos lugares dan puntos. Tu bot elige uno.
walk-schokoly-none = Ningún lugar da puntos. Tu bot coloca una carta igualmente.
walk-schokoly-most-title = Más puntos
walk-schokoly-most-what = Tu bot elige la última acción que da puntos, no la mejor. Que «most» recuerde los puntos de la mejor; después compara.
walk-schokoly-most-hint = Pregunta if points > most: y escribe most = points como última línea dentro del «if».
walk-schokoly-most = El mejor lugar da { $points } puntos. Tu bot lo encuentra.
walk-schokoly-keep-title = Guardar las grageas
walk-schokoly-keep-what = Después de su carta, tu bot gasta una gragea. Pregunta antes si Draw() está en actions, y devuélvelo.
walk-schokoly-keep-hint = Primero if Draw() in actions: y debajo, cuatro espacios más adentro, return Draw()
walk-schokoly-over = Tu bot termina su turno y guarda sus grageas.
walk-schokoly-price-title = Lo que cuesta una gragea
walk-schokoly-price-what = Una carta apilada cuesta una gragea. isinstance(action, Stack) es verdad si una acción apila una. Entonces resta PRICE de sus puntos, y ajusta PRICE con el control.
walk-schokoly-price-hint = Debajo del comentario escribe if isinstance(action, Stack): y debajo, más adentro, points = points - PRICE. Pon el control en 4.
walk-schokoly-cheap = Una gragea da solo un punto más. Tu bot la guarda.
walk-schokoly-dear = Una gragea da { $points } puntos. Tu bot usa una.
walk-schokoly-other-title = Mirar el otro puesto
walk-schokoly-other-what = Todas las acciones de «best» te dan lo mismo. table.after(action) es la mesa después de una de ellas; su points[1 - table.me] son los puntos del otro puesto. Devuelve la acción que le deje menos.
walk-schokoly-other-hint = Recorre best[:20] y recuerda la que tenga menos puntos.
walk-schokoly-equal = Varios lugares dan { $points } puntos. Tras el mejor, el otro puesto tiene solo { $others }.
walk-schokoly-chosen =
    { $kind ->
        [Choose]
            el chocolate { $colour ->
                [dark] negro
                [milk] con leche
               *[other] blanco
            }
        [Place] una carta (+{ $points })
        [Stack] una carta con una gragea (+{ $points })
        [Guard] una gragea en una carta
       *[other] el final del turno
    }
walk-schokoly-other-chosen = puntos para ti { $points }, para el otro puesto { $others }
workshop-slider-schokoly-price = cuántos puntos cuesta una gragea
