"""Cards about attacks: what can't be, who may attack whom, what triggers in combat. [vs 103, 601, 602, 706.12]"""

from __future__ import annotations

from longbox.games.vs.combat.legal_attacks import can_attack, defenders_for, players_for
from tests.vs.scenes import FRONT, SUPPORT, Scene

BEETLE = "Beetle, Abner Jenkins"
COLOSSUS = "Colossus, Steadfast Protector"
CHARAXES = "Charaxes, Drury Walker"


def test_a_child_named_valeria_protects_characters_that_come_later() -> None:
    """It changes no quality, so it goes on to ask which characters it speaks of. [vs 513.2a, 513.2d]"""
    scene = Scene("A Child Named Valeria", "Mr. Fantastic", "Invisible Woman", "Human Torch, Johnny Storm", "Galactus")
    scene.resources(3)
    fantastic = scene.character("Mr. Fantastic")
    scene.character("Invisible Woman")
    galactus = scene.character("Galactus", 1)
    scene.hand("A Child Named Valeria")
    scene.play("play A Child Named Valeria")
    scene.game.move(fantastic, scene.game.players[0].hand)
    torch = scene.character("Human Torch, Johnny Storm")
    scene.attack(torch, galactus)
    scene.conclude()
    assert not scene.now(torch).is_stunned()


def test_a_child_named_valeria_asks_for_both_parents_once() -> None:
    """Without one of them as it resolves, nothing is so. [vs 513.2a]"""
    scene = Scene("A Child Named Valeria", "Mr. Fantastic", "Human Torch, Johnny Storm", "Galactus")
    scene.resources(3)
    torch = scene.character("Human Torch, Johnny Storm")
    scene.character("Mr. Fantastic")
    galactus = scene.character("Galactus", 1)
    scene.hand("A Child Named Valeria")
    scene.play("play A Child Named Valeria")
    scene.attack(torch, galactus)
    scene.conclude()
    assert scene.now(torch).is_stunned()


def test_anarchist_kos_what_is_stunned_in_his_team_attack() -> None:
    """The stunned character is the one that was stunned, though Anarchist was stunned at the same time. [vs 502.4]"""
    scene = Scene("Anarchist, Tike Alicar", "Battering Ram", CHARAXES)
    anarchist, ram = scene.character("Anarchist"), scene.character("Battering Ram")
    charaxes = scene.character(CHARAXES, 1)
    scene.attack(anarchist, charaxes, ram)
    scene.players[1].wishes = [anarchist.key()]
    scene.conclude()
    assert scene.koed(1) == ["Charaxes"]
    assert scene.koed(0) == ["Anarchist"]


def test_anarchist_alone_kos_nothing() -> None:
    """His power is only there while he is team attacking. [vs 513.1c]"""
    scene = Scene("Anarchist, Tike Alicar", BEETLE)
    anarchist, beetle = scene.character("Anarchist"), scene.character(BEETLE, 1)
    scene.attack(anarchist, beetle)
    scene.conclude()
    assert scene.koed(1) == []


def test_charaxes_can_t_cause_breakthrough() -> None:
    """What can't happen doesn't, not even in a direct attack. [vs 103.2, 602.9c]"""
    scene = Scene(CHARAXES)
    charaxes = scene.character(CHARAXES)
    scene.attack(charaxes)
    scene.conclude()
    assert scene.game.endurance == [50, 50]


def test_mystique_s_replacement_has_no_chance_beside_paralyzing_kiss() -> None:
    """What can't happen can't be replaced. [vs 103.2]"""
    scene = Scene("Paralyzing Kiss", "Mystique, Raven Darkholme", "Harley Quinn")
    scene.resources(3, 1)
    mystique, harley = scene.character("Mystique"), scene.character("Harley Quinn", 1)
    scene.hand("Paralyzing Kiss", 1)
    scene.attack(mystique, harley)
    scene.play("play Paralyzing Kiss", player=1)
    scene.conclude()
    assert scene.game.endurance == [47, 48]


