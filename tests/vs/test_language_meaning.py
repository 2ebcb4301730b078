"""What words of Vs. System do that no shipped card has yet: each is tried on a card of one's own."""

from __future__ import annotations

from tests.vs.scenes import BUILD_PHASE, COMBAT_PHASE, FRONT, RECOVERY_PHASE, RECRUIT_STEP, SUPPORT, Scene

BEAST = "Beast, Dr. Henry McCoy"
TOAD = "Toad, Mortimer Toynbee"
GAMBIT = "Gambit, Remy LeBeau"
SIDEARMS = "Dual Sidearms"


def character(text: str, *, name: str = "Brute", cost: int = 3, more: str = "") -> str:
    """A character of one's own."""
    head = f'[[card]]\nname = "{name}"\ntype = "character"\ncost = {cost}\natk = 4\ndef = 4\n{more}'
    return f'{head}\ntext = """\n{text}\n"""\n'


def plot_twist(text: str) -> str:
    """A plot twist of one's own, for nothing."""
    return f'[[card]]\nname = "Trick"\ntype = "plot twist"\ncost = 0\ntext = """\n{text}\n"""\n'


# How long something lasts, and for whom


def test_numbers_are_locked_as_an_effect_resolves() -> None:
    """What an effect counts is counted once. [vs 508.2d]"""
    text = "Target character you control gets +1 ATK this turn for each resource you control."
    scene = Scene("Trick", BEAST, own=plot_twist(text))
    beast = scene.character(BEAST)
    scene.hand("Trick")
    scene.resources(3)
    scene.play("play Trick")
    assert scene.now(beast).atk == 2 + 3
    scene.resource()
    assert scene.now(beast).atk == 2 + 3


def test_a_continuous_power_counts_again_and_again() -> None:
    """What a continuous power counts is always what there is now. [vs 513.3b]"""
    scene = Scene("Brute", own=character("Brute gets +1 ATK / +1 DEF for each resource you control."))
    brute = scene.character("Brute")
    scene.resource()
    assert (scene.now(brute).atk, scene.now(brute).defense) == (5, 5)
    scene.resource()
    assert (scene.now(brute).atk, scene.now(brute).defense) == (6, 6)


def test_what_changes_no_quality_is_checked_again_and_again() -> None:
    """Who comes later can't be stunned either; but what gives ATK flags who is there. [vs 513.2c, 513.2d]"""
    text = "Characters you control get +1 ATK and can't be stunned this turn."
    scene = Scene("Trick", "Brute", BEAST, own=plot_twist(text) + character("Activate >>> Stun target character."))
    first = scene.character(BEAST)
    scene.hand("Trick")
    scene.play("play Trick")
    late = scene.character("Brute")
    assert scene.now(first).atk == 3
    assert scene.now(late).atk == 4
    scene.play("use Brute", "Brute")
    assert not scene.now(late).is_stunned()


def test_parts_of_a_sentence_have_durations_of_their_own() -> None:
    """The ATK ends with the attack, the flight with the turn. [vs 508.2g, 513.1b]"""
    text = "Target attacker you control gets +2 ATK this attack and has flight this turn."
    scene = Scene("Trick", BEAST, GAMBIT, own=plot_twist(text))
    beast, gambit = scene.character(BEAST), scene.character(GAMBIT, 1)
    scene.hand("Trick")
    scene.attack(beast, gambit)
    scene.play("play Trick")
    assert scene.now(beast).atk == 4
    scene.conclude()
    assert scene.now(beast).atk == 2
    assert scene.now(beast).flight


def test_while_goes_by_each_card() -> None:
    """Only who attacks is stronger while attacking. [vs 513.1c]"""
    scene = Scene("Brute", BEAST, GAMBIT, own=character("Characters you control get +2 ATK while attacking."))
    brute, beast, gambit = scene.character("Brute"), scene.character(BEAST), scene.character(GAMBIT, 1)
    scene.attack(beast, gambit)
    assert scene.now(beast).atk == 4
    assert scene.now(brute).atk == 4


# Clauses


def test_an_if_goes_on_to_the_end_of_its_paragraph() -> None:
    """What follows an "if" belongs to it, unless there is an "otherwise". [vs 508.2f]"""
    text = "If you control a stunned character, draw a card. Gain 3 endurance."
    scene = Scene("Trick", own=plot_twist(text))
    scene.hand("Trick")
    scene.play("play Trick")
    assert scene.game.endurance[0] == 50


def test_what_follows_an_otherwise_belongs_to_both() -> None:
    """Whether the "if" or the "otherwise" was done, the rest is done. [vs 508.2f]"""
    text = "If you control a stunned character, draw two cards. Otherwise, draw a card. Gain 3 endurance."
    scene = Scene("Trick", own=plot_twist(text))
    scene.hand("Trick")
    scene.play("play Trick")
    assert scene.game.endurance[0] == 53
    assert len(scene.game.hand(0)) == 1


