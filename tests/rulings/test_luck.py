"""No ruling holds by luck: what an unwritten card or unwritten chance decides is refused, and nothing else is."""

from __future__ import annotations

import pytest

from longbox.rulings import HOLDS, MALFORMED, judge, judging, read_sheet
from tests.always.common.tried import some_thorough
from tests.rulings.writing import HEAD, sheet

CHAMPIONS = 'format = 1\ngame = "champions"\nplayers = ["Alice as Captain Marvel"]\noptions = { scenario = "Rhino" }\n'
VS = 'format = 1\ngame = "vs"\nplayers = ["Ann", "Bob"]\n'
RULES = {"dcdb": '"Turns"', "champions": '"Support"', "vs": '"701.5"'}

KID_FLASH = ('Alice.hand = ["Kid Flash"]', 'do = "Alice plays Kid Flash"\n')
FULL_PILE = (
    'Alice.hand = ["Kid Flash"]\nAlice.deck = []\nAlice.discard = ["14 Punch", "6 Vulnerability", "10 Kick", "Mera"]'
)
MANSION = ('Alice.in_play = ["Avengers Mansion"]', 'do = "Alice uses Avengers Mansion"\n')
NINE_OF = ", ".join([f'"{number} {name}"' for number, name in ((7, "Punch"), (6, "Vulnerability"), (16, "Kick"))])
DRAW = ('phase = "start of draw phase"', 'do = ["Ann passes", "Bob passes"]\n')

LUCKY = [
    # An unwritten card is drawn, and is only said not to be one of those that it could be.
    (HEAD, *KID_FLASH, 'Alice.hand = { count = 1, without = ["Man of Steel"] }'),
    (HEAD, *KID_FLASH, 'no_log.Alice = ["Blue Beetle"]'),
    (HEAD, *KID_FLASH, "not_offered = [\"J'onn J'onzz\"]"),
    (HEAD, *KID_FLASH, 'then = ["Princess Diana of Themyscira is not in Alice\'s hand"]'),
    (HEAD, "Alice.hand = []", 'do = "Alice ends the turn"\n', 'Alice.hand = { without = ["Man of Steel"] }'),
    # It is said of a card that nobody touches.
    (HEAD, "Alice.hand = []", "", 'main_deck = ["...", "Man of Steel", "..."]'),
    (HEAD, "Alice.hand = []", "", 'then = ["Man of Steel is in the main deck"]'),
    # It comes into the Line-Up from the main deck.
    (
        HEAD,
        'Power = 3\nLine-Up = ["Robin"]',
        'do = ["Alice buys Robin", "Alice ends the turn"]\n',
        "Line-Up = { without = [\"J'onn J'onzz\"] }",
    ),
    # Chance decides: one of thirty cards.
    (HEAD, FULL_PILE, KID_FLASH[1], 'Alice.hand = { without = ["Mera"] }'),
    (
        HEAD,
        f'Alice.hand = ["Brainiac"]\nBob.hand = [{NINE_OF}, "Mera"]',
        'do = "Alice plays Brainiac"\n',
        'no_log = ["Mera"]',
    ),
    (CHAMPIONS, *MANSION, 'Alice.hand = { count = 1, without = ["Helicarrier"] }'),
    (CHAMPIONS, *MANSION, 'no_log.Alice = ["Cosmic Flight"]'),
    (CHAMPIONS, *MANSION, 'then = ["Nick Fury is not in Alice\'s hand"]'),
    (VS, *DRAW, 'Ann.hand = { count = 2, without = ["Beast"] }'),
    (VS, *DRAW, 'no_log.Ann = ["Cyclops"]'),
]

