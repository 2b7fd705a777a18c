"""What is told of Kaboom!, as codes."""
