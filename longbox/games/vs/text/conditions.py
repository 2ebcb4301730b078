"""What a text asks about the game: "you control a Fantastic Four character", "you have 25 or less endurance"."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longbox.games.vs.aspects import ANY, COUNTERS, ENDURANCE, FACE, HISTORY, IN_PLAY, NAME, PILES, TIME, Fact
from longbox.games.vs.boost import boost_count
from longbox.games.vs.definitions import PLOT_TWIST
from longbox.games.vs.modifiers.rules import Considered
from longbox.games.vs.moments import PHASE_OF
from longbox.games.vs.powers import in_phase
from longbox.games.vs.terms import (
    Filter,
    Noun,
    ReadingCondition,
    Situation,
    TextAmount,
    TextCondition,
    Who,
)
from longbox.games.vs.text.nouns import DISCARDED, in_play
from longbox.games.vs.text.values import bounds_if_known
from longbox.kernel.terms import CARD, MEASURE, THEIR_DEED, Bound, Need, parts_of
from longbox.texts.comparing import MORE, compare

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities


class TheyDid(TextCondition):
    """Whether those did it who were told to, or could: "if he or she does", "that player doesn't".

    After an "unless" it is what averts the rest, as "unless" stands for "may ... If he or she does not". [vs Unless]
    """

    refers = THEIR_DEED

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        return resolution.they_did


def in_phase_of(moment: int) -> tuple[Bound, ...]:
    """What is so in the phase of a moment alone. [vs 400]"""
    return in_phase(PHASE_OF[moment])


class Controls(ReadingCondition):
    """Whether a player controls so many objects of a kind: "you control a Fantastic Four character".

    "Exactly one" is one and no more. [vs Exactly One <Something>]
    Attributes:
        who: The players; one of them is enough.
        relation: How the number of objects must compare to `number`: `OR_MORE`, `OR_LESS`, `EXACTLY`.
    """

    fields = ("who", "relation", "number", "filter")

    def __init__(self, who: Who, relation: str, number: TextAmount, filter: Filter) -> None:
        self.who = who
        self.relation = relation
        self.number = number
        self.filter = filter

    def bounds(self) -> tuple[Bound, ...]:
        return bounds_if_known((self.who, self.filter), self) if self.who.spoken_to else ()

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        found = in_play(game, self.filter, resolution)
        wanted = self.number.count(game, resolution)
        for player in self.who.players(game, resolution):
            number = len([qualities for qualities in found if qualities.controller == player])
            if compare(number, self.relation, wanted):
                return True
        return False

    def reads(self) -> tuple[Fact, ...]:
        return ((IN_PLAY, ANY),)


class ControlsMore(ReadingCondition):
    """Whether a player controls more or fewer of a kind than others: "you control more characters than each opponent".

    Attributes:
        who: The players; one of them is enough.
        filter: The kind.
        others: With whom the player is compared.
        relation: How the player's number must compare to theirs: `MORE` or `LESS`.
        any_of_them: Whether one of the others is enough; it must be so with each of them, if not.
    """

    fields = ("who", "filter", "others", "relation", "any_of_them")
    defaults: ClassVar[dict[str, object]] = {"relation": MORE, "any_of_them": False}

    def __init__(self, who: Who, filter: Filter, others: Who, relation: str = MORE, any_of_them: bool = False) -> None:
        self.who = who
        self.filter = filter
        self.others = others
        self.relation = relation
        self.any_of_them = any_of_them

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        found = [qualities.controller for qualities in in_play(game, self.filter, resolution)]
        numbers = [found.count(player) for player in self.others.players(game, resolution)]
        own = [found.count(player) for player in self.who.players(game, resolution)]
        return any([compares(number, self.relation, numbers, self.any_of_them) for number in own])

    def reads(self) -> tuple[Fact, ...]:
        return ((IN_PLAY, ANY),)


def compares(number: int, relation: str, others: list[int], any_of_them: bool) -> bool:
    """Whether a number compares so to all of some others, or to any of them."""
    so = [compare(number, relation, other) for other in others]
    return bool(so) and (any(so) if any_of_them else all(so))


class Compares(ReadingCondition):
    """Whether a number compares so to another: "its ATK is greater than the defender's DEF"."""

    fields = ("amount", "relation", "number")

    def __init__(self, amount: TextAmount, relation: str, number: TextAmount) -> None:
        self.amount = amount
        self.relation = relation
        self.number = number

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        return compare(self.amount.count(game, resolution), self.relation, self.number.count(game, resolution))


class ControlsCalled(ReadingCondition):
    """Whether a player controls an object of a name, or is considered to: "you control Dr. Doom". [vs 201.5]"""

    fields = ("who", "name")

    def __init__(self, who: Who, name: str) -> None:
        self.who = who
        self.name = name

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        players = self.who.players(game, resolution)
        for qualities in game.standing().everything:
            if self.name in qualities.names and qualities.controller in players:
                return True
        for rule in game.standing().rules_about(Considered.topic):
            assert isinstance(rule.rule, Considered)
            if rule.rule.name == self.name and rule.situation.controller in players:
                return True
        return False

    def reads(self) -> tuple[Fact, ...]:
        return ((IN_PLAY, ANY), (NAME, self.name), (FACE, ANY))


class Exists(ReadingCondition):
    """Whether there are so many objects of a kind in play: "there are no stunned characters in play"."""

    fields = ("relation", "number", "filter")

    def __init__(self, relation: str, number: TextAmount, filter: Filter) -> None:
        self.relation = relation
        self.number = number
        self.filter = filter

    def bounds(self) -> tuple[Bound, ...]:
        return bounds_if_known(self.filter, self)

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        number = len(in_play(game, self.filter, resolution))
        return compare(number, self.relation, self.number.count(game, resolution))

    def reads(self) -> tuple[Fact, ...]:
        return ((IN_PLAY, ANY),)


class InKoPile(ReadingCondition):
    """Whether a card of a kind lies in a player's KO'd pile: "a card named Jean Grey is in your KO'd pile"."""

    fields = ("filter", "who")

    def __init__(self, filter: Filter, who: Who) -> None:
        self.filter = filter
        self.who = who

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        for player in self.who.players(game, resolution):
            for card in game.piles[game.players[player].ko_pile.number]:
                if self.filter.matches(game, game.qualities(card), resolution):
                    return True
        return False

    def reads(self) -> tuple[Fact, ...]:
        return ((PILES, ANY),)


class PlayerHas(ReadingCondition):
    """Whether a player has so much of something: a number of the player compares so to another."""

    fields: ClassVar[tuple[str, ...]] = ("who", "relation", "number")

    def __init__(self, who: Who, relation: str, number: TextAmount) -> None:
        self.who = who
        self.relation = relation
        self.number = number

    def bounds(self) -> tuple[Bound, ...]:
        return bounds_if_known((type(self).__name__, self.who), self) if self.who.spoken_to else ()

    def number_of(self, game: VsGame, player: int) -> int:
        """How much the player has."""
        raise NotImplementedError

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        number = self.number.count(game, resolution)
        players = self.who.players(game, resolution)
        return any([compare(self.number_of(game, player), self.relation, number) for player in players])


class HasEndurance(PlayerHas):
    """Whether a player's endurance compares so to a number: "you have 25 or less endurance". [vs 101.5]"""

    def number_of(self, game: VsGame, player: int) -> int:
        # Negative totals are not treated as 0 while they are compared. [vs 104.1a]
        return game.endurance[player]

    def reads(self) -> tuple[Fact, ...]:
        return ((ENDURANCE, ANY),)


