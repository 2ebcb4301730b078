"""Cards whose effects come later, skip phases, add steps, or win the game. [vs 400.9, 400.10, 513.4]"""

from __future__ import annotations

from tests.vs.scenes import ATTACK_STEP, COMBAT_PHASE, RECOVERY_PHASE, RECRUIT_STEP, Scene


def test_brimstone_kos_the_resource_that_was_chosen_as_its_power_was_used() -> None:
    """A delayed triggered modifier uses the target of the effect that made it. [vs 513.4d]"""
    scene = Scene("Brimstone", "Baxter Building")
    scene.character("Brimstone")
    location = scene.resource("Baxter Building", 1, face_up=True)
    scene.at(RECRUIT_STEP)
    scene.game.points[0] = 1
    scene.play("use Brimstone", location.key())
    assert scene.koed(1) == []
    scene.go_on_to(COMBAT_PHASE)
    assert scene.koed(1) == ["Baxter Building"]


def test_brimstone_does_nothing_to_a_target_that_has_left() -> None:
    """A target that is gone when the modifier triggers takes the effect from the chain. [vs 513.4d]"""
    scene = Scene("Brimstone", "Baxter Building")
    scene.character("Brimstone")
    location = scene.resource("Baxter Building", 1, face_up=True)
    scene.at(RECRUIT_STEP)
    scene.game.points[0] = 1
    scene.play("use Brimstone", location.key())
    scene.game.move(location, scene.game.players[1].hand)
    scene.go_on_to(COMBAT_PHASE)
    assert scene.in_hand(1) == ["Baxter Building"]


def test_carnage_without_boost_only_costs_endurance() -> None:
    """What boost adds is there only if its cost was paid. [vs 706.2]"""
    scene = Scene("Carnage, Psychopath")
    scene.resources(5)
    carnage = scene.hand("Carnage, Psychopath")
    scene.at(RECRUIT_STEP)
    scene.game.points[0] = 5
    scene.play(f"recruit {carnage}")
    before = scene.now(carnage).atk
    scene.go_on_to(COMBAT_PHASE)
    assert scene.now(carnage).atk == before
    assert scene.game.endurance[0] == 45


def test_boosted_carnage_raises_all_characters_that_there_are_in_the_combat_phase() -> None:
    """The delayed modifier flags nothing as it is made: characters recruited later get +2 ATK too. [vs 513.4f]"""
    scene = Scene("Carnage, Psychopath", "Beetle, Abner Jenkins")
    scene.resources(6)
    carnage, beetle = scene.hand("Carnage, Psychopath"), scene.hand("Beetle, Abner Jenkins")
    scene.at(RECRUIT_STEP)
    scene.game.points[0] = 7
    scene.play(f"recruit {carnage}", "yes")
    assert scene.game.resource_count(0) == 5
    scene.play(f"recruit {beetle}")
    atk = [scene.now(carnage).atk, scene.now(beetle).atk]
    scene.go_on_to(COMBAT_PHASE)
    assert [scene.now(carnage).atk, scene.now(beetle).atk] == [atk[0] + 2, atk[1] + 2]
    assert scene.game.endurance[0] == 45


def test_outback_stronghold_readies_the_target_once_it_recovers() -> None:
    """It waits for the next time that the target recovers, and only for that. [vs 513.4a]"""
    rogues = ["Rogue, Energy Drain"] * 3
    scene = Scene("Outback Stronghold", "Phoenix Rising", "Phoenix Rising", *rogues, "Colossus, Steadfast Protector")
    scene.resources(3)
    scene.resource("Outback Stronghold", face_up=True)
    scene.character("Colossus")
    rogue = scene.character("Rogue", stunned=True)
    scene.ko_pile("Rogue")
    scene.ko_pile("Rogue")
    scene.hand("Phoenix Rising")
    scene.hand("Phoenix Rising")
    scene.play("use Outback Stronghold", rogue.key())
    scene.play("play Phoenix Rising")
    assert not scene.game.thing(rogue).exhausted
    scene.game.thing(rogue).stunned = scene.game.thing(rogue).exhausted = True
    scene.game.forget_standing()
    scene.play("play Phoenix Rising")
    assert not scene.now(rogue).is_stunned()
    assert scene.game.thing(rogue).exhausted


def test_outback_stronghold_is_only_for_the_combat_phase() -> None:
    """A power whose modifier lasts for a combat phase is used only during one. [vs 505.3]"""
    scene = Scene("Outback Stronghold", "Colossus, Steadfast Protector", "Rogue, Energy Drain")
    scene.resource("Outback Stronghold", face_up=True)
    scene.character("Colossus")
    scene.character("Rogue", stunned=True)
    scene.at(RECRUIT_STEP)
    assert not scene.offers("use Outback Stronghold")


def test_phoenix_rising_recovers_only_a_namesake_of_the_removed_card() -> None:
    """Another name than that of the removed card does nothing. [vs 508.2f]"""
    scene = Scene("Phoenix Rising", "Rogue, Energy Drain", "Colossus, Steadfast Protector")
    scene.resources(3)
    rogue = scene.character("Rogue", stunned=True)
    removed = scene.ko_pile("Colossus, Steadfast Protector")
    scene.hand("Phoenix Rising")
    scene.play("play Phoenix Rising")
    assert scene.removed(removed)
    assert scene.now(rogue).is_stunned()


