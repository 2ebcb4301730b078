"""Cards that move, exchange, replace, transfer, return and put cards into play or into rows. [vs 217, 700, 708]"""

from __future__ import annotations

from tests.vs.scenes import RECOVERY_PHASE, RECRUIT_STEP, SUPPORT, Scene

BEETLE = "Beetle, Abner Jenkins"
CHARAXES = "Charaxes, Drury Walker"


def test_bron_char_puts_a_character_into_the_resource_row() -> None:
    """The controller of the target loses a resource and gets one; the character leaves play. [vs 501.4a, 708.4g]"""
    scene = Scene("Bron Char", "Ultimus, Starforce", BEETLE, "Orb")
    scene.character("Bron Char")
    beetle = scene.character(BEETLE, 1)
    orb = scene.resource("Orb", 1)
    scene.hand("Ultimus")
    scene.play("use Bron Char")
    assert scene.koed(1) == ["Orb"]
    assert scene.game.lies_in(beetle, scene.game.players[1].resources)
    assert not scene.game.thing(beetle).face_up
    assert orb.definition.card_name == "Orb"


def test_bron_char_does_nothing_more_without_a_resource() -> None:
    """Where no resource is KO'd, the character stays. [vs 508.2i]"""
    scene = Scene("Bron Char", "Ultimus, Starforce", BEETLE)
    scene.character("Bron Char")
    beetle = scene.character(BEETLE, 1)
    scene.hand("Ultimus")
    scene.play("use Bron Char")
    assert scene.now(beetle).is_character()


def test_adam_strange_acts_from_the_resource_row() -> None:
    """He is revealed there, KO's a character and himself, and another card may take his place. [vs 501.5, 502.4]"""
    scene = Scene("Adam Strange", "The Shark", "Orb")
    scene.resource("Adam Strange")
    shark = scene.character("The Shark", 1)
    orb = scene.hand("Orb")
    assert not scene.offers("use Adam Strange")
    scene.go_on_to(RECOVERY_PHASE)
    scene.play("use Adam Strange", "yes", "Orb")
    assert scene.koed(1) == ["The Shark"]
    assert scene.koed(0) == ["Adam Strange"]
    assert scene.game.lies_in(orb, scene.game.players[0].resources)
    assert not scene.game.lies_in(shark, scene.game.players[1].hand)


def test_multiple_man_becomes_two_others() -> None:
    """Removed from the game as he becomes stunned, he lets two namesakes come into the front row. [vs 201.7]"""
    scene = Scene(*["Multiple Man <> Jamie Madrox, Army"] * 3, CHARAXES)
    first = scene.character("Multiple Man <> Jamie Madrox, Army")
    others = [scene.hand("Multiple Man <> Jamie Madrox, Army") for _ in range(2)]
    charaxes = scene.character(CHARAXES, 1)
    scene.attack(first, charaxes)
    name = str(first)
    scene.players[0].wishes = ["yes", "yes", name, name, "front row 0"]
    scene.conclude()
    assert scene.removed(first)
    assert [scene.now(card).in_front() for card in others] == [True, True]


def test_eminent_domain_exchanges_resources() -> None:
    """Each player then controls what lies in the own row; both lie face down. [vs Exchange, 217.1a]"""
    scene = Scene("Eminent Domain", "Baxter Building", "Pier 4")
    scene.resources(3)
    scene.resources(2, 1)
    mine = scene.resource("Baxter Building", face_up=True)
    theirs = scene.resource("Pier 4", 1, face_up=True)
    scene.hand("Eminent Domain")
    number = scene.game.thing(theirs).number
    scene.play("play Eminent Domain")
    assert scene.game.lies_in(theirs, scene.game.players[0].resources)
    assert scene.game.lies_in(mine, scene.game.players[1].resources)
    assert [scene.game.thing(card).controller for card in (mine, theirs)] == [1, 0]
    assert not scene.game.thing(theirs).face_up
    assert scene.game.thing(theirs).number == number


def test_eminent_domain_does_nothing_without_two_resources() -> None:
    """If either choice can't be made, nothing is exchanged. [vs Exchange]"""
    scene = Scene("Eminent Domain", "Baxter Building")
    scene.resources(3)
    scene.resources(1, 1)
    mine = scene.resource("Baxter Building", face_up=True)
    scene.hand("Eminent Domain")
    scene.play("play Eminent Domain")
    assert scene.game.lies_in(mine, scene.game.players[0].resources)
    assert scene.game.thing(mine).face_up


