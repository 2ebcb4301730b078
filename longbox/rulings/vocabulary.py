"""What a game's rulings can speak of: its players, zones, facts and cards, found by what they are called."""

from __future__ import annotations

from typing import Any

from longbox.games import find_part
from longbox.kernel.errors import near
from longbox.kernel.game import Game
from longbox.kernel.positions import Arranger, Fact
from longbox.kernel.zones import NOBODY, Zone
from longbox.rulings.errors import BadRuling, Place
from longbox.rulings.words import Names, plain


def arranger_of(game: str) -> Arranger:
    """What a game offers to those who arrange positions, by its short name.

    Raises:
        UnknownGame: There is no such game.
        NoSuchPart: It has no words for rulings.
    """
    return find_part(game, "rulings", Arranger)


class Target:
    """A zone or a fact that a key names.

    Attributes:
        thing: The zone or the fact.
        player: The number of the player whose it is, or `NOBODY`.
        words: What it is called: "Batman's hand".
    """

    __slots__ = ("player", "thing", "words")

    def __init__(self, thing: Zone | Fact, player: int, words: str) -> None:
        self.thing = thing
        self.player = player
        self.words = words


class Vocabulary:
    """The words of one game with certain players and cards.

    Attributes:
        arranger: What the game offers.
        cards: The names of all its cards.
        players: All names that players can be called by.
    """

    def __init__(self, arranger: Arranger, game: Game[Any]) -> None:
        self.arranger = arranger
        self._game = game
        self._printed = list({id(card.definition): card.definition for card in game.box}.values())
        short = arranger.short_names(game)
        self.cards = Names([card.definition.name for card in game.box], short)
        self._short = {plain(name): meant for name, meant in short.items()}
        self._numbers: dict[str, int] = {}
        for seat in game.seats:
            for name in arranger.called(game, seat.number):
                self._numbers.setdefault(name, seat.number)
        self.players = Names(self._numbers)
        self._seats = [seat.name for seat in game.seats]
        self._shared = self._targets(arranger.shared_zones(game), NOBODY)
        self._own = [self._targets(arranger.own_zones(game, seat.number), seat.number) for seat in game.seats]

    def _targets(self, zones: dict[str, Zone], player: int) -> dict[str, Target]:
        """What can be named in the middle of the table, or of a player."""
        targets: dict[str, Target] = {}
        whose = "" if player == NOBODY else f"{self._seats[player]}'s "
        for name, zone in zones.items():
            targets[plain(name)] = targets[plain(zone.name)] = Target(zone, player, zone.name)
        for fact in self.arranger.facts:
            if fact.personal == (player != NOBODY):
                for name in fact.names:
                    targets[plain(name)] = Target(fact, player, whose + fact.names[0])
        return targets

    def is_printed(self, words: str) -> bool:
        """Whether words stand in the text of any card."""
        return any([plain(words) in plain(definition.text) for definition in self._printed])

    def meant_by(self, words: str) -> list[str]:
        """What words for a card may mean: as they stand, and the full names that they may be short for."""
        return [words, *self._short.get(plain(words), [])]

    def player(self, written: Any, place: Place) -> int:
        """The number of the player with a name.

        Raises:
            BadRuling: There is no such player.
        """
        found = self.find_player(written) if isinstance(written, str) else None
        if found is None:
            raise BadRuling(place, f"there is no player {written!r}. {self.players.near(str(written))}")
        return found

    def find_player(self, written: str) -> int | None:
        """The number of the player with a name, or none."""
        name = self.players.find(written)
        return None if name is None else self._numbers[name]

    def read_table(self, table: dict[str, Any], place: Place) -> list[tuple[Target, Any, Place]]:
        """What the keys of a table name, with the values and places; players have tables of their own."""
        found: list[tuple[Target, Any, Place]] = []
        for key, value in table.items():
            player = self.find_player(key)
            if player is None:
                found.append((self.target(key, place / key), value, place / key))
            elif isinstance(value, dict):
                found += [
                    (self._own_target(own, player, place / key / own), content, place / key / own)
                    for own, content in value.items()
                ]
            else:
                raise BadRuling(place / key, f"say what of {key}: {key}.hand, {key}.deck and so on.")
        return found

    def target(self, key: str, place: Place) -> Target:
        """What a key names: "Line-Up", "Batman's hand".

        Raises:
            BadRuling: There is no such thing.
        """
        word = plain(key)
        if word in self._shared:
            return self._shared[word]
        for name, number in self._numbers.items():
            for whose in (f"{plain(name)}'s ", f"{plain(name)}' "):
                if word.startswith(whose):
                    return self._own_target(word.removeprefix(whose), number, place)
        for own in self._own:
            if word in own and isinstance(own[word].thing, Zone) and word == plain(own[word].words):
                return own[word]
        known = [
            *self.shared_words(),
            *self._seats,
            *[f"{seat}'s {own}" for seat in self._seats for own in self.own_words()],
        ]
        raise BadRuling(place, f"{key!r} is not known here. {near(key, known)}")

    def _own_target(self, key: str, player: int, place: Place) -> Target:
        found = self._own[player].get(plain(key))
        if found is None:
            raise BadRuling(place, f"{self._seats[player]} has no {key!r}. {near(key, self.own_words())}")
        return found

    def shared_words(self) -> list[str]:
        """What can be named in the middle of the table."""
        return list(dict.fromkeys([target.words for target in self._shared.values()]))

    def own_words(self) -> list[str]:
        """What can be named of each player, without the player's name."""
        zones = list(self.arranger.own_zones(self._game, 0))
        return zones + [fact.names[0] for fact in self.arranger.facts if fact.personal]
