"""What must be paid to use an ability. [forever Cost, Character Abilities, Discard]"""

from __future__ import annotations

from longbox.games.forever import events
from longbox.games.forever.abilities import ABILITY_COST, CardEffect, Cost, Situation
from longbox.games.forever.actions import leaving, payment, playing, timing
from longbox.games.forever.definitions import ASSET, EVER_IN_PLAY, MINION, SCHEME, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame
from longbox.kernel.terms import CARD, Need


class Costs(Cost):
    """Costs that are paid together: one, and the rest."""

    fields = ("first", "rest")

    def __init__(self, first: Cost, rest: Cost) -> None:
        self.first = first
        self.rest = rest

    @property
    def is_resources(self) -> bool:
        return self.first.is_resources or self.rest.is_resources

    def payable(self, game: ForeverGame, situation: Situation) -> bool:
        return self.first.payable(game, situation) and self.rest.payable(game, situation)

    def pay(self, game: ForeverGame, situation: Situation) -> None:
        self.first.pay(game, situation)
        if self.rest.payable(game, situation):
            self.rest.pay(game, situation)
        else:
            situation.unpaid = True


class PayResources(Cost):
    """Renown of what is on the Hero, or Infamy of the hand; once a round. [forever Character Abilities, Cost]"""

    fields = ("amount", "word")

    def __init__(self, amount: int, word: str) -> None:
        self.amount = amount
        self.word = word

    @property
    def is_resources(self) -> bool:
        return True

    def payable(self, game: ForeverGame, situation: Situation) -> bool:
        amount = self.asked(game, situation)
        return payment.can_pay(game, situation.player, payer(game, situation), amount, situation.source)

    def pay(self, game: ForeverGame, situation: Situation) -> None:
        amount = self.asked(game, situation)
        payment.pay(game, situation.player, payer(game, situation), amount, situation.source)

    def asked(self, game: ForeverGame, situation: Situation) -> int:
        """How much it is now, with what changes the costs of limited abilities. [forever Character Abilities]"""
        source = situation.source
        if source is None or not game.about(ABILITY_COST):
            return self.amount
        return max(self.amount + game.changes_of(source, ABILITY_COST), 0)


def payer(game: ForeverGame, situation: Situation) -> GameCard | None:
    """The character whose ability it is, or whose card."""
    source = situation.source
    if source is None:
        return None
    # Mostly it is a character's own ability, which is told without calling.
    own = source.definition.is_character and source.serial in game.objects
    return source if own else game.user_of(situation.player, source)


class OfThisCard(Cost):
    """Something that is done to the card itself. Its character must be in play. [forever Asset Card, Minion Card]"""

    needs = (Need(CARD, EVER_IN_PLAY, "be in play", "Cost", "let it cost something else"),)

    def payable(self, game: ForeverGame, situation: Situation) -> bool:
        card = situation.source
        if card is None or not game.in_play(card):
            return False
        if card.definition.type in (ASSET, MINION) and not has_character(game, card):
            return False
        return self.can_be_done(game, card)

    def can_be_done(self, game: ForeverGame, card: GameCard) -> bool:
        """Whether it can be done to the card."""
        return True


def has_character(game: ForeverGame, card: GameCard) -> bool:
    """Whether a character is in play whose card it is, or whose affiliation it matches. [forever Affiliated Cards]"""
    characters = game.characters()
    affiliation = card.definition.affiliation
    for each in characters:
        if each.definition.name == affiliation:
            return True
    return any([game.is_affiliated(card, each) for each in characters])


class DiscardThis(OfThisCard):
    """Discard the card itself. [forever Discard, Cost]"""

    def pay(self, game: ForeverGame, situation: Situation) -> None:
        assert situation.source is not None
        leaving.discard_from_play(game, [situation.source], situation.player)


class SacrificeThis(OfThisCard):
    """Remove the card itself from the game. [forever Sacrifice]"""

    def pay(self, game: ForeverGame, situation: Situation) -> None:
        assert situation.source is not None
        leaving.sacrifice(game, situation.source)


class ExhaustThis(OfThisCard):
    """Exhaust the card itself."""

    def can_be_done(self, game: ForeverGame, card: GameCard) -> bool:
        return not game.permanent(card).exhausted

    def pay(self, game: ForeverGame, situation: Situation) -> None:
        card = situation.source
        assert card is not None
        game.permanent(card).exhausted = True
        timing.tell(game, Happening(events.EXHAUST, situation.player, card.alone, by=situation.player))


class TurnThisFacedown(OfThisCard):
    """Turn the completed Scheme itself facedown, as it can be used once. [forever Complete Schemes, Scheme]"""

    needs = (Need(CARD, (SCHEME,), "be turned facedown in the Master Plan", "Scheme"),)

    def can_be_done(self, game: ForeverGame, card: GameCard) -> bool:
        return not game.permanent(card).facedown

    def pay(self, game: ForeverGame, situation: Situation) -> None:
        assert situation.source is not None
        playing.turn_facedown(game, situation.source)


class PayByDoing(Cost):
    """Do something as a cost; all of it must be done. [forever Resolving Effects, Cost]"""

    fields = ("effect",)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def payable(self, game: ForeverGame, situation: Situation) -> bool:
        return self.effect.possible(game, situation)

    def pay(self, game: ForeverGame, situation: Situation) -> None:
        situation.did = True
        self.effect.run(game, situation)
        situation.unpaid = situation.unpaid or not situation.did
