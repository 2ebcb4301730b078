"""Which abilities of which cards were resolved, and did what they name.

What is traced: effects, conditions, Attacks, Defenses, what is waited for, and what a card is worth. Drawing counts
once it drew a card, a condition once it came out both ways.

Run as a program, this reports how often each part was resolved: `python -m tests.always.tracing`.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import Any, ClassVar
from unittest.mock import patch

from longbox.games.dcdb import events
from longbox.games.dcdb.definitions import Assault, CardDefinition, DefenseAbility, GameCard, Worth
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.library import box, gives_power
from longbox.games.dcdb.text import assaults, effects, later_this_turn, playing
from longbox.games.dcdb.text.abilities import DiscardToAvoid, OnlyDiscardToAvoid, RevealToAvoid
from longbox.games.dcdb.text.effects import them
from longbox.games.dcdb.text.lexicon import DCDB
from longbox.games.dcdb.text.worth import WorthIfOthers
from longbox.games.dcdb.waiting import EventAbility
from longbox.kernel.effects import Condition, Effect
from longbox.kernel.events import EventKind
from longbox.kernel.terms import Term
from longbox.texts.choosing import ChooseOne
from longbox.texts.conditions import If, IfElse, InsteadIf
from longbox.texts.may import May
from longbox.texts.sequences import InTurn, Sequence

from .common.bench import all_answer
from .common.tracing import Tracer, all_shown
from .games import SYSTEM, VARIANTS, BriskPlayer, rich_game

TRACED = (Effect, Condition, Assault, DefenseAbility, EventAbility, Worth)

Shown = tuple[EventKind, ...]

SHOWN: dict[type[Term], Shown] = {
    effects.DoublePower: (events.DOUBLED_POWER,),
    effects.Draw: (events.DREW,),
    effects.LetControllerDraw: (events.DREW,),
    effects.DrawIt: (events.DREW,),
    effects.DrawUntil: (events.DREW,),
    effects.Discard: (events.DISCARDED,),
    effects.DiscardAll: (events.DISCARDED,),
    effects.DiscardHand: (events.DISCARDED,),
    effects.DiscardOfKind: (events.DISCARDED,),
    effects.DiscardAnyNumber: (events.DISCARDED,),
    effects.DiscardAtRandom: (events.DISCARDED,),
    effects.DiscardTop: (events.DISCARDED,),
    effects.DiscardIt: (events.DISCARDED,),
    effects.DiscardSomeAtRandom: (events.DISCARDED,),
    effects.DiscardTopCards: (events.DISCARDED,),
    effects.DiscardUpTo: (events.DISCARDED,),
    effects.DiscardDownTo: (events.DISCARDED,),
    effects.DiscardControlled: (events.DISCARDED,),
    effects.Destroy: (events.DESTROYED,),
    effects.DestroyUpTo: (events.DESTROYED,),
    effects.DestroyThis: (events.DESTROYED,),
    effects.DestroyTop: (events.DESTROYED,),
    effects.DestroyIt: (events.DESTROYED,),
    effects.DestroyAll: (events.DESTROYED,),
    effects.DestroyAtRandom: (events.DESTROYED,),
    effects.DestroyTopCards: (events.DESTROYED,),
    effects.DestroyAnyAndReplace: (events.DESTROYED, events.ADDED_TO_LINE_UP),
    effects.Gain: (events.GAINED,),
    effects.GainIt: (events.GAINED,),
    effects.GainTopOfMainDeck: (events.GAINED,),
    effects.GainAll: (events.GAINED,),
    effects.GainKicks: (events.GAINED,),
    effects.GainWeakness: (events.GAINED,),
    effects.PayToGain: (events.PAID, events.GAINED),
    effects.PutIntoHand: (events.PUT,),
    effects.PutAllIntoHand: (events.PUT,),
    effects.PutItIntoHand: (events.PUT,),
    effects.PutOnTop: (events.PUT,),
    effects.PutItOnBottom: (events.PUT,),
    effects.PutOnBottom: (events.PUT,),
    effects.PutUpToIntoHand: (events.PUT,),
    effects.PutSeveralOnTop: (events.PUT,),
    effects.PutWeaknessOnTop: (events.PUT,),
    effects.PutUnderMainDeck: (events.PUT,),
    effects.PutItUnderMainDeck: (events.PUT,),
    effects.AddTopToLineUp: (events.ADDED_TO_LINE_UP,),
    effects.PutBoughtOnTop: (events.PUT,),
    effects.ShuffleIntoDeck: (events.SHUFFLED,),
    effects.PutUpToOnBottom: (events.PUT,),
    effects.PutThisOnBottom: (events.PUT,),
    effects.PutGainedOnTop: (events.PUT,),
    effects.PutGainedIntoHand: (events.PUT,),
    effects.RevealTop: (events.REVEALED,),
    effects.RevealTopCards: (events.REVEALED,),
    effects.LookAtTopCards: (events.LOOKED,),
    effects.RevealTopOfMainDeck: (events.REVEALED,),
    effects.RevealHand: (events.REVEALED,),
    effects.RevealAtRandom: (events.REVEALED,),
    effects.LookAtTop: (events.LOOKED,),
    effects.LookAtTopOfMainDeck: (events.LOOKED,),
    effects.NameParity: (events.CHOSE,),
    effects.Unless: (events.REVEALED,),
    effects.GainVP: (events.GOT_VP,),
    effects.LoseVP: (events.LOST_VP,),
    effects.DiscardThis: (events.DISCARDED,),
    effects.GainBottomOfMainDeck: (events.GAINED,),
    effects.ShuffleKindIntoDeck: (events.SHUFFLED,),
    effects.PutDeckIntoDiscardPile: (events.PUT,),
    effects.PutIntoPlay: (events.PUT,),
    playing.MakeAttack: (events.ATTACKED,),
    playing.AttackNext: (events.ATTACKED,),
    playing.AttackOneFoe: (events.ATTACKED,),
    playing.PlayAgain: (events.PLAYED,),
    playing.Borrow: (events.PLAYED,),
    playing.PlayTopSuperVillain: (events.PLAYED,),
    playing.PlayOneAndReturn: (events.PLAYED, events.PUT),
    playing.PlayThem: (events.PLAYED,),
    playing.PlayFromDestroyedPile: (events.PLAYED, events.PUT),
    assaults.TurnHeroDown: (events.TURNED_HERO_DOWN,),
    assaults.TurnHeroUp: (events.TURNED_HERO_UP,),
    assaults.HideUnderHero: (events.PUT,),
    assaults.TakeFromUnderHero: (events.PUT,),
    assaults.AddToLineUp: (events.PUT,),
    assaults.PutLeft: (events.PUT,),
    assaults.PoolAndDeal: (events.PUT,),
    DiscardToAvoid: (events.DISCARDED,),
    OnlyDiscardToAvoid: (events.DISCARDED,),
    RevealToAvoid: (events.REVEALED,),
}
"""What the log shows, with at least one card where it is about cards, when a part did what it names."""

GROWS: dict[type[Term], str] = {
    effects.Power: "power_gained",
    effects.DrawAtEndOfTurn: "extra_cards",
    effects.CostLess: "modifiers",
    effects.NextCostsLess: "modifiers",
}
"""What becomes more in the state, for parts that the log doesn't show at once."""

