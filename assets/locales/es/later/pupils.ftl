## A new set

class-terms-names = Nombres
class-terms-names-typed = Escritos
class-terms-names-typed-line = Cada cual escribe un nombre o apodo.
class-terms-names-numbers = Números
class-terms-names-numbers-line = Cada cual elige un número. Sin nombres.
class-terms-names-animals = Animales
class-terms-names-animals-line = Cada cual elige un animal. Sin nombres.
class-option-picks = Cuántos
class-option-picks-line = Uno por cada peque.
class-option-picks-value = { $value }
class-terms-counts = Qué intento cuenta
class-terms-counts-first = El primero
class-terms-counts-first-line = Los siguientes no cuentan.
class-terms-counts-best = El mejor
class-terms-counts-best-line = El que tiene más puntos.
class-terms-counts-last = El último
class-terms-counts-last-line = Antes de mostrar el resultado.

## The pupils’ page

class-animal = { $animal } { $number }
class-pick =
    { $kind ->
        [numbers] Tu número
       *[animals] Tu animal
    }
class-pick-line = El código que muestras solo contiene esto.
class-pick-asked =
    { $kind ->
        [numbers] Elige primero tu número.
       *[animals] Elige primero tu animal.
    }
class-you-are =
    { $kind ->
        [numbers] Tienes el número { $name }.
       *[animals] Tu animal: { $name }.
    }
class-change = Cambiar
class-counts-line =
    En cada tarea cuenta el { $counts ->
        [first] primer intento terminado
        [last] último intento
       *[best] mejor intento
    }.
class-practice-line = Después de ver la solución, los demás intentos no cuentan.
class-bot-line = Cuenta el último bot que entregues.
class-practise = Practicar
class-try-counts = Cuenta el intento { $nth } de { $tries }.
class-last-try =
    { $practice ->
        [true] Último: { $score } (práctica).
       *[other] Último: { $score }.
    }
class-only-practice = solo práctica
class-shown-tries = Dice cuántas veces lo has intentado.
class-shown-players = También dice que empezaron { $count } personas en esta tablet.
class-skipped-line = Antes, sin terminar o perdidos: { $count }. El resultado lo dice.

## The teacher’s table

class-names-told =
    { $kind ->
        [numbers] Cada cual elige un número del 1 al { $count }.
        [animals] Cada cual elige uno de { $count } animales.
       *[typed] Cada cual escribe un nombre.
    }
class-try-of =
    { $nth ->
        [0] el mejor de { $tries }
       *[other] intento { $nth } de { $tries }
    }
class-skipped = antes faltan { $count }
class-players = Personas en esta tablet: { $count }
class-name-copy = { $name } ({ $copy })
class-head-more = Más
class-more-of = Más sobre { $name }
class-same-asked = En otra tablet también hay { $name }: ¿la misma persona?
class-same-child = La misma
class-two-children = Son dos
class-same-child-as = La misma que { $name }
class-another-child = Otra persona
class-decided = La tabla es nueva.
class-tries = Todos los intentos
class-try = Intento { $nth }:
class-watch-try = Ver { $name }, tarea { $number }, intento { $nth }
class-try-counting = cuenta
class-try-practice = práctica
class-not-carried = No están en los resultados: { $count } más, sin terminar, borrados o sin sitio.
class-pupil = Quién es
class-rename = Nombre en esta tabla
class-rename-do = Renombrar
class-merge = La misma persona que
class-merge-do = Unir
class-split = Separar en { $count }
class-handed-in = Entregado
class-delete-of = Borrar { $name }, { $when }
class-missing = Faltan { $count } de { $all }:
class-all-there = No falta nadie: { $all }.
class-expected = Nombres esperados
class-expected-line = Un nombre en cada línea, tal como se escribe. La lista se queda en este dispositivo.
class-csv-tries = Todos los intentos (CSV)
