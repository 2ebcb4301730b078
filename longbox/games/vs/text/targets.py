"""What a text says with the word "target". [vs 504.3]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from longbox.games.vs.definitions import CHARACTER
from longbox.games.vs.modifiers.forbidding import cannot_be_targeted
from longbox.games.vs.objects import Reference
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.terms import (
    EFFECT_MARK,
    EFFECT_SORT,
    PLAYER_MARK,
    PLAYER_SORT,
    Filter,
    Noun,
    Situation,
    Who,
)
from longbox.games.vs.text.values import value_of
from longbox.kernel import terms
from longbox.kernel.terms import Term

if TYPE_CHECKING:
    from longbox.games.vs.chain_effects import ChainEffect
    from longbox.games.vs.game import VsGame

ANY_NUMBER: Final = 99
"""As many as there are: "any number of target characters"."""

# Where the cards lie that a text targets
IN_PLAY: Final = "in play"
IN_YOUR_KO_PILE: Final = "in your KO'd pile"
IN_A_KO_PILE: Final = "in a KO'd pile"
IN_AN_OPPONENTS_KO_PILE: Final = "in an opponent's KO'd pile"


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetTerm(Term):
    """A part of a text that says "target": what it is, is chosen as the effect is played. [vs 505.1c]

    Costs are paid after that, and nothing was done yet. [vs 505.1d]

    Attributes:
        least: How many must be chosen.
        most: How many may be chosen.
    """

    asked_first = True
    least: int
    most: int

    def candidates(self, game: VsGame, situation: Situation) -> list[Reference]:
        """References to what can legally be chosen now. [vs 504.3b]"""
        raise NotImplementedError

    def has_candidate(self, game: VsGame, situation: Situation) -> bool:
        """Whether anything can legally be chosen now."""
        return bool(self.candidates(game, situation))

    def fits_together(self, game: VsGame, chosen: list[Reference], situation: Situation) -> bool:
        """Whether several targets may be chosen together: "with combined cost 3 or less"."""
        return True


class TargetPart(TargetTerm):
    """The chosen part of `TargetCard`, `TargetPlayer` or `TargetEffect`, which stands in their field `part`."""


class TargetCards(TargetPart):
    """Cards that are targets: characters, resources, equipment in play, or cards in KO'd piles. [vs Up To]"""

    fields: ClassVar[tuple[str, ...]] = ("filter", "least", "most", "where")
    defaults: ClassVar[dict[str, object]] = {"least": 1, "most": 1, "where": IN_PLAY}

    def __init__(self, filter: Filter, least: int = 1, most: int = 1, where: str = IN_PLAY) -> None:
        self.filter = filter
        self.least = least
        self.most = most
        self.where = where

    def candidates(self, game: VsGame, situation: Situation) -> list[Reference]:
        return [
            game.reference(qualities.card)
            for qualities in self.everything(game, situation)
            if self.filter.matches(game, qualities, situation) and not cannot_be_targeted(game, qualities, situation)
        ]

    def has_candidate(self, game: VsGame, situation: Situation) -> bool:
        for qualities in self.everything(game, situation):
            if self.filter.matches(game, qualities, situation) and not cannot_be_targeted(game, qualities, situation):
                return True
        return False

    def everything(self, game: VsGame, situation: Situation) -> list[Qualities]:
        """All cards where the targets must lie."""
        if self.where == IN_PLAY:
            standing = game.standing()
            return standing.characters if self.filter.within == CHARACTER else standing.everything
        piles = [game.piles[game.players[owner].ko_pile.number] for owner in self.owners(game, situation)]
        return [game.qualities(card) for pile in piles for card in pile]

    def owners(self, game: VsGame, situation: Situation) -> list[int]:
        """In whose KO'd piles they must lie."""
        if self.where == IN_YOUR_KO_PILE:
            return [situation.player]
        return game.opponents(situation.player) if self.where == IN_AN_OPPONENTS_KO_PILE else game.in_order()


