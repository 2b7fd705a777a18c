### Varias tablets en una mesa. Cada dispositivo muestra un código y lee el del otro con la cámara; luego se hablan, sin internet.

meet-how = Pon las dos pantallas frente a frente: cada una mira el código de la otra.
meet-camera = ¿Puede la cámara buscar el otro dispositivo? Su imagen se queda aquí.
meet-seen = ¡Te veo! Ahora te toca: haz que el otro dispositivo mire también.
meet-kept = Pon este dispositivo sobre la tablet para que vea este código.
meet-known = ¡Te veo! Un momento.
meet-turn = El otro dispositivo espera otro código. Haz que mire también este.
meet-late = Todavía no hay nadie. ¿Ha mirado también el otro dispositivo? Entonces los dos necesitan la misma wifi, o la que comparte un teléfono que no juega.
meet-why = { $why ->
    [own-ticket] Este es el código de este dispositivo. Hace falta el del otro.
    [other-ticket] El otro dispositivo tiene otra versión de Chocobox. Los dos necesitan la misma.
    [joined] Este dispositivo ya ha leído otro código. Empieza de nuevo para cambiarlo.
   *[no-ticket] Este no es el código de un dispositivo que quiere jugar, o no está entero.
  }
meet-none = Este navegador no puede llegar a otros dispositivos: le falta WebRTC, o está apagado.
meet-code = El código de este dispositivo
meet-instead = Si no, copia y pega los textos de abajo.
meet-texts = Sin cámara
meet-own = Este código como texto, para el otro dispositivo
meet-copy = Copiar el texto
meet-copied = Copiado. Ahora pégalo en el otro dispositivo.
meet-selected = Aquí no se puede copiar. El texto está seleccionado: cópialo.
meet-other = El texto del otro dispositivo
meet-join = Conectar
meet-again = Empezar de nuevo

near-text = Un teléfono u otra tablet puede ser un puesto propio: solo muestra sus propias cartas. No hace falta internet.
near-here = en esta tablet
near-host = en la tablet
near-there = en otro dispositivo
near-away = fuera
near-pause = pausa
near-give = Dar a un teléfono
near-again = Conectar otra vez
near-take = Recuperar
near-goes-on = ¿Quién sigue en este puesto?
near-tablet = Aquí, en esta tablet
near-bot = Un bot
near-stay = Dejarlo como está
near-meet-for = Un dispositivo para { $name }
near-link = Enviar la partida como enlace
near-gone = { $name } no está. El puesto espera.
near-back = { $name } está de vuelta.
near-moved = { $name } juega ahora en otro dispositivo.
near-phone = Sentarse a una mesa
near-phone-text = En la tablet, abre una partida y después «{ $key }» en su menú. Entonces los dos dispositivos se conectan.
near-meet = Conectar con la tablet
near-left = La tablet ha cerrado este puesto. Tu partida sigue allí.
near-lost = Se ha cortado la conexión con la tablet. Tu puesto espera allí: conecta otra vez los dos dispositivos.
near-other = Los dos dispositivos tienen versiones distintas de Chocobox. Carga la más nueva en los dos; sin internet, abre en los dos el mismo archivo chocobox.html. Después conéctalos otra vez.
near-taken = Ese puesto ya está ocupado.
near-table-away = La tablet no responde. En cuanto responda, la partida sigue por sí sola.
near-all = Todo el mundo juega en su propia pantalla.

fair-deal = { $fair ->
    [right] Reparto limpio, hecho por { $devices } dispositivos: nadie ha elegido estas cartas, y cada jugada sigue las reglas.
    [promise] El reparto no es limpio: la tablet ha cambiado su número secreto.
    [share] El reparto no es limpio: falta el número de este dispositivo.
    [seed] El reparto no es limpio: los números de todos los dispositivos dan otras cartas.
   *[moves] La partida no es limpia: según las reglas, sus jugadas no llevan a este final.
  }
