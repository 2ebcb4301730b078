"""Where attachments go that look for a certain minion, and what happens where there is none. [champions Attach To]"""

from __future__ import annotations

from longbox.games.champions.abilities import CardCondition, CardEffect, Filter, Situation
from longbox.games.champions.actions import entering
from longbox.games.champions.definitions import GameCard
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.text.filters import Definite, Narrowed, found
from longbox.games.champions.text.play_rules import AttachTo
from longbox.games.champions.text.targets import CardTarget


class WithMostHitPointsUncopied(Narrowed):
    """Of those of a kind to which no other copy of this card is attached, those with the highest printed hit points.

    [champions Attach To, Printed]
    """

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        rivals = [rival for rival in found(game, self.filter, situation) if not has_copy(game, rival, situation)]
        highest = max([rival.definition.hit_points for rival in rivals], default=0)
        return card in rivals and card.definition.hit_points == highest


class IsAttachedTo(CardCondition):
    """Whether a card of a kind is attached to a certain one. [champions Attach To]"""

    fields = ("who", "host")

    def __init__(self, who: Filter, host: Definite) -> None:
        self.who = who
        self.host = host

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        for host in self.host.cards(game, situation):
            for card in game.attachments(host):
                if self.who.matches(game, card, situation):
                    return True
        return False


class AttachedToIt(Narrowed):
    """Cards that are attached to a certain card. [champions Attach To]"""

    fields = ("filter", "host")

    def __init__(self, filter: Filter, host: Definite) -> None:
        super().__init__(filter)
        self.host = host

    def keeps(self, game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
        host = game.host(card) if game.in_play(card) else None
        return host is not None and self.host.matches(game, host, situation)


class AttachThis(CardEffect):
    """Attach this card to another. [champions Attach To]"""

    fields = ("target",)

    def __init__(self, target: CardTarget) -> None:
        self.target = target

    def run(self, game: ChampionsGame, situation: Situation) -> None:
        hosts = self.target.choose(game, situation)
        if hosts and situation.source is not None and not game.in_play(situation.source):
            entering.put_into_play(game, situation.source, situation.player, hosts[0])

    def possible(self, game: ChampionsGame, situation: Situation) -> bool:
        return bool(self.target.candidates(game, situation))


class AttachToElse(AttachTo):
    """The card is attached to a card of a kind; without one, something else may happen. [champions Attach To]"""

    fields = ("filter", "condition", "effect")

    def __init__(self, filter: Filter, condition: CardCondition, effect: CardEffect) -> None:
        super().__init__(filter)
        self.condition = condition
        self.effect = effect

    def stays_out(self, game: ChampionsGame, card: GameCard, situation: Situation) -> None:
        if self.condition.holds(game, situation):
            self.effect.run(game, situation)


class CannotAttach(CardCondition):
    """Whether the card has nothing to be attached to: "if you cannot". It is asked only then. [champions Attach To]"""

    def holds(self, game: ChampionsGame, situation: Situation) -> bool:
        return True


def has_copy(game: ChampionsGame, card: GameCard, situation: Situation) -> bool:
    """Whether another copy of the card that the text stands on is attached to a card."""
    source = situation.source
    assert source is not None
    return any([other.definition.name == source.definition.name for other in game.attachments(card)])
