"""Who plays Schokoly when nobody else does, and how they think."""
