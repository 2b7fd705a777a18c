def choose(table, actions, rng):
    # zip geht zwei Listen zugleich durch: eine Aktion und ihre Punkte.
    for action, points in zip(actions, table.gains):
        # Ist points mehr als 0, dann gib diese Aktion zurück.
        pass
    return actions[0]
