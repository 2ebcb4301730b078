"""What "it", "that minion" or "that card" hits in play is what a reading of the text says that it means."""

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

VILLAIN: Final = "villain"
MINION: Final = "minion"
ALLY: Final = "ally"
HERO: Final = "hero"
SCHEME: Final = "scheme"
SUPPORT: Final = "support"
LYING: Final = "event out of play"

WAYS: Final = (
    Way("Choose an enemy. Draw 1 card.", "an enemy", "Goon", MINION),
    Way("Deal 1 damage to an enemy.", "an enemy", "Rhino", VILLAIN),
    Way("Deal 1 damage to a minion.", "a minion", "Thug", MINION),
    Way("Exhaust an ally.", "an ally", "Ally One", ALLY),
    Way("Choose an ally. Draw 1 card.", "an ally", "Ally Two", ALLY),
    Way("Exhaust a support.", "a support", "Base", SUPPORT),
    Way("Remove 1 threat from a scheme.", "a scheme", "Plan", SCHEME),
    Way("Deal 1 damage to the villain.", "the villain", "Rhino", VILLAIN),
    Way("Heal 1 damage from your hero.", "your hero", "Captain Marvel", HERO),
    Way("Reveal the top card of your deck.", "the revealed card", "Top", LYING),
    Way("Look at the top card of your deck.", "the card looked at", "Top", LYING),
    Way("Discard 1 card from your hand.", "the discarded card", "Held", LYING),
    Way("Put an event from your discard pile on top of your deck.", "an event", "Gone", LYING),
    Way("You may exhaust an ally.", "an ally", "", ALLY),
    Way("You may exhaust a support.", "a support", "", SUPPORT),
    Way("If your hero is exhausted, deal 1 damage to a minion.", "a minion", "", MINION),
    Way("Choose one: Exhaust an ally; or exhaust a support.", "an ally or a support", "Ally One", ALLY),
)
ENDINGS: Final = (
    Ending("Deal 1 damage to it.", (VILLAIN, MINION, ALLY, HERO)),
    Ending("Deal 1 damage to that enemy.", (VILLAIN, MINION)),
    Ending("Deal 1 damage to that minion.", (MINION,)),
    Ending("Deal 1 damage to that ally.", (ALLY,)),
    Ending("Deal 1 damage to that character.", (VILLAIN, MINION, ALLY)),
    Ending("Discard that support.", (SUPPORT,)),
    Ending("Remove 1 threat from it.", (SCHEME,)),
    Ending("Remove 1 threat from that scheme.", (SCHEME,)),
    Ending("Add it to your hand.", (LYING,)),
    Ending("Add that card to your hand.", (LYING,)),
    Ending("Add that event to your hand.", (LYING,)),
)
CARDS: Final = "".join(
    [
        *[
            card(name, type="ally", aspect="basic", cost=0, thw=1, atk=1, hit_points=9)
            for name in ("Ally One", "Ally Two")
        ],
        *[card(name, type="support", aspect="basic", cost=0) for name in ("Base", "Camp")],
        *[card(name, type="minion", set="standard", atk=1, sch=1, hit_points=9) for name in ("Thug", "Goon")],
        card("Plan", type="side scheme", set="standard", threat=9),
        *[
            card(name, "Hero Action: Draw 1 card.", type="event", aspect="basic", cost=0)
            for name in ("Held", "Kept", "Top", "Left", "Gone", "Lost")
        ],
    ]
)
TABLE: Final = """
Alice.form = "hero"
Alice.damage = 3
Alice.hand = ["Trick", "Held", "Kept"]
Alice.deck = ["Top", "Left", "..."]
Alice.discard = ["Gone", "Lost"]
Alice.in_play = [{ card = "Ally One", damage = 1 }, { card = "Ally Two", damage = 1 }, "Base", "Camp"]
Alice.engaged = ["Thug", "Goon"]
in_play = [{ card = "Plan", threat = 5 }]
"""
TRICK: Final = "Trick"


class Plays(Chooses):
    """Plays the event at once."""

    def answer(self, question: Question, view: View[object]) -> Choice:
        offered = question.keys()
        for key in (f"use {TRICK}", f"play {TRICK}"):
            if key in offered:
                return question.find(key)
        return super().answer(question, view)


