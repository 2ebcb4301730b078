"""Cards that search, name, look, copy and negate. [vs 509, 708.2, 708.10]"""

from __future__ import annotations

import pytest

from longbox.games.vs.text.effects.naming import card_names
from tests.vs.scenes import Scene

BANSHEE = "Banshee, Sean Cassidy"


def test_atrophos_removes_all_copies_of_a_card_from_deck_and_hand() -> None:
    """Copies have the same name, version and identity; another version of the name is no copy. [vs 708.2f]"""
    scene = Scene("Atrophos", "T-Jet", "T-Jet", "T-Jet, Tamaranian Fighter")
    atrophos = scene.character("Atrophos")
    scene.top("T-Jet", 1)
    scene.hand("T-Jet", 1)
    scene.hand("T-Jet, Tamaranian Fighter", 1)
    scene.attack(atrophos)
    scene.players[0].wishes = ["T-Jet", "T-Jet", "T-Jet #2", "T-Jet"]
    scene.conclude()
    gone = [str(card) for card in scene.game.cards(scene.game.players[1].removed)]
    assert gone.count("T-Jet") == 2
    assert [str(card) for card in scene.game.hand(1)] == ["T-Jet, Tamaranian Fighter"]


def test_atrophos_may_fail_to_find() -> None:
    """A player who searches need not find anything. [vs 708.10a]"""
    scene = Scene("Atrophos", "T-Jet")
    atrophos = scene.character("Atrophos")
    scene.hand("T-Jet", 1)
    scene.attack(atrophos)
    scene.conclude()
    assert len(scene.game.hand(1)) == 1


def test_pan_removes_the_named_non_character_cards_of_a_deck() -> None:
    """Only cards of the named name leave the deck, which is shuffled. [vs 708.10b, 708.10c]"""
    scene = Scene("Pan", "Fizzle", "Fizzle", "Night Vision")
    pan = scene.character("Pan")
    fizzles = [scene.top("Fizzle", 1), scene.top("Fizzle", 1)]
    scene.top("Night Vision", 1)
    scene.attack(pan)
    scene.players[0].wishes = ["Fizzle", "Fizzle", "Fizzle #2", "Fizzle"]
    scene.conclude()
    assert all([scene.removed(card) for card in fizzles])
    assert "shuffle" in [happening.kind.name for happening in scene.game.log]


def test_any_card_name_can_be_named() -> None:
    """Names are those of all cards that there are, so that the choice tells nothing about decks. [vs 511.4]"""
    scene = Scene("Pan")
    assert "Fizzle" in card_names(scene.game)
    assert len(card_names(scene.game)) > 100


def test_connie_webb_finds_a_checkmate_card_and_goes_on_top_of_the_deck() -> None:
    """The card that was found is revealed and goes to the hand; Connie Webb follows onto the deck. [vs 511.8]"""
    scene = Scene("Connie Webb", "Valentina Vostok, Bishop", "Surveillance Pawn, Army")
    connie = scene.character("Connie Webb")
    scene.top("Valentina Vostok", 0)
    scene.top("Surveillance Pawn", 0)
    scene.play("use Connie Webb", "Valentina Vostok, Bishop")
    assert scene.in_hand() == ["Valentina Vostok"]
    assert scene.game.deck(0)[-1] is connie


def test_moonglow_finds_team_up_cards_by_their_version() -> None:
    """Only cards with the Team-Up version can be found. [vs 202.2]"""
    scene = Scene("Moonglow", "Stormfront-1, Team-Up", "Mutant Nation", "Orb")
    scene.character("Moonglow")
    scene.hand("Orb")
    scene.top("Stormfront-1", 0)
    scene.top("Mutant Nation", 0)
    scene.play("use Moonglow", "yes", "Stormfront-1, Team-Up")
    assert scene.in_hand() == ["Stormfront-1"]
    found = [question for question in scene.players[0].asked if "find" in question.prompt.words]
    assert [choice.key() for choice in found[0].choices] == ["Stormfront-1, Team-Up", "done"]


