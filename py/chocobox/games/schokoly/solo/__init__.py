"""Games for one person, beside Schokoly."""
