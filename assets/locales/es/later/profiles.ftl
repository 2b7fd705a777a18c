profiles-line = Cada peque tiene su camino, sus acertijos, sus partidas guardadas y sus bots. De una visita no queda nada.
profiles-new = Otra persona
profiles-change = Cambiar o borrar: { $name }
profiles-add = Añadir
profiles-keep = Guardar
profiles-not-kept = El navegador no pudo guardarlo. Todo está como antes.
profiles-sure = ¿Borrar para siempre a { $name }, con sus partidas guardadas, camino, acertijos, prácticas y bots? Las series de tareas se quedan.
