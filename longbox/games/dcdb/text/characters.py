"""Main Characters whose texts others have, who are swapped, or who are face down for a while. [cube 4.010, 4.020]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.definitions import Assault, GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import UNUSED_HEROES
from longbox.games.dcdb.text.assaults import UNTIL_DEFEATED, until_defeated
from longbox.games.dcdb.text.effects import CardEffect
from longbox.games.dcdb.waiting import EventWatcher
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED

WHOSE_TEXT: Final[Prompt] = Prompt("Choose a Super Hero whose text you have this turn", "4.010")
SWAP_OUT: Final[Prompt] = Prompt("Choose the Super Hero whom you give up", "6.490")
SWAP_IN: Final[Prompt] = Prompt("Choose the Super Hero whom you play as", "6.490")


class LendText(CardEffect):
    """The player whose text it is has the text of a Super Hero of this player too, for this turn. [cube 1.010, 6.520]

    What lies face down has no text. That player chooses which, of several.
    """

    needs = (*circumstances.IN_LATER_SETS, *circumstances.IN_YOUR_TURN)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        found = lendable(game, resolution.player)
        hero = game.choose_card(resolution.controller, WHOSE_TEXT, found, resolution.source)
        if hero is not None:
            lend(game, resolution.controller, hero)


class LendTexts(LendText):
    """The same of all Super Heroes of this player. [cube 4.020]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for hero in lendable(game, resolution.player):
            lend(game, resolution.controller, hero)


def lendable(game: DeckBuildingGame, player: int) -> list[GameCard]:
    """The Super Heroes of a player who have a text now."""
    return [] if game.hero_face_down[player] else game.cards(game.players[player].heroes).copy()


def lend(game: DeckBuildingGame, player: int, hero: GameCard) -> None:
    """Let the active player have a Super Hero's text for this turn: what it waits for, lets use and controls."""
    lent = game.ledger.this_turn.lent
    if player != game.active or hero.serial in lent:
        return
    lent.append(hero.serial)
    game.log.append(Event(events.HAS_TEXT, player, hero.alone))
    for ability in hero.definition.abilities:
        game.watch(EventWatcher(ability, player, hero, game.next_time(), passing=True))


class SwapHero(CardEffect):
    """Swap one Super Hero for one that nobody plays as; it lies as the other lay. [cube 6.490]

    What lies under Super Heroes stays there.
    """

    needs = circumstances.IN_LATER_SETS
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return bool(game.cards(game.players[resolution.player].heroes) and game.cards(UNUSED_HEROES))

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        heroes = game.players[player].heroes
        given_up = game.choose_card(player, SWAP_OUT, game.cards(heroes), resolution.source)
        taken = game.choose_card(player, SWAP_IN, game.cards(UNUSED_HEROES), resolution.source)
        resolution.did = given_up is not None and taken is not None
        if given_up is not None and taken is not None:
            for watcher in game.watchers_of(given_up):
                game.stop_watching(watcher)
            game.move(given_up, UNUSED_HEROES)
            game.take_hero(player, taken)


class TurnHeroDownForATurn(CardEffect):
    """Turn the Super Hero face down until the player's next turn ends; one that lies so stays as it is. [cube 6.520]"""

    needs = circumstances.IN_LATER_SETS

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        if not game.hero_face_down[player]:
            game.turn_heroes_down(player)
            game.ledger.down_for_a_turn.append(player)


class HeroesDownUntil(Assault):
    """Each who is hit turns the Super Hero face down, and does something when this Super-Villain is defeated."""

    fields = ("effect",)
    needs = UNTIL_DEFEATED
    several = True

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def strike(self, game: DeckBuildingGame, player: int, resolution: Resolution) -> None:
        game.turn_heroes_down(player)
        if player in game.ledger.down_for_a_turn:
            game.ledger.down_for_a_turn.remove(player)
        until_defeated(game, Resolution(player, resolution.source), self.effect)