def test_blind_sided_overrules_burn_rubber() -> None:
    """What says that it can't be, overrules whatever gives it, whenever that came. [vs 103.2]"""
    scene = Scene("Blind Sided", "Burn Rubber", BEETLE)
    scene.resources(4)
    beetle = scene.character(BEETLE)
    scene.hand("Blind Sided")
    scene.hand("Burn Rubber")
    scene.play("play Blind Sided")
    scene.play("play Burn Rubber")
    assert not scene.now(beetle).reinforcement


def test_five_against_one_weakens_a_defender_and_bars_it_from_reinforcing() -> None:
    """A modifier whose source can't reinforce others gives no reinforcement. [vs 701.10d]"""
    scene = Scene("Five Against One", CHARAXES, BEETLE, "The Shark")
    scene.resources(3)
    charaxes = scene.character(CHARAXES)
    beetle = scene.character(BEETLE, 1)
    scene.hand("Five Against One")
    scene.play("play Five Against One", beetle.key())
    assert scene.now(beetle).defense == beetle.definition.defense
    scene.attack(charaxes, beetle)
    assert scene.now(beetle).defense == beetle.definition.defense - 3


def test_golden_death_flags_exhausted_defenders_as_it_resolves() -> None:
    """Reinforcement is lost by who is an exhausted defender now, and by nobody later. [vs 513.2c]"""
    scene = Scene("Golden Death", "Sinestro, Corrupted by the Ring", "S.T.R.I.P.E.")
    scene.resources(3)
    sinestro = scene.character("Sinestro")
    stripe = scene.character("S.T.R.I.P.E.", 1, exhausted=True)
    scene.hand("Golden Death")
    scene.attack(sinestro, stripe)
    assert scene.now(stripe).reinforcement
    before = scene.now(sinestro).atk
    scene.play("play Golden Death")
    assert scene.now(sinestro).atk == before + 2
    assert not scene.now(stripe).reinforcement


def test_stripe_reinforces_only_exhausted_defenders_of_the_jsa() -> None:
    """A ready defender has no reinforcement. [vs 701.10]"""
    scene = Scene("S.T.R.I.P.E.", BEETLE)
    stripe, beetle = scene.character("S.T.R.I.P.E.", 1), scene.character(BEETLE)
    scene.attack(beetle, stripe)
    assert not scene.now(stripe).reinforcement
    scene.game.thing(stripe).exhausted = True
    scene.game.changed(1 << 14)
    assert scene.now(stripe).reinforcement


def test_kang_cobra_bars_opponents_from_power_ups() -> None:
    """A power-up of such a character makes no modifier. [vs 708.5e]"""
    scene = Scene("Kang, Kang Cobra", BEETLE, BEETLE, CHARAXES)
    scene.character("Kang, Kang Cobra", 1)
    beetle, charaxes = scene.character(BEETLE), scene.character(CHARAXES, 1)
    scene.hand(BEETLE)
    scene.attack(beetle, charaxes)
    before = scene.now(beetle).atk
    scene.play(f"power up {beetle}")
    assert scene.now(beetle).atk == before


def test_ultimate_kang_removes_all_attackers() -> None:
    """An attack without attackers concludes and does nothing. [vs 602.2, 602.5a]"""
    scene = Scene("Kang, Ultimate Kang", "Kang, Kang Cobra", CHARAXES)
    ultimate, cobra = scene.character("Kang, Ultimate Kang", 1), scene.character("Kang, Kang Cobra", 1)
    charaxes = scene.character(CHARAXES)
    scene.attack(charaxes, ultimate)
    scene.play(f"use {ultimate}", player=1)
    assert scene.now(cobra).is_stunned()
    assert not scene.game.thing(charaxes).attacker
    scene.conclude()
    assert scene.game.endurance == [50, 45]
    assert not scene.now(charaxes).is_stunned()


def test_ultimate_kang_must_be_defending() -> None:
    """His power is used only while he is a defender. [vs 501.4]"""
    scene = Scene("Kang, Ultimate Kang", "Kang, Kang Cobra")
    ultimate = scene.character("Kang, Ultimate Kang")
    scene.character("Kang, Kang Cobra")
    assert not scene.offers(f"use {ultimate}")


