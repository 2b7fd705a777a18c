def choose(table, actions, rng):
    # zip recorre dos listas a la vez: una acción y sus puntos.
    for action, points in zip(actions, table.gains):
        # Si points es más que 0, devuelve esta acción.
        if points > 0:
            return action
    return actions[0]
