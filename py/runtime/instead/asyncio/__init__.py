"""Replaces asyncio, which Pyodide imports at its start: our Python waits for nothing."""
