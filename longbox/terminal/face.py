"""What a game shows of itself. The frame around it (questions, commands, saving) is the same for all games.

Everything is drawn from views, so that nobody reads what they may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text

from longbox.faces.face import TableFace
from longbox.faces.offers import HandNumbers, Label, Offer, only_answer
from longbox.faces.opportunities import NO_OPPORTUNITY, Opportunity
from longbox.faces.steward import Steward
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.view import Report, View
from longbox.terminal.styles import drawn_lines


class Face:
    """How one game looks in the terminal.

    Attributes:
        secret: Whether people at the same screen keep their cards from each other.
        habits: Whether there are questions that can be answered for a player who wishes it.
        example: How a card of the game may be typed, for the help.
        deeds: What can be wished without naming a card, and is no card's name.
        beside: The views of the other seats that the person who looks has taken.
        steward: Who answers for the players what they wish to be answered.
    """

    secret: ClassVar[bool] = True
    habits: ClassVar[bool] = False
    example: ClassVar[str]
    deeds: ClassVar[tuple[str, ...]] = ()
    beside: Sequence[View[Any]] = ()
    steward: Steward = Steward()

    def title(self, view: View[Any]) -> str:
        """What is played, with its variant."""
        raise NotImplementedError

    def state(self, view: View[Any]) -> str:
        """Where the game is now: "Turn 3: your turn"."""
        raise NotImplementedError

    def chapter(self, view: View[Any]) -> str:
        """What part of the game it is: where it changes, the whole table is told anew."""
        return self.state(view)

    def hand(self, view: View[Any]) -> Sequence[Card[Any]]:
        """The cards that the player who looks holds."""
        raise NotImplementedError

    def turn(self, view: View[Any]) -> object:
        """Which turn it is: as long as it lasts, the cards of a hand keep their numbers."""
        return self.chapter(view)

    def means(self, view: View[Any]) -> str:
        """What the player who acts can spend now: "Power 5"."""
        raise NotImplementedError

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
        """Several answers, given by one thing typed: to this question, and to those that will follow it.

        Those with a key are shown with the answers; the others can be typed by their names.
        """
        return []

    def opportunity(self, question: Question) -> Opportunity:
        """What a player may use now, or let go, if that is what is asked."""
        return NO_OPPORTUNITY

    def obey(self, view: View[Any], question: Question, typed: str) -> list[Text] | None:
        """What a command of the game's own has to tell; none if what was typed is no such command.

        Raises:
            LongboxError: It is one, and can't be carried out.
        """
        told = self.steward.obey(view, question, typed)
        return None if told is None else drawn_lines(told)

    def commands(self) -> list[tuple[str, str]]:
        """The commands of the game's own, for the help: what to type, and what it does."""
        return []

    def habitual(self, view: View[Any]) -> dict[str, str]:
        """All that may be an opportunity at some time: what it may be called, and the name of the thing."""
        return {}

    def shown(self, view: View[Any], question: Question, hand: HandNumbers) -> TableFace | None:
        """The face of the table, if the game has faces; it is drawn instead of `board`."""
        return None

    def board(self, view: View[Any], offers: list[Offer], width: int, height: int, most: int) -> list[Text]:
        """The table, drawn.

        Args:
            view: Of the player who looks.
            offers: What may be answered; those with a place are marked there with their keys.
            width: How wide it may be, in cells. No line is wider.
            height: How many lines it should have at most, so that the log has room.
            most: How many lines it must not exceed.
        """
        raise NotImplementedError

    def places(self) -> tuple[str, ...]:
        """The places that the board draws; offers elsewhere are listed under the question."""
        raise NotImplementedError

    def table(self, view: View[Any], offers: list[Offer]) -> list[str]:
        """The whole table in sentences, one line after another."""
        raise NotImplementedError

    def summary(self, view: View[Any], offers: list[Offer]) -> list[str]:
        """What matters for the next answer, in sentences."""
        raise NotImplementedError

    def digest(self, view: View[Any], reports: list[Report]) -> list[str]:
        """What happened, in plain words, as short as it can be told."""
        raise NotImplementedError

    def highlighted(self, words: str) -> Text:
        """A sentence with the names of things in their colours."""
        raise NotImplementedError

    def explain(self, view: View[Any], name: str) -> list[Text]:
        """All about one thing on the table, by its exact name."""
        raise NotImplementedError

    def things(self, view: View[Any]) -> list[str]:
        """The names of all that can be explained."""
        raise NotImplementedError

    def help(self) -> str:
        """The rules in a few sentences, for somebody who never played."""
        raise NotImplementedError

    def result(self, view: View[Any]) -> list[Text]:
        """Who won, and why, when the game is over."""
        raise NotImplementedError
