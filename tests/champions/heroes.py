"""A game of Marvel Champions in which players' cards can be held, played and used at will."""

from __future__ import annotations

from longbox.games.champions.abilities import ACTION, CardAbility, Situation
from longbox.games.champions.actions import damage, entering, initiating, playing, timing, using
from longbox.games.champions.definitions import EVENT, GameCard
from longbox.games.champions.events import Happening
from longbox.games.champions.uses import UseAbility
from tests.champions.encounters import Play


class HeroPlay(Play):
    """A game in which the first player holds nothing but what a test gives them."""

    def __init__(self, *heroes: str, scenario: str = "Rhino", modular: str = "", expert: bool = False) -> None:
        super().__init__(*heroes, scenario=scenario, modular=modular, expert=expert)
        for player in self.game.players:
            for card in self.game.cards(player.hand).copy():
                self.game.move(card, player.deck, to_bottom=True)

    def own(self, name: str, player: int = 0) -> GameCard:
        """A card of a player's deck, discard pile or hand."""
        seat = self.game.players[player]
        cards = [card for zone in (seat.hand, seat.deck, seat.discard) for card in self.game.cards(zone)]
        return next(card for card in cards if card.definition.name == name)

    def hold(self, *names: str, player: int = 0) -> list[GameCard]:
        """Give a player cards to hold."""
        held = []
        for name in names:
            card = self.own(name, player)
            if not self.game.lies_in(card, self.game.players[player].hand):
                self.game.move(card, self.game.players[player].hand)
            held.append(card)
        return held

    def deal(self, amount: int, name: str = "", player: int = 0) -> None:
        """Let a player's identity deal damage to a card in play, or to itself, without an attack."""
        identity = self.game.identity(player)
        card = self.in_play(name) if name else identity
        damage.deal_damage(self.game, [card], amount, Situation(player, identity))

    def discarded(self, *names: str, player: int = 0) -> None:
        """Lay a player's cards on the discard pile, the last on top."""
        for name in names:
            self.game.move(self.own(name, player), self.game.players[player].discard)

    def stack(self, *names: str, player: int = 0) -> None:
        """Lay a player's cards on top of the deck, the first on top."""
        deck = self.game.players[player].deck
        for name in reversed(names):
            card = self.own(name, player)
            self.game.move(card, self.game.players[player].discard)
            self.game.move(card, deck)

    def put(self, name: str, player: int = 0, host: GameCard | None = None) -> GameCard:
        """Put a player's card into play."""
        card = self.own(name, player)
        entering.put_into_play(self.game, card, player, host)
        return card

    def play(self, name: str, player: int = 0) -> GameCard:
        """Play a card of a hand, paying with what comes first."""
        (card,) = self.hold(name, player=player)
        if card.definition.type == EVENT:
            initiating.initiate(self.game, player, self._use(card, player))
        else:
            assert not playing.rule_against_play(self.game, player, card), f"{name} can't be played"
            playing.play_card(self.game, player, card)
        return card

    def use(self, card: GameCard, player: int = 0) -> None:
        """Use the action of a card in play that can be used."""
        initiating.initiate(self.game, player, self._use(card, player))

    def can_use(self, card: GameCard, player: int = 0) -> bool:
        """Whether an action of a card can be used, or the event played."""
        return any([self._usable(card, ability, player) for ability in self._actions(card)])

    def happens(self, event: Happening) -> bool:
        """Let something be about to happen, and be interrupted. Tells whether it still happens."""
        return timing.interrupts(self.game, event)

    def _use(self, card: GameCard, player: int) -> UseAbility:
        usable = [ability for ability in self._actions(card) if self._usable(card, ability, player)]
        assert usable, f"{card} can't be used"
        return UseAbility(card, usable[0])

    def _actions(self, card: GameCard) -> list[CardAbility]:
        return [ability for ability in card.definition.abilities if ability.timing == ACTION]

    def _usable(self, card: GameCard, ability: CardAbility, player: int) -> bool:
        return not using.rule_against_use(self.game, player, UseAbility(card, ability))

    def sustained(self, player: int = 0) -> int:
        """The damage that a player's identity has sustained."""
        return self.damage(self.game.identity(player))

    def hurt(self, amount: int, player: int = 0) -> None:
        """Let a player's identity have sustained damage."""
        self.game.permanent(self.game.identity(player)).damage = amount

    def engage(self, name: str, player: int = 0) -> GameCard:
        """Reveal a minion, whose own effects have passed."""
        card = self.reveal(name, player)
        assert self.game.in_play(card)
        return card

    def lies(self, name: str, zone_name: str, player: int = 0) -> bool:
        """Whether a player's card lies in the hand, the deck or the discard pile."""
        zone = getattr(self.game.players[player], zone_name)
        return any([card.definition.name == name for card in self.game.cards(zone)])
