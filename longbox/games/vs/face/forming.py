"""The formation step: a sensible formation, and moving characters in few words. [vs 405]"""

from __future__ import annotations

from typing import Final

from longbox.faces.offers import Label, Offer, Step, offer_of
from longbox.faces.words import listed
from longbox.games.vs.actions.formation import MOVE_WHERE, MOVE_WHOM, Position
from longbox.games.vs.face.cards import GameCard, short
from longbox.games.vs.face.places import ROW_WORDS
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.table import FRONT, SUPPORT
from longbox.games.vs.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import DONE, Choice
from longbox.kernel.questions import Question

SUGGESTED_KEY: Final = "g"
"""What is typed to form as it is suggested."""

MUCH_CHEAPER: Final = 2
"""By how much a character costs less than another that it had better hide behind."""

Formation = dict[GameCard, tuple[int, int]]
"""Where characters stand: their row and column."""


def moving_offers(view: TableView, question: Question) -> list[Offer]:
    """What can be typed in the formation step beside the characters themselves."""
    cards = [card for card in question.choices if isinstance(card, Card)]
    return [offer for card in cards for offer in moves_of(view, question, card)]


# The suggested formation


def suggestion_offers(view: TableView, question: Question) -> list[Offer]:
    """The offer to form as it is suggested, before anybody is moved, if that would change something that matters."""
    if question.taken:
        return []
    cards = [card for card in question.choices if isinstance(card, Card)]
    wanted = suggested(view)
    if not wanted or is_as_good(view, wanted):
        return []
    steps = steps_to(view, question, cards, wanted)
    if not steps:
        return []
    label = Label(f"Form so: {formation_words(wanted)}", key=SUGGESTED_KEY, names=("form", "suggested"))
    return [offer_of(label, SUGGESTED_KEY, [steps[0].answer], tuple(steps[1:]))]


def formation_words(formation: Formation) -> str:
    """A formation in words."""
    parts = []
    for row, word in ROW_WORDS.items():
        cards = sorted([card for card in formation if formation[card][0] == row], key=lambda card: formation[card][1])
        if cards:
            parts.append(f"{word} {listed([card.definition.card_name for card in cards])}")
    return "; ".join(parts)


def suggested(view: TableView) -> Formation:
    """Where visible characters had better stand: those with range, and the weakest, behind the strongest."""
    own = visible(view)
    behind = those_behind(own)
    before = [qualities for qualities in own if qualities not in behind]
    first = min([column_of(qualities) for qualities in own], default=0)
    formation: Formation = {qualities.card: (FRONT, first + place) for place, qualities in enumerate(before)}
    free = sorted(before, key=lambda qualities: -qualities.defense)
    for qualities in behind:
        guard = next((one for one in free if one.shares_affiliation(qualities)), free[0])
        free.remove(guard)
        formation[qualities.card] = (SUPPORT, formation[guard.card][1])
    return formation


def visible(view: TableView) -> list[Qualities]:
    """The player's visible characters, from left to right."""
    own = [one for one in view.characters(view.seat.number) if one.object is not None and not one.object.hidden]
    return sorted(own, key=column_of)


def column_of(qualities: Qualities) -> int:
    """The column of a character."""
    assert qualities.object is not None
    return qualities.object.column


def those_behind(own: list[Qualities]) -> list[Qualities]:
    """The characters that had better stand in the support row: no more than there are to stand before them."""
    most = len(own) // 2
    costliest = max([qualities.definition.cost for qualities in own], default=0)
    weakest = sorted(own, key=lambda qualities: (qualities.defense, qualities.definition.cost))
    ranged = [qualities for qualities in weakest if qualities.range]
    harmless = [qualities for qualities in weakest if qualities.atk <= 0 and qualities not in ranged]
    found = [*harmless, *ranged][:most]
    weak = [one for one in weakest if costliest - one.definition.cost >= MUCH_CHEAPER and one not in found]
    if not found and most and weak:
        found = weak[:1]
    return found


