"""What players do and answer, in sentences: "Batman plays Kick", "Superman chooses Punch from the hand"."""

from __future__ import annotations

import re
from typing import Any, Final

from longbox.kernel.cards import Card
from longbox.kernel.choices import DONE, NO, YES, Choice
from longbox.kernel.errors import near, some_of
from longbox.kernel.positions import Course, NotPossible, Phrase
from longbox.kernel.questions import Question
from longbox.kernel.table import Table
from longbox.kernel.zones import Zone
from longbox.rulings.chance import BadChance
from longbox.rulings.errors import BadRuling, DoesNotHold, Place
from longbox.rulings.vocabulary import Vocabulary
from longbox.rulings.watching import comparing
from longbox.rulings.words import Names, plain

COMMON: Final = (
    *[Phrase(f"{verb} {{}}", "{}") for verb in ("chooses", "answers", "picks", "takes", "names", "says", "selects")],
    *[Phrase(words, YES.key()) for words in ("agrees", "accepts", "says yes", "does so", "does it")],
    *[
        Phrase(words, answer.key())
        for words in ("declines", "chooses nothing", "chooses no more", "says no", "refuses", "stops", "is done")
        for answer in (DONE, NO)
    ],
)
"""What can be said in every game."""

MOST_ANSWERS: Final = 3_000
"""How many answers a sentence can take: a loop that nobody breaks takes some thousand."""

NO_CHOICE: Final = "What leaves no choice is done without asking."

FROM: Final = re.compile(r"(?P<name>.+?) from (?:the |their |his |her )?(?P<zone>.+)")


class Reply:
    """One way to understand a sentence: a choice of the question that waits."""

    __slots__ = ("choice", "key")

    def __init__(self, choice: Choice, key: str) -> None:
        self.choice = choice
        self.key = key


def act(table: Table, vocabulary: Vocabulary, sentence: str, place: Place) -> None:
    """Let a player do what a sentence says.

    Raises:
        BadRuling: The sentence can't be understood, or could mean two different things.
        DoesNotHold: The player is asked nothing, or something that this doesn't answer.
    """
    try:
        _act(table, vocabulary, sentence, place)
    except BadChance as error:
        raise BadRuling(place, f"{sentence!r}: {error}") from None
    except (BadRuling, DoesNotHold) as error:
        if repr(sentence) in error.words:
            raise
        raise type(error)(error.place, f"{sentence!r}: {error.words}") from None


def _act(table: Table, vocabulary: Vocabulary, sentence: str, place: Place) -> None:
    if take_course(table, vocabulary, sentence, place):
        return
    player, deed = split_sentence(vocabulary, sentence, place)
    phrases = understand(vocabulary, deed)
    if not phrases:
        raise BadRuling(place, f"{sentence!r} can't be understood. {near_verb(vocabulary, deed)}")
    question = table.question_for(player)
    if question is None:
        raise DoesNotHold(
            place, f"{table.game.seats[player]} is not asked anything now. {waiting(table, sentence)} {NO_CHOICE}"
        )
    with comparing():
        answer = choose(table, vocabulary, question, phrases, sentence, place)
    table.answer(player, answer)


def near_verb(vocabulary: Vocabulary, deed: str) -> str:
    """A sentence that offers the deeds that are near to one that isn't known."""
    verbs = [phrase.pattern.split(" {")[0] for phrase in (*vocabulary.arranger.phrases, *COMMON)]
    return near(deed.split(maxsplit=1)[0] if deed else "", verbs)


def take_course(table: Table, vocabulary: Vocabulary, sentence: str, place: Place) -> bool:
    """Let players give all answers that a sentence takes. Tells whether it is such a sentence.

    Raises:
        DoesNotHold: What it says can't be done now.
    """
    for course in vocabulary.arranger.courses:
        said = words_of(course, sentence)
        if said is not None:
            follow(table, vocabulary, course, said, sentence, place)
            return True
    return False


def words_of(course: Course, sentence: str) -> dict[str, str] | None:
    """What a sentence says in the places of a course's pattern; nothing if it is no such sentence."""
    for pattern in course.patterns:
        expression = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+?)", re.escape(pattern))
        match = re.fullmatch(expression, " ".join(sentence.split()).rstrip("."), re.IGNORECASE)
        if match is not None:
            return match.groupdict()
    return None


def follow(
    table: Table, vocabulary: Vocabulary, course: Course, said: dict[str, str], sentence: str, place: Place
) -> None:
    """Give the answers of a course."""
    said |= course.at_first(table.game)
    for given in range(MOST_ANSWERS):
        try:
            with comparing():
                answer = course.next_answer(vocabulary.arranger, table.game, table.questions, said, given)
        except NotPossible as error:
            raise DoesNotHold(place, f"{error} {waiting(table, sentence)}") from None
        if answer is None:
            return
        table.answer(*answer)
    raise DoesNotHold(place, f"this does not come to an end. {waiting(table, sentence)}")


def split_sentence(vocabulary: Vocabulary, sentence: str, place: Place) -> tuple[int, str]:
    """The player a sentence begins with, and what follows."""
    words = sentence.strip().rstrip(".").split()
    for length in range(len(words), 0, -1):
        player = vocabulary.find_player(" ".join(words[:length]))
        if player is not None:
            return player, " ".join(words[length:])
    raise BadRuling(place, f"{sentence!r} doesn't begin with a player's name. {vocabulary.players.near(sentence)}")


def understand(vocabulary: Vocabulary, deed: str) -> list[tuple[Phrase, str]]:
    """The phrases that a deed may be, each with the words for what is chosen."""
    found: list[tuple[Phrase, str]] = []
    for phrase in (*vocabulary.arranger.phrases, *COMMON):
        pattern = re.escape(plain(phrase.pattern)).replace(re.escape("{}"), "(?P<what>.+)")
        match = re.fullmatch(pattern, plain(deed))
        if match is not None:
            found.append((phrase, match.groupdict().get("what", "")))
    return found


