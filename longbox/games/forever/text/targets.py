"""Which cards a text does something to, and who chooses them: "a Hero", "each Rogue", "it"."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.forever.abilities import Filter, Situation, Target
from longbox.games.forever.definitions import LOCATION, GameCard
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.filters import Definite, found, is_other
from longbox.games.forever.text.places import place_of
from longbox.games.forever.text.players import choose_player, players_of
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import PRONOUN, WORD, Bearer, Term

CHOOSE: Final[Prompt] = Prompt("Choose a card", "Resolving Effects")
CHOOSE_PLACE: Final[Prompt] = Prompt("Choose a Location", "Resolving Effects")
CHOOSE_SCHEME: Final[Prompt] = Prompt("Choose a Location with a Scheme", "Resolving Effects")


class The(Target):
    """The cards that a text names outright: "Batman", "this card"."""

    fields = ("filter",)
    outright = True

    def __init__(self, filter: Definite) -> None:
        self.filter = filter

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        return self.filter.sorts_on(bearer)

    def candidates(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        return found(game, self.filter, situation)

    def pick(self, game: ForeverGame, situation: Situation, able: list[GameCard]) -> list[GameCard]:
        return able


class Each(Target):
    """All cards of a kind: "each Hero". [forever Ties]"""

    fields: ClassVar[tuple[str, ...]] = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def are_many(self) -> bool:
        return True

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def candidates(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        return found(game, self.filter, situation)

    def pick(self, game: ForeverGame, situation: Situation, able: list[GameCard]) -> list[GameCard]:
        return able


class EachSomewhere(Each):
    """All cards of a kind at a Location that the player chooses: "each Hero at a Location of your choice"."""

    chooses: ClassVar[bool] = True

    def candidates(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        return [card for card in super().candidates(game, situation) if game.location(game.spot_of(card)) is not None]

    def pick(self, game: ForeverGame, situation: Situation, able: list[GameCard]) -> list[GameCard]:
        spots = [game.spot_of(card) for card in able]
        places = [place for place in game.locations() if game.spot_of(place) in spots]
        chosen = game.choose_card(situation.player, CHOOSE_PLACE, places, situation.source)
        return [card for card in able if chosen is not None and game.spot_of(card) == game.spot_of(chosen)]


class One(Each):
    """One card of a kind, which the player of the text chooses: "a Hero". [forever Resolving Effects, Target]"""

    chooses: ClassVar[bool] = True

    def are_many(self) -> bool:
        return False

    def pick(self, game: ForeverGame, situation: Situation, able: list[GameCard]) -> list[GameCard]:
        return choose(game, situation, able, 1, 1)


class OneAtRandom(One):
    """One card of a kind, which nobody chooses: "a random Hero", "a Hero at random"."""

    chooses: ClassVar[bool] = False

    def pick(self, game: ForeverGame, situation: Situation, able: list[GameCard]) -> list[GameCard]:
        shuffled = able.copy()
        game.randomness.shuffle(shuffled)
        return shuffled[:1]


class OneTheyChoose(One):
    """One card of a kind, which another player chooses: "a Hero of the Hero player's choice". [forever Target]"""

    fields = ("filter", "kind")

    def __init__(self, filter: Filter, kind: str) -> None:
        super().__init__(filter)
        self.kind = kind

    def pick(self, game: ForeverGame, situation: Situation, able: list[GameCard]) -> list[GameCard]:
        chooser = choose_player(game, players_of(game, self.kind, situation.player), situation)
        return choose(game, situation.speaking_to(chooser), able, 1, 1)


class Another(One):
    """One card of a kind that is none of those that the text spoke of, nor its own: "another Hero".

    A card of a character speaks for that character. [forever Affiliated Cards]
    """

    def candidates(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        return [card for card in super().candidates(game, situation) if is_other(game, card, situation)]


class UpTo(Target):
    """Up to so many cards of a kind: "up to two Heroes"."""

    fields = ("most", "filter")
    chooses: ClassVar[bool] = True

    def __init__(self, most: int, filter: Filter) -> None:
        self.most = most
        self.filter = filter

    def are_many(self) -> bool:
        return self.most > 1

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def candidates(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        return found(game, self.filter, situation)

    def pick(self, game: ForeverGame, situation: Situation, able: list[GameCard]) -> list[GameCard]:
        return choose(game, situation, able, 0, self.most)


class SoMany(UpTo):
    """So many cards of a kind, or as many as there are: "two Heroes"."""

    fields = ("count", "filter")

    def __init__(self, count: int, filter: Filter) -> None:
        super().__init__(count, filter)
        self.count = count

    def is_unlikely(self) -> bool:
        """Who says "one Hero" means a Hero."""
        return self.count <= 1

    def pick(self, game: ForeverGame, situation: Situation, able: list[GameCard]) -> list[GameCard]:
        return choose(game, situation, able, self.count, self.count)


class AnyNumberOf(Each):
    """As many cards of a kind as the player of the text chooses: "any number of Minions"."""

    chooses: ClassVar[bool] = True

    def pick(self, game: ForeverGame, situation: Situation, able: list[GameCard]) -> list[GameCard]:
        return choose(game, situation, able, 0, len(able))


class Pronoun(Target):
    """The card that the text spoke of last: "it", "him", "her"."""

    refers = PRONOUN

    def in_plural(self) -> Term | None:
        return Them()

    def candidates(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        return situation.meant_by(self)

    def pick(self, game: ForeverGame, situation: Situation, able: list[GameCard]) -> list[GameCard]:
        return able


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


class AnyOf(Target):
    """Any number of the cards that the text spoke of: "any of those cards"."""

    fields: ClassVar[tuple[str, ...]] = ("target",)
    chooses: ClassVar[bool] = True
    least = 0

    def __init__(self, target: Target) -> None:
        self.target = target

    def are_many(self) -> bool:
        return True

    def sorts(self) -> tuple[str, ...]:
        return self.target.sorts()

    def candidates(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        return self.target.candidates(game, situation)

    def pick(self, game: ForeverGame, situation: Situation, able: list[GameCard]) -> list[GameCard]:
        return choose(game, situation, able, 0, len(able))


class SomeOf(AnyOf):
    """So many of the cards that the text spoke of: "one of them"."""

    fields = ("count", "target")
    least = 1

    def __init__(self, count: int, target: Target) -> None:
        super().__init__(target)
        self.count = count

    def are_many(self) -> bool:
        return self.count > 1

    def pick(self, game: ForeverGame, situation: Situation, able: list[GameCard]) -> list[GameCard]:
        return choose(game, situation, able, self.count, self.count)


class UpToSomeOf(SomeOf):
    """Up to so many of the cards that the text spoke of: "up to two of them"."""

    least = 0

    def pick(self, game: ForeverGame, situation: Situation, able: list[GameCard]) -> list[GameCard]:
        return choose(game, situation, able, 0, self.count)


class ThatCard(Target):
    """The card of a kind that the text spoke of: "that Hero"."""

    fields = ("filter",)
    refers = WORD

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def in_plural(self) -> Term | None:
        return ThoseCards(self.filter)

    def candidates(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        spoken = situation.meant_by(self)
        return [card for card in spoken if self.filter.matches(game, card, situation)]

    def pick(self, game: ForeverGame, situation: Situation, able: list[GameCard]) -> list[GameCard]:
        return able


class ThoseCards(ThatCard):
    """Cards of a kind that the text spoke of: "those Heroes"."""

    def can_mean_many(self) -> bool:
        return True


class WhereItStands(Pronoun):
    """The Location of the card that the text spoke of last: "her Location"."""

    is_place = True

    def in_plural(self) -> Term | None:
        return None

    def sorts(self) -> tuple[str, ...]:
        return ()

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        return (LOCATION,)

    def candidates(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        return locations_of(game, situation.meant_by(self), situation)


class WhereThatStands(ThatCard):
    """The Location of the card of a kind that the text spoke of: "that Hero's Location"."""

    def in_plural(self) -> Term | None:
        return None

    def sorts_on(self, bearer: Bearer) -> tuple[str, ...]:
        return (LOCATION,)

    def candidates(self, game: ForeverGame, situation: Situation) -> list[GameCard]:
        return locations_of(game, super().candidates(game, situation), situation)


class ThatPlace(WhereItStands):
    """The Location of the card that the text spoke of last, where it chose no Location: "that Location"."""

    def is_unlikely(self) -> bool:
        """A Location that the text chose is meant first."""
        return True


def locations_of(game: ForeverGame, cards: list[GameCard], situation: Situation) -> list[GameCard]:
    """The Locations where cards are."""
    places = [game.location(place_of(game, card, situation)) for card in cards]
    return [place for place in places if place is not None]


def choose(game: ForeverGame, situation: Situation, able: list[GameCard], least: int, most: int) -> list[GameCard]:
    """Let the player of a text choose some of some cards; a Scheme that the player can't see goes by its Location.

    Which Scheme lies there is asked afterwards: who thinks imagines another there, so `able` is let go of before.

    [forever Target, Resolving Effects]
    """
    player = situation.player
    if all([game.knows(player, card) for card in able]):
        return game.choose_cards(player, CHOOSE, able, situation.source, least, most)
    places = by_location(game, player, able)
    able.clear()
    locations = [game.box[serial] for serial in places]
    chosen = game.choose_cards(player, CHOOSE_SCHEME, locations, situation.source, least, most)
    cards = [places[location.serial] or game.scheme_at(game.spot_of(location)) for location in chosen]
    return [card for card in cards if card is not None]


def by_location(game: ForeverGame, player: int, able: list[GameCard]) -> dict[int, GameCard | None]:
    """Which card each Location stands for, by the Location's serial number; none for a Scheme unknown to the player."""
    places: dict[int, GameCard | None] = {}
    for card in able:
        location = game.location(game.spot_of(card))
        if location is not None:
            places[location.serial] = card if game.knows(player, card) else None
    return places
