"""Words that stand ready for cards of one's own: coins, repetition, holding, paying ATK and DEF, modes."""

from __future__ import annotations

from tests.vs.scenes import BUILD_PHASE, RECRUIT_STEP, Scene

BEETLE = "Beetle, Abner Jenkins"
CHARAXES = "Charaxes, Drury Walker"


def own(text: str, cost: int = 3, more: str = "") -> str:
    """A character of one's own with a text."""
    numbers = f"cost = {cost}\natk = 4\ndef = 4"
    return f'[[card]]\nname = "Brute"\ntype = "character"\n{numbers}\n{more}\ntext = """\n{text}"""\n'


def test_paying_atk_costs_it_for_the_turn() -> None:
    """Who has less ATK than asked for can't pay. [vs 203.6d]"""
    scene = Scene("Brute", own=own("Pay 3 ATK this turn >>> Draw a card."))
    brute = scene.character("Brute")
    scene.play("use Brute")
    assert scene.now(brute).atk == 1
    assert len(scene.game.hand(0)) == 1
    assert not scene.offers("use Brute")


def test_paying_x_def_is_announced() -> None:
    """X is chosen up to what the character has. [vs 203.6d, 505.1b]"""
    scene = Scene("Brute", own=own("Pay X DEF this turn >>> Target player loses X endurance."))
    brute = scene.character("Brute")
    scene.play("use Brute", "3", "P1")
    assert scene.now(brute).defense == 1
    assert scene.game.endurance == [50, 47]


def test_a_captive_stays_exhausted_as_long_as_its_captor() -> None:
    """At the end of the turn the captor's controller chooses whether to ready it, and releases the captive so.

    [vs 513.6a, 513.6b]
    """
    text = "Activate >>> Exhaust target character, which can't ready while this card remains exhausted."
    for wish, held in (("no", True), ("yes", False)):
        scene = Scene("Brute", BEETLE, own=own(text))
        brute, beetle = scene.character("Brute"), scene.character(BEETLE, 1)
        scene.play("use Brute", beetle.key())
        assert scene.game.thing(beetle).exhausted
        scene.players[0].wishes = [wish]
        scene.go_on_to(0)
        assert scene.game.thing(beetle).exhausted == held
        assert scene.game.thing(brute).exhausted == held


def test_a_process_is_repeated_until_something_is_so() -> None:
    """It is done at least once. [vs 508.2k]"""
    text = "Activate >>> Draw a card. Repeat this process until you have three or more cards in hand."
    for held, drawn in ((0, 3), (4, 1)):
        scene = Scene("Brute", *["Orb"] * 4, own=own(text))
        scene.character("Brute")
        for _ in range(held):
            scene.hand("Orb")
        scene.play("use Brute")
        assert len(scene.game.hand(0)) == held + drawn


def test_a_coin_is_called_by_the_opponent() -> None:
    """Whoever flips wins if the other called wrong. [vs Coin Flip]"""
    text = "Activate >>> Flip a coin. If you win the flip, draw a card."
    outcomes = set()
    for call in ("heads", "tails"):
        scene = Scene("Brute", own=own(text))
        scene.character("Brute")
        scene.players[1].wishes = [call]
        scene.play("use Brute")
        assert scene.players[1].wishes == []
        outcomes.add(len(scene.game.hand(0)))
    assert outcomes == {0, 1}


def test_a_mode_is_chosen_as_the_effect_is_played() -> None:
    """Only the chosen mode does anything. [vs 508.2h]"""
    text = "Activate >>> Choose one: Draw a card; or target player loses 2 endurance."
    for mode, hand, endurance in (("mode 1", 1, 50), ("mode 2", 0, 48)):
        scene = Scene("Brute", own=own(text))
        scene.character("Brute")
        scene.play("use Brute", mode, "P1")
        assert len(scene.game.hand(0)) == hand
        assert scene.game.endurance[1] == endurance


def test_who_attacks_if_able_keeps_its_controller_from_passing() -> None:
    """As long as it could attack and hasn't, passing isn't on offer. [vs 600.4]"""
    scene = Scene("Brute", BEETLE, own=own("Brute attacks each turn if able."))
    brute, beetle = scene.character("Brute"), scene.character(BEETLE, 1)
    assert not scene.offers("pass")
    scene.attack(brute, beetle)
    scene.conclude()
    assert scene.offers("pass")


def test_sentinels_can_negate_activated_powers() -> None:
    """Only effects of activated powers of opponents' characters are targets. [vs 500.3a]"""
    text = "Pay 1 ATK this turn >>> Negate target effect from an activated power of a character an opponent controls."
    scene = Scene("Brute", "Pyro, St. John Allerdyce", own=own(text))
    scene.character("Brute")
    scene.character("Pyro", 1)
    scene.game.priority = 1
    scene.players[0].wishes = ["use Brute"]
    scene.play("use Pyro, St. John Allerdyce", "P0", player=1)
    assert scene.game.endurance == [50, 50]


def test_terraform_changes_a_resource_for_another() -> None:
    """A face-down resource goes to the hand, and the card takes a place in the row. [vs 706.15]"""
    scene = Scene("Brute", "Orb", own=own("Terraform"))
    scene.resource("Orb")
    brute = scene.hand("Brute")
    scene.at(RECRUIT_STEP)
    scene.play("use Brute", "yes")
    assert scene.in_hand() == ["Orb"]
    assert scene.game.lies_in(brute, scene.game.players[0].resources)


def test_substitute_puts_a_character_in_the_place_of_another() -> None:
    """A ready character that costs at least as much is removed from the game. [vs 706.16]"""
    scene = Scene("Brute", CHARAXES, own=own("Substitute"))
    charaxes = scene.character(CHARAXES)
    brute = scene.hand("Brute")
    scene.at(RECRUIT_STEP)
    scene.play("use Brute", "yes")
    assert scene.removed(charaxes)
    assert scene.now(brute).is_character()


def test_dual_loyalty_asks_for_both_teams() -> None:
    """Both affiliations must be among those of your characters. [vs 706.3b]"""
    more = 'affiliations = ["X-Men", "Morlocks"]'
    scene = Scene("Brute", "Tommy", "Colossus, Steadfast Protector", own=own("Dual Loyalty", more=more))
    scene.hand("Brute")
    scene.at(RECRUIT_STEP)
    scene.game.points[0] = 3
    scene.character("Tommy")
    assert not scene.offers("recruit Brute")
    scene.character("Colossus")
    assert scene.offers("recruit Brute")


def test_a_choice_of_affiliation_flags_nobody_later() -> None:
    """Characters that come later don't get what was given to those who were there. [vs 513.2c]"""
    choose = "Choose an affiliation. Characters you control with the chosen affiliation get +1 ATK this turn."
    scene = Scene("Brute", "Omen", "Omen", own=own(f"Activate >>> {choose}"))
    scene.character("Brute")
    first = scene.character("Omen")
    scene.at(BUILD_PHASE)
    scene.play("use Brute", "Teen Titans")
    later = scene.character("Omen")
    assert scene.now(first).atk == first.definition.atk + 1
    assert scene.now(later).atk == later.definition.atk
