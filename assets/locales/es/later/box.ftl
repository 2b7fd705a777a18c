## About

about-what = Chocobox es una caja de juegos de mesa en tu navegador. Una vez abierta no necesita internet.
about-this = Versión { $version }, { $day }
about-whose = De quién son los juegos
about-not-ours = Los juegos son de quienes los inventaron y publicaron. No hicieron, encargaron ni aprobaron Chocobox. Si te gusta un juego, compra la caja de verdad. Huele mejor.
about-names = Los nombres solo dicen qué juego es. Todas las palabras, imágenes y sonidos se hicieron para Chocobox.
about-ask = Preguntas y fallos
about-ask-whom = Pregunta a quien te dio la dirección de esta página. Si algo va mal, di qué hiciste, qué viste y la versión de arriba.
about-ask-hole = Un fallo de seguridad se avisa en privado: SECURITY.md, en el código fuente, dice cómo.
about-languages = Idiomas
about-languages-mend = ¿Una frase suena mal? Avisa como con un fallo, y propón una mejor.
about-languages-unread = { $language }: aún no lo ha leído nadie que haya crecido con este idioma.
about-languages-partial = { $name }: { $missing } de { $all } frases siguen en inglés.
about-access = Accesibilidad
about-access-goal = Chocobox quiere cumplir las WCAG 2.2, nivel AA. Todos los juegos se juegan con los dedos, con teclado y con lector de pantalla. Nada depende solo del color, la letra puede ser el doble de grande y los ajustes calman todo movimiento.
about-access-tried = Hay programas que revisan cada pantalla en cada idioma, en claro y en oscuro, y juegan con teclas. Aún no la ha probado gente que usa un lector de pantalla cada día.
about-access-hard = Choco-Boom y Kaboom! piden manos rápidas, pero las reglas de la casa los vuelven tranquilos. Si algo te impide jugar, avisa como con un fallo.
about-private = Lo que se queda en tu dispositivo
about-private-text = Todo se queda en este navegador. No se envía nada a ningún sitio.
about-workshop = Taller de bots: escribe un bot y déjalo jugar
about-private-platform = Tu plataforma de aprendizaje recibe lo que juegas de sus propias tareas: puntos, tiempo y jugadas. Todo lo demás se queda en este navegador.
about-stays = Con qué puedes contar
about-stays-opens = Lo que hizo la versión 1.0 o una posterior se abre en todas las siguientes: enlaces, partidas guardadas, series de tareas y resultados.
about-stays-free = Chocobox es gratis. No tiene publicidad, ni cuentas, ni un servidor que recoja nada.
about-stays-alone = Lo que está en tu dispositivo sigue sin internet, pase lo que pase con quienes lo hicieron.
about-stays-safe = Durante al menos dos años desde la versión 1.0, los fallos de seguridad se cierran en la versión más nueva. Antes de que eso acabe, una última versión lo dice aquí, con medio año de antelación.
about-made-of = De qué está hecha
about-licences = Chocobox es software libre con licencia MIT. Con ella viene el trabajo de otras personas:
about-texts = Todas las licencias completas
about-texts-missing = No se pudieron cargar los textos. Abre esta página con internet.
about-name = Nombre
about-version = Versión
about-licence = Licencia

## Addresses

addresses-how = Cada juego tiene una dirección. Delante va la de esta página, hasta el signo #.
addresses-look = Repaso de una partida terminada, con el texto de su enlace:
addresses-seed = Con seed=7, o cualquier número entero, todo el mundo recibe las mismas cartas. Con flat=1 la tablet está sobre la mesa entre varias personas, si el juego lo permite.
addresses-candle = Con candle=2, una vela arde dos minutos en cada turno, si varias personas juegan por turnos:
addresses-players = De { $least } a { $most } puestos, en el sentido del reloj desde el borde cercano: person, person:Anna, o un bot.
addresses-first = Quién empieza: { $values }; 0 es el puesto del borde cercano.
addresses-values = { $values }; lo normal es { $usual }.
addresses-each = Los demás puestos tienen { $name }, etcétera.
addresses-is = { $name }: { $line }

## A place of its own

install-why = Así está entre tus apps, llena la pantalla y no necesita internet.
install-take = Ponerla allí
install-nothing = En esta ventana no se puede guardar nada. Quizá es privada, o parte de otra app. Abre Chocobox en una ventana normal del navegador.
install-http = Los navegadores solo guardan lo que llega por https://. Abre esta página en una dirección https://, o pídesela a quien la ofrece.
install-playing = Mientras juegas
install-awake = La pantalla no se apaga durante una partida, si el navegador lo permite.

## Step by step

install-step-share = Toca el signo de compartir. En Safari más nuevos puede estar tras los tres puntos.
install-step-share-other = Toca el signo de compartir, en la barra de direcciones o en el menú del navegador.
install-step-home = Elige «Añadir a pantalla de inicio» o «Agregar a Inicio», y confirma.
install-step-safari = Si no está, abre esta página en Safari y compártela.
install-step-once = Abre Chocobox allí una vez con internet.
install-step-drawer = Las partidas guardadas en el navegador se quedan allí: Chocobox en la pantalla de inicio guarda las suyas.
install-step-inside = Otra app muestra esta página y no guarda nada. Ábrela en tu navegador, con los tres puntos o el signo de compartir.
install-step-dots = Abre el menú del navegador, los tres puntos.
install-step-lines = Abre el menú del navegador, las tres líneas.
install-step-add = Elige «Añadir a pantalla de inicio» o «Instalar», y di que sí.
install-step-page = Elige «Añadir página a» y después «Pantalla de inicio».
install-step-bar = En la barra de direcciones, pulsa el signo de una pantalla con una flecha.
install-step-cast = Si no está: en el menú del navegador, en «Enviar, guardar y compartir», elige «Instalar página como aplicación».
install-step-edge = Si no está: en el menú del navegador, en «Aplicaciones» o «Más herramientas», instala este sitio.
install-step-file = En la barra de menús elige «Archivo» y después «Añadir al Dock».
install-step-bookmark = Crea un marcador con la estrella de la barra de direcciones.
install-step-stays = Abre Chocobox sin internet.
install-step-look = Busca en el menú del navegador «Añadir a pantalla de inicio» o «Instalar».
install-step-else = Si no está, basta un marcador: la página se guarda igual.