def played(text: str, ways: Sequence[Way]) -> Facts:
    """What each card is like once an event with a text was played, on which some ways bring up their cards."""
    own = CARDS + card(TRICK, f"Hero Action: {text}", type="event", aspect="basic", cost=0)
    game = Case("champions", TRICK, own, TABLE, 'players = ["Alice as Captain Marvel"]').arranged()
    game.answerers = [Plays(ways)]
    find("champions").step(game)
    assert any([card.name == TRICK for card in game.cards(game.players[0].discard)]), text
    return facts_of(game, TRICK)


@pytest.mark.parametrize(("first", "second"), some_thorough(pairs(WAYS), 5))
def test_play_goes_by_what_is_shown(first: Way, second: Way) -> None:
    """What is shown is what is hit, whatever else was spoken of; and what was not done is not meant."""
    assert not misread("champions", (first, second), ENDINGS, played)


@pytest.mark.parametrize("way", WAYS)
def test_each_way_brings_up_its_card(way: Way) -> None:
    """After it alone, "it" means its card, and all is done to it that can be done to such a card.

    Nothing that is done in play alone can be done to a card that was discarded, so a text that says so is refused.
    """
    said = [ending for ending in ENDINGS if " it" in ending.sentence]
    apt = [ending for ending in said if way.called != "the discarded card" or way.sort in ending.sorts]
    texts = [f"Hero Action: {way.sentence} {ending.sentence}" for ending in apt]
    assert {meaning_of("champions", text) for text in texts} == {way.called}
    inept = [f"Hero Action: {way.sentence} {ending.sentence}" for ending in said if ending not in apt]
    assert all(["is not in play" in refusal("champions", text) for text in inept])
    assert not misread("champions", (way,), ENDINGS, played)


UNCLEAR: Final = [
    ("Forced Response: After an ally you control is defeated, return it to your hand.", "it has left play by then"),
    (
        "Action: The next time an ally you control is defeated this round, return it to your hand.",
        "it has left play by then",
    ),
    ("Response: After another player plays an event, return it to your hand.", "is in its discard pile by then"),
    ("Response: After you attack, that attack gains overkill.", "the attack is over by then"),
    ("Action: The next time you attack this phase, that attack gains overkill.", "the attack is over by then"),
    (
        "Action: The next time you play an event this phase, draw 1 card. If you do, take 1 damage.",
        "nothing stands before it that somebody may do",
    ),
    (
        "Action: Discard a random card from your hand. Deal damage to the villain equal to its cost.",
        "what stands before it has no cost",
    ),
    ("Hero Action: Move 1 damage from an ally to a minion. Ready it.", '"an ally" or "a minion"'),
    ("Hero Action: Move 1 damage from an ally to a minion. Ready that character.", '"that ally" or "that minion"'),
    (
        "Hero Action: Exhaust an ally and stun a minion. Deal 1 damage to that character.",
        '"that ally" or "that minion"',
    ),
    ("Response: After an ally attacks a minion, deal 1 damage to it.", '"that ally" or "that minion"'),
    ("Response: After an ally attacks a minion, deal 1 damage to that character.", '"that ally" or "that minion"'),
    (
        "Response: After an enemy attacks, ready an ally. Deal 1 damage to that character.",
        '"that enemy" or "that ally"',
    ),
    ("Hero Action: Deal 1 damage to it.", "spoken of no card"),
    ("Hero Action: Add it to your hand.", "spoken of no card"),
    ("Hero Action: Add that event to your hand.", "chosen none before"),
    ("Hero Action: Deal 1 damage to that minion.", 'say "a minion"'),
    ("Hero Action: Deal 1 damage to the villain. Stun that enemy.", 'say "the villain"'),
    ("Hero Action: Ready an ally. Stun that enemy.", 'say "an enemy"'),
    ("Hero Action: Draw 1 card. That player discards 1 card from their hand.", "spoken of no player"),
    ("Hero Action: If you do, draw 1 card.", "nothing stands before it"),
    ("Hero Action: Deal 1 damage to each enemy. Stun it.", 'say "them", or "each enemy"'),
    ("Hero Action: Deal 1 damage to each enemy. Stun that enemy.", 'say "those enemies", or "each enemy"'),
    ("Hero Action: Stun up to 2 minions. Deal 1 damage to it.", '"up to 2 minions" can be several'),
    ("Hero Action: Deal 1 damage to the villain and each minion. Stun it.", '"the villain and each minion" can be'),
    ("Hero Action: Deal 1 damage to each enemy. If it is stunned, deal 3 damage to it instead.", '"each enemy" can be'),
    ("Hero Action: Exhaust 2 allies you control → ready it.", "can be several"),
]


