"""The rules of Choco Challenge, in the order of the rulebook."""
