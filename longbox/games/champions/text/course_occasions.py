"""What triggered abilities wait for of cards that come and go, of changes of form, and of turns and phases.

[champions Enters Play; Form, Change Form; Round Overview]
"""

from __future__ import annotations

from longbox.games.champions import events
from longbox.games.champions.abilities import Occasion, Situation
from longbox.games.champions.definitions import MINION
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.occasions import Happens
from longbox.kernel.terms import PLAYER, Need

# Cards that come and go


class EntersPlay(Happens):
    """A card enters play. [champions Enters Play]"""

    kinds = (events.ENTERING,)


class YouPlay(Happens):
    """You play a card. [champions Play, Put Into Play]"""

    kinds = (events.PLAY,)

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return event.by == situation.player and super().matches(game, event, situation)


class SomebodyPlays(Happens):
    """A player plays a card, whoever that is. [champions Play, Put Into Play]"""

    kinds = (events.PLAY,)


class AnotherPlays(Happens):
    """A player other than you plays a card. [champions Play, Put Into Play; You]"""

    kinds = (events.PLAY,)

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return event.player != situation.player and super().matches(game, event, situation)


class LeavesPlay(Happens):
    """A card leaves play. [champions In Play And Out Of Play]"""

    kinds = (events.LEFT,)


class EntersOrLeavesPlay(Happens):
    """A card enters play, or leaves it. [champions Enters Play; In Play And Out Of Play]"""

    kinds = (events.ENTERING, events.LEFT)


class EngagesYou(Happens):
    """A minion engages you. [champions Engaged, You]"""

    kinds = (events.ENGAGED,)
    needs = (Need("who", (MINION,), "engage a player", "Engaged"),)

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return event.player == situation.player and super().matches(game, event, situation)


class EngagesSomebody(Happens):
    """A minion engages a player. [champions Engaged]"""

    kinds = (events.ENGAGED,)
    needs = (Need("who", (MINION,), "engage a player", "Engaged"),)


class EngagesAnother(EngagesSomebody):
    """A minion engages another player than you, who is "that player" in what follows. [champions Engaged, You]"""

    opens = (PLAYER,)

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return event.player != situation.player and super().matches(game, event, situation)

    def bring_up(self, event: Happening, situation: Situation) -> None:
        super().bring_up(event, situation)
        situation.chosen_player = event.player


class IsRevealed(Happens):
    """An encounter card is revealed from the encounter deck. [champions Reveal]"""

    kinds = (events.REVEAL,)


class YouReveal(IsRevealed):
    """You reveal an encounter card from the encounter deck. [champions Reveal, You]"""

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return event.player == situation.player and super().matches(game, event, situation)


class YouChangeToThisForm(Occasion):
    """You change to the form of this card. [champions Form, Change Form]"""

    kinds = (events.FORM_CHANGE,)

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return bool(event.cards) and event.cards[0] is situation.source


class YouChangeForm(Occasion):
    """You change form. [champions Form, Change Form]"""

    kinds = (events.FORM_CHANGE,)

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return event.player == situation.player


class YouChangeToForm(Occasion):
    """You change to hero or alter-ego form. [champions Form, Change Form]"""

    kinds = (events.FORM_CHANGE,)
    fields = ("form",)

    def __init__(self, form: str) -> None:
        self.form = form

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return event.player == situation.player and event.cards[0].definition.type == self.form


# Turns, phases, rounds


class YourTurn(Occasion):
    """Your turn, which begins or ends. [champions Player Turn]"""

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return event.player == situation.player


class YourTurnBegins(YourTurn):
    """Your turn begins."""

    kinds = (events.BEGAN_TURN,)


class YourTurnEnds(YourTurn):
    """Your turn ends."""

    kinds = (events.ENDED_TURN,)


class Period(Occasion):
    """A phase or the round, which begins or ends. [champions Round Overview]"""

    def matches(self, game: ChampionsGame, event: Happening, situation: Situation) -> bool:
        return True


class RoundBegins(Period):
    """The round begins, and the player phase with it. [champions Player Phase]"""

    kinds = (events.BEGAN_ROUND,)


class PlayerPhaseEnds(Period):
    """The player phase ends. [champions End Of Player Phase]"""

    kinds = (events.ENDED_PLAYER_PHASE,)


class VillainPhaseBegins(Period):
    """The villain phase begins. [champions Villain Phase]"""

    kinds = (events.BEGAN_VILLAIN_PHASE,)


class RoundEnds(Period):
    """The round ends, and the villain phase with it. [champions Villain Phase]"""

    kinds = (events.ENDED_ROUND,)