class TargetCard(Noun):
    """The cards that a text targets: "target X-Men character you control", "up to two target characters"."""

    fields = ("part",)
    speaks_anywhere = True

    def __init__(self, part: TargetCards) -> None:
        self.part = part

    def sorts(self) -> tuple[str, ...]:
        return self.part.filter.sorts()

    def found_where(self) -> str:
        return terms.IN_PLAY if self.part.where == IN_PLAY else terms.OUT_OF_PLAY

    def are_many(self) -> bool:
        return self.part.most > 1

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        chosen = legal_targets(game, self.part, situation)
        situation.speak(self, tuple(chosen))
        found = [game.find(reference) for reference in chosen]
        return [qualities for qualities in found if qualities is not None]

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return situation.effect is not None and game.reference(qualities.card) in situation.effect.chosen_for(self.part)


class TargetPlayers(TargetPart):
    """A player who is a target. `opponent` asks for an opponent."""

    fields = ("opponent",)
    defaults: ClassVar[dict[str, object]] = {"opponent": False}
    least = 1
    most = 1

    def __init__(self, opponent: bool = False) -> None:
        self.opponent = opponent

    def candidates(self, game: VsGame, situation: Situation) -> list[Reference]:
        players = game.opponents(situation.player) if self.opponent else game.in_order()
        return [(PLAYER_MARK, player) for player in players]


class TargetPlayer(Who):
    """The player that a text targets: "target player", "target opponent"."""

    fields = ("part",)

    def __init__(self, part: TargetPlayers) -> None:
        self.part = part

    def players(self, game: VsGame, situation: Situation) -> list[int]:
        chosen = legal_targets(game, self.part, situation)
        situation.mention(PLAYER_SORT, tuple(chosen))
        return [player for _, player in chosen]


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectFilter(Term):
    """Some effects on the chain, by what they are: "effect from a non-ongoing plot twist"."""

    def matches(self, game: VsGame, effect: ChainEffect, situation: Situation) -> bool:
        """Whether an effect is one of them."""
        raise NotImplementedError


class TargetEffects(TargetPart):
    """An effect on the chain that is a target. No effect targets itself. [vs 504.3c]"""

    fields = ("filter",)
    least = 1
    most = 1

    def __init__(self, filter: EffectFilter) -> None:
        self.filter = filter

    def candidates(self, game: VsGame, situation: Situation) -> list[Reference]:
        return [
            (EFFECT_MARK, effect.number)
            for effect in game.chain
            if effect is not situation.effect and self.filter.matches(game, effect, situation)
        ]


class TargetEffect(Term):
    """The effect that a text targets: "target effect from a non-ongoing plot twist".

    The text then speaks of the card that the effect is from: "its controller".
    """

    fields = ("part",)
    speaks = True

    def __init__(self, part: TargetEffects) -> None:
        self.part = part

    def find(self, game: VsGame, situation: Situation) -> ChainEffect | None:
        """The effect, if it is still on the chain and still a legal target."""
        chosen = legal_targets(game, self.part, situation)
        situation.mention(EFFECT_SORT, tuple(chosen))
        for effect in game.chain:
            if (EFFECT_MARK, effect.number) in chosen:
                situation.speak(self, (effect.situation.reference,))
                return effect
        return None


def legal_targets(game: VsGame, part: TargetTerm, situation: Situation) -> list[Reference]:
    """The chosen targets that are legal as the effect resolves. [vs 508.2a, 508.2c]"""
    if situation.effect is None:
        return []
    chosen = situation.effect.chosen_for(part)
    legal = part.candidates(game, situation)
    return [reference for reference in chosen if reference in legal]


class CombinedTargets(TargetCards):
    """Any number of targets with a combined value of so much at most: "with combined cost 3 or less"."""

    fields = ("filter", "value", "total")
    defaults: ClassVar[dict[str, object]] = {}

    def __init__(self, filter: Filter, value: str, total: int) -> None:
        super().__init__(filter, 0, ANY_NUMBER)
        self.value = value
        self.total = total

    def fits_together(self, game: VsGame, chosen: list[Reference], situation: Situation) -> bool:
        found = [game.recall(reference) for reference in chosen]
        return sum([value_of(qualities, self.value) for qualities in found if qualities is not None]) <= self.total