class HasInHand(PlayerHas):
    """Whether a player has so many cards in hand: "you have three or fewer cards in hand". [vs 213.3]"""

    def number_of(self, game: VsGame, player: int) -> int:
        return len(game.hand(player))

    def reads(self) -> tuple[Fact, ...]:
        return ((PILES, ANY),)


OF_ENDURANCE: Final = "endurance"
OF_CARDS_IN_HAND: Final = "cards in hand"


class HasMoreThan(ReadingCondition):
    """Whether a player has more or less of something than others: "you have fewer cards in hand than each opponent".

    Attributes:
        who: The players; one of them is enough.
        measure: `OF_ENDURANCE` or `OF_CARDS_IN_HAND`.
        relation: How the player's number must compare to theirs: `MORE` or `LESS`.
        others: With whom the player is compared.
        any_of_them: Whether one of the others is enough; it must be so with each of them, if not.
    """

    fields = ("who", "measure", "relation", "others", "any_of_them")
    defaults: ClassVar[dict[str, object]] = {"any_of_them": False}

    def __init__(self, who: Who, measure: str, relation: str, others: Who, any_of_them: bool = False) -> None:
        self.who = who
        self.measure = measure
        self.relation = relation
        self.others = others
        self.any_of_them = any_of_them

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        numbers = [self.number_of(game, other) for other in self.others.players(game, resolution)]
        for player in self.who.players(game, resolution):
            if compares(self.number_of(game, player), self.relation, numbers, self.any_of_them):
                return True
        return False

    def number_of(self, game: VsGame, player: int) -> int:
        """How much a player has."""
        return game.endurance[player] if self.measure == OF_ENDURANCE else len(game.hand(player))

    def reads(self) -> tuple[Fact, ...]:
        return ((ENDURANCE, ANY) if self.measure == OF_ENDURANCE else (PILES, ANY),)


class HasInitiative(ReadingCondition):
    """Whether a player has the initiative. [vs 400.2]"""

    fields = ("who",)

    def __init__(self, who: Who) -> None:
        self.who = who

    def bounds(self) -> tuple[Bound, ...]:
        return (Bound(("initiative", self.who), 1, 1),) if self.who.spoken_to else ()

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        return self.who.means(game, game.initiative, resolution)

    def reads(self) -> tuple[Fact, ...]:
        return ((TIME, ANY),)


