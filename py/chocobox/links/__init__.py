"""Links: their text, a game as one number, and QR codes."""