def test_misappropriation_takes_equipment_and_control_of_it() -> None:
    """The equipment goes to an unequipped Brotherhood character of its new controller. [vs 708.12g]"""
    scene = Scene("Misappropriation", "Jetpack", "Phantazia", BEETLE)
    scene.resources(3)
    phantazia, beetle = scene.character("Phantazia"), scene.character(BEETLE, 1)
    jetpack = scene.equipment("Jetpack", beetle)
    scene.hand("Misappropriation")
    scene.play("play Misappropriation")
    assert scene.game.thing(jetpack).attached_to == phantazia.serial
    assert scene.game.thing(jetpack).controller == 0
    assert scene.now(phantazia).flight


def test_dr_fate_s_tower_transfers_all_equipment() -> None:
    """One after another, as far as the other character may have it. [vs 708.12h]"""
    scene = Scene("Dr. Fate's Tower", "Pier 4", "Jetpack", "Helm of Nabu, Fate Artifact", "She-Thing", "Owlman")
    scene.resource("Dr. Fate's Tower", face_up=True)
    scene.resource("Pier 4", face_up=True)
    thing, owlman = scene.character("She-Thing"), scene.character("Owlman")
    gear = [scene.equipment("Jetpack", thing), scene.equipment("Helm of Nabu", thing)]
    scene.play("use Dr. Fate's Tower", thing.key(), owlman.key())
    hosts = [scene.game.thing(card).attached_to for card in gear]
    assert sorted(hosts) == sorted([owlman.serial, thing.serial])


def test_fantastic_four_characters_bear_two_equipment_on_pier_4() -> None:
    """All others bear one. [vs 302.3b, 708.12b]"""
    scene = Scene("Pier 4", "Jetpack", "Doop Cam", "She-Thing", "Owlman")
    scene.resource("Pier 4", face_up=True)
    thing = scene.character("She-Thing")
    scene.equipment("Jetpack", thing)
    scene.hand("Doop Cam")
    scene.at(RECRUIT_STEP)
    scene.game.points[0] = 5
    assert scene.offers("recruit Doop Cam")
    scene.play("recruit Doop Cam")
    assert len(scene.game.equipment_on(thing)) == 2


def test_mind_over_matter_makes_two_modifiers() -> None:
    """A character goes home, and a target gets its due for the turn. [vs 511.1a]"""
    scene = Scene("Mind over Matter", "Battering Ram", BEETLE)
    scene.resources(4)
    ram, beetle = scene.character("Battering Ram"), scene.character(BEETLE)
    scene.hand("Mind over Matter")
    scene.play("play Mind over Matter", beetle.key())
    assert scene.in_hand() == ["Beetle"]
    now = scene.now(ram)
    assert (now.atk, now.flight, now.range) == (ram.definition.atk + 3, True, True)


def test_swift_escape_saves_an_attacker() -> None:
    """A character that changes zones is no longer an attacker. [vs 602.2a]"""
    scene = Scene("Swift Escape", BEETLE, CHARAXES)
    scene.resources(3)
    beetle, charaxes = scene.character(BEETLE), scene.character(CHARAXES, 1)
    scene.hand("Swift Escape")
    scene.attack(beetle, charaxes)
    scene.play("play Swift Escape")
    scene.conclude()
    assert scene.in_hand() == ["Beetle"]
    assert scene.game.endurance == [50, 50]


def test_clocktower_replaces_a_face_down_resource() -> None:
    """The top card of the deck lies where the KO'd resource was. [vs 708.8a]"""
    scene = Scene("Clocktower", "Orb", "Owlman")
    scene.resource("Clocktower", face_up=True)
    scene.resource("Orb")
    owlman = scene.top("Owlman")
    scene.play("use Clocktower")
    assert scene.koed() == ["Orb"]
    assert scene.game.lies_in(owlman, scene.game.players[0].resources)


def test_cadmus_labs_replaces_itself_for_superman() -> None:
    """Replacing it is its cost, which needs a card in the deck. [vs 203.3]"""
    scene = Scene("Cadmus Labs", "Superman, Kal-El", CHARAXES)
    scene.resource("Cadmus Labs", face_up=True)
    superman, charaxes = scene.character("Superman"), scene.character(CHARAXES, 1)
    assert not scene.offers("use Cadmus Labs")
    scene.attack(superman, charaxes)
    before = scene.now(superman).atk
    scene.play("use Cadmus Labs")
    assert scene.now(superman).atk == before + 1
    assert scene.koed() == ["Cadmus Labs"]


def test_cadmus_labs_can_t_be_replaced_without_a_deck() -> None:
    """There must be a card to put where it was. [vs 203.3]"""
    scene = Scene("Cadmus Labs", "Superman, Kal-El", CHARAXES, deck=0)
    scene.resource("Cadmus Labs", face_up=True)
    superman, charaxes = scene.character("Superman"), scene.character(CHARAXES, 1)
    scene.attack(superman, charaxes)
    assert not scene.offers("use Cadmus Labs")


