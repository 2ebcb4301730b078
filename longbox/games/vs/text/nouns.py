"""Cards that a text does something to: "characters you control", "a resource you control", "it", "equipped character".

What is chosen is chosen as it is found, by the player who is told to do something. [vs 508.2b]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from longbox.games.vs.aspects import ANY, ATTACHMENT, FACE, IN_PLAY, NAME, PILES, Fact
from longbox.games.vs.chain.announcing import as_choice
from longbox.games.vs.objects import UNATTACHED, Reference
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.text.targets import ANY_NUMBER, TargetCards
from longbox.games.vs.text.terms import (
    CARD_SORT,
    CHARACTERS,
    ITS_BEARER,
    ITSELF,
    NOTHING,
    OBJECTS,
    Amount,
    Filter,
    Noun,
    Situation,
    Who,
)
from longbox.games.vs.text.values import value_of
from longbox.kernel.cards import Card
from longbox.kernel.choices import DONE, Choice
from longbox.kernel.questions import Prompt, Question

if TYPE_CHECKING:
    from longbox.games.vs.game import TeamCard, VsGame

CHOOSE: Final = Prompt("Choose a card", "508.2b")
DISCARDED: Final = "discarded"
"""What a text had somebody discard, among what it spoke of."""


def references_to(game: VsGame, found: list[Qualities]) -> tuple[Reference, ...]:
    """References to cards where they lie now."""
    return tuple([game.reference(qualities.card) for qualities in found])


def speak_of(game: VsGame, situation: Situation, found: list[Qualities]) -> None:
    """Let later words of a text mean these cards: "it", "those characters". [vs That <Something>, The <Something>]"""
    situation.mention(CARD_SORT, references_to(game, found))


def choose(
    game: VsGame,
    player: int,
    candidates: list[Qualities],
    source: Card[Any] | None,
    least: int = 1,
    most: int = 1,
    prompt: Prompt = CHOOSE,
) -> list[Qualities]:
    """Let a player choose some of some cards or objects, one after another; those all alike to the player by place."""
    left = candidates.copy()
    taken: list[Qualities] = []
    most = min(most, len(left))
    least = min(least, most)
    while len(taken) < most:
        if len(left) == least - len(taken):
            return taken + left
        choices = [as_choice(game, player, game.reference(qualities.card)) for qualities in left]
        ended: list[Choice] = [DONE] if len(taken) >= least else []
        answer = game.ask(Question(player, prompt, [*choices, *ended], source, least, most))
        if answer is DONE:
            break
        taken.append(left.pop(choices.index(answer)))
    return taken


def in_play(game: VsGame, filter: Filter, situation: Situation) -> list[Qualities]:
    """The objects of a kind."""
    standing = game.standing()
    objects = standing.characters if filter.only_characters else standing.everything
    return [qualities for qualities in objects if filter.matches(game, qualities, situation)]


class Each(Noun):
    """All objects of a kind: "characters you control", "each front row X-Men character you control"."""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = in_play(game, self.filter, situation)
        speak_of(game, situation, found)
        return found

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        return in_play(game, self.filter, situation)

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and self.filter.matches(game, qualities, situation)

    def scope(self, situation: Situation) -> int:
        return CHARACTERS if self.filter.only_characters else OBJECTS

    def reads(self) -> tuple[Fact, ...]:
        return ((IN_PLAY, ANY),)


class Every(Each):
    """The same, said as "each character"."""


class All(Each):
    """The same, said as "all characters"."""


class One(Noun):
    """An object of a kind, whichever is meant or is chosen: "a character you control". [vs 508.2b]"""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = choose(game, situation.player, in_play(game, self.filter, situation), situation.source)
        speak_of(game, situation, found)
        return found

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        return in_play(game, self.filter, situation)

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and self.filter.matches(game, qualities, situation)

    def reads(self) -> tuple[Fact, ...]:
        return ((IN_PLAY, ANY),)


class Several(Noun):
    """So many objects of a kind that are chosen: "two characters you control", "up to two resources". [vs Up To]"""

    fields = ("number", "filter", "up_to")
    defaults: ClassVar[dict[str, object]] = {"up_to": False}

    def __init__(self, number: Amount, filter: Filter, up_to: bool = False) -> None:
        self.number = number
        self.filter = filter
        self.up_to = up_to

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        number = self.number.count(game, situation)
        least = 0 if self.up_to else number
        candidates = in_play(game, self.filter, situation)
        found = choose(game, situation.player, candidates, situation.source, least, number)
        speak_of(game, situation, found)
        return found

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        return in_play(game, self.filter, situation)

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and self.filter.matches(game, qualities, situation)

    def reads(self) -> tuple[Fact, ...]:
        return ((IN_PLAY, ANY),)


class AnyNumber(Noun):
    """As many objects of a kind as a player chooses: "any number of Fantastic Four characters you control"."""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        candidates = in_play(game, self.filter, situation)
        found = choose(game, situation.player, candidates, situation.source, 0, len(candidates))
        speak_of(game, situation, found)
        return found

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        return in_play(game, self.filter, situation)


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


# Cards that are known without a choice


class This(Noun):
    """The card that the text stands on: "this card". [vs 201.2]"""

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = game.find(situation.reference)
        if found is None:
            return []
        situation.mention(CARD_SORT, (situation.reference,))
        return [found]

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = game.recall(situation.reference)
        return [] if found is None else [found]

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.card is situation.source and game.is_current(situation.reference)

    def scope(self, situation: Situation) -> int:
        return ITSELF


class Called(Noun):
    """A card by its name. On a card of that name it means that very card; elsewhere, any of that name.

    [vs 201.2, 202.3]

    It goes by the printed name, as a card whose name was changed goes on to speak of itself. [vs 201.7]
    """

    fields = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name
        self.itself = This()

    def is_itself(self, situation: Situation) -> bool:
        """Whether the text means the card that it stands on."""
        source = situation.source
        if source is None:
            return False
        definition = source.definition
        return bool(self.name in (definition.card_name, definition.identity))

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        if self.is_itself(situation):
            return self.itself.find(game, situation)
        found = self.recall(game, situation)
        speak_of(game, situation, found)
        return found

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        if self.is_itself(situation):
            return self.itself.recall(game, situation)
        return [qualities for qualities in game.standing().everything if self.name in qualities.names]

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        if self.is_itself(situation):
            return self.itself.covers(game, qualities, situation)
        return qualities.object is not None and self.name in qualities.names

    def scope(self, situation: Situation) -> int:
        return ITSELF if self.is_itself(situation) else OBJECTS

    def reads(self) -> tuple[Fact, ...]:
        return ((NAME, self.name), (FACE, ANY), (IN_PLAY, ANY))


def means_itself(noun: Noun, situation: Situation) -> bool:
    """Whether a text means the card that it stands on."""
    return isinstance(noun, This) or (isinstance(noun, Called) and noun.is_itself(situation))


class EquippedCharacter(Noun):
    """The character that this equipment is attached to. [vs 302.4]"""

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = self.bearers(game, situation)
        speak_of(game, situation, found)
        return found

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        return self.bearers(game, situation)

    def bearers(self, game: VsGame, situation: Situation) -> list[Qualities]:
        """The character, as a list."""
        source = situation.source
        if source is None or not game.is_current(situation.reference) or source.serial not in game.objects:
            return []
        serial = game.thing(source).attached_to
        return [] if serial == UNATTACHED else [game.qualities(game.box[serial])]

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        source = situation.source
        if source is None or source.serial not in game.objects or not game.is_current(situation.reference):
            return False
        return game.thing(source).attached_to == qualities.card.serial

    def scope(self, situation: Situation) -> int:
        return ITS_BEARER

    def reads(self) -> tuple[Fact, ...]:
        return ((ATTACHMENT, ANY),)


# What the text spoke of


class It(Noun):
    """The cards that the text spoke of last. [vs That <Something>, The <Something>]

    Attributes:
        word: What the text says: "it", "he", "him", "she", "her", "they", "them".
    """

    fields: ClassVar[tuple[str, ...]] = ("word",)
    defaults: ClassVar[dict[str, object]] = {"word": "it"}

    def __init__(self, word: str = "it") -> None:
        self.word = word

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = [game.find(reference) for reference in situation.last_mentioned(CARD_SORT)]
        return [qualities for qualities in found if qualities is not None]

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = [game.recall(reference) for reference in situation.last_mentioned(CARD_SORT)]
        return [qualities for qualities in found if qualities is not None]

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return game.reference(qualities.card) in situation.last_mentioned(CARD_SORT)


class Same(It):
    """The cards that the statement before was about: it isn't said once more."""

    fields = ()

    def __init__(self) -> None:
        super().__init__()


