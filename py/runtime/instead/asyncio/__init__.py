"""Instead of asyncio, which Pyodide imports at its start: nothing in the box waits in Python."""
