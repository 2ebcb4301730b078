"""What reactions wait for that players do: they draw, discard, reveal, play, recruit, buy. [forever Reaction]"""

from __future__ import annotations

from typing import ClassVar

from longbox.games.forever import events
from longbox.games.forever.abilities import Filter, Occasion, Situation
from longbox.games.forever.definitions import (
    AFFILIATED,
    PLAYED_OPENLY,
    SCHEME,
    TEAM,
    USED_CARDS,
)
from longbox.games.forever.events import HAND, IN_PLAY, Happening
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.occasions import Happens, IsRecruited
from longbox.games.forever.text.players import players_of
from longbox.kernel.events import EventKind
from longbox.kernel.terms import AMOUNT, PLAYER, Need
from longbox.texts.filters import AnyCard


class RevealsCards(Occasion):
    """A player of a kind reveals cards. [forever Reveal]"""

    kinds: tuple[EventKind, ...] = (events.REVEALED,)
    certain = True
    fields: ClassVar[tuple[str, ...]] = ("kind",)
    brings: ClassVar[tuple[str, ...]] = ("the revealed card",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        return event.player in players_of(game, self.kind, situation.player)


class UsesLimited(RevealsCards):
    """A player of a kind uses a limited ability, of a card of a kind. [forever Character Abilities]"""

    kinds: tuple[EventKind, ...] = (events.USED,)
    fields = ("kind", "who")
    mentions = ("who",)
    brings: ClassVar[tuple[str, ...]] = (PLAYER,)

    def __init__(self, kind: str, who: Filter) -> None:
        super().__init__(kind)
        self.who = who

    def bring_up(self, event: Happening, situation: Situation) -> None:
        situation.chosen_player = event.player
        situation.speak_of(event.cards, (), self.who.spoken_as)

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        limited = event.amount == 1
        return limited and super().matches(game, event, situation) and self.who.matches(game, event.cards[0], situation)


class PlaysModifier(RevealsCards):
    """A player of a kind plays a modifier, be it an event or an ability of a card in play. [forever Modifiers]"""

    kinds: tuple[EventKind, ...] = (events.MODIFIED,)
    fields = ("kind", "act")
    defaults: ClassVar[dict[str, object]] = {"act": ""}
    brings: ClassVar[tuple[str, ...]] = (PLAYER,)

    def __init__(self, kind: str, act: str = "") -> None:
        super().__init__(kind)
        self.act = act

    def bring_up(self, event: Happening, situation: Situation) -> None:
        situation.chosen_player = event.player

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        fits = event.act is not None and self.act in ("", event.act.what)
        return fits and super().matches(game, event, situation)


class DrawsCards(RevealsCards):
    """A player of a kind draws cards, so many at least together. [forever Draw]"""

    kinds: tuple[EventKind, ...] = (events.DREW,)
    fields: ClassVar[tuple[str, ...]] = ("kind", "least")
    defaults: ClassVar[dict[str, object]] = {"least": 1}
    brings: ClassVar[tuple[str, ...]] = (PLAYER, AMOUNT)

    def __init__(self, kind: str, least: int = 1) -> None:
        super().__init__(kind)
        self.least = least

    def bring_up(self, event: Happening, situation: Situation) -> None:
        """Nobody else knows what was drawn, so that the text speaks of no cards."""
        situation.chosen_player = event.player

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        return event.amount >= self.least and super().matches(game, event, situation)


class DrawsACard(DrawsCards):
    """A player of a kind draws a card: each of several, as they are drawn one at a time. [forever Draw]"""

    kinds: tuple[EventKind, ...] = (events.DREW_ONE,)
    fields = ("kind",)
    defaults: ClassVar[dict[str, object]] = {}
    brings: ClassVar[tuple[str, ...]] = (PLAYER,)

    def __init__(self, kind: str) -> None:
        super().__init__(kind)


class DiscardsCards(RevealsCards):
    """A player of a kind discards cards of a kind from the hand, or from the deck, so many at least. [forever Discard]

    Attributes:
        place: Where they lay: "hand" or "deck".
    """

    kinds: tuple[EventKind, ...] = (events.DISCARD,)
    fields: ClassVar[tuple[str, ...]] = ("kind", "who", "place", "least")
    defaults: ClassVar[dict[str, object]] = {"place": HAND, "least": 1}
    brings: ClassVar[tuple[str, ...]] = (PLAYER, "the discarded card")

    def __init__(self, kind: str, who: Filter, place: str = HAND, least: int = 1) -> None:
        super().__init__(kind)
        self.who = who
        self.place = place
        self.least = least

    def brought(self) -> tuple[str, ...]:
        """How many they were is known where all of them are meant, and which it was where it is one."""
        cards = self.brings if self.least == 1 else (PLAYER,)
        return (*cards, AMOUNT) if isinstance(self.who, AnyCard) else cards

    def bring_up(self, event: Happening, situation: Situation) -> None:
        situation.chosen_player = event.player
        situation.speak_of(event.cards, (), self.spoken_as)

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        if event.note != self.place or not super().matches(game, event, situation):
            return False
        return len([card for card in event.cards if self.who.matches(game, card, situation)]) >= self.least


class IsDiscarded(Happens):
    """A card in play is discarded, whether for what it costs or by a text. [forever Discard]"""

    kinds: tuple[EventKind, ...] = (events.DISCARD,)
    certain = True
    needs = (Need("who", (*USED_CARDS, SCHEME), "be discarded from play", "Discard"),)

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        return event.note == IN_PLAY and super().matches(game, event, situation)


class YouRecruit(IsRecruited):
    """You recruit a character. [forever Recruit A Rogue, Recruit A Hero]"""

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        return event.by == situation.player and super().matches(game, event, situation)


class OpponentRecruits(IsRecruited):
    """An opponent recruits a character."""

    brings: ClassVar[tuple[str, ...]] = (PLAYER,)

    def bring_up(self, event: Happening, situation: Situation) -> None:
        speak_of_player(event, situation)
        super().bring_up(event, situation)

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        return is_opponent(game, event.by, situation) and super().matches(game, event, situation)


class YouBuy(Happens):
    """You buy a card. [forever Buy Affiliated Card]"""

    kinds: tuple[EventKind, ...] = (events.BOUGHT,)
    certain = True
    needs = (Need("who", AFFILIATED, "be bought", "Buy Affiliated Card"),)

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        return event.by == situation.player and super().matches(game, event, situation)


class OpponentBuys(YouBuy):
    """An opponent buys a card. [forever Buy Affiliated Card]"""

    brings: ClassVar[tuple[str, ...]] = (PLAYER,)

    def bring_up(self, event: Happening, situation: Situation) -> None:
        speak_of_player(event, situation)
        super().bring_up(event, situation)

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        return is_opponent(game, event.by, situation) and Happens.matches(self, game, event, situation)


def speak_of_player(event: Happening, situation: Situation) -> None:
    """Let the text that follows speak of who made it happen: "that player"."""
    situation.chosen_player = event.by


def is_opponent(game: ForeverGame, player: int, situation: Situation) -> bool:
    """Whether a player is on the other side than the player of a text."""
    return game.players[player].side != game.players[situation.player].side


class YouPlay(Happens):
    """You play a card of a kind, or lay a Scheme. [forever Play A Card]"""

    kinds: tuple[EventKind, ...] = (events.PLAY, events.SCHEME_LAID)
    needs = (Need("who", AFFILIATED, "be played", "Play A Card"),)

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        return event.by == situation.player and super().matches(game, event, situation)


class OpponentPlays(Happens):
    """An opponent plays a card of a kind; of a Scheme, laid facedown, nobody knows what it is. [forever Play A Card]"""

    kinds: tuple[EventKind, ...] = (events.PLAY,)
    brings: ClassVar[tuple[str, ...]] = (PLAYER,)
    needs = (Need("who", PLAYED_OPENLY, "be seen as an opponent plays it", "Scheme Cards"),)

    def bring_up(self, event: Happening, situation: Situation) -> None:
        speak_of_player(event, situation)
        super().bring_up(event, situation)

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        return is_opponent(game, event.by, situation) and super().matches(game, event, situation)


class PlayerPlays(Happens):
    """A player of a kind plays a card: "the Rogue player plays an Event". [forever Play A Card]"""

    kinds: tuple[EventKind, ...] = (events.PLAY,)
    fields = ("kind", "who")
    mentions = ("who",)
    brings: ClassVar[tuple[str, ...]] = (PLAYER,)
    needs = (Need("who", PLAYED_OPENLY, "be seen as it is played", "Scheme Cards"),)

    def bring_up(self, event: Happening, situation: Situation) -> None:
        speak_of_player(event, situation)
        super().bring_up(event, situation)

    def __init__(self, kind: str, who: Filter) -> None:
        super().__init__(who)
        self.kind = kind

    def matches(self, game: ForeverGame, event: Happening, situation: Situation) -> bool:
        return event.by in players_of(game, self.kind, situation.player) and super().matches(game, event, situation)


class PlayerRecruits(PlayerPlays):
    """A player of a kind recruits a character. [forever Recruit A Rogue, Recruit A Hero]"""

    kinds: tuple[EventKind, ...] = (events.RECRUIT,)
    certain = True
    needs = (Need("who", TEAM, "be recruited", "Recruit A Rogue"),)


class PlayerBuys(PlayerPlays):
    """A player of a kind buys a card. [forever Buy Affiliated Card]"""

    kinds: tuple[EventKind, ...] = (events.BOUGHT,)
    certain = True
    needs = (Need("who", AFFILIATED, "be bought", "Buy Affiliated Card"),)
