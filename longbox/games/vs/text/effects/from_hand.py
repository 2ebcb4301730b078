"""What a card does that is revealed from the hand and goes onto the chain. [vs 706.15, 706.16, 708.9d]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs.actions.entering import put_character_into_play
from longbox.games.vs.actions.hands import reveal
from longbox.games.vs.actions.leaving import remove_from_game, return_to_hand
from longbox.games.vs.actions.resources import END, put_face_down
from longbox.games.vs.actions.uniqueness import check_uniqueness
from longbox.games.vs.chain_effects import ChainEffect
from longbox.games.vs.table import CHAIN
from longbox.games.vs.terms import CannotComplete, Cost, Situation, TextEffect
from longbox.games.vs.text.nouns import choose
from longbox.kernel.questions import Prompt

if TYPE_CHECKING:
    from longbox.games.vs.definitions import GameCard
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities

RETURN_RESOURCE: Final = Prompt("Return which face-down resource to its owner's hand?", "706.15")
REMOVE_CHARACTER: Final = Prompt("Remove which character from the game?", "706.16")
TERRAFORM_IT: Final = Prompt("Put the card into your resource row?", "706.15")
SUBSTITUTE_IT: Final = Prompt("Put the card into play?", "706.16")


class RevealOntoChain(Cost):
    """The card is revealed from the hand, and goes onto the chain with its effect. [vs 708.9d]"""

    def payable(self, game: VsGame, situation: Situation) -> bool:
        source = situation.source
        return source is not None and source in game.hand(situation.player)

    def pay(self, game: VsGame, situation: Situation) -> None:
        source = situation.source
        if source is None or source not in game.hand(situation.player):
            raise CannotComplete("The card isn't in hand.")
        reveal(game, situation.player, [source], situation)
        game.move(source, CHAIN)
        situation.reference = game.reference(source)
        if situation.effect is not None:
            situation.effect.card = source


def on_chain(game: VsGame, situation: Situation) -> GameCard | None:
    """The card on the chain that represents an effect, if it is still there."""
    effect: ChainEffect | None = situation.effect
    if effect is None or effect.card is None or not game.lies_in(effect.card, CHAIN):
        return None
    return effect.card


class Terraform(TextEffect):
    """You may return a face-down resource you control to its owner's hand. If you do, this card takes a place in the
    resource row. [vs 706.15]
    """

    def run(self, game: VsGame, situation: Situation) -> None:
        player = situation.player
        face_down = [
            qualities
            for qualities in game.resources(player)
            if qualities.object is not None and not qualities.object.face_up
        ]
        card = on_chain(game, situation)
        if card is None or not face_down or not game.may(player, TERRAFORM_IT, card):
            return
        for resource in choose(game, player, face_down, card, prompt=RETURN_RESOURCE):
            return_to_hand(game, resource.card, situation)
        put_face_down(game, player, card, END, situation)


class Substitute(TextEffect):
    """You may remove from the game a ready character you control whose cost is no less than that of this card. If you
    do, this card enters play. [vs 706.16, 704.1, 706.16b]
    """

    def run(self, game: VsGame, situation: Situation) -> None:
        player = situation.player
        card = on_chain(game, situation)
        if card is None:
            return
        able = [qualities for qualities in game.characters(player) if can_go(qualities, card.definition.cost)]
        if not able or not game.may(player, SUBSTITUTE_IT, card):
            return
        for character in choose(game, player, able, card, prompt=REMOVE_CHARACTER):
            remove_from_game(game, character.card, situation)
        check_uniqueness(game, player, card)
        put_character_into_play(game, player, card)


def can_go(qualities: Qualities, cost: int) -> bool:
    """Whether a character can make way for a card of a cost. [vs 706.16]"""
    thing = qualities.object
    return thing is not None and not thing.exhausted and qualities.definition.cost >= cost
