"""What holds of every state, of every question and of every view of any game."""

from __future__ import annotations

from typing import Any

import msgspec

from longbox.conformance.errors import Broken, expect
from longbox.kernel.game import Game
from longbox.kernel.questions import Question
from longbox.kernel.view import View
from longbox.kernel.zones import PUBLIC


def check_piles(game: Game[Any]) -> None:
    """No card is lost or doubled, and each is known to lie where it lies. True in the middle of a step, too."""
    lying = sorted([card.serial for pile in game.piles for card in pile])
    if lying != list(range(len(game.box))):
        lost = [str(card) for card in game.box if card.serial not in lying]
        doubled = [str(card) for card in game.box if lying.count(card.serial) > 1]
        raise Broken(f"Lost cards: {lost}; cards that lie in two places: {doubled}.")
    for number, pile in enumerate(game.piles):
        for card in pile:
            expect(game.box[card.serial] is card, f"{card!r} is another object than the card of that number.")
            place = game.zones[game.places[card.serial]]
            expect(place.number == number, f"{card!r} lies in {game.zones[number]} and is noted to lie in {place}.")


def check_knowledge(game: Game[Any]) -> None:
    """Knowledge is kept only of what lies hidden from somebody, for players who are there."""
    for number, here in game.known.items():
        zone = game.zones[number]
        expect(zone.visibility != PUBLIC, f"What everybody sees in {zone} is kept as knowledge.")
        expect(bool(here), f"Knowledge of no card is kept for {zone}.")
        for serial, players in here.items():
            expect(game.places[serial] == number, f"{game.box[serial]!r} is known in {zone}, where it doesn't lie.")
            expect(0 < players <= game.everybody(), f"{game.box[serial]!r} is known by players who aren't there.")


def check_question(game: Game[Any], question: Question) -> None:
    """A question has choices with keys of their own, asks somebody who is there, and can be put in words."""
    keys = question.keys()
    expect(bool(keys), f"{question} offers nothing.")
    expect(len(set(keys)) == len(keys), f"{question} offers two answers with the same key.")
    expect([question.find(key) for key in keys] == question.choices, f"{question}: a key leads to another answer.")
    expect(0 <= question.player < len(game.seats), f"{question} asks nobody who plays.")
    expect(bool(question.words()), f"{question} has no words.")
    expect(all([choice.words() for choice in question.choices]), f"{question} offers an answer without words.")
    expect(0 <= question.least <= question.most, f"{question} asks for {question.least} to {question.most} answers.")
    expect(len(question.taken or []) < question.most, f"{question} is asked though enough is chosen.")


def check_view(view: View[Any]) -> None:
    """A view is plain data for whoever shows it."""
    try:
        told(view)
    except (TypeError, ValueError) as error:
        raise Broken(f"What {view.seat} sees can't be written as JSON: {error}.") from None


def told(view: View[Any]) -> bytes:
    """All that a player is told, byte for byte: the table, the log, and what happened."""
    return msgspec.json.encode([view.describe(), view.log(), [report.words for report in view.reports()]])
