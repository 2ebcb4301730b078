"""Who has what on a table of Marvel Champions: the scenario, the other players, the player who looks."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.faces.face import HAND, Area, Badge, CardFace, Number, Side
from longbox.faces.lines import FAINT
from longbox.faces.naming import Names
from longbox.faces.words import number_of
from longbox.games.champions.definitions import ATTACHMENT, GameCard
from longbox.games.champions.face import cards
from longbox.games.champions.view import TableView
from longbox.kernel.zones import NOBODY


def sides_of(view: TableView, names: Names, beside: Sequence[TableView]) -> list[Side]:
    """The scenario, then the others in player order from the one who looks, then the player who looks.

    Args:
        view: Of the player who looks.
        names: Gives ids to the cards that are shown.
        beside: Of the other players whom the same person plays.
    """
    count = len(view.players)
    hands = {other.seat.number: other for other in beside}
    others = [(view.seat.number + step) % count for step in range(1, count)]
    around = [other_side(view, names, player, hands.get(player)) for player in others]
    own = other_side(view, names, view.seat.number, None) if view.watches else own_side(view, names)
    return [scenario_side(view, names), *around, own]


# The scenario


def scenario_side(view: TableView, names: Names) -> Side:
    """The villain with attachments, environments, and the schemes."""
    villain = view.villain()
    attached = [scenario_card(view, names, card) for card in [*attached_to(view, villain), *view.environments()]]
    schemes = [scheme_face(view, names, scheme) for scheme in view.schemes()]
    removed = view.removed()
    return Side(
        identity=(in_play(view, names, villain),),
        areas=(
            Area(id="encounter deck", name="encounter deck", kind="pile", count=view.encounter_deck_count()),
            pile("encounter discard", names, "discard", view.encounter_discard()),
            *([pile("removed", names, "removed", removed)] if removed else []),
            Area(id="attached", name="Attached", kind="list", cards=tuple(attached), count=len(attached)),
            Area(id="schemes", name="Schemes", kind="list", cards=tuple(schemes), count=len(schemes)),
        ),
    )


def attached_to(view: TableView, card: GameCard) -> list[GameCard]:
    """What is attached to a card in play, encounter cards first."""
    return sorted(view.attachments(card), key=lambda other: other.definition.type != ATTACHMENT)


def scenario_card(view: TableView, names: Names, card: GameCard) -> CardFace:
    """An attachment of the villain, or an environment; of a player's card, whose it is."""
    player = view.controller(card)
    whose = "" if player == NOBODY or view.is_reader(player) else f"{view.players[player].name}'s "
    attached = hanging_on(view, names, card)
    return plain_face(view, names, card, kind=f"{whose}{card.definition.type}", attached=attached)


def scheme_face(view: TableView, names: Names, scheme: GameCard) -> CardFace:
    """A scheme with its threat, its icons and what makes it grow."""
    facts: list[Badge] = []
    if scheme is view.main_scheme():
        tokens = view.acceleration_tokens()
        facts.append(Badge(f"+{view.threat_each_round()} each round", role=FAINT))
        facts += [Badge(number_of(tokens, "acceleration token"), role="status")] if tokens else []
        facts += [Badge("kept by a crisis", role="status")] if view.crisis() else []
    facts += [Badge(icon, role=FAINT) for icon in cards.icons(scheme.definition)]
    return plain_face(view, names, scheme, badges=tuple(facts), attached=hanging_on(view, names, scheme))


# Cards in play


def in_play(view: TableView, names: Names, card: GameCard) -> CardFace:
    """A card in play: numbers, keywords, what lies on it, what is attached to it."""
    definition = card.definition
    keywords = [cards.keyword_words(name, number) for name, number in view.keywords(card).items()]
    host = view.host(card)
    on = [] if host is None else [f"on {host}"]
    return plain_face(
        view,
        names,
        card,
        kind="" if card is view.villain() else cards.kind_words(definition),
        note=" ".join([*(keywords if definition.is_character else on)]),
        attached=() if card is view.villain() else hanging_on(view, names, card),
    )


def hanging_on(view: TableView, names: Names, card: GameCard) -> tuple[CardFace, ...]:
    """What is attached to a card; of an identity, what doesn't lie with the cards that its player has in play."""
    attached = [other for other in view.attachments(card) if other is not card]
    own = [] if not card.definition.is_identity else others_in_play(view, view.controller(card))
    return tuple(
        [plain_face(view, names, other, cards.kind_words(other.definition)) for other in attached if other not in own]
    )


def plain_face(
    view: TableView,
    names: Names,
    card: GameCard,
    kind: str = "",
    note: str = "",
    badges: tuple[Badge, ...] = (),
    attached: tuple[CardFace, ...] = (),
) -> CardFace:
    """A card in play with its numbers and what lies on it."""
    return CardFace(
        id=names.show(card),
        title=cards.title(card),
        kind=kind,
        role=cards.role_of(card.definition),
        numbers=cards.numbers_of(view, card),
        badges=(*badges, *cards.badges_of(view, card)),
        note=note,
        text=cards.text_in_play(card.definition),
        state="spent" if view.is_exhausted(card) else "",
        attached=attached,
    )


