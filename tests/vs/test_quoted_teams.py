"""Cards that change affiliations, names, keywords and powers. [vs 201.7, 206, 500.5, 514, 708.3]"""

from __future__ import annotations

from longbox.games.vs.actions.resources import turn_face_down
from tests.vs.scenes import COMBAT_PHASE, FRONT, RECRUIT_STEP, SUPPORT, Scene

COLOSSUS = "Colossus, Steadfast Protector"
BEETLE = "Beetle, Abner Jenkins"


def test_crossover_joins_teams_of_cards_everywhere() -> None:
    """Characters that you control and character cards that you own have all of the affiliations. [vs 708.3a]"""
    scene = Scene("Above and Below", COLOSSUS, "Tommy")
    scene.resource("Above and Below", face_up=True)
    colossus, tommy = scene.character(COLOSSUS), scene.hand("Tommy")
    other = scene.character(COLOSSUS, 1)
    assert set(scene.now(colossus).affiliations) == {"X-Men", "Morlocks"}
    assert set(scene.now(tommy).affiliations) == {"X-Men", "Morlocks"}
    assert scene.now(other).affiliations == ("X-Men",)


def test_two_team_ups_join_three_teams() -> None:
    """Modifiers that depend on each other are each applied once to each card. [vs 514.4a]"""
    scene = Scene("Heroes United", "Mutant Nation", "She-Thing", COLOSSUS, "Phantazia")
    scene.resource("Mutant Nation", face_up=True)
    scene.resource("Heroes United", face_up=True)
    thing, colossus = scene.character("She-Thing"), scene.character(COLOSSUS)
    assert set(scene.now(colossus).affiliations) == {"X-Men", "Brotherhood", "Fantastic Four"}
    assert "X-Men" in scene.now(thing).affiliations


def test_mutant_nation_joins_cards_only_where_it_says() -> None:
    """Cards in deck, hand and KO'd pile are meant, not those in a resource row or removed from the game. [vs 511.2]"""
    scene = Scene("Mutant Nation", *["Phantazia"] * 5)
    scene.resource("Mutant Nation", face_up=True)
    seat = scene.game.players[0]
    there = [scene.hand("Phantazia"), scene.ko_pile("Phantazia"), scene.top("Phantazia")]
    assert all([set(scene.now(card).affiliations) == {"Brotherhood", "X-Men"} for card in there])
    elsewhere = [scene.resource("Phantazia"), scene.game.cards(seat.removed)[0]]
    assert not any(["X-Men" in scene.now(card).affiliations for card in elsewhere])


def test_danger_room_sees_what_mutant_nation_makes_of_the_brotherhood() -> None:
    """A modifier that depends on a later one is applied after it. [vs 514.4]"""
    scene = Scene("Danger Room", "Mutant Nation", "Phantazia")
    scene.resource("Danger Room", face_up=True)
    scene.resource("Mutant Nation", face_up=True)
    phantazia = scene.character("Phantazia")
    assert scene.now(phantazia).atk == phantazia.definition.atk + 1


def test_marvel_team_up_joins_the_chosen_affiliations() -> None:
    """Affiliations are chosen among characters you control as it is played from the row. [vs 513.1e]"""
    scene = Scene("Marvel Team-Up", COLOSSUS, "Omen", "She-Thing")
    scene.resources(4)
    scene.resource("Marvel Team-Up")
    colossus, omen, thing = scene.character(COLOSSUS), scene.character("Omen"), scene.character("She-Thing")
    scene.play("play Marvel Team-Up from the resource row", "Teen Titans", "X-Men")
    assert set(scene.now(colossus).affiliations) == {"X-Men", "Teen Titans"}
    assert set(scene.now(omen).affiliations) == {"X-Men", "Teen Titans"}
    assert scene.now(thing).affiliations == ("Fantastic Four",)


def test_a_plot_twist_that_is_turned_down_forgets_what_was_chosen() -> None:
    """Choices are remembered only as long as the resource is face up. [vs 701.11d]"""
    scene = Scene("Brave New World", "Emma Frost, Friend or Foe", COLOSSUS, "Omen")
    scene.resources(4)
    world = scene.resource("Brave New World")
    scene.character(COLOSSUS)
    omen = scene.character("Omen")
    scene.character("Emma Frost")
    scene.play("play Brave New World from the resource row", "Teen Titans", "X-Men")
    assert "X-Men" in scene.now(omen).affiliations
    assert scene.game.thing(world).choices["trait"] == ("Mental",)
    turn_face_down(scene.game, scene.now(world))
    assert scene.game.thing(world).choices == {}
    assert scene.now(omen).affiliations == ("Teen Titans",)


