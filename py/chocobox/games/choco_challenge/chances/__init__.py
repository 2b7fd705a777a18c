"""The chances in Choco Challenge, for looking back."""
