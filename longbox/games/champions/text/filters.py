"""Which cards a text means: "enemy", "Tech upgrade you control", "the villain", "attached minion".

A definite filter names its cards outright; all others describe them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions.abilities import Filter, Situation
from longbox.games.champions.definitions import (
    ALTER_EGO,
    CHARACTERS,
    HERO,
    IDENTITIES,
    MAIN_SCHEME,
    VILLAIN,
    GameCard,
)
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.permanents import STATUSES
from longbox.kernel.effects import NO_CARDS
from longbox.kernel.terms import DOER, PLAYER, Bearer, Bound, Term
from longbox.kernel.zones import NOBODY
from longbox.texts import filters
from longbox.texts.filters import EitherOf

Narrowed = filters.Narrowed[ChampionsGame, GameCard, Situation]
"""Some cards of a kind."""
Definite = filters.Definite[ChampionsGame, GameCard, Situation]
"""Cards in play that a text names outright."""

# What cards can be, in one word.
FRIENDLY: Final = "friendly"
UNIQUE: Final = "unique"
EXHAUSTED: Final = "exhausted"
READY: Final = "ready"
DAMAGED: Final = "damaged"
UNDAMAGED: Final = "undamaged"
STATES: Final[tuple[str, ...]] = (FRIENDLY, UNIQUE, EXHAUSTED, READY, DAMAGED, UNDAMAGED, *STATUSES)


class OfTypes(Filter):
    """Cards of any of some card types: "minion", "enemy", "side scheme". [champions Card Types]"""

    fields = ("types",)

    def __init__(self, types: tuple[str, ...]) -> None:
        self.types = types

    def matches(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return card.definition.type in self.types

    def sorts(self) -> tuple[str, ...]:
        return self.types


class EitherQualified(EitherOf[ChampionsGame, GameCard, Situation]):
    """Cards of any of several kinds: "upgrade or support". What qualifies the first, as in "exhausted ally or hero",
    qualifies them all. [champions Qualifiers]
    """

    def __init__(self, filters: tuple[Filter, ...]) -> None:
        super().__init__(filters)
        self.qualified = (filters[0], *[qualified_like(filters[0], other) for other in filters[1:]])

    def matches(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        for one in self.qualified:
            if one.matches(game, card, situation):
                return True
        return False


# What narrows a kind of cards


class Labelled(Narrowed):
    """Cards with a trait, or of an aspect: "Tech upgrade", "Aggression event". [champions Traits]"""

    fields = ("label", "filter")

    def __init__(self, label: str, filter: Filter) -> None:
        super().__init__(filter)
        self.label = label

    def bounds(self) -> tuple[Bound, ...]:
        return (Bound(("trait", self.label), 1, 1),)

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return game.has_trait(card, self.label) or card.definition.aspect == self.label.lower()


class Without(Narrowed):
    """Cards that lack a trait: "non-Elite minion". [champions Traits]"""

    fields = ("trait", "filter")

    def __init__(self, trait: str, filter: Filter) -> None:
        super().__init__(filter)
        self.trait = trait

    def bounds(self) -> tuple[Bound, ...]:
        return (Bound(("trait", self.trait), 0, 0),)

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return not game.has_trait(card, self.trait)


class InState(Narrowed):
    """Cards that are something: friendly, unique, exhausted, ready, damaged, stunned, ...

    [champions Friendly, Unique, Exhausted, Ready, Status Cards]
    """

    fields = ("state", "filter")

    def __init__(self, state: str, filter: Filter) -> None:
        super().__init__(filter)
        self.state = state

    def describes(self) -> tuple[str, ...]:
        of_characters = self.state in STATUSES or self.state in (DAMAGED, UNDAMAGED)
        return CHARACTERS if of_characters else self.of_sorts

    def bounds(self) -> tuple[Bound, ...]:
        opposite = {READY: EXHAUSTED, UNDAMAGED: DAMAGED}.get(self.state, "")
        return (Bound(opposite, 0, 0),) if opposite else (Bound(self.state, 1, 1),)

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        if self.state == UNIQUE:
            return card.definition.unique
        if self.state == FRIENDLY:
            return game.controller(card) != NOBODY
        if not game.in_play(card):
            return False
        permanent = game.permanent(card)
        if self.state in (DAMAGED, UNDAMAGED):
            return (permanent.damage > 0) == (self.state == DAMAGED)
        if self.state in STATUSES:
            return permanent.has(self.state)
        return permanent.exhausted == (self.state == EXHAUSTED)


class OfChosenType(Narrowed):
    """Cards of the card type that was chosen: "card of that type". [champions Card Types, Choose]"""

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return card.definition.type == situation.chosen_type


class Other(Narrowed):
    """Cards other than this one and those that the text spoke of: "a different scheme"."""

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return card is not situation.source and card not in situation.cards


class Another(Narrowed):
    """Cards other than this one, or, where this one is no character, than your identity: "another character"."""

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        source = situation.source
        if source is None or source.definition.is_encounter_card or source.definition.is_character:
            return card is not source
        return card is not game.identity(situation.player)


def qualified_like(first: Filter, other: Filter) -> Filter:
    """A kind of cards, qualified like the first of a list of kinds, unless it is qualified itself."""
    if not isinstance(first, InState | Labelled | Without | Other):
        return other
    if isinstance(other, InState | Labelled | Without | Other):
        return other
    narrowed = qualified_like(first.filter, other)
    if isinstance(first, InState):
        return InState(first.state, narrowed)
    if isinstance(first, Labelled):
        return Labelled(first.label, narrowed)
    return Without(first.trait, narrowed) if isinstance(first, Without) else Other(narrowed)


class YouControl(Narrowed):
    """Cards that you control. [champions Ownership And Control]"""

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return game.controller(card) == situation.player


class TheyControl(YouControl):
    """Cards that those control who are told to do something: "an ally they control"."""

    refers = DOER
    said = "they"


class ThatPlayerControls(Narrowed):
    """Cards that the chosen player controls. [champions Ownership And Control, Choose]"""

    refers = PLAYER

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return game.controller(card) == situation.chosen_player


class EngagedWithYou(Narrowed):
    """Enemies that are engaged with you. [champions Engaged]"""

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and game.permanent(card).engaged == situation.player


class EngagedWithThem(EngagedWithYou):
    """Enemies that are engaged with those who are told to do something: "a minion engaged with them"."""

    refers = DOER
    said = "them"


class EngagedWithThatPlayer(Narrowed):
    """Enemies that are engaged with the chosen player. [champions Engaged, Choose]"""

    refers = PLAYER

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and game.permanent(card).engaged == situation.chosen_player


class EngagedWithAnother(Narrowed):
    """Enemies that are engaged with a player other than you. [champions Engaged]"""

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and game.permanent(card).engaged not in (NOBODY, situation.player)


class ThoseInPlay(Narrowed):
    """Cards in play. [champions In Play And Out Of Play]"""

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card)


class WithResource(Narrowed):
    """Cards with a printed resource of a type; a wild one is only wild. [champions Wild Resource, Printed]"""

    fields = ("filter", "resource")

    def __init__(self, filter: Filter, resource: str) -> None:
        super().__init__(filter)
        self.resource = resource

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return card.definition.resources.count(self.resource) > 0


class Named(Narrowed):
    """Cards of a kind with a title: "an upgrade named Arc Reactor"."""

    fields = ("filter", "name")

    def __init__(self, filter: Filter, name: str) -> None:
        super().__init__(filter)
        self.name = name

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return card.definition.is_called(self.name)


# Definite ones


class This(Definite):
    """The card that the text stands on. [champions Self-Referential Abilities]"""

    outright = True

    def cards(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        source = situation.source
        return NO_CARDS if source is None or situation.gone or not game.in_play(source) else source.alone

    def matches(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return card is situation.source and not situation.gone

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        return bearer.sorts


class TheCardNamed(Definite):
    """The card with a title. [champions Identity]

    A hero and the alter-ego are each named by their own side only.
    """

    fields = ("name",)
    outright = True

    def __init__(self, name: str) -> None:
        self.name = name

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        return bearer.sorts if self.name in bearer.names else ()

    def cards(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        return [card for card in game.cards_in_play() if card.definition.is_called(self.name)]

    def matches(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return card.definition.is_called(self.name)


class TheVillain(Definite):
    """The villain. [champions Villain, Villain Deck]"""

    def cards(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        return game.villain().alone

    def sorts(self) -> tuple[str, ...]:
        return (VILLAIN,)


class TheMainScheme(Definite):
    """The main scheme. [champions Main Scheme]"""

    def cards(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        return game.main_scheme().alone

    def sorts(self) -> tuple[str, ...]:
        return (MAIN_SCHEME,)


class YourIdentity(Definite):
    """Your identity, in whatever form. [champions Identity, You]"""

    def cards(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        if situation.player < 0 or game.eliminated[situation.player]:
            return NO_CARDS
        return game.identity(situation.player).alone

    def sorts(self) -> tuple[str, ...]:
        return IDENTITIES


class ThatPlayersIdentity(Definite):
    """The identity of the chosen player, or it in a form: "that player cannot be attacked", "that player's hero".

    [champions You, Choose]
    """

    fields = ("form",)
    defaults: ClassVar[dict[str, object]] = {"form": ""}
    refers = PLAYER

    def __init__(self, form: str = "") -> None:
        self.form = form

    def cards(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        return identity_of(game, situation.chosen_player, self.form)

    def sorts(self) -> tuple[str, ...]:
        return (self.form,) if self.form else IDENTITIES


def identity_of(game: ChampionsGame, player: int, form: str) -> list[GameCard]:
    """The identity of a player in the game, if it is in a form. [champions Identity; Form, Change Form]"""
    if player < 0 or game.eliminated[player]:
        return NO_CARDS
    identity = game.identity(player)
    return identity.alone if form in ("", identity.definition.type) else NO_CARDS


class You(YourIdentity):
    """You, where that is a character. [champions You]"""

    spoken_to = True


class YourHero(YourIdentity):
    """Your identity while you are in hero form. [champions Form, Change Form]"""

    def cards(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        cards = super().cards(game, situation)
        return [card for card in cards if card.definition.type == HERO]

    def sorts(self) -> tuple[str, ...]:
        return (HERO,)


class TheirIdentity(YourIdentity):
    """The identity of those who are told to do something: "their identity"."""

    refers = DOER
    said = "their"


class TheirHero(YourHero):
    """The same while they are in hero form: "their hero"."""

    refers = DOER
    said = "their"


class YourAlterEgo(YourIdentity):
    """Your identity while you are in alter-ego form. [champions Form, Change Form]"""

    def cards(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        cards = super().cards(game, situation)
        return [card for card in cards if card.definition.type == ALTER_EGO]

    def sorts(self) -> tuple[str, ...]:
        return (ALTER_EGO,)


class TheirAlterEgo(YourAlterEgo):
    """The alter-ego of those who are told to do something: "their alter-ego"."""

    refers = DOER
    said = "their"


class Attached(Definite):
    """What the card is attached to: "attached minion". [champions Attach To]"""

    fields = ("types",)

    def __init__(self, types: tuple[str, ...]) -> None:
        self.types = types

    def cards(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        source = situation.source
        host = None if source is None or situation.gone or not game.in_play(source) else game.host(source)
        return NO_CARDS if host is None or host.definition.type not in self.types else host.alone

    def sorts(self) -> tuple[str, ...]:
        return self.types


def found(game: ChampionsGame, wanted: Filter, situation: Situation) -> list[GameCard]:
    """The cards in play that a filter means."""
    if isinstance(wanted, filters.Definite):
        return wanted.cards(game, situation)
    return [card for card in game.cards_in_play() if wanted.matches(game, card, situation)]


SAID_TO_YOU: Final[dict[type[Term], type[Term]]] = {
    TheyControl: YouControl,
    EngagedWithThem: EngagedWithYou,
    TheirIdentity: YourIdentity,
    TheirHero: YourHero,
    TheirAlterEgo: YourAlterEgo,
}
"""What is said to those themselves of whom a text says "they"."""


def said_to_you(part: object) -> object:
    """A part of a text as it is said to the very player who is told to do it: "your hero" for "their hero"."""
    if isinstance(part, Term):
        values = [said_to_you(value) for value in part.values()]
        return SAID_TO_YOU.get(type(part), type(part))(*values)
    return tuple([said_to_you(each) for each in part]) if isinstance(part, tuple) else part
