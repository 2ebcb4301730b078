"""What "it", "that Hero" or "that card" hits in play is what a reading of the text says that it means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from longbox.games import find, find_card_language
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from tests.always.common.tried import some_thorough
from tests.endless.case import Case, card
from tests.references import Chooses, Ending, Facts, Way, changed, facts_of, meaning_of, misread, pairs, refusal

HERO: Final = "Hero"
ROGUE: Final = "Rogue"
MINION: Final = "Minion"
ATTACHMENT: Final = "Attachment"
ASSET: Final = "Asset"
SHOWN: Final = "card on top of a deck"
DISCARDED: Final = "card in a discard pile"
HELD: Final = "card in a hand"

WAYS: Final = (
    Way("Choose a Hero.", "a Hero", "Bea", HERO),
    Way("Exhaust a Hero.", "a Hero", "Ann", HERO),
    Way("Choose a Rogue.", "a Rogue", "Rex", ROGUE),
    Way("A Rogue has +1 Attack until the end of the round.", "a Rogue", "Sal", ROGUE),
    Way("Choose a Minion.", "a Minion", "Mot", MINION),
    Way("Exhaust a Minion.", "a Minion", "Nat", MINION),
    Way("Exhaust an Attachment.", "an Attachment", "Belt", ATTACHMENT),
    Way("Exhaust an Asset.", "an Asset", "Kit", ASSET),
    Way("Ready Cid.", "Cid", "Cid", HERO),
    Way("Reveal the top card of your deck.", "the revealed card", "Top", SHOWN),
    Way("Look at the top card of your deck.", "the revealed card", "Top", SHOWN),
    Way("Discard a card from your hand.", "the discarded card", "Held", DISCARDED),
    Way("Put a card from your discard pile into your hand.", "the found card", "Gone", HELD),
    Way("You may exhaust a Hero.", "a Hero", "", HERO),
    Way("You may exhaust a Minion.", "a Minion", "", MINION),
    Way("If your hand is empty, exhaust a Rogue.", "a Rogue", "", ROGUE),
    Way("Choose one: exhaust a Hero; or exhaust a Rogue.", "a Hero or a Rogue", "Bea", HERO),
)
ENDINGS: Final = (
    Ending("It suffers 1 damage.", (HERO, ROGUE)),
    Ending("That Hero suffers 1 damage.", (HERO,)),
    Ending("That Rogue suffers 1 damage.", (ROGUE,)),
    Ending("That character suffers 1 damage.", (HERO, ROGUE)),
    Ending("Discard it.", (MINION, ATTACHMENT, ASSET, SHOWN, HELD)),
    Ending("Discard that card.", (MINION, ATTACHMENT, ASSET, SHOWN, HELD)),
    Ending("Discard that Minion.", (MINION,)),
    Ending("Put it into your hand.", (ATTACHMENT, ASSET, SHOWN, DISCARDED)),
    Ending("Put that card into your hand.", (ATTACHMENT, ASSET, SHOWN, DISCARDED)),
    Ending("Put that Event into your hand.", (SHOWN, DISCARDED)),
)
CARDS: Final = "".join(
    [
        *[card(name, type="hero", health=9, attack=1, rescue=1, cost=5) for name in ("Ann", "Bea", "Cid")],
        *[card(name, type="rogue", health=9, attack=1, threaten=1, cost=5) for name in ("Rex", "Sal")],
        *[card(name, type="minion", affiliation="Rex", cost=3, resource=1) for name in ("Mot", "Nat", "Ned")],
        *[
            card(name, "Draw a card.", type="event", affiliation="Ann", cost=3, resource=1)
            for name in ("Top", "Held", "Kept", "Left", "Gone", "Lost")
        ],
        card("Belt", type="attachment", affiliation="Ann", cost=3, resource=1),
        card("Kit", "Exhaust this card: Draw a card.", type="asset", affiliation="Ann", cost=3, resource=1),
        *[card(name, type="location", citizens=4) for name in ("Bay", "Cave")],
    ]
)
TABLE: Final = """
stage = "planning"
Locations = ["Bay", "Cave"]
Rhea.in_play = [{ card = "Rex", at = "Bay" }, "Sal", "Mot", "Nat", "Ned"]
Hal.in_play = [
    { card = "Ann", at = "Bay" },
    { card = "Bea", at = "Cave" },
    { card = "Cid", exhausted = true },
    { card = "Belt", attached_to = "Ann" },
    "Kit",
]
Hal.hand = ["Trick", "Held", "Kept"]
Hal.deck = ["Top", "Left"]
Hal.discard = ["Gone", "Lost"]
"""
TRICK: Final = "Trick"


class Fights(Chooses):
    """Lets a Rogue attack a Hero, and reacts to that, or doesn't."""

    def __init__(self, reacts: bool) -> None:
        super().__init__(())
        self.deeds = ["activate Rex at Bay", "attack Ann", *([f"use {TRICK}"] if reacts else [])]

    def answer(self, question: Question, view: View[object]) -> Choice:
        offered = question.keys()
        for deed in self.deeds:
            if deed in offered:
                return question.find(deed)
        ends = [key for key in ("pass", "no more modifiers") if key in offered]
        return question.find(ends[0]) if ends else super().answer(question, view)


