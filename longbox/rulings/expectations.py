"""What must be true after a step: cards in zones, facts, what is asked and offered, the log, what is seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from longbox.kernel.cards import Card
from longbox.kernel.errors import some_of
from longbox.kernel.events import in_words as event_in_words
from longbox.kernel.positions import CARDS, PLAYER, PLAYERS, Fact
from longbox.kernel.questions import Question
from longbox.kernel.reasons import UnknownWish
from longbox.kernel.system import System
from longbox.kernel.table import Table
from longbox.kernel.zones import NOBODY, Zone
from longbox.rulings.actions import read_wish, waiting
from longbox.rulings.answers import check_answer, check_form, in_full
from longbox.rulings.errors import BadRuling, DoesNotHold, Place
from longbox.rulings.matching import Shelf
from longbox.rulings.sentences import check_sentence
from longbox.rulings.values import read_value, same_value
from longbox.rulings.vocabulary import Target, Vocabulary
from longbox.rulings.watching import comparing, is_among
from longbox.rulings.words import REST, Names, in_words, plain, same_words


class Scene:
    """A game after a step.

    Attributes:
        system: The rules.
        table: The game.
        vocabulary: What can be spoken of.
        since: How many lines the log had before the step.
        looked_into: The numbers of the zones that expectations looked into.
    """

    __slots__ = ("looked_into", "since", "system", "table", "vocabulary")

    def __init__(self, system: System, table: Table, vocabulary: Vocabulary, since: int) -> None:
        self.system = system
        self.table = table
        self.vocabulary = vocabulary
        self.since = since
        self.looked_into: set[int] = set()

    def log(self, viewer: int) -> list[str]:
        """What a player could read of what happened in the step; `NOBODY` reads what everybody may."""
        names = [seat.name for seat in self.table.game.seats]
        return [event_in_words(event, viewer, names) for event in self.table.game.log[self.since :]]

    def shelf(self, words: str, cards: list[Card[Any] | None], zone: Zone) -> Shelf:
        """Cards of a zone, given with the top one last."""
        self.look_into(zone)
        ordered = self.vocabulary.arranger.ordered(zone)
        return Shelf(self.table.game, self.vocabulary, words, cards[::-1] if ordered else cards, ordered=ordered)

    def look_into(self, zone: Zone) -> None:
        """Note that an expectation is about the cards of a zone."""
        self.looked_into.add(zone.number)

    def look_everywhere(self) -> None:
        """Note that an expectation is about cards wherever they lie."""
        self.looked_into.update([zone.number for zone in self.table.game.zones])

    def name(self, player: int) -> str:
        """What a player is called."""
        return self.table.game.seats[player].name


def check(scene: Scene, key: str, value: Any, place: Place) -> None:
    """Check one thing that must be true.

    Raises:
        BadRuling: It can't be understood.
        DoesNotHold: It is not so.
    """
    with comparing():
        _check(scene, key, value, place)


def _check(scene: Scene, key: str, value: Any, place: Place) -> None:
    checker = CHECKS.get(plain(key))
    if checker is not None:
        checker(scene, value, place)
        return
    # The table is read by the same words as a position, so a key may be a player with a table of its own.
    outer = Place(place.file, place.lines, place.path[:-1])
    for target, content, here in scene.vocabulary.read_table({key: value}, outer):
        check_target(scene, target, content, here)


def mentions_question(keys: list[str]) -> bool:
    """Whether a step says what is asked at its end."""
    return any([plain(key) in ("asked", "question", "offered", "not offered") for key in keys])


def check_target(scene: Scene, target: Target, value: Any, place: Place) -> None:
    """Check the cards of a zone, or a fact."""
    if isinstance(target.thing, Zone):
        check_zone(scene, target.thing, value, place)
    else:
        check_fact(scene, target, target.thing, value, place)


def check_zone(scene: Scene, zone: Zone, value: Any, place: Place) -> None:
    """Check which cards lie in a zone."""
    scene.shelf(zone.name, [*scene.vocabulary.arranger.lying(scene.table.game, zone)], zone).check(value, place)


def check_fact(scene: Scene, target: Target, fact: Fact, value: Any, place: Place) -> None:
    """Check a fact."""
    game = scene.table.game
    if fact.counts_hidden:
        scene.look_everywhere()
    found = fact.read(game, target.player)
    if fact.kind == CARDS:
        Shelf(game, scene.vocabulary, target.words, [*found], ordered=False).check(value, place)
        return
    wanted = read_value(fact.kind, value, place, scene.vocabulary)
    if not same_value(fact.kind, found, wanted):
        raise DoesNotHold(
            place, f"{target.words}: expected {shown(scene, fact, wanted)}, but it is {shown(scene, fact, found)}."
        )


def shown(scene: Scene, fact: Fact, value: Any) -> str:
    """The value of a fact, in words."""
    if fact.kind == PLAYER:
        return "nobody" if value == NOBODY else scene.name(value)
    if fact.kind == PLAYERS:
        return in_words([scene.name(player) for player in value]).replace("nothing", "nobody")
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


# Questions


def check_asked(scene: Scene, value: Any, place: Place) -> None:
    """Check who is asked now; nobody, if that is what is written."""
    names = value if isinstance(value, list) else [value]
    if value in ("nobody", False):
        names = []
    wanted = sorted([scene.vocabulary.player(name, place) for name in names])
    asked = sorted([question.player for question in scene.table.questions])
    if asked != wanted:
        expected = in_words([scene.name(player) for player in wanted]).replace("nothing", "nobody")
        raise DoesNotHold(place, f"expected that {expected} is asked, but: {waiting(scene.table)}")


def check_question(scene: Scene, value: Any, place: Place) -> None:
    """Check the words of what is asked; a part of them is enough."""
    asked = [question.words() for question in scene.table.questions]
    if not isinstance(value, str):
        raise BadRuling(place, "write the words of the question here, or a part of them.")
    if not any([is_among(value.rstrip(".? "), words) for words in asked]):
        raise DoesNotHold(place, f"expected the question {value!r}, but: {waiting(scene.table)}")


def questions_of(scene: Scene, value: Any, place: Place) -> list[tuple[Question, Any, Place]]:
    """The questions that wait, with what is said of each; for several players, a table by player."""
    if isinstance(value, dict):
        found: list[tuple[Question, Any, Place]] = []
        for name, content in value.items():
            player = scene.vocabulary.player(name, place / name)
            question = scene.table.question_for(player)
            if question is None:
                raise DoesNotHold(place / name, f"{scene.name(player)} is not asked anything. {waiting(scene.table)}")
            found.append((question, content, place / name))
        return found
    questions = scene.table.questions
    if not questions:
        raise DoesNotHold(place, f"nothing is asked. {waiting(scene.table)}")
    return [(question, value, place) for question in questions]


def check_offered(scene: Scene, value: Any, place: Place) -> None:
    """Check which answers are on offer: exactly these, or, with "...", at least these."""
    for question, wanted, here in questions_of(scene, value, place):
        offered = [choice.key() for choice in question.choices]
        missing: list[str] = []
        left = offered.copy()
        words = _list(wanted, here)
        for word in words:
            key = find_answer(question, word)
            if word != REST and (key is None or key not in left):
                missing.append(word)
            elif key is not None:
                left.remove(key)
        surplus = [] if REST in words else left
        if missing or surplus:
            problem = [f"{in_words(missing)} is not on offer"] * bool(missing) + [
                f"{some_of(surplus)} is on offer too"
            ] * bool(surplus)
            raise DoesNotHold(here, f"{'; '.join(problem)}. {waiting(scene.table, in_words(missing))}")


def check_not_offered(scene: Scene, value: Any, place: Place) -> None:
    """Check that none of some answers is on offer."""
    for question, words, here in questions_of(scene, value, place):
        for word in _list(words, here):
            if any([find_answer(question, each) is not None for each in (word, *in_full(scene.vocabulary, word))]):
                raise DoesNotHold(here, f"{word!r} is on offer, but should not be. {waiting(scene.table, word)}")
            check_answer(scene.vocabulary, word, here)
            check_form(scene.vocabulary, question, word, here)


def find_answer(question: Question, word: str) -> str | None:
    """The key of the answer that is called so, by its key or its words."""
    for choice in question.choices:
        if Names([choice.key(), choice.words()]).find(word) is not None:
            return choice.key()
    return None


def check_cannot(scene: Scene, value: Any, place: Place) -> None:
    """Check that something can't be done, and the reason that the game gives for it."""
    entries = value if isinstance(value, dict) else dict.fromkeys(_list(value, place), "")
    for sentence, reason in entries.items():
        here = place / sentence if isinstance(value, dict) else place
        player, wish = read_wish(scene.vocabulary, sentence, here)
        try:
            found = scene.system.why_not(scene.table.game, player, wish)
        except UnknownWish as error:
            raise BadRuling(here, str(error)) from None
        if found is None:
            raise DoesNotHold(here, f"{sentence!r} should not be possible, but it is.")
        if not is_among(str(reason), str(found)):
            raise DoesNotHold(here, f"{sentence!r}: expected the reason {reason!r}, but it is {str(found)!r}.")


