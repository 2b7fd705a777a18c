"""The rules of Kaboom!, in the order of the rulebook."""
