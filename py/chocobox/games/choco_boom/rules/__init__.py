"""The rules of Choco-Boom, in the order of the rulebook."""