def test_starforce_strike_returns_a_kree_defender_in_the_recovery_phase() -> None:
    """The choice is made as the delayed effect resolves. [vs 513.4e]"""
    scene = Scene("Starforce Strike", "Ultimus, Starforce", "Beetle, Abner Jenkins")
    scene.resources(3, 1)
    ultimus, beetle = scene.character("Ultimus", 1), scene.character("Beetle")
    scene.hand("Starforce Strike", 1)
    scene.attack(beetle, ultimus)
    before = scene.now(ultimus).atk
    scene.play("play Starforce Strike", player=1)
    assert scene.now(ultimus).atk == before + 2
    scene.conclude()
    scene.players[1].wishes = ["yes"]
    scene.go_on_to(RECOVERY_PHASE)
    assert scene.in_hand(1) == ["Ultimus"]


def test_starforce_strike_keeps_other_defenders() -> None:
    """Without the Kree affiliation only the ATK is raised. [vs 513.2a]"""
    scene = Scene("Starforce Strike", "Charaxes, Drury Walker", "Beetle, Abner Jenkins")
    scene.resources(3, 1)
    charaxes, beetle = scene.character("Charaxes", 1), scene.character("Beetle")
    scene.hand("Starforce Strike", 1)
    scene.attack(beetle, charaxes)
    scene.play("play Starforce Strike", player=1)
    scene.conclude()
    scene.players[1].wishes = ["yes"]
    scene.go_on_to(RECOVERY_PHASE)
    assert scene.in_hand(1) == []


def test_dr_doom_gets_another_attack_step_and_readies_all_as_it_starts() -> None:
    """The new step comes right after the one in which the power is used. [vs 400.10b]"""
    scene = Scene("Dr. Doom, Latverian Monarch", "Beetle, Abner Jenkins", "Tinkerer")
    doom = scene.character("Dr. Doom, Latverian Monarch")
    beetle = scene.character("Beetle")
    scene.character("Tinkerer", 1)
    scene.character("Beetle", 1)
    scene.game.thing(doom).exhausted = True
    scene.play(f"use {doom}", beetle.key())
    assert scene.game.timeline[:3] == [(ATTACK_STEP, 0), (ATTACK_STEP, 0), (ATTACK_STEP, 1)]
    assert scene.game.thing(doom).exhausted
    scene.end_step()
    scene.go_on_to(ATTACK_STEP, 0)
    assert not scene.game.thing(doom).exhausted


def test_silver_surfer_lets_players_skip_the_combat_phase() -> None:
    """After the build phase comes the recovery phase, without any attack step. [vs 400.9a]"""
    scene = Scene("Silver Surfer, Harbinger of Oblivion", "Frankie Raye <> Nova, Harbinger of Death",
                  "Human Torch, The Invisible Man")  # fmt: skip
    surfer = scene.character("Silver Surfer")
    scene.character("Frankie Raye")
    scene.character("Human Torch, The Invisible Man")
    scene.at(RECRUIT_STEP, 1)
    scene.game.priority = 1
    scene.play(f"use {surfer}")
    assert scene.removed(surfer)
    scene.go_on_to(RECOVERY_PHASE)
    kinds = [happening.note for happening in scene.game.log if happening.kind.name == "start"]
    assert kinds[-1] == "The recovery phase begins"
    assert not any(["combat phase" in note or "attack step" in note for note in kinds])


def test_xavier_s_dream_wins_with_three_dream_counters() -> None:
    """The third counter wins the game as the effect resolves. [vs 102.2]"""
    scene = Scene("Xavier's Dream", "Colossus, Steadfast Protector")
    dream = scene.resource("Xavier's Dream", face_up=True)
    scene.game.thing(dream).counters["dream"] = 2
    scene.hand("Colossus, Steadfast Protector")
    scene.players[0].wishes = ["yes"]
    scene.go_on_to(RECOVERY_PHASE)
    assert scene.game.over
    assert scene.game.winner == 0


def test_xavier_s_dream_waits_while_somebody_is_stunned() -> None:
    """A double-check power doesn't trigger while its condition is false. [vs 502.1c]"""
    scene = Scene("Xavier's Dream", "Colossus, Steadfast Protector", "Beetle, Abner Jenkins")
    dream = scene.resource("Xavier's Dream", face_up=True)
    scene.game.thing(dream).counters["dream"] = 2
    scene.hand("Colossus, Steadfast Protector")
    scene.character("Beetle", stunned=True)
    scene.players[0].wishes = ["yes"]
    scene.go_on_to(RECOVERY_PHASE)
    assert scene.game.thing(dream).counters["dream"] == 2
    assert not scene.game.over


def test_one_dream_counter_wins_nothing() -> None:
    """Fewer than three counters only count. [vs 508.2f]"""
    scene = Scene("Xavier's Dream", "Colossus, Steadfast Protector")
    dream = scene.resource("Xavier's Dream", face_up=True)
    scene.hand("Colossus, Steadfast Protector")
    scene.players[0].wishes = ["yes"]
    scene.go_on_to(RECOVERY_PHASE)
    assert scene.game.thing(dream).counters == {"dream": 1}
    assert not scene.game.over
