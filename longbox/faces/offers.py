"""What a person can answer, and how what was typed is understood.

LongboxError
├── NotOffered    what was typed is no answer
└── Ambiguous     what was typed could be several answers
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from itertools import count
from typing import Any, Final

import msgspec

from longbox.kernel.cards import Card
from longbox.kernel.choices import DONE, NO, YES, Choice
from longbox.kernel.errors import LongboxError
from longbox.kernel.questions import Question

ALIKE: Final = 0.7
"""How near a misspelled name must be to the right one, from 0 to 1, as `difflib` measures it."""

NOTHING: Final = "0"
"""The key of what does nothing, or nothing more."""

SHORTEST_PART: Final = 2
"""How many letters of a name must be typed at least."""


class NotOffered(LongboxError):
    """What was typed is no answer to the question."""


class Ambiguous(LongboxError):
    """What was typed could be several answers; the message names them."""


class Label:
    """How one choice is called.

    Attributes:
        words: What a person reads: "Kick", "Buy Kick".
        place: The id of the area where it is drawn and answered; nothing if it is only listed.
        where: Where it lies, if that is not drawn and not plain: "discard pile".
        key: What to type, if that is fixed; else it gets a number.
        names: What else may be typed.
        detail: What tells more about it, where there is room: the text of a card.
        forecast: What would come of it, if nobody did anything more.
        listed: Whether it is shown; else it can only be typed.
        exact: Whether a name that is only nearly right won't do.
        held: The name of the card of the hand that it is about, if it is about one that is drawn there.
        things: The cards that it is about, or what else has an id on a face.
        spot: The row and the column that it is about, in the area of a formation.
    """

    def __init__(
        self,
        words: str,
        place: str = "",
        key: str = "",
        names: tuple[str, ...] = (),
        where: str = "",
        detail: str = "",
        *,
        listed: bool = True,
        exact: bool = False,
    ) -> None:
        self.words = words
        self.place = place
        self.where = where
        self.key = key
        self.names = names
        self.detail = detail
        self.forecast = ""
        self.listed = listed
        self.exact = exact
        self.held = ""
        self.things: list[object] = []
        self.spot: tuple[str, int, int] | None = None

    def about(self, *things: object) -> Label:
        """The label, which knows what it is about: cards, or what else has an id on a face."""
        self.things = [*things]
        return self

    def foretelling(self, words: str) -> Label:
        """The label, which says what would come of it."""
        self.forecast = words
        return self

    def in_hand(self, card: Card[Any]) -> Label:
        """The label, about a card of the hand, where it is drawn with a number that it keeps for a turn."""
        self.held = card.key()
        return self.about(card)


def plain_label(choice: Choice) -> Label:
    """The label of a choice that every game has: yes, no, done, a player, a number."""
    keys: dict[Choice, str] = {YES: "y", NO: "n", DONE: NOTHING}
    return Label(choice.words(), "", keys.get(choice, ""), (choice.key(),))


class Step(msgspec.Struct, frozen=True):
    """An answer to a question that will follow.

    Attributes:
        asks: What will be asked, in the words of its prompt.
        answer: The stable key of the choice.
    """

    asks: str
    answer: str


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that a person can answer; choices that look alike are one offer.

    Attributes:
        key: What to type; nothing if it goes by its name alone, and isn't shown.
        name: What a person reads: "Kick", "Buy Kick".
        answers: The stable keys of the choices.
        place: The id of the area where it is drawn and answered; nothing if it is only listed.
        where: Where it lies, if that is not drawn and not plain: "discard pile".
        names: What else may be typed.
        detail: What tells more about it, where there is room: the text of a card.
        forecast: What would come of it, if nobody did anything more.
        listed: Whether it is shown; else it can only be typed.
        exact: Whether a name that is only nearly right won't do.
        held: The name of the card of the hand that it is about, if it is about one that is drawn there.
        on: The ids of the cards that it is about, as far as they are shown.
        spot: The row and the column that it is about, in the area of a formation.
        then: What else it answers, as long as just that is asked.
    """

    key: str
    name: str
    answers: tuple[str, ...]
    place: str = ""
    where: str = ""
    names: tuple[str, ...] = ()
    detail: str = ""
    forecast: str = ""
    listed: bool = True
    exact: bool = False
    held: str = ""
    on: tuple[str, ...] = ()
    spot: tuple[str, int, int] | None = None
    then: tuple[Step, ...] = ()

    @property
    def words(self) -> str:
        """What a person reads, with the place where that is not drawn."""
        return f"{self.name} ({self.where})" if self.where else self.name

    @property
    def count(self) -> int:
        """How many choices look like this."""
        return len(self.answers)

    @property
    def is_numbered(self) -> bool:
        """Whether its key is a number of a thing, not one with a meaning."""
        return self.key.isdigit() and self.key != NOTHING

    def spellings(self) -> list[str]:
        """All that can be typed for it, but the key."""
        return [self.name, self.words, *self.names]

    def is_like(self, other: Offer) -> bool:
        """Whether it is the same thing to a person."""
        return self.words == other.words and self.place == other.place


