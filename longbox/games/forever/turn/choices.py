"""What a player can do in a turn, as answers. [forever Plotting Stage, Planning Stage, Confrontation Stage]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever.definitions import GameCard
from longbox.kernel.choices import Choice, Word

END_PHASE: Final[Word] = Word("end phase", "End your Action Phase")
PASS: Final[Word] = Word("pass", "Pass")
END_ACTIVATION: Final[Word] = Word("end activation", "Do nothing more with this character")
THREATEN_HERE: Final[Word] = Word("threaten", "Threaten")
RESCUE_HERE: Final[Word] = Word("rescue", "Rescue")


class OfCard(Choice):
    """Something that is done with a card, as an answer.

    Attributes:
        card: The card.
        verb: What is done: "buy".
    """

    __slots__ = ("card", "verb")

    def __init__(self, verb: str, card: GameCard) -> None:
        self.verb = verb
        self.card = card

    def key(self) -> str:
        return f"{self.verb} {self.card}"

    def words(self) -> str:
        return f"{self.verb.capitalize()} {self.card}"


class AddToPool(OfCard):
    """Adding a card to the resource pool. [forever Resource Pool]"""

    def __init__(self, card: GameCard) -> None:
        super().__init__("pool", card)

    def words(self) -> str:
        return f"Add {self.card} to the resource pool"


class Recruit(OfCard):
    """Recruiting a character. [forever Recruit A Rogue, Recruit A Hero]"""

    def __init__(self, card: GameCard) -> None:
        super().__init__("recruit", card)


class Buy(OfCard):
    """Buying a card of the reserve. [forever Buy Affiliated Card]"""

    def __init__(self, card: GameCard) -> None:
        super().__init__("buy", card)


class PlayCard(OfCard):
    """Playing a card that is no event. [forever Play A Card]"""

    def __init__(self, card: GameCard) -> None:
        super().__init__("play", card)


class Empower(OfCard):
    """Empowering a Hero with a card. [forever Empower A Hero]"""

    def __init__(self, card: GameCard) -> None:
        super().__init__("empower with", card)


class Activate(OfCard):
    """Activating a character. [forever Activate]"""

    def __init__(self, card: GameCard) -> None:
        super().__init__("activate", card)


class Attack(OfCard):
    """Attacking a character. [forever Attack]"""

    def __init__(self, card: GameCard) -> None:
        super().__init__("attack", card)
