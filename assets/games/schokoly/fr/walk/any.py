def choose(table, actions, rng):
    # actions est la liste de tout ce que je peux faire maintenant.
    print(len(actions))
    # Renvoie ici l'une d'elles.