PANTHER = CHAMPIONS.replace("Captain Marvel", "Black Panther")
SPEED = ('Alice.hand = ["The Fastest Man Alive"]', 'do = "Alice plays The Fastest Man Alive"\n')
TURN_ENDS = ('Alice.hand = []\nAlice.deck = ["3 Punch", "..."]\nLine-Up = ["5 Kick"]', 'do = "Alice ends the turn"\n')
RESHUFFLED = (
    f'{SPEED[0]}\nAlice.deck = []\nAlice.discard = ["14 Punch", "6 Vulnerability", "Mera", "Robin"]',
    SPEED[1],
)
STOLEN = (
    'turn = "Bob"\nAlice.hand = ["Brainiac"]\nBob.deck = ["4 Punch", "..."]\nLine-Up = ["5 Kick"]',
    'do = ["Bob ends the turn", "Alice plays Brainiac"]\n',
)
CITY = ('Alice.in_play = ["The Golden City"]', 'do = "Alice uses The Golden City"\n')

LUCKY_TOGETHER = [
    # Two unwritten cards: drawn one after the other, or twice the same, from a deck or after a shuffle.
    (HEAD, *SPEED, 'no_log.Alice = ["Mera, Robin"]'),
    (HEAD, *SPEED, 'no_log.Alice = ["Robin (2)"]'),
    (HEAD, *TURN_ENDS, 'no_log.Alice = ["Mera, Robin"]'),
    (HEAD, *RESHUFFLED, 'no_log.Alice = ["Mera, Robin"]'),
    # An unwritten card, and chance that takes this one of five.
    (HEAD, *STOLEN, 'no_log = ["Mera"]'),
]

LUCKY_AMONG_MANY = [
    # The same where hundreds of ways in which two cards come must be played.
    (PANTHER, *CITY, 'no_log.Alice = ["Shuri, Vibranium"]'),
    (PANTHER, *CITY, 'no_log.Alice = ["Vibranium (2)"]'),
    (PANTHER, *CITY, 'no_log.Alice = ["Energy, Strength"]'),
]

HARMLESS_TOGETHER = [
    (HEAD, *SPEED, "Alice.hand = 2"),
    (HEAD, *SPEED, 'Alice.hand = { count = 2, without = ["Kick", "Weakness"] }'),
    (HEAD, *TURN_ENDS, 'Alice.hand = { has = ["3 Punch"], count = 5 }'),
    (HEAD, *TURN_ENDS, 'Alice.hand = { without = ["3 Kick"] }\nturn = "Bob"'),
    (HEAD, *RESHUFFLED, 'Alice.hand = { count = 2, without = ["Kick"] }'),
    (HEAD, *RESHUFFLED, "Alice.deck = 20\nAlice.discard = []"),
    (PANTHER, *CITY, 'Alice.hand = 2\nthen = ["The Golden City is exhausted"]'),
    (VS, *DRAW, "Ann.hand = 2"),
    (VS, *DRAW, 'Ann.hand = { count = 2, without = ["Toad"] }'),
    (HEAD, *SPEED, 'Alice.hand = { without = ["Ra\'s al Ghul"] }'),
]

NOT_LUCKY = [
    (HEAD, *KID_FLASH, "Alice.hand = 1\nAlice.discard = []"),
    (HEAD, *KID_FLASH, 'not_offered = ["buy Bane"]\nPower = 0'),
    (
        HEAD,
        f'{KID_FLASH[0]}\nAlice.discard = ["Man of Steel"]',
        KID_FLASH[1],
        'Alice.hand = { count = 1, without = ["Man of Steel"] }',
    ),
    (HEAD, f'{KID_FLASH[0]}\nAlice.deck = ["Robin", "..."]', KID_FLASH[1], 'Alice.hand = ["Robin"]'),
    (HEAD, *KID_FLASH, 'Alice.hand = { without = ["Ra\'s al Ghul", "Kick", "Weakness"] }'),
    (HEAD, FULL_PILE.replace("Mera", "Kick"), KID_FLASH[1], 'Alice.hand = { count = 1, without = ["Mera"] }'),
    (
        HEAD,
        'Alice.hand = ["Brainiac"]\nBob.hand = ["3 Kick"]',
        'do = "Alice plays Brainiac"\n',
        'log = ["Bob reveals Kick."]',
    ),
    (HEAD, "Alice.hand = []", 'do = "Alice ends the turn"\n', 'Alice.hand = 5\nturn = "Bob"'),
    (HEAD, "Alice.hand = []", "", 'main_deck = { without = ["Punch"] }'),
    (CHAMPIONS, *MANSION, 'Alice.hand = 1\nthen = ["Avengers Mansion is exhausted"]'),
    (CHAMPIONS, *MANSION, 'Alice.hand = { count = 1, without = ["Surveillance Team", "Rhino"] }'),
    (VS, *DRAW, "Ann.hand = 2"),
    (VS, *DRAW, 'Ann.hand = { count = 2, without = ["Superman"] }'),
]


