"""Objects and cards that leave where they are: KO'd, removed from the game, returned. [vs 213.1d, 708.13]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events
from longbox.games.vs.aspects import ATTACHMENT, FACE
from longbox.games.vs.chain_effects import PLOT_TWIST_EFFECT, RECRUIT_EFFECT, ChainEffect
from longbox.games.vs.events import Happening
from longbox.games.vs.modifiers.forbidding import cannot
from longbox.games.vs.modifiers.replacing import Upcoming, goes_ahead
from longbox.games.vs.modifiers.rules import BE_KOD, ENTERING_KO_PILE, KOING
from longbox.games.vs.table import CHAIN
from longbox.kernel.zones import Zone

if TYPE_CHECKING:
    from longbox.games.vs.definitions import GameCard
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.modifiers.standing import Standing
    from longbox.games.vs.qualities import Qualities
    from longbox.games.vs.terms import Situation


def ko(
    game: VsGame, doomed: list[Qualities], cause: Situation | None = None, *, as_cost: bool = False
) -> list[GameCard]:
    """KO objects at the same time: reveal them, and put them into their owners' KO'd piles. [vs 708.13a]

    Replacing where they go doesn't replace the KO, not even as a cost. The KO itself can be replaced where it is no
    cost. [vs 708.13b, 708.13c, 513.5, 203.10]

    Returns:
        The cards that were KO'd.
    """
    going = [qualities for qualities in doomed if qualities.object is not None and not cannot(game, BE_KOD, qualities)]
    before = game.right_before()
    source = None if cause is None else cause.source
    cards: list[GameCard] = []
    for qualities in going:
        thing = qualities.object
        assert thing is not None
        if not game.is_current(thing.reference):
            continue
        reference = thing.reference
        player = thing.controller
        if not as_cost and not goes_ahead(game, Upcoming(KOING, player, qualities, applied=game.replacing)):
            continue
        put_into_ko_pile(game, revealed(game, qualities), before, cause)
        cards.append(qualities.card)
        game.happen(Happening(events.KO, player, qualities.card.alone, source=source, things=(reference,)), before)
    return cards


def revealed(game: VsGame, qualities: Qualities) -> Qualities:
    """An object that is revealed as it is KO'd: a face-down resource is then known for what it is. [vs 708.13a]"""
    game.show(qualities.card, game.everybody())
    if qualities.known:
        return qualities
    game.thing(qualities.card).revealed = True
    game.changed(1 << FACE)
    return game.qualities(qualities.card)


def put_into_ko_pile(
    game: VsGame, qualities: Qualities, before: Standing | None = None, cause: Situation | None = None
) -> None:
    """Put a card into its owner's KO'd pile, unless something else happens to it. [vs 213.4a, Enters a KO'd Pile]"""
    upcoming = Upcoming(ENTERING_KO_PILE, qualities.owner, qualities, applied=game.replacing)
    card = qualities.card
    lay = game.reference(card)
    if not goes_ahead(game, upcoming):
        if cause is not None:
            cause.follow(game, lay)
        return
    owner = game.owner(card)
    leave(game, card, owner.ko_pile, before, cause)
    things = (game.reference(card),)
    game.happen(Happening(events.TO_KO_PILE, owner.number, card.alone, things=things), before)


def leave(
    game: VsGame,
    card: GameCard,
    zone: Zone,
    before: Standing | None = None,
    cause: Situation | None = None,
    *,
    to_bottom: bool = False,
) -> None:
    """Move a card to a zone out of play, and let the text that moves it know where it lies. [vs 213.1d]"""
    lay = game.reference(card)
    if card.serial in game.objects:
        leave_play(game, card, zone, before, to_bottom)
    else:
        game.move(card, zone, to_bottom)
    if cause is not None:
        cause.follow(game, lay)


def leave_play(game: VsGame, card: GameCard, zone: Zone, before: Standing | None, to_bottom: bool) -> None:
    """Move an object out of play; its equipment goes to KO'd piles with it. [vs 215.3, 302.6]"""
    standing = game.right_before() if before is None else before
    thing = game.thing(card)
    attached = game.equipment_on(card)
    row = thing.row
    reference = thing.reference
    was = game.qualities(card)
    game.move(card, zone, to_bottom)
    game.happen(
        Happening(events.LEAVE, thing.controller, card.alone, things=(reference,), was=row, before=(was,)),
        standing,
    )
    for equipment in attached:
        if game.is_current(equipment.object.reference if equipment.object else (-1, -1)):
            game.changed(1 << ATTACHMENT)
            put_into_ko_pile(game, equipment, standing)


def remove_from_game(game: VsGame, card: GameCard, cause: Situation | None = None) -> None:
    """Put a card into its owner's removed-from-game zone. [vs 213.7, 213.7c]"""
    leave(game, card, game.owner(card).removed, cause=cause)
    source = None if cause is None else cause.source
    game.happen(Happening(events.REMOVE, game.owners[card.serial], card.alone, source=source))


def return_to_hand(game: VsGame, card: GameCard, cause: Situation | None = None) -> None:
    """Put a card into its owner's hand. [vs 213.1d]"""
    leave(game, card, game.owner(card).hand, cause=cause)
    seen = game.seen_by(card)
    source = None if cause is None else cause.source
    game.happen(Happening(events.TO_HAND, game.owners[card.serial], card.alone, source=source, seen_by=seen))


def put_into_deck(game: VsGame, cards: list[GameCard], cause: Situation | None = None, *, on_top: bool) -> None:
    """Put cards on the top or the bottom of their owners' decks, the last one outermost. [vs 213.2c]"""
    source = None if cause is None else cause.source
    for card in cards:
        owner = game.owner(card)
        leave(game, card, owner.deck, cause=cause, to_bottom=not on_top)
        # Who knew it in a hand can't tell whether it is the card that went.
        seen = game.seen_by(card)
        note = "on top" if on_top else "to the bottom"
        game.happen(Happening(events.TO_DECK, owner.number, card.alone, source=source, seen_by=seen, note=note))


def take_off(game: VsGame, effect: ChainEffect) -> None:
    """Take an effect off the chain; its card goes where it belongs.

    [vs 508.2l, 304.6, 509.1, 708.9d, 706.15a, 706.16a]
    """
    if effect in game.chain:
        game.chain.remove(effect)
    card = effect.card
    if card is None or not game.lies_in(card, CHAIN):
        return
    if effect.kind in (PLOT_TWIST_EFFECT, RECRUIT_EFFECT):
        put_into_ko_pile(game, game.qualities(card))
    else:
        return_to_hand(game, card)
