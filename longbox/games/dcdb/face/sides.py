"""Who has what on a table of the deck-building game: the middle, the others, the player who looks."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.faces.face import HAND, Area, CardFace, Side
from longbox.faces.lines import line
from longbox.faces.naming import Names
from longbox.faces.words import number_of
from longbox.games.dcdb.definitions import CardDefinition
from longbox.games.dcdb.face import cards
from longbox.games.dcdb.face.drafting import tier_points_words
from longbox.games.dcdb.face.market import KICK, LINE_UP, SUPER_VILLAIN, super_villain_words
from longbox.games.dcdb.view import TableView
from longbox.kernel.cards import Card


def sides_of(view: TableView, names: Names) -> list[Side]:
    """The middle of the table, then the others clockwise from the left, then the player who looks."""
    others = sorted(
        [*view.foes(), *view.teammates()], key=lambda player: (player - view.seat.number) % len(view.players)
    )
    middle = [middle_of(view, names)] if view.is_dealt() else []
    own = other_side(view, names, view.seat.number) if view.watches else own_side(view, names)
    return [*middle, *[other_side(view, names, player) for player in others], own]


# The middle of the table


def middle_of(view: TableView, names: Names) -> Side:
    """What can be bought, and the stacks."""
    line_up = tuple([cards.for_sale(view, names, card) for card in view.line_up()])
    return Side(
        areas=(
            Area(id=LINE_UP, name="Line-Up", kind="market", cards=line_up, count=len(line_up), boxes=True),
            super_villain_area(view, names),
            kick_area(view, names),
            Area(id="main deck", name="main deck", kind="pile", count=view.main_deck_left()),
            Area(id="weaknesses", name="Weaknesses", kind="pile", count=view.weaknesses_left()),
            *reserve(view),
            pile("destroyed", "destroyed", names, view.destroyed()),
        )
    )


def reserve(view: TableView) -> list[Area]:
    """The Weaknesses in reserve, where the form of the game has some. [cube 1.150]"""
    left = view.reserve_left()
    return [Area(id="reserve", name="Reserve", kind="pile", count=left)] if left else []


def super_villain_area(view: TableView, names: Names) -> Area:
    """The Super-Villain that lies face up, or what is said in its place."""
    villain, left = view.super_villain(), view.super_villains_left()
    hidden = line((super_villain_words(view), "boss"))
    return Area(
        id=SUPER_VILLAIN,
        name="Super-Villains",
        kind="market",
        cards=() if villain is None else (cards.for_sale(view, names, villain, f"{left} left", view.attached()),),
        count=left,
        boxes=True,
        lines=(hidden,) if villain is None else (),
    )


def kick_area(view: TableView, names: Names) -> Area:
    """The top card of the Kick stack."""
    kick, left = view.kick(), view.kicks_left()
    top = () if kick is None else (cards.for_sale(view, names, kick, f"{left} left"),)
    return Area(id=KICK, name="Kicks", kind="market", cards=top, count=left, joins=True)


# Players


def other_side(view: TableView, names: Names, player: int) -> Side:
    """What everybody may know of another player."""
    hand = Area(id=f"{player} hand", name="hand", kind="pile", count=view.hand_count(player))
    return Side(
        seat=player,
        name=view.players[player].name,
        active=player == view.active,
        near=False,
        relation=relation_to(view, player),
        identity=heroes_of(view, names, player),
        facts=facts_of(view, player),
        areas=(hand, *piles_of(view, names, player), in_play(view, names, player)),
    )


def relation_to(view: TableView, player: int) -> str:
    """What a player is to the one who looks; nothing to who watches."""
    if view.watches:
        return ""
    return "teammate" if player in view.teammates() else "foe"


def own_side(view: TableView, names: Names) -> Side:
    """What the player who looks has."""
    me = view.seat.number
    held = tuple([cards.shown(names, card) for card in view.hand()])
    hand = Area(id=HAND, name="Hand", kind="hand", cards=held, count=len(held), boxes=True)
    return Side(
        seat=me,
        name=view.seat.name,
        yours=True,
        active=me == view.active,
        identity=heroes_of(view, names, me),
        facts=facts_of(view, me),
        areas=(*piles_of(view, names, me), in_play(view, names, me), *([hand] if view.is_dealt() else [])),
    )


def facts_of(view: TableView, player: int) -> tuple[str, ...]:
    """What else is told of a player: whether a Super Hero is missing, points in a draft, VP tokens."""
    tokens = view.vp_tokens(player)
    return (
        *(() if view.heroes(player) else ("no Super Hero yet",)),
        *((tier_points_words(view, player),) if view.tier() else ()),
        *((number_of(tokens, "VP token"),) if tokens else ()),
    )


def heroes_of(view: TableView, names: Names, player: int) -> tuple[CardFace, ...]:
    """A player's Super Heroes, with what they can do unless they lie face down."""
    hidden = view.hero_is_face_down(player)
    return tuple([hero_face(names, hero, facedown=hidden) for hero in view.heroes(player)])


def hero_face(names: Names, hero: Card[CardDefinition], *, facedown: bool) -> CardFace:
    """A Super Hero."""
    face = cards.printed(hero.definition)
    return CardFace(
        id=names.show(hero),
        title=face.title,
        role=face.role,
        note="(face down)" if facedown else "",
        text="" if facedown else " ".join(hero.definition.text.split()),
        facedown=facedown,
    )


def piles_of(view: TableView, names: Names, player: int) -> list[Area]:
    """A player's deck and discard pile, and what lies under the Super Hero."""
    discard = view.discard_pile(player)
    hidden = view.under_hero_count(player)
    below = tuple([cards.named(names, card) for card in view.under_hero(player)])
    under = Area(id=f"{player} under", name="under the Super Hero", kind="pile", cards=below, count=hidden)
    return [
        Area(id=f"{player} deck", name="deck", kind="pile", count=view.deck_count(player)),
        pile(f"{player} discard", "discard", names, discard, tops=True),
        *([under] if hidden else []),
        *[
            pile(f"{player} {area}", name, names, lying)
            for area, name, lying in (
                ("on top", "on top of the Super Hero", view.on_hero(player)),
                ("beneath", "under cards in play", view.beneath(player)),
            )
            if lying
        ],
    ]


def in_play(view: TableView, names: Names, player: int) -> Area:
    """A player's cards that stay, and what was played this turn."""
    played = [card for card in view.play_area(player) if not card.definition.ongoing]
    lying = tuple([cards.named(names, card) for card in [*view.locations(player), *played]])
    return Area(id=f"{player} play", name="In play", kind="row", cards=lying, count=len(lying))


def pile(area: str, name: str, names: Names, lying: Sequence[Card[CardDefinition]], *, tops: bool = False) -> Area:
    """A pile whose cards everybody may look through, the top card last."""
    found = tuple([cards.named(names, card) for card in lying])
    return Area(id=area, name=name, kind="pile", cards=found, count=len(found), tops=tops)