# The log and what is seen


def check_log(scene: Scene, value: Any, place: Place) -> None:
    """Check that lines stand in the log that everybody may read, or, in a table, in that of a player."""
    for viewer, lines, here in _by_viewer(scene, value, place):
        for line in lines:
            if not any([same_words(line, found) for found in scene.log(viewer)]):
                raise DoesNotHold(here, f"{line!r} is not in the log of this step: {' '.join(scene.log(viewer))}")


def check_no_log(scene: Scene, value: Any, place: Place) -> None:
    """Check that no line of the log contains some words."""
    for viewer, lines, here in _by_viewer(scene, value, place):
        for line in lines:
            for found in scene.log(viewer):
                if is_among(line.rstrip(". "), found):
                    raise DoesNotHold(here, f"the log says {found!r}, but should not.")


def _by_viewer(scene: Scene, value: Any, place: Place) -> list[tuple[int, list[str], Place]]:
    if not isinstance(value, dict):
        return [(NOBODY, _list(value, place), place)]
    return [
        (scene.vocabulary.player(name, place / name), _list(lines, place / name), place / name)
        for name, lines in value.items()
    ]


def check_seen_by(scene: Scene, value: Any, place: Place) -> None:
    """Check what players see of zones; "?" stands for a card that a player doesn't know."""
    if not isinstance(value, dict):
        raise BadRuling(place, 'write who sees what: seen_by.Batman = {"Superman\'s hand" = ["?", "?"]}')
    for name, table in value.items():
        player = scene.vocabulary.player(name, place / name)
        if not isinstance(table, dict):
            raise BadRuling(place / name, "write zones with the cards that are seen there.")
        for target, content, here in scene.vocabulary.read_table(table, place / name):
            if not isinstance(target.thing, Zone):
                raise BadRuling(here, f"{target.words} is no place for cards.")
            check_seen(scene, player, target.thing, content, here)


