"""Cards are written into files by hand: little must be said, and what can't be a card is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from longbox.games.champions.definitions import BASIC, DASH, ENCOUNTER, IDENTITY_SPECIFIC, CardDefinition
from longbox.games.champions.library import box, library_with, own_cards, read_cards
from longbox.games.library import BadCard
from longbox.kernel.errors import LongboxError
from longbox.language import CardFileError, UnreadableText


def card(**changes: object) -> str:
    """A file with a good card, but for some changes; what is None is left out."""
    said = {"name": "Misty Knight", "type": "ally", "cost": 2, "hit_points": 3, "thw": 1, "atk": 1} | changes
    return "[[card]]\n" + "\n".join(
        [f"{key} = {json.dumps(value)}" for key, value in said.items() if value is not None]
    )


def read(**changes: object) -> CardDefinition:
    """The card of such a file."""
    (found,) = read_cards(card(**changes))
    return found


def test_little_must_be_said() -> None:
    """A card without code is called by its name, is basic, and has what most cards of its type have."""
    ally = read()
    assert (ally.code, ally.aspect, ally.quantity, ally.deck_limit) == ("Misty Knight", BASIC, 1, 3)
    assert (ally.attack_damage, ally.thwart_damage) == (1, 1)
    assert ally.abilities == ()
    assert read(unique=True).deck_limit == 1
    assert read(set="daughters").aspect == IDENTITY_SPECIFIC
    assert read(type="minion", cost=None, thw=None).aspect == ENCOUNTER


def test_numbers_can_be_said_in_words() -> None:
    """For each player; a power that can't be used; one that the text defines."""
    minion = read(type="minion", cost=None, hit_points="4 per player", atk="X", thw="-")
    assert (minion.hit_points, minion.per_player) == (4, True)
    assert (minion.atk, minion.thw) == (0, DASH)
    hulk = read(thw="-")
    assert (hulk.thw, hulk.thwart_damage, hulk.attack_damage) == (DASH, 0, 1)
    scheme = read(type="side scheme", cost=None, thw=None, atk=None, hit_points=0, threat="2 per player")
    assert (scheme.starting_threat, scheme.starting_threat_per_player) == (2, True)


def test_a_text_gives_the_card_what_it_says() -> None:
    """Keywords, uses, restrictions, limits and abilities stand where the rules look for them."""
    upgrade = read(
        type="upgrade",
        thw=None,
        atk=None,
        hit_points=None,
        text="Restricted. Uses (2 charm counters).\nMax 1 per deck.\nMax 1 per player.\n"
        "Charm — Hero Action (thwart): Remove 1 charm counter from here → remove 1 threat from a scheme. "
        "(Limit once per round.)\nYour hero gets +1 REC.",
    )
    assert upgrade.keywords == {"restricted": 0, "uses": 2}
    assert (upgrade.uses, upgrade.deck_limit, len(upgrade.play_rules), len(upgrade.constants)) == ("charm", 1, 1, 1)
    (ability,) = upgrade.abilities
    assert (ability.name, ability.timing, ability.form) == ("Charm", "action", "hero")
    assert (ability.label, ability.limit) == ("thwart", "round")
    assert ability.cost is not None


REFUSED: list[tuple[str, type[LongboxError], str]] = [
    (card(name="Misty #2"), BadCard, "must be in plain letters, without #"),
    (card(type="sidekick"), BadCard, "there is no card type 'sidekick'"),
    (card(type="alley"), BadCard, "Did you mean 'ally'"),
    (card(aspect="justise"), BadCard, "Did you mean 'justice'"),
    (card(type="minion", aspect="justice"), BadCard, "its aspect can't be 'justice'"),
    (card(resources=["mentall"]), BadCard, "there is no resource 'mentall'"),
    (card(hit_points="three"), BadCard, "hit_points is 'three'; it must be a number"),
    (card(hitpoints=3), CardFileError, "did you mean 'hit_points'?"),
    (card(cost="two"), CardFileError, "cost: Expected int"),
    (card(text="Action: Draw 1 crad."), UnreadableText, '("card" in place of "crad")'),
    (card(text="Response: Draw 1 card."), BadCard, "its Response must say what it waits for"),
    (card(text="Action: When this card attacks, draw 1 card."), BadCard, "its Action waits for something"),
    (card(text="Resource: Draw 1 card."), BadCard, "a Resource ability generates resources"),
    (card(text="Action: Generate a wild resource."), BadCard, "a Resource ability generates resources"),
    (card(type="event", hit_points=None, thw=None, atk=None), BadCard, "an event does nothing without an ability"),
    (
        card(type="resource", cost=None, hit_points=None, thw=None, atk=None, text="Action: Draw 1 card."),
        BadCard,
        "a resource card is never in play",
    ),
]


@pytest.mark.parametrize(("file", "error", "message"), REFUSED)
def test_what_can_not_be_a_card_is_refused(file: str, error: type[LongboxError], message: str) -> None:
    """The message says what is wrong, and what would be right."""
    with pytest.raises(error) as caught:
        read_cards(file)
    assert message in str(caught.value)


def test_the_place_is_named(tmp_path: Path) -> None:
    """A file and a line lead to the card."""
    file = tmp_path / "knights.toml"
    file.write_text(card() + "\n\n" + card(name="Colleen Wing", type="sidekick"))
    with pytest.raises(BadCard) as caught:
        own_cards(file)
    assert str(caught.value).startswith(f"{file}:9: Colleen Wing")


def test_own_cards_join_the_box() -> None:
    """Under a code of their own; a name can be taken, as different people bear the same one."""
    joined = library_with((card(), card(name="Hawkeye", subtitle="Kate Bishop", code="own1")))
    assert len(joined) == len(box()) + 2
    with pytest.raises(BadCard, match="there is already a card '01066'"):
        library_with((card(code="01066"),))


def test_the_box_has_what_the_core_set_has() -> None:
    """The players' cards by aspect: how many there are, and how many different ones."""
    aspects: dict[str, list[int]] = {}
    for each in box():
        if each.aspect != ENCOUNTER and not each.is_identity:
            aspects.setdefault(each.aspect, []).append(each.quantity)
    counted = {aspect: (len(cards), sum(cards)) for aspect, cards in aspects.items()}
    assert counted == {
        IDENTITY_SPECIFIC: (47, 75),
        "aggression": (8, 19),
        "justice": (8, 19),
        "leadership": (9, 18),
        "protection": (8, 19),
        BASIC: (11, 44),
    }
