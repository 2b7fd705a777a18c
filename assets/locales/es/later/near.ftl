### Varias tablets en una mesa. Cada dispositivo muestra un código y lee el del otro con la cámara; luego se hablan, sin internet.

meet-how = Pon las dos pantallas frente a frente: cada una mira el código de la otra.
meet-camera = ¿Puede la cámara buscar el otro dispositivo? Su imagen se queda aquí.
meet-seen = ¡Te veo! Ahora te toca: haz que el otro dispositivo mire también.
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
