"""What encounter cards say can be read in one way, is printed as it was written, and does what it says."""

from __future__ import annotations

import pytest

from longbox.games.champions import act
from longbox.games.champions.abilities import BOOST, Situation, abilities_of
from longbox.games.champions.actions import damage, encounter, enemies, entering, statuses, threat
from longbox.games.champions.definitions import ATK, ENCOUNTER_TYPES, HIT_POINTS, SCH, CardDefinition
from longbox.games.champions.library import box
from longbox.games.champions.permanents import CONFUSED, STUNNED, TOUGH
from longbox.games.champions.table import BENEATH, ENCOUNTER_DECK, ENCOUNTER_DISCARD, REMOVED
from longbox.games.champions.text.lexicon import CHAMPIONS
from longbox.kernel.zones import NOBODY
from longbox.language import Reader, Writer
from tests.champions.encounters import Play

WITH_TEXT = [card for card in box() if card.type in ENCOUNTER_TYPES and card.text]
READER = Reader(CHAMPIONS)
WRITER = Writer(CHAMPIONS)

PRINTED = [
    "When Revealed: Place an additional 1 per player threat here.",
    "When Revealed: Rhino heals 4 damage. If no damage was healed this way, this card gains surge.",
    "When Revealed: You are confused. If you are already confused, this card gains surge.",
    "When Revealed: The villain and each minion engaged with you attacks you.",
    "When Revealed: Titania attacks your hero. If Titania did not attack, this card gains surge.",
    "When Revealed: Search the encounter deck and discard pile for the Breakin' & Takin' side scheme and reveal it. "
    "Shuffle the encounter deck.",
    "Boost: If this activation deals damage to a friendly character, stun that character.",
    "Boost: Choose to either spend a mental resource or put the top card of the deck into play facedown, engaged with "
    "you as a Drone minion.",
    "Setup: Put the Ultron Drones environment into play. Shuffle the encounter deck. Advance to stage 1B.",
    "Forced Interrupt: When any amount of damage would be dealt to Rhino, place it here instead. Then, if there is at "
    "least 5 damage here, discard this card.",
    "X is equal to this card's remaining hit points.",
    "Threat cannot be removed from this scheme.",
    "Attached enemy gets +1 ATK and gains retaliate 1.",
    "Attach to the enemy with the highest ATK.",
    "Incite 1.",
    "Boost: The villain gets +1 ATK for this activation.",
    "Boost: If this activation is a scheme, place 1 additional threat on the main scheme.",
    "When Revealed: Each player must either discard 1 card from their hand or take 2 damage.",
    "When Revealed: Place 1 threat on the scheme with the most threat.",
    "When Revealed: Take 3 damage unless you exhaust your hero.",
    "When Revealed: Search the encounter deck for a copy of Shocker and put it into play engaged with you.",
    "Forced Response: After this card activates against you, deal yourself 1 facedown encounter card.",
]


@pytest.mark.parametrize("card", WITH_TEXT, ids=lambda card: card.code)
def test_each_card_reads_in_one_way_and_prints_back(card: CardDefinition) -> None:
    """The text is the program, and the program is the text."""
    assert WRITER.write(READER.read(card.text, "text"), "text") == card.text


@pytest.mark.parametrize("text", PRINTED)
def test_printed_wordings_are_read(text: str) -> None:
    """Other wordings for the same things are understood, too."""
    assert len(READER.readings(text, "text")) == 1


def test_a_star_in_the_boost_field_is_a_boost_ability() -> None:
    """Sixteen cards have one, and no villain or scheme has."""
    starred = [card for card in WITH_TEXT if abilities_of(card, BOOST)]
    assert len({card.name for card in starred}) == 14
    assert {card.type for card in starred} <= {"minion", "treachery"}


# Activations


def test_an_enemy_attacks_you() -> None:
    """Assault is an attack of the villain against a hero; an alter-ego meets surge."""
    play = Play()
    play.on_top("Advance")
    play.reveal("Assault")
    assert play.happened("surged") == 1
    play.hero_form()
    play.on_top("Hard to Keep Down")
    play.reveal("Assault")
    assert play.damage(play.game.identity(0)) == 2


