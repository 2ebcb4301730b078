"""What holds of every state of a game of Vs. System, checked as plainly as it can be said."""

from __future__ import annotations

from longbox.conformance.truths import check_knowledge, check_piles
from longbox.games.vs.chain_effects import GAME_BASED_EFFECT, PLOT_TWIST_EFFECT, RECRUIT_EFFECT, ChainEffect
from longbox.games.vs.definitions import CHARACTER, EQUIPMENT, LOCATION, PLOT_TWIST
from longbox.games.vs.game import VsGame
from longbox.games.vs.moments import (
    ATTACK_STEP,
    ATTACKING,
    BEGIN_MOMENT,
    COMBAT_PHASE,
    GIVE_PRIORITY,
    NO_ATTACK,
    PROPOSED,
    RECRUIT_STEP,
    SETTING_UP,
)
from longbox.games.vs.objects import UNATTACHED, TeamObject
from longbox.games.vs.table import CHAIN, FIELD, FRONT, RESOURCE_ROW, SUPPORT
from longbox.games.vs.terms import NOTHING, THIS_ATTACK, THIS_COMBAT_PHASE
from longbox.kernel.zones import NOBODY


def check(game: VsGame) -> None:
    """All that holds between two steps."""
    check_anytime(game)
    check_rest(game)
    check_rows(game)
    check_equipment(game)
    check_attack(game)
    check_chain(game)
    check_players(game)
    check_time(game)
    check_lasting(game)


def check_anytime(game: VsGame) -> None:
    """What holds in the middle of a step, too."""
    check_cards(game)
    check_objects(game)
    check_positions(game)
    check_stunned(game)
    check_knowledge(game)


# Cards


def check_cards(game: VsGame) -> None:
    """No card is lost or doubled, and each is known to lie where it lies, with its owner unless it is in play."""
    check_piles(game)
    for seat in game.players:
        for zone in (seat.deck, seat.hand, seat.ko_pile, seat.removed):
            for card in game.cards(zone):
                assert game.owners[card.serial] == seat.number


# Cards in play


def check_objects(game: VsGame) -> None:
    """Exactly the cards in rows are objects; each came at a time of its own, which no later card there has."""
    rows = [zone for zone in game.zones if zone.in_play]
    assert set(game.objects) == {card.serial for zone in rows for card in game.cards(zone)}
    numbers = [thing.number for thing in game.objects.values()]
    assert len(set(numbers)) == len(numbers)
    for serial, thing in game.objects.items():
        assert isinstance(thing, TeamObject)
        assert thing.card is game.box[serial]
        assert game.arrived[serial] == thing.number <= game.time
        assert 0 <= thing.controller < len(game.players)
        check_states(game, thing)


def check_states(game: VsGame, thing: TeamObject) -> None:
    """An object is in one row, ready or exhausted, in the visible or the hidden area; only resources are face down.

    [vs 213.5d, 701.3, 701.9, 701.17, 701.11]
    """
    assert thing.row in (FRONT, SUPPORT, RESOURCE_ROW)
    assert (thing.row == RESOURCE_ROW) == (not game.lies_in(thing.card, FIELD))
    assert all([isinstance(truth, bool) for truth in (thing.exhausted, thing.hidden, thing.stunned, thing.face_up)])
    if thing.row == RESOURCE_ROW:
        assert not any([thing.hidden, thing.stunned, thing.attacker, thing.defender])
        assert thing.attached_to == UNATTACHED
        assert not (thing.face_up and thing.revealed)
        assert not thing.face_up or thing.card.definition.card_type in (LOCATION, PLOT_TWIST)
        assert game.lies_in(thing.card, game.players[thing.controller].resources)
    else:
        assert not thing.revealed
        assert thing.card.definition.card_type in (CHARACTER, EQUIPMENT)
    assert all([count > 0 for count in thing.counters.values()])
    assert not (thing.team_attacker and not thing.attacker)


def check_positions(game: VsGame) -> None:
    """No two characters stand in one position. [vs 705.1]"""
    taken = [
        (thing.controller, thing.hidden, thing.row, thing.column)
        for thing in things(game)
        if thing.card.definition.card_type == CHARACTER and thing.row != RESOURCE_ROW
    ]
    assert len(set(taken)) == len(taken)


def check_stunned(game: VsGame) -> None:
    """A stunned character is exhausted, and neither attacks nor defends. [vs 701.12]"""
    for thing in things(game):
        if thing.stunned:
            assert thing.card.definition.card_type == CHARACTER
            assert thing.exhausted
            assert not any([thing.attacker, thing.team_attacker, thing.defender])


def check_rows(game: VsGame) -> None:
    """What stands in rows is what the cards are: the game's lists of characters and resources have all of them."""
    characters = [qualities.card.serial for qualities in game.characters()]
    standing = [thing for thing in things(game) if thing.row != RESOURCE_ROW]
    assert sorted(characters) == sorted([thing.card.serial for thing in standing if thing.attached_to == UNATTACHED])
    assert all([game.box[serial].definition.card_type == CHARACTER for serial in characters])
    for seat in game.players:
        assert [qualities.card for qualities in game.resources(seat.number)] == game.cards(seat.resources)


