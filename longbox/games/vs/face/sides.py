"""Who has what on a table of Vs. System: the opponents, the attack, the player who looks, the chain."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.faces.face import HAND, Area, Badge, CardFace, Number, Side
from longbox.faces.lines import FAINT, line
from longbox.faces.naming import Names
from longbox.faces.words import number_of
from longbox.games.vs.definitions import CHARACTER, CardDefinition
from longbox.games.vs.face import cards
from longbox.games.vs.face.attacks import Going
from longbox.games.vs.face.cards import GameCard
from longbox.games.vs.face.chain import effect_face
from longbox.games.vs.face.places import ROW_WORDS, formation_id, reading_order
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.view import TableView
from longbox.kernel.zones import NOBODY


def sides_of(view: TableView, names: Names) -> list[Side]:
    """The opponents, the one who matters now last; the attack; the player who looks; the chain."""
    me = view.seat.number
    faced = faced_opponent(view)
    count = len(view.players)
    others = [(me + step) % count for step in range(1, count)]
    far = [other for other in others if other != faced]
    sight = cards.in_sight(view)
    sides = [player_side(view, names, sight, player, near=player == faced) for player in [*far, faced]]
    own = player_side(view, names, sight, me, near=True)
    return [*sides, *attack_side(view), own, *chain_side(view, names)]


def faced_opponent(view: TableView) -> int:
    """The opponent who matters now: who attacks or is attacked, else whose step it is, else the next one."""
    me = view.seat.number
    count = len(view.players)
    for player in (view.attacked_player, view.step_player):
        if player not in (NOBODY, me):
            return player
    following = [(me + step) % count for step in range(1, count)]
    return next((player for player in following if not view.is_out(player)), following[0])


def attack_side(view: TableView) -> list[Side]:
    """The attack that is proposed or goes on, and what would come of it."""
    if not view.attacking:
        return []
    going = Going(view)
    words = line((f"{going.state}  ", "fighting"), going.who, (f": {going.outcome}" if going.outcome else "", FAINT))
    return [Side(areas=(Area(id="attack", name=going.state, kind="list", lines=(words,)),))]


def chain_side(view: TableView, names: Names) -> list[Side]:
    """The effects on the chain, the newest on top."""
    effects = tuple([effect_face(view, names, effect) for effect in view.chain()])
    chain = Area(id="chain", name="Chain", kind="stack", cards=effects, count=len(effects))
    return [Side(areas=(chain,))] if effects else []


# Players


def player_side(view: TableView, names: Names, sight: Sequence[CardDefinition], player: int, *, near: bool) -> Side:
    """What a player has: endurance, initiative, resource points, counts of cards, resources, formation, hand."""
    out = view.is_out(player)
    facts = [f"{view.endurance(player)} endurance"]
    facts += ["initiative"] if view.initiative == player else []
    facts += [number_of(view.points(player), "resource point")] if view.points(player) else []
    return Side(
        seat=player,
        name=view.players[player].name,
        yours=view.is_reader(player),
        near=near,
        out="has lost" if out else "",
        facts=() if out else tuple(facts),
        areas=() if out else tuple(areas_of(view, names, sight, player)),
    )


def areas_of(view: TableView, names: Names, sight: Sequence[CardDefinition], player: int) -> list[Area]:
    """Where a player's cards lie, as they are read from above: the formation of whoever sits above lies below."""
    piles = piles_of(view, names, player)
    resources = resource_area(view, names, sight, player)
    formation = formation_of(view, names, player)
    lying = [*formation, resources] if player == view.seat.number else [resources, *formation]
    if view.is_reader(player):
        return [*piles, *lying, hand_area(view, names)]
    hand = Area(id=f"{player} hand", name="hand", kind="pile", count=view.hand_count(player))
    return [hand, *piles, *lying]


def piles_of(view: TableView, names: Names, player: int) -> list[Area]:
    """A player's deck, KO'd pile, and cards that are removed from the game."""
    removed = view.removed(player)
    return [
        Area(id=f"{player} deck", name="deck", kind="pile", count=view.deck_count(player)),
        pile(f"{player} KO'd", names, "KO'd", view.ko_pile(player)),
        *([pile(f"{player} removed", names, "removed", removed)] if removed else []),
    ]