class Plays(Chooses):
    """Plays the card as soon as it can."""

    def answer(self, question: Question, view: View[object]) -> Choice:
        offered = question.keys()
        playing = [key for key in offered if key == f"play {TRICK}"]
        if playing:
            return question.find(playing[0])
        return super().answer(question, view)


def played(text: str, ways: Sequence[Way]) -> Facts:
    """What each card is like once an event with a text was played, on which some ways bring up their cards."""
    own = CARDS + card(TRICK, text, type="event", affiliation="Ann", cost=1, resource=1)
    game = Case("forever", TRICK, own, TABLE, 'players = ["Rhea", "Hal"]').arranged()
    game.answerers = [Plays(ways)] * 2
    trick = next(card for card in game.box if card.name == TRICK)
    while game.lies_in(trick, game.players[1].hand):
        find("forever").step(game)
    return facts_of(game, TRICK)


@pytest.mark.parametrize(("first", "second"), some_thorough(pairs(WAYS), 5, of=40))
def test_play_goes_by_what_is_shown(first: Way, second: Way) -> None:
    """What is shown is what is hit, whatever else was spoken of; and what was not done is not meant."""
    assert not misread("forever", (first, second), ENDINGS, played)


@pytest.mark.parametrize("way", some_thorough(WAYS, 4, of=5))
def test_each_way_brings_up_its_card(way: Way) -> None:
    """After it alone, "it" means its card; and all that can be done to such a card is done to it."""
    texts = [ending for ending in ENDINGS if way.sort in ending.sorts and ending.sentence.split()[0] == "It"]
    texts += [ending for ending in ENDINGS if way.sort in ending.sorts and " it" in ending.sentence]
    for ending in texts:
        assert meaning_of("forever", f"{way.sentence} {ending.sentence}") == way.called
    assert texts
    assert not misread("forever", (way,), ENDINGS, played)


UNCLEAR: Final = [
    ("Move 1 damage from a Hero to a Rogue. It suffers 1 damage.", ('"a Hero" or "a Rogue"',)),
    ("Move 1 damage from a Hero to a Rogue. That character suffers 1 damage.", ('"a Hero" or "a Rogue"',)),
    ("Choose a Hero. Choose a Rogue. That character suffers 1 damage.", ('"a Hero" or "a Rogue"',)),
    ("Reaction: When a Hero attacks a Rogue, it suffers 1 damage.", ('"that Hero" or "that Rogue"',)),
    ("Reaction: When a Hero attacks a Rogue, that character suffers 1 damage.", ('"that Hero" or "that Rogue"',)),
    ("It suffers 1 damage.", ("spoken of no card",)),
    ("Exhaust this card: It suffers 1 damage.", ("spoken of no card",)),
    ("Draw a card. Its controller discards a card.", ("spoken of no card",)),
    ("That Hero suffers 1 damage.", ('say "a Hero"',)),
    ("Ready Cid. That Hero suffers 1 damage.", ('say "Cid"',)),
    ("Choose a Rogue. That Hero suffers 1 damage.", ('say "a Hero"',)),
    ("Draw a card. That player discards a card.", ("spoken of no player",)),
    ("Each player reveals the top card of their deck. Discard it.", ("one for each player",)),
    ("If you do, draw a card.", ("nothing stands before it",)),
    ("Choose two Heroes. It suffers 1 damage.", ('"two Heroes" can be several', 'say "them"')),
    ("Choose two Heroes. That Hero suffers 1 damage.", ('"two Heroes" can be several', 'say "those Heroes"')),
    ("Choose two Heroes. The chosen Heroes suffer 1 damage.", ('say "those Heroes"',)),
    ("Choose up to two Heroes. It suffers 1 damage.", ('"up to two Heroes" can be several',)),
    ("Choose any number of Minions. Discard it.", ('"any number of Minions" can be several',)),
    ("Each Hero suffers 1 damage. Ready it.", ('say "them", or "each Hero"',)),
    ("Each Hero suffers 1 damage. If it is a Hero, draw a card.", ('say "each Hero"',)),
    ("Each Hero suffers 1 damage. Ready them. It suffers 1 damage.", ('"each Hero" can be several',)),
    ("Exhaust two Heroes: Ready it.", ('"two Heroes" can be several',)),
    ("Choose two Heroes. Choose a Rogue. They suffer 1 damage.", ('"two Heroes" or "a Rogue"',)),
    ("Choose a Hero. Draw a card. If you do, it suffers 1 damage.", ("nothing stands before it",)),
]


