"""Other powers of quoted cards: costs, counters, boosts, numbers, phases. [vs 203, 215, 501, 706]"""

from __future__ import annotations

import pytest

from tests.vs.scenes import BUILD_PHASE, COMBAT_PHASE, RECOVERY_PHASE, RECRUIT_STEP, Scene

BEETLE = "Beetle, Abner Jenkins"
CHARAXES = "Charaxes, Drury Walker"
COLOSSUS = "Colossus, Steadfast Protector"


@pytest.mark.parametrize(("endurance", "atk", "defense"), [(47, 4, 7), (5, 0, 5), (-29, 0, 0)])
def test_plastic_man_reads_the_digits_of_endurance(endurance: int, atk: int, defense: int) -> None:
    """Tens for ATK, ones for DEF; a total below zero counts as 0. [vs 104.1b]"""
    scene = Scene("Plastic Man")
    plastic = scene.character("Plastic Man")
    scene.game.endurance[0] = endurance
    scene.at(COMBAT_PHASE, begin=True)
    scene.go_on_to(COMBAT_PHASE)
    now, printed = scene.now(plastic), plastic.definition
    assert (now.atk - printed.atk, now.defense - printed.defense) == (atk, defense)


def test_annihilus_costs_endurance_without_the_negative_zone() -> None:
    """He may stun a front row character at the start of his controller's attack step. [vs 502.1c, 502.6b]"""
    for zone, lost in ((False, 15), (True, 0)):
        scene = Scene("Annihilus", "Negative Zone", BEETLE)
        scene.character("Annihilus")
        beetle = scene.character(BEETLE, 1)
        if zone:
            scene.resource("Negative Zone", face_up=True)
        scene.at(COMBAT_PHASE, begin=True)
        scene.go_on_to(COMBAT_PHASE)
        assert scene.game.endurance[0] == 50 - lost
        scene.players[0].wishes = [beetle.key(), "yes"]
        scene.go_on_to(6, 0)
        assert scene.now(beetle).is_stunned()


def test_beetle_boosted_is_strong_for_a_turn() -> None:
    """For the boost cost he gets +1/+1 for each resource, counted as he enters play. [vs 706.2, 508.2d]"""
    for wish, more in (("yes", 6), ("no", 0)):
        scene = Scene(BEETLE)
        scene.resources(6)
        beetle = scene.hand(BEETLE)
        scene.at(RECRUIT_STEP)
        scene.game.points[0] = 6
        scene.play(f"recruit {BEETLE}", wish)
        assert scene.now(beetle).atk == beetle.definition.atk + more
        assert scene.game.points[0] == (0 if more else 4)


def test_mr_zsasz_gets_a_counter_for_stunning() -> None:
    """If nothing was stunned, there is no counter. [vs 508.2i]"""
    for stunned, more in ((False, 1), (True, 0)):
        scene = Scene("Mr. Zsasz", "The Shark")
        zsasz = scene.hand("Mr. Zsasz")
        shark = scene.character("The Shark", 1, stunned=stunned)
        scene.at(RECRUIT_STEP)
        scene.game.points[0] = 4
        scene.play("recruit Mr. Zsasz", "yes")
        assert scene.now(shark).is_stunned()
        assert scene.now(zsasz).atk == zsasz.definition.atk + more


def test_phat_gets_a_counter_for_each_point_of_his_boost() -> None:
    """X is announced as he is recruited. [vs 505.1b, 706.14a]"""
    scene = Scene("Phat, William Reilly")
    phat = scene.hand("Phat")
    scene.at(RECRUIT_STEP)
    scene.game.points[0] = 5
    scene.play("recruit Phat, William Reilly", "yes", "3")
    assert scene.now(phat).atk == phat.definition.atk + 3
    assert scene.game.points[0] == 1


def test_press_makes_the_next_character_cheaper_but_never_free() -> None:
    """It can't reduce additional costs, nor a cost below 1, and only the next character counts. [vs 706.14]"""
    scene = Scene("Ultimus, Starforce", "Phat, William Reilly", BEETLE, "Owlman")
    for name in ("Ultimus", "Phat", BEETLE):
        scene.hand(name)
    scene.at(RECRUIT_STEP)
    scene.game.points[0] = 4 + 1 + 2 + 2
    scene.play("recruit Ultimus, Starforce")
    assert scene.game.points[0] == 5
    scene.play("recruit Phat, William Reilly", "yes", "2")
    assert scene.game.points[0] == 2
    scene.play(f"recruit {BEETLE}")
    assert scene.game.points[0] == 0


