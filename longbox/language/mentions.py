"""What a text has spoken of, and how one of these is told from the others."""

from __future__ import annotations

from typing import Final

from longbox.kernel.terms import AMOUNT, DEED, EVENT, PLAYER, PRONOUN, SEEN, THEIR_DEED, VICTIM, WORD, Term
from longbox.language.pieces import article_before

ARTICLES: Final = ("a ", "an ", "the ", "each ", "another ", "target ")
OPENINGS: Final = (*ARTICLES, "it", "that ", "their ", "this ", "those ", "up to ", "your ")
"""What words begin with that need no article."""

NO_CARDS: Final = ((PLAYER,), (DEED,), (THEIR_DEED,), (SEEN,), (AMOUNT,), (EVENT,))
"""What can be spoken of that is no card."""


class Mention:
    """Something that a text has spoken of.

    Attributes:
        words: What it was called.
        sorts: The sorts of things that it can be; any, if there are none.
        outright: Whether the text chose none, so that only "it" can mean it.
        named: Whether it is a certain one.
        spoken_to: Whether it is who is spoken to.
        several: Whether there is one for each of several players.
        many: Whether these are several cards: "each enemy".
        sentence: The term that spoke of it.
        role: What can be said of it alone in that sentence: "stunned".
        upon: Whether something else in that sentence does something to it.
        terms: The terms that name or describe it: one of them, where one thing or another is done.
        where: Where it lies, if the text says so.
        early: Whether it is known before anything is asked, paid or done.
        paid: Whether it is spoken of in what is paid.
    """

    __slots__ = (
        "early",
        "many",
        "named",
        "outright",
        "paid",
        "role",
        "sentence",
        "several",
        "sorts",
        "spoken_to",
        "terms",
        "upon",
        "where",
        "words",
    )

    def __init__(self, words: str, sorts: tuple[str, ...], sentence: Term) -> None:
        self.words = words
        self.sorts = sorts
        self.sentence = sentence
        self.outright = False
        self.named = False
        self.spoken_to = False
        self.several = False
        self.many = False
        self.role = ""
        self.upon = False
        self.terms: tuple[Term, ...] = ()
        self.where = ""
        self.early = False
        self.paid = False

    def can_be(self, sorts: tuple[str, ...]) -> bool:
        """Whether it can be of one of some sorts."""
        return not sorts or not self.sorts or any([kind in sorts for kind in self.sorts])

    @property
    def again(self) -> str:
        """What it can be called without being mistaken."""
        if self.named or self.outright or self.many or self.words.startswith("the "):
            return self.words
        return f"that {without_article(self.words)}"


def either_of(ways: list[list[Mention]], sentence: Term) -> list[Mention]:
    """What each of several ways to do something brought up last, as one thing; nothing, if one brings up nothing."""
    latest = [[mention for mention in way if mention.sorts not in NO_CARDS and mention.terms] for way in ways]
    chosen = [last_of(way)[0] for way in latest if way and len(last_of(way)) == 1]
    if len(ways) < 2 or len(chosen) < len(ways):
        return []
    either = Mention(" or ".join(dict.fromkeys([mention.words for mention in chosen])), (), sentence)
    either.sorts = all_sorts([mention.sorts for mention in chosen])
    either.terms = tuple([term for mention in chosen for term in mention.terms])
    either.outright = any([mention.outright for mention in chosen])
    either.many = any([mention.many for mention in chosen])
    either.several = any([mention.several for mention in chosen])
    return [either]


def all_sorts(kinds: list[tuple[str, ...]]) -> tuple[str, ...]:
    """The sorts of several things together; none if one of them can be of any."""
    return tuple(dict.fromkeys([sort for sorts in kinds for sort in sorts])) if all(kinds) else ()


def last_of(able: list[Mention]) -> list[Mention]:
    """What was said last, all in one breath."""
    return [mention for mention in able if mention.sentence is able[-1].sentence]


def last_many(able: list[Mention]) -> list[Mention]:
    """The last of several cards of which a text spoke before it spoke of one: "them" can mean these as well."""
    latest = last_of(able)
    if any([mention.many or mention.words.endswith(" cards") for mention in latest]):
        return []
    return [mention for mention in able if mention.many and not same_cards(mention, latest)][-1:]


def same_cards(mention: Mention, others: list[Mention]) -> bool:
    """Whether one of some others means the same cards."""
    return any([other.terms == mention.terms for other in others])


def lying(where: str, able: list[Mention]) -> list[Mention]:
    """What lies where a word for it says, if something does: "that character" is none of the "character cards"."""
    return [mention for mention in able if where and mention.where == where] or able


