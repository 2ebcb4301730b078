"""Effects on VP tokens, and what is counted of them. [cube 6.550]"""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import circumstances
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.text.effects.base import CardAmount, CardEffect
from longbox.games.dcdb.text.effects.counting import LOST_VP, PAID_VP, THAT_MANY
from longbox.games.dcdb.values import points_now
from longbox.kernel.choices import Word
from longbox.kernel.effects import Resolution
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import DEED, MOMENT, PRONOUN, Need
from longbox.kernel.zones import NOBODY
from longbox.texts.measured import Measured

PAY: Final[Prompt] = Prompt("How many VP do you pay", "6.550")


class GainVP(Measured[DeckBuildingGame, Resolution]):
    """Gain VP tokens, which are kept until the end of the game; what comes to less than none is lost. [cube 6.550]"""

    not_zero = ("amount",)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        amount = self.amount.count(game, resolution)
        if amount >= 0:
            game.gain_vp(resolution.player, amount, resolution.source)
        else:
            game.lose_vp(resolution.player, -amount, resolution.source)


class LoseVP(Measured[DeckBuildingGame, Resolution]):
    """Lose VP tokens, as many as there are. [cube 1.060, 6.550]"""

    not_zero = ("amount",)
    measures = (LOST_VP, THAT_MANY)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        lost = game.lose_vp(resolution.player, self.amount.count(game, resolution), resolution.source)
        resolution.did = bool(lost)
        resolution.amount = lost

    def brought(self) -> tuple[str, ...]:
        return (DEED,)


class PayVP(CardEffect):
    """Pay so many VP tokens, or none at all. [cube 6.550]"""

    fields = ("amount",)
    not_zero = ("amount",)
    brings = (DEED,)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        resolution.did = self.possible(game, resolution)
        if resolution.did:
            game.pay_vp(resolution.player, self.amount, resolution.source)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return game.ledger.vp[resolution.player] >= self.amount


class PayAnyVP(CardEffect):
    """Pay as many VP tokens as the player likes. [cube 6.550]"""

    measures = (PAID_VP, THAT_MANY)
    brings = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        numbers = [Word(str(number), f"{number} VP") for number in range(self.most_paid(game, player) + 1)]
        paid = numbers[0]
        if len(numbers) > 1:
            paid = game.ask(Question(player, PAY, [*numbers], resolution.source))  # type: ignore[assignment]
        resolution.amount = numbers.index(paid)
        resolution.did = resolution.amount > 0
        game.pay_vp(player, resolution.amount, resolution.source)

    def most_paid(self, game: DeckBuildingGame, player: int) -> int:
        """How many the player can pay at most: all."""
        return game.ledger.vp[player]


class PayUpToVP(PayAnyVP):
    """Pay as many VP tokens as the player likes, up to a number. [cube 6.550]"""

    fields = ("most",)
    not_zero = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def most_paid(self, game: DeckBuildingGame, player: int) -> int:
        return min(super().most_paid(game, player), self.most)


class LoseVPToYou(LoseVP):
    """Lose VP tokens, as many as there are, to the player whose text it is. [cube 1.060, 6.550]"""

    needs = (
        Need(
            MOMENT,
            (circumstances.OWN_TURN, circumstances.OTHER_TURNS),
            'a First Appearance is in nobody\'s turn, and nobody is "you" there',
            "First Appearance",
            "let them lose VP",
        ),
    )

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        lost = game.lose_vp(resolution.player, self.amount.count(game, resolution), resolution.source)
        resolution.did = bool(lost)
        if resolution.controller != NOBODY:
            game.gain_vp(resolution.controller, lost, resolution.source)


class VPHeld(CardAmount):
    """How many VP tokens you have."""

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return game.ledger.vp[resolution.player]


class ItsPoints(CardAmount):
    """The Victory Points that are printed on the card that was spoken of; 3 for a star. [cube 5.040]"""

    refers = PRONOUN

    def count(self, game: DeckBuildingGame, resolution: Resolution) -> int:
        return points_now(resolution.cards[-1]) if resolution.cards else 0
