## A place of its own

install-title = Guardar en este dispositivo
install-done = Chocobox está en este dispositivo.

## The room it takes

space-title = En este dispositivo
space-games = Partidas guardadas: { $count }
space-size = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB en uso
space-promise-yes = El navegador promete conservarlo todo
space-promise-no = Si falta espacio, el navegador puede borrarlo todo
space-measuring = Midiendo…

## Emptying

space-site-clear = Quitar solo el programa
space-site-line = Las partidas guardadas y los ajustes se quedan. La próxima vez se vuelve a descargar el programa.
space-site-done = El programa ya no está. Las partidas guardadas y los ajustes siguen aquí.
space-all-clear = Borrar todo
space-all-line = Las partidas guardadas, las prácticas y los ajustes de todo el mundo, y todas las series de tareas, se borran para siempre.
space-all-done = Todo está borrado.
space-cut-off = No tienes internet: Chocobox no se podrá abrir de nuevo hasta que tengas.
space-emptied = Hecho
space-again = Abrir Chocobox otra vez
