"""What a text has spoken of, and what its words mean later."""

from __future__ import annotations

from typing import Any

from longbox.kernel.cards import Card, Definition
from longbox.texts.speaking import NOTHING_SPOKEN, Cards, SpeakingResolution


def cards(*serials: int) -> Cards:
    """Some cards."""
    found: list[Card[Any]] = [Card(serial, Definition(f"card {serial}", "")) for serial in serials]
    return found


def resolution() -> SpeakingResolution:
    """A text that has spoken of nothing so far."""
    text = SpeakingResolution(0, None)
    text.spoken = NOTHING_SPOKEN
    return text


def test_a_word_means_the_last_cards_that_it_fits() -> None:
    """A word for a type passes over cards of other types, and a word for any card doesn't."""
    text, minion, ally = resolution(), cards(1), cards(2)
    text.speak_of(minion, ("minion",))
    text.speak_of(ally, ("ally",))
    assert text.cards == text.those(()) == text.those(("ally",)) == ally
    assert text.those(("minion",)) == text.those(("minion", "villain")) == minion


def test_cards_of_any_type_fit_each_word() -> None:
    """What was found without a word for its type can be meant by each."""
    text, minion, found = resolution(), cards(1), cards(2)
    text.speak_of(minion, ("minion",))
    text.speak_of(found)
    assert text.those(("minion",)) == found


def test_cards_that_were_put_in_place_of_those_spoken_of() -> None:
    """They are meant by each word until the text speaks of others, and can be spoken of after that too."""
    text, minion, others, ally = resolution(), cards(1), cards(2), cards(3)
    text.speak_of(minion, ("minion",))
    text.cards = others
    assert text.those(("minion",)) == others
    text.speak_of(ally, ("ally",))
    assert text.those(("minion",)) == others
    assert text.those(("ally",)) == ally


def test_nothing_is_spoken_of_at_first() -> None:
    """What one text speaks of, another doesn't."""
    resolution().speak_of(cards(1), ("minion",))
    assert resolution().those(("minion",)) == []
    assert NOTHING_SPOKEN == []