def is_as_good(view: TableView, wanted: Formation) -> bool:
    """Whether the present formation is as good as another: all in the same rows, and everybody behind somebody."""
    for qualities in visible(view):
        thing = qualities.object
        if thing is None or thing.row != wanted[qualities.card][0]:
            return False
        if thing.row == SUPPORT and not thing.stunned and not view.is_protected(qualities.card):
            return False
    return True


def steps_to(view: TableView, question: Question, cards: list[GameCard], wanted: Formation) -> list[Step]:
    """The answers that bring characters to their places; each is moved once, and changes places with who is there."""
    places = {qualities.card: place for qualities in visible(view) if (place := place_of(qualities))}
    left = list(cards)
    steps: list[Step] = []
    for card in sorted([card for card in cards if card in wanted], key=lambda card: wanted[card][1]):
        if places[card] == wanted[card]:
            continue
        steps.append(Step(MOVE_WHOM.words, key_among(question, left, card)))
        steps.append(Step(MOVE_WHERE.words, Position(*wanted[card]).key()))
        left.remove(card)
        other = next((one for one, place in places.items() if place == wanted[card]), None)
        if other is not None:
            places[other] = places[card]
        places[card] = wanted[card]
    if steps and left:
        steps.append(Step(MOVE_WHOM.words, DONE.key()))
    return steps


def place_of(qualities: Qualities) -> tuple[int, int]:
    """The row and column of a character."""
    assert qualities.object is not None
    return (qualities.object.row, qualities.object.column)


def key_among(question: Question, left: list[GameCard], card: GameCard) -> str:
    """The key of a card among those that can still be moved."""
    choices: list[Choice] = [*left, DONE]
    return Question(question.player, question.prompt, choices).key_of(card)


# Moving in words


def moves_of(view: TableView, question: Question, card: GameCard) -> list[Offer]:
    """What can be typed to move a character: "storm support 2", "storm behind rogue", "storm front"."""
    qualities = view.card_as_it_is(card)
    if qualities is None or qualities.object is None:
        return []
    hidden = qualities.object.hidden
    name = short(card.definition, [other.definition for other in view.characters(view.seat.number)])
    taken = occupied(view, hidden=hidden)
    positions = [position for position in view.positions(hidden=hidden) if isinstance(position, Position)]
    key = question.key_of(card)
    offers = [move(key, position, words_for(name, position, taken)) for position in positions]
    for row, word in ROW_WORDS.items():
        free = [position for position in positions if position.row == row and (row, position.column) not in taken]
        nearest = min(free, key=lambda position: distance(position, qualities), default=None)
        if nearest is not None:
            offers.append(move(key, nearest, (f"{name} {word}", f"move {name} to {word}")))
    return offers


def distance(position: Position, qualities: Qualities) -> tuple[int, int]:
    """How far a position is from a character, to the right first."""
    return (abs(position.column - column_of(qualities)), -position.column)


def occupied(view: TableView, *, hidden: bool) -> dict[tuple[int, int], GameCard]:
    """Who stands where in one of the player's areas."""
    own = view.characters(view.seat.number)
    return {place_of(one): one.card for one in own if one.object is not None and one.object.hidden == hidden}


def words_for(name: str, position: Position, taken: dict[tuple[int, int], GameCard]) -> tuple[str, ...]:
    """What may be typed to move a character to a position."""
    where = f"{ROW_WORDS[position.row]} {position.column}"
    words = [f"{name} {where}", f"move {name} to {where}"]
    there = taken.get((position.row, position.column))
    if there is not None:
        words.append(f"swap {name} with {there.definition.card_name}")
    other = taken.get((1 - position.row, position.column))
    if other is not None:
        words.append(f"{name} {'behind' if position.row == SUPPORT else 'before'} {other.definition.card_name}")
    return tuple(words)


def move(card: str, position: Position, words: tuple[str, ...]) -> Offer:
    """The offer to move a character, by its key, to a position."""
    return offer_of(Label(words[0], names=words[1:], exact=True), "", [card], (Step(MOVE_WHERE.words, position.key()),))