@pytest.mark.parametrize(
    ("discarded", "found"), [("Galactus", "Night Vision"), ("Silver Surfer, Harbinger of Oblivion", "Orb")]
)
def test_creation_of_a_herald_finds_what_the_discarded_card_allows(discarded: str, found: str) -> None:
    """For Galactus any card; otherwise a character card with a lesser cost than the discarded one. [vs 508.2f]"""
    scene = Scene("Creation of a Herald", "Galactus", "Silver Surfer, Harbinger of Oblivion", "Night Vision", "Orb")
    scene.resources(3)
    scene.hand("Creation of a Herald")
    scene.hand(discarded)
    scene.top("Night Vision", 0)
    scene.top("Orb", 0)
    scene.play("play Creation of a Herald", found)
    assert scene.in_hand() == [found]


def test_creation_of_a_herald_can_t_find_a_plot_twist_for_another_herald() -> None:
    """Cards that aren't characters are no answer to the second search. [vs 508.2f]"""
    scene = Scene("Creation of a Herald", "Silver Surfer, Harbinger of Oblivion", "Night Vision")
    scene.resources(3)
    scene.hand("Creation of a Herald")
    scene.hand("Silver Surfer, Harbinger of Oblivion")
    scene.top("Night Vision", 0)
    scene.play("play Creation of a Herald", "Night Vision")
    assert scene.in_hand() == []


def test_baxter_building_reveals_one_card_or_two() -> None:
    """Two cards are revealed in place of one for who controls a Fantastic Four character. [vs 508.2j]"""
    for with_team, kept in ((False, ["Jetpack"]), (True, ["Jetpack", "Batarang"])):
        scene = Scene("Baxter Building", "She-Thing", "Jetpack", "Batarang")
        scene.resource("Baxter Building", face_up=True)
        if with_team:
            scene.character("She-Thing")
        scene.top("Batarang", 0)
        scene.top("Jetpack", 0)
        scene.play("use Baxter Building")
        assert sorted(scene.in_hand()) == sorted(kept)


def test_baxter_building_puts_the_rest_on_the_bottom() -> None:
    """What is no equipment goes to the bottom of the deck. [vs 508.2j]"""
    scene = Scene("Baxter Building", "Orb")
    scene.resource("Baxter Building", face_up=True)
    orb = scene.top("Orb", 0)
    scene.play("use Baxter Building")
    assert scene.game.deck(0)[0] is orb


# Effects on the chain


def test_fizzle_negates_a_plot_twist() -> None:
    """A negated effect does nothing, and its card goes to the KO'd pile. [vs 509]"""
    scene = Scene("Fizzle", "Flying Kick", BANSHEE)
    scene.resources(4, 0)
    scene.resources(4, 1)
    banshee = scene.character(BANSHEE)
    scene.hand("Flying Kick")
    scene.hand("Fizzle", 1)
    scene.players[1].wishes = ["play Fizzle"]
    before = scene.now(banshee).atk
    scene.play("play Flying Kick", banshee.key())
    assert scene.koed(0) == ["Flying Kick"]
    assert scene.koed(1) == ["Fizzle"]
    scene.attack(banshee)
    assert scene.now(banshee).atk == before


def test_fizzle_can_t_negate_an_ongoing_plot_twist() -> None:
    """Dynamic Duo is ongoing, though the effect before that word isn't. [vs Non-<something>]"""
    scene = Scene("Fizzle", "Dynamic Duo")
    scene.resources(4, 0)
    scene.resources(4, 1)
    scene.hand("Dynamic Duo")
    scene.hand("Fizzle", 1)
    scene.players[1].wishes = ["play Fizzle"]
    scene.play("play Dynamic Duo")
    assert scene.players[1].wishes == ["play Fizzle"]


def test_molecule_man_copies_a_plot_twist_with_another_target() -> None:
    """The copy isn't played: it has new targets if its controller likes, and no cost. [vs 708.2b, 708.2d]"""
    scene = Scene("Molecule Man, Owen Reece", "Blind Sided", "Human Torch, The Invisible Man")
    scene.resources(4, 1)
    scene.character("Molecule Man")
    torch = scene.character("Human Torch, The Invisible Man")
    other = scene.character("Human Torch, The Invisible Man", 1)
    scene.hand("Blind Sided", 1)
    scene.players[0].wishes = ["use Molecule Man, Owen Reece", "yes", f"{torch}", f"{torch} #2"]
    scene.at(7 - 1, 0)
    scene.game.priority = 1
    scene.play("play Blind Sided", torch.key(), player=1)
    names = [happening.kind.name for happening in scene.game.log]
    assert names.count("copy") == 1
    assert scene.koed(1) == ["Blind Sided"]
    assert other.serial != torch.serial


