"""Which abilities of which cards were resolved, and did what they name.

Every part of every card's meaning is wrapped while games are played: effects, conditions, Attacks, Defenses, what is
waited for, and what a card is worth. A part counts once it did, in a game, what its class names: drawing drew a
card, a condition came out both ways. Compiled code can't be wrapped; the plain build has the same rules.

Run as a program, this reports how often each part was resolved: `python -m tests.always.tracing`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import takewhile
from typing import Any, NamedTuple
from unittest.mock import patch

from longbox.games.dcdb import assaults, effects, events, playing
from longbox.games.dcdb.abilities import DiscardToAvoid, RevealToAvoid
from longbox.games.dcdb.definitions import Assault, CardDefinition, DefenseAbility, Worth
from longbox.games.dcdb.game import DeckBuildingGame, Thing
from longbox.games.dcdb.lexicon import DCDB
from longbox.games.dcdb.library import box
from longbox.games.dcdb.worth import WorthIfOthers
from longbox.kernel import effects as kernel_effects
from longbox.kernel.abilities import Ability
from longbox.kernel.effects import Condition, Effect
from longbox.kernel.events import Event, EventKind
from longbox.kernel.terms import Term

from .common.bench import all_answer
from .games import SYSTEM, BriskPlayer, rich_game

TRACED = (Effect, Condition, Assault, DefenseAbility, Ability, Worth)
METHODS = ("run", "holds", "strike", "strike_all", "use", "resolve", "count")

Shown = tuple[EventKind, ...]

SHOWN: dict[type[Term], Shown] = {
    effects.DoublePower: (events.DOUBLED_POWER,),
    effects.Draw: (events.DREW,),
    effects.LetControllerDraw: (events.DREW,),
    effects.DrawIt: (events.DREW,),
    effects.Discard: (events.DISCARDED,),
    effects.DiscardForEach: (events.DISCARDED,),
    effects.DiscardAll: (events.DISCARDED,),
    effects.DiscardHand: (events.DISCARDED,),
    effects.DiscardAtRandom: (events.DISCARDED,),
    effects.DiscardTop: (events.DISCARDED,),
    effects.DiscardIt: (events.DISCARDED,),
    effects.Destroy: (events.DESTROYED,),
    effects.MayDestroy: (events.DESTROYED,),
    effects.DestroyUpTo: (events.DESTROYED,),
    effects.DestroyIt: (events.DESTROYED,),
    effects.MayDestroyIt: (events.DESTROYED,),
    effects.DestroyAnyAndReplace: (events.DESTROYED, events.ADDED_TO_LINE_UP),
    effects.Gain: (events.GAINED,),
    effects.MayGain: (events.GAINED,),
    effects.GainAll: (events.GAINED,),
    effects.GainWeakness: (events.GAINED,),
    effects.GainWeaknessForEach: (events.GAINED,),
    effects.PayToGain: (events.PAID, events.GAINED),
    effects.PutIntoHand: (events.PUT,),
    effects.MayPutIntoHand: (events.PUT,),
    effects.PutAllIntoHand: (events.PUT,),
    effects.PutItIntoHand: (events.PUT,),
    effects.PutOnTop: (events.PUT,),
    effects.PutUpToOnBottom: (events.PUT,),
    effects.PutThisOnBottom: (events.PUT,),
    effects.MayPutItOnTop: (events.PUT,),
    effects.MayTakeGained: (events.PUT,),
    effects.RevealTop: (events.REVEALED,),
    effects.RevealTopOfMainDeck: (events.REVEALED,),
    effects.RevealHand: (events.REVEALED,),
    effects.RevealAtRandom: (events.REVEALED,),
    effects.LookAtTop: (events.LOOKED,),
    effects.NameParity: (events.CHOSE,),
    effects.Unless: (events.REVEALED,),
    playing.MakeAttack: (events.ATTACKED,),
    playing.PlayAgain: (events.PLAYED,),
    playing.Borrow: (events.PLAYED,),
    playing.PlayTopSuperVillain: (events.PLAYED,),
    playing.PlayOneAndReturn: (events.PLAYED, events.PUT),
    playing.PlayThem: (events.PLAYED,),
    assaults.TurnHeroDown: (events.TURNED_HERO_DOWN,),
    assaults.TurnHeroUp: (events.TURNED_HERO_UP,),
    assaults.HideUnderHero: (events.PUT,),
    assaults.TakeFromUnderHero: (events.PUT,),
    assaults.AddToLineUp: (events.PUT,),
    assaults.PassLeft: (events.PUT,),
    assaults.Pool: (events.PUT,),
    DiscardToAvoid: (events.DISCARDED,),
    RevealToAvoid: (events.REVEALED,),
}
"""What the log shows, with at least one card where it is about cards, when a part did what it names."""

GROWS: dict[type[Term], str] = {
    effects.Power: "power_gained",
    effects.PowerForEach: "power_gained",
    effects.DrawAtEndOfTurn: "extra_cards",
    effects.CostLess: "modifiers",
}
"""What becomes more in the state, for parts that the log doesn't show at once."""

