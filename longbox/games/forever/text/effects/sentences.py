"""One sentence after another, where the later ones speak of what the earlier ones did. [forever Resolving Effects]"""

from __future__ import annotations

from typing import Any

from longbox.games.forever.abilities import Situation
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.text.effects.base import OUT_OF_PLAY
from longbox.kernel.effects import NO_CARDS, Effect
from longbox.kernel.terms import Term, parts_of
from longbox.texts import sequences


class InTurn(sequences.InTurn[ForeverGame, Situation]):
    """A sentence, and then what follows it.

    Where the first can't be done, what follows can't speak of its cards: "discard a card from your hand. ... its
    Infamy" is nothing with an empty hand. So it isn't offered for that alone.
    """

    def __init__(self, first: Effect[ForeverGame, Situation], rest: Effect[ForeverGame, Situation]) -> None:
        super().__init__(first, rest)
        self.speaks_anew = any([speaks_of_cards(part) for part in parts_of(first)])

    def possible(self, game: ForeverGame, resolution: Situation) -> bool:
        if self.first.possible(game, resolution):
            return True
        left = resolution
        if self.speaks_anew:
            left = resolution.speaking_to(resolution.player)
            left.speak_of(NO_CARDS)
        return self.rest.possible(game, left)


def speaks_of_cards(part: Term) -> bool:
    """Whether a text can speak of the cards of a part of it from there on."""
    named: tuple[Any, ...] = part.brings
    return bool(part.mentions) or any([words in OUT_OF_PLAY for words in named])