def test_who_is_damaged_by_that_attack_is_stunned() -> None:
    """Stampede looks at the attack that it made."""
    play = Play()
    play.hero_form()
    play.on_top("Hard to Keep Down")
    play.reveal("Stampede")
    assert play.game.permanent(play.game.identity(0)).has(STUNNED)


def test_the_villain_and_then_the_minions_attack() -> None:
    """Gang-Up: each minion engaged with you attacks you, after the villain."""
    play = Play()
    play.hero_form()
    play.reveal("Shocker")
    before = play.damage(play.game.identity(0))
    play.on_top("Hard to Keep Down")
    play.reveal("Gang-Up")
    assert play.damage(play.game.identity(0)) == before + 2 + 2


def test_the_villain_schemes() -> None:
    """Advance places the villain's SCH on the main scheme."""
    play = Play()
    play.on_top("Hard to Keep Down")
    play.reveal("Advance")
    assert play.threat() == 1


def test_if_no_attack_was_made() -> None:
    """Masters of Mayhem finds a minion where none attacked a hero."""
    play = Play(scenario="Klaw", modular="Masters of Evil")
    play.wish("Melter")
    play.reveal("Masters of Mayhem")
    assert play.is_in_play("Melter")
    play.hero_form()
    found = len(play.game.minions())
    play.reveal("Masters of Mayhem")
    assert len(play.game.minions()) == found
    assert play.damage(play.game.identity(0)) == 3


def test_whirlwind_attacks_each_hero_once() -> None:
    """The attacks against the others are not made against others again."""
    play = Play("Spider-Man", "Iron Man", "She-Hulk", scenario="Klaw", modular="Masters of Evil")
    play.hero_form(0)
    play.hero_form(1)
    whirlwind = play.card("Whirlwind")
    encounter.engage(play.game, whirlwind, 0)
    enemies.enemy_attacks(play.game, whirlwind, 0)
    assert [play.damage(play.game.identity(player)) for player in range(3)] == [2, 2, 0]


def test_klaw_gets_one_boost_card_more() -> None:
    """Two boost cards are turned for each of his attacks, and one where he schemes."""
    play = Play(scenario="Klaw")
    play.hero_form()
    play.on_top("Defense Network", "Illegal Arms Factory", "Advance")
    enemies.enemy_attacks(play.game, play.game.villain(), 0)
    assert play.damage(play.game.identity(0)) == 4
    play.on_top("Illegal Arms Factory", "Klaw's Vengeance")
    enemies.enemy_schemes(play.game, play.game.villain(), 0)
    assert play.threat() == 4


def test_a_boost_waits_for_the_damage_of_the_attack() -> None:
    """Sonic Boom exhausts the hero after the attack has damaged it, and not where it did not."""
    play = Play(scenario="Klaw")
    play.hero_form()
    play.on_top("Sonic Boom", "Advance")
    enemies.enemy_attacks(play.game, play.game.villain(), 0)
    assert not play.game.permanent(play.game.identity(0)).exhausted
    play.on_top("Sonic Boom", "Illegal Arms Factory")
    enemies.enemy_attacks(play.game, play.game.villain(), 0)
    assert play.game.permanent(play.game.identity(0)).exhausted


def test_undefended_attacks() -> None:
    """Kree Manipulator's boost ability asks whether anybody defends. [champions Undefended]"""
    play = Play("Captain Marvel")
    play.hero_form()
    play.on_top("Kree Manipulator")
    enemies.enemy_attacks(play.game, play.game.villain(), 0)
    assert play.threat() == 1
    play.wish("Captain Marvel")
    play.on_top("Kree Manipulator")
    enemies.enemy_attacks(play.game, play.game.villain(), 0)
    assert play.threat() == 1


def test_an_ally_must_defend() -> None:
    """Melter's attacks are defended by an ally, if there is a ready one."""
    play = Play(scenario="Klaw", modular="Masters of Evil")
    play.hero_form()
    ally = play.card("Daredevil")
    entering.put_into_play(play.game, ally, 0)
    melter = play.card("Melter")
    encounter.engage(play.game, melter, 0)
    enemies.enemy_attacks(play.game, melter, 0)
    assert play.damage(play.game.identity(0)) == 0


