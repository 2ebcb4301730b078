"""The examples of the rulebook in which several quoted cards meet."""

from __future__ import annotations

from longbox.games.vs.combat.legal_attacks import players_for
from tests.vs.scenes import COMBAT_PHASE, RECOVERY_PHASE, RECRUIT_STEP, Scene

BEETLE = "Beetle, Abner Jenkins"
COLOSSUS = "Colossus, Steadfast Protector"
CHARAXES = "Charaxes, Drury Walker"
TIM = "Tim Drake <> Robin, Young Detective"
DAWN = "Dawn Granger <> Dove"
DANE = "Dane Whitman <> Black Knight"


def test_beetle_returned_and_recruited_again_is_another_beetle() -> None:
    """What boost gave the first object doesn't affect the next. [vs 201.2a]"""
    scene = Scene(BEETLE, "Reign of Terror")
    scene.resources(6)
    scene.resources(4, 1)
    beetle = scene.hand(BEETLE)
    scene.hand("Reign of Terror", 1)
    scene.at(RECRUIT_STEP)
    scene.game.points[0] = 8
    scene.play(f"recruit {BEETLE}", "yes")
    assert scene.now(beetle).atk == 2 + 6
    scene.game.priority = 1
    scene.play("play Reign of Terror", beetle.key(), player=1)
    assert scene.in_hand() == ["Beetle"]
    scene.play(f"recruit {BEETLE}", "no")
    assert scene.now(beetle).atk == 2


def test_tim_drake_can_t_redirect_evasion() -> None:
    """Stunning that is a cost can't be replaced. [vs 203.10]"""
    own = '[[card]]\nname = "Ghost"\ntype = "character"\ncost = 2\natk = 2\ndef = 2\n'
    own += 'affiliations = ["Gotham Knights"]\ntext = "Evasion"'
    scene = Scene(TIM, "Ghost", CHARAXES, own=own)
    tim, ghost = scene.character(TIM), scene.character("Ghost")
    charaxes = scene.character(CHARAXES, 1)
    scene.attack(tim, charaxes, ghost)
    scene.play("use Ghost", "yes")
    assert scene.now(ghost).is_stunned()
    assert not scene.now(tim).is_stunned()


def test_dane_whitman_from_the_resource_row_is_a_new_object() -> None:
    """His power can be used again, and what it gave the old object is gone. [vs 501.4a]"""
    scene = Scene(DANE, *["Moonglow"] * 3, "Bron Char", "Ultimus, Starforce")
    dane = scene.character(DANE)
    for _ in range(3):
        scene.resource("Moonglow")
    scene.resources(1)
    scene.character("Bron Char")
    scene.hand("Ultimus")
    scene.at(RECRUIT_STEP)
    scene.game.points[0] = 10
    scene.play(f"use {dane}")
    assert not scene.offers(f"use {dane}")
    scene.play("use Bron Char", dane.key())
    assert scene.game.lies_in(dane, scene.game.players[0].resources)
    scene.game.move(dane, scene.game.players[0].hand)
    scene.play(f"recruit {dane}")
    assert scene.now(dane).atk == dane.definition.atk
    assert scene.offers(f"use {dane}")


def test_adam_strange_is_no_longer_of_x_statix_as_he_leaves_play() -> None:
    """Right before he leaves, the Doop Cam has left already. [vs 502.4]"""
    own = '[[card]]\nname = "Witness"\ntype = "character"\ncost = 1\natk = 1\ndef = 1\n'
    own += 'text = "Whenever an X-Statix character leaves play, gain 1 endurance."'
    scene = Scene("Adam Strange", "Doop Cam", "Tommy", "Witness", own=own)
    tommy = scene.character("Tommy")
    scene.character("Witness")
    scene.equipment("Doop Cam", tommy)
    scene.resource("Adam Strange")
    scene.go_on_to(RECOVERY_PHASE)
    scene.play("use Adam Strange", tommy.key())
    assert sorted(scene.koed(0)) == ["Adam Strange", "Doop Cam", "Tommy"]
    assert scene.game.endurance[0] == 51


def test_a_copy_of_fastball_special_needs_no_x_men() -> None:
    """The copy isn't played, so its restriction, threshold and additional cost don't matter. [vs 708.2d]"""
    scene = Scene("Fastball Special", "Molecule Man, Owen Reece", COLOSSUS, "Cyclops, Slim")
    scene.resources(3)
    scene.character(COLOSSUS)
    cyclops = scene.character("Cyclops, Slim")
    molecule = scene.character("Molecule Man", 1)
    scene.hand("Fastball Special")
    scene.players[1].wishes = ["use Molecule Man, Owen Reece", "yes", cyclops.key()]
    scene.play("play Fastball Special", molecule.key())
    assert scene.now(cyclops).is_stunned()
    assert scene.now(molecule).is_stunned()


def test_search_and_destroy_speaks_of_tim_drake_though_another_was_stunned() -> None:
    """That character is the target, whoever was stunned in its place. [vs That <Something>, The <Something>]"""
    scene = Scene(TIM, TIM, DAWN, DAWN, "Search and Destroy", CHARAXES)
    scene.resources(5, 1)
    tim, dawn = scene.character(TIM), scene.character(DAWN)
    charaxes = scene.character(CHARAXES, 1)
    scene.hand(TIM)
    scene.hand(DAWN)
    scene.hand("Search and Destroy", 1)
    scene.attack(tim, charaxes, dawn)
    scene.players[0].wishes = ["yes"]
    scene.game.priority = 1
    scene.play("play Search and Destroy", tim.key(), player=1)
    assert scene.now(dawn).is_stunned()
    assert scene.koed(0) == ["Tim Drake"]
    assert scene.in_hand(0) == ["Dawn Granger"]


