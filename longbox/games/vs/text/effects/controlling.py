"""Effects that put cards into rows and let them change sides. [vs 217, 700, 708.4g, Exchange]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from longbox.games.vs import events
from longbox.games.vs.actions.entering import put_characters_into_play
from longbox.games.vs.actions.equipping import can_transfer, transfer
from longbox.games.vs.actions.leaving import leave
from longbox.games.vs.actions.resources import END, place_in_row, put_face_down, turn_face_down
from longbox.games.vs.aspects import ANY, ATTACHMENT, CONTROL_ASPECTS, POSITION, Fact
from longbox.games.vs.definitions import CHARACTER
from longbox.games.vs.events import Happening
from longbox.games.vs.table import FRONT, SUPPORT
from longbox.games.vs.terms import Filter, Noun, Situation, TextEffect
from longbox.games.vs.text.nouns import choose, speak_of
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import DEED, Need

if TYPE_CHECKING:
    from longbox.games.vs.definitions import GameCard
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities

TO_ROW: Final = Prompt("Put a card face down into your resource row", "217.1")
INTO_PLAY: Final = Prompt("Put a character card into play", "214.1")
OWN_RESOURCE: Final = Prompt("Choose a resource you control", "Exchange")
OTHER_RESOURCE: Final = Prompt("Choose a resource that an opponent controls", "Exchange")
NEXT_TRANSFER: Final = Prompt("Which equipment is transferred next?", "708.12h", ordered=True)


class PutFromHandIntoRow(TextEffect):
    """Put a card from your hand face down into your resource row, at its right end. [vs 217.1]"""

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: VsGame, situation: Situation) -> None:
        player = situation.player
        card = game.choose_card(player, TO_ROW, game.hand(player), situation.source)
        situation.did = card is not None
        if card is not None:
            put_face_down(game, player, card, END, situation)

    def possible(self, game: VsGame, situation: Situation) -> bool:
        return bool(game.hand(situation.player))


class PutTopIntoRow(TextEffect):
    """Put the top card of your deck face down into your resource row, at its right end. [vs 217.1, 705.3]

    Its controller may look at it there, and nobody else. [vs 213.5h]
    """

    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def run(self, game: VsGame, situation: Situation) -> None:
        deck = game.deck(situation.player)
        situation.did = bool(deck)
        if deck:
            put_face_down(game, situation.player, deck[-1], END, situation)


class MoveIntoRow(TextEffect):
    """You put characters face down into your resource row: they leave play and enter it as resources. [vs 708.4g]"""

    fields = ("subject",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    needs = (Need("subject", (CHARACTER,), "be moved into a resource row", "708.4g"),)

    def __init__(self, subject: Noun) -> None:
        self.subject = subject

    def run(self, game: VsGame, situation: Situation) -> None:
        found = [qualities for qualities in self.subject.find(game, situation) if qualities.is_character()]
        situation.did = bool(found)
        row = game.players[situation.player].resources
        for qualities in found:
            leave(game, qualities.card, row, cause=situation)
            thing = game.thing(qualities.card)
            thing.controller = situation.player
            source = situation.source
            happening = Happening(
                events.ROW, situation.player, qualities.card.alone, source=source, things=(thing.reference,)
            )
            game.happen(happening)


class PutFromHandIntoPlay(TextEffect):
    """Put up to so many character cards of some kind from your hand into a row of yours. [vs 213.5e, 214]

    Attributes:
        filter: Which cards.
        most: How many at most.
        rows: Into which rows.
    """

    fields = ("filter", "most", "rows")
    mentions = ("filter",)
    defaults: ClassVar[dict[str, object]] = {"rows": (FRONT, SUPPORT)}
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, filter: Filter, most: int, rows: tuple[int, ...] = (FRONT, SUPPORT)) -> None:
        self.filter = filter
        self.most = most
        self.rows = rows

    def run(self, game: VsGame, situation: Situation) -> None:
        player = situation.player
        cards = [card for card in game.hand(player) if self.filter.matches(game, game.qualities(card), situation)]
        chosen = game.choose_cards(player, INTO_PLAY, cards, situation.source, 0, self.most)
        put_characters_into_play(game, player, chosen, self.rows)
        situation.speak(self.filter, tuple([game.reference(card) for card in chosen]))
        situation.did = bool(chosen)

    def possible(self, game: VsGame, situation: Situation) -> bool:
        return bool(game.hand(situation.player))


# Exchanging positions


class ExchangeResources(TextEffect):
    """Choose a resource you control and one that an opponent controls, exchange their positions, turn them face down.

    Both stay the same objects, and each player controls what lies in the own row. [vs 217.1a, Exchange]

    Attributes:
        filter: Which resources can be chosen.
    """

    fields = ("filter",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def run(self, game: VsGame, situation: Situation) -> None:
        player = situation.player
        own = self.among(game, [player], situation)
        others = self.among(game, game.opponents(player), situation)
        situation.did = False
        if not own or not others:
            return
        mine = choose(game, player, own, situation.source, prompt=OWN_RESOURCE)[0].card
        theirs = choose(game, player, others, situation.source, prompt=OTHER_RESOURCE)[0].card
        exchange_resources(game, mine, theirs)
        for card in (mine, theirs):
            turn_face_down(game, game.qualities(card), situation)
        situation.did = True

    def among(self, game: VsGame, players: list[int], situation: Situation) -> list[Qualities]:
        """The resources of some players that can be chosen."""
        return [
            qualities
            for player in players
            for qualities in game.resources(player)
            if self.filter.matches(game, qualities, situation)
        ]


def exchange_resources(game: VsGame, one: GameCard, other: GameCard) -> None:
    """Let two resources change places, and with them their controllers. [vs 213.5f, 217.1a]"""
    first, second = game.places[one.serial], game.places[other.serial]
    first_place, second_place = place_in_row(game, one), place_in_row(game, other)
    game.piles[first][first_place] = other
    game.piles[second][second_place] = one
    game.places[one.serial], game.places[other.serial] = second, first
    for card, row, former in ((one, second, first), (other, first, second)):
        # Who could look at it still knows what it is.
        game.learn_by_move(card, game.zones[former], game.zones[row])
        thing = game.thing(card)
        owner = game.zones[row].owner
        if owner != thing.controller:
            thing.controllers = (*thing.controllers, thing.controller)
            thing.controller = owner
            game.happen(Happening(events.CONTROL, owner, card.alone, things=(thing.reference,)))
    game.changed(CONTROL_ASPECTS | 1 << POSITION)


# Transferring equipment


class TransferTo(TextEffect):
    """Transfer equipment to a character, one after another. [vs 708.12, 708.12h]

    Attributes:
        equipment: What is transferred.
        host: To which character.
    """

    fields = ("equipment", "host")
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, equipment: Noun, host: Noun) -> None:
        self.equipment = equipment
        self.host = host

    def run(self, game: VsGame, situation: Situation) -> None:
        left = self.equipment.find(game, situation)
        hosts = self.host.find(game, situation)
        situation.did = False
        if not hosts:
            return
        while left:
            able = [found for found in left if can_transfer(game, situation.player, found, hosts[0])]
            if not able:
                return
            card = game.choose_card(situation.player, NEXT_TRANSFER, [found.card for found in able], situation.source)
            chosen = next(found for found in able if found.card is card)
            left.remove(chosen)
            situation.did = transfer(game, situation.player, chosen, hosts[0], situation)


class EquipmentOf(Noun):
    """All equipment attached to some characters: "all equipment from target character"."""

    fields = ("bearer",)

    def __init__(self, bearer: Noun) -> None:
        self.bearer = bearer

    def find(self, game: VsGame, situation: Situation) -> list[Qualities]:
        found = [
            equipment for bearer in self.bearer.find(game, situation) for equipment in game.equipment_on(bearer.card)
        ]
        speak_of(game, situation, self, found)
        return found

    def reads(self) -> tuple[Fact, ...]:
        return ((ATTACHMENT, ANY),)
