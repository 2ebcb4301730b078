"""What everybody may see of a table, as a face: nothing that any player's own knowledge decides.

It is made of a game in which each card that not all players know is a blank one, where it lies and as what it lies
there (a game may find it by either), and nobody knows more than all do. So it can't tell more than all may know,
whatever a presenter shows of it; and blanks are shown as cards face down.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import structs

from longbox.faces.face import HAND, Area, CardFace, Side, TableFace
from longbox.faces.naming import UNKNOWN
from longbox.faces.presenter import Presenter
from longbox.kernel.cards import Card
from longbox.kernel.game import Game
from longbox.kernel.view import Report
from longbox.kernel.zones import NOBODY, PUBLIC

SEEN_FROM: Final = 0
"""The seat from which a watcher looks; with its player's eyes shut."""


class PublicTable:
    """A game as everybody may see it at one moment.

    Attributes:
        blind: The game with blank cards.
        blank: What blank cards are called; nothing that all may see is called so.
    """

    def __init__(self, game: Game[Any]) -> None:
        self._names = [seat.name for seat in game.seats]
        self._log = game.log
        cards = [card for pile in game.piles for card in pile]
        open_cards = {card.serial for card in cards if known_to_all(game, card)}
        seen = {card.name for card in cards if card.serial in open_cards}
        hidden = sorted([card for card in cards if card.name not in seen], key=Card.key)
        self.blank = hidden[0].name if hidden else ""
        self.blind = game.copy()
        self.blind.known = {}
        for card in cards:
            if card.serial in open_cards and game.place_of(card).visibility != PUBLIC:
                self.blind.show(card, game.everybody())
        everybody = game.everybody()
        self.blind.log = [event for event in game.log if event.seen_by & everybody == everybody]
        unseen = [card for card in cards if card.serial not in open_cards]
        blanks = {card.serial: Card(card.serial, hidden[0].definition) for card in unseen} if hidden else {}
        self.blind.piles = [[blanks.get(card.serial, card) for card in pile] for pile in game.piles]
        for serial, thing in self.blind.objects.items():
            thing.card = blanks.get(serial, thing.card)
        self.blind.views[SEEN_FROM].watches = True

    def told(self, presenter: Presenter, since: int, until: int | None = None) -> list[str]:
        """What happened between two lengths of the log, as everybody may know it."""
        reports = [Report(event, NOBODY, self._names) for event in self._log[since:until]]
        return presenter.told(self.blind.views[SEEN_FROM], reports)

    def face(self, presenter: Presenter, news: list[str]) -> TableFace:
        """The face of the table."""
        made = presenter.face(self.blind.views[SEEN_FROM], None, news)
        sides = tuple([self._side(side) for side in made.sides])
        return structs.replace(made, sides=sides)

    def _side(self, side: Side) -> Side:
        areas = tuple([self._area(area, side) for area in side.areas])
        return structs.replace(side, yours=False, identity=self._cards(side.identity), areas=areas)

    def _area(self, area: Area, side: Side) -> Area:
        if area.id == HAND:
            return Area(id=f"{side.seat} {HAND}", name="hand", kind="pile", count=area.count)
        return structs.replace(area, cards=self._cards(area.cards))

    def _cards(self, cards: tuple[CardFace, ...]) -> tuple[CardFace, ...]:
        return tuple([self._card(card) for card in cards])

    def _card(self, card: CardFace) -> CardFace:
        if self.blank and card.title == self.blank:
            number = card.id.removeprefix(self.blank)
            return CardFace(id=f"{UNKNOWN} blank{number}", facedown=True, spot=card.spot)
        return structs.replace(card, attached=self._cards(card.attached))


def known_to_all(game: Game[Any], card: Card[Any]) -> bool:
    """Whether each player knows which card this is: it lies open, or was shown to all, or a rule shows it."""
    return all([game.knows(seat.number, card) for seat in game.seats])
