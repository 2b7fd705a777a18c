can-title = Lo que esta caja sabe hacer
can-how = Cada línea dice lo que puedes hacer. Tócala y verás las pruebas que lo demuestran: programas que lo intentan de verdad. Forman parte del código fuente.

can-games = Los juegos
can-four = Puedes jugar a cuatro juegos de mesa con sus reglas impresas, de la primera carta al recuento.
can-lessons = Cada juego tiene una lección de pocos minutos, que se aprende jugando.
can-strength = Los bots son fáciles, medios o difíciles, y los más difíciles ganan más.
can-honest = Un bot solo ve lo que su puesto puede ver.
can-secret = Varias personas pueden jugar en una pantalla, y nadie ve las cartas ajenas.
can-first = En los juegos rápidos gana la mano que llegó primero, aunque otra se oyera antes.
can-looking = Puedes repasar una partida: muestra tus errores, qué habría sido mejor y por qué.
can-today = Cada día tiene una tarea, igual para todo el mundo.
can-candle = En cada turno puede arder una vela. Cuando se apaga, una frase te avisa y no se pierde nada.

can-places = Dónde se juega
can-offline = Tras la primera visita puedes jugar sin internet, aunque su servidor ya no exista.
can-engines = Se juega en Chromium, Firefox y WebKit, de los que están hechos Chrome, Edge, Firefox y Safari.
can-stick = También es un solo archivo, que se juega desde una memoria USB.
can-sizes = Cada página cabe en cualquier pantalla, desde un teléfono de 320 píxeles hasta una pizarra de 2560.
can-tongues = Habla seis idiomas, y cada página tiene sitio para cada uno.
can-newer = Una versión más nueva llega entera, y nunca bajo una partida abierta. La tomas en el estante, o está ahí cuando se hayan cerrado todas las ventanas.
can-near = Varias tablets y teléfonos pueden jugar en una mesa, sin internet.

can-stays = Lo que se queda y lo que no va a ninguna parte
can-link = Un enlace o un código lleva una partida entera, y puedes seguirla en otro dispositivo.
can-old = Los enlaces y las partidas guardadas desde la versión 1.0 se abren siempre, con las reglas de su época: se prueban de nuevo muestras de cada clase.
can-kept = Todo lo guardado cabe en un archivo, y sale de él en otro dispositivo.
can-shared = Varios peques pueden compartir un dispositivo: dos toques cambian quién juega, y cada cual tiene sus cosas. Una visita no deja rastro.
can-unsent = No se envía nada a ninguna parte. Solo una plataforma de aprendizaje puede recibir los puntos de sus propias tareas.
can-wall = Un bot escrito por otra persona no alcanza nada fuera de su mesa.

can-classes = Para una clase
can-set = Una serie de tareas es un código. Cada resultado se juega de nuevo con las reglas: nadie puede inventarse uno.
can-tile = Mientras se juega una tarea, un cartel grande puede decir de lejos cómo va. Para eso no se envía nada.
can-kiosk = Una serie puede ocultar el resto de la caja hasta acabarla; una persona adulta la abre con una cuenta.
can-scanned = Un toque lee los códigos de toda una clase, sin red.
can-ready = Las clases preparadas traen tareas, un desarrollo y el tiempo que llevan.
can-paper = Cualquier mesa se hace imagen para una ficha, o pregunta en papel con su solución en una segunda hoja.
can-names = Los nombres en los resultados de una clase caducan.
can-platform = Una plataforma de aprendizaje toma la caja como paquete SCORM, y recibe los puntos.
can-module = Los servidores sin internet, RACHEL e Internet-in-a-Box, la toman como módulo.
can-found = Los catálogos para la enseñanza encuentran las clases preparadas.
can-written = Puedes escribir un bot en Python, y los bots pueden jugar un torneo.

can-held = A partir de aquí están también los nombres oficiales: se cumplen { $held } de las { $all } etiquetas de la Accessible Games Initiative.