class That(Noun):
    """The cards of a kind that the text spoke of last: "that character", "the stunned character".

    They are still meant where their description has changed since. [vs That <Something>, The <Something>]
    """

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def meant(self, game: VsGame, situation: Situation) -> tuple[Reference, ...]:
        """References to them: objects rather than cards elsewhere, where both are of the kind."""
        return self.latest(game, situation, objects=True) or self.latest(game, situation, objects=False)

    def latest(self, game: VsGame, situation: Situation, *, objects: bool) -> tuple[Reference, ...]:
        """References to the latest of them that the text spoke of."""
        for sort, references in reversed(situation.mentioned):
            if sort == CARD_SORT:
                if NOTHING in references:
                    # What the text spoke of could not be found.
                    return ()
                kept = [reference for reference in references if self.described(game, reference, situation, objects)]
                if kept:
                    return tuple(kept)
        return ()

    def described(self, game: VsGame, reference: Reference, situation: Situation, objects: bool) -> bool:
        """Whether a card is, or last was, of the kind."""
        qualities = game.recall(reference)
        if qualities is None or (objects and qualities.object is None):
            return False
        return self.filter.matches(game, qualities, situation)

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        references = self.meant(game, situation)
        situation.mention(CARD_SORT, references)
        found = [game.find(reference) for reference in references]
        return [qualities for qualities in found if qualities is not None]

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = [game.recall(reference) for reference in self.meant(game, situation)]
        return [qualities for qualities in found if qualities is not None]

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return game.reference(qualities.card) in self.meant(game, situation)