SHOWN_BY_PLACE: dict[str, Shown] = {
    them.INTO_HAND: (events.PUT,),
    them.ON_TOP: (events.PUT,),
    them.ON_BOTTOM: (events.PUT,),
    them.DISCARDED: (events.DISCARDED,),
    them.DESTROYED: (events.DESTROYED,),
}
"""What the log shows when shown cards were moved to a place."""

MADE_OF_OTHERS = (
    Sequence,
    InTurn,
    If,
    IfElse,
    May,
    effects.Either,
    effects.EachFoe,
    effects.Others,
    effects.FoesWho,
    ChooseOne,
    InsteadIf,
    effects.UnlessDiscarded,
    later_this_turn.IfYouPlay,
    later_this_turn.WheneverYouPlay,
    later_this_turn.WheneverYouGain,
    later_this_turn.WheneverFoeGains,
    later_this_turn.PutOneGainedOnTop,
    assaults.EachSuffers,
    assaults.EachWho,
)
"""What does nothing but let other parts do something; those are traced themselves."""

LATER: dict[type[Term], tuple[str, ...]] = {
    later_this_turn.IfYouPlay: ("PlayedThisTurn",),
    later_this_turn.PutOneGainedOnTop: ("GainedThisTurn",),
    assaults.TurnHeroDown: ("SuperVillainDefeated", "TurnHeroUp"),
    assaults.HideUnderHero: ("SuperVillainDefeated", "TakeFromUnderHero"),
}
"""What parts of a text leave behind, to be resolved later."""


