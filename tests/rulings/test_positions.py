"""Positions: what is named lies there, what isn't named is as it should be, and what can't be is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from longbox.rulings import HOLDS, judge, read_sheet
from tests.rulings.writing import HEAD, judged, line_of, problem, sheet


def test_named_cards_lie_where_they_are_named_decks_from_the_top() -> None:
    """The first card of a deck's list is drawn first; the order of a hand doesn't matter."""
    position = 'Alice.hand = ["Kid Flash", "Punch"]\nAlice.deck = ["Kick", "Robin"]'
    assert judged(position, 'Alice.deck = ["Kick", "Robin"]\nAlice.hand = ["Punch", "Kid Flash"]').result == HOLDS
    assert judged(position, 'do = "Alice plays Kid Flash"\nAlice.hand = ["Punch", "Kick"]').result == HOLDS
    assert "expected Robin, Kick, but it is Kick, Robin" in problem(position, 'Alice.deck = ["Robin", "Kick"]')


def test_what_everybody_sees_and_is_not_named_is_empty_or_as_at_the_start() -> None:
    """Hands, discard piles, play areas and the Line-Up are empty; the stacks are full."""
    step = """
        Alice.hand = []
        Bob.discard_pile = []
        Bob.in_play = []
        Line-Up = []
        destroyed = []
        Kick_stack = 16
        Weakness_stack = 20
        Super-Villain_stack = ["Ra's al Ghul", "..."]
        Power = 0
        turn = "Alice"
    """
    assert judged("", step, "Super-Villain_stack = 8").result == HOLDS


def test_stacks_lose_the_cards_that_are_named_elsewhere() -> None:
    """There are 16 Kicks in all, and as many Super-Villains on the stack as the game uses."""
    position = 'Alice.hand = ["3 Kick"]\nBob.deck = ["Darkseid", "..."]\nBob.discard = ["Ra\'s al Ghul"]'
    assert judged(position, "Kick_stack = 13\nSuper-Villain_stack = 6").result == HOLDS


def test_zones_are_called_as_players_call_them() -> None:
    """Case, dashes, underscores and kinds of apostrophe don't matter, nor whether a key is nested."""
    for key in (
        "Alice.discard",
        "alice.Discard_Pile",
        '"Alice\'s discard pile"',
        '"alice\N{RIGHT SINGLE QUOTATION MARK}s discard-pile"',
    ):
        assert judged(f'{key} = ["Punch"]', 'Alice."Discard Pile" = ["punch"]').result == HOLDS


def test_super_heroes_may_be_laid_like_cards() -> None:
    """A Super Hero in a player's place has abilities, too."""
    position = 'Alice.Super_Heroes = ["Batman"]\nAlice.hand = ["Utility Belt"]'
    assert judged(position, 'do = "Alice plays Utility Belt"\nPower = 3').result == HOLDS


def test_cards_may_be_counted_in_several_ways() -> None:
    """ "3 Punch", "Punch x3", "Punch (3)" and three times "Punch" are the same."""
    for written in ('"3 Punch"', '"3x Punch"', '"Punch x3"', '"Punch (3)"', '"3 Punches"', '"Punch", "2 punch"'):
        assert judged(f"Alice.hand = [{written}]", 'Alice.hand = ["Punch", "Punch", "Punch"]').result == HOLDS


