"""Parts that several told pages share: tasks, names, tries and scores in words, and pictures."""
