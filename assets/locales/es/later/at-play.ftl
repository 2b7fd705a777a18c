### While a class plays a set: a large tile says from afar how it goes, and the rest of the box may be hidden.

## For teachers: two switches of a set, each with a line, and what each means on the page of the set
class-at-play = Mientras se juega
class-glance = Un cartel que se lee de lejos
class-glance-line = En grande, junto a cada tarea: su número y «en marcha», «no sale» o «hecho». No se envía nada.
class-glance-told = En cada tarea un cartel grande dice cómo va.
class-kiosk = Solo estas tareas
class-kiosk-line = El resto de la caja se oculta hasta acabar todas las tareas. Eso no bloquea la tablet.
class-kiosk-told = El resto de la caja se oculta hasta acabar todas las tareas; una persona adulta la abre con una cuenta.

## For pupils
glance-state = { $state ->
    [stuck] No sale
    [done] Hecho
   *[working] En marcha
  }
glance-press = { $state ->
    [stuck] ¿Ya sale? Toca aquí.
   *[working] ¿No sale? Toca aquí.
  }
kiosk-hides = El resto de la caja se oculta hasta acabar estas tareas. La tablet no está bloqueada.
kiosk-adult = Para personas adultas: abrir la caja
kiosk-sum = ¿Cuánto es { $less } × { $more }?
kiosk-answer = { $number }
kiosk-wrong = No es eso. Aquí hay otra cuenta.
kiosk-done = Todas las tareas están hechas: la caja entera está abierta.
kiosk-open = Una persona adulta ha abierto la caja.