def verdict_on(head: str, position: str, deed: str, claim: str) -> judging.Verdict:
    """The verdict on a ruling of one step."""
    rule = next(rule for game, rule in RULES.items() if f'game = "{game}"' in head)
    ruling = read_sheet(sheet(position, f"{deed}{claim}", head=head, rule=rule))[0]
    return judge(ruling)


@pytest.mark.parametrize(("head", "position", "deed", "claim"), LUCKY)
def test_what_holds_by_luck_is_refused(head: str, position: str, deed: str, claim: str) -> None:
    """However rarely it fails, and whatever comes in between: an unwritten card or chance decides it."""
    found = verdict_on(head, position, deed, claim)
    assert found.result == MALFORMED
    assert "depends on what is not written down" in found.problems[0][1]


@pytest.mark.parametrize(("head", "position", "deed", "claim"), LUCKY_TOGETHER)
def test_what_two_unwritten_things_decide_together_is_refused(head: str, position: str, deed: str, claim: str) -> None:
    """However rarely both come so."""
    found = verdict_on(head, position, deed, claim)
    assert found.result == MALFORMED
    assert "this depends on what is not written down" in found.problems[0][1]


@pytest.mark.thorough
@pytest.mark.parametrize(("head", "position", "deed", "claim"), LUCKY_AMONG_MANY)
def test_what_two_of_many_decide_together_is_refused(head: str, position: str, deed: str, claim: str) -> None:
    """However much else could come."""
    found = verdict_on(head, position, deed, claim)
    assert found.result == MALFORMED
    assert "this depends on what is not written down" in found.problems[0][1]


def test_chance_that_takes_an_unwritten_card_is_refused() -> None:
    """Each card comes to lie there, and chance takes each of five: only both together decide."""
    assert verdict_on(HEAD, *STOLEN, 'no_log = ["Mera"]').result == MALFORMED


def test_two_places_after_a_shuffle_are_tried_together() -> None:
    """Mera may come first and Robin second, and nobody wrote that they don't."""
    assert verdict_on(HEAD, *RESHUFFLED, 'no_log.Alice = ["Mera, Robin"]').result == MALFORMED
    assert verdict_on(HEAD, *RESHUFFLED, 'Alice.hand = { count = 2, without = ["Kick"] }').result == HOLDS


@pytest.mark.thorough
@pytest.mark.parametrize(("head", "position", "deed", "claim"), HARMLESS_TOGETHER)
def test_what_two_unwritten_things_do_not_decide_is_not_refused(
    head: str, position: str, deed: str, claim: str
) -> None:
    """Both are looked at, and what is said is true however they come out."""
    found = verdict_on(head, position, deed, claim)
    assert ([words for _, words in found.problems], found.untried) == ([], "")


@pytest.mark.parametrize(("head", "position", "deed", "claim"), some_thorough(NOT_LUCKY, 0))
def test_what_holds_in_any_case_is_not_refused(head: str, position: str, deed: str, claim: str) -> None:
    """Unwritten cards are drawn and shuffled, and what is said is true whatever they are."""
    found = verdict_on(head, position, deed, claim)
    assert ([words for _, words in found.problems], found.untried) == ([], "")
    assert found.result == HOLDS