Naming = Callable[[object], str]
"""Tells the id of a card, or of something else, on a face; "" for what isn't shown."""


def nameless(thing: object) -> str:
    """Nothing has an id where no face is made."""
    return ""


def offer_of(
    label: Label, key: str, answers: list[str], then: tuple[Step, ...] = (), naming: Naming = nameless
) -> Offer:
    """An offer with a label.

    Args:
        label: How it is called.
        key: What to type.
        answers: The stable keys of its choices.
        then: What else it answers.
        naming: Tells the ids of the cards that it is about.
    """
    return Offer(
        key,
        label.words,
        tuple(answers),
        label.place,
        label.where,
        label.names,
        label.detail,
        label.forecast,
        label.listed,
        label.exact,
        label.held,
        tuple(dict.fromkeys([name for thing in label.things if (name := naming(thing))])),
        label.spot,
        then,
    )


class HandNumbers:
    """The numbers by which the cards of a hand go, the same for a whole turn: no card moves up as another is played."""

    def __init__(self) -> None:
        self._turn: object = None
        self._numbers: dict[str, str] = {}

    def hold(self, turn: object, cards: list[str]) -> None:
        """Number the cards of a hand in their order; those of a new turn anew."""
        if turn != self._turn:
            self._turn = turn
            self._numbers = {}
        for card in cards:
            self.number_of(card)

    def taken(self) -> list[str]:
        """The numbers that went to cards of the hand this turn."""
        return list(self._numbers.values())

    def number_of(self, card: str) -> str:
        """The number of a card, which it keeps; the next one, if it has none yet."""
        return self._numbers.setdefault(card, str(len(self._numbers) + 1))


class Alike:
    """Choices that look alike, before they become an offer."""

    def __init__(self, key: str, label: Label) -> None:
        self.key = key
        self.label = label
        self.answers: list[str] = []


def make_offers(
    question: Question,
    labels: list[Label],
    looks: list[object],
    hand: HandNumbers | None = None,
    naming: Naming = nameless,
) -> list[Offer]:
    """The offers of a question; those without a key are numbered.

    Args:
        question: What is asked.
        labels: How each of its choices is called.
        looks: What tells each choice from others that are called the same; none where nothing is like it.
        hand: The numbers that cards of the hand have this turn, if they keep them.
        naming: Tells the ids of cards on a face.
    """
    found: dict[tuple[object, ...], Alike] = {}
    hand = hand or HandNumbers()
    kept = {label.held: hand.number_of(label.held) for label in labels if label.held}
    used = [*[label.key for label in labels if not label.held], *(hand.taken() if kept else [])]
    numbers = (str(number) for number in count(1) if str(number) not in used)
    for place, (label, look, answer) in enumerate(zip(labels, looks, question.keys(), strict=True)):
        same = (label.words, label.place, label.where, label.key, place if look is None else look)
        if same not in found:
            found[same] = Alike(kept.pop(label.held, "") or label.key or next(numbers), label)
        else:
            found[same].label.things += label.things
        found[same].answers.append(answer)
    return _in_order([offer_of(one.label, one.key, one.answers, naming=naming) for one in found.values()])


