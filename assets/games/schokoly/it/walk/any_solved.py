def choose(table, actions, rng):
    # actions è la lista di tutto quello che posso fare adesso.
    print(len(actions))
    # Qui restituisci una di queste.
    return actions[0]