def test_sinestro_is_cheaper_against_many_resources() -> None:
    """The reduction is there while an opponent controls six resources. [vs 706.14b]"""
    for count, costs in ((6, 3), (5, 5)):
        scene = Scene("Sinestro, Corrupted by the Ring", deck=8)
        scene.hand("Sinestro")
        scene.resources(count, 1)
        scene.at(RECRUIT_STEP)
        scene.game.points[0] = 5
        scene.play("recruit Sinestro, Corrupted by the Ring")
        assert scene.game.points[0] == 5 - costs


def test_goblin_glider_is_cheaper_after_members_of_the_syndicate() -> None:
    """1 less for each Sinister Syndicate character recruited this turn. [vs 301.4]"""
    scene = Scene("Goblin Glider", "Venom, Alien Symbiote")
    scene.hand("Goblin Glider")
    scene.hand("Venom")
    scene.at(RECRUIT_STEP)
    scene.game.points[0] = 8
    scene.play("recruit Venom, Alien Symbiote")
    assert scene.offers("recruit Goblin Glider")
    scene.play("recruit Goblin Glider")
    assert scene.game.points[0] == 0


def test_force_field_belt_takes_up_to_two_points() -> None:
    """A counter for each point paid, once per turn, even if its text was inactive between. [vs 501.4e]"""
    scene = Scene("Force Field Belt", BEETLE)
    beetle = scene.character(BEETLE)
    scene.equipment("Force Field Belt", beetle)
    scene.at(RECRUIT_STEP)
    scene.game.points[0] = 3
    assert scene.now(beetle).defense == beetle.definition.defense + 1
    scene.play("use Force Field Belt", "2")
    assert scene.now(beetle).atk == beetle.definition.atk + 2
    assert scene.game.points[0] == 1
    assert not scene.offers("use Force Field Belt")


def test_valentina_vostok_weakens_opponents_while_she_remains_exhausted() -> None:
    """Readied before her effect resolves, she leaves no modifier of that use. [vs 513.1d]"""
    scene = Scene("Valentina Vostok, Bishop", BEETLE)
    valentina, beetle = scene.character("Valentina Vostok"), scene.character(BEETLE, 1)
    scene.at(BUILD_PHASE)
    scene.play("use Valentina Vostok, Bishop")
    assert scene.now(beetle).defense == beetle.definition.defense - 3
    scene.game.thing(valentina).exhausted = False
    scene.game.thing(valentina).readied = scene.game.next_time()
    scene.game.changed(1 << 14)
    assert scene.now(beetle).defense == beetle.definition.defense


def test_surveillance_pawn_backs_up_all_but_armies() -> None:
    """Army characters get nothing. [vs 707.3]"""
    scene = Scene("Surveillance Pawn, Army", BEETLE)
    pawn, beetle = scene.character("Surveillance Pawn"), scene.character(BEETLE)
    scene.at(BUILD_PHASE)
    scene.play("use Surveillance Pawn, Army")
    assert scene.now(beetle).atk == beetle.definition.atk + 1
    assert scene.now(pawn).atk == pawn.definition.atk


def test_harry_leland_must_be_visible() -> None:
    """Hidden, he can't use his power. [vs 701.10d, 501.4]"""
    scene = Scene("Harry Leland", "Emma Frost, Friend or Foe", BEETLE, CHARAXES)
    leland, beetle = scene.character("Harry Leland", 1), scene.character(BEETLE, 1)
    charaxes = scene.character(CHARAXES)
    scene.hand("Emma Frost", 1)
    scene.attack(charaxes, beetle)
    scene.game.thing(leland).hidden = True
    scene.game.forget_standing()
    assert not scene.offers("use Harry Leland", 1)
    scene.game.thing(leland).hidden = False
    scene.game.forget_standing()
    before = scene.now(beetle).defense
    scene.play("use Harry Leland", player=1)
    assert scene.now(beetle).defense == before + 2
    assert scene.now(beetle).reinforcement


def test_harley_quinn_powers_up_from_the_hand() -> None:
    """Discarding her is the cost, so her power is used from the hand. [vs 500.2a, 501.5]"""
    scene = Scene("Harley Quinn", "Charaxes, Killer Moth", BEETLE)
    moth, beetle = scene.character("Charaxes, Killer Moth"), scene.character(BEETLE, 1)
    scene.hand("Harley Quinn")
    scene.attack(moth, beetle)
    before = scene.now(moth).atk
    scene.play("use Harley Quinn")
    assert scene.now(moth).atk == before + 1
    assert scene.koed() == ["Harley Quinn"]