def test_deathstroke_depends_on_ra_s_al_ghul() -> None:
    """Who loses all affiliations to Ra's al Ghul gets that of Deathstroke. [vs 514.2]"""
    scene = Scene("Deathstroke the Terminator, Slade Wilson", "Ra's al Ghul, The Demon's Head", COLOSSUS, "Orb")
    colossus = scene.character(COLOSSUS)
    scene.character("Deathstroke the Terminator")
    orb = scene.character("Orb")
    assert scene.now(colossus).affiliations == ("X-Men",)
    assert scene.now(orb).affiliations == ("Deathstroke",)
    demon = scene.character("Ra's al Ghul")
    assert scene.now(colossus).affiliations == ("Deathstroke",)
    assert scene.now(demon).affiliations == ("League of Assassins",)


def test_payment_powers_of_other_teams_can_t_be_used_beside_ra_s_al_ghul() -> None:
    """Who isn't of the League can't use payment powers. [vs 103.2]"""
    scene = Scene("Ra's al Ghul, The Demon's Head", "Pyro, St. John Allerdyce")
    scene.character("Pyro")
    assert scene.offers("use Pyro, St. John Allerdyce")
    scene.character("Ra's al Ghul")
    assert not scene.offers("use Pyro, St. John Allerdyce")


def test_lex_luthor_leads_adjacent_characters_into_his_teams() -> None:
    """Only characters adjacent to him have the affiliations. [vs 706.12, 705.2]"""
    scene = Scene("Lex Luthor, Criminal Genius", "Owlman", "The Shark")
    scene.character("Lex Luthor", column=1)
    near = scene.character("The Shark", column=2)
    far = scene.character("Owlman", column=4)
    assert set(scene.now(near).affiliations) >= {"Secret Society", "Revenge Squad"}
    assert scene.now(far).affiliations == ()


def test_the_general_takes_leader_powers_for_a_turn() -> None:
    """A character that loses leader has none of its leader powers. [vs 515.3]"""
    scene = Scene("The General, Wade Eiling", "Lex Luthor, Criminal Genius", "The Shark")
    scene.character("The General")
    lex = scene.character("Lex Luthor", 1, column=1)
    shark = scene.character("The Shark", 1, column=2)
    assert "Revenge Squad" in scene.now(shark).affiliations
    scene.at(COMBAT_PHASE, begin=True)
    scene.players[0].wishes = [lex.key()]
    scene.go_on_to(COMBAT_PHASE)
    assert scene.now(shark).affiliations == ()
    assert not scene.now(lex).has_keyword("leader")


def test_doop_cam_makes_affiliated_characters_members_of_x_statix() -> None:
    """Unaffiliated characters gain nothing, and it works only while its bearer isn't stunned. [vs 302.5]"""
    scene = Scene("Doop Cam", COLOSSUS, "Owlman")
    colossus, owlman = scene.character(COLOSSUS), scene.character("Owlman")
    scene.equipment("Doop Cam", colossus)
    assert "X-Statix" in scene.now(colossus).affiliations
    assert scene.now(owlman).affiliations == ()
    scene.game.thing(colossus).stunned = True
    scene.game.forget_standing()
    assert scene.now(colossus).affiliations == ("X-Men",)


def test_decoy_program_makes_a_dr_doom_of_its_bearer() -> None:
    """The bearer has no other name or version, and goes on to mean itself by its own name. [vs 201.7]"""
    scene = Scene("Decoy Program", "Doom-Bot, Army", "Dr. Doom, Victor Von Doom")
    bot = scene.character("Doom-Bot")
    scene.equipment("Decoy Program", bot)
    assert scene.now(bot).names == ("Dr. Doom",)
    assert scene.now(bot).versions == ()
    scene.play(f"use {bot}")
    assert scene.koed() != []


def test_decoy_program_is_for_army_characters_of_doom_only() -> None:
    """Others can't be equipped with it. [vs 302.3a, 708.12e]"""
    scene = Scene("Decoy Program", "Doom-Bot, Army", "Boris, Personal Servant of Dr. Doom")
    scene.hand("Decoy Program")
    scene.at(RECRUIT_STEP)
    scene.game.points[0] = 5
    scene.character("Boris")
    assert not scene.offers("recruit Decoy Program")
    scene.character("Doom-Bot")
    assert scene.offers("recruit Decoy Program")


def test_moonglow_has_the_affiliations_of_all_characters_of_hers() -> None:
    """She gains the affiliations of each character that her controller has. [vs 511.2]"""
    scene = Scene("Moonglow", COLOSSUS, "Omen")
    moonglow = scene.character("Moonglow")
    scene.character(COLOSSUS)
    scene.character("Omen", 1)
    assert scene.now(moonglow).affiliations == ("X-Men",)


