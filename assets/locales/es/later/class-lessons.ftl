ready-title = Clases preparadas
ready-line = { $minutes } minutos · desde { $age } años
ready-goal = Objetivo
ready-material = Hace falta
ready-material-all = Una tablet por peque o por pareja. El código, en un proyector o en papel.
ready-course = Desarrollo
ready-minutes = { $minutes } min
ready-tasks = Tareas
ready-step-open = La clase abre Chocobox, escanea el código en la página y escribe un nombre.
ready-step-lesson = Tarea 1, a solas: la lección.
ready-step-collect = Cada peque pulsa «Mostrar mi resultado». «Escanear» en tu tabla lee los códigos.
ready-take = Usar estas tareas
ready-code = El código para la clase
ready-print = Imprimir esta clase
ready-on = Para leer y practicar

## Where a link leads

ready-to-learn = Aprender jugando
ready-to-rules = Las reglas
ready-to-practice = Práctica de palabras
ready-to-count =
    Contar un tablero, { $grade ->
        [1] fácil
        [2] medio
       *[3] difícil
    }
ready-to-best = Encontrar el mejor lugar, { $cards } cartas

## 20 minutes: calling

ready-call-title = Palabras sin error
ready-call-goal = La clase dice el color, diga lo que diga el dibujo. Con calma se va más rápido.
ready-call-material = Hojas de papel: amarilla, roja, marrón, azul.
ready-call-step-1 = En grupo: se muestra un color y se dice su palabra: amarillo Banana, rojo Fresa, marrón Choco, azul Elefante. Después, más rápido.
ready-call-step-2 = Tarea 2, a solas: una partida. Quien termina practica las palabras.
ready-call-step-3 = En grupo: ¿qué carta te engañó? ¿Qué ayudó?

## 20 minutes: remembering

ready-remember-title = ¿Qué estaba dónde?
ready-remember-goal = La clase recuerda varias cartas, también cuando una cambia de lugar.
ready-remember-step-1 = En grupo: se muestran cuatro números, se tapan y se cambian dos. ¿Quién los sabe todos aún? ¿Cómo?
ready-remember-step-2 = Tarea 2, a solas: dos rondas. Gana la suma más baja.
ready-remember-step-3 = En grupo: ¿cómo lo recordaste? ¿Con una frase, un dibujo, los lugares?

## 30 minutes: counting areas

ready-count-title = Contar zonas
ready-count-goal = La clase encuentra zonas unidas por los lados y las cuenta por grupos.
ready-count-material = Papel cuadriculado y lápices.
ready-count-step-1 = En grupo: se dibujan cuadrados en la pizarra. ¿Cuáles están unidos? Las esquinas no cuentan. ¿Qué zona es la más grande?
ready-count-step-2 = En parejas: una persona dibuja dos zonas y la otra las cuenta.
ready-count-step-3 = Tareas 1 a 4, a solas: buscar la zona más grande y su tamaño. Leer cada explicación.
ready-count-step-4 = En grupo: ¿quién contó por filas, de dos en dos, de cuatro en cuatro? ¿Qué tablero fue difícil, y por qué?

## 30 minutes: the best place

ready-place-title = El mejor lugar
ready-place-goal = La clase compara lugares para una carta y da una razón.
ready-place-step-1 = En grupo: se muestra un tablero. ¿Dónde puede ir esta carta? Se tocan al menos dos lados, uno con chocolate igual.
ready-place-step-2 = Tareas 2 a 5, a solas: mirar tres lugares antes de colocar.
ready-place-step-3 = En grupo: se mira otra vez una tarea. ¿Qué lugar era mejor, y por qué?

## 45 minutes: neutral areas

ready-neutral-title = Zonas de nadie
ready-neutral-goal = La clase sabe para quién cuenta una zona neutral y la compara con la propia.
ready-neutral-step-1 = En grupo: una zona neutral de seis trozos o más es de quien toca más lados de ella. Se cuenta una.
ready-neutral-step-2 = Tareas 1 y 2, en parejas: ¿de quién es la zona neutral? ¿Qué lugar la gana o la protege?
ready-neutral-step-3 = Tarea 3, a solas: una partida entera.
ready-neutral-step-4 = En grupo: ¿cuándo valía más que la zona propia? ¿Quién perdió una en el último momento?

## 45 minutes: chance

ready-chance-title = ¿Seguir o plantarse?
ready-chance-goal = La clase estima el riesgo de pasarse y decide con una razón.
ready-chance-material = Una bolsa con diez papelitos: siete distintos y tres iguales.
ready-chance-step-1 = En grupo: se sacan papelitos de la bolsa. Con dos iguales se pierde todo. Tras cada papelito, cada peque muestra: seguir o plantarse. ¿Por qué?
ready-chance-step-2 = Tarea 2, a solas: una partida entera. Adivinar el riesgo de pasarse y después mirar las probabilidades.
ready-chance-step-3 = En grupo: ¿alguna vez seguir era lo correcto y aun así salió mal?
