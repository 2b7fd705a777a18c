"""Links: their text, a game folded into a number, and the codes for cameras."""
