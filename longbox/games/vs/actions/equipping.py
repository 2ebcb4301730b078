"""Attaching and transferring equipment. [vs 302, 708.12]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.games.vs import events
from longbox.games.vs.actions.uniqueness import check_uniqueness
from longbox.games.vs.aspects import ATTACHMENT
from longbox.games.vs.definitions import CONCEALED_OPTIONAL
from longbox.games.vs.events import Happening
from longbox.games.vs.modifiers.rules import EquipmentLimit, EquipOnly
from longbox.games.vs.objects import UNATTACHED
from longbox.games.vs.powers import ContinuousPower
from longbox.games.vs.terms import Situation

if TYPE_CHECKING:
    from longbox.games.vs.definitions import GameCard
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.objects import Reference
    from longbox.games.vs.qualities import Qualities


def bearer_of(game: VsGame, equipment: GameCard | None, reference: Reference) -> int:
    """The serial number of the character that an equipment is attached to; once it left play, was attached to last.

    A character that has come into play since then is not the one that it was. [vs 508.2e, 213.1c]
    """
    if equipment is None:
        return UNATTACHED
    if game.is_current(reference):
        return game.thing(equipment).attached_to if equipment.serial in game.objects else UNATTACHED
    left = game.departed.get(reference)
    if left is None or left.object is None or left.object.attached_to not in game.objects:
        return UNATTACHED
    bearer = left.object.attached_to
    return bearer if game.arrived[bearer] < game.arrived[equipment.serial] else UNATTACHED


def can_attach(game: VsGame, player: int, equipment: GameCard, host: Qualities) -> bool:
    """Whether a player may attach an equipment to an object. [vs 302.3a, 708.12b-e, 706.10b]"""
    thing = host.object
    return (
        thing is not None
        and host.is_character()
        and not thing.stunned
        and thing.controller == player
        and (not thing.hidden or equipment.definition.has_keyword(CONCEALED_OPTIONAL))
        and has_room(game, equipment, host)
        and suits(game, player, equipment, host)
    )


def has_room(game: VsGame, equipment: GameCard, host: Qualities) -> bool:
    """Whether a character may have another equipment. [vs 302.3b]"""
    attached = [other for other in game.equipment_on(host.card) if other.card is not equipment]
    most = 1
    for rule in game.standing().rules_about(EquipmentLimit.topic):
        statement = rule.rule
        assert isinstance(statement, EquipmentLimit)
        if statement.subject.covers(game, host, rule.situation):
            most = max(most, statement.most)
    return len(attached) < most


def suits(game: VsGame, player: int, equipment: GameCard, host: Qualities) -> bool:
    """Whether what the equipment says lets it be attached to a character. [vs 708.12e]"""
    for power in equipment.definition.powers:
        if isinstance(power, ContinuousPower) and isinstance(power.statement, EquipOnly):
            situation = Situation(player, equipment, game.reference(equipment))
            if not power.statement.hosts.matches(game, host, situation):
                return False
    return True


def attach(game: VsGame, equipment: GameCard, host: GameCard) -> None:
    """Let an equipment that has entered play hang on a character. [vs 302.4, 704.3]"""
    thing = game.thing(equipment)
    thing.attached_to = host.serial
    thing.controller = game.thing(host).controller
    game.changed(1 << ATTACHMENT)
    happening = Happening(
        events.ATTACH, thing.controller, equipment.alone, note=str(host), things=(thing.reference, game.reference(host))
    )
    game.happen(happening)


def can_transfer(game: VsGame, player: int, equipment: Qualities, host: Qualities) -> bool:
    """Whether a player may transfer an equipment to a character. [vs 708.12a-e, 700.2, 706.10b]"""
    thing = equipment.object
    if thing is None or thing.attached_to == host.card.serial:
        return False
    bearer = game.thing(game.box[thing.attached_to])
    if bearer.stunned or host.object is None:
        return False
    if bearer.hidden != host.object.hidden and not equipment.has_keyword(CONCEALED_OPTIONAL):
        return False
    return can_attach(game, player, equipment.card, host)


def transfer(game: VsGame, player: int, equipment: Qualities, host: Qualities, cause: Situation | None = None) -> bool:
    """Transfer an equipment to a character, if that is legal; control goes with it.

    [vs 708.12, 515.5, 708.12f, 708.12g]

    Returns:
        Whether it was transferred.
    """
    if not can_transfer(game, player, equipment, host):
        return False
    thing = game.thing(equipment.card)
    if thing.controller != player:
        thing.controllers = (*thing.controllers, thing.controller)
        thing.controller = player
    thing.attached_to = host.card.serial
    thing.timestamp = game.next_time()
    game.changed(1 << ATTACHMENT)
    source = None if cause is None else cause.source
    happening = Happening(
        events.TRANSFER,
        player,
        equipment.card.alone,
        source=source,
        note=str(host.card),
        things=(thing.reference, game.reference(host.card)),
    )
    game.happen(happening)
    check_uniqueness(game, player, equipment.card)
    return True