def check_equipment(game: VsGame) -> None:
    """Equipment is attached to a character in play of the same controller. [vs 302.5, 302.6, 708.12]"""
    for thing in things(game):
        if thing.card.definition.card_type == EQUIPMENT and thing.row != RESOURCE_ROW:
            host = game.thing(game.box[thing.attached_to])
            assert host.card.definition.card_type == CHARACTER
            assert host.row != RESOURCE_ROW
            assert host.controller == thing.controller
        else:
            assert thing.attached_to == UNATTACHED


def things(game: VsGame) -> list[TeamObject]:
    """All objects."""
    return [game.thing(game.box[serial]) for serial in game.objects]


# Attacks


def check_attack(game: VsGame) -> None:
    """Only during an attack does anybody attack or defend, for the player whose step it is. [vs 601, 602]"""
    attackers = [thing for thing in things(game) if thing.attacker]
    defenders = [thing for thing in things(game) if thing.defender]
    assert game.attack in (NO_ATTACK, PROPOSED, ATTACKING)
    if game.attack != ATTACKING:
        assert attackers == defenders == []
    else:
        assert game.moment == ATTACK_STEP
        assert len(defenders) <= 1
    if game.attack == NO_ATTACK:
        assert (game.attackers, game.attacked, game.attacked_player) == ((), NOTHING, NOBODY)
    for thing in attackers:
        assert thing.exhausted or game.attack == ATTACKING
        assert not thing.defender


# The chain


def check_chain(game: VsGame) -> None:
    """The cards on the chain represent its effects, and each effect is another. [vs 213.6]"""
    numbers = [effect.number for effect in game.chain]
    assert numbers == sorted(set(numbers))
    assert all([number <= game.effects_made for number in numbers])
    shown = [effect.card for effect in game.chain if effect.card is not None]
    assert {card.serial for card in shown} >= {card.serial for card in game.cards(CHAIN)}
    for effect in game.chain:
        check_effect(game, effect)


def check_effect(game: VsGame, effect: ChainEffect) -> None:
    """An effect has a player in the game, but for those that nobody controls; what is recruited is on the chain."""
    assert effect.controller != NOBODY or effect.kind == GAME_BASED_EFFECT
    assert effect.controller == NOBODY or not game.out[effect.controller]
    if effect.kind == RECRUIT_EFFECT:
        assert effect.card is not None
    assert effect.kind != PLOT_TWIST_EFFECT or effect.source is not None


# Players, and where the game is


def check_players(game: VsGame) -> None:
    """Who is out has nothing left in the game; who plays has a number of everything that is not below zero.

    [vs 102.3, 104.1]
    """
    for player, seat in enumerate(game.players):
        assert game.points[player] >= 0
        if game.out[player]:
            zones = [zone for zone in seat.zones() if zone is not seat.removed]
            assert not any([game.cards(zone) for zone in zones])
            own = [card for card in game.box if game.owners[card.serial] == player]
            assert all([game.lies_in(card, seat.removed) for card in own])
            assert not any([thing.controller == player for thing in things(game)])
    left = [player for player, out in enumerate(game.out) if not out]
    assert game.over == (game.winner != NOBODY or len(left) < 2 or drawn(game))
    if game.winner != NOBODY:
        assert left == [game.winner]


def drawn(game: VsGame) -> bool:
    """Whether the game ended in a draw."""
    return bool(game.log) and game.log[-1].kind.name == "draw game"


def check_time(game: VsGame) -> None:
    """The one with priority is in the game; resource points are there only in a recruit step. [vs 216.1, 404.5]"""
    assert game.timeline
    assert game.doing in (BEGIN_MOMENT, GIVE_PRIORITY)
    if game.over or game.moment == SETTING_UP:
        return
    assert not game.out[game.initiative]
    assert not game.out[game.priority]
    assert 0 <= game.passes < len(game.in_order())
    for player, points in enumerate(game.points):
        assert points == 0 or (game.moment == RECRUIT_STEP and game.step_player == player)


def check_rest(game: VsGame) -> None:
    """Nothing is half done: nothing resolves, replaces or is announced, and nothing is up to date only by chance."""
    assert not game.resolving
    assert game.replacing == ()
    assert game.together is None
    assert game.announced == -1
    assert not game._stale


def check_lasting(game: VsGame) -> None:
    """What lasts for an attack or a phase is gone after it; who has left the game has left nothing behind."""
    for modifier in game.modifiers:
        assert modifier.controller == NOBODY or not game.out[modifier.controller]
        assert modifier.duration != THIS_ATTACK or game.attack == ATTACKING
        assert modifier.duration != THIS_COMBAT_PHASE or game.phase == COMBAT_PHASE
        assert modifier.timestamp <= game.time
