"""The table of Vs. System in sentences, for screen readers and pipes."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.faces.words import counted, number_of, times
from longbox.games.vs.definitions import CardDefinition
from longbox.games.vs.face.attacks import Going
from longbox.games.vs.face.cards import burdens, is_face_up, printed, short, stats
from longbox.games.vs.face.chain import told_effect
from longbox.games.vs.face.places import name_of, reading_order, whose
from longbox.games.vs.moments import MOMENT_NAMES
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.table import FRONT, SUPPORT
from longbox.games.vs.view import TableView
from longbox.kernel.zones import NOBODY


def whole_table(view: TableView, sight: Sequence[CardDefinition]) -> list[str]:
    """Everything that lies on the table, one line after another."""
    me = view.seat.number
    others = [player for player in range(len(view.players)) if player != me]
    lines = [line for player in others for line in player_lines(view, player, sight)]
    return [*lines, *player_lines(view, me, sight), *what_matters(view, sight)]


def player_lines(view: TableView, player: int, sight: Sequence[CardDefinition]) -> list[str]:
    """What lies before a player."""
    name = view.players[player].name
    if view.is_out(player):
        return [f"{name} has lost."]
    facts = [f"{view.endurance(player)} endurance"]
    facts += ["the initiative"] if view.initiative == player else []
    facts += [number_of(view.points(player), "resource point")] if view.points(player) else []
    facts += [f"hand {view.hand_count(player)}"] if player != view.seat.number else []
    facts += [f"deck {view.deck_count(player)}", f"KO'd pile {len(view.ko_pile(player))}"]
    lines = [f"{name}: {', '.join(facts)}.", resource_words(view, player, sight)]
    return [*lines, *[row_words(view, player, row, sight) for row in (FRONT, SUPPORT)]]


def resource_words(view: TableView, player: int, sight: Sequence[CardDefinition]) -> str:
    """A player's resource row, from left to right."""
    resources = view.resources(player)
    words = []
    for qualities in resources:
        if qualities is None:
            words.append("face down")
        else:
            name = short(qualities.definition, sight)
            words.append(name if is_face_up(qualities) else f"{name} face down")
    row = f"{whose(view, player)} resource row"
    return f"{row[:1].upper()}{row[1:]}: {', '.join(words) or 'empty'}."


def row_words(view: TableView, player: int, row: int, sight: Sequence[CardDefinition]) -> str:
    """One row of a player's formation."""
    name = f"{whose(view, player)} {'front' if row == FRONT else 'support'} row"
    found = [
        qualities
        for qualities in reading_order(view, player)
        if qualities.object is not None and qualities.object.row == row
    ]
    words = [character_words(view, qualities, sight) for qualities in found]
    return f"{name[:1].upper()}{name[1:]}: {'; '.join(words) or 'empty'}."


def character_words(view: TableView, qualities: Qualities, sight: Sequence[CardDefinition]) -> str:
    """A character with its column, its numbers, and what is special about it."""
    column = "" if qualities.object is None else f" in column {qualities.object.column}"
    words = [short(qualities.definition, sight) + column]
    if not qualities.is_stunned():
        words.append(stats(qualities))
    words += burdens(view, qualities)
    words += [f"with {equipment.definition.card_name}" for equipment in view.equipment_on(qualities.card)]
    return ", ".join(words)


def what_matters(view: TableView, sight: Sequence[CardDefinition]) -> list[str]:
    """The attack, the chain and the hand."""
    return [*attack_words(view), *chain_words(view), hand_words(view, sight)]


def attack_words(view: TableView) -> list[str]:
    """The attack that is proposed or goes on."""
    if not view.attacking:
        return []
    going = Going(view)
    outcome = f": {going.outcome}" if going.outcome else ""
    return [f"{going.state}: {going.who.replace(' ▸', ' against')}{outcome}."]


def chain_words(view: TableView) -> list[str]:
    """The effects on the chain, the newest first."""
    chain = [told_effect(view, effect) for effect in reversed(view.chain())]
    return [f"Chain, newest first: {'; '.join(chain)}."] if chain else []


def hand_words(view: TableView, sight: Sequence[CardDefinition]) -> str:
    """The hand, with costs and printed numbers."""
    held = {card.key(): card for card in view.hand()}
    names = [card.key() for card in view.hand()]
    told = []
    for name, card in held.items():
        numbers = printed(card.definition)
        words = f"cost {view.cost_now(card)}{f', {numbers}' if numbers else ''}"
        told.append(f"{times(short(card.definition, sight), names.count(name))} ({words})")
    return f"Your hand: {', '.join(told) or 'empty'}."


def standing(view: TableView) -> str:
    """How it stands: everybody's endurance."""
    words = [f"{name_of(view, player)} {view.endurance(player)}" for player in range(len(view.players))]
    points = view.points(view.seat.number)
    more = f" You have {number_of(points, 'resource point')}." if points else ""
    return f"Endurance: {', '.join(words)}.{more}"


def summary(view: TableView, sight: Sequence[CardDefinition]) -> list[str]:
    """What matters for the next answer, in sentences."""
    rows = [row_words(view, player, row, sight) for player in range(len(view.players)) for row in (FRONT, SUPPORT)]
    rows = [line for line in rows if not line.endswith(": empty.")]
    names = counted([short(card.definition, sight) for card in view.hand()])
    own = resource_words(view, view.seat.number, sight)
    return [standing(view), *rows, own, *attack_words(view), *chain_words(view), f"Your hand: {names or 'empty'}."]


def priority_words(view: TableView, instead: str = "") -> str:
    """Who has the initiative and the priority, or something instead of the latter."""
    if not view.turn:
        return ""
    priority = name_of(view, view.priority) if view.somebody_has_priority else "nobody"
    return f"initiative {name_of(view, view.initiative)} · {instead or f'priority {priority}'}"


def step_words(view: TableView) -> str:
    """Whose step it is: "Ben's attack step", "draw phase"."""
    name = MOMENT_NAMES[view.moment]
    return name if view.step_player == NOBODY else f"{whose(view, view.step_player)} {name}"
