"""Which cards a text means: "Hero at this Location", "Gift card", "exhausted Rogue", "Batman"."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.abilities import Filter, Situation, Target
from longbox.games.forever.definitions import (
    ATTACK,
    CHARACTERS,
    EVENT,
    HERO,
    LOCATION,
    ROGUE,
    SCHEME,
    UNALIGNED,
    GameCard,
)
from longbox.games.forever.events import IN_PLAY
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.table import CAPTURED, KNOCKED_OUT, MASTER_PLAN, NOWHERE
from longbox.games.forever.tableau import NO_CARD
from longbox.games.forever.text.names import KIND_WORDS, NO_NAME, begins_no_name, speaks_of_kind
from longbox.kernel.terms import CALLED_SO, DOER, PLAYER, Bearer
from longbox.kernel.zones import NOBODY
from longbox.texts import filters

Narrowed = filters.Narrowed[ForeverGame, GameCard, Situation]
"""Some of the cards of another filter."""
Definite = filters.Definite[ForeverGame, GameCard, Situation]
"""Certain cards."""

EXHAUSTED: Final = "exhausted"
IS_READY: Final = "ready"
DAMAGED: Final = "damaged"
ACTIVATED: Final = "activated"
FACEDOWN: Final = "facedown"
FACEUP: Final = "faceup"
SWAYED: Final = "swayed"
EMPOWERED: Final = "empowered"
STATES: Final[tuple[str, ...]] = (EXHAUSTED, IS_READY, DAMAGED, ACTIVATED, FACEDOWN, FACEUP, SWAYED, EMPOWERED)

OUT: Final[tuple[str, ...]] = ("ko'd", "knocked", "captured", "recruited", "defeated", "completed")
"""What is said of cards that are out of play, or came into it, and is no trait. [forever Knocked Out, Captured]"""
NOBODYS: Final = "Unaligned"
"""What characters that are no player's are called. [forever Unaligned Character Cards]"""
A_THRESHOLD: Final = "it is no trait: after the number of a threshold comes a colon"

ATTACHED_TO: Final = "the attached character"
"""What a text speaks of that says to whom its card is attached."""
FIGURES: Final = "characters in play"
ROW: Final = "Locations in play"
PLOTS: Final = "Schemes in play"
EVERYTHING: Final = ""
"""Among which cards in play all are that a filter means: there are few characters, Locations and Schemes."""


WITHIN: Final[dict[tuple[str, ...], str]] = {(LOCATION,): ROW, (SCHEME,): PLOTS}
"""Among which cards all are that are of one type."""


