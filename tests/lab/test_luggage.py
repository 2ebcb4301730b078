"""Workers elsewhere play with the bots of whoever gave them the work, whatever others brought before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from longbox.environments.linear import LinearPlayer, Weights, save
from longbox.lab.engines import luggage
from longbox.lab.engines.luggage import OtherRules, pack_up, work_with
from longbox.players.registry import make_player

BOT = """
import longbox


class Mine(longbox.Answerer):
    '''Takes the first answer.'''

    KIND = {kind}

    def answer(self, question, view):
        return question.choices[0]
"""


@pytest.fixture(autouse=True)
def left_as_it_was() -> Iterator[None]:
    """This process is no worker: what was laid out is put away."""
    yield
    for unpacked in luggage._IN_USE:
        unpacked.put_away()
    luggage._IN_USE.clear()


def packed(*bots: str) -> bytes:
    """Luggage as it travels."""
    return msgspec.msgpack.encode(pack_up(["dcdb"], bots))


def kind(bot: str) -> object:
    """Some work: which bot it is that has this name."""
    return getattr(make_player(bot, "dcdb", 1), "KIND", None)


def learned(bot: str) -> object:
    """The same of a trained bot."""
    player = make_player(bot, "dcdb", 1)
    assert isinstance(player, LinearPlayer)
    return player.weights.answers["Play a card"]["Kick"]


def trained(file: Path, weight: float) -> None:
    """Write a trained bot."""
    file.parent.mkdir(exist_ok=True)
    save(Weights(1, "dcdb", {}, {"Play a card": {"Kick": weight}}), file)


def test_a_worker_changes_to_the_bots_of_each_piece(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two that bring bots of the same name, each gets its own, and the first one again after the second."""
    monkeypatch.chdir(tmp_path)
    brought = []
    for number in (1, 2):
        Path("lab_bot.py").write_text(BOT.format(kind=number))
        brought.append(packed("lab_bot:Mine"))
    assert [work_with(each, kind, "lab_bot:Mine") for each in (*brought, *brought)] == [1, 2, 1, 2]


def test_trained_bots_are_known_by_the_words_that_name_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two files of the same name are two bots, and a file that lies at the worker's is neither."""
    monkeypatch.chdir(tmp_path)
    trained(Path("old/mine.bot"), 1.0)
    trained(Path("new/mine.bot"), 2.0)
    brought = packed("old/mine.bot", "new/mine.bot!buy Kick")
    trained(Path("old/mine.bot"), 3.0)
    assert [work_with(brought, learned, f"{folder}/mine.bot") for folder in ("old", "new")] == [1.0, 2.0]
    assert work_with(packed("random"), learned, "old/mine.bot") == 3.0


def test_a_worker_with_other_rules_refuses() -> None:
    """It names the game whose rules differ."""
    other = msgspec.structs.replace(pack_up(["dcdb", "vs"], []), rules={"vs": "others"})
    with pytest.raises(OtherRules, match="other rules of vs"):
        work_with(msgspec.msgpack.encode(other), kind, "random")
