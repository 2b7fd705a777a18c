def choose(table, actions, rng):
    # actions ist eine Liste von allem, was ich jetzt tun darf.
    print(len(actions))
    # Gib hier eine davon zurück.
