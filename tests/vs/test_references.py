"""What "it", "that character" or "that card" hits in play is what a reading of the text says that it means.

Each way to bring cards up stands before each other way, and each word for a card after both.
"""

from __future__ import annotations

from itertools import permutations, product
from typing import Final, NamedTuple

import pytest

from longbox.games import find_card_language
from longbox.games.vs.definitions import CardDefinition, GameCard
from longbox.games.vs.terms import Noun
from longbox.games.vs.text.nouns import One
from longbox.games.vs.text.relations import Other
from longbox.games.vs.text.targets import TargetCard
from longbox.kernel.terms import parts_of
from longbox.language import UnboundReference
from longbox.texts.lines import CardText
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


PLAYERS: Final = (
    Way("Choose an opponent.", "the chosen player", "second"),
    Way("The controller of target character named Ann loses 1 endurance.", "the controller of target ...", "first"),
    Way("The controller of target character named Cid draws a card.", "the controller of target ...", "second"),
    Way("Exhaust target character named Bea. Its controller loses 1 endurance.", "its controller", "first"),
    Way("Stun target character named Lea unless its controller discards a card.", "its controller", "first"),
    Way("Look at the top card of target opponent's deck.", "", ""),
)
"""Ways to bring up players; the last brings up nobody."""


def endurance_after(text: str) -> list[int]:
    """How much endurance each player has after a text."""
    scene = scene_of(text)
    scene.play("play Trick")
    return list(scene.game.endurance)


@pytest.mark.parametrize(("first", "second"), some_thorough([*permutations(PLAYERS, 2)], 5))
def test_that_player_is_who_was_spoken_of_last(first: Way, second: Way) -> None:
    """Whoever is touched on the way, and is not spoken of, is not meant."""
    start = f"{first.sentence} {second.sentence}"
    meant = (second if second.card else first).card
    text = f"{start} That player loses 5 endurance."
    if not meant:
        assert not meaning_of(text)
        return
    before, after = endurance_after(start), endurance_after(text)
    assert [one - other for one, other in zip(before, after, strict=True)] == ([5, 0] if meant == "first" else [0, 5])


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


REFUSED: Final = [
    (
        "Exhaust each character. Ready it.",
        "can be several, and it would mean one",
        "Exhaust each character. Ready them.",
    ),
    ("Choose two characters. KO it.", "can be several, and it would mean one", "Choose two characters. KO them."),
    (
        "Up to two target characters get +1 ATK this turn. Ready that character.",
        "can be several, and it would mean one",
        "Up to two target characters get +1 ATK this turn. Ready those characters.",
    ),
    ("Discard your hand. Put two cards from your KO'd pile into your hand. Reveal it.", "can be several", ""),
    ("Ann has flight while that character has flight.", "has a name of its own", ""),
    ("Each time Ann attacks, that character gets +1 ATK this turn.", "has a name of its own", ""),
    (
        "Each time a character stuns an X-Men character you control, KO that character.",
        "it could mean",
        "Each time a character stuns an X-Men character you control, KO that X-Men character you control.",
    ),
    (
        "Each time a character you control stuns an X-Men character, KO that character.",
        "it could mean",
        "Each time a character you control stuns an X-Men character, KO that X-Men character.",
    ),
    (
        "Each time an attacker stuns a defender, exhaust that character.",
        "it could mean",
        "Each time an attacker stuns a defender, exhaust that defender.",
    ),
    (
        "Each time a character you control attacks an exhausted character, exhaust that character.",
        "it could mean",
        "Each time a character you control attacks an exhausted character, exhaust that character you control.",
    ),
]


@pytest.mark.parametrize(("text", "why", "proposed"), REFUSED)
def test_what_could_mean_none_or_one_of_several_is_refused(text: str, why: str, proposed: str) -> None:
    """The message says why, and proposes what can be read."""
    with pytest.raises(UnboundReference, match=why) as refusal:
        find_card_language("vs").read(text)
    proposals = [proposal.text for proposal in refusal.value.advice.proposals]
    assert proposed in proposals if proposed else all(["Ann has flight while Ann" not in each for each in proposals])


FITTING: Final = [
    ("Choose two characters. KO those characters.", "two characters"),
    ("Exhaust each character. Ready them.", "each character"),
    ("Each time a character stuns a character, KO that character.", "a character"),
    ("Each time an attacker stuns a defender, exhaust that defender.", "a defender"),
    ("Each time a character you control attacks an X-Men character, ready that X-Men character.", "X-Men character"),
]


@pytest.mark.parametrize(("text", "meaning"), FITTING)
def test_what_is_said_last_in_one_sentence_is_meant(text: str, meaning: str) -> None:
    """Of two that are called so in one sentence, that is the one to which something is done; of several, all are."""
    assert meaning_of(text) == meaning


OF_ANOTHER: Final = [
    ("Target attacker gets +3 ATK this attack.", "Each other attacker gets +1 ATK this attack.", TargetCard),
    ("Exhaust target character you control.", "Each other character you control gets +1 ATK this turn.", TargetCard),
    ("Exhaust target character.", "Another target character gets -2 ATK this turn.", TargetCard),
    ("Choose a character you control.", "Exhaust each other character you control.", One),
]


def others_in(text: str) -> list[tuple[str, ...]]:
    """Other than what each "other" of an effect means that is made of a text: nothing, where it is the text's card."""
    card = CardDefinition("Ann", "Ann", "plot twist")
    meaning = find_card_language("vs").read(text)
    assert isinstance(meaning, CardText)
    meaning.add_to(card)
    assert card.effect is not None
    return [part.bound_to for part in parts_of(card.effect) if isinstance(part, Other)]


@pytest.mark.parametrize("parted", [" ", "\n"])
@pytest.mark.parametrize(("before", "others", "chosen"), OF_ANOTHER)
def test_others_are_others_than_a_card_that_was_chosen_before(
    before: str, others: str, chosen: type[Noun], parted: str
) -> None:
    """In a later paragraph, too; by "other" a text that has chosen none before means other cards than its own."""
    [means] = others_in(f"{before}{parted}{others}")
    assert [word.split("(")[0] for word in means] == [chosen.__name__]
    assert others_in(f"{others}{parted}{before}") == [()]


def test_a_text_that_calls_its_own_card_means_others_than_that() -> None:
    """Another card that was chosen before is then one of the others."""
    chosen = "Exhaust target character."
    assert others_in(f"{chosen} This character gets +1 ATK this turn for each other character you control.") == [()]


@pytest.mark.parametrize(
    "text",
    [
        "Activate >>> Transfer all equipment from target character you control to another target character.",
        "Exhaust target character. That character's controller exhausts another character he controls.",
        "Exhaust target character. This character gets +1 ATK this turn for each other character you control.",
    ],
)
def test_others_are_read_where_it_is_clear_than_which(text: str) -> None:
    """What is moved goes to another, who is told of a card means others than that, and a text has its own card."""
    find_card_language("vs").read(text)
