def choose(table, actions, rng):
    # actions es una lista de todo lo que puedo hacer ahora.
    print(len(actions))
    # Devuelve aquí una de ellas.
