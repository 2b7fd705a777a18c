"""Replaces the types of JavaScript's functions: ours have none, and to read them takes a lot."""

from typing import Any

from _pyodide_core import (  # type: ignore[import-not-found]
    JsFuncSignature,
    js2py_default_call_result,
    py2js_default,
)


def _called(*_: Any, **__: Any) -> None:
    """Any function: it takes whatever it is given."""


no_default = object()
default_signature = JsFuncSignature(
    *(_called, False, 0, (), ()),
    *(py2js_default, (), (), (), py2js_default),
    js2py_default_call_result,
)
