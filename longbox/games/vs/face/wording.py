"""What an effect does, in the words of the cards."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from longbox.games.vs.text.lexicon import VS
from longbox.games.vs.text.texts import EffectParagraph
from longbox.language.errors import UnwritableTerm
from longbox.language.writer import Writer
from longbox.texts.lines import TEXT, CardText

if TYPE_CHECKING:
    from longbox.games.vs.terms import Modal, TextEffect


def effect_words(effect: TextEffect | None) -> str:
    """What an effect does; nothing where the cards have no words for it, as for effects of the rules."""
    if effect is None:
        return ""
    try:
        return " ".join(_writer().write(CardText((EffectParagraph(effect),)), TEXT).splitlines())
    except UnwritableTerm:
        return ""


def mode_words(modal: Modal | None, number: int) -> str:
    """What a mode of an effect does, counted from 0; nothing where that can't be said."""
    return "" if modal is None or number >= len(modal.modes) else effect_words(modal.modes[number]).rstrip(".")


@cache
def _writer() -> Writer:
    return Writer(VS)
