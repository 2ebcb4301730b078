"""A small vocabulary that shows every feature of the notation, and terms of it at random."""

from __future__ import annotations

from typing import ClassVar

from hypothesis import strategies as st

from longbox.kernel.terms import Term
from longbox.language import Lexicon, Pattern, Reader, Writer


class Simple(Term):
    """Any term: takes its fields in order, the last of them by default."""

    def __init__(self, *values: object, **named: object) -> None:
        given = {**self.defaults, **dict(zip(self.fields, values, strict=False)), **named}
        for field in self.fields:
            setattr(self, field, given[field])


class Draw(Simple):
    """Draw cards."""

    fields = ("count",)


class Discard(Simple):
    """Discard cards."""

    fields = ("count",)


class Power(Simple):
    """Change Power."""

    fields = ("amount",)


class Destroy(Simple):
    """Destroy cards of a kind, in a place or anywhere."""

    fields = ("count", "kind", "place")
    defaults: ClassVar[dict[str, object]] = {"place": "anywhere"}


class DestroyAll(Simple):
    """Destroy all cards of a kind."""

    fields = ("kind",)


class May(Simple):
    """An effect that is a choice."""

    fields = ("effect",)


class Then(Simple):
    """Effects one after another."""

    fields = ("effects",)


class OneOf(Simple):
    """A choice between effects."""

    fields = ("effects",)


class If(Simple):
    """An effect that depends on a condition."""

    fields = ("condition", "yes", "no")
    defaults: ClassVar[dict[str, object]] = {"no": None}


class Attack(Simple):
    """What foes have to do."""

    fields = ("effects",)


class Controls(Simple):
    """A condition: you control cards."""

    fields = ("count", "kind")


class OfType(Simple):
    """Cards of a type."""

    fields = ("name",)


class Named(Simple):
    """Cards of a name."""

    fields = ("name",)


class CostAtMost(Simple):
    """Cards that cost no more."""

    fields = ("kind", "cost")


class AnyOf(Simple):
    """Cards of one of several kinds."""

    fields = ("kinds",)


class UpTo(Simple):
    """A number that is a choice."""

    fields = ("limit",)


KINDS = (
    Pattern("type", "card(s)", OfType, name="card"),
    Pattern("type", "Hero(es)", OfType, name="Hero"),
    Pattern("type", "Villain(s)", OfType, name="Villain"),
    Pattern("type", "Equipment", OfType, name="Equipment"),
    Pattern("type", "[Ally|Allies]", OfType, name="Ally"),
    Pattern("kind", "{kind:type}", None),
    Pattern("kind", "{kinds:type+or}", AnyOf),
    Pattern("kind", "card(s) named {name:name}", Named),
    Pattern("kind", "{kind:type} with cost {cost:integer} or less", CostAtMost),
)
EFFECTS = (
    Pattern("amount", "{count:number}", None),
    Pattern("amount", "up to {limit:count}", UpTo),
    Pattern("amount", "any number of{plural}", "any"),
    Pattern("place", "your hand", "hand"),
    Pattern("place", "the Line-Up", "line-up"),
    Pattern("clause", "draw {count:amount} card(s)", Draw),
    Pattern("clause", "discard {count:amount} card(s)", Discard),
    Pattern("clause", "{amount:signed} Power", Power),
    Pattern("clause", "destroy {count:amount} {kind:kind} in {place:place}", Destroy),
    Pattern("clause", "destroy {count:amount} {kind:kind}", Destroy),
    Pattern("clause", "destroy all {kind:kind/plural}", DestroyAll),
    Pattern("clause", "you may {effect:clause}", May),
    Pattern("effect", "{effect:clause}", None),
    Pattern("effect", "{effects:clause+,then}", Then),
    Pattern("effect", "choose one: {effects:clause+;or}", OneOf),
    Pattern("condition", "you control {count:number} {kind:kind}", Controls),
)
SENTENCES = (
    Pattern("sentence", "{effect:effect}.", None),
    Pattern("sentence", "if {condition:condition}, {yes:effect}. Otherwise, {no:effect}.", If),
    Pattern("sentence", "if {condition:condition}, {yes:effect}.", If),
    Pattern("ability", "{effects:sentence+}", None),
    Pattern("ability", "Attack: {effects:sentence+}", Attack),
    Pattern("text", "{abilities:ability+\n}", None),
)
LEXICON = Lexicon(SENTENCES, EFFECTS, KINDS, descriptions={"kind": "a kind of card"})
READER = Reader(LEXICON)
WRITER = Writer(LEXICON)


def read(text: str, category: str = "sentence+") -> object:
    """Read with the small vocabulary."""
    return READER.read(text, category)


def write(value: object, category: str = "sentence+") -> str:
    """Write with the small vocabulary."""
    return WRITER.write(value, category)


words = st.text("abcdeghopr", min_size=1, max_size=5).map(str.capitalize)
small_words = st.sampled_from(["of", "the", "al", "of the"])
odd_names = st.text("ABab .,:!?'-&+12", min_size=1, max_size=8).map(lambda text: " ".join(text.split())).filter(bool)
names = st.one_of(
    words,
    st.builds(lambda *parts: " ".join(parts), words, small_words, words),
    st.sampled_from(["Ra's al Ghul", "J'onn J'onzz", "X-Ray Vision", "Dr. Fate", "S.T.A.R. Labs", "Hawkman's Mace"]),
    odd_names,
)
counts = st.integers(0, 30)
amounts = st.one_of(counts, st.just("any"), st.builds(UpTo, st.integers(1, 5)))
types = st.builds(OfType, st.sampled_from(["card", "Hero", "Villain", "Equipment", "Ally"]))
kinds = st.one_of(
    types,
    st.builds(AnyOf, st.lists(types, min_size=2, max_size=4).map(tuple)),
    st.builds(Named, names),
    st.builds(CostAtMost, types, st.integers(0, 12)),
)
simple_clauses = st.one_of(
    st.builds(Draw, amounts),
    st.builds(Discard, amounts),
    st.builds(Power, st.integers(-5, 5)),
    st.builds(Destroy, amounts, kinds, st.sampled_from(["anywhere", "hand", "line-up"])),
    st.builds(DestroyAll, kinds),
)
clauses = st.recursive(simple_clauses, lambda inner: st.builds(May, inner), max_leaves=2)
some_clauses = st.lists(clauses, min_size=2, max_size=4).map(tuple)
effects = st.one_of(clauses, st.builds(Then, some_clauses), st.builds(OneOf, some_clauses))
conditions = st.builds(Controls, counts, kinds)
sentences = st.one_of(effects, st.builds(If, conditions, effects, effects), st.builds(If, conditions, effects))
several = st.lists(sentences, min_size=1, max_size=3).map(tuple)
texts = st.lists(st.one_of(several, st.builds(Attack, several)), min_size=1, max_size=3).map(tuple)
