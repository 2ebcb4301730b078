"""What "it", "that enemy", "that player" and "if you do" mean in a text: bound while the text is read.

A text is gone through in the order in which it is resolved. Its terms declare what it can speak of from there on, and
what they refer to (see `longbox.kernel.terms`). "It" means what was spoken of last; "that enemy" the last that can be
an enemy. What could mean two things, or nothing, is refused.
"""

from __future__ import annotations

from typing import Final

from longbox.kernel.terms import DEED, MEASURE, PLAYER, PRONOUN, WORD, Term
from longbox.language.errors import UnboundReference
from longbox.language.lexicon import Lexicon
from longbox.language.pieces import article_before
from longbox.language.writer import Writer

ARTICLES: Final = ("a ", "an ", "the ", "each ", "another ")
OPENINGS: Final = (*ARTICLES, "it", "that ", "this ", "those ", "up to ", "your ")
"""What words begin with that need no article."""


class Mention:
    """Something that a text has spoken of.

    Attributes:
        words: What it was called.
        sorts: The sorts of things that it can be; any, if there are none.
        outright: Whether the text chose none, so that only "it" can mean it.
        named: Whether it is a certain one.
        spoken_to: Whether it is who is spoken to.
        several: Whether there is one for each of several players.
        sentence: The term that spoke of it.
    """

    __slots__ = ("named", "outright", "sentence", "several", "sorts", "spoken_to", "words")

    def __init__(self, words: str, sorts: tuple[str, ...], sentence: Term) -> None:
        self.words = words
        self.sorts = sorts
        self.sentence = sentence
        self.outright = False
        self.named = False
        self.spoken_to = False
        self.several = False

    def can_be(self, sorts: tuple[str, ...]) -> bool:
        """Whether it can be of one of some sorts."""
        return not sorts or not self.sorts or any([kind in sorts for kind in self.sorts])

    @property
    def again(self) -> str:
        """What it can be called without being mistaken."""
        if self.named or self.outright or self.words.startswith("the "):
            return self.words
        return f"that {without_article(self.words)}"


class Binding:
    """What a reference means.

    Attributes:
        words: The reference: "it", "that enemy".
        meaning: What it was called when the text spoke of it.
    """

    __slots__ = ("meaning", "words")

    def __init__(self, words: str, meaning: str) -> None:
        self.words = words
        self.meaning = meaning


def bindings_of(text: object, lexicon: Lexicon) -> list[Binding]:
    """What each reference of a text means, in the order in which the text is resolved.

    Raises:
        UnboundReference: One could mean two things, or nothing.
    """
    binder = Binder(lexicon)
    binder.go_through(text)
    return binder.bindings


