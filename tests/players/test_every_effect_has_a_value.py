"""The greedy player takes no effect of a shipped card for nothing because it doesn't know it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longbox.games import find_card_language, find_part, games_with
from longbox.games.judging import Judgement
from longbox.kernel.effects import Effect
from longbox.kernel.terms import Term

GAMES = [game for game in games_with("greedy") if game in games_with("cards")]


@pytest.mark.parametrize("game", GAMES)
def test_every_effect_of_a_shipped_card_has_a_value(game: str) -> None:
    """Whatever a text does, it is known what that is worth; a new word asks for its value here."""
    judgement = find_part(game, "greedy", Judgement)
    unknown = {
        type(term).__name__: text
        for text in texts_of(game)
        for term in terms(find_card_language(game).known(text))
        if isinstance(term, Effect) and not judgement.weighs(type(term))
    }
    assert unknown == {}


def test_an_effect_that_nobody_weighed_is_found() -> None:
    """The test before this one can fail."""

    class Surprise(Effect):  # type: ignore[type-arg]
        """Nobody knows it."""

    assert not [game for game in GAMES if find_part(game, "greedy", Judgement).weighs(Surprise)]


def texts_of(game: str) -> list[str]:
    """The texts of all cards that a game ships."""
    language = find_card_language(game)
    return [card.text for file in language.library.files for card in language.load(file) if card.text]


def terms(meaning: object) -> Iterator[Term]:
    """A meaning and all that it is made of."""
    if isinstance(meaning, Term):
        yield meaning
        meaning = meaning.values()
    if isinstance(meaning, tuple | list):
        for value in meaning:
            yield from terms(value)
