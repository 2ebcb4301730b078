"""Which cards a text does something to, and who chooses them: "an enemy", "each hero", "that minion".

Where there is a choice, the player of the situation makes it, or the first player, and must choose what could change
the game, if able. [champions Choose, First Player]
"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions.abilities import (
    ATTACK_LABEL,
    BY_PLAYERS,
    THWART_LABEL,
    UNLABELLED,
    CardAmount,
    Filter,
    Situation,
    Target,
)
from longbox.games.champions.actions import attacking
from longbox.games.champions.definitions import (
    ALLY_LIMIT,
    ALTER_EGO,
    ATK,
    CANNOT_BE_THWARTED,
    CHARACTERS,
    DEF,
    ENEMIES,
    FIGHTERS,
    FRIENDS,
    HAND_SIZE,
    HERO,
    HIT_POINTS,
    IDENTITIES,
    REC,
    SCH,
    THW,
    GameCard,
)
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.filters import Definite, found
from longbox.games.champions.text.measures import WithMost
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import CALLED_SO, ENDLESS, PRONOUN, WORD, Bearer, Term
from longbox.kernel.zones import Zone
from longbox.texts.filters import AnyCard, all_sorts

CHOOSE: Final[Prompt] = Prompt("Choose a card", "Choose")
NOBODY_CHOOSES: Final = 'nobody chooses which one: say "Choose ..." before it, and "its ..." here'
ANY_CARD: Final = 'that could be one in play or in a hand: say "you control", "in play" or "from your hand"'


class CardTarget(Target):
    """Cards that a text does something to, of which some may be picked."""

    def choose(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        return self.pick(game, situation, self.candidates(game, situation), CHOOSE)

    def pick(self, game: ChampionsGame, situation: Situation, able: list[GameCard], prompt: Prompt) -> list[GameCard]:
        """The cards that it means; where there is a choice, of those for which the game could change.

        Args:
            game: The game.
            situation: The text.
            able: The candidates for which the game could change.
            prompt: What is asked where there is a choice.
        """
        return self.candidates(game, situation)


class The(CardTarget):
    """The cards that a text names outright: "the villain", "this card", "your hero"."""

    fields = ("filter",)
    outright = True

    def __init__(self, filter: Definite) -> None:
        self.filter = filter

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        return self.filter.sorts_on(bearer)

    def candidates(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        return self.filter.cards(game, situation)


class InPlay(CardTarget):
    """Cards of a kind in play, all or some of them."""

    fields: ClassVar[tuple[str, ...]] = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def unclear(self) -> str:
        return ANY_CARD if isinstance(self.filter, AnyCard) else ""

    def candidates(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        return attackable(game, found(game, self.filter, situation), situation)


class Each(InPlay):
    """All cards of a kind: "each enemy"."""

    def are_many(self) -> bool:
        return True


class One(InPlay):
    """One card of a kind, which the player chooses: "an enemy". [champions Choose]"""

    def pick(self, game: ChampionsGame, situation: Situation, able: list[GameCard], prompt: Prompt) -> list[GameCard]:
        card = game.choose_card(
            chooser(game, situation), prompt, able or self.candidates(game, situation), situation.source
        )
        return [] if card is None else [card]


class UpTo(InPlay):
    """Up to so many cards of a kind. [champions Choose]"""

    fields: ClassVar[tuple[str, ...]] = ("most", "filter")

    def __init__(self, most: int, filter: Filter) -> None:
        super().__init__(filter)
        self.most = most

    def are_many(self) -> bool:
        return self.most > 1

    def pick(self, game: ChampionsGame, situation: Situation, able: list[GameCard], prompt: Prompt) -> list[GameCard]:
        return game.choose_cards(chooser(game, situation), prompt, able, situation.source, 1, self.most)


class AtRandom(InPlay):
    """One card of a kind, by chance: "a random upgrade you control"."""

    def pick(self, game: ChampionsGame, situation: Situation, able: list[GameCard], prompt: Prompt) -> list[GameCard]:
        cards = able or self.candidates(game, situation)
        return game.randomness.pick(cards).alone if cards else []

    def choose(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        return self.pick(game, situation, self.candidates(game, situation), CHOOSE)


class AnyNumber(UpTo):
    """As many cards of a kind as one likes, but at least one. [champions Choose]"""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        super().__init__(ENDLESS, filter)


class Several(InPlay):
    """So many cards of a kind, which the player chooses; fewer are not enough. [champions Choose]"""

    fields = ("count", "filter")

    def __init__(self, count: int, filter: Filter) -> None:
        super().__init__(filter)
        self.count = count
        self.least = count

    def are_many(self) -> bool:
        return self.count > 1

    def pick(self, game: ChampionsGame, situation: Situation, able: list[GameCard], prompt: Prompt) -> list[GameCard]:
        return game.choose_cards(chooser(game, situation), prompt, able, situation.source, self.count, self.count)


class Targets(CardTarget):
    """Several targets at once: "the villain and each minion engaged with you"."""

    fields = ("targets",)
    outright = True

    def __init__(self, targets: tuple[CardTarget, ...]) -> None:
        self.targets = targets

    def are_many(self) -> bool:
        return True

    def sorts(self) -> tuple[str, ...]:
        return all_sorts([target.sorts() for target in self.targets])

    def candidates(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        cards: list[GameCard] = []
        for target in self.targets:
            cards += [card for card in target.candidates(game, situation) if card not in cards]
        return cards

    def pick(self, game: ChampionsGame, situation: Situation, able: list[GameCard], prompt: Prompt) -> list[GameCard]:
        cards: list[GameCard] = []
        for target in self.targets:
            cards += [card for card in target.pick(game, situation, able, prompt) if card not in cards]
        return cards


# What the text spoke of before


class SpokenOf(CardTarget):
    """Cards that the text spoke of before."""

    spoken = True

    def candidates(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        return [card for card in self.meant(situation) if game.in_play(card)]

    def lying_in(self, game: ChampionsGame, zone: Zone, situation: Situation) -> list[GameCard]:
        """Those that lie in a zone, such as the cards of a deck that are looked at."""
        return [card for card in self.meant(situation) if game.place_of(card) is zone]

    def meant(self, situation: Situation) -> list[GameCard]:
        """Those of which it spoke, whether they are still in play or not."""
        raise NotImplementedError


class Pronoun(SpokenOf):
    """The card that the text spoke of last: "it", "him"; else the card itself."""

    refers = PRONOUN

    def in_plural(self) -> Term | None:
        return Them()

    def meant(self, situation: Situation) -> list[GameCard]:
        if self.bound_to:
            return situation.last_called(self.bound_to)
        source = [] if situation.source is None else [situation.source]
        return situation.mentioned or situation.cards or source


class Them(Pronoun):
    """The cards that the text spoke of last, or the one of whom it says "they".

    Attributes:
        word: What the text says: "them" or "they".
    """

    fields = ("word",)
    defaults: ClassVar[dict[str, object]] = {"word": "them"}

    def __init__(self, word: str = "them") -> None:
        self.word = word

    def can_mean_many(self) -> bool:
        return True


class ThatCard(SpokenOf):
    """The card of a kind that the text spoke of: "that enemy", "that character"."""

    fields = ("filter",)
    refers = WORD

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def in_plural(self) -> Term | None:
        return ThoseCards(self.filter)

    def candidates(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        spoken = super().candidates(game, situation)
        return attackable(game, [card for card in spoken if self.filter.matches(game, card, situation)], situation)

    def meant(self, situation: Situation) -> list[GameCard]:
        if self.bound_to:
            return situation.last_called(self.bound_to)
        return situation.those(self.filter.sorts())


class ThoseCards(ThatCard):
    """Cards of a kind that the text spoke of: "those enemies"."""

    def can_mean_many(self) -> bool:
        return True


class TheDiscarded(SpokenOf):
    """The card that the text discarded last, which lies in a pile: "the discarded card"."""

    refers = CALLED_SO
    said = "the discarded card"

    def meant(self, situation: Situation) -> list[GameCard]:
        return situation.cards


class TheAttacked(CardTarget):
    """Cards of a kind that are attacked: "the attacked enemy". [champions Attack]"""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def candidates(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        act = situation.act
        if act is None:
            return []
        attacked = act.targets if act.target is None else act.target.alone
        return [card for card in attacked if game.takes_part(act, card) and self.filter.matches(game, card, situation)]


class TheAttacker(CardTarget):
    """Cards of a kind that attack: "the attacking enemy"; also of the attack to which another attack responds.

    [champions Attack]
    """

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def candidates(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        answered = None if situation.event is None else situation.event.act
        for act in (situation.act, answered):
            if act is not None and self.filter.matches(game, act.actor, situation):
                return act.actor.alone if game.takes_part(act, act.actor) else []
        return []


class TheDefender(CardTarget):
    """The character that defends against the attack. [champions Defend, Defense]"""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def candidates(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        defender = None if situation.act is None else situation.act.defender
        if situation.act is None or defender is None or not game.takes_part(situation.act, defender):
            return []
        return defender.alone if self.filter.matches(game, defender, situation) else []


class EitherTarget(CardTarget):
    """A card of either of two targets: "your hero or an ally you control". [champions Choose]"""

    fields = ("first", "second")

    def __init__(self, first: CardTarget, second: CardTarget) -> None:
        self.first = first
        self.second = second

    def are_many(self) -> bool:
        return self.first.are_many() or self.second.are_many()

    def sorts(self) -> tuple[str, ...]:
        return all_sorts([self.first.sorts(), self.second.sorts()])

    def candidates(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        cards = self.first.candidates(game, situation)
        return cards + [card for card in self.second.candidates(game, situation) if card not in cards]

    def pick(self, game: ChampionsGame, situation: Situation, able: list[GameCard], prompt: Prompt) -> list[GameCard]:
        card = game.choose_card(
            chooser(game, situation), prompt, able or self.candidates(game, situation), situation.source
        )
        return [] if card is None else [card]


class PrintedCostOf(CardAmount):
    """The printed cost of cards that the text spoke of, in play or not: "its cost". [champions Cost, Printed]"""

    fields = ("target",)

    def __init__(self, target: SpokenOf) -> None:
        self.target = target

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        return sum([card.definition.cost or 0 for card in self.target.meant(situation)])


WHO_HAVE: Final[dict[str, tuple[str, ...]]] = {
    ATK: FIGHTERS,
    THW: FRIENDS,
    DEF: (HERO,),
    REC: (ALTER_EGO,),
    SCH: ENEMIES,
    HIT_POINTS: CHARACTERS,
    HAND_SIZE: IDENTITIES,
    ALLY_LIMIT: IDENTITIES,
}
"""Who has each of the values. [champions Character, Hand Size, Ally Limit]"""


class ValueOf(CardAmount):
    """A power or another value of cards: "your hero's ATK"; of cards that the text made leave play, as it last was.

    [champions Modifiers, Dash]
    """

    fields = ("target", "value")

    def __init__(self, target: Target, value: str) -> None:
        self.target = target
        self.value = value

    def unclear(self) -> str:
        return NOBODY_CHOOSES if is_left_open(self.target) else ""

    def describes(self) -> tuple[str, ...]:
        return WHO_HAVE.get(self.value, ())

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        cards = self.target.candidates(game, situation)
        if isinstance(self.target, One):
            cards = cards[:1]
        return sum([max(game.value(card, self.value), 0) for card in cards]) + self.of_those_gone(game, situation)

    def of_those_gone(self, game: ChampionsGame, situation: Situation) -> int:
        """That of the cards spoken of which are not in play any more, or never were: they have what is printed."""
        if not isinstance(self.target, SpokenOf):
            return 0
        gone = [card for card in self.target.meant(situation) if not game.in_play(card)]
        return sum([max(self.last_value(card, situation), 0) for card in gone])

    def last_value(self, card: GameCard, situation: Situation) -> int:
        """The value of a card out of play: as it last was, where the text made it leave. [champions Printed]"""
        known = situation.last_known.get(card.serial)
        return card.definition.base(self.value) if known is None else known.get(self.value, 0)


def is_left_open(target: Target) -> bool:
    """Whether a target leaves open which cards it means until they are chosen: "an ally", "a random ally"."""
    if isinstance(target, One):
        return not isinstance(target.filter, WithMost)
    return isinstance(target, UpTo | Several | AtRandom | EitherTarget)


def attackable(game: ChampionsGame, cards: list[GameCard], situation: Situation) -> list[GameCard]:
    """Those of some cards that the text can do something to.

    An attack does something to enemies that can be attacked, a thwart to schemes that can be thwarted.
    [champions Attack, Guard, Thwart, Cannot]
    """
    label = UNLABELLED if situation.ability is None else situation.ability.label
    if label == THWART_LABEL:
        return [card for card in cards if not game.forbidden(card, CANNOT_BE_THWARTED)]
    if label != ATTACK_LABEL:
        return cards
    player = situation.player
    return [card for card in cards if card.definition.type not in ENEMIES or attacking.can_attack(game, player, card)]


def chooser(game: ChampionsGame, situation: Situation) -> int:
    """Who selects among the cards that a text may mean: its player; for an encounter card the first player.

    Where an encounter card says "choose", and where its ability is one that players use, its player does.
    [champions Choose, First Player]
    """
    source, ability = situation.source, situation.ability
    if situation.chooses or source is None or not source.definition.is_encounter_card:
        return situation.player
    by_player = ability is not None and ability.timing in BY_PLAYERS
    return situation.player if by_player else game.first_player
