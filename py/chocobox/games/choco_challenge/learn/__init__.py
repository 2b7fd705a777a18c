"""What is taught and practised of Choco Challenge."""
