"""The packed engine: its modules do as their sources say, and carry nothing that nobody reads."""

from __future__ import annotations

import lzma
import marshal
from dataclasses import fields
from pathlib import Path
from typing import Any
from zipimport import zipimporter

from runtime.pack import _zipped, compiled, squeezed

SOURCE = '''
from __future__ import annotations
from collections import Counter
from collections.abc import Sequence as Row
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, TypedDict

if TYPE_CHECKING:
    from nowhere import Nothing
else:
    Nothing: type[object] = object

__all__ = ["Final", "Pile"]
often: Counter[str] = Counter()
rows: Row[Final[int]]
most: int = 3
least: int

@dataclass(frozen=True)
class Pile:
    cards: int
    name: str = "pile"
    all: ClassVar[int] = 60

    def more(self, by: int = 1) -> int:
        sum: int = self.cards + by
        return sum

    def each(self, *, by: int) -> list[int]:
        first = self.cards
        share = first // by
        return [first + (lambda: share)() * one for one in range(by)]

class Pair(NamedTuple):
    left: int
    right: int = 2

class Reply(TypedDict):
    """A reply."""

    op: str

async def later(who: str, *all: int, **named: str) -> None: ...
'''


def packed() -> dict[str, Any]:
    """The names of a packed module."""
    space: dict[str, Any] = {"__name__": __name__}
    exec(marshal.loads(compiled(SOURCE.encode(), "packed.py")[16:]), space)
    return space


def test_functions_and_variables_are_packed_without_types() -> None:
    module = packed()
    for function in (module["Pile"].more, module["later"]):
        assert not function.__annotations__
    assert module["most"] == 3
    assert not module.get("__annotations__")


def test_classes_keep_the_fields_that_make_them() -> None:
    module = packed()
    assert [one.name for one in fields(module["Pile"])] == ["cards", "name"]
    assert module["Pile"].all == 60
    assert module["Pile"](2).more(by=2) == 4
    assert module["Pair"](1) == (1, 2)


def test_values_are_packed_without_guards_and_count_as_the_same() -> None:
    pile = packed()["Pile"]
    assert "__setattr__" not in vars(pile)
    assert {pile(2), pile(2)} == {pile(2)}


def test_names_that_only_types_need_are_not_imported() -> None:
    module = packed()
    assert "Counter" in module
    assert "Final" in module, "__all__ names it"
    assert "Row" not in module


def test_where_the_checker_of_types_has_its_own_names_the_others_are_packed() -> None:
    assert packed()["Nothing"] is object


def test_values_are_packed_without_a_text_of_theirs() -> None:
    assert packed()["Pile"].__repr__ is object.__repr__


def test_code_knows_no_line() -> None:
    assert packed()["Pile"].more.__code__.co_firstlineno == 1


def test_a_squeezed_file_is_the_same_again(tmp_path: Path) -> None:
    plain = tmp_path / "plain.zip"
    plain.write_bytes(bytes(range(256)) * 300)
    assert lzma.decompress(squeezed(str(plain))) == plain.read_bytes()


def test_names_of_variables_are_packed_where_somebody_reads_them() -> None:
    each = packed()["Pile"].each
    assert each.__code__.co_varnames[:2] == ("self", "by")  # given by name
    assert "first" not in each.__code__.co_varnames
    assert packed()["Pile"](6).each(by=3) == [6, 8, 10]


def test_the_fields_of_a_typed_dictionary_are_not_packed() -> None:
    reply = packed()["Reply"]
    assert reply(op="new") == {"op": "new"}
    assert not reply.__annotations__


def test_a_packed_zip_is_read_by_the_importer(tmp_path: Path) -> None:
    files = {"one.py": b"", "data/two.bin": b"\0\1", "three/__init__.py": b"number = 3\n"}
    packed = tmp_path / "packed.zip"
    packed.write_bytes(_zipped(files.items()))
    reader = zipimporter(str(packed))
    assert {name: reader.get_data(name) for name in files} == files
    assert reader.is_package("three")
    space: dict[str, Any] = {}
    exec(reader.get_code("three") or "", space)
    assert space["number"] == 3