def choose(
    table: Table,
    vocabulary: Vocabulary,
    question: Question,
    phrases: list[tuple[Phrase, str]],
    sentence: str,
    place: Place,
) -> str:
    """The key of the answer that a sentence gives to a question; of several ways to say it, the first that fits."""
    fitting = [(phrase, what) for phrase, what in phrases if not phrase.prompts or question.prompt in phrase.prompts]
    replies: dict[str, Reply] = {}
    for phrase, what in fitting:
        if not replies:
            for reply in find_replies(table, vocabulary, question, phrase.answer, what):
                replies.setdefault(reply.key, reply)
    if not replies:
        if not fitting:
            verb = phrases[0][0].pattern.split(" {")[0]
            raise DoesNotHold(
                place, f"{verb!r} is no answer to what is asked now. {waiting(table, sentence)} {NO_CHOICE}"
            )
        raise DoesNotHold(place, f"{sentence!r} is not possible now. {waiting(table, sentence)}")
    check_alike(table, vocabulary, list(replies.values()), sentence, place)
    return next(iter(replies))


def find_replies(table: Table, vocabulary: Vocabulary, question: Question, answer: str, what: str) -> list[Reply]:
    """The choices of a question that a key, or words, may mean; "... from the hand" names the place of a card."""
    replies = called(vocabulary, question, answer, what)
    if not replies and what:
        replies = about(table, vocabulary, question, answer, vocabulary.arranger.in_play(table.game, what))
    origin = FROM.fullmatch(what)
    if not replies and origin is not None:
        zones = zones_called(table, vocabulary, question.player, origin["zone"])
        for reply in called(vocabulary, question, answer, origin["name"]):
            card = vocabulary.arranger.card_of(reply.choice)
            if card is not None and any([card in vocabulary.arranger.lying(table.game, zone) for zone in zones]):
                replies.append(reply)
    return replies


def called(vocabulary: Vocabulary, question: Question, answer: str, what: str) -> list[Reply]:
    """The choices of a question that words mean: as they stand, or else as they are short for other names."""
    for names in ([what], vocabulary.meant_by(what)):
        replies = [reply for name in names for reply in matching(question, answer.format(name))]
        if replies:
            return replies
    return []


def matching(question: Question, written: str) -> list[Reply]:
    """The choices of a question that are called so, by their key or their words."""
    replies: list[Reply] = []
    for choice, key in zip(question.choices, question.keys(), strict=True):
        names = Names([key, choice.key(), choice.words()])
        if names.find(written) is not None:
            replies.append(Reply(choice, key))
    return replies


def about(table: Table, vocabulary: Vocabulary, question: Question, answer: str, cards: list[Card[Any]]) -> list[Reply]:
    """The choices of a question that do with one of some cards what a key says."""
    replies: list[Reply] = []
    for choice, key in zip(question.choices, question.keys(), strict=True):
        card = vocabulary.arranger.card_of(choice)
        if card is not None and card in cards and plain(choice.key()) == plain(answer.format(card.key())):
            replies.append(Reply(choice, key))
    return replies


def zones_called(table: Table, vocabulary: Vocabulary, player: int, words: str) -> list[Zone]:
    """The zones that a player may mean: a foe's, "hand" of the player's own, one in the middle."""
    game = table.game
    arranger = vocabulary.arranger
    named = {**arranger.shared_zones(game), **arranger.own_zones(game, player)}
    for seat in game.seats:
        for name, zone in arranger.own_zones(game, seat.number).items():
            for called in arranger.called(game, seat.number):
                named[f"{called}'s {name}"] = zone
    return [zone for name, zone in named.items() if plain(name) == plain(words) or plain(zone.name) == plain(words)]


def check_alike(table: Table, vocabulary: Vocabulary, replies: list[Reply], sentence: str, place: Place) -> None:
    """Refuse a sentence that may mean cards in different places, or different things."""
    meant: dict[tuple[str, str], None] = {}
    for reply in replies:
        card = vocabulary.arranger.card_of(reply.choice)
        where = "" if card is None else table.game.place_of(card).name
        meant[reply.choice.key(), where] = None
    if len(meant) > 1:
        ways = [f"{key} from {where}" if where else key for key, where in meant]
        raise BadRuling(place, f"{sentence!r} can mean several things: write {' or '.join(ways)}.")


def waiting(table: Table, said: str = "") -> str:
    """What is asked now, of whom, with the legal answers; of dozens, those that are nearest to what was said."""
    if table.game.over:
        return "The game is over."
    return f"{'; '.join([asked(table, question, said) for question in table.questions])}."


def asked(table: Table, question: Question, said: str) -> str:
    """One question, with the legal answers."""
    possible = some_of(question.keys(), said)
    return f'{table.game.seats[question.player]} is asked: "{question.words()}" (possible: {possible})'


def read_wish(vocabulary: Vocabulary, sentence: str, place: Place) -> tuple[int, str]:
    """The player of a sentence, and what that player wishes to do, for `why_not`."""
    player, deed = split_sentence(vocabulary, sentence, place)
    phrases = understand(vocabulary, deed)
    if not phrases:
        raise BadRuling(place, f"{sentence!r} can't be understood. {near_verb(vocabulary, deed)}")
    phrase, what = phrases[0]
    return player, phrase.wish.format(named(vocabulary, what))


def named(vocabulary: Vocabulary, what: str) -> Any:
    """A card's own name, where that is what is meant."""
    return vocabulary.cards.find(what) or what