def test_if_you_do_asks_whether_all_was_done() -> None:
    """Who has one card of two to discard has not done it. [vs 508.2i]"""
    for cards, drawn in ((1, 0), (2, 3)):
        scene = Scene("Trick", BEAST, TOAD, own=plot_twist("Discard two cards. If you do, draw three cards."))
        scene.hand("Trick")
        for name in (BEAST, TOAD)[:cards]:
            scene.hand(name)
        scene.play("play Trick")
        assert len(scene.game.hand(0)) == drawn


def test_others_do_what_they_are_told() -> None:
    """Who is told to do something chooses, among what is theirs. [vs 508.2b]"""
    scene = Scene("Trick", BEAST, own=plot_twist("Each opponent KO's a character he or she controls."))
    scene.hand("Trick")
    mine, theirs = scene.character(BEAST), scene.character(BEAST, 1)
    scene.play("play Trick")
    assert scene.koed(1) == ["Beast"]
    assert mine.serial in scene.game.objects
    assert theirs.serial not in scene.game.objects


def test_modes_are_chosen_as_the_effect_is_played() -> None:
    """Only the chosen mode is done. [vs 505.1b, 508.2h]"""
    text = "Choose one: Draw a card; or target player loses 3 endurance."
    for wish, endurance, cards in (("mode 1", 50, 1), ("mode 2", 47, 0)):
        scene = Scene("Trick", own=plot_twist(text))
        scene.hand("Trick")
        scene.play("play Trick", wish, "P1")
        assert scene.game.endurance[1] == endurance
        assert len(scene.game.hand(0)) == cards


def test_a_delayed_effect_waits_for_its_moment() -> None:
    """It is not done before the combat phase, and then once. [vs 513.4a]"""
    text = "At the start of the combat phase this turn, target player loses 4 endurance."
    scene = Scene("Trick", own=plot_twist(text))
    scene.hand("Trick")
    scene.at(BUILD_PHASE)
    scene.play("play Trick", "P1")
    assert scene.game.endurance[1] == 50
    scene.go_on_to(COMBAT_PHASE)
    assert scene.game.endurance[1] == 46


# What can't be, and what it costs


def test_who_cannot_be_attacked_by_the_weak() -> None:
    """The weak can't attack Brute, the strong can. [vs 103.2]"""
    own = character("Brute can't be attacked by characters with cost 3 or less.")
    scene = Scene("Brute", BEAST, GAMBIT, own=own)
    brute = scene.character("Brute", 1)
    scene.character(BEAST)
    scene.character(GAMBIT)
    assert not scene.offers(f"attack with {BEAST}") or BEAST not in attackers_of(scene, brute.key())
    assert GAMBIT in attackers_of(scene, brute.key())


def attackers_of(scene: Scene, defender: str) -> list[str]:
    """Who of the first player's characters can attack a character."""
    from longbox.games.vs.combat.legal_attacks import can_attack  # noqa: PLC0415 (only this test asks it)

    found = next(qualities for qualities in scene.game.characters(1) if qualities.card.key() == defender)
    return [qualities.card.key() for qualities in scene.game.characters(0) if can_attack(scene.game, qualities, found)]


def test_equipment_can_cost_less() -> None:
    """Equipment cards cost 1 less to recruit, for the player of the card alone. [vs 505.1d]"""
    scene = Scene("Brute", BEAST, "Advanced Hardware", own=character("Equipment cards cost you 1 less to recruit."))
    scene.character("Brute")
    scene.hand("Advanced Hardware")
    scene.at(RECRUIT_STEP)
    scene.game.points = [0, 0]
    scene.play("recruit Advanced Hardware")
    assert [qualities.card.definition.name for qualities in scene.game.standing().equipment] == ["Advanced Hardware"]


def test_a_boost_that_is_paid_for_gives_its_text_this_turn() -> None:
    """Unpaid, the card has no such text. [vs 706.2]"""
    for answer, endurance in (("yes", 45), ("no", 50)):
        scene = Scene("Brute", own=character("Boost 2: When Brute enters play, target player loses 5 endurance."))
        scene.hand("Brute")
        scene.at(RECRUIT_STEP)
        scene.game.points = [5, 0]
        scene.play("recruit Brute", answer, "P1")
        assert scene.game.endurance[1] == endurance
        assert scene.game.points[0] == (0 if answer == "yes" else 2)


