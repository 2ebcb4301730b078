"""What msgspec must know of a type is worked out by one thread alone, and wherever values of a type are read."""

from __future__ import annotations

import ast
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from types import ModuleType
from typing import Any, Final

import msgspec
import pytest

import longbox
from longbox.kernel.prepared import prepared

WAITS: Final = 120.0
HELD: Final = """
import msgspec

class Part(msgspec.Struct):
    number: kind_of_number()

class Whole(msgspec.Struct):
    part: Part
    more: list[Part]
"""
"""Structs whose annotations are read as text, so that reading them can be held up."""

CONVERTS: Final = ("msgspec.convert",)
DECODES: Final = ("msgspec.json.decode", "msgspec.msgpack.decode")


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A module of such structs."""
    made = ModuleType("held_up")
    monkeypatch.setitem(sys.modules, "held_up", made)
    exec(compile("from __future__ import annotations" + HELD, "held_up", "exec"), made.__dict__)
    return made


def test_threads_wait_until_a_type_is_known(module: ModuleType) -> None:
    """While one thread works out what a struct is made of, another that needs it, or a part of it, waits."""
    begun, go_on, order = Event(), Event(), list[str]()

    def kind_of_number() -> type:
        begun.set()
        assert go_on.wait(WAITS)
        order.append("known")
        return int

    def read(kind: type[Any], data: bytes) -> Any:
        found = msgspec.json.decode(data, type=prepared(kind))
        order.append("read")
        return found

    module.__dict__["kind_of_number"] = kind_of_number
    with ThreadPoolExecutor(3) as threads:
        first = threads.submit(read, module.Whole, b'{"part":{"number":1},"more":[{"number":2}]}')
        assert begun.wait(WAITS)
        others = [threads.submit(read, module.Whole, b'{"part":{"number":3},"more":[]}')]
        others += [threads.submit(read, module.Part, b'{"number":4}')]
        go_on.set()
        assert first.result(WAITS).more[0].number == 2
        assert others[0].result(WAITS).part.number == 3
        assert others[1].result(WAITS).number == 4
    assert order == ["known", "read", "read", "read"]


def test_all_that_is_read_is_prepared() -> None:
    """Nothing in Longbox lets msgspec read a value of a type that isn't prepared."""
    unprepared = []
    for file in sorted(Path(longbox.__file__).parent.rglob("*.py")):
        calls = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
        unprepared += [f"{file.name}:{call.lineno}" for call in calls if (kind := _kind(call)) and not _is_safe(kind)]
    assert unprepared == []


def _kind(call: ast.Call) -> ast.expr | None:
    """Of what type a call reads a value; nothing where it is none, or reads plain data."""
    name = ast.unparse(call.func)
    if name in CONVERTS:
        return call.args[1]
    return next((given.value for given in call.keywords if name in DECODES and given.arg == "type"), None)


def _is_safe(kind: ast.expr) -> bool:
    return isinstance(kind, ast.Call) and ast.unparse(kind.func) == "prepared"
