"""What cards have or lack besides their types and traits: keywords, attachments, labels, and what leaves some out."""

from __future__ import annotations

from longbox.games.champions.abilities import Filter, Situation
from longbox.games.champions.definitions import EVENT, GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.filters import Definite, Narrowed


class HasKeyword(Narrowed):
    """Cards with a keyword, printed on them or gained: "minion with guard". [champions Keywords, Gains]"""

    fields = ("filter", "keyword")

    def __init__(self, filter: Filter, keyword: str) -> None:
        super().__init__(filter)
        self.keyword = keyword

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return game.keyword(card, self.keyword) is not None


class HasAttached(Narrowed):
    """Cards to which a card of a kind is attached: "enemy with an attachment". [champions Attach To]"""

    fields = ("filter", "attached")

    def __init__(self, filter: Filter, attached: Filter) -> None:
        super().__init__(filter)
        self.attached = attached

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        if not game.in_play(card):
            return False
        return any([self.attached.matches(game, other, situation) for other in game.attachments(card)])


class AttachedToOne(Narrowed):
    """Cards that are attached to one of a kind: "upgrade attached to an ally". [champions Attach To]"""

    fields = ("filter", "host")

    def __init__(self, filter: Filter, host: Filter) -> None:
        super().__init__(filter)
        self.host = host

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        host = game.host(card) if game.in_play(card) else None
        return host is not None and self.host.matches(game, host, situation)


class OtherThan(Narrowed):
    """Cards of a kind but for certain ones: "enemy other than the villain"."""

    fields = ("filter", "exception")

    def __init__(self, filter: Filter, exception: Definite) -> None:
        super().__init__(filter)
        self.exception = exception

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        return not self.exception.matches(game, card, situation)


class EventLabelled(Filter):
    """Events with an ability that is labelled so: "attack event". [champions Attack; Thwart; Defend, Defense]"""

    fields = ("label",)

    def __init__(self, label: str) -> None:
        self.label = label

    def sorts(self) -> tuple[str, ...]:
        return (EVENT,)

    def matches(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        definition = card.definition
        return definition.type == EVENT and any([ability.label == self.label for ability in definition.abilities])