can-see = Para los ojos
can-colours = No hace falta distinguir colores: formas, marcas y palabras dicen lo mismo.
can-contrast = Las palabras se ven bien, en claro y en oscuro.
can-edges = Los botones tienen bordes claros, y un anillo muestra dónde estás con el teclado.
can-system = Si tu dispositivo elige los colores, todos los botones conservan un borde. Los que no se pueden pulsar lo tienen de rayas.
can-large = La letra puede ser el doble de grande, y todo se sigue leyendo.
can-spacing = Las letras, las palabras y las líneas pueden estar más separadas, y nada se corta.
can-far = Incluso ampliada cuatro veces, cada página lo muestra todo, y la mesa un tablero donde jugar.
can-turned = Puedes sostener la pantalla de pie o tumbada.
can-calm = Los ajustes calman todo movimiento. Nada tiembla y nada se mueve sin fin.
can-flashes = Nada parpadea más de tres veces por segundo.

can-hear = Para los oídos y los lectores de pantalla
can-reader = Un lector de pantalla dice cada página, cada menú y cada botón.
can-told = Lo que pasa en la mesa se dice solo.
can-quiet = Nada suena antes de que toques algo, y los sonidos se pueden apagar.
can-volumes = Las señales y las cosas tienen cada una su volumen, y todas juntas uno común.
can-mono = Los dos oídos pueden oír lo mismo.

can-hands = Para las manos
can-keys = Puedes jugar a cada juego solo con el teclado.
can-switch = Bastan uno o dos pulsadores: en la mesa se te muestra, una cosa tras otra, todo lo que se puede hacer.
can-letters = Las teclas de una letra se pueden apagar, para que nada pase por error.
can-focus = Nada pasa antes de que pulses, estés donde estés.
can-touch = Puedes jugar a cada juego solo con los dedos.
can-mouse = Puedes jugar a cada juego solo con el ratón.
can-holds = Puedes jugar sin mantener pulsada ninguna tecla.
can-single = Nunca hacen falta dos dedos: un toque gira una carta, y todo el tablero cabe en la pantalla.
can-drags = Todo lo que se arrastra se hace también con toques.
can-slips = Un dedo que se resbala no pulsa nada, y muchas jugadas se pueden deshacer.
can-room = Todo lo que se pulsa es bastante grande para un dedo.
can-motion = No hace falta mover ni sacudir el dispositivo.

can-play = Para jugar con calma y claridad
can-hurry = No hacen falta manos rápidas: con las reglas de la casa Choco-Boom espera a todo el mundo, y Kaboom! va sin golpes, con diez segundos para un poder.
can-levels = Eliges lo fuerte que es cada bot.
can-save = Puedes guardar una partida en cualquier jugada, como enlace o como archivo, y seguir desde ahí.
can-sure = Antes de borrar algo, la caja pregunta.
can-login = No hay cuentas ni contraseñas.
can-languages = Cada página dice en qué idioma está, para que se lea bien en voz alta.
can-reasons = Lo que no se puede se dice con palabras, con el motivo.

can-limits = Lo que no es así
can-limit-1 = Aún no la ha probado gente que usa cada día un lector de pantalla, pulsadores o una lupa. NVDA, JAWS, VoiceOver y TalkBack no estaban: hay programas que revisan lo que reciben.
can-limit-2 = Con sus reglas habituales, Choco-Boom y Kaboom! piden manos rápidas.
can-limit-3 = Alrededor de una tablet tumbada, el ojo de Kaboom! se mantiene pulsado, para que solo veas tú. En una pantalla solo para ti basta un toque o una tecla.
can-limit-4 = Las teclas no pueden cambiar de significado.
can-limit-5 = Al principio, la letra de una partida es más pequeña de lo que piden las etiquetas para el texto. El navegador puede agrandarla.
can-limit-6 = Aquí nadie habla ni chatea, así que no hay nada que subtitular.
can-limit-tags = No se promete: { $tags }.
