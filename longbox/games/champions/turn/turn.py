"""The player phase: turns, and its end. [champions Player Phase, Player Turn, End Of Player Phase]"""

from __future__ import annotations

from typing import Final

from longbox.games.champions import events
from longbox.games.champions.abilities import ACTION, THIS_PHASE, THIS_ROUND
from longbox.games.champions.actions import entering, forms, initiating, playing, timing
from longbox.games.champions.actions.playing import PlayCard, rule_against_play
from longbox.games.champions.actions.using import rule_against_use
from longbox.games.champions.definitions import EVENT
from longbox.games.champions.events import Happening
from longbox.games.champions.game import ChampionsGame
from longbox.games.champions.past import THIS_TURN, without
from longbox.games.champions.phases import ENDING_PLAYER_PHASE, PLACING_THREAT, TAKING_TURN
from longbox.games.champions.turn import villain_phase
from longbox.games.champions.turn.acting import TO_ASK, TO_CHANGE_FORM, TURN_HAS_AN_END
from longbox.games.champions.turn.basic_powers import BasicPower, basic_powers, use_power
from longbox.games.champions.uses import UseAbility
from longbox.kernel.choices import Choice, Word
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.reasons import all_hold
from longbox.kernel.zones import NOBODY

TAKE_TURN: Final[Prompt] = Prompt("Take your turn", "Player Turn")
ASKED_TO_ACT: Final[Prompt] = Prompt("You are asked to use an action", "Player Turn")
DISCARD_ANY: Final[Prompt] = Prompt("You may discard cards from your hand", "End Of Player Phase")
CHANGE_FORM: Final[Word] = Word("change form", "Change form")
END_TURN: Final[Word] = Word("end turn", "End your turn")
DECLINE: Final[Word] = Word("decline", "Decline")


class AskPlayer(Choice):
    """Asking another player to use an action, as an answer. [champions Player Turn]"""

    __slots__ = ("name", "player")

    def __init__(self, player: int, name: str) -> None:
        self.player = player
        self.name = name

    def key(self) -> str:
        return f"ask {self.name}"

    def words(self) -> str:
        return f"Ask {self.name} to use an action"


# Turns


def announce(game: ChampionsGame, event: Happening) -> None:
    """Let a round, turn or phase begin, which abilities may interrupt and answer. [champions Interrupt, Response]"""
    timing.interrupts(game, event)
    game.log.append(event)
    timing.responses(game, [event])


def begin_round(game: ChampionsGame) -> None:
    """Begin a round with the first player's turn. [champions Round Overview, Player Phase]"""
    game.round += 1
    game.position = 0
    game.changed_form = [False for _ in game.players]
    game.past = without(game.past, THIS_ROUND)
    announce(game, Happening(events.BEGAN_ROUND, NOBODY, [], game.round))
    if not game.over:
        begin_next_turn(game)


def begin_next_turn(game: ChampionsGame) -> None:
    """Give the turn to the next player who has not had one in this round. [champions Player Phase, Active Player]"""
    for player in game.in_order():
        if not game.position & game.players[player].bit:
            game.position |= game.players[player].bit
            game.active = player
            game.acted = 0
            game.declined.clear()
            game.phase = TAKING_TURN
            game.past = without(game.past, THIS_TURN)
            game.start_of_turn(player)
            entering.settle(game)
            announce(game, Happening(events.BEGAN_TURN, player, []))
            if game.eliminated[player] and not game.over:
                begin_next_turn(game)
            return
    game.active = NOBODY
    game.past = without(game.past, THIS_TURN)
    game.phase = ENDING_PLAYER_PHASE


def take_turn(game: ChampionsGame) -> None:
    """Let the active player do one thing, or end the turn. [champions Player Turn]"""
    player = game.active
    chosen = game.ask(Question(player, TAKE_TURN, options(game, player)))
    if chosen is END_TURN:
        end_turn(game, player)
        return
    game.acted += 1
    if isinstance(chosen, AskPlayer):
        ask_to_act(game, chosen.player)
    else:
        game.declined.clear()
        carry_out(game, player, chosen)
    if not game.over and game.eliminated[player]:
        begin_next_turn(game)


def end_turn(game: ChampionsGame, player: int) -> None:
    """End a player's turn; the next player's begins. [champions Player Phase, Player Turn]"""
    event = Happening(events.ENDED_TURN, player, [])
    timing.interrupts(game, event)
    game.end_of_turn(player)
    entering.settle(game)
    timing.responses(game, [event])
    if not game.over:
        begin_next_turn(game)


