"""Instead of Pyodide's event loop: nothing in the box waits in Python, and asyncio is large."""

# A snapshot of the memory expects that this is held.
from pyodide_js._api import scheduleCallback  # type: ignore[import-not-found]  # noqa: F401


def _initialize_event_loop() -> None:
    """There is none."""