class Binder:
    """Goes through a text, and binds what refers to what was said before.

    Attributes:
        bindings: What was bound so far.
    """

    def __init__(self, lexicon: Lexicon) -> None:
        self.bindings: list[Binding] = []
        self._writer = Writer(lexicon)
        self._said: list[Mention] = []
        self._measured: list[str] = []
        self._speaking = False

    def go_through(self, part: object) -> None:
        """Bind the references of a part of a text, and note what it brings into speech."""
        if isinstance(part, tuple):
            for each in part:
                self.go_through(each)
        elif isinstance(part, Term):
            if part.begins:
                self._said = []
                self._measured = []
                self._speaking = True
            self._go_through_term(part)

    def _go_through_term(self, term: Term) -> None:
        if term.refers and self._speaking:
            self._bind(term)
        before = len(self._said)
        self._said += [brought(words, term) for words in term.opens]
        for field in term.order or term.fields:
            value = getattr(term, field)
            self.go_through(value)
            if field in term.mentions and isinstance(value, Term):
                self._mention(value, term)
        self._said += [brought(words, term) for words in term.brings]
        self._measured += term.measures
        for mention in self._said[before:]:
            mention.several = mention.several or term.several

    def _mention(self, named: Term, sentence: Term) -> None:
        """Note that a term speaks of cards."""
        words = self._writer.words(named)
        mention = Mention(words if named.named else with_article(words), named.sorts(), sentence)
        mention.named = named.named
        mention.outright = named.outright or bool(named.refers)
        mention.spoken_to = named.spoken_to
        self._said.append(mention)

    # Binding

    def _bind(self, term: Term) -> None:
        """Bind a reference."""
        if term.refers == MEASURE:
            self._check_measure(term)
            return
        words = term.refers if term.refers != WORD else self._writer.words(term)
        able = self._able(term)
        if not able:
            raise UnboundReference(words, self._nothing(term, words))
        meant = last_of(able) if term.refers == PRONOUN else unnamed(last_of(able))
        if len(meant) > 1:
            raise UnboundReference(words, two_things(words, meant))
        if meant[0].several and term.refers == PRONOUN:
            raise UnboundReference(words, one_of_several(meant[0]))
        if term.refers != DEED:
            self.bindings.append(Binding(words, meant[0].words))

    def _check_measure(self, term: Term) -> None:
        """See that something before did what a text measures."""
        if not any([sort in self._measured for sort in term.sorts()]):
            words = self._writer.words(term)
            raise UnboundReference(words, "nothing before it does that, so it would always be none")

    def _able(self, term: Term) -> list[Mention]:
        """What was said before that a reference can mean."""
        if term.refers in (PLAYER, DEED):
            return [mention for mention in self._said if mention.sorts == (term.refers,)]
        cards = [mention for mention in self._said if mention.sorts not in ((PLAYER,), (DEED,))]
        if term.refers == PRONOUN:
            return [mention for mention in cards if not mention.spoken_to]
        return [mention for mention in cards if not mention.outright and mention.can_be(term.sorts())]

    def _nothing(self, term: Term, words: str) -> str:
        """Why a reference means nothing, and what would be right."""
        if term.refers == PLAYER:
            return 'the text has spoken of no player before: say "Choose a player. That player ..."'
        if term.refers == DEED:
            return "nothing stands before it that somebody may do, or that can fail"
        named = [mention for mention in self._said if mention.outright and mention.can_be(term.sorts())]
        if named:
            return f'only "{named[-1].words}" was spoken of, which has a name of its own: say "{named[-1].words}"'
        if term.refers == PRONOUN:
            return 'the text has spoken of no card before: say which one, or "this card"'
        kind = without_article(words.removeprefix("that "))
        return f'the text has chosen none before: say "{article_before(kind)} {kind}"'


def last_of(able: list[Mention]) -> list[Mention]:
    """What was said last, all in one breath."""
    return [mention for mention in able if mention.sentence is able[-1].sentence]


def unnamed(able: list[Mention]) -> list[Mention]:
    """What is called by a word rather than by its name: in "Klaw damages a character", that is "that character"."""
    return [mention for mention in able if not mention.named] or able


def brought(words: str, sentence: Term) -> Mention:
    """What a term brings into speech otherwise than by one of its fields."""
    if words == PLAYER:
        return Mention("the chosen player", (PLAYER,), sentence)
    return Mention(words, (DEED,) if words == DEED else sentence.sorts(), sentence)


def two_things(words: str, meant: list[Mention]) -> str:
    """Why a reference could mean two things, and what would be right."""
    listed = " or ".join([f'"{mention.words}"' for mention in meant])
    better = " or ".join([f'"{mention.again}"' for mention in meant])
    return f"it could mean {listed}: say {better}" if words != PRONOUN else f"that could be {listed}: say {better}"


def one_of_several(meant: Mention) -> str:
    """Why a reference means none of several, and what would be right."""
    return (
        f'"{meant.words}" is one for each player, and it would mean the last alone: say what each does with it in the '
        'same sentence, like "... and destroys it if it is ..."'
    )


def with_article(words: str) -> str:
    """Words with an article, if they have none: "an enemy" for "enemy"."""
    if words.startswith(OPENINGS) or not words[:1].islower():
        return words
    return f"{article_before(words.split(maxsplit=1)[0])} {words}"


def without_article(words: str) -> str:
    """Words without their article: "enemy" of "an enemy"."""
    return next((words.removeprefix(article) for article in ARTICLES if words.startswith(article)), words)
