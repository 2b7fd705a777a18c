"""What is told of Schokoly, as codes."""
