"""Damage and healing. [champions Damage, Prevent, Heal, Indirect Damage, Move]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions import editions, events
from longbox.games.champions.abilities import Situation
from longbox.games.champions.act import Act
from longbox.games.champions.actions import acts, defeating, statuses, timing
from longbox.games.champions.definitions import ALLY, CANNOT_BE_HEALED, MINION, PIERCING, GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import TOUGH
from longbox.kernel.questions import Prompt
from longbox.kernel.zones import NOBODY

SPREAD: Final[Prompt] = Prompt("Who takes 1 of the damage", "Indirect Damage")


def deal_damage(game: ChampionsGame, targets: list[GameCard], amount: int, situation: Situation) -> None:
    """Deal damage to characters at the same time, as a text tells. [champions Damage]

    What was dealt in all is left in the situation, and whether any was.
    """
    deal_shares(game, [(target, amount) for target in targets], situation)


def deal_shares(game: ChampionsGame, hits: list[tuple[GameCard, int]], situation: Situation) -> None:
    """Deal damage to characters at the same time, each its share, as a text tells. [champions Damage]"""
    act = acts.own_act(situation)
    by = acts.dealer(situation)
    happenings = hurt(game, hits, situation.source, by, act)
    situation.amount = sum([event.amount for event in happenings])
    situation.did = situation.amount > 0
    if act is None:
        timing.responses(game, happenings)
    else:
        act.targets += [target for target, _ in hits if target not in act.targets]


def hurt(
    game: ChampionsGame, hits: list[tuple[GameCard, int]], source: GameCard | None, by: int, act: Act | None
) -> list[Happening]:
    """Let characters take damage at the same time: first what prevents it, then the damage, then who is defeated.

    [champions Damage, Prevent, Defeat, Triggering Condition]

    Args:
        game: The game.
        hits: The characters, and how much each is dealt.
        source: The card that deals it.
        by: The number of the player who deals it, or `NOBODY`.
        act: The attack that it is a part of; what happens is then answered at the end of the attack.

    Returns:
        What happened, and is to be responded to.
    """
    landing = [event for card, amount in hits if (event := land(game, card, amount, source, by, act)) is not None]
    happened: list[Happening] = []
    for event in landing:
        card = event.cards[0]
        if game.in_play(card):
            beyond = event.amount - game.remaining(card)
            game.permanent(card).damage += event.amount
            game.log.append(event)
            happened.append(event)
            if act is not None:
                if not game.plays(editions.TAKING_DAMAGE):
                    act.hurt.append((card, event.amount))
                event.beyond = max(beyond, 0)
    fallen = [event for event in happened if defeating.is_falling(game, event.cards[0])]
    bodies = [defeating.body(game, event.cards[0]) for event in fallen]
    game.falling += bodies
    for event, falling in zip(fallen, bodies, strict=True):
        card = event.cards[0]
        defeated = defeating.defeat(game, card, source, by, act)
        happened += defeated
        if act is not None and defeated and card.definition.type in (ALLY, MINION):
            act.excess += event.beyond
        game.falling.remove(falling)
    if act is not None:
        act.events += happened
    return happened


def land(
    game: ChampionsGame, card: GameCard, amount: int, source: GameCard | None, by: int, act: Act | None
) -> Happening | None:
    """Damage as it is about to be taken: a tough status card comes first, then what players and cards do against it.

    [champions Status Cards, Prevent, Interrupt, Cannot]

    Returns:
        The damage that is taken; none if it is none.
    """
    if amount <= 0 or not game.in_play(card) or game.take_damage_forbidden(card, source):
        return None
    if act is not None and game.plays(editions.TAKING_DAMAGE):
        act.hurt.append((card, amount))
    player = game.is_identity_of(card)
    event = Happening(
        events.DAMAGE, player if player >= 0 else game.controller(card), card.alone, amount, source, by, act
    )
    if game.plays(editions.ORDER_OF_DAMAGE) and not is_dealt(game, event):
        return None
    if game.permanent(card).has(TOUGH):
        statuses.take_status(game, card, TOUGH)
        if act is None or not act.is_attack or not acts.has_keyword(game, act, PIERCING):
            return None
    timing.interrupts(game, event)
    if not event.instead and event.amount < amount:
        prevented = Happening(events.PREVENTED, event.player, card.alone, amount - event.amount, source)
        game.log.append(prevented)
    return event if event.happens and event.amount > 0 and game.in_play(card) else None


def is_dealt(game: ChampionsGame, event: Happening) -> bool:
    """Let abilities interrupt that damage is dealt, before it comes to tough status cards. Tells whether it is.

    [champions Damage, Status Cards, Replacement Effects]
    """
    event.dealing = True
    timing.interrupts(game, event)
    event.dealing = False
    return event.happens and event.amount > 0 and game.in_play(event.cards[0])


def heal(game: ChampionsGame, card: GameCard, amount: int, source: GameCard | None = None) -> int:
    """Heal a character, unless a text forbids it, and not above its maximum.

    [champions Heal, Maximum Hit Points, Cannot]

    Returns:
        How much was healed.
    """
    if game.forbidden(card, CANNOT_BE_HEALED):
        return 0
    healed = take_off(game, card, amount, source)
    if healed > 0:
        timing.responses(game, [Happening(events.HEALING, game.controller(card), card.alone, healed, source)])
    return healed


def take_off(game: ChampionsGame, card: GameCard, amount: int, source: GameCard | None) -> int:
    """Take damage off a character, as it heals or is moved. Tells how much was there. [champions Heal, Move]"""
    permanent = game.permanent(card)
    healed = min(amount, permanent.damage)
    if healed > 0:
        permanent.damage -= healed
        game.log.append(Happening(events.HEALING, permanent.controller, card.alone, healed, source))
    return healed


def move_damage(game: ChampionsGame, origin: GameCard, target: GameCard, amount: int, situation: Situation) -> None:
    """Move damage from a character to another, to which it counts as dealt. [champions Move]"""
    moved = min(amount, game.sustained(origin))
    if moved > 0:
        take_off(game, origin, moved, situation.source)
        deal_damage(game, [target], moved, situation)


def deal_indirect_damage(game: ChampionsGame, players: list[int], amount: int, situation: Situation) -> None:
    """Split damage among the characters that players control, nobody getting more than defeats them.

    [champions Indirect Damage]
    """
    shares: dict[int, int] = {}
    for _ in range(amount):
        characters = [card for player in players for card in game.characters_of(player)]
        able = [card for card in characters if shares.get(card.serial, 0) < game.remaining(card)]
        chosen = game.choose_card(situation.player, SPREAD, able, situation.source)
        if chosen is None:
            break
        shares[chosen.serial] = shares.get(chosen.serial, 0) + 1
    hits = [(game.box[serial], share) for serial, share in shares.items()]
    happenings = hurt(game, hits, situation.source, NOBODY, None)
    situation.amount = sum([event.amount for event in happenings])
    timing.responses(game, happenings)
