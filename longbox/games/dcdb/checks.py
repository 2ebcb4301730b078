"""What a card must not be, though its text can be read: its parts have to go together."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import assaults, texts
from longbox.games.dcdb.definitions import LOCATION, CardDefinition
from longbox.games.library import BadCard
from longbox.kernel.terms import Term

MOST_COPIES: Final = 99
ONLY_ONCE: Final = (
    texts.DefenseLine,
    texts.GoesFirstLine,
    texts.WhenGainedLine,
    texts.FirstAppearanceLine,
    texts.StartsOnTopLine,
    texts.EndOfTurnLine,
    texts.WorthLine,
)
OF_SUPER_HEROES: Final = (texts.HeroLine, texts.GoesFirstLine)
OF_SUPER_VILLAINS: Final = (texts.FirstAppearanceLine, texts.StartsOnTopLine)


UNTIL_DEFEATED: Final = (assaults.TurnHeroDown, assaults.HideUnderHero)
"""What lasts until the Super-Villain on which it stands is defeated."""


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
    for title in ("Super-Villain", "Super Hero", "Weakness"):
        if (entry_type == title) != (card.stack == title.lower()):
            raise BadCard(f"{card.name}: its type is {entry_type} and its stack {card.stack}; leave out the stack.")


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
    for line in lines:
        wrong = misplaced(card, line)
        if wrong:
            raise BadCard(f"{card.name}: {wrong}")


def misplaced(card: CardDefinition, line: texts.Line) -> str:
    """What is wrong with a line on this card; nothing if it belongs there."""
    if card.is_hero and isinstance(line, texts.WhenPlayedLine):
        return "a Super Hero is not played; say when it does something."
    if isinstance(line, OF_SUPER_HEROES) != card.is_hero:
        only = "has only lines that say when it does something" if card.is_hero else "does not stay; a Location does"
        return f"a line {opening_of(type(line))} doesn't belong here: this card {only}."
    if isinstance(line, OF_SUPER_VILLAINS) and not card.is_super_villain:
        return f"only a Super-Villain has a line {opening_of(type(line))}."
    if not card.is_super_villain and any([isinstance(part, UNTIL_DEFEATED) for part in parts(line)]):
        return 'only a Super-Villain can say "until this Super-Villain is defeated": this card never is.'
    if isinstance(line, texts.OngoingLine) and not card.types & LOCATION:
        return "only a Location is Ongoing; all other cards are put away at the end of the turn."
    if isinstance(line, texts.EndOfTurnLine) and card.types & LOCATION:
        return "a Location stays in play; nothing is done with it at the end of a turn."
    return ""


OPENINGS: Final[dict[type[Term], str]] = {
    texts.WhenPlayedLine: "that says what is done",
    texts.DefenseLine: '"Defense: ..."',
    texts.OngoingLine: '"Ongoing: ..."',
    texts.HeroLine: '"When ..."',
    texts.GoesFirstLine: '"You go first."',
    texts.WhenGainedLine: '"When you gain or buy this card, ..."',
    texts.FirstAppearanceLine: '"First Appearance ..."',
    texts.StartsOnTopLine: '"As the game starts, this card lies on top ..."',
    texts.EndOfTurnLine: '"At the end of your turn ..."',
    texts.WorthLine: '"At the end of the game ..."',
}
"""How each kind of line begins, to speak of it."""


def opening_of(kind: type[Term]) -> str:
    """A kind of line, in words."""
    return OPENINGS[kind]


def parts(meaning: object) -> list[Term]:
    """A meaning and all that it is made of."""
    if isinstance(meaning, Term):
        return [meaning, *parts(meaning.values())]
    if isinstance(meaning, tuple):
        return [part for value in meaning for part in parts(value)]
    return []