def check_seen(scene: Scene, player: int, zone: Zone, value: Any, place: Place) -> None:
    """Check what a player sees of one zone."""
    words = f"what {scene.name(player)} sees of {zone.name}"
    scene.shelf(words, scene.vocabulary.arranger.seen(scene.table.view(player), zone), zone).check(
        value, place, unseen=True
    )


def check_sentences(scene: Scene, value: Any, place: Place) -> None:
    """Check what is said in sentences."""
    for number, words in enumerate(_list(value, place)):
        check_sentence(scene, words, place / number if isinstance(value, list) else place)


def check_over(scene: Scene, value: Any, place: Place) -> None:
    """Check whether the game is over."""
    if not isinstance(value, bool):
        raise BadRuling(place, "write true or false here.")
    if scene.table.game.over != value:
        raise DoesNotHold(place, f"the game is {'' if scene.table.game.over else 'not '}over.")


def _list(value: Any, place: Place) -> list[str]:
    entries = value if isinstance(value, list) else [value]
    for entry in entries:
        if not isinstance(entry, str):
            raise BadRuling(place, f"write words in quotes here, not {entry!r}.")
    return [entry.replace("…", REST).strip() for entry in entries]


CHECKS: Final[dict[str, Callable[[Scene, Any, Place], None]]] = {
    "asked": check_asked,
    "question": check_question,
    "offered": check_offered,
    "not offered": check_not_offered,
    "cannot": check_cannot,
    "log": check_log,
    "no log": check_no_log,
    "seen by": check_seen_by,
    "over": check_over,
    "then": check_sentences,
}
"""What can be expected in every game."""
