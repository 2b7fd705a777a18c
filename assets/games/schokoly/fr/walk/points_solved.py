def choose(table, actions, rng):
    # zip parcourt deux listes à la fois : une action et ses points.
    for action, points in zip(actions, table.gains):
        # Si points dépasse 0, renvoie cette action.
        if points > 0:
            return action
    return actions[0]