def test_only_the_engaged_player_must_defend() -> None:
    """The allies of others stay where they are if nobody wants them to defend."""
    play = Play("Spider-Man", "Iron Man", scenario="Klaw", modular="Masters of Evil")
    play.hero_form()
    entering.put_into_play(play.game, play.card("War Machine"), 1)
    melter = play.card("Melter")
    encounter.engage(play.game, melter, 0)
    enemies.enemy_attacks(play.game, melter, 0)
    assert play.damage(play.game.identity(0)) == 3


# Attachments


def test_damage_goes_on_the_suit() -> None:
    """Armored Rhino Suit takes what Rhino would take, and is discarded with the fifth damage."""
    play = Play()
    suit = play.reveal("Armored Rhino Suit")
    rhino = play.game.villain()
    damage.deal_damage(play.game, [rhino], 4, Situation(0, None))
    assert (play.damage(rhino), play.damage(suit)) == (0, 4)
    damage.deal_damage(play.game, [rhino], 3, Situation(0, None))
    assert play.damage(rhino) == 0
    assert play.game.lies_in(suit, ENCOUNTER_DISCARD)


def test_charge_overkills_once() -> None:
    """The attack passes its excess on, and Charge is discarded at its end."""
    play = Play()
    play.hero_form()
    charge = play.reveal("Charge")
    ally = play.card("Black Cat")
    entering.put_into_play(play.game, ally, 0)
    play.wish("Black Cat")
    play.on_top("Hard to Keep Down")
    enemies.enemy_attacks(play.game, play.game.villain(), 0)
    assert play.damage(play.game.identity(0)) == 2 + 3 - 2
    assert not play.game.in_play(charge)


def test_the_minion_with_the_most_hit_points() -> None:
    """Biomechanical Upgrades look for the highest printed hit points, and for a minion without a copy."""
    play = Play(modular="The Doomsday Chair")
    for name in ("Shocker", "Sandman"):
        encounter.engage(play.game, play.card(name), 0)
    upgrades = [card for card in play.game.box if card.definition.name == "Biomechanical Upgrades"]
    hosts = []
    for upgrade in upgrades:
        play.on_top("Hard to Keep Down")
        encounter.reveal(play.game, 0, upgrade)
        if play.game.in_play(upgrade):
            hosts.append(str(play.game.host(upgrade)))
    assert hosts == ["Sandman", "Shocker"]


def test_upgrades_heal_instead_of_a_defeat() -> None:
    """The minion stays, without damage, and the attachment is discarded."""
    play = Play(modular="The Doomsday Chair")
    shocker = play.card("Shocker")
    encounter.engage(play.game, shocker, 0)
    upgrade = play.reveal("Biomechanical Upgrades")
    damage.deal_damage(play.game, [shocker], 9, Situation(0, None))
    assert play.damage(shocker) == 0
    assert not play.game.in_play(upgrade)


def test_an_attachment_without_a_minion_surges() -> None:
    """Genetically Enhanced is discarded, and another card is revealed."""
    play = Play("She-Hulk")
    play.on_top("Hard to Keep Down")
    card = play.reveal("Genetically Enhanced")
    assert play.game.lies_in(card, ENCOUNTER_DISCARD)
    assert play.happened("surged") >= 1


def test_attachments_add_hit_points() -> None:
    """Titania's ATK follows her remaining hit points, with those that are added."""
    play = Play("She-Hulk")
    titania = play.card("Titania")
    encounter.engage(play.game, titania, 0)
    assert play.game.value(titania, ATK) == 6
    play.reveal("Genetically Enhanced")
    assert play.game.value(titania, HIT_POINTS) == 9
    damage.deal_damage(play.game, [titania], 2, Situation(0, None))
    assert play.game.value(titania, ATK) == 7


# Drones