def only_answer(question: Question, offers: list[Offer]) -> Offer | None:
    """The offer by which a question can be answered without asking, as nothing else would come of any other.

    There is only one, or all of what is on offer must be chosen, in no order.

    Args:
        question: What is asked.
        offers: All of its offers.
    """
    missing = question.least - len(question.taken or [])
    all_needed = missing >= len(question.choices) and not question.optional and not question.prompt.ordered
    return offers[0] if len(offers) == 1 or all_needed else None


def _in_order(offers: list[Offer]) -> list[Offer]:
    """Offers with those that have numbers by their numbers, the others where they are."""
    numbered = iter(sorted([offer for offer in offers if offer.is_numbered], key=lambda offer: int(offer.key)))
    return [next(numbered) if offer.is_numbered else offer for offer in offers]


def find_offer(offers: list[Offer], typed: str, *, nearly: bool = True) -> Offer:
    """The offer that somebody means: by its key, its name, the beginning or a part of it.

    Args:
        offers: All offers.
        typed: What was typed.
        nearly: Whether a name that is only nearly right will do.

    Raises:
        NotOffered: Nothing is like what was typed.
        Ambiguous: Several are, equally well.
    """
    wish = _folded(typed)
    for offer in offers:
        if offer.key.lower() in (wish, typed.strip().lower()):
            return offer
    for fits in (_equals, _begins, _has_word, _has_part, *([_is_near] if nearly else [])):
        able = [offer for offer in offers if fits is not _is_near or not offer.exact]
        found = [offer for offer in able if any([fits(wish, _folded(name)) for name in offer.spellings()])]
        if len(found) == 1:
            return found[0]
        if found and (plainest := _plainest(found)):
            return plainest
        if found:
            raise Ambiguous(f"{typed!r} could be {_either(found)}.")
    raise NotOffered(f"{typed!r} is not among the answers.")


def _plainest(found: list[Offer]) -> Offer | None:
    """The one of several that go by their names alone which the others only say more exactly."""
    shortest = min(found, key=lambda offer: len(offer.words))
    more_exact = [not offer.key and offer.words.startswith(shortest.words) for offer in found]
    return shortest if all(more_exact) else None


def find_offers(offers: list[Offer], typed: str, *, nearly: bool = True) -> list[Offer]:
    """Several answers typed in one line, parted by commas, or keys parted by spaces.

    Args:
        offers: All offers.
        typed: What was typed.
        nearly: Whether names that are only nearly right will do.

    Raises:
        NotOffered: Nothing is like a part of what was typed.
        Ambiguous: Several are, equally well.
    """
    keys = {offer.key.lower(): offer for offer in offers}
    words = typed.lower().split()
    if len(words) > 1 and all([word in keys for word in words]):
        return [keys[word] for word in words]
    parts = [part for part in typed.split(",") if part.strip()]
    return [find_offer(offers, part.strip(), nearly=nearly) for part in parts]


def _either(offers: list[Offer]) -> str:
    named = [f"{offer.words} ({offer.key})" if offer.key else offer.words for offer in offers]
    return f"{', '.join(named[:-1])} or {named[-1]}"


def _folded(text: str) -> str:
    """A text without what people leave out when they type: capitals, apostrophes, hyphens."""
    kept = text.lower().replace("-", " ").replace("\u2019", "'").replace("'", "")
    return " ".join(kept.split())


def _equals(wish: str, name: str) -> bool:
    return wish == name


def _begins(wish: str, name: str) -> bool:
    closed = name.replace(" ", "").startswith(wish.replace(" ", ""))
    return len(wish) >= SHORTEST_PART and (name.startswith(wish) or closed)


def _has_word(wish: str, name: str) -> bool:
    return len(wish) >= SHORTEST_PART and any([word.startswith(wish) for word in name.split()])


def _has_part(wish: str, name: str) -> bool:
    return len(wish) > SHORTEST_PART and wish in name


def _is_near(wish: str, name: str) -> bool:
    return len(wish) > SHORTEST_PART and difflib.SequenceMatcher(None, wish, name).ratio() >= ALIKE