def unnamed(able: list[Mention]) -> list[Mention]:
    """What is called by a word rather than by its name: in "Klaw damages a character", that is "that character"."""
    return [mention for mention in able if not mention.named] or able


def is_wider(term: Term, meant: Mention, words: str) -> bool:
    """Whether a text would call something by a wider word than before: "that enemy" what was "a minion".

    "The discarded card" was called a card, whatever it can be.
    """
    again = meant.words.startswith("the ") and meant.words.endswith(words.removeprefix("that"))
    return term.refers == WORD and set(term.sorts()) != set(meant.sorts) and not again


def told_apart(able: list[Mention]) -> list[Mention]:
    """What can be told apart by what it is called, each once, as it was last spoken of."""
    return list({mention.words: mention for mention in able}.values())


def player_called(words: str) -> str:
    """A player as one is called: "each opponent" for "each opponent's"."""
    return words.removesuffix(" hand").removesuffix("'s")


def called_by(words: str, able: list[Mention]) -> list[Mention]:
    """What is called by the very words: "that stunned character" is "a stunned character"."""
    kind = words.removeprefix("that ")
    return [mention for mention in able if without_article(mention.words) == kind]


def most_recent(words: str, able: list[Mention]) -> list[Mention]:
    """What a word means of all that one sentence speaks of: what is called so, the last of two that are.

    That is what something is done to, said after who does it. Where only who does it is called by the very word,
    though the word fits the other as well, it is unclear: in "a character stuns a character you control, ... that
    character". So it is where neither is: in "a character you control stuns an attacker, ... that character".
    """
    called_so = called_by(words, able)
    last = [mention for mention in called_so if mention.upon]
    fitting = [mention for mention in able if mention.upon and words.removeprefix("that ") in mention.words]
    return last or (able if fitting or not called_so else called_so)


def brought(words: str, sentence: Term) -> Mention:
    """What a term brings into speech otherwise than by one of its fields."""
    if words in (PLAYER, VICTIM):
        mention = Mention("the chosen player" if words == PLAYER else VICTIM, (PLAYER,), sentence)
        mention.terms = (sentence,)
        return mention
    if (words,) in NO_CARDS:
        return Mention(words, (words,), sentence)
    mention = Mention(words, sentence.sorts(), sentence)
    mention.terms = (sentence,)
    mention.where = sentence.found_where()
    return mention


def two_things(words: str, meant: list[Mention]) -> str:
    """Why a reference could mean two things, and what would be right."""
    listed = " or ".join([f'"{mention.words}"' for mention in meant])
    better = " or ".join([f'"{call}"' for call in calls(words, meant)])
    if any([mention.again == words for mention in meant]):
        better += f', or "{words}" before the text speaks of the other'
    return f"it could mean {listed}: say {better}" if words != PRONOUN else f"that could be {listed}: say {better}"


def calls(words: str, meant: list[Mention]) -> list[str]:
    """What each of several can be called in place of words that could mean any of them, as shortly as tells them apart.

    "That ally" for "an ally you control", as "that ally you control" is no way to say whose ATK it is.
    """
    again = [mention.again for mention in meant if mention.again != words]
    short = [call.removesuffix(" you control") if call.startswith("that ") else call for call in again]
    return short if words == PRONOUN and len(set(short)) == len(short) else again


def one_of_several(meant: Mention) -> str:
    """Why a reference means none of several, and what would be right."""
    if meant.sorts == (PLAYER,):
        return f'"{meant.words}" are several, and it would mean one: say "{meant.words}" again'
    if meant.sorts == (SEEN,):
        return "each player has their own, and it would mean the last alone: say what each does with them at once"
    return (
        f'"{meant.words}" is one for each player, and it would mean the last alone: say what each does with it in the '
        'same sentence, like "... and destroys it if it is ..."'
    )


def one_of_many(meant: Mention, plural: list[str]) -> str:
    """Why a word for one card means none of several, and what would be right."""
    said = f'"{plural[0]}", or ' if plural else ""
    again = f'"{meant.words}"' if meant.words.startswith("each ") else '"each ..."'
    return f'"{meant.words}" can be several, and it would mean one: say {said}{again}'


def with_article(words: str) -> str:
    """Words with an article, if they have none: "an enemy" for "enemy"."""
    if words.startswith(OPENINGS) or not words[:1].islower():
        return words
    return f"{article_before(words.split(maxsplit=1)[0])} {words}"


def without_article(words: str) -> str:
    """Words without their article: "enemy" of "an enemy"."""
    return next((words.removeprefix(article) for article in ARTICLES if words.startswith(article)), words)