class TheChosen(That):
    """The same, said as "the chosen character"."""


class TheStunned(That):
    """The same, said as "the stunned character"."""


class TheDiscarded(Noun):
    """The cards that were discarded: "the discarded card". [vs 508.2e]"""

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = [game.find(reference) for reference in situation.last_mentioned(DISCARDED)]
        return [qualities for qualities in found if qualities is not None]

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = [game.recall(reference) for reference in situation.last_mentioned(DISCARDED)]
        return [qualities for qualities in found if qualities is not None]


# Cards that are not in play


class TopOfDeck(Noun):
    """Cards on top of decks: "the top card of your deck", "the top four cards of your deck"."""

    fields = ("number", "who")

    def __init__(self, number: Amount, who: Who) -> None:
        self.number = number
        self.who = who

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = self.recall(game, situation)
        speak_of(game, situation, found)
        return found

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        number = self.number.count(game, situation)
        cards: list[TeamCard] = []
        for player in self.who.players(game, situation):
            cards += reversed(game.deck(player)[-number:] if number else [])
        return [game.qualities(card) for card in cards]

    def reads(self) -> tuple[Fact, ...]:
        return ((PILES, ANY),)


class FromHand(Noun):
    """So many cards of a kind in a hand that are chosen: "a card from your hand"."""

    fields = ("number", "filter", "up_to")
    defaults: ClassVar[dict[str, object]] = {"up_to": False}

    def __init__(self, number: Amount, filter: Filter, up_to: bool = False) -> None:
        self.number = number
        self.filter = filter
        self.up_to = up_to

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        number = self.number.count(game, situation)
        hand = [game.qualities(card) for card in game.hand(situation.player)]
        candidates = [qualities for qualities in hand if self.filter.matches(game, qualities, situation)]
        least = 0 if self.up_to else number
        found = choose(game, situation.player, candidates, situation.source, least, number)
        speak_of(game, situation, found)
        return found

    def reads(self) -> tuple[Fact, ...]:
        return ((PILES, ANY),)


class FromKoPile(Noun):
    """So many cards of a kind in one's KO'd pile that are chosen: "a character card from your KO'd pile"."""

    fields = ("number", "filter", "up_to")
    defaults: ClassVar[dict[str, object]] = {"up_to": False}

    def __init__(self, number: Amount, filter: Filter, up_to: bool = False) -> None:
        self.number = number
        self.filter = filter
        self.up_to = up_to

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        number = self.number.count(game, situation)
        pile = [game.qualities(card) for card in game.piles[game.players[situation.player].ko_pile.number]]
        candidates = [qualities for qualities in pile if self.filter.matches(game, qualities, situation)]
        least = 0 if self.up_to else number
        found = choose(game, situation.player, candidates, situation.source, least, number)
        speak_of(game, situation, found)
        return found

    def reads(self) -> tuple[Fact, ...]:
        return ((PILES, ANY),)
