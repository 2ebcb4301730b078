"""How the answers of the deck-building game are called, and which keys they have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from longbox.faces.face import HAND
from longbox.faces.offers import Label, plain_label
from longbox.faces.words import counted
from longbox.games.dcdb.actions.duplicates import PointingOut
from longbox.games.dcdb.answers import Purchase, TimeTravel, Use
from longbox.games.dcdb.face.cards import short_text
from longbox.games.dcdb.face.drafting import offer_words
from longbox.games.dcdb.face.market import area_of, keys_of
from longbox.games.dcdb.turn.legal_actions import END_TURN, REFILL
from longbox.games.dcdb.turn.turn import TAKE_TIMED_TURN, TAKE_TURN
from longbox.games.dcdb.view import TableView
from longbox.games.dcdb.waiting import WaitingAbility
from longbox.kernel.cards import Card
from longbox.kernel.choices import DONE, YES, Choice
from longbox.kernel.questions import Question


def label_choices(view: TableView, question: Question) -> list[Label]:
    """How each choice of a question is called, in order."""
    places = known_places(view)
    market = keys_of(view)
    hand = set(view.hand())
    return [_label(view, choice, question, places, market, hand) for choice in question.choices]


def _label(
    view: TableView,
    choice: Choice,
    question: Question,
    places: dict[Card[Any], str],
    market: dict[Card[Any], str],
    hand: set[Card[Any]],
) -> Label:
    if isinstance(choice, Purchase):
        return _purchase(view, choice, market)
    if isinstance(choice, WaitingAbility):
        return _waiting(choice, question.choices)
    if isinstance(choice, TimeTravel | PointingOut):
        key = market.get(choice.card, "")
        return Label(choice.words(), area_of(key), key, (choice.key(),)).about(choice.card)
    if isinstance(choice, Use):
        return Label(choice.words(), names=(choice.key(),), detail=short_text(choice.card.definition)).about(
            choice.card
        )
    if isinstance(choice, Card):
        name = choice.key()
        if view.tier():
            words = offer_words(view, choice)
            return Label(words, names=(name,), detail=short_text(choice.definition)).about(choice)
        if choice in hand:
            plays = question.prompt in (TAKE_TURN, TAKE_TIMED_TURN)
            return Label(name, HAND, names=(f"play {name}",) if plays else ()).in_hand(choice)
        if choice in market:
            return Label(name, area_of(market[choice]), market[choice]).about(choice)
        where = places.get(choice, "")
        return Label(name, where=where, detail="" if where else short_text(choice.definition)).about(choice)
    if choice is DONE:
        return Label("No more" if question.taken else "None", key="0", names=("done", "none", "no"))
    if choice is END_TURN:
        return Label("End your turn", key="0", names=("end turn", "end", "pass", "done"))
    if choice is REFILL:
        return Label(choice.words(), key="r", names=("refill",))
    label = plain_label(choice)
    if choice is YES and question.source is not None:
        label.detail = " ".join(question.source.definition.text.splitlines())
    return label


def look_of(view: TableView, choice: Choice) -> object:
    """What tells a choice from others that are called the same; none if nothing is like it."""
    if isinstance(choice, Purchase | TimeTravel | PointingOut):
        return view.look(choice.card)
    if isinstance(choice, Use):
        return (view.look(choice.card), choice.number)
    if isinstance(choice, WaitingAbility):
        watcher, event = choice.trigger.watcher, choice.trigger.event
        source = None if watcher.source is None else view.look(watcher.source)
        return (source, repr(watcher.ability), event.kind.name, tuple([card.key() for card in event.cards]))
    return view.look(choice) if isinstance(choice, Card) else None


def _waiting(choice: WaitingAbility, others: list[Choice]) -> Label:
    """An ability that waits, with the cards that it is about where it waits for several."""
    source = choice.trigger.watcher.source
    again = [other for other in others if isinstance(other, WaitingAbility) and other.key() == choice.key()]
    about = counted([card.key() for card in choice.trigger.event.cards]) if len(again) > 1 else ""
    words = f"{choice.key()}: {about}" if about else choice.key()
    return Label(words, names=(choice.key(),), detail="" if source is None else short_text(source.definition))


def _purchase(view: TableView, choice: Purchase, market: dict[Card[Any], str]) -> Label:
    name = choice.card.key()
    words = f"{choice.words()} for {view.cost_of(choice.card)}"
    key = market.get(choice.card, "")
    return Label(words, area_of(key), key, (name, choice.key(), f"buy {name}")).about(choice.card)


def known_places(view: TableView) -> dict[Card[Any], str]:
    """Where the cards lie that are not in the hand or the middle of the table, as far as the player knows."""
    places: dict[Card[Any], str] = {}
    for player, seat in enumerate(view.players):
        whose = "" if player == view.seat.number else f"{seat.name}'s "
        piles: list[tuple[str, Sequence[Card[Any] | None]]] = [
            ("discard pile", view.discard_pile(player)),
            ("deck", view.cards(seat.deck)),
            ("hand", view.cards(seat.hand)),
            ("play area", view.play_area(player)),
        ]
        for place, pile in piles:
            places.update({card: f"{whose}{place}" for card in pile if card is not None})
    return places
