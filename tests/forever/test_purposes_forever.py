"""Who is activated for something does it at once where it still can, and is asked where it can't any more."""

from __future__ import annotations

from collections import Counter

import pytest

from longbox.games.forever.actions.acting import rule_against_act
from longbox.games.forever.definitions import ATTACK, RESCUE, ROGUE, THREATEN, GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.phases import OPPOSING, PROVOKING
from longbox.games.forever.table import NOWHERE
from longbox.games.forever.turn.choices import Activate
from longbox.games.forever.turn.confrontation import to_activate
from longbox.games.forever.view import TableView
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from tests.forever.always.games import SYSTEM, BriskPlayer, new_game


class Resolute(BriskPlayer):
    """Says what a character is activated for wherever that can be said."""

    def choose(self, question: Question) -> Choice:
        purposeful = [each for each in question.choices if isinstance(each, Activate) and each.what]
        return purposeful[len(question.choices) % len(purposeful)] if purposeful else super().choose(question)


def test_what_a_character_is_activated_for_is_what_it_does_next() -> None:
    """The first thing that it does is what was said, unless what its activation brought about is against it."""
    done: Counter[str] = Counter()
    for number in range(3):
        game = new_game(number)
        game.answerers = [Resolute(number)] * len(game.seats)
        while not game.over:
            purpose, character, told = game.purpose, game.box[game.activated], len(game.log)
            possible = bool(purpose) and not rule_against_act(game, character, purpose)
            SYSTEM.step(game)
            if possible:
                assert game.purpose == ""
                assert is_told(game, told, purpose, character)
                done[purpose] += 1
    assert min([done[what] for what in (ATTACK, THREATEN, RESCUE)]) > 0


def is_told(game: ForeverGame, told: int, what: str, character: GameCard) -> bool:
    """Whether the log tells since then that a character attacks, Threatens or Rescues."""
    return any([event.kind.name == what.lower() and event.cards == [character] for event in game.log[told:]])


@pytest.mark.parametrize("number", [0, 2])
def test_who_cannot_do_any_more_what_it_came_for_does_not_do_it(number: int) -> None:
    """As where the Scheme and all others there have gone by what answered the activation."""
    game = new_game(number)
    game.answerers = [Resolute(number)] * len(game.seats)
    while game.purpose not in (THREATEN, RESCUE):
        SYSTEM.step(game)
    purpose, character = game.purpose, game.box[game.activated]
    clear_place(game, character)
    SYSTEM.step(game)
    assert game.purpose == ""
    assert purpose not in game.done


def clear_place(game: ForeverGame, character: GameCard) -> None:
    """Take everything away that gives a character a cause to do something where it is."""
    spot = game.permanent(character).spot
    for scheme in [each for each in game.schemes() if game.permanent(each).spot == spot]:
        game.move(scheme, game.owner(scheme).discard)
    for thing in [each for each in game.figures if each.spot == spot and each.card is not character]:
        thing.spot = NOWHERE


def test_only_what_could_be_done_there_is_on_offer_for_it() -> None:
    """To attack where an enemy is, to Threaten where a Scheme is, to Rescue where either or an Unaligned one is."""
    seen: Counter[tuple[str, bool]] = Counter()
    game = new_game(0)
    game.answerers = [BriskPlayer(0)] * len(game.seats)
    while not game.over:
        SYSTEM.step(game)
        for seat in game.players if game.phase in (PROVOKING, OPPOSING) else []:
            for what, character, place, offered in purposes_of(game, seat.number):
                assert offered == can_be_done(game, what, character, place)
                seen[what, offered] += 1
    assert min([seen[what, able] for what in (ATTACK, THREATEN, RESCUE) for able in (True, False)]) > 0


def purposes_of(game: ForeverGame, player: int) -> list[tuple[str, GameCard, GameCard, bool]]:
    """For each character that could be activated and each Location, what it could do, and whether it is offered."""
    choices = [each for each in to_activate(game, player) if isinstance(each, Activate)]
    offered = [(each.what, each.card, each.place) for each in choices]
    found: list[tuple[str, GameCard, GameCard, bool]] = []
    for plain in [each for each in choices if not each.what]:
        for what in (ATTACK, THREATEN if plain.card.definition.type == ROGUE else RESCUE):
            found.append((what, plain.card, plain.place, (what, plain.card, plain.place) in offered))
    return found


def can_be_done(game: ForeverGame, what: str, character: GameCard, place: GameCard) -> bool:
    """Whether a view foretells it: by the whole rule, in a copy in which the character has gone there."""
    view = game.views[game.controller(character)]
    assert isinstance(view, TableView)
    return view.act_at(character, what, game.permanent(place).spot) is not None
