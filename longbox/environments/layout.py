"""What environments of one game share: the numbers of answers, and the vector of what is seen."""

from __future__ import annotations

from typing import Any

from longbox.environments.features import Features
from longbox.environments.numbering import Numbering
from longbox.environments.observation import Observer
from longbox.games import find_card_language, find_part
from longbox.games.observing import Observing
from longbox.kernel.cards import Definition
from longbox.kernel.game import Game


class Layout:
    """The spaces of a game.

    Attributes:
        cards: All names of cards: first those of all cards that the game ships, in alphabetical order, then those of
            one's own cards.
        actions: The numbers of answers.
        observer: The vector of what a player sees.
        features: Features of answers.
    """

    def __init__(self, game: str, table: Game[Any]) -> None:
        """Lay out.

        Args:
            game: The short name of the game.
            table: Any game with the options.

        Raises:
            LongboxError: The game has no numbers for environments.
        """
        observing = find_part(game, "observing", Observing)
        shipped = find_card_language(game).library.box()
        names = observing.names(shipped)
        own = {card.name for card in table.box} - set(names)
        self.cards = [*names, *sorted(own)]
        known: dict[str, Definition] = {card.name: card for card in shipped}
        known.update({card.name: card.definition for card in table.box})
        self.actions = Numbering(observing, self.cards, table.seats)
        self.observer = Observer(observing, self.cards, table.seats, table.zones)
        self.features = Features(observing, self.actions, known)
