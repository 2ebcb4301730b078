"""What stands on cards: abilities and what is always so, and the terms that they are made of.

[forever Character Abilities, Reaction, Modifiers]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longbox.games.forever.definitions import CardDefinition, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.table import NOWHERE
from longbox.kernel.abilities import Ability
from longbox.kernel.effects import NO_CARDS, Condition, Effect
from longbox.kernel.events import EventKind
from longbox.kernel.terms import Term
from longbox.texts import costs, filters, occasions
from longbox.texts.amounts import Amount
from longbox.texts.speaking import NOTHING_SPOKEN, SpeakingResolution, SpokenCards

if TYPE_CHECKING:
    from longbox.games.forever.act import Act
    from longbox.games.forever.game import ForeverGame

# When an ability is used.
ACTION: Final = "action"
"""In one's own action phase, or while its character is activated."""
ACTIVATION: Final = "activate"
"""Only while its character is activated. [forever Cost]"""
REACTION: Final = "reaction"
MODIFIER: Final = "modifier"
COMPLETED: Final = "when completed"

# How long something lasts.
WHILE_IN_PLAY: Final = ""
THIS_ACT: Final = "action"
THIS_ACTIVATION: Final = "activation"
THIS_TURN: Final = "turn"
"""Until the active player's turn is over: an Action Phase, or an activation. [forever Turn]"""
YOUR_TURN: Final = "your turn"
"""Until a turn of its player is over: this one, if it is theirs, or else their next. [forever Turn]"""
THIS_PHASE: Final = "phase"
"""Until the phase is over, whose ever it is. [forever Overview Of A Round]"""
THIS_STAGE: Final = "confrontation"
"""Until the Confrontation Stage is over, which the rulebook calls the Confrontation, too."""
THIS_ROUND: Final = "round"
NEXT_ROUND: Final = "next round"
"""Until the next round begins. [forever Round]"""
ROUND_AFTER: Final = "round after"
"""Until the next round is over. [forever Round]"""
NEXT_TURN: Final = "next turn"
"""Until the next turn of its player begins: an Action Phase, or an activation. [forever Turn]"""
THIS_GAME: Final = "game"
"""As long as the game lasts."""

# Of what a constant says something, besides values, costs and what is forbidden.
ADDED: Final = "added to acts"
MODIFIER_REDUCED: Final = "damage of a modifier reduced"
DAMAGE_REDUCED: Final = "damage reduced"
DAMAGE_KEPT: Final = "damage kept"
BLANKED: Final = "blank"
AFFILIATED_WITH: Final = "affiliation"
ANOTHER_ACT: Final = "another act"
NOT_ATTACKED_BY: Final = "not attacked by"
ABILITY_COST: Final = "ability cost"
HAND_SIZE: Final = "hand size"
DRAWN: Final = "drawn in a draw phase"
AWAITED: Final = "awaited for some time"


class Situation(SpeakingResolution):
    """The resolving of one ability: who "you" are, what triggered it.

    Attributes:
        ability: The ability, if the text is one.
        event: What triggered it.
        act: The attack, Threatening or Rescue that it belongs to.
        chosen_player: The number of the player whom the text chose: "that player".
        unpaid: Whether something kept a cost from really being paid. [forever Resolving Effects]
        shielded: The character to which it does nothing, as its modifier is ignored. [forever Ignore]
        host: The character that its card was attached to before that was paid for it. [forever Attachment Card]
        was_at: Where its card was before that was paid for it, or `NOWHERE`.
    """

    __slots__ = ("ability", "act", "chosen_player", "event", "host", "shielded", "unpaid", "was_at")

    def __init__(self, player: int, source: GameCard | None, event: Happening | None = None) -> None:
        # As `Resolution` does it, without calling it, as that could be felt.
        self.player = player
        self.controller = player
        self.source = source
        self.cards = NO_CARDS
        self.number = 0
        self.amount = 0
        self.did = False
        self.ability: CardAbility | None = None
        self.event = event
        self.act: Act | None = None if event is None else event.act
        self.spoken = NOTHING_SPOKEN
        self.chosen_player = player
        self.unpaid = False
        self.shielded: GameCard | None = None
        self.host: GameCard | None = None
        self.was_at = NOWHERE

    def speaking_to(self, player: int) -> Situation:
        """The same for another player: what "each Hero player" does. Changes of the copy stay in it."""
        other = Situation(player, self.source, self.event)
        other.controller = self.controller
        other.ability = self.ability
        other.act = self.act
        other.cards = self.cards
        other.spoken = self.spoken
        other.chosen_player = self.chosen_player
        other.number = self.number
        other.amount = self.amount
        other.did = self.did
        other.shielded = self.shielded
        other.host = self.host
        other.was_at = self.was_at
        return other

    def without(self, card: GameCard) -> Situation:
        """The same once a card has left play: what comes back is another, and isn't spoken of any more."""
        other = self.speaking_to(self.player)
        other.cards = [each for each in self.cards if each is not card]
        other.spoken = [
            SpokenCards([each for each in spoken.cards if each is not card], spoken.types, spoken.called)
            for spoken in self.spoken
        ]
        return other

    def state(self) -> tuple[object, ...]:
        """All that makes two of them equal, of what lasts, as plain data."""
        source = -1 if self.source is None else self.source.serial
        cards = tuple([card.serial for card in self.cards])
        return (self.player, source, cards, self.number, self.amount, self.chosen_player)


