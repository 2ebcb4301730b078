"""Unique cards: whether one can't come into play, as one like it is there. [champions Unique, Subtitle]"""

from __future__ import annotations

from longbox.games.champions import editions
from longbox.games.champions.definitions import ALLY, ALTER_EGO, HERO, CardDefinition, GameCard
from longbox.games.champions.game import ChampionsGame


def is_barred(game: ChampionsGame, card: GameCard) -> bool:
    """Whether a unique card can't enter play as one like it is there. [champions Unique]"""
    return card.definition.unique and any([are_alike(game, card, other) for other in game.cards_in_play()])


def are_alike(game: ChampionsGame, card: GameCard, other: GameCard) -> bool:
    """Whether two unique cards may not be in play together: the same title, and not different other names.

    [champions Unique, Subtitle]
    """
    mine, theirs = card.definition, other.definition
    if not theirs.unique or mine.is_encounter_card != theirs.is_encounter_card:
        return False
    if game.plays(editions.MATCHING):
        return match(names_of(game, card), names_of(game, other))
    if mine.name != theirs.name:
        return False
    if is_person(mine) and is_person(theirs):
        return mine.subtitle == theirs.subtitle
    return True


def is_person(definition: CardDefinition) -> bool:
    """Whether a card is an identity, or an ally with a subtitle: somebody with another name. [champions Subtitle]"""
    return (definition.is_identity or definition.type == ALLY) and bool(definition.subtitle)


# As later editions compare them


def names_of(game: ChampionsGame, card: GameCard) -> tuple[str, str]:
    """The title of a card and its person's other name, "" for one without; of an identity the same in either form.

    [champions Unique, Subtitle, Identity]
    """
    definition = card.definition
    if definition.type == ALTER_EGO:
        return names_of(game, game.other_side(card))
    if definition.type == HERO:
        return definition.name, game.other_side(card).definition.name
    return definition.name, definition.subtitle if is_person(definition) else ""


def match(mine: tuple[str, str], theirs: tuple[str, str]) -> bool:
    """Whether a name of one card is a name of the other; a title alone may belong to two people. [champions Unique]"""
    if mine[0] == theirs[0] and mine[1] and theirs[1]:
        return mine[1] == theirs[1]
    return any([name in theirs for name in mine if name])
