practise-leave = Dejar los acertijos
practise-lost = Quizá es de una Chocobox más antigua.
practise-say-better =
    Aquí hubo un error { $who ->
        [you] tuyo
       *[name] de { $name }
    }. Encuentra algo mejor.
practise-task = Encuentra la mejor opción; puedes elegir una vez.
practise-task-right = Resuelto
practise-task-wrong = Sin resolver
practise-right = ¡Bien! { $advice }
practise-good = ¡Casi lo mejor! Todavía mejor: { $advice }
practise-wrong = Todavía no: esto cuesta { $percent } de 100 partidas. Mejor: { $advice }
practise-shown = Mejor: { $advice }