def test_frankie_raye_draws_as_many_as_there_are() -> None:
    """Up to four cards in hand, only from three or fewer. [vs 511.1d]"""
    scene = Scene("Frankie Raye <> Nova, Harbinger of Death", "Orb", "Owlman", deck=1)
    scene.character("Frankie Raye")
    scene.hand("Orb")
    scene.hand("Owlman")
    scene.at(COMBAT_PHASE, begin=True)
    scene.go_on_to(COMBAT_PHASE)
    assert len(scene.game.hand(0)) == 3


def test_moon_knight_is_stronger_without_the_initiative() -> None:
    """As his effect resolves, only one of the two is applied. [vs 508.2f]"""
    for initiative, more in ((0, 4), (1, 6)):
        scene = Scene("Moon Knight")
        knight = scene.hand("Moon Knight")
        scene.game.initiative = initiative
        scene.at(RECRUIT_STEP)
        scene.game.points[0] = 4
        scene.play("recruit Moon Knight")
        assert scene.now(knight).atk == knight.definition.atk + more


def test_puppet_master_lets_a_player_choose_whom_to_exhaust() -> None:
    """The target player chooses, as the effect resolves. [vs 508.2b]"""
    scene = Scene("Puppet Master", BEETLE, CHARAXES)
    scene.character("Puppet Master")
    scene.character(BEETLE, 1)
    charaxes = scene.character(CHARAXES, 1)
    scene.players[1].wishes = [charaxes.key()]
    scene.play("use Puppet Master", "P1")
    assert scene.game.thing(charaxes).exhausted


def test_tinkerer_and_spider_man_put_counters() -> None:
    """Counters change ATK and DEF as long as they are there. [vs 215.1a]"""
    scene = Scene("Tinkerer", "Spider-Man, New Fantastic Four", BEETLE, CHARAXES)
    scene.character("Tinkerer")
    scene.character("Spider-Man, New Fantastic Four")
    beetle, charaxes = scene.character(BEETLE), scene.character(CHARAXES, 1)
    scene.play("use Tinkerer", BEETLE)
    scene.play("use Spider-Man, New Fantastic Four", charaxes.key())
    assert scene.now(beetle).defense == beetle.definition.defense + 1
    assert scene.now(charaxes).atk == charaxes.definition.atk - 1


def test_sinister_citadel_is_for_leaders_that_aren_t_stunned() -> None:
    """A stunned character has no keywords. [vs 201.2b]"""
    scene = Scene("Sinister Citadel", "Sub-Mariner, Namor")
    scene.resource("Sinister Citadel", face_up=True)
    namor = scene.character("Sub-Mariner", stunned=True)
    assert not scene.offers("use Sinister Citadel")
    scene.game.thing(namor).stunned = False
    scene.game.forget_standing()
    scene.play("use Sinister Citadel")
    assert scene.now(namor).atk == namor.definition.atk + 1


def test_savage_land_counts_resources_as_it_resolves() -> None:
    """+1 ATK / -1 DEF for each resource, for the attack. [vs 104.1b]"""
    scene = Scene("Savage Land", "Phantazia", CHARAXES)
    scene.resource("Savage Land", face_up=True)
    scene.resources(3)
    phantazia, charaxes = scene.character("Phantazia"), scene.character(CHARAXES, 1)
    scene.attack(phantazia, charaxes)
    scene.play("use Savage Land")
    now = scene.now(phantazia)
    assert (now.atk, now.defense) == (phantazia.definition.atk + 4, phantazia.definition.defense - 4)


def test_new_teen_titans_powers_up_all_of_their_attackers() -> None:
    """All Teen Titans attackers, no matter how many. [vs 708.5]"""
    scene = Scene("New Teen Titans", "Omen", "Dawn Granger <> Dove", CHARAXES)
    scene.resources(3)
    omen, dove = scene.character("Omen"), scene.character("Dawn Granger")
    charaxes = scene.character(CHARAXES, 1)
    scene.hand("New Teen Titans")
    scene.attack(omen, charaxes, dove)
    scene.play("play New Teen Titans")
    assert scene.now(omen).atk == omen.definition.atk + 1
    assert scene.now(dove).atk == dove.definition.atk + 1


def test_quinjet_moves_and_powers_up_an_avenger() -> None:
    """Only Avengers in combat can be its target. [vs 708.5e]"""
    own = '[[card]]\nname = "Avenger"\ntype = "character"\ncost = 2\natk = 3\ndef = 3\naffiliations = ["Avengers"]'
    scene = Scene("Quinjet", "Avenger", BEETLE, CHARAXES, own=own)
    beetle, charaxes = scene.character(BEETLE), scene.character(CHARAXES, 1)
    scene.equipment("Quinjet", beetle)
    avenger = scene.character("Avenger")
    assert not scene.offers("use Quinjet")
    scene.attack(avenger, charaxes)
    scene.play("use Quinjet", "support row 0")
    assert scene.now(avenger).in_support()
    assert scene.now(avenger).atk == 4


