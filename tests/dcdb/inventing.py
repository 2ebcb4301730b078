"""Inventing cards: random meanings of the whole vocabulary, written down as files of cards."""

from __future__ import annotations

import random

from longbox.games.dcdb.library import box, read_cards
from longbox.games.dcdb.text import texts
from longbox.games.dcdb.text.lexicon import DCDB
from longbox.games.library import BadCard
from longbox.language import AmbiguousText, LongText, Phrasing, Reader, UnboundReference, Writer
from longbox.language.bindings import bindings_of
from longbox.language.wording import split_list

READER = Reader(DCDB)
WRITER = Writer(DCDB)
NAMES = [card.name for card in box()]

LINES_BY_TYPE: dict[str, tuple[type[texts.Line], ...]] = {
    "Hero": (texts.WhenPlayedLine, texts.DefenseLine, texts.WhenGainedLine, texts.EndOfTurnLine, texts.WorthLine),
    "Villain": (texts.WhenPlayedLine, texts.WhenPlayedLine, texts.WorthLine),
    "Equipment": (texts.DefenseLine, texts.WhenPlayedLine, texts.EndOfTurnLine),
    "Super Power": (texts.WhenPlayedLine, texts.WhenGainedLine),
    "Location": (texts.OngoingLine, texts.OngoingLine),
    "Super-Villain": (texts.WhenPlayedLine, texts.FirstAppearanceLine),
    "Super Hero": (texts.HeroLine, texts.HeroLine),
}
"""What a card of each type may say."""


class Inventor:
    """Makes up meanings and cards, the same ones for the same seed."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def meaning(self, category: str) -> object:
        """A random meaning of a category of the vocabulary."""
        member, join = split_list(category)
        if join is not None:
            least = 1 if join in ("", "\n", ",") else 2
            return tuple([self.meaning(member) for _ in range(self.luck.randint(least, 2))])
        if category in DCDB.categories:
            return self.by_phrasing(self.luck.choice(DCDB.categories[category]))
        return self.luck.choice(NAMES) if category == "name" else self.luck.randint(1, 4)

    def by_phrasing(self, phrasing: Phrasing) -> object:
        """A random meaning that a phrasing can say."""
        return phrasing.build([self.meaning(slot.category) for slot in phrasing.slots])

    def line(self, kind: type[texts.Line]) -> object:
        """A random line of a kind."""
        phrasings = [phrasing for phrasing in DCDB.categories["line"] if phrasing.meaning is kind]
        return self.by_phrasing(phrasings[0])

    def text(self, card_type: str) -> str:
        """A random text for a card of a type, which can be read in one way, and speaks of nothing unclear."""
        while True:
            kinds = LINES_BY_TYPE[card_type]
            chosen = [kinds[0], *[kind for kind in kinds[1:] if self.luck.random() < 0.5]]
            meaning = texts.CardText(tuple([self.line(kind) for kind in chosen]))
            try:
                # In most of them a word means nothing: that is seen at once, and reading takes a hundred times as long.
                bindings_of(meaning, DCDB)
                text = WRITER.write(meaning, "text")
                READER.read(text, "text")
            except (AmbiguousText, LongText, UnboundReference):
                continue
            return text

    def printed(self, text: str) -> str:
        """A text as it is printed after it was read."""
        return WRITER.write(READER.read(text, "text"), "text")

    def card(self, number: int) -> str:
        """A card as a file says it, of which nothing is dead."""
        while True:
            card = self.any_card(number)
            try:
                read_cards(card)
            except BadCard:
                continue
            return card

    def any_card(self, number: int) -> str:
        """A card as a file says it, with some text or other."""
        card_type = self.luck.choice(list(LINES_BY_TYPE))
        text = self.text(card_type)
        variable = "this card is worth" in text
        return "\n".join(
            [
                "[[card]]",
                f'name = "Invention {number}"',
                f'type = "{card_type}"',
                f"cost = {self.luck.randint(0, 9)}",
                'vp = "*"' if variable else f"vp = {self.luck.randint(-1, 4)}",
                f"copies = {1 if card_type.startswith('Super') else 6}",
                f'text = """\n{text}"""',
            ]
        )

    def file(self, cards: int) -> str:
        """A file of cards."""
        return "\n\n".join([self.card(number) for number in range(cards)])
