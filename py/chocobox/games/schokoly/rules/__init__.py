"""The rules of Schokoly, in the order of the rulebook."""
