"""What is told of Choco-Boom, as codes."""
