front-soon = La caja está en camino.
front-stuck = Chocobox no ha llegado entera.
front-again = Reintentar
front-portal = Esta red contesta a todo con una página propia, quizá para iniciar sesión: abre cualquier otra página, inicia sesión allí y prueba aquí otra vez.
front-shut = Chocobox no puede empezar aquí, dentro de otra página que la encierra o desde una carpeta. Abre su dirección en una ventana propia, o usa el archivo único, chocobox.html.
front-script = Chocobox necesita JavaScript.
