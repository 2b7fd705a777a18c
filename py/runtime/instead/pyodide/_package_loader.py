"""Replaces Pyodide's package loader: we ship all packages ourselves."""

# A snapshot of the memory expects a reference to this.
from pyodide_js import loadedPackages  # type: ignore[import-not-found]  # noqa: F401


class _Folder:
    """Pyodide needs only its name; pathlib would be large."""

    def __str__(self) -> str:
        """The name of a folder without packages."""
        return "/lib"


SITE_PACKAGES = DSO_DIR = _Folder()


def init_loaded_packages() -> None:
    """Do nothing: there are no packages."""
