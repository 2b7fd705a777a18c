#: any
def choose(table, actions, rng):
    # actions are all that I may do now.
    return None
#: any solved
def choose(table, actions, rng):
    # actions are all that I may do now.
    return actions[0]
#: points
def choose(table, actions, rng):
    for action, points in zip(actions, table.gains):
        # How many points are enough for me?
        if points > 99:
            return action
    return actions[0]
#: points solved
def choose(table, actions, rng):
    for action, points in zip(actions, table.gains):
        # How many points are enough for me?
        if points > 0:
            return action
    return actions[0]
#: most
def choose(table, actions, rng):
    best, most = actions[0], -99
    for action, points in zip(actions, table.gains):
        if points > most:
            best = action
            # Now most must become points.
    return best
#: most solved
def choose(table, actions, rng):
    best, most = actions[0], -99
    for action, points in zip(actions, table.gains):
        if points > most:
            best = action
            # Now most must become points.
            most = points
    return best
#: keep
def choose(table, actions, rng):
    # When my card lies, the last action ends my turn.
    best, most = actions[0], -99
    for action, points in zip(actions, table.gains):
        if points > most:
            best = action
            most = points
    return best
#: keep solved
def choose(table, actions, rng):
    # When my card lies, the last action ends my turn.
    best, most = actions[-1], -99
    for action, points in zip(actions, table.gains):
        if points > most:
            best = action
            most = points
    return best
#: price
PRICE = 0  # 0 to 9

def choose(table, actions, rng):
    best, most = actions[-1], -99
    for action, points in zip(actions, table.gains):
        # A stack card takes a smartie: it must bring more.
        if isinstance(action, Stack):
            points = points
        if points > most:
            best = action
            most = points
    return best
#: price solved
PRICE = 4  # 0 to 9

def choose(table, actions, rng):
    best, most = actions[-1], -99
    for action, points in zip(actions, table.gains):
        # A stack card takes a smartie: it must bring more.
        if isinstance(action, Stack):
            points = points - PRICE
        if points > most:
            best = action
            most = points
    return best
#: other
PRICE = 4  # 0 to 9

def choose(table, actions, rng):
    best, most = [actions[-1]], -99
    for action, points in zip(actions, table.gains):
        if isinstance(action, Stack):
            points = points - PRICE
        if points > most:
            best = []
            most = points
        if points == most:
            best.append(action)
    # All in best bring me the same. Which one is bad for the other seat?
    other = table.me
    wanted, least = best[0], 999
    for action in best[:20]:
        points = table.after(action).points[other]
        if points < least:
            wanted = action
            least = points
    return wanted
#: other solved
PRICE = 4  # 0 to 9

def choose(table, actions, rng):
    best, most = [actions[-1]], -99
    for action, points in zip(actions, table.gains):
        if isinstance(action, Stack):
            points = points - PRICE
        if points > most:
            best = []
            most = points
        if points == most:
            best.append(action)
    # All in best bring me the same. Which one is bad for the other seat?
    other = 1 - table.me
    wanted, least = best[0], 999
    for action in best[:20]:
        points = table.after(action).points[other]
        if points < least:
            wanted = action
            least = points
    return wanted