def test_molecule_man_s_copy_of_break_you_remembers_the_discarded_cards() -> None:
    """What was paid for the original is copied with it. [vs 708.2d, 708.2e]"""
    scene = Scene("Molecule Man, Owen Reece", "Break You", "Orb", "Owlman", "Charaxes, Drury Walker")
    scene.resources(4, 1)
    scene.character("Molecule Man")
    charaxes = scene.character("Charaxes", 0)
    victim = scene.character("Charaxes", 1)
    for name in ("Break You", "Orb", "Owlman"):
        scene.hand(name, 1)
    scene.attack(charaxes, victim)
    before = scene.now(victim).atk
    scene.players[0].wishes = ["use Molecule Man, Owen Reece"]
    scene.play("play Break You", "Orb", "Owlman", "Charaxes, Drury Walker #2", player=1)
    names = [happening.kind.name for happening in scene.game.log]
    assert names.count("copy") == 1
    total = scene.now(victim).atk - before + scene.now(charaxes).atk - before
    assert total == 8


def test_batman_negates_a_plot_twist_as_one_becomes_powered_up() -> None:
    """The discard is optional, and must be done for the rest. [vs 707.2, 508.2i]"""
    scene = Scene("Batman, Avatar of Justice", "Batman, Avatar of Justice", "Nasty Surprise", "Orb",
                  "Charaxes, Drury Walker")  # fmt: skip
    scene.resources(4, 1)
    batman = scene.character("Batman")
    charaxes = scene.character("Charaxes", 1)
    scene.hand("Batman")
    scene.hand("Orb")
    scene.hand("Nasty Surprise", 1)
    scene.attack(batman, charaxes)
    before = scene.now(charaxes).atk
    scene.players[0].wishes = [f"power up {batman}", "yes"]
    scene.game.priority = 1
    scene.play("play Nasty Surprise", player=1)
    assert scene.now(charaxes).atk == before
    assert sorted(scene.koed(0)) == ["Batman", "Orb"]


def test_wheel_of_misfortune_negates_power_ups() -> None:
    """A power-up effect is any whose modifier could power-up a character. [vs 708.5d]"""
    scene = Scene("Wheel of Misfortune", "Beetle, Abner Jenkins", "Beetle, Abner Jenkins", "Charaxes, Drury Walker")
    scene.resources(4, 1)
    beetle, charaxes = scene.character("Beetle"), scene.character("Charaxes", 1)
    scene.hand("Beetle")
    scene.hand("Wheel of Misfortune", 1)
    scene.attack(beetle, charaxes)
    atk = [scene.now(beetle).atk, scene.now(charaxes).atk]
    scene.players[1].wishes = ["play Wheel of Misfortune", "yes", charaxes.key()]
    scene.play(f"power up {beetle}")
    assert [scene.now(beetle).atk, scene.now(charaxes).atk] == [atk[0], atk[1] + 1]


# Looking


def test_lonar_shows_the_top_cards_of_opponents() -> None:
    """Each opponent plays with the top card of the deck revealed. [vs 708.10c]"""
    scene = Scene("Lonar", "Orb")
    scene.character("Lonar")
    scene.top("Orb", 1)
    assert [rule.rule.topic for rule in scene.game.standing().rules_about("top revealed")] == ["top revealed"]


def test_night_vision_lets_its_player_look_at_the_top_card() -> None:
    """The ongoing text works while the plot twist is a face-up resource. [vs 511.8]"""
    scene = Scene("Night Vision")
    assert not scene.game.standing().rules_about("may look at top")
    scene.resource("Night Vision", face_up=True)
    assert scene.game.standing().rules_about("may look at top")