def test_anarchist_kos_the_stunned_character_even_if_it_has_recovered() -> None:
    """It is the character that was stunned when the text last spoke of it. [vs That <Something>, The <Something>]"""
    scene = Scene("Anarchist, Tike Alicar", "Battering Ram", "Cyclops, Slim", "Children of the Atom", COLOSSUS)
    scene.resources(4, 1)
    anarchist, ram = scene.character("Anarchist"), scene.character("Battering Ram")
    cyclops = scene.character("Cyclops, Slim", 1)
    scene.hand("Children of the Atom", 1)
    scene.hand(COLOSSUS, 1)
    scene.attack(anarchist, cyclops, ram)
    scene.players[1].wishes = ["play Children of the Atom"]
    scene.conclude()
    assert "Children of the Atom" in scene.koed(1)
    assert "Cyclops" in scene.koed(1)


def test_robot_destroyer_costs_its_controller_too() -> None:
    """Being stunned as a cost costs stun endurance all the same. [vs 708.11c]"""
    scene = Scene("Robot Destroyer, Army", "Kristoff Von Doom", BEETLE)
    robot = scene.character("Robot Destroyer")
    scene.character("Kristoff Von Doom")
    beetle = scene.character(BEETLE, 1)
    scene.play(f"use {robot}", beetle.key())
    assert scene.game.endurance == [45, 48]


def test_a_stunned_character_is_no_shield_against_direct_attacks() -> None:
    """Deacon Frost can be attacked, so his controller can't be attacked directly. [vs 601.4a]"""
    scene = Scene("Centurious", "Deacon Frost", BEETLE)
    beetle = scene.character(BEETLE)
    scene.character("Centurious", 1, stunned=True)
    frost = scene.character("Deacon Frost", 1)
    assert players_for(scene.game, scene.now(beetle)) == []
    scene.game.thing(frost).stunned = True
    scene.game.forget_standing()
    assert players_for(scene.game, scene.now(beetle)) == [1]


def test_destiny_s_modifier_outlasts_her() -> None:
    """A delayed triggered modifier exists independently of its source. [vs 513.4a]"""
    scene = Scene("Destiny, Irene Adler", BEETLE, CHARAXES)
    destiny, charaxes = scene.character("Destiny"), scene.character(CHARAXES)
    beetle = scene.character(BEETLE, 1)
    scene.at(RECRUIT_STEP)
    scene.play("use Destiny, Irene Adler", beetle.key())
    scene.game.move(destiny, scene.game.players[0].hand)
    scene.go_on_to(COMBAT_PHASE + 1, 0)
    scene.attack(charaxes, beetle)
    scene.conclude()
    assert scene.game.endurance[1] == 50 - 2 - 4


def test_flying_kick_and_storm_in_the_order_of_their_resolution() -> None:
    """A later modifier gives back what an earlier one took. [vs 513.2f, 515.3]"""
    scene = Scene("Storm, Ororo Munroe", "Flying Kick", BEETLE)
    scene.resources(2, 1)
    scene.character("Storm, Ororo Munroe")
    beetle = scene.character(BEETLE, 1)
    scene.hand("Flying Kick", 1)
    scene.game.priority = 0
    scene.play("use Storm, Ororo Munroe")
    scene.game.priority = 1
    scene.play("play Flying Kick", beetle.key(), player=1)
    assert scene.now(beetle).flight
    scene.game.priority = 0
    scene.play("use Storm, Ororo Munroe")
    assert not scene.now(beetle).flight


def test_toad_with_kevlar_chooses_what_replaces_the_stunning() -> None:
    """The controller of the affected character orders replacement modifiers. [vs 513.5c]"""
    scene = Scene("Toad, Mortimer Toynbee", "Kevlar Body Armor", CHARAXES)
    toad, charaxes = scene.character("Toad", 1), scene.character(CHARAXES)
    kevlar = scene.equipment("Kevlar Body Armor", toad)
    scene.attack(charaxes, toad)
    scene.players[1].wishes = [str(kevlar), "yes"]
    scene.conclude()
    assert not scene.now(toad).is_stunned()
    assert len(scene.koed(1)) == 1


def test_the_reinforcement_of_a_torch_who_is_stunned_still_counts() -> None:
    """What ends together with the conclusion still applies to it. [vs 513.1g]"""
    scene = Scene("Human Torch, The Invisible Man", "Galactus")
    torch, galactus = scene.character("Human Torch, The Invisible Man"), scene.character("Galactus", 1)
    scene.game.timeline = scene.game.timeline[1:]
    scene.game.priority = 1
    scene.attack(galactus, torch, player=1)
    scene.conclude()
    assert scene.now(torch).is_stunned()
    assert scene.game.endurance == [45, 50]


def test_storm_meets_two_fliers_at_once() -> None:
    """Defending against two characters is entering combat with each of them. [vs 602.4]"""
    scene = Scene("Storm, Gold Leader", COLOSSUS, "Galactus", "Frankie Raye <> Nova, Harbinger of Death",
                  "Silver Surfer, Harbinger of Oblivion")  # fmt: skip
    scene.character("Storm, Gold Leader", column=1)
    colossus = scene.character(COLOSSUS, column=2)
    first, second = scene.character("Frankie Raye", 1), scene.character("Silver Surfer", 1)
    scene.game.timeline = scene.game.timeline[1:]
    scene.game.priority = 1
    before = scene.now(colossus).atk
    scene.attack(first, colossus, second, player=1)
    assert scene.now(colossus).atk == before + 2
