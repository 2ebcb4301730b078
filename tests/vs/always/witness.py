"""What a player of Vs. System is told, every byte of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from longbox.games.vs.definitions import CHARACTER, GameCard
from longbox.games.vs.game import VsGame
from longbox.games.vs.library import box
from longbox.games.vs.objects import TeamObject
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.text.targets import TargetCards, TargetTerm
from longbox.games.vs.turn.priority import ATTACK, CONCEDE, FLIP_LOCATION, HAVE_PRIORITY, PASS, RECRUIT_CARD, Action
from longbox.games.vs.view import SeenEffect, TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.terms import Term
from longbox.players.registry import PLAYERS
from tests.always.common.copies import declared
from tests.always.common.witness import Witness, as_plain_data

from .games import BENCH
from .secrets import VsSecrets


class VsWitness(Witness):
    """A witness of Vs. System."""

    bench = BENCH
    view_class = TableView
    secrets_class = VsSecrets
    looks = 20
    bots = tuple(PLAYERS)
    asked_of_some = (HAVE_PRIORITY,)

    def everything(self, view: TableView) -> str:
        return everything(view)

    def called(self, choice: Choice) -> str:
        """Cards of the same name are called the same, whichever they are."""
        card = choice if isinstance(choice, Card) else getattr(choice, "card", None)
        assert isinstance(self.game, VsGame)
        return choice.key() if card is None else f"{choice.key()} {self.game.arrived[card.serial]}"

    def is_open(self, player: int, choice: Choice) -> bool:
        """What a player can pay for depends on the whole hand and row, and a copy of a card may stand for another."""
        secrets, game = self.secrets, self.game
        assert isinstance(secrets, VsSecrets)
        assert isinstance(game, VsGame)
        card = choice if isinstance(choice, Card) else getattr(choice, "card", None)
        if card is not None and any([game.box[serial].definition is card.definition for serial in secrets.serials]):
            return False
        return not secrets.hold(choice) and not (needs_hidden_cards(choice) and secrets.are_held_by(game, player))

    def wishes(self, luck: random.Random) -> list[str]:
        names = sorted({card.key() for card in self.game.box})
        verbs = ("play", "recruit", "use", "flip", "power up")
        return ["attack", *[f"{verb} {name}" for verb in verbs for name in luck.sample(names, 2)]]


def needs_hidden_cards(choice: Choice) -> bool:
    """Whether it may depend on a player's hidden cards that an answer is offered."""
    if not isinstance(choice, Action) or choice.kind in (PASS, CONCEDE, ATTACK):
        return False
    if choice.kind in (RECRUIT_CARD, FLIP_LOCATION):
        return choice.card is None or bool(choice.card.definition.play_rules)
    return True


OF_A_PLAYER = ("is_out", "endurance", "points", "hand_count", "deck_count", "ko_pile", "removed", "resource_count")
OF_THE_TABLE = ("hand", "describe", "log_length")
PROPERTIES = (
    "turn",
    "phase",
    "moment",
    "step_player",
    "initiative",
    "priority",
    "somebody_has_priority",
    "passes",
    "over",
    "winner",
    "attack",
    "attackers",
    "attacked",
    "attacked_player",
    "attacking",
)
OF_A_CHARACTER = ("can_be_attacker", "attackable", "is_protected")
OF_OWN_CARDS = ("cost_now", "reference", "card_as_it_is")
ELSEWHERE = (
    "look",  # told of all cards that are offered
    "characters",  # these and the next: told one by one, see `everything`
    "characters_now",
    "can_attack",
    "card_now",  # "card_as_it_is" is a copy of it
    "equipment_on",
    "resources",
    "chain",
    "cards",
    "count",
    "positions",
    "partners",
    "forecast",
    "card_at",
    "own_cards",
    "log",
    "reports",
    "seat",
    "position",  # what players imagine is tried in `common.imagining`
    "options",  # these and the next: the same in all worlds
    "players",
    "targets",  # told of all that texts can target
    "found_now",  # the same as "found"
    "found",  # these and the next: what texts say of the table, by terms that bots know from cards
    "counted",
    "holds",
    "meant",
)


def everything(view: TableView) -> str:
    """All that a view tells, in the order of its methods."""
    zones = view._game.zones
    seats = range(len(view.players))
    told: list[object] = [getattr(view, name)() for name in OF_THE_TABLE]
    told += [getattr(view, name)(player) for name in OF_A_PLAYER for player in seats]
    told += [str(getattr(view, name)) for name in PROPERTIES]
    told += [[view.cards(zone), view.count(zone)] for zone in zones]
    told += [of_effect(effect) for effect in view.chain()]
    told += [of_character(view, qualities) for qualities in view.characters()]
    told += [[as_it_looks(qualities) for qualities in view.resources(player)] for player in seats]
    told += [[choice.key() for choice in view.positions(hidden=hidden)] for hidden in (False, True)]
    told += [definition.name for definition in view.own_cards()]
    known = [card for zone in zones for card in view.cards(zone) if card is not None]
    told += sorted([as_plain_data(of_known_card(view, card)) for card in known])
    told += [view.targets(term, card) for card in sorted(known, key=str)[:1] for term in target_terms_of_all_cards()]
    return as_plain_data(told)


@cache
def target_terms_of_all_cards() -> list[TargetTerm]:
    """All different ways in which cards say "target" of cards in play, but those that mean characters alone."""
    found: list[TargetTerm] = []
    for definition in box():
        texts = [definition.effect, *definition.powers]
        terms = [term for text in texts if text is not None for term in terms_in(text)]
        found += [term for term in terms if isinstance(term, TargetCards) and term.filter.within != CHARACTER]
    return list(dict.fromkeys(found))


def terms_in(term: Term) -> Iterator[Term]:
    """A term and all terms that it is made of."""
    yield term
    for value in term.values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Term):
                yield from terms_in(part)


def of_effect(effect: SeenEffect) -> list[object]:
    """All that a view tells of an effect on the chain."""
    told: list[object] = [effect.number, effect.title, effect.kind, effect.controller, str(effect.source)]
    return [*told, [*effect.targets], repr(effect.text), repr(effect.waits_for)]


def of_character(view: TableView, qualities: Qualities) -> list[object]:
    """All that a view tells of a character in play."""
    card = qualities.card
    told: list[object] = [as_it_looks(qualities), [as_it_looks(other) for other in view.equipment_on(card)]]
    told += [getattr(view, name)(card) for name in OF_A_CHARACTER]
    for foe in view.attackable(card)[-2:]:
        against = foe if isinstance(foe, Card) else next(seat.number for seat in view.players if seat is foe)
        forecast = view.forecast([card], against)
        told += [view.can_attack(card, against), view.partners([card], against)]
        told += [forecast.atk, forecast.stuns, forecast.struck, forecast.breakthrough]
        told += [forecast.loss, forecast.cost]
    return told


def of_known_card(view: TableView, card: GameCard) -> list[object]:
    """All that a view tells of a card that the player knows."""
    at = view.card_at(view.reference(card))
    return [view.cost_now(card), view.reference(card), at, as_it_looks(view.card_as_it_is(card))]


TOLD = sorted(declared(Qualities) - {"object", "definition"})
"""What is told of a card as it is."""


def as_it_looks(qualities: Qualities | None) -> object:
    """All that is told of a card as it is."""
    if qualities is None:
        return None
    return [*[repr(getattr(qualities, name)) for name in TOLD], of_object(qualities.object)]


def of_object(thing: TeamObject | None) -> str:
    """All that changes on a card in play."""
    return "" if thing is None else repr(thing.state())