def test_terraform_swaps_a_resource() -> None:
    """The card goes face down into the row, and a face-down resource to the hand. [vs 706.15]"""
    scene = Scene(
        "Brute",
        own=character("Terraform").replace('type = "character"', 'type = "location"').replace("atk = 4\ndef = 4\n", ""),
    )
    card = scene.hand("Brute")
    swapped = scene.resource()
    scene.at(RECRUIT_STEP)
    scene.play("use Brute", "yes")
    assert card in scene.game.cards(scene.game.players[0].resources)
    assert scene.game.hand(0) == [swapped]


def test_characters_come_back_from_the_pile() -> None:
    """A card in the KO'd pile is put into play, where the text says. [vs 214.1]"""
    scene = Scene("Trick", BEAST, own=plot_twist("Put target character card in your KO'd pile into your support row."))
    scene.hand("Trick")
    beast = scene.ko_pile(BEAST)
    scene.play("play Trick")
    assert scene.game.thing(beast).row == SUPPORT


def test_the_rest_goes_under_the_deck() -> None:
    """Of the revealed cards the characters go to the hand. [vs 511.5]"""
    text = (
        "Reveal the top three cards of your deck. Put all revealed character cards into your hand and the rest on the "
        "bottom of your deck."
    )
    scene = Scene("Trick", BEAST, TOAD, SIDEARMS, own=plot_twist(text))
    scene.hand("Trick")
    for name in (BEAST, SIDEARMS, TOAD):
        scene.top(name)
    scene.play("play Trick")
    assert sorted(scene.in_hand()) == ["Beast", "Toad"]
    assert scene.game.deck(0)[0].definition.name == SIDEARMS


# Occasions


def test_what_a_card_kos_it_speaks_of() -> None:
    """The power triggers for what Brute's own text KO's. [vs 708.13]"""
    text = (
        "Activate >>> KO target character an opponent controls.\n"
        "Whenever Brute KO's a character, that character's controller loses 2 endurance."
    )
    scene = Scene("Brute", BEAST, own=character(text))
    scene.character("Brute")
    scene.character(BEAST, 1)
    scene.play("use Brute")
    assert scene.game.endurance[1] == 48


def test_adjacent_to_its_name() -> None:
    """A leader's power speaks of those beside it. [vs 705.2, 706.12]"""
    scene = Scene("Brute", BEAST, TOAD, own=character("Leader: Characters adjacent to Brute get +1 ATK / +1 DEF."))
    scene.character("Brute", column=1)
    near = scene.character(BEAST, column=2)
    far = scene.character(TOAD, column=4)
    assert scene.now(near).atk == 3
    assert scene.now(far).atk == 3


def test_equipment_attached_to_a_character_is_counted() -> None:
    """Only what hangs on Brute counts. [vs 302.4]"""
    own = character("Brute gets +1 DEF for each equipment attached to him.")
    scene = Scene("Brute", BEAST, SIDEARMS, SIDEARMS, own=own)
    brute, beast = scene.character("Brute"), scene.character(BEAST)
    scene.equipment(SIDEARMS, beast)
    assert scene.now(brute).defense == 4
    scene.equipment(SIDEARMS, brute)
    assert scene.now(brute).defense == 5


def test_a_pronoun_means_what_the_condition_spoke_of() -> None:
    """ "He" is Brute, of whom the sentence spoke before. [vs That <Something>, The <Something>]"""
    scene = Scene("Brute", BEAST, own=character("While Brute is in your support row, he gets +2 DEF."))
    front, support = scene.character("Brute"), scene.character(BEAST, row=SUPPORT)
    assert scene.now(front).defense == 4
    scene.game.thing(front).row, scene.game.thing(front).column = SUPPORT, 5
    scene.game.forget_standing()
    assert scene.now(front).defense == 6
    assert scene.now(support).defense == 3


def test_a_keyword_that_is_given_brings_its_power() -> None:
    """Characters that have evasion can evade. [vs 706.5]"""
    scene = Scene("Brute", BEAST, own=character("Characters you control have evasion."))
    scene.character("Brute")
    beast = scene.character(BEAST)
    scene.play(f"use {BEAST}")
    assert scene.now(beast).is_stunned()


def test_once_per_turn() -> None:
    """A power with a limit is not on offer again. [vs 501.4]"""
    scene = Scene("Brute", own=character("Pay 1 endurance >>> Draw a card. Use only once per turn."))
    scene.character("Brute")
    scene.play("use Brute")
    assert not scene.offers("use Brute")


def test_only_in_its_phase() -> None:
    """A power of the recovery phase isn't offered in an attack step. [vs 501.3]"""
    scene = Scene("Brute", own=character("Free >>> Draw a card. Use only during the recovery phase."))
    scene.character("Brute", row=FRONT)
    assert not scene.offers("use Brute")
    scene.at(RECOVERY_PHASE)
    assert scene.offers("use Brute")
