"""What "it", "that enemy", "that player" and "if you do" mean in a text: bound while the text is read.

A text is gone through in the order in which it is resolved. Its terms declare what it can speak of from there on, and
what they refer to (see `longbox.kernel.terms`). "It" means what was spoken of last; "that enemy" the last that can be
an enemy, and where a game calls cards in play otherwise than those elsewhere, the last that lies there. Where that was
called by a narrower word, and something else before it could be meant as well, it is unclear: in "an enemy ... a minion
... that enemy". What could mean two things, or nothing, is refused.
"""

from __future__ import annotations

from typing import Final, TypeVar

from longbox.kernel.effects import Condition, Effect
from longbox.kernel.terms import (
    AMOUNT,
    CALLED_SO,
    DEED,
    DOER,
    EVENT,
    MEASURE,
    NUMBER,
    PLAYER,
    PRONOUN,
    SEEN,
    THEIR_DEED,
    WORD,
    Term,
    parts_of,
)
from longbox.language.errors import UnboundReference
from longbox.language.lexicon import Lexicon
from longbox.language.mentions import (
    NO_CARDS,
    Mention,
    brought,
    calls,
    either_of,
    is_wider,
    last_many,
    last_of,
    lying,
    most_recent,
    one_of_many,
    one_of_several,
    player_called,
    same_cards,
    told_apart,
    two_things,
    unnamed,
    with_article,
    without_article,
)
from longbox.language.pieces import article_before
from longbox.language.writer import Writer

T = TypeVar("T")

WORDS: Final = (PRONOUN, WORD)
"""As what words refer to cards that a text spoke of before."""
BOUND: Final = (*WORDS, PLAYER)
"""As what words refer to cards and players by which play goes."""

DISCARDED: Final = "the discarded card"
"""What is called so lies in a discard pile."""

REASONS_FOR_NOTHING: Final = {
    AMOUNT: "nothing before it says how much, so it would be none",
    EVENT: 'the text has not said what would happen: say "When ... would ..., ... instead"',
}
"""Why what can't be spoken of otherwise means nothing where it was not said before."""


ASKED_FIRST: Final = (
    "a target is chosen before anything is paid or done, and so before that card is known: "
    'say "a ..." in place of "target ...", which is chosen only then'
)
"""Why the description of a target can't go by what the text does."""


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


def meanings_of(text: object, lexicon: Lexicon) -> dict[int, str]:
    """What each term of a text that refers to something means, in words, by the term's identity.

    Raises:
        UnboundReference: One could mean two things, or nothing.
    """
    binder = Binder(lexicon)
    binder.go_through(text)
    return {term: mention.words for term, mention in binder.meant.items()}


def brought_by(text: object, lexicon: Lexicon) -> dict[int, Term]:
    """Which term of a text brought up what each term refers to that refers to something, by the term's identity.

    Raises:
        UnboundReference: One could mean two things, or nothing.
    """
    binder = Binder(lexicon)
    binder.go_through(text)
    return {term: mention.sentence for term, mention in binder.meant.items()}


def with_bound_words(text: T, lexicon: Lexicon) -> T:
    """The same text, whose words know what they mean, and what they mean that it is meant, so that play goes by it.

    Raises:
        UnboundReference: One could mean two things, or nothing.
    """
    if not any([part.refers in BOUND for part in parts_of(text)]):
        return text
    text = with_own_words(text)
    binder = Binder(lexicon)
    binder.go_through(text)
    for word in [part for part in parts_of(text) if part.refers in BOUND]:
        meant = binder.meant.get(id(word))
        for brought_up in () if meant is None else meant.terms:
            brought_up.spoken_as = repr(brought_up)
            word.bound_to = (*word.bound_to, brought_up.spoken_as)
    return text


def with_own_words(part: T) -> T:
    """A part of a text in which no two words are one term: readings share those that stand for words left out."""
    if isinstance(part, Term):
        return part.with_values([with_own_words(value) for value in part.values()])  # type: ignore[return-value]
    return tuple([with_own_words(value) for value in part]) if isinstance(part, tuple) else part  # type: ignore[return-value]


