"""Encounter cards that texts find, reveal, discard and put into play. [champions Reveal, Search]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.champions import events
from longbox.games.champions.abilities import CardAmount, CardEffect, Filter, Situation
from longbox.games.champions.actions import encounter, entering
from longbox.games.champions.definitions import MINION, SIDE_SCHEME, GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.table import ENCOUNTER_DECK, ENCOUNTER_DISCARD, SET_ASIDE
from longbox.games.champions.text.effects.drawing import speak_of_discarded
from longbox.games.champions.text.effects.encounter_players import YOU, players_chosen
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED, PRONOUN, WORD
from longbox.kernel.zones import NOBODY, Zone

FIND: Final[Prompt] = Prompt("Choose a card that was found", "Search")

# Where encounter cards are searched for.
DECK: Final = "deck"
DISCARD_PILE: Final = "discard pile"
DECK_AND_DISCARD_PILE: Final = "deck and discard pile"


class GainSurge(CardEffect):
    """This card gains surge. [champions Surge, Gains]"""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        situation.gains_surge = True


class RevealTop(CardEffect):
    """Reveal cards from the top of the encounter deck. [champions Reveal]"""

    fields = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        for _ in range(self.count):
            encounter.reveal_top(game, situation.player)


class DealEncounterCards(CardEffect):
    """Players are dealt encounter cards, facedown. [champions Deal, Deal An Encounter Card]"""

    fields = ("whom", "count")

    def __init__(self, whom: str, count: int) -> None:
        self.whom = whom
        self.count = count

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        for player in players_chosen(game, self.whom, situation):
            for _ in range(self.count):
                game.deal_encounter_card(player)


class DiscardTopEncounterCards(CardEffect):
    """Discard from the top of the encounter deck; the text goes on to speak of those cards. [champions Choose]"""

    fields = ("count",)
    brings = (DEED, "the discarded card")
    measures: ClassVar[tuple[str, ...]] = ("card discarded",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        discarded: list[GameCard] = []
        while len(discarded) < self.count:
            card = game.top_encounter_card()
            if card is None:
                break
            game.move(card, ENCOUNTER_DISCARD)
            game.log.append(Happening(events.DISCARDED, NOBODY, card.alone, 1, situation.source))
            discarded.append(card)
            if game.encounter_deck_is_empty():
                game.took_encounter_card()
                break
        speak_of_discarded(situation, discarded, self)
        situation.did = len(discarded) == self.count


class DiscardUntil(CardEffect):
    """Discard cards from the encounter deck until one of a kind is discarded, of which the text goes on to speak.

    [champions Empty Encounter Deck]
    """

    fields = ("wanted",)
    mentions = ("wanted",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    measures: ClassVar[tuple[str, ...]] = ("card discarded",)

    def __init__(self, wanted: Filter) -> None:
        self.wanted = wanted

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        card = encounter.discard_until(game, lambda card: self.wanted.matches(game, card, situation))
        if card is not None:
            game.move(card, ENCOUNTER_DISCARD)
        speak_of_discarded(situation, [] if card is None else card.alone, self.wanted)
        situation.did = card is not None


class SearchFor(CardEffect):
    """Search the encounter deck, its discard pile or both for a card, and do something with it.

    A deck that was searched is shuffled in the end. [champions Search]
    """

    fields = ("place", "wanted", "effect")
    mentions = ("wanted",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, place: str, wanted: Filter, effect: CardEffect) -> None:
        self.place = place
        self.wanted = wanted
        self.effect = effect

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        game.log.append(Happening(events.SEARCHED, situation.player, [], note=f"the encounter {self.place}"))
        able = [card for zone in searched(self.place) for card in self._found(game, zone, situation)]
        card = game.choose_card(situation.player, FIND, able, situation.source)
        situation.did = card is not None
        if card is not None:
            situation.cards = card.alone
            situation.mentioned = card.alone
            situation.call(card.alone, self.wanted)
            self.effect.run(game, situation)
        if self.place != DISCARD_PILE:
            game.shuffle(ENCOUNTER_DECK)

    def _found(self, game: ChampionsGame, zone: Zone, situation: Situation) -> list[GameCard]:
        """The cards of a zone that are wanted, by name, so that nobody learns how a deck was ordered."""
        return sorted(
            [card for card in game.cards(zone) if self.wanted.matches(game, card, situation)], key=GameCard.key
        )

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return any([bool(game.cards(zone)) for zone in searched(self.place)])


class ShuffleEncounterDeck(CardEffect):
    """Shuffle the encounter deck. [champions Search]"""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        game.shuffle(ENCOUNTER_DECK)


class ShuffleThisIn(CardEffect):
    """Shuffle this card into the encounter deck."""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        card = situation.source
        if card is not None:
            entering.put_away(game, card, ENCOUNTER_DECK)
            game.shuffle(ENCOUNTER_DECK)


class ShuffleItIn(CardEffect):
    """Shuffle the encounter card that the text spoke of into the encounter deck."""

    refers = PRONOUN

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        for card in situation.meant_by(self):
            entering.put_away(game, card, ENCOUNTER_DECK)
        game.shuffle(ENCOUNTER_DECK)


class ShuffleDiscardPileIn(CardEffect):
    """Shuffle the encounter discard pile into the encounter deck."""

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        for card in game.cards(ENCOUNTER_DISCARD).copy():
            game.move(card, ENCOUNTER_DECK)
        game.shuffle(ENCOUNTER_DECK)


class RevealIt(CardEffect):
    """Reveal the card that the text spoke of. [champions Reveal]"""

    refers = PRONOUN

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        for card in situation.meant_by(self):
            encounter.reveal(game, situation.player, card)


class RevealThat(CardEffect):
    """Reveal the card of a kind that the text spoke of: "reveal that side scheme". [champions Reveal]"""

    fields = ("filter",)
    refers = WORD

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        for card in situation.meant_by(self):
            if self.filter.matches(game, card, situation):
                encounter.reveal(game, situation.player, card)


# Putting into play


class PutIntoPlay(CardEffect):
    """Put the encounter cards that the text spoke of into play; minions engage a player. [champions Engaged]"""

    fields: ClassVar[tuple[str, ...]] = ("whom",)
    defaults: ClassVar[dict[str, object]] = {"whom": YOU}
    refers: ClassVar[str] = PRONOUN

    def __init__(self, whom: str = YOU) -> None:
        self.whom = whom

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        players = players_chosen(game, self.whom, situation)
        for card in self.cards(game, situation).copy():
            put(game, card, players[0])

    def cards(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        """The cards to be put into play."""
        return situation.meant_by(self)


class PutThatIntoPlay(PutIntoPlay):
    """Put the cards of a kind that the text spoke of into play: "put that minion into play engaged with you"."""

    fields = ("filter", "whom")
    refers = WORD

    def __init__(self, filter: Filter, whom: str = YOU) -> None:
        super().__init__(whom)
        self.filter = filter

    def cards(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        return [card for card in situation.meant_by(self) if self.filter.matches(game, card, situation)]

    def sorts(self) -> tuple[str, ...]:
        return self.filter.sorts()


class PutThisIntoPlay(PutIntoPlay):
    """Put this card into play; a minion engages a player. [champions Engaged, Boost]"""

    refers = ""

    def cards(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        return [] if situation.source is None else situation.source.alone


class PutNamedIntoPlay(PutIntoPlay):
    """Put a card that the text names into play, from the encounter deck, its discard pile or where it is set aside."""

    fields = ("wanted", "whom")
    refers = ""

    def __init__(self, wanted: Filter, whom: str = YOU) -> None:
        super().__init__(whom)
        self.wanted = wanted

    def cards(self, game: ChampionsGame, situation: Situation) -> list[GameCard]:
        source = situation.source
        if source is not None and self.wanted.matches(game, source, situation) and not game.in_play(source):
            return source.alone
        for zone in (SET_ASIDE, ENCOUNTER_DECK, ENCOUNTER_DISCARD):
            for card in game.cards(zone):
                if self.wanted.matches(game, card, situation):
                    return card.alone
        return []


class FindTopmost(CardEffect):
    """Do something with the topmost card of a kind in the encounter discard pile."""

    fields = ("wanted",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, wanted: Filter) -> None:
        self.wanted = wanted

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        pile = reversed(game.cards(ENCOUNTER_DISCARD))
        fitting = [card for card in pile if self.wanted.matches(game, card, situation)]
        situation.did = bool(fitting)
        for card in fitting[:1]:
            self.do(game, card, situation)

    def do(self, game: ChampionsGame, card: GameCard, situation: Situation) -> None:
        """Do it with the card that was found."""
        raise NotImplementedError


class RevealTopmost(FindTopmost):
    """Reveal the topmost card of a kind in the encounter discard pile. [champions Reveal]"""

    def do(self, game: ChampionsGame, card: GameCard, situation: Situation) -> None:
        encounter.reveal(game, situation.player, card)


class PutTopmostIntoPlay(FindTopmost):
    """Put the topmost card of a kind in the encounter discard pile into play. [champions Play, Put Into Play]"""

    def do(self, game: ChampionsGame, card: GameCard, situation: Situation) -> None:
        put(game, card, situation.player)


# What is counted


class BoostIcons(CardAmount):
    """The boost icons of the cards that the text spoke of. [champions Boost]"""

    def count(self, game: ChampionsGame, situation: Situation) -> int:
        return sum([card.definition.boost for card in situation.cards])


def searched(place: str) -> list[Zone]:
    """The zones that are searched."""
    zones = {DECK: [ENCOUNTER_DECK], DISCARD_PILE: [ENCOUNTER_DISCARD]}
    return zones.get(place, [ENCOUNTER_DECK, ENCOUNTER_DISCARD])


def put(game: ChampionsGame, card: GameCard, player: int) -> None:
    """Put an encounter card into play as its type asks for. [champions Play, Put Into Play]"""
    if card.definition.type == MINION:
        encounter.engage(game, card, player)
    elif card.definition.type == SIDE_SCHEME:
        encounter.enter_scheme(game, card, player)
    else:
        entering.put_into_play(game, card, player)