def carry_out(game: ChampionsGame, player: int, chosen: Choice) -> None:
    """Do what the active player chose. [champions Player Turn]"""
    if isinstance(chosen, PlayCard):
        playing.play_card(game, player, chosen.card)
    elif isinstance(chosen, UseAbility):
        initiating.initiate(game, player, chosen)
    elif isinstance(chosen, BasicPower):
        use_power(game, player, chosen)
    else:
        game.changed_form[player] = True
        forms.change_form(game, player)


def options(game: ChampionsGame, player: int) -> list[Choice]:
    """All that the active player can do now. [champions Player Turn]

    Who has done more than any turn needs can only end it: cards of one's own can be used without end.
    """
    choices: list[Choice] = []
    if not TURN_HAS_AN_END.holds(game, player, None):
        return [END_TURN]
    if all_hold(TO_CHANGE_FORM, game, player, None):
        choices.append(CHANGE_FORM)
    choices += basic_powers(game, player)
    hand = game.piles[game.players[player].hand.number]
    choices += [PlayCard(card) for card in hand if not rule_against_play(game, player, card)]
    choices += actions(game, player)
    for other in game.in_order():
        if other != player and all_hold(TO_ASK, game, player, other):
            choices.append(AskPlayer(other, game.name(other)))
    choices.append(END_TURN)
    return choices


def actions(game: ChampionsGame, player: int) -> list[UseAbility]:
    """The action abilities that a player can use: on cards of their own, on encounter cards, and events.

    [champions Action, Player Turn]
    """
    found: list[UseAbility] = []
    hand = game.piles[game.players[player].hand.number]
    events_held = [card for card in hand if card.definition.type == EVENT]
    enemy_cards = [*game.scenario_cards(), *[minion for other in game.in_order() for minion in game.minions_of(other)]]
    for card in [*game.controlled(player), *events_held, *enemy_cards]:
        for ability in card.definition.abilities:
            if ability.timing == ACTION:
                use = UseAbility(card, ability)
                if not rule_against_use(game, player, use):
                    found.append(use)
    return found


def ask_to_act(game: ChampionsGame, player: int) -> None:
    """Ask a player to use an action in another's turn, who may decline. [champions Player Turn, Action]

    Whoever can't do anything declines, and isn't asked, unless all are, so that nobody learns that.
    """
    able = actions(game, player)
    asked = bool(able or game.perhaps_held(player))
    chosen: Choice = game.ask(Question(player, ASKED_TO_ACT, [*able, DECLINE])) if asked else DECLINE
    if isinstance(chosen, UseAbility):
        game.declined.clear()
        initiating.initiate(game, player, chosen)
    else:
        game.declined.append(player)


# The end of the phase


def end_player_phase(game: ChampionsGame) -> None:
    """Discard, draw, ready; then the villain phase begins. [champions End Of Player Phase]"""
    for player in game.in_order():
        discard_to_hand_size(game, player)
    for player in game.in_order():
        hand = game.piles[game.players[player].hand.number]
        game.draw(player, game.hand_size(player) - len(hand))
    for player in game.in_order():
        for card in game.controlled(player):
            game.ready(card)
    end_of_player_phase(game)
    if not game.over:
        game.phase = PLACING_THREAT
        game.past = without(game.past, THIS_PHASE)
        announce(game, Happening(events.BEGAN_VILLAIN_PHASE, NOBODY, []))


def end_of_player_phase(game: ChampionsGame) -> None:
    """End what lasts until the end of the phase, and let abilities answer its end.

    [champions Lasting Effects, Delayed Effects, Response]
    """
    event = Happening(events.ENDED_PLAYER_PHASE, NOBODY, [])
    timing.interrupts(game, event)
    game.end_of(THIS_PHASE)
    entering.settle(game)
    timing.responses(game, [event])


def discard_to_hand_size(game: ChampionsGame, player: int) -> None:
    """Let a player discard any cards; those beyond the hand size must go. [champions End Of Player Phase, Hand Size]"""
    hand = game.cards(game.players[player].hand)
    least = max(len(hand) - game.hand_size(player), 0)
    for card in game.choose_cards(player, DISCARD_ANY, hand, None, least, len(hand)):
        game.discard_from_hand(player, card)


def step(game: ChampionsGame) -> None:
    """Carry the game from one resting state to the next. [champions Round Overview]"""
    if game.phase == TAKING_TURN:
        take_turn(game)
    elif game.phase == ENDING_PLAYER_PHASE:
        end_player_phase(game)
    else:
        villain_phase.step(game)
    if not game.over and game.phase == villain_phase.NEXT_ROUND:
        begin_round(game)
