"""Who has what on a table of DC Forever: the row of Locations, and the players."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.faces.face import HAND, Area, CardFace, Side
from longbox.faces.naming import Names
from longbox.games.forever.definitions import GameCard
from longbox.games.forever.face import cards, telling
from longbox.games.forever.options import HEROES, ROGUES
from longbox.games.forever.table import BOX
from longbox.games.forever.turn.winning import CITIZENS_TO_WIN, SCHEMES_TO_WIN
from longbox.games.forever.view import TableView


def sides_of(view: TableView, names: Names) -> list[Side]:
    """The middle of the table, the others clockwise from the left, then the player who looks."""
    count = len(view.players)
    others = [(view.seat.number + step) % count for step in range(1, count)]
    return [middle(view, names), *[player_side(view, names, other) for other in [*others, view.seat.number]]]


def middle(view: TableView, names: Names) -> Side:
    """The row, the Master Plan, Sanctuary and who is beaten."""
    return Side(
        name="The row",
        facts=(
            f"Master Plan {len(view.completed())} of {SCHEMES_TO_WIN}",
            f"Sanctuary {view.sanctuary()} of {CITIZENS_TO_WIN}",
            *[telling.beaten(view, side).replace(":", "").replace(" in play", "") for side in (HEROES, ROGUES)],
            *telling.who_passed(view),
            *telling.how_sure(view),
        ),
        areas=(
            *[place(view, names, spot) for spot in view.spots() if view.location(spot) is not None],
            *picks(view, names),
            pile("plan", "Master Plan", names, view.completed()),
            pile("knocked out", "knocked out", names, view.knocked_out()),
            pile("captured", "captured", names, view.captured()),
            Area(id="locations", name="Location deck", kind="pile", count=view.location_deck_count()),
            Area(id="unaligned", name="Unaligned deck", kind="pile", count=view.unaligned_deck_count()),
        ),
    )


def place(view: TableView, names: Names, spot: int) -> Area:
    """A Location, with the Scheme and the characters there."""
    location = view.location(spot)
    assert location is not None
    scheme = cards.scheme_face(view, names, spot)
    lying = [cards.in_play(view, names, location), *([] if scheme is None else [scheme])]
    lying += [cards.in_play(view, names, card) for card in view.characters_at(spot)]
    return Area(
        id=f"place {spot + 1}", name=location.definition.name, kind="list", cards=tuple(lying), count=len(lying)
    )


def picks(view: TableView, names: Names) -> list[Area]:
    """The characters that nobody has picked yet, while teams are picked."""
    if view.round or view.over:
        return []
    left = [card for card in view.cards(BOX) if card is not None and card.definition.is_character]
    if not left:
        return []
    faces = tuple([cards.held(names, card) for card in left])
    return [Area(id="characters", name="Characters", kind="market", cards=faces, count=len(faces))]


def player_side(view: TableView, names: Names, player: int) -> Side:
    """What a player has."""
    seat = view.players[player]
    mine = view.is_reader(player)
    team = [card for card in view.characters_of(player) if view.permanent(card).spot < 0]
    facts = [f"plays {'Rogues' if seat.is_rogue else 'Heroes'}"]
    if view.pool(player):
        facts.append(f"{view.resources(player)} {view.resource_word(player)} in the pool")
    mate = not mine and not view.watches and seat.side == view.mine.side
    return Side(
        seat=player,
        name=seat.name,
        yours=mine,
        active=player == view.active,
        near=mine,
        relation="teammate" if mate else "",
        identity=tuple([cards.in_play(view, names, card) for card in team]),
        facts=tuple(facts),
        areas=tuple(areas_of(view, names, player)),
    )


def areas_of(view: TableView, names: Names, player: int) -> list[Area]:
    """Where a player's cards lie."""
    mine = view.is_reader(player)
    others = [
        card for card in view.area(player) if not card.definition.is_character and view.permanent(card).attached_to < 0
    ]
    found = [
        Area(id=f"{player} deck", name="deck", kind="pile", count=view.deck_count(player)),
        pile(f"{player} discard", "discard", names, view.discard_pile(player), tops=True),
        row(f"{player} play", "In play", [cards.in_play(view, names, card) for card in others]),
        reserve(view, names, player),
    ]
    if mine:
        hand = [cards.held(names, card) for card in view.hand()]
        return [*found, Area(id=HAND, name="Hand", kind="hand", cards=tuple(hand), count=len(hand))]
    return [Area(id=f"{player} hand", name="hand", kind="pile", count=view.hand_count(player)), *found]


def reserve(view: TableView, names: Names, player: int) -> Area:
    """A player's reserve: a pile, but while its player has resources, what these suffice for."""
    lying = view.reserve(player)
    shopping = view.is_reader(player) and bool(view.pool(player))
    if shopping:
        lying = [card for card in lying if can_be_had(view, player, card)]
    return Area(
        id=f"{player} reserve",
        name="Reserve",
        kind="market" if shopping and lying else "pile",
        cards=tuple([cards.for_sale(view, names, card) for card in lying]),
        count=len(view.reserve(player)),
    )


def can_be_had(view: TableView, player: int, card: GameCard) -> bool:
    """Whether a player can recruit a character now, or buy a card of one."""
    if view.cost_of(card) > view.resources(player):
        return False
    definition = card.definition
    there = [other.definition.name for other in view.characters_of(player)]
    return definition.is_character or definition.affiliation in there


def row(area: str, name: str, faces: list[CardFace]) -> Area:
    """Cards beside each other."""
    return Area(id=area, name=name, kind="row", cards=tuple(faces), count=len(faces))


def pile(area: str, name: str, names: Names, lying: Sequence[GameCard], *, tops: bool = False) -> Area:
    """A pile whose cards everybody may look through, the top card last."""
    found = tuple([cards.held(names, card) for card in lying])
    return Area(id=area, name=name, kind="pile", cards=found, count=len(found), tops=tops)
