"""The page about all requests is written from their table."""

from __future__ import annotations

from chocobox.bridge import Bridge, SandboxedBridge
from chocobox.bridge.ops import Lazy
from runtime import ops


def test_the_page_about_requests_is_as_the_table_says() -> None:
    assert ops.PAGE.read_text(encoding="utf-8") == ops.page()


def test_every_request_is_on_the_page_and_says_what_it_is() -> None:
    told = {name: op for part in ops.PARTS.values() for name, op in part.items()}
    assert told.keys() == Bridge().ops.keys()
    for op in told.values():
        function = op.answer.function if isinstance(op.answer, Lazy) else op.answer
        assert function.__doc__


def test_behind_the_wall_nothing_is_answered_but_questions_about_written_bots() -> None:
    sandboxed = SandboxedBridge()
    assert set(sandboxed.ops) == {"match", "go", "tournament", "round", "code", "choose", "test"}
    assert '"type":"bad-request"' in sandboxed.handle('{"id":1,"op":"games"}')
    assert '"code":null' in sandboxed.handle(
        '{"id":1,"op":"code","code":"def choose(table):\\n    return 0"}'
    )
