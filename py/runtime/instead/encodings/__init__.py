"""Replaces the choice among many encodings: all texts are UTF-8. The first module of a zip."""

import codecs
import zipimport
from encodings import utf_8


def _found(name: str) -> codecs.CodecInfo | None:
    """UTF-8 by its names; a few others are built into Python, and not looked for here."""
    return utf_8.getregentry() if name in {"utf-8", "utf_8", "utf8"} else None


def _filename(self: zipimport.zipimporter, fullname: str) -> str:
    """The path of a module; zipimport would read the whole module for that, and then once more."""
    path = f"{self.archive}/{self.prefix}{fullname.rpartition('.')[2]}"
    return f"{path}/__init__.pyc" if self.is_package(fullname) else f"{path}.pyc"


codecs.register(_found)
zipimport.zipimporter.get_filename = _filename  # type: ignore[method-assign]
