"""Why something can't be done: silent for what is on offer, and the right rule for everything else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from longbox.games.champions import reasons
from longbox.games.champions.actions import forms
from longbox.games.champions.actions.playing import PlayCard
from longbox.games.champions.definitions import EVENT, RESOURCE, GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import CONFUSED, STUNNED
from longbox.games.champions.phases import TAKING_TURN
from longbox.games.champions.system import SYSTEM
from longbox.games.champions.table import SCENARIO_AREA
from longbox.games.champions.turn.acting import actions_of
from longbox.games.champions.turn.turn import TAKE_TURN, options
from longbox.games.champions.uses import UseAbility
from longbox.kernel.questions import Question
from longbox.kernel.reasons import UnknownWish
from longbox.kernel.record import Record
from longbox.kernel.table import Table

GAMES: list[dict[str, Any]] = [
    {"heroes": ["Spider-Man"]},
    {"heroes": ["She-Hulk", "Iron Man"], "scenario": "Klaw"},
    {"heroes": ["Captain Marvel", "Black Panther"], "scenario": "Ultron", "expert": True},
]


def played(agreed: dict[str, Any], seed: int, most: int) -> list[tuple[Table, Question]]:
    """The tables at the turns of a game that is played by chance, each before it is answered."""
    table = Table(SYSTEM, Record("champions", agreed, seed))
    chance = random.Random(seed)
    turns: list[tuple[Table, Question]] = []
    for _ in range(most):
        if not table.questions:
            break
        question = table.questions[0]
        if question.prompt is TAKE_TURN:
            turns.append((Table(SYSTEM, table.to_record()), question))
        keys = question.keys()
        table.answer(question.player, chance.choice(keys[:-1] if keys[-1] == "end turn" and len(keys) > 1 else keys))
    return turns


def game_of(table: Table) -> ChampionsGame:
    """The game on a table."""
    assert isinstance(table.game, ChampionsGame)
    return table.game


@pytest.mark.thorough
@pytest.mark.parametrize("agreed", GAMES, ids=lambda agreed: "+".join(agreed["heroes"]))
def test_nothing_keeps_a_player_from_what_is_on_offer(agreed: dict[str, Any]) -> None:
    """In whole games, no answer to a turn's question has a reason against it."""
    for seed in range(2):
        for table, question in played(agreed, seed, 120):
            keys = question.keys()
            for key in keys:
                assert reasons.why_not(game_of(table), question.player, key) is None, key


@pytest.mark.thorough
@pytest.mark.parametrize("agreed", GAMES, ids=lambda agreed: "+".join(agreed["heroes"]))
def test_something_keeps_a_player_from_what_is_not_on_offer(agreed: dict[str, Any]) -> None:
    """Whatever card of the hand can't be played, and whatever power can't be used, there is a reason why."""
    for table, question in played(agreed, 3, 150):
        game, player = game_of(table), question.player
        offered = [choice.card.key() for choice in question.choices if isinstance(choice, (PlayCard, UseAbility))]
        for card in game.cards(game.players[player].hand):
            reason = reasons.why_not(game, player, f"play {card}")
            assert (reason is None) == (card.key() in offered), f"{card}: {reason}"
        for card in game.controlled(player):
            if actions_of(card):
                reason = reasons.why_not(game, player, f"use {card}")
                assert (reason is None) == (card.key() in offered), f"{card}: {reason}"
        keys = question.keys()
        for power in ("attack", "thwart", "recover"):
            able = any([key.startswith(f"{power} with") for key in keys])
            assert (reasons.why_not(game, player, power) is None) == able


def start(*heroes: str, seed: int = 5, **agreed: Any) -> ChampionsGame:
    """A game in its first turn; nobody has discarded cards of the first hand."""
    table = Table(SYSTEM, Record("champions", {"heroes": list(heroes or ("Spider-Man",)), **agreed}, seed))
    while game_of(table).phase != TAKING_TURN:
        table.answer(table.questions[0].player, "done")
    return game_of(table).copy()


def hero_form(game: ChampionsGame) -> None:
    """Turn the first player's identity to its hero side."""
    forms.change_form(game, 0)


def reason_for(game: ChampionsGame, wish: str, player: int = 0) -> str:
    """The reason in words, with its rule."""
    return str(reasons.why_not(game, player, wish))


def give(game: ChampionsGame, player: int, name: str) -> GameCard:
    """Put a card of a player into the hand."""
    cards = [card for card in game.box if card.key() == name and game.owners[card.serial] == player]
    game.move(cards[0], game.players[player].hand)
    return cards[0]


def test_powers_ask_for_their_form() -> None:
    """Alter-egos recover, heroes attack and thwart. [champions Recover, Attack, Thwart]"""
    game = start()
    alter_ego = "Peter Parker is an alter-ego: change form first. [Form, Change Form]"
    assert reason_for(game, "attack") == alter_ego
    assert reason_for(game, "thwart the break-in!") in (
        alter_ego,
        "There is no threat on The Break-In!. [Thwart]",
    )
    assert reason_for(game, "recover") == "Peter Parker has no damage to heal. [Recover]"
    assert (
        reason_for(game, "attack with spider-man")
        == "You are Peter Parker now. Change form to be Spider-Man. [Player Turn]"
    )


def test_an_exhausted_character_does_nothing() -> None:
    """Basic powers exhaust who uses them. [champions Exhausted]"""
    game = start()
    hero_form(game)
    assert reasons.why_not(game, 0, "attack") is None
    game.exhaust(game.identity(0))
    assert reason_for(game, "attack rhino") == "Spider-Man is exhausted. [Exhausted]"
    assert reason_for(game, "thwart") == "Spider-Man is exhausted. [Exhausted]"


