"""`longbox check` finds nothing where nothing is wrong, and finds each thing that can go wrong, by its name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longbox.cli import group
from longbox.conformance import bots, trial
from longbox.conformance.cards import READ
from tests.docs.stand_ins import OWN_EVENT


def check(folder: Path, *words: str) -> Result:
    """What the command says of something that has to do with the game of the folder."""
    return CliRunner().invoke(group, ["--pack", str(folder), "check", *words])


def found(result: Result) -> list[str]:
    """What does not hold, as the command reports it for programs."""
    assert result.exit_code in (0, 1), (result.output, result.exception)
    return [problem["truth"] for problem in json.loads(result.output)["problems"]]


def test_a_sound_game_is_found_sound(folder: Path) -> None:
    """Everything is looked at, and nothing found."""
    result = check(folder, "game", "sidekicks", "--games", "3")
    assert result.exit_code == 0
    assert result.output.startswith("Sidekicks: 3 games played at random.\n")
    told = json.loads(check(folder, "game", "sidekicks", "--seats", "3", "--json").output)
    assert told["hold"]
    assert [truth for truth, times in told["looked"].items() if not times] == []


@pytest.mark.parametrize("game", ["dcdb", "champions", "vs"])
@pytest.mark.thorough
def test_shipped_games_are_sound(game: str) -> None:
    """By the same measure."""
    assert found(CliRunner().invoke(group, ["check", "game", game, "--games", "2", "--json"])) == []


VIEW = "    def hand(self) -> list"
ASK = """    def ask(self, question):
        answer = self.answerers[question.player].answer(question, self.views[question.player])
        return answer if answer in question.choices else question.choices[0]

"""
LEAK = "    def describe(self):\n        return {'next': [card.name for card in self._game.cards(DECK)]}\n\n"
NO_DATA = "    def describe(self):\n        return {1j: 1}\n\n"
DO = "        game.run(card.definition.effect"
CHANCE = "    game.turn += 1\n", "    import secrets\n    game.turn += 1 + secrets.randbelow(1000)\n"

BROKEN_RULES = [
    (trial.CARDS, "game.move(card, PLAYED)", "game.piles[game.hand(player).number].remove(card)"),
    (trial.QUESTIONS, 'Prompt("Play a card", "Turns")', 'Prompt("", "Turns")'),
    (trial.ANSWERS, DO, f'        assert card.name != "Scout"\n{DO}'),
    (trial.REFUSALS, "    def draw(self", f"{ASK}    def draw(self"),
    (trial.COPIES, "other.points = self.points.copy()", "other.points = self.points"),
    (trial.VIEWS, VIEW, NO_DATA + VIEW),
    (trial.SECRETS, VIEW, LEAK + VIEW),
    (trial.REPLAY, *CHANCE),
    (trial.RESULTS, '"players": players}', '"players": players[1:]}'),
]


@pytest.mark.parametrize(("truth", "old", "new"), BROKEN_RULES, ids=[truth for truth, _, _ in BROKEN_RULES])
def test_what_is_broken_in_rules_is_found(folder: Path, truth: str, old: str, new: str) -> None:
    """One change of the rules, and the truth that it offends is named, with the seed of a game that shows it."""
    rules = folder / "rules.py"
    code = rules.read_text("utf-8")
    assert old in code
    rules.write_text(code.replace(old, new), "utf-8")
    result = check(folder, "game", "sidekicks", "--json")
    assert result.exit_code == 1
    # What is left to true chance is seen by whatever plays the same twice.
    assert truth in found(result) or (truth == trial.REPLAY and trial.COPIES in found(result))
    assert "seed " in json.loads(result.output)["problems"][0]["where"]


BOTS = """
import longbox

class Honest(longbox.Answerer):
    def answer(self, question, view):
        return min(question.choices, key=lambda choice: choice.key())

class Cheat(longbox.Answerer):
    def answer(self, question, view):
        return "I win"

class Vandal(Honest):
    def answer(self, question, view):
        view._game.points[view.seat.number] += 1
        return super().answer(question, view)

class Moody(longbox.Answerer):
    asked = 0

    def answer(self, question, view):
        Moody.asked += 1
        return question.choices[Moody.asked % len(question.choices)]

class Peeker(longbox.Answerer):
    def answer(self, question, view):
        unseen = [card.serial for pile in view._game.piles[:1] for card in pile]
        return question.choices[sum(unseen[-2:]) % len(question.choices)]
"""


@pytest.mark.parametrize(
    ("bot", "truth"),
    [("Cheat", bots.OFFERED), ("Vandal", bots.LEAVES), ("Moody", bots.AGAIN), ("Peeker", bots.HONEST)],
)
def test_a_bot_that_does_what_it_should_not_is_found(
    folder: Path, monkeypatch: pytest.MonkeyPatch, bot: str, truth: str
) -> None:
    """Each by what it does."""
    monkeypatch.chdir(folder.parent)
    (folder.parent / "some_bots.py").write_text(BOTS, "utf-8")
    wrong = found(check(folder, "bot", f"some_bots:{bot}", "--game", "sidekicks", "--games", "30", "--json"))
    assert set(wrong) == {truth}


def test_honest_bots_are_found_innocent(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The greedy bot, that at random, and one of one's own."""
    monkeypatch.chdir(folder.parent)
    (folder.parent / "some_bots.py").write_text(BOTS, "utf-8")
    for bot in ("greedy", "random", "some_bots:Honest"):
        assert found(check(folder, "bot", bot, "--game", "sidekicks", "--games", "10", "--json")) == []


def test_cards_are_read_and_played_with(folder: Path) -> None:
    """A card that reads comes up in games; one that doesn't is told with its line, and nothing is played."""
    own = folder.parent / "own.toml"
    own.write_text('[[card]]\nname = "Oracle"\ntext = "Draw two cards."\n', "utf-8")
    result = check(folder, "cards", str(own), "--game", "sidekicks")
    assert result.exit_code == 0
    assert "Never came up" not in result.output
    own.write_text('[[card]]\nname = "Oracle"\ntext = "Draw two cars."\n', "utf-8")
    result = check(folder, "cards", str(own), "--game", "sidekicks", "--json")
    assert found(result) == [READ]
    assert "Oracle" in result.output


def test_cards_that_no_deck_has_are_told(tmp_path: Path) -> None:
    """In a game to which players bring decks, nothing is tried of a card that is in none."""
    own = tmp_path / "own.toml"
    own.write_text(OWN_EVENT, "utf-8")
    result = CliRunner().invoke(group, ["check", "cards", str(own), "--game", "champions", "--games", "1"])
    assert result.exit_code == 0
    assert "Never came up in 1 games: Nightlight." in result.output


def test_what_cant_be_tried_is_refused(folder: Path) -> None:
    """With a sentence, not with a report."""
    assert "There is no game 'chess'" in str(check(folder, "game", "chess").exception)
    assert "There is no bot 'gredy'" in str(check(folder, "bot", "gredy", "--game", "sidekicks").exception)
