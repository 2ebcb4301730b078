"""What a game says of its tables: each game has a presenter, which makes faces and answers what people ask.

A presenter sees views and questions only, so that nobody reads what they may not know. It says what there is, never
how it looks: whoever draws a face knows no game, and a presenter knows no surface.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

from msgspec import structs

from longbox.faces.face import THE_GAME, Asked, Refusal, Side, TableFace
from longbox.faces.lines import Line
from longbox.faces.mentions import Mentions
from longbox.faces.naming import Names
from longbox.faces.offers import HandNumbers, Label, Offer, make_offers, only_answer
from longbox.faces.opportunities import NO_OPPORTUNITY, Opportunity
from longbox.faces.steward import Steward
from longbox.faces.words import speak_to
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.reasons import Reason
from longbox.kernel.view import Report, View

WhyNot = Callable[[str], Reason | None]
"""Tells why a player can't do something now, by what is wished: "Kick", "play Kick". See `System.why_not`."""


class Presenter:
    """Makes the faces of one game's tables, and explains what is on them.

    Attributes:
        game: The short name of the game.
        secret: Whether people at the same screen keep their cards from each other.
        habits: Whether there are questions that can be answered for a player who wishes it.
        example: How a card of the game may be typed, for the help.
        deeds: What can be wished without naming a card, and is no card's name.
        steward: Who answers for the players what they wish to be answered.
        mentions: Finds the names of cards in sentences.
    """

    game: ClassVar[str]
    secret: ClassVar[bool] = True
    habits: ClassVar[bool] = False
    example: ClassVar[str]
    deeds: ClassVar[tuple[str, ...]] = ()

    def __init__(self, mentions: Mentions) -> None:
        self.steward = Steward()
        self.mentions = mentions

    # The face

    def face(
        self,
        view: View[Any],
        question: Question | None = None,
        news: Sequence[str] = (),
        hand: HandNumbers | None = None,
        beside: Sequence[View[Any]] = (),
        why_not: WhyNot | None = None,
    ) -> TableFace:
        """The face of a table for one viewer.

        Args:
            view: Of the player who looks.
            question: What that player is asked, if anything.
            news: What has happened lately, in sentences.
            hand: The numbers that cards of the hand have this turn, if they keep them.
            beside: The views of the other seats that the person who looks has taken.
            why_not: Tells why the viewer can't do something now, if the face is to say it of what isn't on offer.
        """
        names = Names()
        sides = self.sides(view, names, beside)
        asked = None if question is None else self.asked(view, question, hand, names)
        if asked is not None and why_not is not None:
            asked = structs.replace(asked, refused=tuple(refused(sides, asked, names, why_not)))
        return TableFace(
            game=self.game,
            title=self.title(view),
            state=self.state(view),
            chapter=self.chapter(view),
            means=self.means(view),
            viewer=THE_GAME if view.watches else view.seat.number,
            sides=tuple(sides),
            asked=asked,
            log=tuple([self.mentions.marked(words) for words in news]),
            spoken=() if view.watches else tuple(self.spoken(view, beside)),
            brief=() if view.watches else tuple(self.brief(view)),
            result=tuple(self.result(view)) if self.is_over(view) else (),
        )

    def asked(self, view: View[Any], question: Question, hand: HandNumbers | None, names: Names) -> Asked:
        """What the viewer is asked, with all that is shown of the answers."""
        made = [offer for offer in self.offers(view, question, hand, names) if offer.listed]
        return Asked(
            words=speak_to(self.asks(view, question).removesuffix(question.count_words()), view.seat.name),
            rule=question.prompt.rule,
            offers=(*made, *self.shortcuts(view, question)),
            least=question.least,
            most=question.most,
            taken=len(question.taken or ()),
        )

    def offers(
        self, view: View[Any], question: Question, hand: HandNumbers | None = None, names: Names | None = None
    ) -> list[Offer]:
        """What can be answered, without shortcuts.

        Args:
            view: Of the player who is asked.
            question: What is asked.
            hand: The numbers that cards of the hand have this turn, if they keep them.
            names: The ids of the cards that are shown.
        """
        hand = hand or HandNumbers()
        hand.hold(self.turn(view), [card.key() for card in self.hand(view)])
        looks = [self.look(view, choice) for choice in question.choices]
        return make_offers(question, self.labels(view, question), looks, hand, (names or Names()).of)

    # What is said of the table

    def title(self, view: View[Any]) -> str:
        """What is played, with its variant."""
        raise NotImplementedError

    def state(self, view: View[Any]) -> str:
        """Where the game is now: "Turn 3: your turn"."""
        raise NotImplementedError

    def chapter(self, view: View[Any]) -> str:
        """What part of the game it is: where it changes, the whole table is told anew."""
        return self.state(view)

    def means(self, view: View[Any]) -> str:
        """What the player who acts can spend now: "Power 5"."""
        return ""

    def sides(self, view: View[Any], names: Names, beside: Sequence[View[Any]]) -> list[Side]:
        """Who has what, in the order in which it is drawn.

        Args:
            view: Of the player who looks.
            names: Gives ids to the cards that are shown.
            beside: The views of the other seats that the person who looks has taken.
        """
        raise NotImplementedError

    def spoken(self, view: View[Any], beside: Sequence[View[Any]]) -> list[str]:
        """The whole table in sentences, one line after another."""
        raise NotImplementedError

    def brief(self, view: View[Any]) -> list[str]:
        """What matters for the next answer, in sentences."""
        raise NotImplementedError

    def told(self, view: View[Any], reports: list[Report]) -> list[str]:
        """What happened, told to the player who looks: "You draw Kick."."""
        return [speak_to(words, view.seat.name) for words in self.digest(view, reports)]

    def digest(self, view: View[Any], reports: list[Report]) -> list[str]:
        """What happened, in plain words, as short as it can be told."""
        return [report.words for report in reports]

    def is_over(self, view: View[Any]) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    def result(self, view: View[Any]) -> list[Line]:
        """Who won, and why, when the game is over."""
        raise NotImplementedError

    # What can be answered

    def hand(self, view: View[Any]) -> Sequence[Card[Any]]:
        """The cards that the player who looks holds."""
        raise NotImplementedError

    def turn(self, view: View[Any]) -> object:
        """Which turn it is: as long as it lasts, the cards of a hand keep their numbers."""
        return self.chapter(view)

    def asks(self, view: View[Any], question: Question) -> str:
        """What is asked, in words."""
        return question.words()

    def labels(self, view: View[Any], question: Question) -> list[Label]:
        """How each choice of a question is called, in order."""
        raise NotImplementedError

    def look(self, view: View[Any], choice: Choice) -> object:
        """What tells a choice from others that are called the same; none if nothing is like it."""
        return view.look(choice) if isinstance(choice, Card) else None

    def only_answer(self, view: View[Any], question: Question, offers: list[Offer]) -> Offer | None:
        """The offer that answers a question by itself, as nothing else would come of any other; mostly there is none.

        Args:
            view: Of the player who is asked.
            question: What is asked.
            offers: What can be answered, without shortcuts.
        """
        return only_answer(question, offers)

    def shortcuts(self, view: View[Any], question: Question) -> list[Offer]:
        """Several answers, given as one: to this question, and to those that will follow it. They are shown."""
        return []

    def typed(self, view: View[Any], question: Question) -> list[Offer]:
        """Several answers, given by one thing typed, which goes by its name and isn't shown."""
        return []

    def opportunity(self, question: Question) -> Opportunity:
        """What a player may use now, or let go, if that is what is asked."""
        return NO_OPPORTUNITY

    def habitual(self, view: View[Any]) -> dict[str, str]:
        """All that may be an opportunity at some time: what it may be called, and the name of the thing."""
        return {}

    # What people ask

    def obey(self, view: View[Any], question: Question, typed: str) -> list[Line] | None:
        """What a command of the game's own has to tell; none if what was typed is no such command.

        Raises:
            LongboxError: It is one, and can't be carried out.
        """
        return self.steward.obey(view, question, typed)

    def commands(self) -> list[tuple[str, str]]:
        """The commands of the game's own, for the help: what to type, and what it does."""
        return []

    def explain(self, view: View[Any], name: str) -> list[Line]:
        """All about one thing on the table, by its exact name."""
        raise NotImplementedError

    def things(self, view: View[Any]) -> list[str]:
        """The names of all that can be explained."""
        raise NotImplementedError

    def help(self) -> str:
        """The rules in a few sentences, for somebody who never played."""
        raise NotImplementedError


def refused(sides: Sequence[Side], asked: Asked, names: Names, why_not: WhyNot) -> Iterator[Refusal]:
    """Why cards of the hand and the market can't be played or bought, of those that are not on offer."""
    offered = {card for offer in asked.offers for card in offer.on}
    areas = [area for side in sides for area in side.areas if area.kind in ("hand", "market")]
    for card in [card for area in areas for card in area.cards if card.id not in offered and names.called(card.id)]:
        reason = why_not(names.called(card.id))
        if reason is not None:
            yield Refusal(card.id, reason.words, reason.rule)