def test_drones_are_made_of_the_deck() -> None:
    """Each player's top card lies facedown under a minion with the values that Ultron Drones gives it."""
    play = Play("Spider-Man", "Iron Man", scenario="Ultron")
    assert [play.drones(player) for player in (0, 1)] == [1, 1]
    drone = play.game.minions_of(1)[0]
    assert [play.game.value(drone, value) for value in (SCH, ATK, HIT_POINTS)] == [1, 1, 1]
    play.reveal("Upgraded Drones")
    assert [play.game.value(drone, value) for value in (SCH, ATK, HIT_POINTS)] == [1, 2, 2]
    under = [serial for serial, host in play.game.beneath.items() if host == drone.serial]
    assert [play.game.owners[serial] for serial in under] == [1]
    damage.deal_damage(play.game, [drone], 2, Situation(0, None))
    assert play.game.lies_in(play.game.box[under[0]], play.game.players[1].discard)
    assert play.drones(1) == 0


def test_the_defeated_drone_leaves_another() -> None:
    """Advanced Ultron Drone: the engaged player's top card becomes a Drone."""
    play = Play("Spider-Man", "Iron Man", scenario="Ultron")
    drone = play.card("Advanced Ultron Drone")
    encounter.engage(play.game, drone, 1)
    damage.deal_damage(play.game, [drone], 4, Situation(0, None))
    assert [play.drones(player) for player in (0, 1)] == [1, 2]


def test_a_player_pays_or_gets_a_drone() -> None:
    """Android Efficiency's boost ability: what can't be paid can't be chosen."""
    play = Play("Captain Marvel", scenario="Ultron")
    hand = play.hand()
    play.wish("spend a mental resource", *[str(card) for card in play.game.cards(play.game.players[0].hand)])
    boosting = play.card("Android Efficiency", "01144b")
    abilities_of(boosting.definition, BOOST)[0].effect.run(play.game, Situation(0, boosting))
    assert (play.hand(), play.drones()) == (hand - 1, 1)
    for card in play.game.cards(play.game.players[0].hand).copy():
        play.game.discard_from_hand(0, card)
    abilities_of(boosting.definition, BOOST)[0].effect.run(play.game, Situation(0, boosting))
    assert play.drones() == 2


def test_threat_of_step_one_is_answered() -> None:
    """Assault on NORAD asks each player, but not when other threat is placed on it."""
    play = Play(scenario="Ultron")
    threat.place_threat(play.game, play.game.main_scheme(), 3, Situation(0, None))
    assert play.game.main_scheme().definition.stage == "2B"
    drones = play.drones()
    threat.place_threat(play.game, play.game.main_scheme(), 1, Situation(0, None))
    assert (play.threat(), play.drones()) == (1, drones)


def test_ultron_asks_whom_he_attacks() -> None:
    """After he attacks you: threat, or a Drone."""
    play = Play(scenario="Ultron")
    play.hero_form()
    play.on_top("Upgraded Drones")
    play.wish("place 1 threat on the main scheme")
    enemies.enemy_attacks(play.game, play.game.villain(), 0)
    assert (play.threat(), play.drones()) == (1, 1)


def test_cards_are_discarded_for_damage_and_threat() -> None:
    """Rage of Ultron: as many as threat was placed."""
    play = Play(scenario="Ultron")
    pile = len(play.game.cards(play.game.players[0].discard))
    play.on_top("Repair Sequence")
    play.reveal("Rage of Ultron")
    assert len(play.game.cards(play.game.players[0].discard)) == pile + 2


# Schemes


def test_cards_lie_facedown_on_highway_robbery() -> None:
    """A random card of each hand, which comes back when the scheme is defeated."""
    play = Play("Spider-Man", "Iron Man")
    hands = [play.hand(0), play.hand(1)]
    scheme = play.reveal("Highway Robbery")
    assert [play.hand(0), play.hand(1)] == [hands[0] - 1, hands[1] - 1]
    assert len(play.game.cards(BENEATH)) == 2
    threat.remove_threat(play.game, scheme, 99, Situation(0, None))
    assert [play.hand(0), play.hand(1)] == hands


def test_more_threat_for_each_player() -> None:
    """Breakin' & Takin' enters with 2 threat and 1 more for each player."""
    play = Play("Spider-Man", "Iron Man", "She-Hulk")
    play.reveal("Breakin' & Takin'")
    assert play.threat("Breakin' & Takin'") == 2 + 3


