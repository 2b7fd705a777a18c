"""Instead of what fetches packages: the box brings all of its own along."""

from pathlib import Path
from site import getsitepackages

# A snapshot of the memory expects that this is held.
from pyodide_js import loadedPackages  # type: ignore[import-not-found]  # noqa: F401

SITE_PACKAGES = Path(getsitepackages()[0])
DSO_DIR = Path("/usr/lib")


def init_loaded_packages() -> None:
    """There are none."""
