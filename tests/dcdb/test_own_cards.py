"""Cards of one's own join a game as TOML; what can't be a card is refused, and no card can run code."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

import pytest

from longbox.games import find
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import MAIN_DECK, SUPER_VILLAIN_STACK, UNUSED_HEROES
from longbox.games.library import BadCard
from longbox.kernel.errors import LongboxError
from longbox.kernel.limits import EndlessTexts
from longbox.kernel.record import Record
from longbox.kernel.table import Table
from longbox.language import CardFileError, UnreadableText

from ..always.common.bench import all_answer
from ..always.games import BriskPlayer
from ..always.truths import check_with_own_cards
from .inventing import Inventor

SYSTEM = find("dcdb")

OWN = """
[[card]]
name = "Oracle"
type = "Hero"
cost = 4
vp = 2
copies = 3
text = "Draw two cards."

[[card]]
name = "Two Villains"
type = "Super-Villain"
cost = 9
vp = 5
text = '''
+3 Power.
First Appearance — Attack: Each player discards a card.'''

[[card]]
name = "Batwoman"
type = "Super Hero"
text = "When you play a Villain on your turn, +1 Power."
"""


def new_game(*files: str) -> DeckBuildingGame:
    """A game that these cards have joined."""
    game = SYSTEM.new_game({"cards": files}, 1)
    assert isinstance(game, DeckBuildingGame)
    return game


def card(**changes: object) -> str:
    """A file with a good card, but for some changes; what is None is left out."""
    said = {"name": "Oracle", "type": "Hero", "cost": 4, "vp": 2, "text": "Draw two cards."} | changes
    return "[[card]]\n" + "\n".join(
        [f"{key} = {json.dumps(value)}" for key, value in said.items() if value is not None]
    )


def test_own_cards_join_their_stacks() -> None:
    """Each goes where its type belongs, in as many copies as it says."""
    game = new_game(OWN)
    assert [each.key() for each in game.cards(MAIN_DECK)].count("Oracle") == 3
    assert "Two Villains" in [each.key() for each in game.cards(SUPER_VILLAIN_STACK)]
    assert "Batwoman" in [each.key() for each in game.cards(UNUSED_HEROES)]
    assert len(game.box) == len(SYSTEM.new_game({}, 1).box) + 5


def test_a_game_with_own_cards_is_replayed_from_its_options() -> None:
    """The options hold the cards themselves, so that a saved game needs no other file."""
    logs = []
    for _ in range(2):
        game = new_game(OWN)
        all_answer(game, BriskPlayer(1))
        SYSTEM.play(game)
        logs.append(game.views[0].log())
    assert logs[0] == logs[1]


REFUSED: list[tuple[str, type[LongboxError], str]] = [
    (card(name="Bane"), BadCard, "Bane: there is already a card of this name"),
    (card(name="Orac\x1b[1mle"), BadCard, "must be in plain letters, without #"),
    (card(name="Kick #2"), BadCard, "must be in plain letters, without #"),
    (card(name=""), BadCard, "must be in plain letters, without #"),
    (card(type="Sidekick"), BadCard, "there is no card type 'Sidekick'. The nearest of 13 that are known: 'Basic'"),
    (card(type="Breakthrough"), BadCard, 'a Breakthrough came with later sets: give it a set, as in set = "My Own"'),
    (
        card(text="+1 Power for each Breakthrough you control."),
        BadCard,
        'give it a set, as in set = "My Own" [Contents]',
    ),
    (card(type="Heros"), BadCard, "there is no card type 'Heros'. Did you mean 'Hero'"),
    (card(type="Starter", stack="starter"), BadCard, "starting decks are made of Punches and Vulnerabilities"),
    (card(stack="hand"), BadCard, "there is no stack 'hand'"),
    (card(stack="super-villain"), BadCard, "its type is Hero and its stack super-villain; leave out the stack"),
    (card(cost=-1), BadCard, "its cost can't be negative"),
    (card(copies=100), BadCard, "there can be 0 to 99 copies"),
    (card(cost="four"), CardFileError, "cost: Expected int, got str"),
    (card(vp="many"), BadCard, "it must be a whole number or"),
    (card(vp="*"), BadCard, 'goes with a line "At the end of the game'),
    (card(text="At the end of the game, this card is worth 2 VP for each Hero you have."), BadCard, 'vp = "*"'),
    (card(text="Draw two crads."), UnreadableText, '<text>:6 (Oracle): can\'t read "crads"'),
    (
        card(text="\n".join(["Defense: You may reveal this card from your hand to avoid an Attack."] * 2)),
        BadCard,
        'there are two lines "Defense: ..."',
    ),
    (card(colour="red"), CardFileError, "'colour' is not known"),
    ("[card]\nname = 'x'", CardFileError, "a card is a table [[card]], in double brackets"),
    ("[[card]]\nname = ", CardFileError, "is not TOML"),
]


@pytest.mark.parametrize(("file", "error", "problem"), REFUSED, ids=[problem for _, _, problem in REFUSED])
def test_what_can_not_be_a_card_is_refused(file: str, error: type[LongboxError], problem: str) -> None:
    """The message says which card, what is wrong, and what would be right."""
    with pytest.raises(error) as refusal:
        new_game(file)
    assert problem in str(refusal.value)


DANGEROUS = [
    "__import__('pathlib').Path('marker').touch()",
    "{0.__class__.__mro__}",
    "{player} {cards} {note}",
    "%(name)s",
    "!!python/object/apply:os.system ['touch marker']",
    "$(touch marker)",
    "[bold red]x[/]",
]


@pytest.mark.parametrize("danger", DANGEROUS)
def test_no_card_runs_code(danger: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name is never more than a name, and a text that is no text is refused: nothing is evaluated or formatted."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UnreadableText):
        new_game(card(text=danger))
    game = new_game(card(name=danger, copies=60))
    all_answer(game, BriskPlayer(1))
    SYSTEM.play(game)
    assert f"buys {danger} for 4 Power" in "\n".join(game.views[0].log())
    assert list(tmp_path.iterdir()) == []


def test_abilities_without_end_are_broken_off() -> None:
    """A card that triggers itself for ever is told by a message, and the answer that led there is taken back."""
    endless = card(
        type="Super Hero", text="When you play a Starter on your turn, play a Starter that you played this turn again."
    )
    table = Table(SYSTEM, Record("dcdb", {"cards": [endless], "hero_names": [["Oracle"], ["Batman"]]}, 1))
    if table.view(0).active == 1:
        table.answer(1, "end turn")
    before = (table.answers, table.game.state(), table.questions[0].keys())
    with pytest.raises(EndlessTexts, match="The text of Oracle goes on without end"):
        table.answer(0, "Punch")
    assert (table.answers, table.game.state(), table.questions[0].keys()) == before
    table.answer(0, "end turn")


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(10))
def test_whatever_can_be_written_can_be_played(seed: int) -> None:
    """Cards with any text that the vocabulary allows, however odd, leave a sound state after every step."""
    game = new_game(Inventor(seed).file(20))
    all_answer(game, BriskPlayer(seed))
    with contextlib.suppress(EndlessTexts):
        while not game.over and game.turn < 30:
            SYSTEM.step(game)
            check_with_own_cards(game)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(10))
def test_whatever_is_printed_reads_back(seed: int) -> None:
    """A random meaning, printed and read, is printed in the same words again; two readings are an error."""
    inventor = Inventor(seed)
    for card_type in ("Hero", "Villain", "Location", "Super-Villain", "Super Hero"):
        text = inventor.text(card_type)
        assert inventor.printed(text) == text
