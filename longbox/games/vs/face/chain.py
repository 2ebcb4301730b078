"""The effects on the chain: whose they are, what they are called, what they target. [vs 213.6]"""

from __future__ import annotations

from longbox.faces.face import CardFace
from longbox.faces.naming import Names
from longbox.games.vs.face.cards import role_of, short
from longbox.games.vs.face.places import whose
from longbox.games.vs.face.wording import effect_words
from longbox.games.vs.terms import PLAYER_MARK, UNSEEN_MARK
from longbox.games.vs.view import SeenEffect, TableView
from longbox.kernel.zones import NOBODY


def effect_face(view: TableView, names: Names, effect: SeenEffect) -> CardFace:
    """An effect on the chain."""
    source = effect.source
    title = title_of(effect)
    targets = targets_of(view, effect)
    return CardFace(
        id=names.keep(effect_key(effect.number), f"{title} ({effect.kind})"),
        title=title,
        owner="" if effect.controller == NOBODY else whose(view, effect.controller),
        kind=effect.kind,
        role="" if source is None else role_of(source.definition),
        note=f"▸ {targets}" if targets else "",
        text=effect_words(effect.text),
    )


def effect_key(number: int) -> tuple[str, int]:
    """What an effect on the chain is known by, when it gets an id."""
    return ("effect", number)


def told_effect(view: TableView, effect: SeenEffect) -> str:
    """An effect on the chain, in words."""
    owner = "" if effect.controller == NOBODY else f"{whose(view, effect.controller)} "
    targets = targets_of(view, effect)
    return f"{owner}{title_of(effect)} {effect.kind}{f' on {targets}' if targets else ''}"


def title_of(effect: SeenEffect) -> str:
    """What an effect is called: mostly like the card that it comes from."""
    return effect.title if effect.source is None else short(effect.source.definition)


def targets_of(view: TableView, effect: SeenEffect) -> str:
    """What an effect targets, in words; nothing if it targets nothing."""
    return ", ".join([words for reference in effect.targets if (words := target_words(view, reference))])


def target_words(view: TableView, reference: tuple[int, int]) -> str:
    """What an effect targets: a card, a player, another effect."""
    if reference[0] >= 0:
        card = view.card_at(reference)
        return "" if card is None else card.definition.card_name
    if reference[0] == UNSEEN_MARK:
        return "a face-down resource"
    return view.players[reference[1]].name if reference[0] == PLAYER_MARK else effect_name(view, reference[1])


def effect_name(view: TableView, number: int) -> str:
    """What an effect on the chain is called."""
    return next((effect.title for effect in view.chain() if effect.number == number), "")