# Players


def other_side(view: TableView, names: Names, player: int, own: TableView | None) -> Side:
    """What is to be seen of another player; with the hand, if the same person plays there."""
    hand = Area(id=f"{player} hand", name="hand", kind="pile", count=view.hand_count(player))
    held = [] if own is None else [hand_area(own, names, f"{player} cards")]
    piles = [hand, *piles_of(view, names, player)]
    return player_side(view, names, player, [*piles, *areas_of(view, names, player), *held])


def own_side(view: TableView, names: Names) -> Side:
    """What the player who looks has."""
    me = view.seat.number
    dealt = view.dealt_count(me)
    waiting = Area(id="dealt", name="encounter cards", kind="pile", count=dealt)
    piles = [*([waiting] if dealt else []), *piles_of(view, names, me)]
    return player_side(view, names, me, [*piles, *areas_of(view, names, me), hand_area(view, names, HAND)])


def player_side(view: TableView, names: Names, player: int, areas: list[Area]) -> Side:
    """A player's identity, and areas."""
    return Side(
        seat=player,
        name=view.players[player].name,
        yours=view.is_reader(player),
        active=player == view.active,
        out="eliminated" if view.is_eliminated(player) else "",
        identity=(identity_of(view, names, player),),
        areas=tuple(areas),
    )


def identity_of(view: TableView, names: Names, player: int) -> CardFace:
    """A player's identity; of a player who is eliminated, by its name, wherever the card lies."""
    identity = view.identity(player)
    if not view.is_eliminated(player):
        return in_play(view, names, identity)
    name = cards.title(identity)
    return CardFace(id=names.unseen(name), title=name, role=cards.role_of(identity.definition))


def piles_of(view: TableView, names: Names, player: int) -> list[Area]:
    """A player's deck and discard pile."""
    deck = Area(id=f"{player} deck", name="deck", kind="pile", count=view.deck_count(player))
    return [deck, pile(f"{player} discard", names, "discard", view.discard_pile(player))]


def areas_of(view: TableView, names: Names, player: int) -> list[Area]:
    """What lies before a player: minions, allies, upgrades and supports."""
    if view.is_eliminated(player):
        return []
    areas = (
        ("minions", "Minions", view.minions_of(player)),
        ("allies", "Allies", view.allies(player)),
        ("play", "In play", others_in_play(view, player)),
    )
    return [row(view, names, f"{player} {area}", name, lying) for area, name, lying in areas]


def others_in_play(view: TableView, player: int) -> list[GameCard]:
    """What else a player has in play: upgrades and supports, but for those that are shown with what they lie on."""
    others = [card for card in view.controlled(player) if not card.definition.is_character]
    return [card for card in others if not is_shown_with_host(view, card)]


def is_shown_with_host(view: TableView, card: GameCard) -> bool:
    """Whether a card is shown with what it is attached to: all but what lies on identities."""
    host = view.host(card)
    return host is not None and not host.definition.is_identity


def row(view: TableView, names: Names, area: str, name: str, lying: Sequence[GameCard]) -> Area:
    """Cards that lie beside each other."""
    found = tuple([in_play(view, names, card) for card in lying])
    return Area(id=area, name=name, kind="row", cards=found, count=len(found))


def pile(area: str, names: Names, name: str, lying: Sequence[GameCard]) -> Area:
    """A pile that everybody may look through, the top card last."""
    found = tuple([named(names, card) for card in lying])
    return Area(id=area, name=name, kind="pile", cards=found, count=len(found))


def named(names: Names, card: GameCard) -> CardFace:
    """A card of a pile, by its name and type; its text is there for who looks at it closely."""
    definition = card.definition
    return CardFace(
        id=names.show(card),
        title=cards.title(card),
        kind=cards.kind_words(definition),
        role=cards.role_of(definition),
        text=cards.one_line(definition),
    )


def hand_area(view: TableView, names: Names, area: str) -> Area:
    """The player's own hand."""
    held = tuple([held_card(view, names, card) for card in view.hand()])
    return Area(id=area, name="Hand", kind="hand", cards=held, count=len(held), legend=cards.RESOURCE_LEGEND)


def held_card(view: TableView, names: Names, card: GameCard) -> CardFace:
    """A card of the hand, with what it costs now; a dash if it can't be played, and what it generates."""
    definition = card.definition
    cost = view.cost_of(card)
    return CardFace(
        id=names.show(card),
        title=str(card),
        kind=cards.kind_words(definition),
        role=cards.role_of(definition),
        numbers=(Number("cost", "-" if cost is None else str(cost), role="cost"),),
        badges=cards.resource_badges(definition.resources),
        text=cards.one_line(definition),
    )