@pytest.mark.parametrize(("text", "said"), UNCLEAR)
def test_what_could_mean_two_things_or_none_is_refused(text: str, said: str) -> None:
    """The message names what it could mean, or what to say."""
    assert said in refusal("champions", text)


SEVERAL: Final = [
    ("Deal 1 damage to each minion.", "Stun them.", "each minion", [], ["Goon", "Thug"]),
    ("Deal 1 damage to each minion.", "Stun those minions.", "each minion", [], ["Goon", "Thug"]),
    ("Exhaust each ally.", "Ready an ally. Ready those allies.", "each ally", ["Ally One"], ["Ally One", "Ally Two"]),
    ("Stun a minion.", "Deal 1 damage to them.", "a minion", ["Thug"], ["Thug"]),
]


@pytest.mark.parametrize(("start", "ending", "meaning", "chosen", "hit"), SEVERAL)
def test_several_cards_are_spoken_of_as_several(
    start: str, ending: str, meaning: str, chosen: list[str], hit: list[str]
) -> None:
    """What is done to them is done to each; and they are printed as several."""
    text = f"Hero Action: {start} {ending}"
    language = find_card_language("champions")
    assert language.write(language.read(text)) == text
    assert meaning_of("champions", text) == meaning
    ways = [Way("", "", name, ALLY) for name in chosen]
    assert changed(played(start, ways), played(f"{start} {ending}", ways)) == hit


PAID: Final = [
    ("Exhaust an ally → draw 1 card.", "Deal 1 damage to that ally.", "Ally One"),
    ("Exhaust an ally → draw 1 card.", "Deal 1 damage to it.", "Ally One"),
    ("Exhaust an ally → deal 1 damage to a minion.", "Deal 1 damage to that ally.", "Ally One"),
    ("Exhaust an ally → deal 1 damage to a minion.", "Deal 1 damage to that minion.", "Thug"),
    ("Exhaust an ally → deal 1 damage to a minion.", "Deal 1 damage to it.", "Thug"),
]


@pytest.mark.parametrize(("start", "ending", "name"), PAID)
def test_what_was_paid_can_be_meant(start: str, ending: str, name: str) -> None:
    """What stands before the arrow brings up its card for what stands after it."""
    ways = [Way("", "", chosen, ALLY) for chosen in ("Ally One", "Thug")]
    assert changed(played(start, ways), played(f"{start} {ending}", ways)) == [name]


FIGHTS: Final = [
    ("After an ally attacks an enemy, deal 1 damage to that ally.", "Ally One"),
    ("After an ally attacks an enemy, deal 1 damage to that enemy.", "Rhino"),
    ("After an ally attacks an enemy, choose a minion. Deal 1 damage to that ally.", "Ally One"),
    ("After Ally One attacks an enemy, deal 1 damage to that enemy.", "Rhino"),
    ("After an ally attacks, deal 1 damage to it.", "Ally One"),
    ("After an ally attacks and damages an enemy, deal 1 damage to that enemy.", "Rhino"),
    ("After an ally attacks and damages an enemy, deal 1 damage to that ally.", "Ally One"),
    ("After the villain takes damage, deal 1 damage to it.", "Rhino"),
]


class Fights(Chooses):
    """Lets an ally attack the villain, and responds to that, or doesn't."""

    def __init__(self, responds: bool) -> None:
        super().__init__(())
        self.deeds = ["attack with Ally One", "Rhino", *([f"use {TRICK}"] if responds else [])]

    def answer(self, question: Question, view: View[object]) -> Choice:
        offered = question.keys()
        for deed in self.deeds:
            if deed in offered:
                self.deeds.remove(deed)
                return question.find(deed)
        return question.find("pass") if "pass" in offered else super().answer(question, view)


@pytest.mark.parametrize(("text", "name"), FIGHTS)
def test_a_response_means_who_did_it_or_to_whom_it_was_done(text: str, name: str) -> None:
    """Each as it is called, whatever was spoken of since."""
    own = CARDS + card(TRICK, f"Response: {text}", type="support", aspect="basic", cost=0)
    table = TABLE.replace(f'["{TRICK}", ', "[").replace('"Base"', f'"{TRICK}"')
    case = Case("champions", TRICK, own, table, 'players = ["Alice as Captain Marvel"]')
    left: dict[bool, Facts] = {}
    for responds in (False, True):
        game = case.arranged()
        game.answerers = [Fights(responds)]
        find("champions").step(game)
        left[responds] = facts_of(game, TRICK)
    assert changed(left[False], left[True]) == [name]
