"""Cards that a text means without a choice: the one that it stands on, and those that it spoke of: "it", "that ..."."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs.actions.equipping import bearer_of
from longbox.games.vs.aspects import ANY, ATTACHMENT, FACE, IN_PLAY, NAME, Fact
from longbox.games.vs.definitions import CHARACTER, EQUIPMENT
from longbox.games.vs.objects import UNATTACHED, Reference
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.terms import (
    CARD_SORT,
    ITS_BEARER,
    ITSELF,
    OBJECTS,
    Filter,
    Noun,
    Situation,
)
from longbox.games.vs.text.nouns import BOTH, DISCARDED, REMOVED, STUNNED, references_to, speak_of
from longbox.kernel.terms import CARD, MEASURE, PRONOUN, WORD, Bearer, Need, Term

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame


class This(Noun):
    """The card that the text stands on: "this card". [vs 201.2]"""

    named = True
    outright = True

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        return bearer.sorts

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = game.find(situation.reference)
        if found is None:
            return []
        situation.speak(self, (situation.reference,))
        return [found]

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = situation.recalled(game, situation.reference)
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
    named = True
    outright = True

    def __init__(self, name: str) -> None:
        self.name = name
        self.itself = This()

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        return bearer.sorts if self.name in bearer.names else ()

    def is_itself(self, situation: Situation) -> bool:
        """Whether the text means the card that it stands on."""
        source = situation.source
        if source is None:
            return False
        definition = source.definition
        return bool(self.name in (definition.card_name, definition.identity))

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        if self.is_itself(situation):
            found = self.itself.find(game, situation)
            situation.call(self, references_to(game, found))
            return found
        found = self.recall(game, situation)
        speak_of(game, situation, self, found)
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
    """The character that this equipment is attached to. [vs 302.4]

    To an effect of an equipment that has left play since it was used or triggered, as it may as a cost, that is the
    character to which it was attached last. [vs 508.2e]
    """

    named = True
    needs = (Need(CARD, (EQUIPMENT,), "be attached to a character", "302.4"),)

    def sorts(self) -> tuple[str, ...]:
        return (CHARACTER,)

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = self.bearers(game, situation)
        speak_of(game, situation, self, found)
        return found

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        return self.bearers(game, situation)

    def bearers(self, game: VsGame, situation: Situation) -> list[Qualities]:
        """The character, as a list."""
        serial = bearer_of(game, situation.source, situation.reference)
        return [] if serial == UNATTACHED else [game.qualities(game.box[serial])]

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.card.serial == bearer_of(game, situation.source, situation.reference)

    def scope(self, situation: Situation) -> int:
        return ITS_BEARER

    def reads(self) -> tuple[Fact, ...]:
        return ((ATTACHMENT, ANY),)


# What the text spoke of


class Spoken(Noun):
    """Cards that the text spoke of, or that were paid with: it asks about them as they were where they lay then.

    [vs 508.2e]

    Attributes:
        sort: As what it spoke of them.
    """

    sort: ClassVar[str] = CARD_SORT

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        return situation.all_found(game, self.sort)

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        return situation.all_recalled(game, self.sort)

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return any([found.card is qualities.card for found in self.find(game, situation)])


class Pronoun(Spoken):
    """The cards that the text spoke of last, as it was read. [vs That <Something>, The <Something>]

    Where the text leaves it out it is bound to nothing, and means what was spoken of last as it is played.

    Attributes:
        word: What the text says: "it", "he", "him", "she", "her", "they", "them", "each of them".
    """

    fields: ClassVar[tuple[str, ...]] = ("word",)
    defaults: ClassVar[dict[str, object]] = {"word": "it"}
    refers: ClassVar[str] = PRONOUN

    def __init__(self, word: str = "it") -> None:
        self.word = word

    def can_mean_many(self) -> bool:
        return self.word in ("they", "them", "each of them")

    def in_plural(self) -> Term | None:
        return Pronoun("them")

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = [situation.found(game, reference) for reference in self.meant(situation)]
        return [qualities for qualities in found if qualities is not None]

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = [situation.recalled(game, reference) for reference in self.meant(situation)]
        return [qualities for qualities in found if qualities is not None]

    def meant(self, situation: Situation) -> tuple[Reference, ...]:
        """References to what it means."""
        return situation.last_called(self.bound_to or (CARD_SORT,))


class Same(Pronoun):
    """The cards that the statement before was about: it isn't said once more."""

    fields = ()
    refers = ""
    speaks = False

    def __init__(self) -> None:
        super().__init__()


class ThatCard(Noun):
    """The cards of a kind that the text spoke of last: "that character", "the stunned character".

    Which these are is bound as the text is read. They are still meant where their description has changed since.
    [vs That <Something>, The <Something>]
    """

    fields = ("filter",)
    refers: ClassVar[str] = WORD

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        return self.filter.sorts_on(bearer)

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def found_where(self) -> str:
        return self.filter.found_where()

    def in_plural(self) -> Term | None:
        return ThoseCards(self.filter)

    def meant(self, situation: Situation) -> tuple[Reference, ...]:
        """References to what it was bound to as its text was read; to nothing where the text didn't speak of that."""
        return situation.last_called(self.bound_to)

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        references = self.meant(situation)
        situation.mention(CARD_SORT, references)
        return situation.all_found(game, CARD_SORT)

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = [situation.recalled(game, reference) for reference in self.meant(situation)]
        return [qualities for qualities in found if qualities is not None]

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        found = [situation.found(game, reference) for reference in self.meant(situation)]
        return any([other is not None and other.card is qualities.card for other in found])


class ThoseCards(ThatCard):
    """Several cards of a kind that the text spoke of: "those characters"."""

    def can_mean_many(self) -> bool:
        return True


class ThatDescribed(ThatCard):
    """Cards that are described once more as the text spoke of them: "that character adjacent to Storm"."""


class TheChosen(ThatCard):
    """The same, said as "the chosen character"."""


class TheStunned(ThatCard):
    """The same, said as "the stunned character": not what stunned it."""

    role = STUNNED


class TheDiscarded(Spoken):
    """The cards that were discarded: "the discarded card". [vs 508.2e]"""

    sort = DISCARDED
    refers = MEASURE
    speaks = False

    def sorts(self) -> tuple[str, ...]:
        return (DISCARDED,)


class TheRemoved(Spoken):
    """The cards that were removed from the game: "the removed card". [vs 508.2e]"""

    sort = REMOVED
    refers = MEASURE
    speaks = False

    def sorts(self) -> tuple[str, ...]:
        return (REMOVED,)


class Both(Spoken):
    """The two cards that were chosen: "both". [vs 508.2b]"""

    sort = BOTH
    refers = MEASURE
    speaks = False

    def sorts(self) -> tuple[str, ...]:
        return (BOTH,)