def test_kate_spencer_lets_lesser_characters_attack_a_hidden_one() -> None:
    """Who costs as much or more still can't; and who can, can't attack directly. [vs 601.3e, 601.4a]"""
    scene = Scene("Kate Spencer", "Galactus", "Owlman", BEETLE)
    scene.character("Kate Spencer")
    big, small = scene.character("Galactus"), scene.character(BEETLE)
    owlman = scene.character("Owlman", 1, hidden=True)
    assert players_for(scene.game, scene.now(small)) == [1]
    scene.play("use Kate Spencer")
    assert can_attack(scene.game, scene.now(small), scene.now(owlman))
    assert not can_attack(scene.game, scene.now(big), scene.now(owlman))
    assert players_for(scene.game, scene.now(small)) == []
    assert players_for(scene.game, scene.now(big)) == [1]


def test_sewer_system_lets_a_character_attack_hidden_and_protected_ones() -> None:
    """From the support row it still needs range. [vs 103.1]"""
    scene = Scene("Sewer System", BEETLE, "Owlman", "The Shark", COLOSSUS)
    scene.resource("Sewer System", face_up=True)
    beetle = scene.character(BEETLE)
    behind = scene.character("The Shark", 1, SUPPORT, column=0)
    scene.character(COLOSSUS, 1, FRONT, column=0)
    hidden = scene.character("Owlman", 1, hidden=True)
    assert [str(found.card) for found in defenders_for(scene.game, scene.now(beetle))] == [COLOSSUS]
    scene.play("use Sewer System")
    assert can_attack(scene.game, scene.now(beetle), scene.now(behind))
    assert can_attack(scene.game, scene.now(beetle), scene.now(hidden))
    scene.game.thing(beetle).row = SUPPORT
    scene.game.forget_standing()
    assert defenders_for(scene.game, scene.now(beetle)) == []


def test_nightcrawler_attacks_as_though_he_had_flight_and_range() -> None:
    """He has neither, but follows the rules for both; and he can't be stunned while attacking. [vs 103.1, As Though]"""
    scene = Scene("Nightcrawler, Kurt Wagner", "The Shark", COLOSSUS, "Galactus")
    crawler = scene.character("Nightcrawler, Kurt Wagner", row=SUPPORT)
    behind = scene.character("The Shark", 1, SUPPORT, column=0)
    scene.character("Galactus", 1, FRONT, column=0)
    now = scene.now(crawler)
    assert (now.flight, now.range) == (False, False)
    assert can_attack(scene.game, now, scene.now(behind))
    galactus = scene.game.characters(1)[1].card
    scene.attack(crawler, galactus)
    scene.conclude()
    assert not scene.now(crawler).is_stunned()


def test_storm_powers_up_neighbours_that_meet_flight() -> None:
    """Entering combat is attacking or defending. [vs 502.2, Enters Combat]"""
    for other, more in (("Vulture", 1), (BEETLE, 0)):
        scene = Scene("Storm, Gold Leader", COLOSSUS, other)
        scene.character("Storm, Gold Leader", column=1)
        colossus, flier = scene.character(COLOSSUS, column=2), scene.character(other, 1)
        before = scene.now(colossus).atk
        scene.attack(colossus, flier)
        assert scene.now(colossus).atk == before + more


def test_psylocke_and_vulture_profit_from_breakthrough() -> None:
    """All endurance loss of a direct attack counts as breakthrough. [vs 602.9c]"""
    scene = Scene("Vulture")
    vulture = scene.character("Vulture")
    scene.attack(vulture)
    scene.conclude()
    assert scene.game.endurance == [54, 46]


def test_brother_blood_kos_unless_two_cards_are_discarded() -> None:
    """One card is not enough; who doesn't discard loses the character. [vs Unless]"""
    for cards, stays in ((2, True), (1, False)):
        scene = Scene("Brother Blood", BEETLE, "Orb", "Owlman")
        blood, beetle = scene.character("Brother Blood"), scene.character(BEETLE, 1)
        for name in ("Orb", "Owlman")[:cards]:
            scene.hand(name, 1)
        scene.attack(blood, beetle)
        scene.players[1].wishes = ["yes"]
        scene.conclude()
        assert scene.now(beetle).is_stunned() == stays
        assert ("Beetle" in scene.koed(1)) != stays