def test_a_guard_is_named() -> None:
    """A minion with guard keeps the villain from being attacked. [champions Guard]"""
    game = start(modular=["Bomb Scare"])
    hero_form(game)
    guard = next(card for card in game.box if card.key() == "Hydra Mercenary")
    game.move(guard, game.players[0].engaged)
    assert reason_for(game, "attack rhino") == "Hydra Mercenary guards Rhino. [Guard]"
    assert reasons.why_not(game, 0, "attack hydra mercenary") is None
    assert reasons.why_not(game, 0, "attack") is None


def test_a_crisis_is_named() -> None:
    """A crisis icon keeps the threat on the main scheme. [champions Side Scheme]"""
    game = start()
    hero_form(game)
    game.permanent(game.main_scheme()).threat = 2
    assert reasons.why_not(game, 0, "thwart the break-in!") is None
    crisis = next(card for card in game.box if card.definition.crisis)
    game.move(crisis, SCENARIO_AREA)
    expected = f"{crisis} has a crisis icon: it must go first. [Side Scheme]"
    assert reason_for(game, "thwart the break-in!") == expected
    assert reason_for(game, f"thwart {crisis}") == f"There is no threat on {crisis}. [Thwart]"
    assert reason_for(game, "thwart") == "No scheme has threat that can be removed now. [Ability, Card Ability]"


def test_a_stunned_or_confused_character_may_try() -> None:
    """Trying discards the status card, which changes the game. [champions Status Cards]"""
    game = start()
    hero_form(game)
    game.permanent(game.identity(0)).statuses = (STUNNED, CONFUSED)
    assert reasons.why_not(game, 0, "attack") is None
    assert reasons.why_not(game, 0, "thwart") is None


def test_form_is_changed_once_a_turn() -> None:
    """Changing form by oneself is done once. [champions Form, Change Form]"""
    game = start()
    assert reasons.why_not(game, 0, "change form") is None
    game.changed_form[0] = True
    assert reason_for(game, "flip") == "You have changed form this turn already. [Form, Change Form]"


def test_a_card_that_is_too_expensive() -> None:
    """What a card costs, and what could be paid. [champions Cost]"""
    game = start()
    for card in game.cards(game.players[0].hand).copy():
        game.move(card, game.players[0].discard)
    give(game, 0, "Helicarrier")
    words = reason_for(game, "play helicarrier")
    assert words.startswith("Helicarrier costs 3; you can generate ")
    assert words.endswith("[Cost]")


def test_cards_that_are_not_played() -> None:
    """Resources are discarded to pay; interrupts wait for their time; others are in no hand."""
    game = start()
    resource = next(card for card in game.box if card.definition.type == RESOURCE and game.owners[card.serial] == 0)
    give(game, 0, resource.key())
    assert reason_for(game, f"play {resource}").endswith("it is discarded to pay for other cards. [Resource Cards]")
    give(game, 0, "Backflip")
    assert reason_for(game, "backflip") == (
        "Backflip has no action but an interrupt: you are asked when it can be used. [Action]"
    )
    assert reason_for(game, "play rhino") == "Rhino is not in your hand. [Play, Put Into Play]"


def test_a_unique_card_is_played_once() -> None:
    """Two cards that are the same are not in play together. [champions Unique]"""
    game = start()
    aunt_may = give(game, 0, "Aunt May")
    game.move(aunt_may, game.players[0].area)
    other = GameCard(len(game.box), aunt_may.definition)
    game.box.append(other)
    game.owners.append(0)
    game.places.append(game.players[0].hand.number)
    game.piles[game.players[0].hand.number].append(other)
    assert reason_for(game, "play aunt may") == "Aunt May is unique, and in play already. [Unique]"


def test_an_event_for_the_other_form() -> None:
    """A Hero Action asks for hero form. [champions Triggered Ability]"""
    game = start()
    give(game, 0, "Swinging Web Kick")
    assert reason_for(game, "swinging web kick") == (
        "Swinging Web Kick can be used in hero form only. [Triggered Ability]"
    )


def test_the_turn_of_another() -> None:
    """Who is not active can act when asked. [champions Player Turn]"""
    game = start("Spider-Man", "She-Hulk")
    assert reason_for(game, "change form", 1) == (
        "It is Spider-Man's turn. You can use an action when you are asked to. [Player Turn]"
    )
    assert reasons.why_not(game, 0, "ask she-hulk") is None
    game.declined.append(1)
    assert reason_for(game, "ask she-hulk") == "She-Hulk has declined just now. [Player Turn]"


def test_nobody_defends_where_nobody_attacks() -> None:
    """Defending is asked as an enemy attacks. [champions Enemy Attacks]"""
    game = start()
    assert reason_for(game, "defend with peter parker") == "No enemy is attacking now. [Enemy Attacks]"


@pytest.mark.parametrize("wish", ["dance", "attack the moon", "ask nobody", "play rhinoo"])
def test_what_can_not_be_wished(wish: str) -> None:
    """What is nothing in this game is an error that names what is near."""
    with pytest.raises(UnknownWish):
        reasons.why_not(start("Spider-Man", "She-Hulk"), 0, wish)


def test_every_offer_of_a_first_turn_is_named() -> None:
    """The keys of the answers are wishes themselves."""
    game = start("She-Hulk")
    keys = [choice.key() for choice in options(game, 0)]
    assert "change form" in keys
    assert "end turn" in keys
    assert all([reasons.why_not(game, 0, key) is None for key in keys])
    assert any([card.definition.type == EVENT for card in game.box])
