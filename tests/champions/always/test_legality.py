"""What is offered in a turn is all that nothing is against, and nothing else: of all cards, wherever they lie."""

from __future__ import annotations

from collections.abc import Iterator

from longbox.games.champions import reasons
from longbox.games.champions.actions.attacking import attackable
from longbox.games.champions.actions.playing import IN_HAND, PlayCard, why_not_play
from longbox.games.champions.actions.thwarting import thwartable
from longbox.games.champions.actions.using import why_not_any
from longbox.games.champions.definitions import EVENT
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.phases import TAKING_TURN
from longbox.games.champions.turn.acting import IS_IN_REACH, actions_of
from longbox.games.champions.turn.basic_powers import ATTACK, THWART, BasicPower
from longbox.games.champions.turn.turn import options
from longbox.games.champions.uses import UseAbility
from longbox.kernel.choices import Choice
from longbox.kernel.reasons import first_lacking
from tests.always.common.tried import Tried

from .games import BENCH

EVERY = 2
"""One of so many resting states is looked at."""


class TestLegality(Tried):
    """In sampled positions of games of all kinds, from their start and from their middle."""

    bench = BENCH

    def test_each_card_and_each_ability_is_offered_or_has_a_reason(self, variant: int) -> None:
        """Of every card of every zone: what `why_not` has nothing against is offered, and the other way round."""
        for game in turns(variant):
            choices = options(game, game.active)
            check_plays(game, choices)
            check_uses(game, choices)
            check_powers(game, choices)

    def test_each_wish_is_granted_or_has_a_reason(self, variant: int) -> None:
        """By names, as players wish; and whose turn it isn't can do nothing."""
        for game in turns(variant, 3):
            check_wishes(game, options(game, game.active))
            check_others(game)


def turns(variant: int, sparing: int = 1) -> Iterator[ChampionsGame]:
    """The games of a variant as a player takes a turn, one at least."""
    seen = 0
    for game in BENCH.positions(variant, every=sparing * EVERY, rich=True):
        if game.phase == TAKING_TURN:
            seen += 1
            yield game
    assert seen


def check_plays(game: ChampionsGame, choices: list[Choice]) -> None:
    """A card that enters play is played from the hand exactly where nothing is against it."""
    offered = [choice.card for choice in choices if isinstance(choice, PlayCard)]
    for card in game.box:
        reason = first_lacking((IN_HAND,), game, game.active, card) or why_not_play(game, game.active, card)
        assert (reason is None) == (card in offered), f"{card}: {reason}"


def check_uses(game: ChampionsGame, choices: list[Choice]) -> None:
    """Each action of each card in reach, and each event of a hand, is used exactly where nothing is against it."""
    offered = [(choice.card, choice.ability) for choice in choices if isinstance(choice, UseAbility)]
    for card in game.box:
        place = IN_HAND if card.definition.type == EVENT else IS_IN_REACH
        for use in actions_of(card):
            reason = first_lacking((place,), game, game.active, card) or why_not_any(game, game.active, [use])
            is_offered = any([other is card and ability is use.ability for other, ability in offered])
            assert (reason is None) == is_offered, f"{card}: {reason}"


def check_powers(game: ChampionsGame, choices: list[Choice]) -> None:
    """Each basic power of each card is offered exactly where all holds that must."""
    offered = [(choice.character, choice.power) for choice in choices if isinstance(choice, BasicPower)]
    for power, needed in reasons.POWERS.items():
        for card in game.box:
            reason = first_lacking(needed, game, game.active, card)
            assert (reason is None) == ((card, power) in offered), f"{power} with {card}: {reason}"


def check_wishes(game: ChampionsGame, choices: list[Choice]) -> None:
    """What a player wishes by its name is offered with some card of this name, or has a reason."""
    uses = [choice for choice in choices if isinstance(choice, UseAbility)]
    used = {use.card.key() for use in uses}
    played = {choice.card.key() for choice in choices if isinstance(choice, PlayCard)}
    played |= {use.card.key() for use in uses if use.card.definition.type == EVENT}
    powers = {choice.power for choice in choices if isinstance(choice, BasicPower)}
    enemies = {card.key() for card in attackable(game, game.active)} if ATTACK in powers else set()
    schemes = {card.key() for card in thwartable(game)} if THWART in powers else set()
    for name in {card.key(): card for card in game.box}:
        for verb, able in (("play", played), ("use", used), (ATTACK, enemies), (THWART, schemes)):
            reason = reasons.why_not(game, game.active, f"{verb} {name}")
            assert (reason is None) == (name in able), f"{verb} {name}: {reason}"
    for choice in choices:
        assert reasons.why_not(game, game.active, choice.key()) is None, choice.key()


def check_others(game: ChampionsGame) -> None:
    """Who isn't active can do nothing, with a reason for all of it."""
    for player in range(len(game.players)):
        if player != game.active:
            for name in {card.key(): card for card in game.box}:
                assert reasons.why_not(game, player, f"play {name}") is not None