def test_cosmic_order_takes_a_stunned_character_of_each_player() -> None:
    """Others lose one only if its player has. [vs 508.2i]"""
    for mine in (True, False):
        scene = Scene("Cosmic Order", BEETLE)
        scene.resources(3)
        if mine:
            scene.character(BEETLE, stunned=True)
        theirs = scene.character(BEETLE, 1, stunned=True)
        scene.hand("Cosmic Order")
        scene.play("play Cosmic Order", "yes")
        assert scene.now(theirs).is_stunned() != mine


def test_cosmic_radiation_can_t_ready_stunned_characters() -> None:
    """A stunned character can't be readied. [vs 103.2]"""
    scene = Scene("Cosmic Radiation", "She-Thing", "Mr. Fantastic")
    scene.resources(5)
    thing = scene.character("She-Thing", stunned=True)
    fantastic = scene.character("Mr. Fantastic", exhausted=True)
    scene.hand("Cosmic Radiation")
    scene.play("play Cosmic Radiation", thing.key(), fantastic.key())
    assert scene.game.thing(thing).exhausted
    assert not scene.game.thing(fantastic).exhausted


def test_deadly_conspiracy_draws_only_from_the_resource_row() -> None:
    """The readied character can't attack this turn, nor can its activated powers be used. [vs 708.2c, 513.2d]"""
    for from_row in (True, False):
        scene = Scene("Deadly Conspiracy", "Venom, Brain-Eater", BEETLE)
        scene.resources(3)
        venom = scene.character("Venom, Brain-Eater", exhausted=True)
        scene.character(BEETLE, 1, stunned=True)
        if from_row:
            scene.resource("Deadly Conspiracy")
        else:
            scene.hand("Deadly Conspiracy")
        scene.play(f"play Deadly Conspiracy{' from the resource row' if from_row else ''}")
        assert not scene.game.thing(venom).exhausted
        assert not scene.offers(f"attack with {venom}")
        assert not scene.offers(f"use {venom}")
        assert len(scene.game.hand(0)) == int(from_row)


def test_emerald_city_asks_for_three_cards() -> None:
    """With fewer, all are discarded, and every stunned character is KO'd. [vs 508.2i]"""
    for cards, ruin in ((2, True), (3, False)):
        scene = Scene("Emerald City", BEETLE, "Orb", "Owlman", "Pan")
        scene.resource("Emerald City", face_up=True)
        beetle = scene.character(BEETLE, stunned=True)
        for name in ("Orb", "Owlman", "Pan")[:cards]:
            scene.hand(name)
        scene.go_on_to(RECOVERY_PHASE)
        assert scene.in_hand() == []
        assert ("Beetle" in scene.koed()) == ruin
        assert scene.now(beetle).is_stunned() != ruin


def test_plague_counters_of_two_cards_count_together() -> None:
    """Counters of one name are alike, whoever put them; micro counters are others. [vs 215.1b]"""
    scene = Scene("Clench Virus", "Wheel of Plagues", "Micro-Sentinels", BEETLE)
    scene.resources(4)
    scene.resource("Clench Virus", face_up=True)
    scene.resource("Micro-Sentinels", face_up=True)
    beetle = scene.character(BEETLE, 1)
    scene.hand("Wheel of Plagues")
    scene.at(COMBAT_PHASE, begin=True)
    scene.go_on_to(COMBAT_PHASE)
    scene.play("play Wheel of Plagues", beetle.key())
    assert scene.game.thing(beetle).counters == {"micro": 1, "plague": 2}
    scene.go_on_to(RECOVERY_PHASE)
    assert scene.game.endurance == [50, 48]


def test_batarang_is_for_gotham_knights() -> None:
    """What its bearer must be is asked wherever it is attached. [vs 708.12e]"""
    scene = Scene("Batarang", "Tim Drake <> Robin, Young Detective", BEETLE)
    scene.hand("Batarang")
    scene.at(RECRUIT_STEP)
    scene.game.points[0] = 3
    scene.character(BEETLE)
    assert not scene.offers("recruit Batarang")
    robin = scene.character("Tim Drake")
    scene.play("recruit Batarang")
    assert scene.now(robin).range


def test_owlman_chooses_his_area() -> None:
    """Concealed—Optional leaves the choice to the player. [vs 706.10a]"""
    for wish, hidden in (("yes", True), ("no", False)):
        scene = Scene("Owlman")
        owlman = scene.hand("Owlman")
        scene.at(RECRUIT_STEP)
        scene.game.points[0] = 4
        scene.play("recruit Owlman", wish)
        assert scene.game.thing(owlman).hidden == hidden
