"""Cards on top of Super Heroes, whose texts another card takes, and cards under a card in play. [cube 3.010, 6.320]"""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.actions.in_play import PlayedCard
from longbox.games.dcdb.definitions import CardDefinition, GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import DESTROYED_PILE
from longbox.games.dcdb.text.effects import CardEffect, remember
from longbox.games.dcdb.waiting import EventWatcher
from longbox.kernel.effects import Resolution
from longbox.kernel.events import Event
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED, PRONOUN

NEXT_TEXT: Final[Prompt] = Prompt("Choose whose text comes next", "2.010", ordered=True)


class PutTopOnHero(CardEffect):
    """Put the top card of the deck on top of the Super Hero, where it belongs to nobody. [cube 6.320]

    All cards there are destroyed as the game ends. [cube 12.010]
    """

    needs = circumstances.IN_LATER_SETS
    brings: ClassVar[tuple[str, ...]] = (DEED, "the card put there")

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        seat = game.players[player]
        card = game.top_of_deck(player) if seat.on_hero in game.zones else None
        remember(resolution, card)
        if card is not None:
            game.put(player, card, seat.on_hero, "on top of the Super Hero")


class HaveTextsOnTop(CardEffect):
    """This card has the text of each card on top of the Super Hero for this turn, once. [cube 1.010, 6.520]

    The player orders them. What one of them puts there joins the rest.
    """

    needs = (*circumstances.IN_LATER_SETS, *circumstances.IN_YOUR_TURN)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = resolution.source
        taking = game.ledger.taking_texts
        if card is None or card.serial in taking:
            return
        taking.append(card.serial)
        had: list[GameCard] = []
        left = on_top(game, resolution, had)
        while left:
            text = game.choose_card(resolution.player, NEXT_TEXT, left, card)
            assert text is not None
            had.append(text)
            have_text(game, resolution.player, card, text)
            left = on_top(game, resolution, had)
        taking.remove(card.serial)


def on_top(game: DeckBuildingGame, resolution: Resolution, had: list[GameCard]) -> list[GameCard]:
    """The cards on top of a player's Super Hero whose texts weren't had yet."""
    zone = game.players[resolution.player].on_hero
    return [card for card in game.cards(zone) if card not in had] if zone in game.zones else []


def have_text(game: DeckBuildingGame, player: int, card: GameCard, text: GameCard) -> None:
    """Let a card that is played do what another says, and have what else stands there, as long as it is in play.

    [cube 6.301]
    """
    game.log.append(Event(events.TOOK_TEXT, player, text.alone, note=card.name))
    said: CardDefinition = text.definition
    if game.lies_in(card, game.players[player].play):
        if card.serial not in game.objects:
            game.objects[card.serial] = PlayedCard(card, game.next_time(), player)
        have_lasting(game, player, card, text)
    if said.all_names:
        game.ledger.this_turn.all_named.append(card.serial)
    if said.effect is not None:
        game.run(said.effect, Resolution(player, card))


def have_lasting(game: DeckBuildingGame, player: int, card: GameCard, text: GameCard) -> None:
    """Let a card in play have of a text what it waits for, lets use and is, if it doesn't have it yet. [cube 6.301]"""
    texts = game.ledger.this_turn.texts
    if (card.serial, text.serial) in texts:
        return
    texts.append((card.serial, text.serial))
    if text.definition.owned_types:
        game.give_types(card, text.definition.owned_types)
    for ability in text.definition.abilities:
        game.watch(EventWatcher(ability, player, card, game.next_time(), passing=True))


class PutItUnderThis(CardEffect):
    """Put the card that was destroyed under this card, from where it can be discarded as an Ongoing card in play.

    There it belongs to nobody, and it goes back to the destroyed pile when this card leaves play. What stayed with
    another player, or left the game, can't be put there. [cube 3.040, 3.080, 5.030, 6.320]
    """

    needs = (*circumstances.IN_LATER_SETS, *circumstances.OF_A_DECK)
    refers = PRONOUN
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        source = resolution.source
        seat = game.players[resolution.player]
        in_play = source is not None and game.lies_in(source, seat.play) and seat.beneath in game.zones
        return in_play and all([game.lies_in(card, DESTROYED_PILE) for card in resolution.cards])

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        source = resolution.source
        resolution.did = self.possible(game, resolution)
        if source is not None and resolution.did:
            for card in resolution.cards:
                game.put(resolution.player, card, game.players[resolution.player].beneath, f"under {source}")
                game.ledger.beneath[card.serial] = source.serial