def pile(area: str, names: Names, name: str, lying: Sequence[GameCard]) -> Area:
    """A pile that everybody may look through, the top card last."""
    found = tuple([named(names, card) for card in lying])
    return Area(id=area, name=name, kind="pile", cards=found, count=len(found))


def named(names: Names, card: GameCard) -> CardFace:
    """A card of a pile, or one that is attached: its text is there for who looks at it closely."""
    definition = card.definition
    return CardFace(
        id=names.show(card),
        title=definition.card_name,
        kind=cards.kind_words(definition),
        role=cards.role_of(definition),
        text=cards.one_line(definition),
    )


# Resources and formations


def resource_area(view: TableView, names: Names, sight: Sequence[CardDefinition], player: int) -> Area:
    """A player's resource row from left to right."""
    resources = view.resources(player)
    found = tuple([resource_face(names, sight, qualities) for qualities in resources])
    return Area(id=f"{player} row", name="row", kind="track", cards=found, count=len(found))


def resource_face(names: Names, sight: Sequence[CardDefinition], qualities: Qualities | None) -> CardFace:
    """A resource: what is face down is known to its player alone."""
    if qualities is None:
        return CardFace(id=names.unseen(), facedown=True)
    definition = qualities.definition
    used = qualities.object is not None and qualities.object.exhausted
    return CardFace(
        id=names.show(qualities.card),
        title=cards.short(definition, sight),
        kind=cards.kind_words(definition),
        role=cards.role_of(definition),
        badges=(Badge("exhausted", "e"),) if used else (),
        text=cards.one_line(definition),
        facedown=not cards.is_face_up(qualities),
    )


def formation_of(view: TableView, names: Names, player: int) -> list[Area]:
    """A player's formation: those who are visible, and those who are hidden."""
    areas: list[Area] = []
    standing = reading_order(view, player)
    for hidden in (False, True):
        found = [one for one in standing if one.object is not None and one.object.hidden == hidden]
        shown = tuple([character_face(view, names, one) for one in found])
        name = "hidden" if hidden else "formation"
        area = formation_id(player, hidden=hidden)
        areas.append(
            Area(id=area, name=name, kind="formation", cards=shown, count=len(shown), rows=tuple(ROW_WORDS.values()))
        )
    return areas


def character_face(view: TableView, names: Names, qualities: Qualities) -> CardFace:
    """A character as it is now; a stunned one has no numbers."""
    definition, thing = qualities.definition, qualities.object
    stunned = qualities.is_stunned()
    exhausted = thing is not None and thing.exhausted
    equipment = [named(names, one.card) for one in view.equipment_on(qualities.card)]
    return CardFace(
        id=names.show(qualities.card),
        title=definition.card_name,
        kind=cards.kind_words(definition),
        role=cards.role_of(definition),
        numbers=() if stunned else cards.numbers_of(qualities),
        badges=cards.badges_of(view, qualities),
        text=cards.one_line(definition),
        state="down" if stunned else "spent" if exhausted else "",
        spot=None if thing is None else (thing.row, thing.column),
        attached=tuple(equipment),
    )


# The hand


def hand_area(view: TableView, names: Names) -> Area:
    """The player's own hand."""
    hand = view.hand()
    others = [card.definition for card in hand]
    held = tuple([held_card(view, names, others, card) for card in hand])
    return Area(id=HAND, name="Hand", kind="hand", cards=held, count=len(held), legend="F flight · R range")


def held_card(view: TableView, names: Names, others: Sequence[CardDefinition], card: GameCard) -> CardFace:
    """A card of the hand, with what it costs now and what is printed on it."""
    definition = card.definition
    cost = Number("cost", str(view.cost_now(card)), role="cost")
    printed = (Number("ATK", str(definition.atk)), Number("DEF", str(definition.defense)))
    icons = (Badge("flight", "F") if definition.flight else None, Badge("range", "R") if definition.range else None)
    is_character = definition.card_type == CHARACTER
    return CardFace(
        id=names.show(card),
        title=cards.short(definition, others),
        kind=cards.kind_words(definition),
        role=cards.role_of(definition),
        numbers=(cost, *(printed if is_character else ())),
        badges=tuple([icon for icon in icons if icon is not None and is_character]),
        text=cards.one_line(definition),
    )