def test_masterplan_reveals_where_there_is_no_side_scheme() -> None:
    """It places threat on each side scheme, or finds one."""
    play = Play(expert=True)
    for scheme in play.game.side_schemes().copy():
        entering.discard_from_play(play.game, scheme)
    play.on_top("Hard to Keep Down", "Crowd Control")
    play.reveal("Masterplan")
    assert play.threat("Crowd Control") == 2
    play.reveal("Masterplan")
    assert play.threat("Crowd Control") == 6


def test_threat_stays_on_the_countdown() -> None:
    """Countdown to Oblivion keeps all threat."""
    play = Play(scenario="Ultron")
    for _ in range(2):
        threat.advance(play.game)
    scheme = play.game.main_scheme()
    assert scheme.definition.stage == "3B"
    threat.place_threat(play.game, scheme, 2, Situation(0, None))
    threat.remove_threat(play.game, scheme, 2, Situation(0, None))
    assert play.threat() == 2


def test_the_immortal_klaw_keeps_him_alive() -> None:
    """Klaw II finds The "Immortal" Klaw, which gives him 10 hit points as long as it is in play."""
    play = Play(scenario="Klaw", expert=True)
    klaw = play.game.villain()
    assert play.game.value(klaw, HIT_POINTS) == 28
    entering.discard_from_play(play.game, play.in_play('The "Immortal" Klaw'))
    assert play.game.value(klaw, HIT_POINTS) == 18


# Revealing


def test_setup_texts_are_carried_out() -> None:
    """Klaw begins with Defense Network and a minion engaged with the first player; Ultron with his Drones."""
    play = Play(scenario="Klaw")
    assert play.threat("Defense Network") == 3
    assert len(play.game.minions_of(0)) == 1
    assert Play(scenario="Ultron").is_in_play("Ultron Drones")


def test_choices_that_do_nothing_are_not_offered() -> None:
    """Under Attack: who is in alter-ego form has no hero to be damaged."""
    play = Play("Spider-Man", "Iron Man", modular="Under Attack")
    play.hero_form(1)
    play.wish("deal 3 damage to your hero")
    play.reveal("Under Attack")
    assert play.threat("Under Attack") == 3 + 2
    assert play.damage(play.game.identity(1)) == 3


def test_surge_where_nothing_was_done() -> None:
    """Hard to Keep Down and Caught Off Guard surge where there is nothing to heal or discard."""
    play = Play()
    for name in ("Hard to Keep Down", "Caught Off Guard"):
        surged = play.happened("surged")
        play.on_top("Advance")
        play.reveal(name)
        assert play.happened("surged") == surged + 1
    damage.deal_damage(play.game, [play.game.villain()], 3, Situation(0, None))
    surged = play.happened("surged")
    play.reveal("Hard to Keep Down")
    assert play.happened("surged") == surged
    assert play.damage(play.game.villain()) == 0


def test_statuses_that_are_there_already() -> None:
    """False Alarm and "I'm Tough" surge instead."""
    play = Play()
    play.reveal("False Alarm")
    assert play.game.permanent(play.game.identity(0)).has(CONFUSED)
    assert play.happened("surged") == 0
    play.on_top("Hard to Keep Down")
    damage.deal_damage(play.game, [play.game.villain()], 1, Situation(0, None))
    play.reveal("False Alarm")
    assert play.happened("surged") == 1
    play.reveal('"I\'m Tough"')
    assert play.game.permanent(play.game.villain()).has(TOUGH)


def test_x_is_counted_on_what_was_discarded() -> None:
    """Ritual Combat: one more than the boost icons of the card."""
    play = Play("Black Panther")
    play.on_top("Sandman")
    play.reveal("Ritual Combat")
    assert play.threat() == 3


def test_explosion_is_assigned() -> None:
    """As much damage as there is threat on Bomb Scare; without it, surge."""
    play = Play("Spider-Man", "Iron Man")
    play.hero_form(0)
    play.on_top("False Alarm")
    play.reveal("Explosion")
    assert play.happened("surged") == 1
    play.reveal("Bomb Scare")
    play.reveal("Explosion")
    assert play.damage(play.game.identity(0)) == 4
    assert play.damage(play.game.identity(1)) == 0


