"""Instead of what fetches packages: the box brings all of its own along."""

# A snapshot of the memory expects that this is held.
from pyodide_js import loadedPackages  # type: ignore[import-not-found]  # noqa: F401


class _Folder:
    """Pyodide only wants its name; pathlib is large."""

    def __str__(self) -> str:
        """A folder without packages."""
        return "/lib"


SITE_PACKAGES = DSO_DIR = _Folder()


def init_loaded_packages() -> None:
    """There are none."""
