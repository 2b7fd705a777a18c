can-title = Lo que esta caja sabe hacer
can-how = Cada línea dice lo que puedes hacer. Debajo están los nombres oficiales y las pruebas que lo demuestran: programas que lo intentan de verdad. Forman parte del código fuente.
can-held = Aquí se cumplen { $held } de las { $all } etiquetas de la Accessible Games Initiative.

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
