"""Damage and healing. [forever Damage, Heal, Ignore]"""

from __future__ import annotations

from longbox.games.forever import events
from longbox.games.forever.abilities import DAMAGE_KEPT, DAMAGE_REDUCED, THIS_PHASE
from longbox.games.forever.act import Act
from longbox.games.forever.actions import falling, remembering, timing
from longbox.games.forever.definitions import CANNOT_HEAL, CANNOT_SUFFER, UNALIGNED, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.kernel.zones import NOBODY


def suffer(
    game: ForeverGame, hits: list[tuple[GameCard, int]], source: GameCard | None, by: int, act: Act | None
) -> list[Happening]:
    """Let characters suffer damage at the same time: what ignores or reduces it comes first. [forever Damage]

    Args:
        game: The game.
        hits: The characters, and how much each is to suffer.
        source: The card that does it.
        by: The number of the player who does it, or `NOBODY`.
        act: The act that it is a part of; reactions then follow at its end.

    Returns:
        The damage that was suffered.
    """
    landing = [event for card, amount in hits if (event := land(game, card, amount, source, by, act)) is not None]
    for event in landing:
        game.permanent(event.cards[0]).damage += event.amount
        remembering.write(game, event)
    happened = landing.copy()
    for event in landing:
        if falling.is_beaten(game, event.cards[0]):
            happened += falling.fall(game, event.cards[0], source, by, act)
    if act is None:
        timing.after(game, happened)
    else:
        act.happened += happened
    return landing


def land(
    game: ForeverGame, card: GameCard, amount: int, source: GameCard | None, by: int, act: Act | None
) -> Happening | None:
    """Let what waits for damage answer, and reduce it; none if nothing is left of it. [forever Damage, Swayed]"""
    if amount <= 0 or not game.in_play(card) or is_spared(game, card, by):
        return None
    event = Happening(events.DAMAGE, game.controller(card), card.alone, amount, source, by, act)
    if not timing.when(game, event) or not game.in_play(card):
        return None
    reduce(game, event)
    return event if event.amount > 0 else None


def is_spared(game: ForeverGame, card: GameCard, by: int) -> bool:
    """Whether a character is on the side of who would hurt it: a swayed one ignores Rogues. [forever Swayed]"""
    if card.definition.type != UNALIGNED or by == NOBODY:
        return False
    return game.permanent(card).swayed and game.is_rogue(by)


def reduce(game: ForeverGame, event: Happening) -> None:
    """Reduce damage by all that reduces it, unless it can't be. [forever Damage, Cannot]"""
    card = event.cards[0]
    if game.forbidden(card, CANNOT_SUFFER):
        event.amount = 0
        return
    if event.act is not None and event.act.kept:
        return
    kept = game.working_on(card, DAMAGE_KEPT)
    if any([each.constant.keeps_damage(game, event, each.situation) for each in kept]):
        return
    for each in game.working_on(card, DAMAGE_REDUCED):
        event.amount = max(event.amount - each.constant.reduces_damage(game, event, each.situation), 0)


def heal(game: ForeverGame, card: GameCard, amount: int, source: GameCard | None) -> int:
    """Remove damage from a character, as much as there is. [forever Heal]

    Returns:
        How much was healed.
    """
    if not game.in_play(card) or game.forbidden(card, CANNOT_HEAL):
        return 0
    thing = game.permanent(card)
    healed = min(amount, thing.damage)
    if healed <= 0:
        return 0
    thing.damage -= healed
    timing.tell(game, Happening(events.HEALING, game.controller(card), card.alone, healed, source))
    return healed


def end_of_phase(game: ForeverGame) -> None:
    """End what lasts as long as a phase."""
    if game.has_until(THIS_PHASE):
        game.end_of(THIS_PHASE)
        remove_the_weakened(game)


def remove_the_weakened(game: ForeverGame) -> None:
    """Take out those whose Health fell to the damage that they have, as something that raised it has gone.

    [forever Character Damage]
    """
    for card in game.weakened():
        if falling.is_beaten(game, card):
            timing.after(game, falling.fall(game, card, None, NOBODY, None))