class Trace(Tracer):
    """What was resolved so far of the cards of the deck-building game."""

    traced = TRACED
    methods: ClassVar[tuple[str, ...]] = ("run", "offer", "holds", "strike", "strike_all", "use", "resolve", "count")
    later = LATER

    def __init__(self) -> None:
        super().__init__(list(box()))

    def name_of(self, card: CardDefinition) -> str:
        return card.name

    def roots(self, card: CardDefinition) -> list[tuple[str, Term | None]]:
        return [
            ("played", card.effect),
            ("Defense", card.defense),
            *[("ability", ability) for ability in card.abilities],
            ("gained", card.when_gained),
            ("destroyed", card.when_destroyed),
            ("First Appearance", card.first_appearance),
            ("end of turn", card.at_end_of_turn),
            ("worth", card.worth),
        ]

    def classes(self) -> list[type[Term]]:
        made_later = [later_this_turn.PlayedThisTurn, later_this_turn.GainedThisTurn, assaults.SuperVillainDefeated]
        return [*DCDB.classes.values(), *made_later, assaults.TakeFromUnderHero]

    def outcomes(self, term: Term) -> tuple[object, ...]:
        return (True, False) if isinstance(term, Condition | WorthIfOthers) else (None,)

    def measure(self, method: str, game: DeckBuildingGame, arguments: tuple[Any, ...]) -> dict[str, int]:
        return measures(game)

    def judge(self, method: str, term: Term, game: Any, arguments: tuple[Any, ...], before: Any, result: Any) -> None:
        if method == "count":
            if isinstance(term, Worth):
                self.note_worth(term, result)
        elif isinstance(term, Condition):
            self.note(str(arguments[-1].source), term, result)
        elif did(term, before, game):
            self.note(str(source(method, arguments)), term, None)

    def other_patches(self) -> list[Any]:
        return [patch.object(DeckBuildingGame, "play", self._wrap_play(DeckBuildingGame.play))]

    def note_power(self, card: CardDefinition) -> None:
        """Count the Power that stands first in a text, which is given as the card is played."""
        assert card.effect is not None
        parts = card.effect.effects if isinstance(card.effect, Sequence) else (card.effect,)
        given = takewhile(gives_power, parts)
        for part in given:
            self.note(card.name, part, None)
        if len(parts) > 1:
            self.note(card.name, card.effect, None)

    def _wrap_play(self, method: Callable[..., None]) -> Callable[..., None]:
        def traced(game: DeckBuildingGame, player: int, card: GameCard, *arguments: Any, **named: Any) -> None:
            before = game.power_gained
            method(game, player, card, *arguments, **named)
            if card.definition.power and game.power_gained >= before + card.definition.power:
                self.note_power(card.definition)

        return traced

    def note_worth(self, term: Term, points: int) -> None:
        """Count what a card was worth; only it has this term."""
        outcome = bool(points) if isinstance(term, WorthIfOthers) else None
        if points or isinstance(term, WorthIfOthers):
            owner = next(card.name for card in self.cards if card.worth is term)
            self.seen[owner, id(term), outcome] += 1


def source(method: str, arguments: tuple[Any, ...]) -> object:
    """The card whose text a part stands in, from what its method is given."""
    if method == "resolve":
        return arguments[0].source
    return arguments[-1] if method == "use" else arguments[-1].source


def measures(game: DeckBuildingGame) -> dict[str, int]:
    """What may become more, and how much there is."""
    return {
        "log": len(game.log),
        "power_gained": game.power_gained,
        "extra_cards": game.extra_cards,
        "modifiers": len(game.modifiers),
    }


def did(term: Term, before: dict[str, int], game: DeckBuildingGame) -> bool:
    """Whether a part did what it names."""
    measure = GROWS.get(type(term))
    if measure is not None:
        return measures(game)[measure] > before[measure]
    kinds = SHOWN_BY_PLACE[term.where] if isinstance(term, effects.MoveThem) else SHOWN.get(type(term), ())
    return all_shown(game.log[before["log"] :], kinds)


def play_games(trace: Trace, numbers: range) -> int:
    """Play games with good decks until everything was resolved, or the games are played.

    The cards of the base set are traced, which other forms of the game mix with many others: they are left out.

    Returns:
        How many games were played.
    """
    of_base = [number for number in numbers if "format" not in VARIANTS[number % len(VARIANTS)]]
    for played, number in enumerate(of_base, 1):
        game = rich_game(number)
        all_answer(game, BriskPlayer(number))
        with trace.watching():
            SYSTEM.play(game)
        if played % 10 == 0 and not trace.missing():
            return played
    return len(of_base)


if __name__ == "__main__":
    whole = Trace()
    games = play_games(whole, range(2000))
    print(whole.report())
    print(f"{games} games; never resolved: {len(whole.missing())}")
