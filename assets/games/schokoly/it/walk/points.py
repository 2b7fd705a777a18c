def choose(table, actions, rng):
    # zip scorre due liste insieme: un’azione e i suoi punti.
    for action, points in zip(actions, table.gains):
        # Se points è più di 0, restituisci questa azione.
        pass
    return actions[0]