class OfTypes(Filter):
    """Cards of some kinds: "Hero", "character", "Minion"."""

    fields = ("types",)

    def __init__(self, types: tuple[str, ...]) -> None:
        self.types = types
        self.within = FIGURES if set(types) <= set(CHARACTERS) else WITHIN.get(types, EVERYTHING)

    def sorts(self) -> tuple[str, ...]:
        return self.types

    def matches(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return card.definition.type in self.types


class WithTrait(Narrowed):
    """Those with a trait: "Gift card"; of characters also the Unaligned ones, as if that were one. [forever Trait]"""

    fields = ("trait", "filter")

    def __init__(self, trait: str, filter: Filter) -> None:
        super().__init__(filter)
        self.trait = trait

    def is_unlikely(self) -> bool:
        """Nobody says "KO'd Hero" of a trait."""
        return self.trait.split()[0].lower() in OUT or begins_no_name(self.trait) or speaks_of_kind(self.trait)

    def unclear(self) -> str:
        if speaks_of_kind(self.trait):
            return NO_NAME
        if begins_no_name(self.trait):
            return A_THRESHOLD if self.trait.startswith("Threshold") else NO_NAME
        return "it is no trait, and means no card in play" if self.is_unlikely() else ""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        definition = card.definition
        return self.trait in definition.traits or (self.trait == NOBODYS and definition.type == UNALIGNED)


class OfTrait(Filter):
    """All cards with a trait, which is said alone: "a Gift", as the rulebook itself has it, "Gifts". [forever Trait]"""

    fields = ("trait",)

    def __init__(self, trait: str) -> None:
        self.trait = trait
        self.one = trait.removesuffix("s")

    def unclear(self) -> str:
        return NO_NAME if begins_no_name(self.trait) else ""

    def matches(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return self.trait in card.definition.traits or self.one in card.definition.traits


class OfCharacter(Narrowed):
    """Those of a character: "card affiliated with Cheetah". [forever Affiliated Cards]"""

    fields = ("filter", "name")

    def __init__(self, filter: Filter, name: str) -> None:
        super().__init__(filter)
        self.name = name

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return card.definition.affiliation == self.name


class Called(Narrowed):
    """Those of a name: "card named Flight". [forever Affiliated Cards]"""

    fields = ("filter", "name")

    def __init__(self, filter: Filter, name: str) -> None:
        super().__init__(filter)
        self.name = name

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return card.definition.name == self.name


class InState(Narrowed):
    """Those that are in a state: "exhausted Hero", "facedown Scheme"."""

    fields = ("state", "filter")

    def __init__(self, state: str, filter: Filter) -> None:
        super().__init__(filter)
        self.state = state

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return is_in_state(game, card, self.state)


def is_in_state(game: ForeverGame, card: GameCard, state: str) -> bool:
    """Whether a card is in play and in a state: one of `STATES`."""
    if not game.in_play(card):
        return False
    thing = game.permanent(card)
    if state in (EXHAUSTED, IS_READY):
        return thing.exhausted == (state == EXHAUSTED)
    if state in (FACEDOWN, FACEUP):
        return thing.facedown == (state == FACEDOWN)
    if state == DAMAGED:
        return thing.damage > 0
    if state == EMPOWERED:
        return bool(game.empowering(card))
    return thing.swayed if state == SWAYED else card.serial == game.activated


class Other(Narrowed):
    """Those other than the card that the text stands on, the character who plays or uses it, and all it spoke of.

    [forever Affiliated Cards, Minion Card]
    """

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return is_other(game, card, situation)


def is_other(game: ForeverGame, card: GameCard, situation: Situation) -> bool:
    """Whether a card is "other" to a text. Those who attack and are attacked are spoken of, where it belongs to that.

    [forever Affiliated Cards, Minion Card, Attack]
    """
    source = situation.source
    if card is source or situation.spoke_of(card) or attacks_in(card, situation):
        return False
    return source is None or source.definition.is_character or card is not game.user_of(situation.controller, source)


def attacks_in(card: GameCard, situation: Situation) -> bool:
    """Whether a card attacks, or is attacked, in what a text modifies or has answered. [forever Attack]

    A reaction whose occasion is only looked for has spoken of nothing: "after another Hero attacks".
    """
    act = situation.act
    if act is None or act.what != ATTACK or (situation.event is not None and not situation.spoken):
        return False
    return card is act.actor or card is act.target


class AttachedTo(Narrowed):
    """Those that are attached to cards of a kind: "Attachment on Batman", "Attachment attached to a Hero"."""

    fields = ("filter", "hosts")

    def __init__(self, filter: Filter, hosts: Filter) -> None:
        super().__init__(filter)
        self.hosts = hosts

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        host = game.host(card) if game.in_play(card) else None
        return host is not None and self.hosts.matches(game, host, situation)


class YouControl(Narrowed):
    """Those that you control. [forever Gain Control]"""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return is_controlled(game, card, situation) and game.controller(card) == situation.player


def is_controlled(game: ForeverGame, card: GameCard, situation: Situation) -> bool:
    """Whether a card is somebody's: in play, or just discarded, or knocked out or captured, which go by their owner.

    "After a Hero you control is knocked out" is asked when it has left play. [forever Gain Control, Knocked Out]
    """
    if game.in_play(card) or game.lies_in(card, KNOCKED_OUT) or game.lies_in(card, CAPTURED):
        return True
    event = situation.event
    return event is not None and event.note == IN_PLAY and card in event.cards


class OpponentControls(Narrowed):
    """Those that a player of the other side controls. [forever Gain Control]"""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        if not is_controlled(game, card, situation) or game.controller(card) == NOBODY:
            return False
        return game.players[game.controller(card)].side != game.players[situation.player].side


class YouOwn(Narrowed):
    """Those that you own, wherever they are: "card you buy"."""

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.owners[card.serial] == situation.player


class TheyControl(YouControl):
    """The same, of the players whom a text tells to do something: "each opponent exhausts a Hero they control"."""

    refers = DOER
    said = "they"


class ThatPlayerControls(Narrowed):
    """Those of the player of whom a text spoke: "choose a Hero player. A Hero they control suffers 2 damage"."""

    refers = PLAYER

    def is_unlikely(self) -> bool:
        """Who is told to do something is meant first."""
        return True

    def keeps(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        return game.in_play(card) and game.controller(card) == situation.chosen_player


# Certain cards


class This(Definite):
    """The card that the text stands on."""

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        return bearer.sorts

    def cards(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        return [] if situation.source is None else [situation.source]


class ThisCharacter(This):
    """The character that the text stands on; on an event the one for whom it is played. [forever Affiliated Cards]"""

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        return (HERO, ROGUE) if bearer.sorts == (EVENT,) else bearer.sorts

    def cards(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        source = situation.source
        if source is None or source.definition.type != EVENT:
            return super().cards(game, situation)
        act = situation.act
        if act is not None and situation.event is None:
            return [act.actor] if game.takes_part(act, act.actor) else []
        user = game.user_of(situation.controller, source)
        return [] if user is None else [user]


class TheNamed(Definite):
    """The character of a name: "Batman".

    On a card of that character that another plays as its own it means that one. [forever Affiliated Cards]
    """

    fields = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def is_unlikely(self) -> bool:
        """No card is called "Two Rogues", and none "But"."""
        return self.name.split()[-1] in KIND_WORDS or begins_no_name(self.name) or speaks_of_kind(self.name)

    def unclear(self) -> str:
        return NO_NAME if begins_no_name(self.name) or speaks_of_kind(self.name) else ""

    def cards(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        user = self.user(game, situation)
        if user is not None:
            return [user]
        return game.named(self.name)

    def user(self, game: ForeverGame, situation: Situation) -> GameCard | None:
        """Who plays the card as its own, if it is a card of that character."""
        source = situation.source
        if source is None or source.definition.affiliation != self.name:
            return None
        return game.user_of(situation.controller, source)

    def matches(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        """Whether it is the one: also once it has left play, as by being captured."""
        user = self.user(game, situation)
        if card is user:
            return True
        return card.definition.name == self.name and (user is None or not game.in_play(card))


class Attached(Definite):
    """The character that the card is attached to, or was before it was paid for what it says.

    [forever Attachment Card, Cost]
    """

    def sorts(self) -> tuple[str, ...]:
        return (HERO, ROGUE)

    def cards(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        source = situation.source
        host = situation.host if source is None or not game.in_play(source) else game.host(source)
        return [] if host is None else [host]


class AttachedAgain(Attached):
    """The same, where the text says first to whom the card is attached: "attach to a Hero. That Hero has -1 Attack"."""

    fields = ("filter",)
    refers = CALLED_SO
    said = ATTACHED_TO

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def is_unlikely(self) -> bool:
        """Of a text that doesn't say whom it is attached to nobody means that, and no message should tell of it."""
        return True

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def cards(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        return [card for card in super().cards(game, situation) if self.filter.matches(game, card, situation)]


class TheAttacked(Definite):
    """The character that is attacked."""

    def cards(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        act = situation.act
        if act is None or act.target is None or not game.takes_part(act, act.target):
            return []
        return [act.target]


class TheActivated(Definite):
    """The character that is activated. [forever Activate]"""

    def cards(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        return [] if game.activated == NO_CARD else [game.box[game.activated]]


class OfSort(Definite):
    """A certain card, if it is of a sort: "the attacked Hero" is nobody where a Rogue is attacked."""

    fields = ("who", "filter")

    def __init__(self, who: Definite, filter: Filter) -> None:
        self.who = who
        self.filter = filter

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def cards(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        return [card for card in self.who.cards(game, situation) if self.filter.matches(game, card, situation)]


class ThisLocation(Definite):
    """The Location where the card is that the text stands on."""

    def cards(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        location = game.location(here(game, situation))
        return [] if location is None else [location]


class SchemeThere(Definite):
    """The Scheme at the Location where the card is that the text stands on."""

    def cards(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        scheme = game.scheme_at(here(game, situation))
        return [] if scheme is None else [scheme]


class TheAttacker(Definite):
    """The character that attacks."""

    def cards(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        act = situation.act
        return [] if act is None or act.what != ATTACK or not game.takes_part(act, act.actor) else [act.actor]


class Picked(Definite):
    """Cards that a text chooses or spoke of, of which something is then so: "a Hero has +1 Attack this round"."""

    fields = ("target",)
    mentions = ("target",)

    def __init__(self, target: Target) -> None:
        self.target = target

    def sorts(self) -> tuple[str, ...]:
        return self.target.sorts()

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        return self.target.sorts_on(bearer)

    def cards(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        return self.target.candidates(game, situation)


class Spoken(Definite):
    """The cards that a text spoke of as it began to be so: what lasts is bound to these."""

    def cards(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        return situation.cards


class LaidOut(Definite):
    """The Schemes that lie where they were laid at certain times: who thinks imagines others there. [forever Scheme]"""

    fields = ("numbers",)

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers

    def cards(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        return [thing.card for thing in game.plots if thing.number in self.numbers]


def here(game: ForeverGame, situation: Situation) -> int:
    """The place in the row where the card is, or was when it was paid, that the text stands on.

    Of an act's modifier, where the act is done.
    """
    source = situation.source
    spot = NOWHERE if source is None else game.spot_of(source)
    if situation.was_at != NOWHERE and source is not None and not game.in_play(source):
        spot = situation.was_at
    return situation.act.spot if spot == NOWHERE and situation.act is not None else spot


def found(game: ForeverGame, filter: Filter, situation: Situation) -> list[GameCard]:
    """The cards in play that a filter means. Completed Schemes are meant by that name alone. [forever Master Plan]"""
    if isinstance(filter, filters.Definite):
        return [card for card in filter.cards(game, situation) if game.in_play(card)]
    return [card for card in all_within(game, filter.within) if filter.matches(game, card, situation)]


def all_within(game: ForeverGame, within: str) -> list[GameCard]:
    """The cards in play among which all are that a filter means, oldest first, without completed Schemes."""
    if within == FIGURES:
        return game.characters()
    if within == ROW:
        return [thing.card for thing in game.row]
    cards: list[GameCard] = [thing.card for thing in game.plots] if within == PLOTS else game.cards_in_play()
    if game.cards(MASTER_PLAN):
        return [card for card in cards if not game.lies_in(card, MASTER_PLAN)]
    return cards


def bring_up(situation: Situation, filter: Filter, cards: list[GameCard]) -> None:
    """Let the text that follows a condition speak of the card of which it asked: "if Batman is exhausted, ready him".

    A condition is asked as often as somebody wants to know whether it holds, so that it says so once.
    """
    if filter.spoken_as and situation.last_called((filter.spoken_as,)) != cards:
        situation.call(cards, filter)
