"""What is taught and practised of Schokoly."""
