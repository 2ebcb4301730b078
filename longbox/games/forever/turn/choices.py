"""What a player can do in a turn, as answers. [forever Plotting Stage, Planning Stage, Confrontation Stage]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever.definitions import ATTACK as ATTACKING
from longbox.games.forever.definitions import HERO, LOCATION, RESCUE, ROGUE, TEAM, THREATEN, GameCard
from longbox.kernel.choices import Choice, Word

END_PHASE: Final[Word] = Word("end phase", "End your Action Phase")
PASS: Final[Word] = Word("pass", "Pass")
END_ACTIVATION: Final[Word] = Word("end activation", "Do nothing more with this character")
THREATEN_HERE: Final[Word] = Word("threaten", "Threaten")
RESCUE_HERE: Final[Word] = Word("rescue", "Rescue")

ADD_TO_POOL: Final = "pool"
RECRUIT: Final = "recruit"
BUY: Final = "buy"
PLAY: Final = "play"
EMPOWER: Final = "empower"
ATTACK: Final = "attack"
VERBS: Final = (ADD_TO_POOL, RECRUIT, BUY, PLAY, ATTACK)
"""What can be done with a card alone."""


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
        super().__init__(ADD_TO_POOL, card)

    def words(self) -> str:
        return f"Add {self.card} to the resource pool"


class Recruit(OfCard):
    """Recruiting a character. [forever Recruit A Rogue, Recruit A Hero]"""

    def __init__(self, card: GameCard) -> None:
        super().__init__(RECRUIT, card)


class Buy(OfCard):
    """Buying a card of the reserve. [forever Buy Affiliated Card]"""

    def __init__(self, card: GameCard) -> None:
        super().__init__(BUY, card)


class PlayCard(OfCard):
    """Playing a card that is neither an event nor a Scheme. [forever Play A Card]"""

    def __init__(self, card: GameCard) -> None:
        super().__init__(PLAY, card)


class PlayScheme(OfCard):
    """Playing a Scheme at a Location. [forever Play A Card, Scheme Cards]

    Attributes:
        place: The Location.
    """

    __slots__ = ("place",)

    def __init__(self, card: GameCard, place: GameCard) -> None:
        self.verb = PLAY
        self.card = card
        self.place = place

    def key(self) -> str:
        return f"{PLAY} {self.card} at {self.place}"

    def words(self) -> str:
        return f"Play {self.card} at {self.place}"


class Empower(OfCard):
    """Empowering a Hero with a card. [forever Empower A Hero]

    Attributes:
        hero: The Hero.
    """

    __slots__ = ("hero",)

    def __init__(self, card: GameCard, hero: GameCard) -> None:
        self.verb = EMPOWER
        self.card = card
        self.hero = hero

    def key(self) -> str:
        return f"{EMPOWER} {self.hero} with {self.card}"

    def words(self) -> str:
        return f"Empower {self.hero} with {self.card}"


class Activate(OfCard):
    """Activating a character, which goes to a Location by it. [forever Activate]

    Attributes:
        place: The Location.
        what: What it goes there for and does at once, `ATTACK`, `THREATEN` or `RESCUE`; nothing if that stays open.
    """

    __slots__ = ("place", "what")

    def __init__(self, card: GameCard, place: GameCard, what: str = "") -> None:
        self.verb = "activate"
        self.card = card
        self.place = place
        self.what = what

    def key(self) -> str:
        return f"activate {self.card} at {self.place}{f' to {self.what.lower()}' if self.what else ''}"

    def words(self) -> str:
        return f"Activate {self.card} at {self.place}{f' to {self.what}' if self.what else ''}"


class Attack(OfCard):
    """Attacking a character. [forever Attack]"""

    def __init__(self, card: GameCard) -> None:
        super().__init__(ATTACK, card)


def all_answers(box: list[GameCard]) -> dict[str, list[Choice]]:
    """The answers that are about a card alone, by what is done with it and by the card's serial number.

    They are made once for all games with these cards, as the same are offered again and again.
    """
    return {verb: [answer_about(verb, card) for card in box] for verb in VERBS}


def all_empowering(box: list[GameCard]) -> dict[int, list[Choice]]:
    """The answers with which a Hero is empowered, by the Hero's serial number and the card's."""
    heroes = [card for card in box if card.definition.type == HERO]
    return {hero.serial: [Empower(card, hero) for card in box] for hero in heroes}


def numbers_of_locations(box: list[GameCard]) -> list[int]:
    """Which of the Locations of the box a card is, by its serial number; of other cards which comes next."""
    return [len([card for card in box[:serial] if card.definition.type == LOCATION]) for serial in range(len(box))]


def all_activations(box: list[GameCard]) -> dict[int, dict[str, list[Choice]]]:
    """The answers that activate a character, by its serial number, what for, and which Location of the box it is."""
    places = [card for card in box if card.definition.type == LOCATION]
    return {
        actor.serial: {
            what: [Activate(actor, place, what) for place in places]
            for what in ("", ATTACKING, THREATEN if actor.definition.type == ROGUE else RESCUE)
        }
        for actor in box
        if actor.definition.type in TEAM
    }


def answer_about(verb: str, card: GameCard) -> Choice:
    """The answer with which something is done with a card."""
    if verb == ADD_TO_POOL:
        return AddToPool(card)
    if verb == RECRUIT:
        return Recruit(card)
    if verb == BUY:
        return Buy(card)
    if verb == PLAY:
        return PlayCard(card)
    assert verb == ATTACK
    return Attack(card)