MADE_OF_OTHERS = (
    kernel_effects.Sequence,
    kernel_effects.If,
    kernel_effects.IfElse,
    effects.Either,
    effects.EachFoe,
    playing.IfYouPlay,
    playing.MayPutOneGainedOnTop,
    assaults.EachSuffers,
)
"""What does nothing but let other parts do something; those are traced themselves."""

LATER: dict[type[Term], tuple[str, ...]] = {
    playing.IfYouPlay: ("PlayedThisTurn",),
    playing.MayPutOneGainedOnTop: ("GainedThisTurn",),
    assaults.TurnHeroDown: ("SuperVillainDefeated", "TurnHeroUp"),
    assaults.HideUnderHero: ("SuperVillainDefeated", "TakeFromUnderHero"),
}
"""What parts of a text leave behind, to be resolved later."""


class Part(NamedTuple):
    """A part of a card's meaning, and how it is to come out.

    Attributes:
        card: The card's name.
        where: The way to the part: "played > IfElse > condition > ItIs".
        node: The identity of the term; the name of its class, if it is made later.
        outcome: How it came out, where that differs.
    """

    card: str
    where: str
    node: int | str
    outcome: object


def parts_of(card: CardDefinition) -> list[Part]:
    """All parts of a card's meaning."""
    roots: list[tuple[str, Term | None]] = [
        ("played", card.effect),
        ("Defense", card.defense),
        *[("ability", ability) for ability in card.abilities],
        ("gained", card.when_gained),
        ("First Appearance", card.first_appearance),
        ("end of turn", card.at_end_of_turn),
        ("worth", card.worth),
    ]
    return [part for name, root in roots if root is not None for part in _parts(card.name, name, root)]


def _parts(card: str, way: str, term: Term) -> Iterator[Part]:
    way = f"{way} > {type(term).__name__}"
    if isinstance(term, TRACED):
        for outcome in _outcomes(term):
            yield Part(card, way, id(term), outcome)
        for name in LATER.get(type(term), ()):
            yield Part(card, f"{way} > later {name}", name, None)
    for field, value in zip(term.fields, term.values(), strict=True):
        for inner in value if isinstance(value, tuple) else (value,):
            if isinstance(inner, Term):
                yield from _parts(card, f"{way} > {field}", inner)


def _outcomes(term: Term) -> tuple[object, ...]:
    if isinstance(term, Condition):
        return (True, False)
    return (True, False) if isinstance(term, WorthIfOthers) else (None,)