CardEffect = Effect["ForeverGame", Situation]
CardAmount = Amount["ForeverGame", Situation]
CardCondition = Condition["ForeverGame", Situation]
Filter = filters.Filter["ForeverGame", GameCard, Situation]


class Replacement:
    """What happens in the place of something else. [forever Instead]

    Attributes:
        effect: What is done.
        situation: Who does it, and by which card.
    """

    __slots__ = ("effect", "situation")

    def __init__(self, effect: CardEffect, situation: Situation) -> None:
        self.effect = effect
        self.situation = situation


class Target(Term):
    """Cards that a text does something to: "a Hero", "each Rogue", "it".

    Attributes:
        least: How many there must be to do it to.
        chooses: Whether a player chooses it: what is chosen is a target. [forever Target]
    """

    least: int = 1
    chooses: ClassVar[bool] = False

    def candidates(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        """All the cards that it may mean now, without asking anybody."""
        raise NotImplementedError

    def pick(self, game: ForeverGame, situation: Situation, able: list[GameCard]) -> list[GameCard]:
        """The cards that it means, of those to which it can be done; the player chooses where there is a choice."""
        raise NotImplementedError


class Cost(costs.Payable["ForeverGame", Situation]):
    """What must be paid to use an ability. [forever Cost]"""

    @property
    def is_resources(self) -> bool:
        """Whether it is, or holds, a number of Renown or Infamy: the ability is then limited."""
        return False


class Occasion(occasions.Occasion["ForeverGame", Happening, Situation]):
    """What a reaction waits for. [forever Reaction]

    Attributes:
        kinds: Among what happens it is.
        certain: Whether nothing can keep it from happening, or take its place.
    """

    kinds: tuple[EventKind, ...] = ()
    certain: bool = False

    def referred(self, event: Happening) -> list[GameCard]:
        """The cards that "it", "that Hero" mean in the text that follows."""
        return event.cards

    def bring_up(self, event: Happening, situation: Situation) -> None:
        """Let the text that follows speak of what happened: "it", "that Hero"."""
        situation.speak_of(self.referred(event), (), self.spoken_as)


class CardAbility(Ability):
    """Something that can be used, answers, or modifies. [forever Character Abilities, Reaction, Modifiers]

    Attributes:
        timing: `ACTION`, `ACTIVATION`, `REACTION`, `MODIFIER` or `COMPLETED`.
        effect: What it does; of a modifier, what is done after the action. None for a modifier that does no more.
        cost: What is paid for it.
        occasion: What it waits for, if it is a reaction.
        before: Whether it comes before that: "when", not "after".
        acts: What it modifies: `ATTACK`, `THREATEN`, `RESCUE`.
        bonus: What it adds to these.
        name: What it is called.
        threshold: How many citizens must be on its card. [forever Unaligned Character Cards]
        side: The side that it is meant for, on a Location. [forever Location Cards]
        once: Whether the text says that it can be used only once a round.
        first: The how-manieth such thing of a round it answers alone: 1 the first; 0, if it answers any.
        forced: Whether it isn't its player's choice, as it offers something to others. [forever Reaction]
        kept: Whether the damage that it modifies can be neither ignored nor reduced. [forever Cannot]
        is_limited: Whether it can be: it says so, or it costs Renown or Infamy. [forever Character Abilities]
    """

    # fmt: off
    fields = (
        "timing", "effect", "cost", "occasion", "before", "acts", "bonus", "name", "threshold", "side", "once", "kept",
        "forced", "first",
    )
    # fmt: on
    at_once = ("effect",)
    vain = "its condition never holds"
    defaults: ClassVar[dict[str, object]] = {
        "effect": None,
        "cost": None,
        "occasion": None,
        "before": False,
        "acts": (),
        "bonus": None,
        "name": "",
        "threshold": 0,
        "side": "",
        "once": False,
        "kept": False,
        "forced": False,
        "first": 0,
    }

    def __init__(
        self,
        timing: str,
        effect: CardEffect | None = None,
        cost: Cost | None = None,
        occasion: Occasion | None = None,
        before: bool = False,
        acts: tuple[str, ...] = (),
        bonus: CardAmount | None = None,
        name: str = "",
        threshold: int = 0,
        side: str = "",
        once: bool = False,
        kept: bool = False,
        forced: bool = False,
        first: int = 0,
    ) -> None:
        self.timing = timing
        self.effect = effect
        self.cost = cost
        self.occasion = occasion
        self.before = before
        self.acts = acts
        self.bonus = bonus
        self.name = name
        self.threshold = threshold
        self.side = side
        self.once = once
        self.kept = kept
        self.forced = forced
        self.first = first
        self.is_limited = once or first > 0 or (cost is not None and cost.is_resources)


def add_ability(card: CardDefinition, ability: CardAbility) -> None:
    """Let a card have one more ability, among those that are used, react or modify."""
    card.abilities = (*card.abilities, ability)
    if ability.timing in (ACTION, ACTIVATION):
        card.uses = (*card.uses, ability)
    elif ability.timing == REACTION:
        card.reactions = (*card.reactions, ability)
    elif ability.timing == MODIFIER:
        card.modifiers = (*card.modifiers, ability)


class Constant(Term):
    """Something that is so as long as a card is in play, or for some time. [forever Constant Abilities]

    Every hook says what it changes; most change one thing.
    """

    def bound(self, game: ForeverGame, situation: Situation) -> Constant:
        """The same for the certain cards that it means now: one that leaves play and returns is another.

        These are then the cards that the situation speaks of.
        """
        return self

    def ended(self, game: ForeverGame, situation: Situation) -> None:
        """What comes of it as it ends."""

    def aspects(self) -> tuple[str, ...]:
        """Of what it says something, as it is asked of nothing else.

        Values, costs and thresholds that it changes, what it forbids, and one word for each other hook.
        """
        raise NotImplementedError

    def change(self, game: ForeverGame, value: str, card: GameCard, situation: Situation) -> int:
        """By how much it changes a value of a card: one of `VALUES`, a cost or a threshold."""
        return 0

    def lowers(self, value: str) -> bool:
        """Whether it could make a value less: of which cards, is not asked."""
        return value in self.aspects()

    def adds_to_act(self, game: ForeverGame, act: Act, situation: Situation) -> int:
        """What it adds to the damage or the claim of an act, without being a modifier."""
        return 0

    def reduces_modifier(self, game: ForeverGame, act: Act, situation: Situation) -> int:
        """By how much it reduces the damage of one modifier of an attack. [forever Modifiers]"""
        return 0

    def reduces_damage(self, game: ForeverGame, event: Happening, situation: Situation) -> int:
        """By how much it reduces damage that a character is about to suffer. [forever Damage]"""
        return 0

    def keeps_damage(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        """Whether it keeps damage from being ignored or reduced. [forever Cannot]"""
        return False

    def forbids(self, game: ForeverGame, deed: str, card: GameCard, situation: Situation) -> bool:
        """Whether a card cannot do something, or have it done to it: one of `FORBIDDEN`. [forever Cannot]"""
        return False

    def keeps_apart(self, game: ForeverGame, actor: GameCard, card: GameCard, situation: Situation) -> bool:
        """Whether it keeps a character from attacking another. [forever Cannot]"""
        return False

    def blanks(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        """Whether it makes a card blank. [forever Blank]"""
        return False

    def adds_to_hand(self, game: ForeverGame, player: int, situation: Situation) -> int:
        """How many more cards a player may hold at the end of a draw phase. [forever Draw Phase]"""
        return 0

    def adds_to_draw(self, game: ForeverGame, player: int, situation: Situation) -> int:
        """How many more cards a player draws in a draw phase. [forever Rogue Draw Phase, Draw Phase]"""
        return 0

    def affiliates(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        """Whether it lets a card match the affiliation of its own character. [forever Affiliated Cards]"""
        return False

    def awaits(self) -> CardAbility | None:
        """What answers something that is waited for, where it waits for something."""
        return None

    def is_used_up(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        """Whether it is over once a card was bought or recruited: "the next card you buy ..."."""
        return False

    def is_done_with(self) -> bool:
        """Whether it is over once it has answered: "the next time ..."."""
        return False

    def allows_another_act(self, game: ForeverGame, card: GameCard, situation: Situation) -> bool:
        """Whether it lets a character both attack and Threaten, or Rescue, in one activation."""
        return False


class PlayRule(Term):
    """How a card is played, beyond the rules."""

    def hosts(self, game: ForeverGame, card: GameCard, player: int) -> list[GameCard] | None:
        """The cards in play that an attachment can be put on; none if it says nothing of that."""
        return None

    def allows(self, game: ForeverGame, card: GameCard, player: int) -> bool:
        """Whether the card may be played now."""
        return True

    def pay(self, game: ForeverGame, card: GameCard, player: int) -> bool:
        """Pay what the card costs to be played; tells whether that could be done. [forever Cost]"""
        return True

    @property
    def for_anybody(self) -> bool:
        """Whether any character can use it, whatever its affiliation. [forever Any Character Can Play]"""
        return False

    @property
    def faceup(self) -> bool:
        """Whether a Scheme is played faceup. [forever Scheme]"""
        return False
