### Mientras la clase juega.

onlook-title = Seguir a la clase en directo
onlook-text = En la página de estas tareas, quien juega toca «{ $key }»; aquí dejas entrar su tablet. Entonces los dos dispositivos se conectan. No se guarda nada de eso.
onlook-in = Dejar entrar una tablet
onlook-wrong = Intentos fallidos: { $wrong }
onlook-came = { $name } está aquí.
onlook-away = { $name } no está.
onlook-gone = Quitar
onlook-gone-name = Quitar: { $name }
onlook-other = Los dos dispositivos tienen tareas distintas. Abre la misma serie en los dos y conéctalos otra vez.

onlook-show = Mostrar en directo a la tablet de clase
onlook-shown = La tablet de clase ve tu nombre, tu tarea y tus intentos.
onlook-stop = Dejar de mostrar