class CardIs(ReadingCondition):
    """Whether cards are something: "it is stunned", "that character has the Kree affiliation". [vs 508.2d, 508.2e]"""

    fields = ("noun", "quality")
    mentions = ("noun",)
    at_once = ("noun", "quality")

    def __init__(self, noun: Noun, quality: Filter) -> None:
        self.noun = noun
        self.quality = quality

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        found = self.noun.recall(game, resolution)
        return bool(found) and all([self.quality.matches(game, qualities, resolution) for qualities in found])


class IsOnly(ReadingCondition):
    """Whether a card is of a kind, and no other in play is: "it is the only character you control". [vs 508.2d]

    A team attacker whose fellows were removed is the only attacker, though it hasn't attacked alone. [vs 701.14]
    """

    fields = ("noun", "filter")
    mentions = ("noun",)
    at_once = ("noun", "filter")

    def __init__(self, noun: Noun, filter: Filter) -> None:
        self.noun = noun
        self.filter = filter

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        there = [qualities.card for qualities in in_play(game, self.filter, resolution)]
        meant = [qualities.card for qualities in self.noun.recall(game, resolution)]
        return len(there) == 1 and there == meant

    def reads(self) -> tuple[Fact, ...]:
        return ((IN_PLAY, ANY),)


class CardWas(CardIs):
    """Whether cards that lie elsewhere by now were of a kind by what is printed on them: "it was a location card".

    Of what lay face down, that is what it was found to be. [vs 701.11b, 508.2e]
    """

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        found = self.noun.recall(game, resolution)
        return bool(found) and all([self.was(game, qualities, resolution) for qualities in found])

    def was(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        """Whether a card was of the kind."""
        if self.quality.matches(game, qualities, situation):
            return True
        thing = qualities.object
        face_down = thing is not None and not thing.is_face_up()
        return face_down and self.quality.matches(game, game.printed(qualities.card), situation)


class WasDiscarded(ReadingCondition):
    """Whether a card of a kind was discarded, as a cost or before: "you discarded an X-Men character card"."""

    fields = ("filter",)
    refers = MEASURE

    def sorts(self) -> tuple[str, ...]:
        return (DISCARDED,)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        discarded = resolution.all_recalled(game, DISCARDED)
        return any([self.filter.matches(game, qualities, resolution) for qualities in discarded])


class HasCounters(ReadingCondition):
    """Whether so many counters of a name are on a card: "this card has three or more dream counters". [vs 215.1b]"""

    fields = ("noun", "relation", "number", "counter")
    mentions = ("noun",)

    def __init__(self, noun: Noun, relation: str, number: TextAmount, counter: str) -> None:
        self.noun = noun
        self.relation = relation
        self.number = number
        self.counter = counter

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        wanted = self.number.count(game, resolution)
        for qualities in self.noun.recall(game, resolution):
            thing = qualities.object
            number = 0 if thing is None else thing.counters.get(self.counter, 0)
            if compare(number, self.relation, wanted):
                return True
        return False

    def reads(self) -> tuple[Fact, ...]:
        return ((COUNTERS, ANY),)


class PlayedNoOther(ReadingCondition):
    """Whether the plot twist that asks is the only one that was played this turn."""

    needs = (Need(CARD, (PLOT_TWIST,), "be a plot twist that is played", "304.1"),)

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        return game.counted("plot twists") <= 1

    def reads(self) -> tuple[Fact, ...]:
        return ((HISTORY, ANY),)


class During(ReadingCondition):
    """Whether a phase or step goes on: "during the combat phase", "during your attack step". [vs 400, During]

    Attributes:
        moment: `game.BUILD_PHASE`, `game.ATTACK_STEP`, ...
        whose: Whose step it must be; nobody's in particular for a phase, or where nothing is said.
    """

    fields = ("moment", "whose")
    defaults: ClassVar[dict[str, object]] = {"whose": None}

    def __init__(self, moment: int, whose: Who | None = None) -> None:
        self.moment = moment
        self.whose = whose

    def bounds(self) -> tuple[Bound, ...]:
        return in_phase_of(self.moment)

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        if self.moment not in (game.moment, game.phase):
            return False
        return self.whose is None or self.whose.means(game, game.step_player, resolution)

    def reads(self) -> tuple[Fact, ...]:
        return ((TIME, ANY),)


class Boosted(ReadingCondition):
    """Whether the boost cost of the card that the text stands on was paid this turn. [vs 706.2]"""

    def holds(self, game: VsGame, resolution: Situation) -> bool:
        return resolution.source is not None and game.counted(boost_count(resolution.source.serial)) > 0

    def reads(self) -> tuple[Fact, ...]:
        return ((TIME, ANY),)


def speak_of_asked(game: VsGame, condition: TextCondition, situation: Situation) -> None:
    """Let what follows a condition speak of the cards that it asks about: "If Rogue is stunned, recover her"."""
    for part in parts_of(condition):
        if isinstance(part, CardIs | IsOnly | HasCounters):
            part.noun.find(game, situation)
