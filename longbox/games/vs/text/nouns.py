"""Cards that a text does something to: "characters you control", "a resource you control", "a card from your hand".

What is chosen is chosen as it is found, by the player who is told to do something. [vs 508.2b]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from longbox.games.vs.actions.choosing import as_choice
from longbox.games.vs.aspects import ANY, IN_PLAY, PILES, Fact
from longbox.games.vs.definitions import CHARACTER
from longbox.games.vs.objects import Reference
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.terms import (
    CHARACTERS,
    OBJECTS,
    Filter,
    Noun,
    Situation,
    TextAmount,
    Who,
)
from longbox.kernel import terms
from longbox.kernel.cards import Card
from longbox.kernel.choices import DONE, Choice
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import OUT_OF_PLAY, Bearer, Term
from longbox.kernel.zones import PUBLIC

if TYPE_CHECKING:
    from longbox.games.vs.definitions import CardDefinition, GameCard
    from longbox.games.vs.game import VsGame

CHOOSE: Final = Prompt("Choose a card", "508.2b")
DISCARDED: Final = "discarded"
"""What a text had somebody discard, among what it spoke of."""
REVEALED: Final = "revealed"
"""What a text had somebody reveal or look at, among what it spoke of."""
REMOVED: Final = "removed"
"""What a text had somebody remove from the game, among what it spoke of."""
STUNNED: Final = "stunned"
"""What was stunned, among what a text spoke of, where it also spoke of what stunned it."""
BOTH: Final = "both"
"""The two cards that a text had somebody choose, among what it spoke of."""
REPLACED: Final = "replaced"
"""What a text had somebody replace, among what it spoke of."""


def references_to(game: VsGame, found: list[Qualities]) -> tuple[Reference, ...]:
    """References to cards where they lie now."""
    return tuple([game.reference(qualities.card) for qualities in found])


def speak_of(game: VsGame, situation: Situation, of: Term, found: list[Qualities]) -> None:
    """Let later words of a text mean these cards, which a part of it spoke of: "it", "those characters".

    [vs That <Something>, The <Something>]
    """
    situation.speak(of, references_to(game, found))


def choose(
    game: VsGame,
    player: int,
    candidates: list[Qualities],
    source: Card[Any] | None,
    least: int = 1,
    most: int = 1,
    prompt: Prompt = CHOOSE,
) -> list[Qualities]:
    """Let a player choose some of some cards or objects, one after another; those all alike to the player by place.

    Of several copies of a card in a hand or KO'd pile one is offered, as it makes no difference which. Even if no other
    card is left in the hand the player is asked, or else the others would know.
    """
    left = candidates.copy()
    taken: list[Qualities] = []
    most = min(most, len(left))
    least = min(least, most)
    while len(taken) < most:
        if len(left) == least - len(taken):
            return taken + left
        offered = without_copies(game, left)
        choices = [as_choice(game, player, game.reference(qualities.card)) for qualities in offered]
        ended: list[Choice] = [DONE] if len(taken) >= least else []
        if len(choices) == 1 and not ended and game.place_of(offered[0].card).visibility == PUBLIC:
            chosen = offered[0]
        else:
            answer = game.ask(Question(player, prompt, [*choices, *ended], source, least, most))
            if answer is DONE:
                break
            chosen = offered[choices.index(answer)]
        left.remove(chosen)
        taken.append(chosen)
    return taken


def without_copies(game: VsGame, candidates: list[Qualities]) -> list[Qualities]:
    """Cards among which one can choose; of those that are alike and lie together out of play only one.

    It is the one that most players know: who has seen a copy can't tell whether another one stays behind.
    """
    found: list[Qualities] = []
    places: dict[tuple[CardDefinition, int], int] = {}
    for qualities in candidates:
        kind = (qualities.definition, game.places[qualities.card.serial])
        if qualities.object is not None or kind not in places:
            places[kind] = len(found)
            found.append(qualities)
        elif known_to(game, qualities) > known_to(game, found[places[kind]]):
            found[places[kind]] = qualities
    return found


def known_to(game: VsGame, qualities: Qualities) -> int:
    """How many players know a card."""
    return len([player for player in game.players if game.knows(player.number, qualities.card)])


def in_play(game: VsGame, filter: Filter, situation: Situation) -> list[Qualities]:
    """The objects of a kind."""
    standing = game.standing()
    objects = standing.characters if filter.within == CHARACTER else standing.everything
    return [qualities for qualities in objects if filter.matches(game, qualities, situation)]


def choose_to_speak_of(
    game: VsGame, situation: Situation, of: Noun, candidates: list[Qualities], least: int, most: int
) -> list[Qualities]:
    """Let the player whom the text tells choose some cards, and let later words of the text mean these."""
    found = choose(game, situation.player, candidates, situation.source, least, most)
    speak_of(game, situation, of, found)
    return found


class OfKind(Noun):
    """Objects of a kind: all of them, or those that are chosen."""

    fields: ClassVar[tuple[str, ...]] = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        return self.filter.sorts_on(bearer)

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def found_where(self) -> str:
        return terms.IN_PLAY

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        return in_play(game, self.filter, situation)

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        return qualities.object is not None and self.filter.matches(game, qualities, situation)

    def reads(self) -> tuple[Fact, ...]:
        return ((IN_PLAY, ANY),)


class Each(OfKind):
    """All objects of a kind: "characters you control", "each front row X-Men character you control"."""

    def are_many(self) -> bool:
        return True

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = in_play(game, self.filter, situation)
        speak_of(game, situation, self, found)
        return found

    def scope(self, situation: Situation) -> int:
        return CHARACTERS if self.filter.within == CHARACTER else OBJECTS


class Every(Each):
    """The same, said as "each character"."""


class All(Each):
    """The same, said as "all characters"."""


class One(OfKind):
    """An object of a kind, whichever is meant or is chosen: "a character you control". [vs 508.2b]"""

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        return choose_to_speak_of(game, situation, self, in_play(game, self.filter, situation), 1, 1)


class Several(OfKind):
    """So many objects of a kind that are chosen: "two characters you control", "up to two resources". [vs Up To]"""

    fields = ("number", "filter", "up_to")
    defaults: ClassVar[dict[str, object]] = {"up_to": False}

    def __init__(self, number: TextAmount, filter: Filter, up_to: bool = False) -> None:
        super().__init__(filter)
        self.number = number
        self.up_to = up_to

    def are_many(self) -> bool:
        return self.number.can_be_several()

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        number = self.number.count(game, situation)
        candidates = in_play(game, self.filter, situation)
        return choose_to_speak_of(game, situation, self, candidates, 0 if self.up_to else number, number)


class AnyNumber(Noun):
    """As many objects of a kind as a player chooses: "any number of Fantastic Four characters you control"."""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        return self.filter.sorts_on(bearer)

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def found_where(self) -> str:
        return terms.IN_PLAY

    def are_many(self) -> bool:
        return True

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        candidates = in_play(game, self.filter, situation)
        return choose_to_speak_of(game, situation, self, candidates, 0, len(candidates))

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        return in_play(game, self.filter, situation)


# Cards that are not in play


class TopOfDeck(Noun):
    """Cards on top of decks: "the top card of your deck", "the top four cards of your deck"."""

    fields = ("number", "who")

    def __init__(self, number: TextAmount, who: Who) -> None:
        self.number = number
        self.who = who

    def found_where(self) -> str:
        return OUT_OF_PLAY

    def are_many(self) -> bool:
        return self.number.can_be_several()

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = self.recall(game, situation)
        speak_of(game, situation, self, found)
        return found

    def recall(self, game: VsGame, situation: Situation) -> list[Qualities]:
        number = self.number.count(game, situation)
        cards: list[GameCard] = []
        for player in self.who.players(game, situation):
            cards += reversed(game.deck(player)[-number:] if number else [])
        return [game.qualities(card) for card in cards]

    def reads(self) -> tuple[Fact, ...]:
        return ((PILES, ANY),)


class FromPile(Noun):
    """So many cards of a kind that are chosen from where the player's cards lie."""

    fields: ClassVar[tuple[str, ...]] = ("number", "filter", "up_to")
    defaults: ClassVar[dict[str, object]] = {"up_to": False}

    def __init__(self, number: TextAmount, filter: Filter, up_to: bool = False) -> None:
        self.number = number
        self.filter = filter
        self.up_to = up_to

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        return self.filter.sorts_on(bearer)

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def found_where(self) -> str:
        return OUT_OF_PLAY

    def are_many(self) -> bool:
        return self.number.can_be_several()

    def pile(self, game: VsGame, player: int) -> list[GameCard]:
        """The cards that lie there."""
        raise NotImplementedError

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        number = self.number.count(game, situation)
        pile = [game.qualities(card) for card in self.pile(game, situation.player)]
        candidates = [qualities for qualities in pile if self.filter.matches(game, qualities, situation)]
        return choose_to_speak_of(game, situation, self, candidates, 0 if self.up_to else number, number)

    def reads(self) -> tuple[Fact, ...]:
        return ((PILES, ANY),)


class AllInKoPile(Noun):
    """All cards of a kind in one's KO'd pile: "all character cards in your KO'd pile"."""

    fields = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def found_where(self) -> str:
        return OUT_OF_PLAY

    def are_many(self) -> bool:
        return True

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        pile = [game.qualities(card) for card in game.piles[game.players[situation.player].ko_pile.number]]
        found = [qualities for qualities in pile if self.filter.matches(game, qualities, situation)]
        speak_of(game, situation, self, found)
        return found

    def reads(self) -> tuple[Fact, ...]:
        return ((PILES, ANY),)


class FromHand(FromPile):
    """So many cards of a kind in a hand that are chosen: "a card from your hand"."""

    def pile(self, game: VsGame, player: int) -> list[GameCard]:
        return game.hand(player)


class FromKoPile(FromPile):
    """So many cards of a kind in one's KO'd pile that are chosen: "a character card from your KO'd pile"."""

    def pile(self, game: VsGame, player: int) -> list[GameCard]:
        return game.piles[game.players[player].ko_pile.number]
