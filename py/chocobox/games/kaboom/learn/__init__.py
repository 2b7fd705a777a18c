"""What is taught and practised of Kaboom!."""