def test_dane_whitman_replaces_a_reservist_for_strength() -> None:
    """A face-down reservist is one that its player knows; it may be used only once per turn. [vs 501.4, 708.8a]"""
    scene = Scene("Dane Whitman <> Black Knight", "Moonglow", "Moonglow", "Orb")
    dane = scene.character("Dane Whitman <> Black Knight")
    scene.resource("Orb")
    scene.at(RECRUIT_STEP)
    scene.game.points[0] = 2
    assert not scene.offers(f"use {dane}")
    scene.resource("Moonglow")
    scene.resource("Moonglow")
    scene.play(f"use {dane}")
    assert scene.koed() == ["Moonglow"]
    assert scene.now(dane).atk == dane.definition.atk + 3
    assert scene.game.points[0] == 1
    assert not scene.offers(f"use {dane}")


def test_air_strike_gives_more_for_a_replaced_card_that_is_no_character() -> None:
    """What was replaced is known by what it was. [vs 708.8c]"""
    for replaced, more in (("Fizzle", 4), ("Orb", 2)):
        scene = Scene("Air Strike", replaced, "Owlman", BEETLE)
        scene.resource(replaced)
        scene.resource("Owlman")
        beetle, other = scene.character(BEETLE), scene.character(BEETLE, 1)
        scene.hand("Air Strike")
        scene.play("play Air Strike", "yes", replaced)
        assert scene.koed()[0] == replaced
        assert scene.now(beetle).flight
        before = scene.now(beetle).atk
        scene.attack(beetle, other)
        assert scene.now(beetle).atk == before + more


def test_emma_frost_turns_a_resource_face_down() -> None:
    """The cost is a card with the Mental trait. [vs 207.3]"""
    scene = Scene("Emma Frost, Friend or Foe", "Emma Frost, Friend or Foe", "Baxter Building", "Orb")
    scene.character("Emma Frost")
    building = scene.resource("Baxter Building", face_up=True)
    scene.hand("Orb")
    assert not scene.offers("use Emma Frost, Friend or Foe")
    scene.hand("Emma Frost")
    scene.play("use Emma Frost, Friend or Foe")
    assert not scene.game.thing(building).face_up
    assert scene.in_hand() == ["Orb"]


def test_concrete_jungle_turns_locations_of_opponents_down_and_punishes_flipping() -> None:
    """Its ongoing text works only from the resource row. [vs 304.10]"""
    scene = Scene("Concrete Jungle", "Baxter Building", "Orb")
    scene.resources(3)
    scene.resource("Concrete Jungle")
    scene.resources(3, 1)
    building = scene.resource("Baxter Building", 1, face_up=True)
    scene.hand("Orb", 1)
    scene.play("play Concrete Jungle from the resource row")
    assert not scene.game.thing(building).face_up
    scene.game.priority = 1
    scene.play("flip Baxter Building", player=1)
    assert scene.koed(1) == ["Orb"]


def test_superman_and_quinjet_move_characters() -> None:
    """A character moves to a row of the area it is in; Quinjet's is powered-up as well. [vs 708.4a, 708.5]"""
    scene = Scene("Superman, Kal-El")
    superman = scene.character("Superman")
    scene.play("use Superman, Kal-El", "support row 0")
    assert scene.game.thing(superman).row == SUPPORT


def test_charaxes_ko_needs_three_kin_in_the_ko_pile() -> None:
    """Doing part of it isn't doing it. [vs 511.6]"""
    for count in (3, 1):
        scene = Scene("Charaxes, Killer Moth", *["Harley Quinn"] * 3, "The Shark")
        charaxes, shark = scene.character("Charaxes, Killer Moth"), scene.character("The Shark", 1)
        for _ in range(count):
            scene.ko_pile("Harley Quinn")
        scene.attack(charaxes, shark)
        scene.players[0].wishes = ["yes"]
        scene.conclude()
        assert scene.koed(0) == []
        assert scene.now(shark).is_stunned() == (count == 1)


def test_blue_devil_gives_endurance_as_he_leaves_stunned() -> None:
    """What triggers off leaving play does so though the text is inactive. [vs 502.4]"""
    scene = Scene("Blue Devil, Dan Cassidy", "Devil's Due", "Doom-Bot, Army")
    scene.resource("Devil's Due", face_up=True)
    bot = scene.character("Doom-Bot")
    devil = scene.character("Blue Devil", stunned=True)
    scene.play("use Devil's Due", devil.key())
    assert scene.game.endurance[0] == 56
    assert scene.now(bot).atk == bot.definition.atk + 1
