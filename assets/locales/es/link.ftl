## The sheet from which a game is shared

link-what-for = ¿Para qué es el enlace?
link-use-resume = Seguir en otro sitio
link-use-replay = Ver
link-use-deal = Mismo reparto
link-use-setup = Preparación
link-use-position = Tablero
link-carries-replay = Contiene: la partida entera, todas las manos y cada jugada con su tiempo.
link-carries-deal = Contiene: cartas, puestos y reglas de la casa. Sin jugadas.
link-carries-lesson = Contiene: la lección. Sin jugadas ni nombres.
link-carries-setup = Contiene: puestos y reglas de la casa. Sin cartas ni jugadas.
link-carries-position = Contiene: el tablero, los puestos y de quién es el turno. Sin manos ni jugadas.
link-names = Con los nombres
link-field = Enlace
link-field-text = Texto del enlace
link-text-only = Esta Chocobox es un archivo sin dirección. El resto escanea este código en «Enlaces y repeticiones», o pega allí este texto.
link-copy = Copiar el enlace
link-send = Enviar
link-save = Guardar como archivo
link-copied = Copiado.
link-copy-not = Aquí no se permite copiar. Usa el archivo.
link-send-not = No se pudo enviar.
link-selected = Aquí no se permite copiar. El enlace está marcado: cópialo.
link-saved = El archivo está hecho. Se abre en «Enlaces y repeticiones».
link-none = Esta partida no se puede compartir como enlace.
link-code = El enlace como código para escanear
link-code-large = { $way ->
    [keys] Llenar la pantalla
   *[touch] Toca para llenar la pantalla
  }
link-code-close = { $way ->
    [keys] Cerrar
   *[touch] Toca para cerrar
  }
link-code-none = Este enlace es demasiado largo para un código. Envíalo o guárdalo como archivo.
link-code-fine = Si una cámara no lo lee, agranda el código, o guarda el enlace como archivo.

## A link that was opened

link-shared = Una partida compartida
link-without = { $rule }: no

## The box for links

link-share-game = Compartir: { $game }
link-share-setup = Compartir esta preparación
link-other-open = Abrir un enlace

## A link in several codes

link-code-part = Parte { $number } de { $count }
link-code-parts = Este enlace necesita varios códigos, en cualquier orden. Solo los lee «Escanear» en Chocobox.
link-code-several = Mostrarlo como { $count } códigos más grandes
link-code-back = Parte anterior
link-code-on = Parte siguiente
link-code-run = Seguir solo
link-code-pause = Pausa
