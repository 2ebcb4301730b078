"""Numbers that texts count: "for each Minion you control", "the damage on Batman"."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.forever.abilities import CardAmount, CardCondition, Filter, Situation, Target
from longbox.games.forever.definitions import GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.table import CAPTURED, KNOCKED_OUT, MASTER_PLAN
from longbox.games.forever.text.filters import Definite, found
from longbox.games.forever.text.players import players_of
from longbox.kernel.choices import Choice, Number
from longbox.kernel.questions import Prompt, Question
from longbox.texts.amounts import ThatMuch
from longbox.texts.filters import AnyCard

HOW_MANY: Final[Prompt] = Prompt("Choose how many citizens", "Resolving Effects")
HOW_MUCH: Final[Prompt] = Prompt("Choose how much damage", "Resolving Effects")
ALL_DAMAGE: Final = 99
"""More damage than is ever on a card."""
ALL_CITIZENS: Final = 999
"""More citizens than are ever in one place."""


class CardsInPlay(CardAmount):
    """How many cards of a kind are in play."""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return len(found(game, self.filter, resolution))


class CardsHeld(CardAmount):
    """How many cards you hold. The card that is being played is none of them. [forever Play A Card]"""

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return held(game, resolution.player, resolution)


def held(game: ForeverGame, player: int, situation: Situation) -> int:
    """How many cards a player holds, without the card that is being played."""
    return len([card for card in game.hand(player) if card is not situation.source])


class CompletedSchemes(CardAmount):
    """How many Schemes are in the Master Plan. [forever Master Plan]"""

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return len(game.cards(MASTER_PLAN))


class CitizensInSanctuary(CardAmount):
    """How many citizens are in Sanctuary. [forever Sanctuary]"""

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return game.sanctuary


class MostDamage(CardAmount):
    """How much damage is on the one of some cards that has most: of several that have as much, each has that much."""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return max([game.permanent(card).damage for card in found(game, self.filter, resolution)], default=0)


class DamageOn(CardAmount):
    """How much damage is on a card. [forever Damage]"""

    fields = ("filter",)

    def __init__(self, filter: Definite) -> None:
        self.filter = filter

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return sum([game.permanent(card).damage for card in found(game, self.filter, resolution)])


class CitizensOn(CardAmount):
    """How many citizens are on a card, or at a Location."""

    fields = ("filter",)

    def __init__(self, filter: Definite) -> None:
        self.filter = filter

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return sum([game.permanent(card).citizens for card in found(game, self.filter, resolution)])


class CitizensOnIt(CardAmount):
    """How many citizens are on the cards that the text spoke of: "it has no citizens on it"."""

    fields = ("target",)

    def __init__(self, target: Target) -> None:
        self.target = target

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        cards = self.target.candidates(game, resolution)
        return sum([game.permanent(card).citizens for card in cards if game.in_play(card)])


class ResourcesOf(CardAmount):
    """How many resources the cards provide that the text spoke of: "its Infamy"."""

    fields = ("target", "word")

    def __init__(self, target: Target, word: str) -> None:
        self.target = target
        self.word = word

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return sum([game.provides(card) for card in self.target.candidates(game, resolution)])


class CostOf(CardAmount):
    """What the cards cost to buy or to recruit that the text spoke of: "its cost". [forever Cost]"""

    fields = ("target",)

    def __init__(self, target: Target) -> None:
        self.target = target

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return sum([card.definition.cost for card in self.target.candidates(game, resolution)])


class ValueOf(CardAmount):
    """A value of a certain character: "Batman's Attack". [forever Attack Value, Rescue Value, Threaten Value]"""

    fields = ("filter", "value")

    def __init__(self, filter: Definite, value: str) -> None:
        self.filter = filter
        self.value = value

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        able = [card for card in found(game, self.filter, resolution) if card.definition.is_character]
        return sum([max(game.value(card, self.value), 0) for card in able])


class OtherIf(CardAmount):
    """A number, or another in its place if something is so: "+2 damage. If ..., +3 damage instead of +2"."""

    fields = ("amount", "condition", "other", "replaced")
    defaults: ClassVar[dict[str, object]] = {"replaced": None}

    def __init__(
        self, amount: CardAmount, condition: CardCondition, other: CardAmount, replaced: CardAmount | None = None
    ) -> None:
        self.amount = amount
        self.condition = condition
        self.other = other
        self.replaced = replaced

    def unclear(self) -> str:
        """Why it is unclear what it takes the place of: of "+2" nothing is said before "+5 instead of +3"."""
        return "" if self.replaced in (None, self.amount) else "no such number stands before it"

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        said = self.other if self.condition.holds(game, resolution) else self.amount
        return said.count(game, resolution)


class MoreIf(OtherIf):
    """A number, and another besides if something is so: "+2 damage. If ..., +1 additional damage"."""

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        more = self.other.count(game, resolution) if self.condition.holds(game, resolution) else 0
        return self.amount.count(game, resolution) + more


class Chosen(CardAmount):
    """As much as a player chooses of what there is; counted, it is the most that it can be."""

    def choose(self, game: ForeverGame, situation: Situation, there: int, prompt: Prompt = HOW_MANY) -> int:
        """Let the player of the text choose how many. [forever Resolving Effects]"""
        most = min(self.count(game, situation), there)
        if most <= 0:
            return 0
        choices: list[Choice] = [Number(value) for value in range(most + 1)]
        return choices.index(game.ask(Question(situation.player, prompt, choices, situation.source)))


class UpToSoMany(Chosen):
    """As many as a player chooses, up to a number: "up to two citizens"."""

    fields = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return self.most


class AnyNumber(Chosen):
    """As many as a player chooses: "any number of citizens"."""

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return ALL_CITIZENS


class CardsDrawn(ThatMuch[ForeverGame, Situation]):
    """As many as the cards that were drawn, or revealed: "for each card drawn this way"."""


class CitizensClaimed(ThatMuch[ForeverGame, Situation]):
    """As many as the citizens that were claimed, or moved: "for each citizen claimed"."""


class DamageDealt(ThatMuch[ForeverGame, Situation]):
    """As much as the damage that was suffered, or healed: "for each damage dealt"."""


class AllThereAre(CardAmount):
    """As many citizens as there are: "all citizens"."""

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return ALL_CITIZENS


class CardsEmpowering(CardAmount):
    """How many cards empower a Hero. [forever Empower]"""

    fields = ("filter",)

    def __init__(self, filter: Definite) -> None:
        self.filter = filter

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return sum([len(game.empowering(card)) for card in found(game, self.filter, resolution)])


class CardsDiscarded(CardAmount):
    """How many cards are in your discard pile."""

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return len(game.cards(game.players[resolution.player].discard))


class AmongDiscarded(CardAmount):
    """How many cards of a kind are in your discard pile: "each Magic card in your discard pile"."""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def is_unlikely(self) -> bool:
        """All cards there are counted as such."""
        return isinstance(self.filter, AnyCard)

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return len([card for card in self.among(game, resolution) if self.filter.matches(game, card, resolution)])

    def among(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        """The cards among which it counts."""
        return game.cards(game.players[situation.player].discard)


class AmongHeld(AmongDiscarded):
    """How many cards of a kind you hold. The card that is being played is none of them. [forever Play A Card]"""

    def among(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        return [card for card in game.hand(situation.player) if card is not situation.source]


class CardsTheyHold(CardAmount):
    """How many cards players of a kind hold together: "the number of cards in the Hero player's hand"."""

    fields = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return sum([held(game, player, resolution) for player in players_of(game, self.kind, resolution.player)])


class MostHeld(CardsTheyHold):
    """How many cards any one player of a kind holds: "an opponent has 3 or more cards in hand"."""

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        others = players_of(game, self.kind, resolution.player)
        return max([held(game, player, resolution) for player in others], default=0)


class FewestHeld(CardsTheyHold):
    """How few cards any one player of a kind holds: "an opponent has no cards in hand"."""

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        others = players_of(game, self.kind, resolution.player)
        return min([held(game, player, resolution) for player in others], default=0)


class CardsInDeck(CardAmount):
    """How many cards are in your deck. [forever Player Decks]"""

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return len(game.cards(game.players[resolution.player].deck))


class PlayersThere(CardAmount):
    """How many players of a kind there are: "for each opponent"."""

    fields = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return len(players_of(game, self.kind, resolution.player))


class BeatenNow(CardAmount):
    """How many characters of a kind are knocked out or captured now: "for each captured Rogue". [forever Captured]"""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        out = [*game.cards(KNOCKED_OUT), *game.cards(CAPTURED)]
        return len([card for card in out if self.filter.matches(game, card, resolution)])


class Difference(CardAmount):
    """By how much two numbers differ: "the difference between your Heroes and your opponents' Rogues"."""

    fields = ("amount", "other")

    def __init__(self, amount: CardAmount, other: CardAmount) -> None:
        self.amount = amount
        self.other = other

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return abs(self.amount.count(game, resolution) - self.other.count(game, resolution))


class MostOf(CardAmount):
    """The highest value among some characters: "the highest Attack among Rogues"."""

    fields = ("value", "filter")

    def __init__(self, value: str, filter: Filter) -> None:
        self.value = value
        self.filter = filter

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        able = [card for card in found(game, self.filter, resolution) if card.definition.is_character]
        return max([game.value(card, self.value) for card in able], default=0)


class HealthLeft(CardAmount):
    """The current Health of a certain character. [forever Health]"""

    fields = ("filter",)

    def __init__(self, filter: Definite) -> None:
        self.filter = filter

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        able = [card for card in found(game, self.filter, resolution) if card.definition.is_character]
        return sum([max(game.health_left(card), 0) for card in able])


class HalfOf(CardAmount):
    """Half of a number, rounded up. [forever Golden Rules]"""

    fields = ("amount",)

    def __init__(self, amount: CardAmount) -> None:
        self.amount = amount

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return -(-self.amount.count(game, resolution) // 2)


class LessThat(CardAmount):
    """A number without some of it, at least nothing: "its cost minus 1"."""

    fields = ("amount", "less")

    def __init__(self, amount: CardAmount, less: CardAmount) -> None:
        self.amount = amount
        self.less = less

    def count(self, game: ForeverGame, resolution: Situation) -> int:
        return max(self.amount.count(game, resolution) - self.less.count(game, resolution), 0)