class Trace:
    """What was resolved so far, and how often."""

    def __init__(self) -> None:
        self.seen: Counter[tuple[str, int | str, object]] = Counter()
        self.cards = box()

    def missing(self) -> list[Part]:
        """The parts of cards that were never resolved with the effect that they name."""
        return [part for card in self.cards for part in parts_of(card) if not self.count(part)]

    def count(self, part: Part) -> int:
        """How often a part was resolved with the effect that it names."""
        return self.seen[part.card, part.node, part.outcome]

    def note(self, source: object, term: Term, outcome: object) -> None:
        """Count a part that was resolved."""
        self.seen[str(source), id(term), outcome] += 1
        self.seen[str(source), type(term).__name__, None] += 1

    def note_worth(self, term: Term, points: int) -> None:
        """Count what a card was worth; only it has this term."""
        outcome = bool(points) if isinstance(term, WorthIfOthers) else None
        if points or isinstance(term, WorthIfOthers):
            owner = next(card.name for card in self.cards if card.worth is term)
            self.seen[owner, id(term), outcome] += 1

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Note all that is resolved meanwhile."""
        wrapped = [(owner, name) for owner in traced_classes() for name in METHODS if name in vars(owner)]
        patches = [patch.object(owner, name, self._wrap(name, vars(owner)[name])) for owner, name in wrapped]
        patches.append(patch.object(DeckBuildingGame, "play", self._wrap_play(DeckBuildingGame.play)))
        for each in patches:
            each.start()
        try:
            yield
        finally:
            for each in patches:
                each.stop()

    def note_power(self, card: CardDefinition) -> None:
        """Count the Power that stands first in a text, which is given as the card is played."""
        assert card.effect is not None
        parts = card.effect.effects if isinstance(card.effect, kernel_effects.Sequence) else (card.effect,)
        given = takewhile(lambda part: isinstance(part, effects.Power), parts)
        for part in given:
            self.note(card.name, part, None)
        if len(parts) > 1:
            self.note(card.name, card.effect, None)

    def _wrap_play(self, method: Callable[..., None]) -> Callable[..., None]:
        def traced(game: DeckBuildingGame, player: int, card: Thing, *arguments: Any, **named: Any) -> None:
            before = game.power_gained
            method(game, player, card, *arguments, **named)
            if card.definition.power and game.power_gained >= before + card.definition.power:
                self.note_power(card.definition)

        return traced

    def _wrap(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        def traced(term: Term, game: DeckBuildingGame, *arguments: Any) -> Any:
            before = _measures(game)
            result = method(term, game, *arguments)
            if name == "count":
                if isinstance(term, Worth):
                    self.note_worth(term, result)
            elif isinstance(term, Condition):
                self.note(arguments[-1].source, term, result)
            elif _did(term, before, game):
                self.note(_source(name, arguments), term, None)
            return result

        return traced


def traced_classes() -> list[type[Term]]:
    """All classes of parts of texts, and those that they are built on."""
    later = [playing.PlayedThisTurn, playing.GainedThisTurn, assaults.SuperVillainDefeated]
    made = [*DCDB.classes.values(), *later, assaults.TurnHeroUp, assaults.TakeFromUnderHero]
    bases = [base for each in made if issubclass(each, TRACED) for base in each.__mro__ if issubclass(base, Term)]
    return list(dict.fromkeys(bases))


def _source(name: str, arguments: tuple[Any, ...]) -> object:
    """The card whose text a part stands in, from what its method is given."""
    if name == "resolve":
        return arguments[0].source
    return arguments[-1] if name == "use" else arguments[-1].source


def _measures(game: DeckBuildingGame) -> dict[str, int]:
    return {
        "log": len(game.log),
        "power_gained": game.power_gained,
        "extra_cards": game.extra_cards,
        "modifiers": len(game.modifiers),
    }


def _did(term: Term, before: dict[str, int], game: DeckBuildingGame) -> bool:
    """Whether a part did what it names."""
    measure = GROWS.get(type(term))
    if measure is not None:
        return _measures(game)[measure] > before[measure]
    since = game.log[before["log"] :]
    return all([any([_shows(event, kind) for event in since]) for kind in SHOWN.get(type(term), ())])


def _shows(event: Event, kind: EventKind) -> bool:
    about_cards = "{cards}" in kind.wording
    return event.kind is kind and (bool(event.cards) or not about_cards)


def play_games(trace: Trace, numbers: range) -> int:
    """Play games with good decks until everything was resolved, or the games are played.

    Returns:
        How many games were played.
    """
    for played, number in enumerate(numbers, 1):
        game = rich_game(number)
        all_answer(game, BriskPlayer(number))
        with trace.watching():
            SYSTEM.play(game)
        if played % 10 == 0 and not trace.missing():
            return played
    return len(numbers)


def report(trace: Trace) -> str:
    """Each part of each card, with how often it was resolved."""
    lines = [
        f"{trace.count(part):7} {part.card}: {part.where}{'' if part.outcome is None else f' = {part.outcome}'}"
        for card in trace.cards
        for part in parts_of(card)
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    whole = Trace()
    games = play_games(whole, range(2000))
    print(report(whole))
    print(f"{games} games; never resolved: {len(whole.missing())}")
