"""Replaces Pyodide's event loop: our Python waits for nothing, and asyncio is large."""

# A snapshot of the memory expects a reference to this.
from pyodide_js._api import scheduleCallback  # type: ignore[import-not-found]  # noqa: F401


def _initialize_event_loop() -> None:
    """Do nothing: there is no event loop."""
