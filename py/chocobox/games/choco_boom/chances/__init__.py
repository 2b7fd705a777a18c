"""The chances in Choco-Boom, for looking back."""
