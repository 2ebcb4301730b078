"""What stands on cards: triggered and constant abilities, and the terms that they are made of.

[champions Ability, Card Ability; Triggered Ability; Constant Ability]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longbox.games.champions.definitions import HERO, IDENTITIES, NO_RESOURCES, CardDefinition, GameCard, Resources
from longbox.games.champions.events import Happening
from longbox.kernel.abilities import Ability
from longbox.kernel.effects import NO_CARDS, Condition, Effect
from longbox.kernel.events import EventKind
from longbox.kernel.reasons import Reason
from longbox.kernel.terms import Bound, Term
from longbox.texts import costs, filters, occasions
from longbox.texts.amounts import Amount
from longbox.texts.speaking import NOTHING_SPOKEN, SpeakingResolution, SpokenCards

if TYPE_CHECKING:
    from longbox.games.champions.act import Act
    from longbox.games.champions.game import ChampionsGame
    from longbox.games.champions.permanents import Permanent

# When an ability is used: its bold timing trigger. [champions Triggered Ability]
ACTION: Final = "action"
INTERRUPT: Final = "interrupt"
RESPONSE: Final = "response"
FORCED_INTERRUPT: Final = "forced interrupt"
FORCED_RESPONSE: Final = "forced response"
RESOURCE: Final = "resource"
SPECIAL: Final = "special"
WHEN_REVEALED: Final = "when revealed"
WHEN_DEFEATED: Final = "when defeated"
BOOST: Final = "boost"
SETUP: Final = "setup"

BY_PLAYERS: Final = (ACTION, INTERRUPT, RESPONSE, RESOURCE)
"""The abilities that players decide to use. [champions Ability, Card Ability]"""
INTERRUPTS: Final = (INTERRUPT, FORCED_INTERRUPT)
RESPONSES: Final = (RESPONSE, FORCED_RESPONSE)

# The labels of abilities. [champions Attack; Thwart; Defend, Defense]
UNLABELLED: Final = ""
ATTACK_LABEL: Final = "attack"
THWART_LABEL: Final = "thwart"
DEFENSE_LABEL: Final = "defense"

# The form that an ability asks for. [champions Triggered Ability; Form, Change Form]
ANY_FORM: Final = ""
HERO_FORM: Final = "hero"
ALTER_EGO_FORM: Final = "alter-ego"

# How often an ability can be used. [champions Limit]
NO_LIMIT: Final = ""
PER_ROUND: Final = "round"
PER_PHASE: Final = "phase"

HOW_OFTEN: Final[dict[int, str]] = {1: "once", 2: "twice", 3: "three times"}
"""How limits say how often. [champions Limit]"""


def limit_of(count: int, period: str) -> str:
    """The limit of an ability that can be used so often in each period: "round", "2 per round"."""
    return period if count == 1 else f"{count} per {period}"


def limit_period(limit: str) -> str:
    """After which period what was used so often can be used again."""
    return limit.rsplit(" ", maxsplit=1)[-1]


def limit_count(limit: str) -> int:
    """How often an ability with a limit can be used in each period."""
    return int(limit.split(" ", maxsplit=1)[0]) if " " in limit else 1


# How long a lasting effect lasts. [champions Lasting Effects]
WHILE_IN_PLAY: Final = ""
THIS_ATTACK: Final = "attack"
THIS_PHASE: Final = "phase"
THIS_ROUND: Final = "round"
THIS_TURN: Final = "turn"
YOUR_TURN: Final = "your turn"
YOUR_NEXT_TURN: Final = "your next turn"
THIS_GAME: Final = "game"


NOTHING_KNOWN: Final[dict[int, dict[str, int]]] = {}
"""The values of cards that left play before any did. Another dictionary is put in its place, and nothing into it."""


class Situation(SpeakingResolution):
    """The resolving of one ability: who "you" are, what triggered it, what was paid for it.

    Attributes:
        ability: The ability, if the text is one.
        event: What triggered it.
        exhausted: The cards that it exhausted last.
        act: The attack, scheming or thwarting that resolving it is, or that it is a part of.
        paid: The resources that were paid for it. [champions Cost]
        unpaid: Whether something kept a cost from really being paid.
        chosen_type: The card type that the text let its player choose: "that type". [champions Card Types]
        chosen_player: The number of the player whom the text chose: "that player". [champions Choose]
        chooses: Whether the text says that its player chooses, at this place. [champions Choose]
        final_step: Whether it is the last of a sequence of abilities.
        gains_surge: Whether its card has gained surge. [champions Surge]
        mentioned: The cards that the text mentioned last, by name or otherwise: "it", "him". Other than `cards`, a
            card that the text names outright is among them: "that minion" is still another one.
        last_known: The values of cards that the text made leave play, as they last were: by serial number.
        was: The card that the text stands on as it last was in play, once the text has made it leave.
        gone: Whether the card that the text stands on has left play since; one that comes back is as new.
    """

    __slots__ = (
        "ability",
        "act",
        "chooses",
        "chosen_player",
        "chosen_type",
        "event",
        "exhausted",
        "final_step",
        "gains_surge",
        "gone",
        "last_known",
        "mentioned",
        "paid",
        "unpaid",
        "was",
    )

    def __init__(self, player: int, source: GameCard | None, event: Happening | None = None) -> None:
        super().__init__(player, source)
        self.ability: CardAbility | None = None
        self.event = event
        self.exhausted: list[GameCard] = NO_CARDS
        self.act: Act | None = None if event is None else event.act
        self.paid: Resources = NO_RESOURCES
        self.unpaid = False
        self.chosen_player = player
        self.chosen_type = ""
        self.chooses = False
        self.final_step = False
        self.gains_surge = False
        self.mentioned: list[GameCard] = NO_CARDS
        self.was: Permanent | None = None
        self.gone = False
        self.spoken = NOTHING_SPOKEN
        self.last_known = NOTHING_KNOWN

    def speaking_to(self, player: int) -> Situation:
        """The same for another player: what "each player" does. Changes of the copy stay in it."""
        other = Situation(player, self.source, self.event)
        other.controller = self.controller
        other.ability = self.ability
        other.act = self.act
        other.paid = self.paid
        other.chosen_player = self.chosen_player
        other.chosen_type = self.chosen_type
        other.chooses = self.chooses
        other.final_step = self.final_step
        other.cards = self.cards
        other.mentioned = self.mentioned
        other.was = self.was
        other.gone = self.gone
        other.spoken = self.spoken
        other.last_known = self.last_known
        other.number = self.number
        other.exhausted = self.exhausted
        other.amount = self.amount
        other.did = self.did
        return other

    def speaks_of(self, card: GameCard) -> bool:
        """Whether the text stands on a card, or has spoken of it."""
        return card is self.source or card in self.cards or card in self.mentioned

    def after(self, old: GameCard, new: GameCard | None) -> Situation:
        """The same once a card that it speaks of has been turned to its other side, or has left play.

        What left play is not spoken of any more, even if it comes back. [champions In Play And Out Of Play]

        Args:
            old: The card.
            new: Its other side; none if it left play.
        """
        other = self.speaking_to(self.player)
        other.source = new if new is not None and old is self.source else self.source
        other.gone = self.gone or (new is None and old is self.source)
        other.cards = in_place_of(self.cards, old, new)
        other.mentioned = in_place_of(self.mentioned, old, new)
        other.spoken = [
            SpokenCards(in_place_of(spoken.cards, old, new), spoken.types, spoken.called) for spoken in self.spoken
        ]
        if self.spoken and self.spoken[-1].cards is self.cards:
            other.spoken[-1].cards = other.cards
        return other

    def state(self) -> tuple[object, ...]:
        """All that makes two of them equal, of what lasts, as plain data."""
        source = -1 if self.source is None else self.source.serial
        spoken = [card.serial for card in self.cards], [card.serial for card in self.mentioned]
        return (
            self.player,
            source,
            self.gone,
            tuple(spoken[0]),
            tuple(spoken[1]),
            self.number,
            self.chosen_player,
            self.chosen_type,
            self.amount,
        )


def in_place_of(cards: list[GameCard], old: GameCard, new: GameCard | None) -> list[GameCard]:
    """Cards with another in the place of one of them, or without it."""
    if old not in cards:
        return cards
    if new is None:
        return [card for card in cards if card is not old]
    return [new if card is old else card for card in cards]


CardEffect = Effect["ChampionsGame", Situation]
CardAmount = Amount["ChampionsGame", Situation]
CardCondition = Condition["ChampionsGame", Situation]
Filter = filters.Filter["ChampionsGame", GameCard, Situation]
"""Some of all cards, by what is on them and where they are: "minion", "Tech upgrade you control"."""


class Target(Term):
    """Cards that a text does something to: "an enemy", "each hero", "the villain", "that minion".

    Attributes:
        spoken: Whether it only means what the text spoke of before: "it", "that minion".
        least: How many there must be to do it to.
    """

    spoken: ClassVar[bool] = False
    least: int = 1

    def candidates(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        """All the cards that it may mean now, without asking anybody."""
        raise NotImplementedError

    def choose(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        """The cards that it means; the player of the situation chooses where there is a choice."""
        return self.candidates(game, situation)

    def after(self, old: GameCard, new: GameCard | None) -> Target | None:
        """What it means once a card has been turned to its other side, or has left play; none if nothing any more."""
        return self


class Cost(costs.Payable["ChampionsGame", Situation]):
    """What must be paid to use an ability. [champions Cost]"""

    is_price = True

    def mention(self, game: ChampionsGame, situation: Situation) -> None:
        """Let what follows speak of the cards that could pay it: "exhaust an ally → heal 1 damage from that ally"."""

    def parts(self) -> list[Cost]:
        """The single costs that it is made of, in order."""
        return [self]

    def asked(self) -> tuple[int, Resources]:
        """The resources that it asks for: how many in all, and how many of each type."""
        return 0, NO_RESOURCES

    def cards_taken(self, game: ChampionsGame, situation: Situation) -> int:
        """How many cards of the hand it takes at least, other than for resources that it asks for."""
        return 0


class Occasion(occasions.Occasion["ChampionsGame", Happening, Situation]):
    """What a triggered ability waits for: its triggering condition. [champions Triggering Condition]"""

    kinds: ClassVar[tuple[EventKind, ...]] = ()

    def is_still_to_come(self) -> bool:
        """Whether what waits for it the next time comes before it, as it only would happen yet."""
        return False

    def awaited_kinds(self) -> tuple[EventKind, ...]:
        """The kinds of what is waited for: those of the class, but where an occasion holds another."""
        return self.kinds

    def referred(self, event: Happening) -> list[GameCard]:
        """The cards that "it", "that minion", "that enemy" mean in the text that follows."""
        return event.cards

    def bring_up(self, event: Happening, situation: Situation) -> None:
        """Let the text that follows speak of what happened: "it", "that minion"."""
        situation.cards = self.referred(event)
        situation.call(situation.cards, self)


def form_bound(form: str) -> tuple[Bound, ...]:
    """What is so in a form alone, of the two that exclude each other. [champions Form, Change Form]"""
    return (Bound("hero form", int(form == HERO), int(form == HERO)),) if form in IDENTITIES else ()


class CardAbility(Ability):
    """A triggered ability. [champions Triggered Ability]

    Attributes:
        timing: Its bold timing trigger: `ACTION`, `FORCED_RESPONSE`, `WHEN_REVEALED`, ...
        effect: What it does.
        form: The form that its player must be in.
        label: Whether it is an attack, a thwart or a defense.
        occasion: What it waits for, if it is an interrupt or a response.
        cost: What is paid for it.
        limit: How often it can be used in each round or phase, where that is limited: see `limit_of`.
        name: What it is called.
        attack_gains: The keywords that its attack gains, whatever happens in it. [champions Gains]
    """

    fields = ("timing", "effect", "form", "label", "occasion", "cost", "limit", "name")
    at_once = ("effect",)
    vain = "its condition never holds"
    defaults: ClassVar[dict[str, object]] = {
        "form": ANY_FORM,
        "label": UNLABELLED,
        "occasion": None,
        "cost": None,
        "limit": NO_LIMIT,
        "name": "",
    }

    def __init__(
        self,
        timing: str,
        effect: CardEffect,
        form: str = ANY_FORM,
        label: str = UNLABELLED,
        occasion: Occasion | None = None,
        cost: Cost | None = None,
        limit: str = NO_LIMIT,
        name: str = "",
    ) -> None:
        self.timing = timing
        self.effect = effect
        self.form = form
        self.label = label
        self.occasion = occasion
        self.cost = cost
        self.limit = limit
        self.name = name
        self.attack_gains: tuple[str, ...] = ()

    def bounds(self) -> tuple[Bound, ...]:
        return form_bound(self.form)

    @property
    def is_forced(self) -> bool:
        """Whether it must be resolved. [champions Forced]"""
        return self.timing in (FORCED_INTERRUPT, FORCED_RESPONSE)

    @property
    def is_interrupt(self) -> bool:
        """Whether it comes before what it waits for. [champions Interrupt]"""
        return self.timing in INTERRUPTS

    def waits_for(self, kind: EventKind) -> bool:
        """Whether happenings of a kind may trigger it."""
        return self.occasion is not None and kind in self.occasion.awaited_kinds()


class Constant(Term):
    """A constant ability, or a lasting effect, which is treated as one. [champions Constant Ability, Lasting Effects]

    Every hook says what it changes; most change one thing.

    Attributes:
        used_up: Whether it is over once it has made a card cheaper.
        changes_values: Whether it may have a say in the values of cards: `change`, `defines`, `sets`, `limits`. Values
            are asked for all the time, and most of what is at work is about something else.
    """

    changes_values: bool = False
    used_up: bool = False

    def after(self, old: GameCard, new: GameCard | None) -> Constant | None:
        """What it is once a card has been turned to its other side, or has left play (`new` is none).

        Returns:
            None if it is nothing any more.
        """
        return self

    def change(self, game: ChampionsGame, value: str, card: GameCard, situation: Situation) -> int:
        """By how much it changes a value of a card."""
        return 0

    def defines(self, game: ChampionsGame, value: str, card: GameCard, situation: Situation) -> int | None:
        """What the base value of a card is, in the place of the printed one. [champions Base Value]"""
        return None

    def sets(self, game: ChampionsGame, value: str, card: GameCard, situation: Situation) -> int | None:
        """What a value of a card is set to, whatever else changes it. [champions Modifiers]"""
        return None

    def limits(self, game: ChampionsGame, value: str, card: GameCard, total: int, situation: Situation) -> int:
        """What a value of a card becomes of its total: doubled, halved, or no more than a maximum."""
        return total

    def grants_trait(self, game: ChampionsGame, trait: str, card: GameCard, situation: Situation) -> bool:
        """Whether it gives a card a trait. [champions Gains]"""
        return False

    def grants_keyword(self, game: ChampionsGame, keyword: str, card: GameCard, situation: Situation) -> int | None:
        """The number of a keyword that it gives a card (0 for those without number). [champions Gains]"""
        return None

    def forbids_damage(
        self, game: ChampionsGame, card: GameCard, source: GameCard | None, situation: Situation
    ) -> bool:
        """Whether a card cannot take damage from a source. [champions Cannot]"""
        return False

    def forbids_threat_removal(self, game: ChampionsGame, scheme: GameCard, situation: Situation) -> bool:
        """Whether threat cannot be removed from a scheme. [champions Cannot]"""
        return False

    def forbids_attack(self, game: ChampionsGame, attacker: GameCard, attacked: GameCard, situation: Situation) -> bool:
        """Whether a card cannot attack another. [champions Cannot, Attack]"""
        return False

    def forbids_threat(self, game: ChampionsGame, scheme: GameCard, situation: Situation) -> bool:
        """Whether threat cannot be placed on a scheme. [champions Cannot]"""
        return False

    def forbids_play(self, game: ChampionsGame, card: GameCard, player: int, situation: Situation) -> bool:
        """Whether a player cannot play a card. [champions Cannot; Play, Put Into Play]"""
        return False

    def forbids(self, game: ChampionsGame, deed: str, card: GameCard, situation: Situation) -> bool:
        """Whether a card cannot do something, or have it done to it: one of `FORBIDDEN`. [champions Cannot]"""
        return False

    def demands_ally(self, game: ChampionsGame, attacker: GameCard, player: int, situation: Situation) -> bool:
        """Whether a player must defend against an attacker with an ally, if able."""
        return False

    def makes_cheaper(self, game: ChampionsGame, card: GameCard, player: int, situation: Situation) -> int:
        """By how much it lowers the cost of a card that a player plays. [champions Cost]"""
        return 0

    def next_attack_gains(self, game: ChampionsGame, act: Act, situation: Situation) -> str:
        """The keyword that an attack gains as it begins, by which this is over; nothing if none. [champions Gains]"""
        return ""

    def multiplies(self, game: ChampionsGame, paid_for: GameCard | None, situation: Situation) -> int:
        """By what it multiplies the resources of its own card while they pay for another. [champions Resource Cards]"""
        return 1


class PlayRule(Term):
    """When, where and how a card is played or enters play, beyond the rules.

    [champions Play Restrictions And Permissions, Attach To]
    """

    @property
    def anybody(self) -> bool:
        """Whether the card may be played under any player's control."""
        return False

    def allows(self, game: ChampionsGame, card: GameCard, player: int) -> bool:
        """Whether the card may be played under a player's control now."""
        return True

    def cheaper(self, game: ChampionsGame, card: GameCard, player: int) -> int:
        """By how much it lowers the card's own cost for a player. [champions Cost]"""
        return 0

    def reason(self, card: GameCard) -> Reason:
        """Why it may not be, in words for the player, with the rule."""
        rule = "Play Restrictions And Permissions"
        return Reason(f"{card} says when it can be played, and that is not so now.", rule)

    def hosts(self, game: ChampionsGame, card: GameCard, player: int) -> list[GameCard] | None:
        """The cards in play that the card can be attached to; none if it says nothing of attaching."""
        return None

    def enters(self, game: ChampionsGame, card: GameCard) -> None:
        """What is done as the card enters play: counters put on it."""

    def stays_out(self, game: ChampionsGame, card: GameCard, situation: Situation) -> None:
        """What is done where the card has nothing to be attached to: it may gain surge."""


def abilities_of(definition: CardDefinition, timing: str) -> list[CardAbility]:
    """The abilities of a card with a timing trigger, in the order of its text."""
    return [ability for ability in definition.abilities if ability.timing == timing]