def test_super_heroes_are_named_with_the_players() -> None:
    """A player is called by the name, by the Super Hero, or both."""
    head = 'format = 1\ngame = "dcdb"\nplayers = ["Ann as Batman", "The Flash", "Zoe"]\n'
    position = 'Batman.hand = ["Kick"]\nFlash.hand = ["Robin"]'
    step = 'do = "Ann plays Kick"\nAnn.Super_Heroes = ["Batman"]\n"The Flash".hand = ["Robin"]\nZoe.Super_Heroes = []'
    assert judged(position, step, head=head).result == HOLDS


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ('Alice.hand = ["Pnch"]', "there is no card 'Pnch'. Did you mean 'Punch'?"),
        ('Alice.hand = ["Punch", 3]', "write the name of a card here, not 3"),
        ("Alice.hand = true", "write a list of cards here"),
        ("Alice.hand = 3", "Alice's hand: write its cards, not how many"),
        ('Alice.hand = ["Punch", "..."]', "Alice's hand: write all its cards"),
        ('Alice.deck = ["...", "Punch", "..."]', "can stand only once"),
        ('Alice.hand = ["Doomsday", "Doomsday", "Doomsday"]', "there is no Doomsday left: this game has 2 of them"),
        ('Alice.hand = ["2 Doomsday"]\nBob.deck = ["Doomsday"]', "there is no Doomsday left"),
        ('Alice.hand = ["15 Punch"]', "there is no Punch left: this game has 14 of them"),
        ('Alice.hnd = ["Punch"]', "Alice has no 'hnd'. Did you mean 'hand'?"),
        ('Alise.hand = ["Punch"]', "'Alise' is not known here. Did you mean 'Alice'"),
        ('Alice.hand = []\n"Alice\'s hand" = []', "Alice's hand is written down twice"),
        ("Alice = 3", "say what of Alice"),
        ('turn = "Carol"', "there is no player 'Carol'"),
        ("Power = true", "write a whole number here, not True"),
        ("Power = -1", "nobody has less than 0 Power"),
        ('winners = ["Alice"]', "winners follows from the position"),
        ("Alice.points = 3", "Alice's points follows from the position"),
        ('Alice.under_hero = ["Punch"]', "a card lies under the Super Hero, but the Super-Villain that does so is not"),
        ("Alice.face_down = true", "the Super Hero is face down, but the Super-Villain that does so is not"),
        ('played = ["Green Arrow\'s Bow"]', "does something for the rest of the turn, so let it be played in a step"),
        ('Super-Villain_stack = ["Bane", "..."]', "Bane never lies there: Super-Villain stack"),
        ('main_deck = ["Kick", "..."]', "Kick never lies there: main deck"),
        ('Line-Up = ["Punch"]', "Punch never lies there: Line-Up"),
        ('Alice.hand = ["Batman"]', "Batman never lies there: Alice's hand"),
        ("Kick_stack = 17", "Kick stack can't have 17 more cards: only 16 are left for it"),
        ('Alice.hand = [{ card = "Kick", tapped = true }]', "'tapped' can't be said of a card here"),
        ('Alice.hand = [{ name = "Kick" }]', "a card with details is written as"),
    ],
)
def test_a_position_that_cannot_exist_is_refused_with_its_line(position: str, words: str) -> None:
    """Each error names the line of the entry, and what would be right."""
    found = problem(position, "Power = 0")
    assert words in found
    text = sheet(position, "Power = 0")
    assert found.startswith(f"<text>:{line_of(text, '[ruling.position]')}") or found.startswith(
        f"<text>:{line_of(text, position.splitlines()[-1])}:"
    )


@pytest.mark.parametrize(
    ("players", "words"),
    [
        ('["Alice"]', "1 players can't play"),
        ('["Batmann", "Bob"]', "'Batmann' is no Super Hero. Did you mean 'Batman'?"),
        ('["Alice as Batman", "Batman"]', "there is no Batman left"),
        ('["Alice", "Alice"]', "Two players can't have the same name"),
        ('["Alice as Nobody", "Bob"]', "There is no Super Hero 'Nobody'"),
    ],
)
def test_players_that_cannot_play_are_refused(players: str, words: str) -> None:
    """Names and Super Heroes that can't be are told, on the line of the players."""
    assert words in problem("", "Power = 0", head=HEAD.replace('["Alice", "Bob"]', players))


def test_what_happened_this_turn_can_be_arranged() -> None:
    """Cards played and gained this turn count, and lie where they went."""
    position = """
        played = ["Kick", "Robin"]
        gained = ["Bane", "Catwoman"]
        draws_told = 1
        extra_cards = 2
        Power = 4
        Alice.hand = ["Batmobile", "Clayface"]
        Alice.deck = ["Bane", "6 Punch", "..."]
    """
    steps = (
        'Alice.in_play = ["Kick", "Robin"]\nAlice.discard = ["Catwoman"]\nAlice.deck = { has = ["Bane"] }',
        'do = "Alice plays Batmobile"\nPower = 5',
        'do = ["Alice plays Clayface", "Alice plays Kick again"]\nPower = 7',
    )
    assert judged(position, *steps).result == HOLDS


def test_a_super_villain_may_lie_face_down() -> None:
    """Then nobody can defeat it, or see it."""
    position = 'Power = 20\nSuper-Villain_face_up = false\nSuper-Villain_stack = ["Darkseid", "..."]'
    step = 'not_offered = ["defeat Darkseid"]\nseen_by.Alice.Super-Villain_stack = ["?", "..."]'
    assert judged(position, step).result == HOLDS


def test_own_cards_join_the_game(tmp_path: Path) -> None:
    """A ruling about an invented card names the file with it."""
    card = '[[card]]\nname = "Fan Hero"\ntype = "Hero"\ncost = 2\nvp = 1\ntext = "+4 Power."\n'
    (tmp_path / "fan.toml").write_text(card, encoding="utf-8")

    text = sheet(
        'Alice.hand = ["Fan Hero"]', 'do = "Alice plays Fan Hero"\nPower = 4', head=HEAD + 'cards = "fan.toml"\n'
    )
    assert judge(read_sheet(text, str(tmp_path / "ruling.toml"))[0]).result == HOLDS
    missing = judge(read_sheet(text.replace("fan.toml", "fun.toml"), str(tmp_path / "ruling.toml"))[0])
    assert "the cards can't be read" in missing.problems[0][1]
