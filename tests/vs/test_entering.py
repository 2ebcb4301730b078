"""What no card does yet, but the rules foresee: entering play stunned, and going from one area to the other."""

from __future__ import annotations

from longbox.games.vs.actions.entering import put_character_into_play
from longbox.games.vs.actions.formation import move_character
from longbox.games.vs.table import FRONT, SUPPORT
from longbox.kernel.choices import YES
from tests.vs.scenes import Scene

WATCHERS = """
[[card]]
name = "Watcher"
type = "character"
cost = 1
text = "Whenever a character becomes stunned, gain 1 endurance."

[[card]]
name = "Owl Cloak"
type = "equipment"
cost = 1
text = "Concealed—Optional"
"""


def test_a_character_that_enters_stunned_never_becomes_stunned() -> None:
    """No endurance is lost, and nothing triggers off it, nor off its entering. [vs 214.6, 214.6a-b, 214.6d]"""
    scene = Scene("Watcher", "Moon Knight", own=WATCHERS)
    scene.character("Watcher")
    knight = scene.lay("Moon Knight", scene.game.players[0].hand)
    put_character_into_play(scene.game, 0, knight, (FRONT,), stunned=True)
    thing = scene.game.thing(knight)
    assert thing.stunned
    assert thing.exhausted
    assert scene.game.endurance == [50, 50]
    assert scene.game.pending == []


def test_a_cosmic_character_that_enters_stunned_has_no_counter() -> None:
    """Stunned characters have no cosmic counters. [vs 214.6c, 706.7f]"""
    scene = Scene("Krypto")
    krypto = scene.lay("Krypto", scene.game.players[0].hand)
    put_character_into_play(scene.game, 0, krypto, (FRONT,), stunned=True)
    assert not scene.game.qualities(krypto).has_cosmic_counter()


def test_a_concealed_character_enters_the_hidden_area_even_stunned() -> None:
    """The keyword counts, and so does the choice of one that may be concealed. [vs 214.6e, 214.3a]"""
    scene = Scene("Doop, Ultimate Weapon", "Owlman")
    doop = scene.lay("Doop, Ultimate Weapon", scene.game.players[0].hand)
    put_character_into_play(scene.game, 0, doop, (FRONT,), stunned=True)
    assert scene.game.thing(doop).hidden
    owlman = scene.lay("Owlman", scene.game.players[0].hand)
    scene.players[0].wishes = [YES.key()]
    put_character_into_play(scene.game, 0, owlman, (SUPPORT,), stunned=True)
    assert scene.game.thing(owlman).hidden


def test_equipment_is_lost_between_areas() -> None:
    """Only concealed—optional equipment goes with its character. [vs 302.7, 708.4c, 706.10b]"""
    scene = Scene("Gambit, Remy LeBeau", "Dual Sidearms", "Owl Cloak", "Iceman, Bobby Drake", own=WATCHERS)
    gambit = scene.character("Gambit, Remy LeBeau")
    iceman = scene.character("Iceman, Bobby Drake")
    sidearms = scene.equipment("Dual Sidearms", gambit)
    cloak = scene.equipment("Owl Cloak", iceman)
    for card in (gambit, iceman):
        move_character(scene.game, 0, scene.game.qualities(card), (FRONT,), hidden=True)
        assert scene.game.thing(card).hidden
    assert scene.game.place_of(sidearms) is scene.game.players[0].ko_pile
    assert [found.card for found in scene.game.equipment_on(iceman)] == [cloak]
