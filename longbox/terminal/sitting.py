"""People at one screen playing a game to its end: ask, understand, carry out, ask again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from longbox.faces.habits import Habits, NoHabit
from longbox.faces.lines import STRONG, Line, line
from longbox.faces.names import NoSuchThing, find_name, proposal
from longbox.faces.offers import HandNumbers, NotOffered, Offer, Step, find_offers
from longbox.faces.presenter import Presenter
from longbox.faces.words import speak_to
from longbox.kernel.errors import LongboxError
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.view import View
from longbox.program import program
from longbox.rulebook.why import allowed, rulings_about, why_asked, why_happened, why_not
from longbox.terminal import commands, saves
from longbox.terminal.commands import Command, read_command
from longbox.terminal.mishaps import mishap
from longbox.terminal.plain import in_sentences
from longbox.terminal.screen import Scene, Screen
from longbox.terminal.session import Session

REMEMBERED = 40
"""How many events before the last answer are looked at for the log on the screen."""

LINES_OF_LOG = 20


class Left(Exception):
    """Somebody leaves the game, which goes on another time."""


class Sitting:
    """A game at one screen, as long as it is played.

    Attributes:
        session: The game.
        presenter: Who presents it.
        screen: Where it is seen.
        habits: What is answered without being asked.
    """

    def __init__(self, session: Session, presenter: Presenter, screen: Screen) -> None:
        self.session = session
        self.presenter = presenter
        self.screen = screen
        self.habits = Habits()
        self._hands: dict[int, HandNumbers] = {}
        self._waiting: list[Offer] = []
        self._following: list[Step] = []
        self._prompt: Prompt | None = None
        self._asked: Question | None = None
        self._back = 0
        self._taken_back = False
        self.habits.take_over(session.wishes)
        presenter.steward.take_over(session.wishes)

    def run(self, about: str = "") -> None:
        """Play until the game is over, or somebody leaves; what there is to know about the game is said before."""
        over = False
        self.screen.open()
        try:
            if about:
                self.screen.tell([line(each) for each in about.splitlines()])
            self._play()
            over = True
        except (Left, EOFError, KeyboardInterrupt):
            over = self.session.over
        except (LongboxError, OSError):
            raise
        except Exception as error:
            raise mishap(error, "", self.session.record()) from error
        finally:
            self.screen.close()
        self.screen.finish(self._ending() if over else self._leaving())

    def _play(self) -> None:
        while True:
            question = self.session.question()
            if question is None:
                return
            if self._safely(self._answered_by_habit, question):
                continue
            sits_down = self.keeps_secrets and self.session.looking != question.player
            self._seat(question.player)
            if self._safely(self._go_on, question):
                continue
            if sits_down or not self._safely(self._answered_by_itself, question):
                self._waiting = []
                self._ask(question)

    @property
    def keeps_secrets(self) -> bool:
        """Whether several people at this screen keep their cards from each other."""
        return self.presenter.secret and len(self.session.people) > 1

    def _safely(self, answered: Callable[[Question], bool], question: Question) -> bool:
        """Whether a question is answered for the players; where that fails, they are told, and asked."""
        try:
            return answered(question)
        except LongboxError as error:
            self.screen.tell([line(str(error))])
        except (Left, EOFError):
            raise
        except Exception as error:
            self.screen.tell([line(str(mishap(error, "", self.session.record())))])
        self._waiting = []
        self._following = []
        return False

    def _seat(self, player: int) -> None:
        """Let the player who is asked sit down, where several people share the screen."""
        looking = self.session.looking
        if looking != player:
            self._waiting = []
            if self.keeps_secrets:
                others = [seat.name for number, seat in enumerate(self.session.seats) if self._shares(number, player)]
                self.screen.hand_over(self.session.seats[player].name, others)
        self.session.looking = player

    def _shares(self, number: int, player: int) -> bool:
        return number in self.session.people and number != player

    def _ask(self, question: Question) -> None:
        """Show a question and carry out one line."""
        scene = self.scene(question)
        scene.again = question is self._asked
        self._asked = question
        self.screen.show(scene)
        typed = self.screen.ask(scene, self._completions(scene))
        try:
            self._obey(typed, scene)
        except LongboxError as error:
            self.screen.tell([line(str(error))])
        except (Left, EOFError):
            raise
        except Exception as error:
            self.screen.tell([line(str(mishap(error, typed, self.session.record())))])

    def _obey(self, typed: str, scene: Scene) -> None:
        """Understand a line and carry it out."""
        command = read_command(typed)
        if command.name != commands.WHY:
            self._back = 0
        self._carry_out(command, scene)

    def scene(self, question: Question) -> Scene:
        """All that is shown for a question."""
        player = question.player
        view = self.session.view(player)
        read = self.session.read(player)
        hand, news = self._hand_of(player), self._told_since(player, read)
        face = self.presenter.face(view, question, news, hand, self._beside(player))
        scene = Scene(view, question, face, self._told_since(player, max(0, read - REMEMBERED), read))
        unlisted = [offer for offer in self._offers(question) if not offer.listed]
        scene.unlisted = [*unlisted, *self.presenter.typed(view, question)]
        scene.words = self._asks(question)
        return scene

    def _offers(self, question: Question) -> list[Offer]:
        """What can be answered, without shortcuts."""
        view = self.session.view(question.player)
        return self.presenter.offers(view, question, self._hand_of(question.player))

    def _hand_of(self, player: int) -> HandNumbers:
        """The numbers of the cards in a player's hand."""
        return self._hands.setdefault(player, HandNumbers())

    def _beside(self, player: int) -> list[View[Any]]:
        """The views of the other seats that the person in a seat has taken."""
        return [self.session.view(seat) for seat in self.session.seats_of(player) if seat != player]

    def _asks(self, question: Question) -> str:
        """What is asked, in words; where several people see the same screen, with the name of whom it is asked."""
        view = self.session.view(question.player)
        name = view.seat.name
        words = speak_to(self.presenter.asks(view, question), name)
        named = self.presenter.secret or len(self.session.people) < 2 or words.startswith(f"{name}: ")
        return words if named else f"{name}: {words}"

    def _told_since(self, player: int, start: int, end: int | None = None) -> list[str]:
        """What happened from one line of the log on, to another if one is given, as a player reads it."""
        view = self.session.view(player)
        lines: list[str] = []
        for passage in self.session.passages(player, start, end):
            if isinstance(passage, str):
                lines.append(speak_to(passage, view.seat.name))
            else:
                lines += self.presenter.told(view, passage)
        return lines

    def _completions(self, scene: Scene) -> list[str]:
        offered = [spelling for offer in [*scene.offers, *scene.unlisted] for spelling in offer.spellings()]
        things = self.presenter.things(scene.view)
        asked = [f"{start}{thing}" for start in ("?", "why ") for thing in things]
        return list(dict.fromkeys([*offered, *commands.WORDS, *asked]))

    # Commands

    def _carry_out(self, command: Command, scene: Scene) -> None:
        name = command.name
        if name == commands.ANSWER:
            self._understand(command.rest, scene)
        elif name == commands.ALL:
            self._answer([offer for offer in scene.offers for _ in offer.answers if offer.is_numbered], scene)
        elif name in commands.HABITS:
            self._choose_habit(command, scene)
        elif name == commands.UNDO:
            self._undo(scene.question.player)
        elif name == commands.SAVE:
            self._save(command.rest)
        elif name == commands.QUIT:
            raise Left
        elif name != commands.AGAIN:
            self.screen.tell(self._told(command, scene))

    def _told(self, command: Command, scene: Scene) -> list[Line]:
        """What a command that changes nothing has to say."""
        if command.name == commands.HELP:
            return self._help()
        if command.name == commands.EXPLAIN:
            return self._explain(command.rest, scene)
        if command.name == commands.WHY:
            return self._why(command.rest, scene)
        if command.name == commands.LOG:
            return self._log(command.rest, scene)
        return [line(words) for words in scene.face.spoken]

    def _understand(self, typed: str, scene: Scene) -> None:
        """Obey what was typed, or answer with it; if it is a wish, say what keeps the player from it."""
        told = self.presenter.obey(scene.view, scene.question, typed)
        if told is not None:
            self._keep_wishes()
            self.screen.tell(told)
            return
        try:
            offers = self._meant_offers(typed, scene)
        except NotOffered as wrong:
            why = self._why_not(typed, scene)
            self.screen.tell([line(f"{wrong}{'' if why else self._proposal(typed, scene)}"), *why])
            return
        self._answer(offers, scene)

    def _meant_offers(self, typed: str, scene: Scene) -> list[Offer]:
        """The answers that somebody typed; what is not shown comes after what is, and guesses after both."""
        for nearly in (False, True):
            for offers in (scene.offers, scene.unlisted):
                try:
                    return find_offers(offers, typed, nearly=nearly)
                except NotOffered:
                    continue
        return find_offers(scene.offers, typed)

    def _proposal(self, typed: str, scene: Scene) -> str:
        """A sentence that offers what is near to something typed that is no answer, no wish and no command."""
        offered = [spelling for offer in [*scene.offers, *scene.unlisted] for spelling in offer.spellings()]
        return proposal(typed, [*offered, *commands.WORDS, *self.presenter.things(scene.view)])

    def _why_not(self, typed: str, scene: Scene) -> list[Line]:
        """The reason why a wish can't be carried out, if it is one."""
        try:
            return self._why(typed, scene)
        except LongboxError:
            return []

    def _answer(self, offers: list[Offer], scene: Scene) -> None:
        """Give the first answer; the others wait until the same is asked again."""
        if not offers:
            raise NotOffered("No answer here has a number.")
        self._prompt = scene.question.prompt
        self._waiting = offers[1:]
        self._following = list(offers[0].then)
        self.presenter.steward.answered(scene.view, scene.question, offers[0])
        self._keep_wishes()
        self.session.answer(scene.question.player, offers[0].answers[0])

    def _go_on(self, question: Question) -> bool:
        """Give the next of several answers that were typed in one line; where it isn't on offer any more, ask."""
        if self._followed(question):
            return True
        if not self._waiting or question.prompt is not self._prompt:
            return False
        wish = self._waiting.pop(0)
        scene = self.scene(question)
        for offer in [*scene.offers, *scene.unlisted]:
            if offer.is_like(wish):
                self._following = list(offer.then)
                self.session.answer(question.player, offer.answers[0], at_once=True)
                return True
        self._waiting = []
        self.screen.tell([line(f"{wish.words} is not on offer any more.")])
        self._ask(question)
        return True

    def _followed(self, question: Question) -> bool:
        """Give the next answer of something that takes several, if it is what is asked."""
        steps, self._following = self._following, []
        keys = question.keys()
        if not steps or steps[0].asks != question.prompt.words or steps[0].answer not in keys:
            return False
        self._following = steps[1:]
        self.session.answer(question.player, steps[0].answer, at_once=True, unasked=True)
        return True

    # What is answered for the players

    def _answered_by_habit(self, question: Question) -> bool:
        """Answer as the player wants it to be answered; tells whether that is so. What was taken back is asked."""
        taken_back, self._taken_back = self._taken_back, False
        if taken_back:
            return False
        answer = self.habits.answer(question.player, self.presenter.opportunity(question))
        answer = answer or self.presenter.steward.answer(self.session.view(question.player), question)
        if answer:
            self.session.answer(question.player, answer, at_once=True, unasked=True)
        return bool(answer)

    def _answered_by_itself(self, question: Question) -> bool:
        """Give the only answer that there is, and note it; tells whether there is only one."""
        offer = self._only_answer(question)
        if offer is None:
            return False
        note = f"Answered by itself: {in_sentences(self._asks(question))} {offer.words}."
        self._following = list(offer.then)
        self.session.answer(question.player, offer.answers[0], at_once=True, unasked=True, note=note)
        return True

    def _only_answer(self, question: Question) -> Offer | None:
        """The offer that a question leaves no choice but to take, if that is so."""
        return self.presenter.only_answer(self.session.view(question.player), question, self._offers(question))

    def _undo(self, player: int) -> None:
        """Take the player's last answer back, and those before it that were no choice."""
        self._waiting = []
        self._following = []
        self.session.undo(player)
        while self._asks_nothing() and self.session.given(player):
            self.session.undo(player)
        self.presenter.steward.forget()
        self._taken_back = True

    def _asks_nothing(self) -> bool:
        """Whether what is asked now leaves no choice."""
        question = self.session.question()
        return question is not None and not self.keeps_secrets and self._only_answer(question) is not None

    def _keep_wishes(self) -> None:
        """Keep with the game what the players want to be answered for them."""
        self.session.wishes = {**self.habits.wishes(), **self.presenter.steward.wishes()}

    def _choose_habit(self, command: Command, scene: Scene) -> None:
        """Keep what is to be answered always; asking somebody may be an answer, too."""
        player = scene.question.player
        whole = f"{command.name} {command.rest}"
        if any([whole.casefold() in [name.casefold() for name in offer.spellings()] for offer in scene.offers]):
            self._understand(whole, scene)
            return
        if not self.presenter.habits:
            raise NoHabit("Nothing in this game is asked that could be answered for you.")
        if command.rest:
            names = self.presenter.habitual(scene.view)
            name = self._meant(command.rest, list(dict.fromkeys([*names, *self.presenter.things(scene.view)])), scene)
            if name not in names:
                raise NoHabit(f"Nothing was changed: the game never asks by itself whether you use {name}.")
            for seat in self.session.seats_of(player):
                self.habits.choose(seat, names[name], command.name)
            self._keep_wishes()
            self.session.keep()
        self.screen.tell([line(self.habits.words(player))])

    def _save(self, name: str) -> None:
        if not name:
            self.screen.tell([line(f"Kept in {saves.shown(self.session.file)}.")])
            return
        file = saves.named(name)
        saves.keep_copy(self.session.record(), file)
        self.screen.tell([line(f"A copy is kept in {saves.shown(file)}.")])

    # What is told

    def _help(self) -> list[Line]:
        listed = [*commands.listed(self.presenter.example, habits=self.presenter.habits), *self.presenter.commands()]
        width = max([len(typed) for typed, _ in listed])
        told = [line((typed.ljust(width), STRONG), "   ", words) for typed, words in listed]
        return [line(self.presenter.help()), line(), *told]

    def _explain(self, typed: str, scene: Scene) -> list[Line]:
        things = self.presenter.things(scene.view)
        thing = self._meant(typed, things, scene)
        return [*self.presenter.explain(scene.view, thing), *rulings_about(self.session.system, thing)]

    def _meant(self, typed: str, things: list[str], scene: Scene) -> str:
        """The thing that somebody asks about, by its name or by its key."""
        for offer in scene.offers:
            if offer.key.lower() == typed.lower():
                named = [name for name in offer.spellings() if name in things]
                return named[0] if named else find_name(things, offer.words)
        return find_name(things, typed)

    def _why(self, typed: str, scene: Scene) -> list[Line]:
        player = scene.question.player
        if typed:
            wish = typed
            if typed.casefold() not in self.presenter.deeds:
                wish = _wish(typed, scene.offers, self.presenter.things(scene.view))
            offered = scene.question.keys()
            return (
                allowed(wish)
                if wish in offered
                else why_not(self.session.system, self.session.table.game, player, wish)
            )
        reports = scene.view.reports()
        self._back = min(self._back + 1, len(reports))
        told = why_happened(self.session.system, reports[-self._back], scene.view.seat.name) if reports else []
        return told + (why_asked(self.session.system, scene.question) if self._back == 1 else [])

    def _log(self, typed: str, scene: Scene) -> list[Line]:
        lines = self._told_since(scene.question.player, 0)
        wished = int(typed) if typed.isdecimal() else LINES_OF_LOG
        return [line(words) for words in lines[-max(1, wished) :]]

    # The end

    def _ending(self) -> list[Line]:
        """What happened last, who won, and where the game is kept."""
        player = self.session.looking
        view = self.session.view(max(0, player))
        news = self._told_since(player, self.session.read(player)) if player >= 0 else []
        kept = f"Play it back: {program()} replay {saves.shown(self.session.file)}"
        last = [*[line(words) for words in news], line()] if news else []
        return [*last, *self.presenter.result(view), line(), line(kept)]

    def _leaving(self) -> list[Line]:
        file = saves.shown(self.session.file)
        resume = f"{program()} play {self.session.system.id} --resume"
        if not saves.is_own(self.session.file):
            resume = f"{resume} {file}"
        return [line(f"The game is kept in {file}."), line(f"Go on with: {resume}")]


def _wish(typed: str, offers: list[Offer], things: list[str]) -> str:
    """What somebody wishes to do: an answer by its key, else their words with the name of a thing made whole."""
    for offer in offers:
        if offer.key.lower() == typed.lower():
            return offer.answers[0]
    verb, _, rest = typed.partition(" ")
    for start, name, nearly in (("", typed, False), (f"{verb} ", rest, True), ("", typed, True)):
        try:
            return start + find_name(things, name, nearly=nearly)
        except NoSuchThing:
            continue
    return typed