def test_moonglow_is_recruited_from_the_resource_row() -> None:
    """A reservist can be recruited from the row, and a card may take its place. [vs 706.13]"""
    scene = Scene("Moonglow", "Orb")
    moonglow = scene.resource("Moonglow")
    orb = scene.hand("Orb")
    scene.at(RECRUIT_STEP)
    scene.game.points[0] = 3
    scene.play("recruit Moonglow from the resource row", "Orb")
    assert scene.now(moonglow).is_character()
    assert scene.game.lies_in(orb, scene.game.players[0].resources)


def test_krypto_is_invulnerable_with_a_cosmic_counter() -> None:
    """Stunning him costs nothing, though he loses the counter as he becomes stunned. [vs 708.11j]"""
    scene = Scene("Krypto", "Mr. Zsasz", BEETLE)
    krypto, beetle = scene.character("Krypto"), scene.character(BEETLE, 1)
    beetle2 = scene.character("Mr. Zsasz", 1)
    scene.attack(krypto, beetle2)
    scene.conclude()
    assert scene.now(krypto).is_stunned()
    assert scene.game.endurance[0] == 50
    assert scene.game.thing(krypto).counters == {}
    assert beetle is not beetle2


def test_valkyra_strengthens_cosmic_attackers_beside_her() -> None:
    """Both of her powers are there only with her cosmic counter. [vs 706.7a, 515.3]"""
    scene = Scene("Valkyra, Valkyrie of New Genesis", "Krypto", "Owlman", BEETLE)
    valkyra = scene.character("Valkyra", column=1)
    krypto, owlman = scene.character("Krypto", column=2), scene.character("Owlman", column=0)
    beetle = scene.character(BEETLE, 1)
    assert scene.now(valkyra).defense == valkyra.definition.defense + 2
    assert scene.now(krypto).defense == krypto.definition.defense
    scene.attack(krypto, beetle)
    assert scene.now(krypto).defense == krypto.definition.defense + 3
    assert scene.now(owlman).defense == owlman.definition.defense
    del scene.game.thing(valkyra).counters["cosmic"]
    scene.game.forget_standing()
    assert scene.now(krypto).defense == krypto.definition.defense
    assert scene.now(valkyra).defense == valkyra.definition.defense


def test_rogue_gains_activated_powers_that_then_speak_of_her() -> None:
    """What a gained power says of its card by name, it says of the one that gained it. [vs 201.7a]"""
    scene = Scene("Rogue, Power Absorption", "Superman, Kal-El")
    rogue = scene.character("Rogue, Power Absorption")
    superman = scene.character("Superman", 1)
    scene.at(COMBAT_PHASE, begin=True)
    scene.players[0].wishes = [superman.key()]
    scene.go_on_to(COMBAT_PHASE)
    scene.play(f"use {rogue}", "support row 0")
    assert scene.game.thing(rogue).row == SUPPORT
    assert scene.game.thing(superman).row == FRONT
    assert scene.game.thing(rogue).exhausted


def test_what_rogue_gained_is_gone_after_the_turn() -> None:
    """The modifier lasts for the turn. [vs 513.2e]"""
    scene = Scene("Rogue, Power Absorption", "Superman, Kal-El")
    rogue = scene.character("Rogue, Power Absorption")
    superman = scene.character("Superman", 1)
    scene.at(COMBAT_PHASE, begin=True)
    scene.players[0].wishes = [superman.key()]
    scene.go_on_to(COMBAT_PHASE)
    assert scene.offers(f"use {rogue}")
    scene.go_on_to(0)
    assert not scene.offers(f"use {rogue}")
    assert scene.now(rogue).gained == ()


def test_storm_makes_the_morlocks_around_her_invulnerable() -> None:
    """Only in the combat phase, and only for those who neither attack nor defend. [vs 706.6]"""
    scene = Scene("Storm, Leader of the Morlocks", "Tommy", BEETLE)
    scene.character("Storm, Leader of the Morlocks", column=1)
    tommy = scene.character("Tommy", column=2)
    beetle = scene.character(BEETLE, 1)
    assert scene.now(tommy).has_keyword("invulnerability")
    scene.attack(tommy, beetle)
    assert not scene.now(tommy).has_keyword("invulnerability")
    scene.conclude()
    scene.go_on_to(7)
    assert not scene.now(tommy).has_keyword("invulnerability")


def test_kristoff_stands_in_for_dr_doom_where_control_is_asked() -> None:
    """You are considered to control Dr. Doom, but he can't be exhausted in his place. [vs Considered to]"""
    scene = Scene("Kristoff Von Doom", "Robot Destroyer, Army", "Mystical Paralysis", BEETLE)
    scene.resources(5)
    robot = scene.character("Robot Destroyer")
    scene.character(BEETLE, 1)
    scene.hand("Mystical Paralysis")
    assert not scene.offers(f"use {robot}")
    scene.character("Kristoff Von Doom")
    assert scene.offers(f"use {robot}")
    assert not scene.offers("play Mystical Paralysis")