@pytest.mark.parametrize(("text", "said"), UNCLEAR)
def test_what_could_mean_two_things_or_none_is_refused(text: str, said: tuple[str, ...]) -> None:
    """The message names what it could mean, or what to say."""
    message = refusal("forever", text)
    assert message
    for words in said:
        assert words in message


SEVERAL: Final = [
    ("Choose two Heroes.", "They suffer 1 damage.", "two Heroes", ["Ann", "Bea"], ["Ann", "Bea"]),
    ("Choose two Heroes.", "Those Heroes suffer 1 damage.", "two Heroes", ["Ann", "Bea"], ["Ann", "Bea"]),
    (
        "Choose two Heroes. Choose a Rogue.",
        "Those Heroes suffer 1 damage.",
        "two Heroes",
        ["Ann", "Bea", "Rex"],
        ["Ann", "Bea"],
    ),
    (
        "Choose two Heroes. Choose a Hero.",
        "Those Heroes suffer 1 damage.",
        "two Heroes",
        ["Ann", "Bea", "Cid"],
        ["Ann", "Bea"],
    ),
    ("Choose two Heroes. Choose a Hero.", "That Hero suffers 1 damage.", "a Hero", ["Ann", "Bea", "Cid"], ["Cid"]),
    ("Each Hero suffers 1 damage.", "Ready them.", "each Hero", [], ["Cid"]),
    ("Choose a Hero.", "They suffer 1 damage.", "a Hero", ["Bea"], ["Bea"]),
]


@pytest.mark.parametrize(("start", "ending", "meaning", "chosen", "hit"), SEVERAL)
def test_several_cards_are_spoken_of_as_several(
    start: str, ending: str, meaning: str, chosen: list[str], hit: list[str]
) -> None:
    """What is done to them is done to each; and they are printed as several."""
    text = f"{start} {ending}"
    language = find_card_language("forever")
    assert language.write(language.read(text)) == text
    assert meaning_of("forever", text) == meaning
    ways = [Way("", "", name, HERO) for name in chosen]
    assert changed(played(start, ways), played(text, ways)) == hit


def test_what_several_have_is_printed_as_theirs() -> None:
    """Verbs agree with them."""
    language = find_card_language("forever")
    for several in ("They have", "Those Heroes have"):
        text = f"Choose two Heroes. {several} +1 Attack until the end of the round."
        assert language.write(language.read(text)) == text


FIGHTS: Final = [
    ("Reaction: After a Rogue attacks a Hero, that Rogue suffers 1 damage.", "Rex"),
    ("Reaction: After a Rogue attacks a Hero, that Hero suffers 1 damage.", "Ann"),
    ("Reaction: After a Rogue attacks Ann, that Rogue suffers 1 damage.", "Rex"),
    ("Reaction: After Rex attacks a Hero, that Hero suffers 1 damage.", "Ann"),
    ("Reaction: After a Hero is attacked, it suffers 1 damage.", "Ann"),
    ("Reaction: After a Rogue attacks, it suffers 1 damage.", "Rex"),
    ("Reaction: After a Hero suffers damage from an attack, that Hero suffers 1 damage.", "Ann"),
    ("Reaction: After a Rogue attacks a Hero, choose a Minion. That Rogue suffers 1 damage.", "Rex"),
    ("Reaction: After a Rogue attacks a Hero, choose a Minion. That Hero suffers 1 damage.", "Ann"),
]


@pytest.mark.parametrize(("text", "name"), FIGHTS)
def test_a_reaction_means_who_did_it_or_to_whom_it_was_done(text: str, name: str) -> None:
    """Each as it is called, whatever was spoken of since."""
    own = CARDS + card(TRICK, text, type="asset", affiliation="Ann", cost=1, resource=1)
    table = (
        TABLE.replace("planning", "provoke").replace('"Kit",', f'"{TRICK}",').replace(f'"{TRICK}", "Held"', '"Held"')
    )
    case = Case("forever", TRICK, own, table, 'players = ["Rhea", "Hal"]')
    hurt: dict[bool, Facts] = {}
    for reacts in (False, True):
        game = case.arranged()
        game.answerers = [Fights(reacts)] * 2
        for _ in range(2):
            find("forever").step(game)
        hurt[reacts] = facts_of(game, TRICK)
    assert changed(hurt[False], hurt[True]) == [name]
