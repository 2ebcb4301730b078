"""A table with all cards open that some player knows: hands, face-down cards that somebody has seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from longbox.faces.face import HAND, Area, Asked, CardFace, Side, TableFace
from longbox.faces.naming import Names
from longbox.faces.offers import Offer
from longbox.faces.presenter import Presenter
from longbox.kernel.game import Game
from longbox.kernel.questions import Question


def opened(game: Game[Any], seat: int) -> Game[Any]:
    """A game in which one player knows all cards that another player knows."""
    copy = game.copy()
    copy.log = game.log.copy()
    for pile in copy.piles:
        for card in pile:
            if copy.seen_by(card):
                copy.show(card, copy.seats[seat].bit)
    return copy


def open_face(
    presenter: Presenter,
    game: Game[Any],
    seat: int,
    question: Question | None,
    news: Sequence[str],
    *,
    watches: bool = False,
) -> TableFace:
    """The face of a table from one seat, with all cards open; each hand lies where its player sits.

    Args:
        presenter: Makes the face.
        game: The game.
        seat: The seat from which is looked.
        question: What is asked there, if anything.
        news: What has happened lately, in sentences.
        watches: Whether nobody's own seat is looked from.
    """
    view = opened(game, seat).views[seat]
    view.watches = watches
    face = presenter.face(view, question, news)
    if watches and question is not None and face.asked is not None:
        face = structs.replace(face, asked=_about_the_hand(presenter, game, question, face.asked))
    others = [number for number in range(len(game.seats)) if not view.is_reader(number)]
    sides = [_with_hand(presenter, game, side) if side.seat in others else side for side in face.sides]
    return structs.replace(face, sides=tuple(sides))


def _about_the_hand(presenter: Presenter, game: Game[Any], question: Question, asked: Asked) -> Asked:
    """What is asked, with the cards of the player's hand that lie open beside the others' hands."""
    view, names = game.views[question.player], Names()
    sides = presenter.sides(view, names, [])
    hand = {card.id for side in sides for area in side.areas if area.id == HAND for card in area.cards}
    own = presenter.asked(view, question, None, names)
    held = {offer.answers: [id for id in offer.on if id in hand] for offer in own.offers}
    return structs.replace(asked, offers=tuple([_on(offer, question.player, held) for offer in asked.offers]))


def _on(offer: Offer, player: int, held: dict[tuple[str, ...], list[str]]) -> Offer:
    """An offer with the cards of a hand that it is about."""
    laid_open = [f"{player} {HAND} {id}" for id in held.get(offer.answers, [])]
    return structs.replace(offer, on=tuple(dict.fromkeys([*offer.on, *laid_open])))


def _with_hand(presenter: Presenter, game: Game[Any], side: Side) -> Side:
    """A side with its player's hand as that player sees it."""
    own = presenter.sides(game.views[side.seat], Names(), [])
    hands = [area for one in own if one.seat == side.seat for area in one.areas if area.id == HAND]
    closed = f"{side.seat} {HAND}"
    others = [area for area in side.areas if area.id != closed]
    return structs.replace(side, areas=(*others, *[_laid_open(area, closed) for area in hands]))


def _laid_open(hand: Area, id: str) -> Area:
    """A hand as an area of cards that lie beside each other; with ids that no other card of the table has."""
    cards = tuple([_called(card, id) for card in hand.cards])
    return Area(id=id, name=hand.name, kind="row", cards=cards, count=hand.count)


def _called(card: CardFace, area: str) -> CardFace:
    return structs.replace(card, id=f"{area} {card.id}", attached=tuple([_called(one, area) for one in card.attached]))
