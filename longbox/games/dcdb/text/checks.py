"""What a card must not be, though its text can be read: its parts have to go together."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import circumstances, kinds
from longbox.games.dcdb.definitions import BASE_SET, LATER_TYPES, CardDefinition, Worth
from longbox.games.dcdb.text import abilities, conditions, later_this_turn, of_foes, texts
from longbox.games.dcdb.text.effects import power, showing
from longbox.games.dcdb.text.lexicon import WRITER
from longbox.games.library import BadCard
from longbox.kernel.terms import Bearer, Term, parts_of
from longbox.texts.dead import Standing, what_is_dead

MOST_COPIES: Final = 99
ONLY_ONCE: Final = (
    texts.DefenseLine,
    texts.GoesFirstLine,
    texts.WhenGainedLine,
    texts.WhenDestroyedLine,
    texts.FirstAppearanceLine,
    texts.StartsOnTopLine,
    texts.EndOfTurnLine,
    texts.WorthLine,
)


def check_card(card: CardDefinition, entry_type: str, vp: int | str) -> None:
    """Refuse a card that can't be in its stack, has no fitting name, or numbers that can't be.

    Args:
        card: The card, without its text.
        entry_type: What its file says it is: "Hero", "Super-Villain".
        vp: What its file says of its Victory Points.

    Raises:
        BadCard: It is no card of this game.
    """
    if not card.name.isprintable() or not card.name.strip() or "#" in card.name:
        raise BadCard(f"{card.name!r} can't be a card's name: it must be in plain letters, without #.")
    if isinstance(vp, str) and vp != "*":
        raise BadCard(f'{card.name}: vp is {vp!r}; it must be a whole number or "*".')
    if card.cost < 0 or not 0 <= card.copies <= MOST_COPIES:
        raise BadCard(f"{card.name}: its cost can't be negative, and there can be 0 to {MOST_COPIES} copies.")
    if entry_type in LATER_TYPES and card.set == BASE_SET:
        raise BadCard(f'{card.name}: a {entry_type} came with later sets: give it a set, as in set = "My Own".')
    for title in ("Super-Villain", "Super Hero", "Weakness"):
        if (titled(entry_type) == title) != (card.stack == title.lower()):
            raise BadCard(f"{card.name}: its type is {entry_type} and its stack {card.stack}; leave out the stack.")


def titled(entry_type: str) -> str:
    """What a card is by its title: a Nemesis is a Super-Villain, and a Villain. [cube 6.275]"""
    return "Super-Villain" if entry_type == "Nemesis" else entry_type


def check_lines(card: CardDefinition, lines: tuple[texts.Line, ...], vp: int | str) -> None:
    """Refuse a card with lines that don't belong on it.

    Raises:
        BadCard: Some of its lines would do nothing, or something else than they say.
    """
    if (vp == "*") != any([isinstance(line, texts.WorthLine) for line in lines]):
        raise BadCard(f'{card.name}: vp = "*" goes with a line "At the end of the game, this card is worth ...".')
    for kind in ONLY_ONCE:
        if len([line for line in lines if isinstance(line, kind)]) > 1:
            raise BadCard(f"{card.name}: there are two lines {opening_of(kind)}; a card can have one.")
    said = {type(part) for part in parts_of(lines)}
    for asked, named, what in NAMED_BEFORE:
        if asked in said and named not in said:
            raise BadCard(f'{card.name}: nothing says which {what} is named: say "Name a {what}." before.')
    for part in parts_of(lines):
        if isinstance(part, SEES_NO_OTHER_CARD):
            check_kinds(card, part)
    standing = Standing(Bearer(circumstances.sorts_of(card), (card.name,)))
    wrong = what_is_dead(lines, standing, WRITER.said)
    if wrong:
        raise BadCard(f"{card.name}: {wrong}")


def check_kinds(card: CardDefinition, part: Term) -> None:
    """Refuse a kind that goes by what is known only as a text is resolved, where it is asked for at other times.

    Raises:
        BadCard: No card would ever be of the kind.
    """
    for kind in part.values():
        if isinstance(kind, kinds.CardKind) and kind.depends:
            raise BadCard(
                f'{card.name}: which cards are meant by "{WRITER.words(kind)}" is not known here, where it is waited '
                'for or counted at other times: say it without another card, like "a card with cost 2 or less".'
            )


SEES_NO_OTHER_CARD: Final = (
    abilities.OnCardOfKind,
    later_this_turn.WheneverYouPlay,
    later_this_turn.WheneverYouGain,
    later_this_turn.WheneverFoeGains,
    later_this_turn.IfYouGain,
    power.NextCostsLess,
    of_foes.OfFoe,
    Worth,
)
"""What waits for cards of a kind, or counts them, without knowing what its text has spoken of."""

NAMED_BEFORE: Final = (
    (conditions.ItIsTheNamedCard, showing.NameCard, "card"),
    (conditions.ItIsOfNamedType, showing.NameType, "card type"),
    (kinds.OfNamedType, showing.NameType, "card type"),
)
"""What is asked about something that was named, and what names it."""

OPENINGS: Final[dict[type[Term], str]] = {
    texts.WhenPlayedLine: "that says what is done",
    texts.DefenseLine: '"Defense: ..."',
    texts.OngoingLine: '"Ongoing: ..."',
    texts.HeroLine: '"When ..."',
    texts.GoesFirstLine: '"You go first."',
    texts.WhenGainedLine: '"When you gain or buy this card, ..."',
    texts.WhenDestroyedLine: '"When this card is destroyed, ..."',
    texts.FirstAppearanceLine: '"First Appearance ..."',
    texts.StartsOnTopLine: '"As the game starts, this card lies on top ..."',
    texts.EndOfTurnLine: '"At the end of your turn ..."',
    texts.WorthLine: '"At the end of the game ..."',
}
"""How each kind of line begins, to speak of it."""


def opening_of(kind: type[Term]) -> str:
    """A kind of line, in words."""
    return OPENINGS[kind]
