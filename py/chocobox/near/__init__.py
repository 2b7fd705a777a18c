"""Several tablets at one table: tickets, and what each of them may see and do."""