def test_printed_resources_are_counted() -> None:
    """Electromagnetic Backlash and The Vulture's Plans look at what is printed on the discarded cards."""
    play = Play("Iron Man", "Spider-Man")
    deck = play.game.cards(play.game.players[0].deck)[-5:]
    energy = sum(card.definition.resources.energy for card in deck)
    play.reveal("Electromagnetic Backlash")
    assert play.damage(play.game.identity(0)) == energy
    before = play.threat()
    play.reveal("The Vulture's Plans")
    piles = [play.game.cards(play.game.players[player].discard)[-1].definition.resources for player in (0, 1)]
    types = {name for name in ("energy", "mental", "physical", "wild") if any(pile.count(name) for pile in piles)}
    assert play.threat() == before + len(types)


def test_a_minion_in_play_is_not_searched_for() -> None:
    """Legions of Hydra finds Madame Hydra once, who is safe as long as it stays."""
    play = Play(modular="Legions of Hydra")
    play.reveal("Legions of Hydra")
    hydra = play.in_play("Madame Hydra")
    others = len([card for card in play.game.minions() if "Hydra" in card.definition.traits])
    assert play.threat("Legions of Hydra") == 3 + 2 * others
    damage.deal_damage(play.game, [hydra], 3, Situation(0, None))
    assert play.damage(hydra) == 0
    for scheme in play.game.side_schemes().copy():
        entering.discard_from_play(play.game, scheme)
    damage.deal_damage(play.game, [hydra], 3, Situation(0, None))
    assert play.damage(hydra) == 3


def test_damage_from_certain_cards() -> None:
    """Killmonger cannot take damage from Black Panther upgrades, but from others."""
    play = Play("Black Panther")
    killmonger = play.card("Killmonger")
    encounter.engage(play.game, killmonger, 0)
    daggers = play.card("Energy Daggers")
    damage.deal_damage(play.game, [killmonger], 2, Situation(0, daggers))
    assert play.damage(killmonger) == 0
    damage.deal_damage(play.game, [killmonger], 2, Situation(0, play.card("Haymaker")))
    assert play.damage(killmonger) == 2


# Obligations and nemesis sets


def test_an_obligation_is_given_to_its_player() -> None:
    """Another player reveals it; whose it is may change form and chooses."""
    play = Play("Spider-Man", "Iron Man")
    card = play.card("Eviction Notice")
    play.hero_form(0)
    play.wish("yes", "exhaust Peter Parker → remove this card from the game")
    encounter.reveal(play.game, 1, card)
    assert not play.game.in_hero_form(0)
    assert play.game.permanent(play.game.identity(0)).exhausted
    assert play.game.lies_in(card, REMOVED)


def test_an_obligation_that_is_not_met() -> None:
    """In hero form there is no Peter Parker to exhaust: a card is discarded, and the obligation surges."""
    play = Play()
    play.hero_form()
    hand = play.hand()
    play.on_top("Hard to Keep Down")
    card = play.reveal("Eviction Notice")
    assert play.hand() == hand - 1
    assert play.happened("surged") >= 1
    assert play.game.lies_in(card, ENCOUNTER_DISCARD)


def test_legal_work_accelerates() -> None:
    """An acceleration token is placed on the main scheme."""
    play = Play("She-Hulk")
    play.hero_form()
    play.reveal("Legal Work")
    assert play.happened("accelerated") == 1


def test_the_nemesis_comes_once() -> None:
    """Shadow of the Past brings minion and side scheme; the second time there is no minion, and it surges."""
    play = Play()
    play.reveal("Shadow of the Past")
    assert play.is_in_play("Vulture")
    assert play.is_in_play("Highway Robbery")
    assert {card.definition.name for card in play.game.cards(ENCOUNTER_DECK)} >= {"Sweeping Swoop"}
    assert play.happened("surged") == 0
    play.reveal("Shadow of the Past")
    assert play.happened("surged") >= 1


