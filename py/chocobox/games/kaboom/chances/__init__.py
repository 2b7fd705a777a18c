"""The chances in Kaboom!, for looking back."""
