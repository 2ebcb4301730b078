"""Keywords on quoted cards and on cards of one's own: loyalty, cosmic, concealed, willpower, transferable. [vs 706]"""

from __future__ import annotations

from tests.vs.scenes import FORMATION_STEP, RECRUIT_STEP, Scene

SURFER = "Silver Surfer, Harbinger of Oblivion"
BEETLE = "Beetle, Abner Jenkins"


def card(name: str, text: str, card_type: str = "character") -> str:
    """A card of one's own with a text."""
    numbers = "atk = 3\ndef = 3\n" if card_type == "character" else ""
    return f'[[card]]\nname = "{name}"\ntype = "{card_type}"\ncost = 1\n{numbers}text = """\n{text}"""\n'


def shown(scene: Scene) -> list[str]:
    """The cards that were revealed."""
    return [str(card) for happening in scene.game.log if happening.kind.name == "reveal" for card in happening.cards]


def test_silver_surfer_shows_another_herald_to_come_alone() -> None:
    """Without a Herald in play, one in hand or resource row must be revealed. [vs 706.3a]"""
    scene = Scene(SURFER, "Galactus", "Orb")
    scene.hand(SURFER)
    scene.hand("Orb")
    scene.at(RECRUIT_STEP)
    scene.game.points[0] = 8
    assert not scene.offers(f"recruit {SURFER}")
    scene.hand("Galactus")
    scene.play(f"recruit {SURFER}")
    assert shown(scene) == ["Galactus"]


def test_silver_surfer_shows_nothing_beside_a_herald() -> None:
    """With a Herald in play nothing is revealed. [vs 706.3a]"""
    scene = Scene(SURFER, "Galactus", "Human Torch, The Invisible Man")
    scene.character("Human Torch, The Invisible Man")
    scene.hand(SURFER)
    scene.hand("Galactus")
    scene.at(RECRUIT_STEP)
    scene.game.points[0] = 8
    scene.play(f"recruit {SURFER}")
    assert shown(scene) == []


def test_only_cosmic_characters_can_have_cosmic_counters() -> None:
    """Others get none, and stunned ones neither. [vs 706.7d, 706.7e, 706.7f]"""
    own = card("Giver", "Activate >>> Put a cosmic counter on target character.")
    for name, stunned, there in (("Krypto", False, 1), ("Krypto", True, 0), (BEETLE, False, 0)):
        scene = Scene("Giver", name, own=own)
        scene.character("Giver")
        taker = scene.character(name, 1, stunned=stunned)
        scene.game.thing(taker).counters.clear()
        scene.game.forget_standing()
        scene.play("use Giver", taker.key())
        assert scene.game.thing(taker).counters.get("cosmic", 0) == there


def test_orb_takes_both_kinds_of_concealed() -> None:
    """Cards with concealed are also those with concealed—optional. [vs 706.10c, Concealed]"""
    scene = Scene("Orb", "Owlman", "Pan")
    scene.character("Orb")
    scene.hand("Pan")
    assert not scene.offers("use Orb")
    scene.hand("Owlman")
    scene.play("use Orb")
    assert scene.koed() == ["Owlman"]


def test_willpower_is_nothing_while_stunned() -> None:
    """The number after the keyword is the printed willpower; stunned characters have 0. [vs 211.3a, 701.12e, 706.11]"""
    scene = Scene("Lantern", own=card("Lantern", "Willpower 3"))
    lantern = scene.character("Lantern")
    assert scene.now(lantern).willpower == 3
    scene.game.thing(lantern).stunned = True
    scene.game.forget_standing()
    assert scene.now(lantern).willpower == 0


def test_transferable_equipment_changes_its_bearer() -> None:
    """At the start of its controller's formation step it may be transferred. [vs 706.4, 708.12c]"""
    scene = Scene("Sash", BEETLE, "Orb", "Pan", own=card("Sash", "Transferable", "equipment"))
    beetle, orb = scene.character(BEETLE), scene.character("Orb")
    pan = scene.character("Pan", stunned=True)
    sash = scene.equipment("Sash", beetle)
    scene.at(FORMATION_STEP, 0, begin=True)
    scene.players[0].wishes = ["done", orb.key()]
    scene.go_on_to(FORMATION_STEP, 0)
    assert scene.game.thing(sash).attached_to == orb.serial
    offered = [question.keys() for question in scene.players[0].asked if "Transfer" in question.prompt.words]
    assert pan.key() not in offered[0]


def test_a_stunned_bearer_keeps_its_equipment() -> None:
    """Equipment isn't transferred from a stunned character. [vs 708.12c]"""
    scene = Scene("Misappropriation", "Jetpack", "Phantazia", BEETLE)
    scene.resources(3)
    scene.character("Phantazia")
    beetle = scene.character(BEETLE, 1)
    jetpack = scene.equipment("Jetpack", beetle)
    scene.game.thing(beetle).stunned = True
    scene.game.forget_standing()
    scene.hand("Misappropriation")
    scene.play("play Misappropriation")
    assert scene.game.thing(jetpack).attached_to == beetle.serial


def test_cosmic_surge_gives_a_counter_in_the_recovery_phase() -> None:
    """Such a character enters play without one, and is cosmic all the same. [vs 706.8]"""
    scene = Scene("Nova", own=card("Nova", "Cosmic—Surge"))
    nova = scene.hand("Nova")
    scene.at(RECRUIT_STEP)
    scene.game.points[0] = 1
    scene.play("recruit Nova")
    assert scene.game.thing(nova).counters == {}
    scene.go_on_to(7)
    assert scene.game.thing(nova).counters == {"cosmic": 1}
    assert scene.now(nova).has_keyword("cosmic")


def test_a_batarang_can_t_be_transferred_to_who_isn_t_of_gotham() -> None:
    """What an equipment asks of its bearer is asked again. [vs 708.12e, 302.9]"""
    own = card("Butler", "Activate >>> Transfer target equipment to target character you control.")
    scene = Scene("Butler", "Batarang", "Tim Drake <> Robin, Young Detective", BEETLE, own=own)
    scene.character("Butler")
    robin, beetle = scene.character("Tim Drake"), scene.character(BEETLE)
    batarang = scene.equipment("Batarang", robin)
    scene.play("use Butler", batarang.key(), beetle.key())
    assert scene.game.thing(batarang).attached_to == robin.serial
