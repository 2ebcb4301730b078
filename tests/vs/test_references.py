"""What "it", "that character" or "that card" hits in play is what a reading of the text says that it means.

Each way to bring cards up stands before each other way, and each word for a card after both.
"""

from __future__ import annotations

from itertools import permutations, product
from typing import Final, NamedTuple

import pytest

from longbox.games import find_card_language
from longbox.games.vs.definitions import GameCard
from longbox.language import UnboundReference
from tests.always.common.tried import some_thorough
from tests.vs.scenes import Scene


class Way(NamedTuple):
    """A way to bring up cards.

    Attributes:
        sentence: What a text says.
        called: What it calls the card.
        card: The name of the card that it then means; nothing, if it comes to mean none.
    """

    sentence: str
    called: str
    card: str


WAYS: Final = (
    Way("Exhaust target character named Ann.", "target character named Ann", "Ann"),
    Way("Exhaust a character named Bea.", "a character named Bea", "Bea"),
    Way("Move target character named Cid.", "target character named Cid", "Cid"),
    Way("Choose an equipment.", "an equipment", "Dagger"),
    Way("Turn target location you control face down.", "target location you control", "Eyrie"),
    Way("Choose a resource an opponent controls.", "a resource an opponent controls", "Fen"),
    Way("Reveal the top card of your deck.", "the top card of your deck", "Gil"),
    Way("Look at the top card of target opponent's deck.", "the top card of target opponent's deck", "Hal"),
    Way("Reveal a character card from your hand.", "a character card from your hand", "Ira"),
    Way("Put a card named Jon from your KO'd pile into your hand.", "a card named Jon from your KO'd pile", "Jon"),
    Way("Put a card named Kim from your KO'd pile into your front row.", "a card named Kim from your KO'd pile", "Kim"),
    Way("The controller of target character named Ora loses 1 endurance.", "target character named Ora", "Ora"),
    Way("You may exhaust a character named Lea.", "a character named Lea", ""),
    Way(
        "Choose one: exhaust target character named Moe; or exhaust a character named Moe.",
        "target character named Moe or a character named Moe",
        "Moe",
    ),
)
COSTS: Final = (
    Way("To play, discard a card named Quy.", "a card named Quy", "Quy"),
    Way("To play, exhaust a character named Pam.", "a character named Pam", "Pam"),
)
"""What comes before all else."""
WORDS: Final = (
    "it",
    "that card",
    "that character",
    "that character card",
    "that equipment",
    "that equipment card",
    "that location",
    "that resource",
)
CHARACTERS: Final = ("Ann", "Bea", "Cid", "Gil", "Hal", "Ira", "Jon", "Kim", "Lea", "Moe", "Ora", "Pam", "Quy")
CARDS: Final = "".join(
    [
        *[f'[[card]]\nname = "{name}"\ntype = "character"\ncost = 1\natk = 1\ndef = 1\n' for name in CHARACTERS],
        *[f'[[card]]\nname = "{name}"\ntype = "equipment"\ncost = 1\n' for name in ("Dagger",)],
        *[f'[[card]]\nname = "{name}"\ntype = "location"\ncost = 1\n' for name in ("Eyrie", "Fen")],
    ]
)


def scene_of(text: str) -> Scene:
    """A game in which each way to bring up a card has one card to bring up."""
    own = f'{CARDS}[[card]]\nname = "Trick"\ntype = "plot twist"\ncost = 0\ntext = """\n{text}\n"""\n'
    scene = Scene("Trick", *CHARACTERS, "Dagger", "Eyrie", "Fen", own=own)
    for name in ("Ann", "Bea", "Lea", "Moe", "Ora", "Pam"):
        scene.character(name)
    cid = scene.character("Cid", 1)
    scene.equipment("Dagger", cid)
    scene.resource("Eyrie", face_up=True)
    scene.resource("Fen", 1)
    scene.top("Gil", 0)
    scene.top("Hal", 1)
    for name in ("Ira", "Quy", "Trick"):
        scene.hand(name)
    scene.ko_pile("Jon")
    scene.ko_pile("Kim")
    return scene


def gone(scene: Scene) -> list[GameCard]:
    """What was removed from the game."""
    return [card for player in scene.game.players for card in scene.game.cards(player.removed)]


def hit(text: str) -> list[str]:
    """The names of the cards that a text removes from the game."""
    scene = scene_of(text)
    before = gone(scene)
    scene.play("play Trick")
    return [card.definition.card_name for card in gone(scene) if card not in before]


def meaning_of(text: str) -> str:
    """What the last word of a text that refers to something means; nothing, if it is refused."""
    language = find_card_language("vs")
    try:
        return language.bindings(language.read(text))[-1].meaning
    except UnboundReference:
        return ""


def wanted(meaning: str, ways: tuple[Way, ...]) -> list[str]:
    """The cards that such a meaning is, the latest of those that are called so."""
    for way in reversed(ways):
        if way.called == meaning:
            return [way.card] if way.card else []
    raise AssertionError(f"{meaning!r} was never spoken of")


@pytest.mark.parametrize(("first", "second"), some_thorough([*permutations(WAYS, 2), *product(COSTS, WAYS)], 7))
def test_play_goes_by_what_is_shown(first: Way, second: Way) -> None:
    """What is shown is what is hit, whatever else was spoken of; and what was not done is not meant."""
    for word in WORDS:
        text = f"{first.sentence} {second.sentence} Remove {word} from the game."
        meaning = meaning_of(text)
        if meaning:
            assert hit(text) == wanted(meaning, (first, second)), text


FIGHTS: Final = [
    ("Each time an attacker stuns a defender, remove that attacker from the game.", "an attacker", "Ann"),
    ("Each time an attacker stuns a defender, remove that defender from the game.", "a defender", "Cid"),
    ("Each time Ann stuns a character, remove that character from the game.", "a character", "Cid"),
    ("Each time Ann attacks a character, remove that character from the game.", "a character", "Cid"),
    ("Each time Ann attacks, remove her from the game.", "Ann", "Ann"),
    ("Each time a character becomes stunned, remove it from the game.", "a character", "Cid"),
    (
        "Each time a character becomes stunned by an attacker, remove the stunned character from the game.",
        "a character",
        "Cid",
    ),
    ("Each time Ann enters combat with a character, remove that character from the game.", "a character", "Cid"),
    ("Each time Ann causes breakthrough to an opponent, remove her from the game.", "Ann", "Ann"),
    ("Each time an attacker causes breakthrough to an opponent, remove it from the game.", "an attacker", "Ann"),
]


@pytest.mark.parametrize(("text", "meaning", "card"), FIGHTS)
def test_a_power_means_what_its_occasion_brought_up(text: str, meaning: str, card: str) -> None:
    """Who did it, or whom it was done to, each as it is called."""
    language = find_card_language("vs")
    own = f'[[card]]\nname = "Watcher"\ntype = "character"\ncost = 1\natk = 1\ndef = 9\ntext = "{text}"\n'
    own += '[[card]]\nname = "Ann"\ntype = "character"\ncost = 2\natk = 5\ndef = 9\n'
    own += '[[card]]\nname = "Cid"\ntype = "character"\ncost = 1\natk = 1\ndef = 1\n'
    scene = Scene("Watcher", "Ann", "Cid", own=own)
    scene.character("Watcher")
    ann, cid = scene.character("Ann"), scene.character("Cid", 1)
    before = gone(scene)
    scene.attack(ann, cid)
    scene.conclude()
    assert [each.definition.card_name for each in gone(scene) if each not in before] == [card]
    assert language.bindings(language.read(text))[-1].meaning == meaning
