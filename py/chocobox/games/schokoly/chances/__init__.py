"""The chances in Schokoly, for looking back."""
