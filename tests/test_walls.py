"""The walls between the packages hold, and a command loads no more than it needs."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

from longbox.games import SHIPPED, shipped_pack
from tests.circles import circles

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "longbox"


def test_the_import_walls_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every contract of pyproject.toml is kept, by all modules that there are."""
    monkeypatch.chdir(ROOT)
    assert lint_imports(no_cache=True) == EXIT_STATUS_SUCCESS


WITHIN_A_GAME = 3
"""The dots in the name of what belongs to one game, which may have floors of its own."""


def test_each_game_has_its_floors_and_its_wall() -> None:
    """A game that is added gets a contract for its floors, and a place among those that only packs tell of."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    games = {f"longbox.games.{game}" for game in SHIPPED}
    floors = [contract["containers"] for contract in contracts if contract["type"] == "layers"]
    whole = {container for containers in floors for container in containers if container.count(".") < WITHIN_A_GAME}
    assert whole == {"longbox", *games}
    assert all([contract["exhaustive"] for contract in contracts if contract["type"] == "layers"])
    walls = [{*contract["forbidden_modules"]} for contract in contracts if contract["type"] == "forbidden"]
    assert [wall & games for wall in walls if wall & games] == [games]


def test_no_modules_import_each_other_as_they_run() -> None:
    """What a module needs as it runs never needs that module, not even in a function."""
    assert circles(types=False) == []


SPEAKING_OF_EACH_OTHER = {
    "longbox.kernel": {
        "abilities",
        "answerers",
        "dealing",
        "effects",
        "game",
        "imagining",
        "reasons",
        "system",
        "view",
    },
    "longbox.rulings": {"expectations", "sentences"},
    "longbox.games.dcdb": {
        *("answers", "board", "definitions", "game", "kinds", "ledger", "modifiers"),
        *(
            "actions.acquiring",
            "actions.drawing",
            "actions.in_play",
            "actions.market",
            "actions.moving",
            "actions.resources",
            "actions.triggers",
            "actions.watching",
        ),
    },
    "longbox.games.champions": {
        *(
            "abilities",
            "act",
            "at_work",
            "attachments",
            "definitions",
            "events",
            "game",
            "past",
            "stock",
            "tableau",
            "uses",
        ),
    },
    "longbox.games.forever": {"abilities", "act", "at_work", "definitions", "events", "game", "tableau", "uses"},
    "longbox.games.vs": {
        *(
            "chain_effects",
            "definitions",
            "events",
            "game",
            "plays",
            "powers",
            "qualities",
            "state",
            "terms",
            "what_is_so",
        ),
        *(
            "modifiers.at_work",
            "modifiers.changes",
            "modifiers.modifiers",
            "modifiers.ordering",
            "modifiers.replacing",
            "modifiers.rules",
            "modifiers.standing",
        ),
    },
}
"""Where types speak of each other: a state keeps texts that are at work, and what these do is done to the state."""


def test_types_speak_of_each_other_in_the_state_alone() -> None:
    """Modules that name each other's types lie together on the ground floor: of the kernel, or of one game."""
    allowed = [{f"{package}.{module}" for module in modules} for package, modules in SPEAKING_OF_EACH_OTHER.items()]
    assert [circle for circle in circles(types=True) if not any(set(circle) <= ground for ground in allowed)] == []


@pytest.mark.parametrize("package", ["kernel", "language", "faces", "terminal"])
def test_no_general_package_names_a_game(package: str) -> None:
    """Neither code nor words of the kernel, the language, or of what shows tables, tell which games there are."""
    titles = [shipped_pack(game).title for game in SHIPPED]
    words = re.compile("|".join([*SHIPPED, *titles, "champions", "Super-Villain", "Line-Up"]), re.IGNORECASE)
    naming = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in sorted((PACKAGE / package).rglob("*.py"))
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if words.search(line)
    ]
    assert naming == []


def loaded_by(*arguments: str) -> set[str]:
    """The modules that are loaded when `longbox` is called so, in a fresh interpreter."""
    script = (
        "import sys, json, contextlib, io\n"
        "from longbox.cli import group\n"
        "with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):\n"
        f"    group.main({list(arguments)!r})\n"
        "print(json.dumps(sorted(sys.modules)))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT)
    return set(json.loads(done.stdout))


HEAVY = {"lark", "rich", "polars", "matplotlib", "msgspec"}


def test_help_loads_nothing_heavy() -> None:
    """`longbox --help` is there at once: no grammar, no terminal, no tables, no game."""
    loaded = loaded_by("--help")
    assert loaded & HEAVY == set()
    assert [module for module in loaded if module.startswith("longbox.games.")] == []


def test_starting_a_game_reads_no_card() -> None:
    """The shipped cards come from their stored readings; the parser stays where it is."""
    script = (
        "import sys\n"
        "from longbox.games import find\n"
        "find('dcdb').new_game({}, 1)\n"
        "print([module for module in ('lark', 'rich', 'polars', 'matplotlib') if module in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "[]"