def test_the_engaged_player_is_dealt_a_card() -> None:
    """Hydra Soldier, when defeated."""
    play = Play("Spider-Man", "Iron Man", modular="Legions of Hydra")
    soldier = play.card("Hydra Soldier")
    encounter.engage(play.game, soldier, 1)
    damage.hurt(play.game, [(soldier, 4)], None, NOBODY, None)
    assert [len(play.game.cards(seat.dealt)) for seat in play.game.players] == [0, 1]


def test_the_stunned_do_not_attack() -> None:
    """Titania's Fury heals her and surges if she was stunned."""
    play = Play("She-Hulk")
    play.hero_form()
    titania = play.card("Titania")
    encounter.engage(play.game, titania, 0)
    damage.deal_damage(play.game, [titania], 2, Situation(0, None))
    statuses.give_status(play.game, titania, STUNNED)
    play.on_top("Hard to Keep Down")
    play.reveal("Titania's Fury")
    assert play.damage(titania) == 0
    assert play.happened("surged") >= 1


# Words of cards that are not in the box


def tell(play: Play, text: str, name: str = "Shocker") -> None:
    """Do what a text says to the first player, as if it stood on a card."""
    READER.read(text, "effects").run(play.game, Situation(0, play.card(name)))


def test_threat_moves_and_looks_for_the_most() -> None:
    """Threat is moved from a side scheme; the scheme with the most gets more."""
    play = Play()
    play.reveal("Crowd Control")
    tell(play, "Move 1 threat from Crowd Control to the main scheme.")
    assert (play.threat("Crowd Control"), play.threat()) == (1, 1)
    threat.place_threat(play.game, play.game.main_scheme(), 2, Situation(0, None))
    tell(play, "Place 1 threat on the scheme with the most threat.")
    tell(play, "Place 1 threat on the scheme with the least threat.")
    assert (play.threat("Crowd Control"), play.threat()) == (2, 4)


def test_a_player_averts_what_the_card_says() -> None:
    """Unless: the player may do the other thing, if it can be done."""
    play = Play()
    play.hero_form()
    play.wish("yes")
    tell(play, "Take 3 damage unless you exhaust your hero.")
    assert play.game.permanent(play.game.identity(0)).exhausted
    play.wish("yes")
    tell(play, "Take 3 damage unless you exhaust your hero.")
    assert play.damage(play.game.identity(0)) == 3


def test_all_players_are_attacked() -> None:
    """Each player meets an attack of their own."""
    play = Play("Spider-Man", "Iron Man")
    play.hero_form(0)
    play.hero_form(1)
    shocker = play.card("Shocker")
    encounter.engage(play.game, shocker, 0)
    tell(play, "Shocker attacks each player.")
    assert [play.damage(play.game.identity(player)) for player in (0, 1)] == [2, 2]


def test_changes_last_for_an_activation() -> None:
    """A boost ability gives the villain more ATK for this activation only."""
    play = Play()
    villain = play.game.villain()
    situation = Situation(0, play.card("Shocker"))
    situation.act = act.Act(act.ATTACK, villain, 0)
    READER.read("The villain gets +2 ATK for this activation.", "effects").run(play.game, situation)
    assert play.game.value(villain, ATK) == 4
    play.game.end_of_act(situation.act)
    assert play.game.value(villain, ATK) == 2


def test_statuses_are_taken_and_asked_for() -> None:
    """All of them at once; and what was so already is remembered."""
    play = Play()
    play.hero_form()
    tell(play, "Stun and confuse your hero. Remove all status cards from your hero.")
    assert play.game.permanent(play.game.identity(0)).statuses == ()
    tell(play, "Exhaust your hero. If your hero was already exhausted, place 1 threat on the main scheme.")
    assert play.threat() == 0
    tell(play, "Exhaust your hero. If your hero was already exhausted, place 1 threat on the main scheme.")
    assert play.threat() == 1


def test_the_topmost_card_comes_back() -> None:
    """From the encounter discard pile, the topmost of a kind."""
    play = Play()
    for name in ("Sandman", "Shocker", "Advance"):
        play.game.move(play.card(name), ENCOUNTER_DISCARD)
    tell(play, "Put the topmost minion in the encounter discard pile into play engaged with you.", "Advance")
    assert play.is_in_play("Shocker")
    assert not play.is_in_play("Sandman")
