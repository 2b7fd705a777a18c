"""What is told of Choco Challenge, as codes."""