class Binder:
    """Goes through a text, and binds what refers to what was said before.

    Attributes:
        bindings: What was bound so far.
        meant: What the terms mean that refer to something, by the terms' identities.
    """

    def __init__(self, lexicon: Lexicon) -> None:
        self.bindings: list[Binding] = []
        self._writer = Writer(lexicon)
        self._said: list[Mention] = []
        self._measured: list[str] = []
        self._last: dict[str, tuple[str, ...]] = {AMOUNT: (), DEED: ()}
        self._knows_x = False
        self._speaking = False
        self._asking = False
        self._sentence = Term()
        self._within: list[Term] = []
        self._condition: Term | None = None
        self._told: Term | str | None = None
        self._asked: tuple[tuple[str, ...], Mention] | None = None
        self.meant: dict[int, Mention] = {}

    def go_through(self, part: object) -> None:
        """Bind the references of a part of a text, and note what it brings into speech."""
        if isinstance(part, tuple):
            for each in part:
                self.go_through(each)
        elif isinstance(part, Term) and self._is_in_quotes(part):
            before = (self._said, self._measured, self._last, self._knows_x, self._speaking, self._asked)
            self._go_through_anew(part)
            self._said, self._measured, self._last, self._knows_x, self._speaking, self._asked = before
        elif isinstance(part, Term):
            self._go_through_anew(part)

    def _is_in_quotes(self, part: Term) -> bool:
        """Whether an effect gives it to a card; what an effect does that begins anew counts."""
        return part.begins and not isinstance(part, Effect) and any([isinstance(each, Effect) for each in self._within])

    def _go_through_anew(self, part: Term) -> None:
        """The same; where a part begins anew, nothing that was said before is spoken of any more.

        What an effect gives to a card in quotes stands for itself: what follows the quotes goes on from before them.
        """
        if part.begins:
            self._said = [mention for mention in self._said if mention.sentence.stays]
            self._measured = []
            self._last = {AMOUNT: (), DEED: ()}
            self._knows_x = False
            self._speaking = True
            self._asked = None
            self._condition = None
        self._go_through_term(part)

    def _go_through_term(self, term: Term) -> None:
        if term.refers and self._speaking:
            self._bind(term)
            self._note_asked(term)
        if term.unclear():
            raise UnboundReference(self._writer.words(term), term.unclear())
        measured, last = list(self._measured), dict(self._last)
        before, outer = len(self._said), (self._sentence, self._asking, self._told, self._asked)
        if not self._asking and not term.asks:
            self._sentence = term
        self._asking = self._asking or term.asks
        self._told = term.doer or self._told
        self._said += [brought(words, term) for words in term.opens]
        self._within.append(term)
        knew_x = self._knows_x
        several = self._go_through_fields(term)
        self._knows_x = knew_x if term.x_ends else self._knows_x
        self._within.pop()
        asked = self._asked
        self._sentence, self._asking, self._told, self._asked = outer
        if isinstance(term, Condition):
            self._asked, self._condition = asked, term
        if term.speaks_anywhere or (term.speaks and not self._asking):
            self._mention(term, self._sentence)
        for mention in [brought(words, term) for words in term.brought()]:
            mention.outright = mention.spoken_to = term.stays
            self._said.append(mention)
        self._note_measures(term)
        if term.silent:
            self._said, self._measured, self._last = self._said[:before], measured, last
        for mention in self._said[before:]:
            mention.several = mention.several or several
        if term.done_apart:
            self._said = [*self._said[:before], *[one for one in self._said[before:] if one.sorts != (DEED,)]]

    def _note_measures(self, term: Term) -> None:
        """Note what a term does so much of. What it leaves of that stands in place of what was left before."""
        left = term.brought()
        self._measured += term.measures
        if term.measures or AMOUNT in left:
            self._last[AMOUNT] = term.measures
        if term.measures or AMOUNT in left or DEED in left:
            self._last[DEED] = term.measures

    def _go_through_fields(self, term: Term) -> bool:
        """Go through what a term consists of.

        Returns:
            Whether several players do it, each on their own.
        """
        several = term.several and not term.speaks
        explained_from = term.explains_x()
        before = len(self._said)
        previous: object = None
        for field in term.order or term.fields:
            value = getattr(term, field)
            self._knows_x = self._knows_x or field == explained_from
            self._asked = None if field in term.forks else self._asked
            if field in term.forks and value is not None:
                self._go_through_fork(term, value, before, instead_of=previous)
            before = len(self._said)
            if field not in term.forks:
                self.go_through(value)
            if field in term.mentions and isinstance(value, Term):
                self._mention(value, term)
            for mention in self._said[before:] if field in term.roles else ():
                mention.role = term.roles[field]
            for mention in self._said[before:]:
                mention.upon = mention.upon or field == term.upon
            if field == term.tells and isinstance(value, Term):
                self._told = value
                several = several or value.several
            previous = value
        return several

    def _go_through_fork(self, term: Term, value: object, before: int, instead_of: object) -> None:
        """Go through what is done in place of something: neither speaks of the other.

        What follows speaks of what all of them bring up, whichever is done: "If ..., find a card. Otherwise, find a
        character card. Reveal that card."
        """
        ways = [self._said[before:]] if isinstance(instead_of, Effect) else []
        for each in value if isinstance(value, tuple) else (value,):
            self._said = self._said[:before]
            self.go_through(each)
            ways.append(self._said[before:])
        self._said = [*self._said[:before], *either_of(ways, term)]

    def _mention(self, named: Term, sentence: Term) -> None:
        """Note that a term speaks of cards or players."""
        if named.spoken_to and named.sorts() == (PLAYER,):
            return
        # A filter may only be a word for what was said before, as a condition asks of "it".
        meant = self.meant.get(id(named)) or self.meant.get(id(getattr(named, "target", named)))
        words = self._writer.words(named)
        if named.sorts() == (PLAYER,):
            words = player_called(words)
        many = named.are_many()
        mention = Mention(words if named.named or many else with_article(words), named.sorts(), sentence)
        mention.named = named.named
        mention.many = many
        mention.outright = named.outright or named.refers not in ("", MEASURE)
        mention.spoken_to = named.spoken_to
        mention.terms = (named,)
        mention.where = named.found_where()
        mention.early = any([part.comes_first for part in self._within])
        mention.paid = any([part.is_price for part in self._within])
        if meant is not None:
            mention.words = meant.words
            mention.terms = meant.terms
            mention.sorts = mention.sorts or meant.sorts
            mention.many = mention.many or meant.many
        self._said.append(mention)

    # Binding

    def _bind(self, term: Term) -> None:
        """Bind a reference."""
        if term.refers == MEASURE:
            self._check_measure(term)
            return
        if term.refers == NUMBER:
            self._check_x()
            return
        if term.refers == DOER:
            self._bind_doer(term)
            return
        if term.refers in REASONS_FOR_NOTHING:
            self._check_said(term)
            return
        words = self._called(term)
        able = self._able(term)
        if not able:
            raise UnboundReference(words, self._nothing(term, words), instead=self._instead_of_nothing(term))
        meant = self._meant_of(term, words, able)
        if len(meant) > 1:
            raise UnboundReference(words, two_things(words, meant), instead=calls(words, meant))
        if term.refers == PRONOUN and meant[0].words.endswith(" cards") and meant[0].words.startswith("the "):
            raise UnboundReference(words, f'"{meant[0].words}" are several: say which one')
        if term.refers == PRONOUN and meant[0].words == DISCARDED and self._within[-1].acts_in_play:
            raise UnboundReference(words, f'"{DISCARDED}" is not in play: say "this card", or which one you mean')
        if meant[0].several and term.refers in (PRONOUN, CALLED_SO, PLAYER, SEEN):
            raise UnboundReference(words, one_of_several(meant[0]))
        if meant[0].many and term.refers in WORDS and self._means_one(term, meant[0]):
            better = self._in_plural(term)
            raise UnboundReference(words, one_of_many(meant[0], better), instead=better)
        if self._is_asked_first() and not (meant[0].early or meant[0].outright or meant[0].named):
            raise UnboundReference(words, ASKED_FIRST)
        if term.refers not in (DEED, THEIR_DEED, SEEN):
            self.meant[id(term)] = meant[0]
            self.bindings.append(Binding(words, meant[0].words))

    def _called(self, term: Term) -> str:
        """What a reference is called in the text: "that enemy", "it", "him"."""
        if term.said:
            return term.said
        if "word" in term.fields:
            return str(getattr(term, "word"))  # noqa: B009 (only some terms have one)
        if isinstance(term, Effect) and "filter" in term.fields:
            return f"that {self._writer.words(getattr(term, 'filter'))}"  # noqa: B009 (an effect on "that ally")
        return self._writer.words(term) if term.refers == WORD else term.refers

    def _in_plural(self, term: Term) -> list[str]:
        """What refers to several cards in place of what refers to one: "them", "they"."""
        plural = term.in_plural()
        if plural is None:
            return []
        return [self._writer.words(plural), *(["they"] if term.refers == PRONOUN else [])]

    def _means_one(self, term: Term, meant: Mention) -> bool:
        """Whether a word means one of several: not where the sentence is about each of them by itself."""
        return not term.can_mean_many() and not any([part is meant.sentence for part in self._within])

    def _meant_of(self, term: Term, words: str, able: list[Mention]) -> list[Mention]:
        """What of all that it could be a reference means; two things, if that is not clear."""
        if term.refers == PRONOUN:
            able = self._others(term, able)
        latest = last_of(able)
        if term.is_place and latest[-1].sentence.gathers:
            return latest[-1:]
        if term.refers == PRONOUN:
            return [*last_many(able), *latest] if term.can_mean_many() else self._or_one_before(able, latest)
        in_role = [mention for mention in latest if term.role and mention.role == term.role]
        if in_role:
            return in_role
        meant = most_recent(words, unnamed(latest))
        return told_apart(unnamed(able)) if len(meant) == 1 and is_wider(term, meant[0], words) else meant

    def _or_one_before(self, able: list[Mention], latest: list[Mention]) -> list[Mention]:
        """What "it" can mean where a sentence says it of the card to which it does something: that, or one of before.

        "Exhaust an ally → deal damage to an enemy equal to its ATK": it is the ally's, or the enemy's. Nor is it clear
        in "After an ally attacks, exhaust this card → ready it".
        """
        sentence = latest[-1].sentence
        if latest[-1].paid and latest[-1].outright:
            waited_for = [mention for mention in able if mention.early and not mention.outright]
            return [*waited_for[-1:], *latest]
        if not sentence.weighs_own or not any([part is sentence for part in self._within]):
            return latest
        sorts = self._within[-1].describes()
        before = [mention for mention in able if mention.sentence is not sentence and not same_cards(mention, latest)]
        having = [mention for mention in before if mention.can_be(sorts)][-1:]
        own = [mention for mention in latest if mention.can_be(sorts)]
        return [*having, *own] or latest

    def _others(self, term: Term, able: list[Mention]) -> list[Mention]:
        """What a word can mean besides what it surely doesn't: in "he attacks that character" he is another.

        Nor is it what was just asked about and then can't do it: "if it is a Hero, he claims", as Heroes don't.
        """
        within = self._within[-1] if self._within else term
        taken = [self.meant.get(id(value)) for value in within.values()] if within.apart else []
        for need in within.needs:
            if self._asked is not None and getattr(within, need.of, None) is term:
                sorts, mention = self._asked
                taken += [mention] if sorts and not set(sorts) & set(need.able) else []
        known = [mention for mention in taken if mention is not None]
        return [mention for mention in able if not same_cards(mention, known)] or able

    def _note_asked(self, term: Term) -> None:
        """Note of what sorts something is, where a text asks about it and goes on with what is done then."""
        if isinstance(term, Condition) and term.refers == PRONOUN and id(term) in self.meant:
            kind = getattr(term, "filter", None)
            self._asked = (kind.sorts() if isinstance(kind, Term) else (), self.meant[id(term)])

    def _bind_doer(self, term: Term) -> None:
        """Bind the word for the player who is told to do something: "he or she"."""
        words = self._called(term)
        if self._told is None:
            reason = 'nobody is told to do anything here: say "you", or "that player"'
            raise UnboundReference(words, reason, instead=["your" if words == "their" else "you"])
        told = self._told if isinstance(self._told, str) else player_called(self._writer.words(self._told))
        self.bindings.append(Binding(words, told))

    def _check_measure(self, term: Term) -> None:
        """See that something before did what a text measures."""
        measured = self._last[term.last] if term.last else self._measured
        words = self._writer.said(term) or MEASURE
        if self._is_asked_first():
            raise UnboundReference(words, ASKED_FIRST)
        if not any([sort in measured for sort in term.sorts()]):
            raise UnboundReference(words, "nothing before it does that, so it would always be none")

    def _is_asked_first(self) -> bool:
        """Whether what is gone through now is asked before anything is paid or done: it describes a target."""
        return any([part.asked_first for part in self._within])

    def _check_x(self) -> None:
        """See that something before says which number X is."""
        if not self._knows_x:
            raise UnboundReference(NUMBER, 'nothing says which number that is: say "..., where X is ..." after it')

    def _check_said(self, term: Term) -> None:
        """See that something before is so much, or that it says what would happen."""
        words = term.refers
        measured = words == AMOUNT and self._measured
        if not measured and not any([mention.sorts == (words,) for mention in self._said]):
            raise UnboundReference(term.said or words, REASONS_FOR_NOTHING[words])

    def _able(self, term: Term) -> list[Mention]:
        """What was said before that a reference can mean."""
        if term.refers in (PLAYER, DEED, THEIR_DEED, SEEN):
            return [mention for mention in self._said if mention.sorts == (term.refers,)]
        cards = [mention for mention in self._said if mention.sorts not in NO_CARDS]
        if term.refers == PRONOUN:
            return [mention for mention in cards if not mention.spoken_to]
        if term.refers == CALLED_SO:
            return [mention for mention in last_of(cards) if mention.words == self._called(term)] if cards else []
        able = [mention for mention in cards if not mention.outright and mention.can_be(term.sorts())]
        able = lying(term.found_where(), able)
        return [mention for mention in able if mention.many or not term.can_mean_many()] or able

    def _instead_of_nothing(self, term: Term) -> list[str]:
        """What may have been meant by a word for a player where a text has spoken of cards alone."""
        cards = [mention for mention in self._said if mention.sorts not in NO_CARDS]
        return ["its controller", "its owner"] if term.refers == PLAYER and cards else []

    def _no_card(self) -> str:
        """Why "it" means no card: none was spoken of, or the text has only asked about some."""
        asked = "" if self._condition is None else self._writer.said(self._condition)
        if asked:
            return f'the text has only asked whether "{asked}", and taken no card from there: say which card is meant'
        return 'the text has spoken of no card before: say which one, or "this card"'

    def _nothing(self, term: Term, words: str) -> str:
        """Why a reference means nothing, and what would be right."""
        if term.refers == PLAYER:
            return 'the text has spoken of no player before: say "Choose a player. That player ..."'
        if term.refers == DEED:
            return "nothing stands before it that somebody may do, or that can fail"
        if term.refers == THEIR_DEED:
            return 'nothing stands before it that another player does: say "you do" or "you don\'t"'
        if term.refers == SEEN:
            return 'the text has spoken of no such cards before: say "Look at the top 3 cards of your deck. ..."'
        if term.refers == CALLED_SO:
            return 'what the text has spoken of last is no such card: say "it", or which card you mean'
        named = [mention for mention in self._said if mention.outright and mention.can_be(term.sorts())]
        if named:
            return f'only "{named[-1].words}" was spoken of, which has a name of its own: say "{named[-1].words}"'
        if term.refers == PRONOUN:
            return self._no_card()
        kind = without_article(words.removeprefix("that "))
        return f'the text has chosen none before: say "{article_before(kind)} {kind}"'