def test_legion_asks_for_allies_as_its_effect_resolves() -> None:
    """The condition is checked only on resolution. [vs 502.1b]"""
    for ally, stays in (("Sinestro, Corrupted by the Ring", True), ("Owlman", False)):
        scene = Scene("Legion, He Who Is Many", ally, "Galactus")
        legion = scene.character("Legion")
        scene.character(ally)
        galactus = scene.character("Galactus", 1)
        scene.attack(legion, galactus)
        scene.conclude()
        assert scene.now(legion).is_stunned() == stays


def test_witchfire_gains_the_cost_of_what_she_stuns_at_low_endurance() -> None:
    """Her condition is checked as she stuns. [vs 502.1a]"""
    for endurance, gained in ((25, 2), (26, 0)):
        scene = Scene("Witchfire, Rebecca Carstairs", BEETLE)
        witchfire, beetle = scene.character("Witchfire"), scene.character(BEETLE, 1)
        scene.game.endurance[0] = endurance
        scene.attack(witchfire, beetle)
        scene.conclude()
        assert scene.game.endurance[0] == endurance + gained


def test_jetstream_exhausts_even_if_it_can_no_longer_be_kod() -> None:
    """As much of a modifier as possible is done. [vs 511.1d]"""
    scene = Scene("Jetstream, Hellion", BEETLE, "Galactus")
    jetstream, beetle = scene.character("Jetstream"), scene.character(BEETLE)
    other = scene.character(BEETLE, 1)
    galactus = scene.character("Galactus", 1)
    assert scene.now(beetle).flight
    scene.attack(jetstream, galactus)
    scene.players[0].wishes = ["yes", f"{BEETLE} #2"]
    scene.conclude()
    assert scene.koed(0) == ["Jetstream"]
    assert scene.game.thing(other).exhausted or scene.game.thing(beetle).exhausted


def test_cheetah_and_artie_answer_to_being_stunned() -> None:
    """Triggered powers look back to when their text was there. [vs 502.4, 707.4]"""
    scene = Scene("Cheetah, Feral Feline", "Artie, Arthur Maddicks", "Galactus")
    cheetah, artie = scene.character("Cheetah"), scene.character("Artie")
    galactus = scene.character("Galactus", 1)
    scene.attack(cheetah, galactus)
    scene.conclude()
    assert scene.now(artie).atk == artie.definition.atk + 1
    scene.attack(artie, galactus)
    scene.players[0].wishes = [galactus.key()]
    scene.conclude()
    assert scene.now(galactus).atk == galactus.definition.atk - 1


def test_venom_and_parasite_get_counters_for_whom_they_stun() -> None:
    """A character has at most one cosmic counter. [vs 706.7d, 215.1a]"""
    scene = Scene("Venom, Alien Symbiote", "Parasite", BEETLE, BEETLE)
    venom, parasite = scene.character("Venom"), scene.character("Parasite")
    first, second = scene.character(BEETLE, 1), scene.character(BEETLE, 1)
    scene.attack(venom, first)
    scene.conclude()
    assert scene.now(venom).atk == venom.definition.atk + 1
    scene.attack(parasite, second)
    scene.conclude()
    assert scene.game.thing(parasite).counters == {"cosmic": 1}


def test_dynamic_duo_can_t_be_stunned_while_team_attacking() -> None:
    """Gotham Knights are safe in team attacks for the turn. [vs 513.2d]"""
    tim = "Tim Drake <> Robin, Young Detective"
    oracle = "Barbara Gordon <> Oracle, Information Network"
    scene = Scene("Dynamic Duo", tim, oracle, "Galactus")
    scene.resources(3)
    robin, barbara = scene.character(tim), scene.character(oracle)
    galactus = scene.character("Galactus", 1)
    scene.hand("Dynamic Duo")
    scene.play("play Dynamic Duo")
    scene.attack(robin, galactus, barbara)
    scene.conclude()
    assert not scene.now(robin).is_stunned()
    assert not scene.now(barbara).is_stunned()


def test_tommy_evades() -> None:
    """Stunned as a cost, with stun endurance loss, and recovered at the start of the recovery phase. [vs 706.5]"""
    scene = Scene("Tommy")
    tommy = scene.character("Tommy")
    scene.play("use Tommy")
    assert scene.now(tommy).is_stunned()
    assert scene.game.endurance[0] == 49
    scene.go_on_to(7)
    assert not scene.now(tommy).is_stunned()
