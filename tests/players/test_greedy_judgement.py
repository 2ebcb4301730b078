"""What the greedy player thinks of cards, and what it does in plain positions."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from longbox.games import find
from longbox.games.dcdb.answers import Purchase
from longbox.games.dcdb.definitions import CardDefinition, GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.greedy.gist import gist_of, reading_of, reward_for_doing
from longbox.games.dcdb.greedy.turn import fill
from longbox.games.dcdb.library import box, read_cards
from longbox.games.dcdb.table import DESTROYED_PILE, SUPER_VILLAIN_STACK
from longbox.games.dcdb.text.effects import EVEN, NAME_PARITY, ODD
from longbox.games.dcdb.turn.legal_actions import END_TURN, actions
from longbox.games.dcdb.turn.turn import TAKE_TURN
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.players.greedy import greedy_player
from tests.players.sitting import new_game, seat

INVENTED = """
[[card]]
name = "Krypto"
type = "Hero"
cost = 3
vp = 1
text = "+1 Power. Draw a card."
"""

UNTIL_ITS_TEXT = """
[[card]]
name = "Mongul"
type = "Super-Villain"
cost = 10
vp = 5
text = """

ONCE = "First Appearance — Attack: Each player discards a card. If they do not, they gain a Weakness."
TWICE = "First Appearance — Attack: Each player does this twice: Discards a card. If they do not, they gain a Weakness."
NEW_HAND = (
    "If this is the first card you have played this turn, you may put this card and your hand "
    "under your Super Hero to draw four cards. Otherwise, draw a card."
)


def card(name: str) -> CardDefinition:
    """A card of the box."""
    return next(definition for definition in box() if definition.name == name)


def begun() -> DeckBuildingGame:
    """A game for two in its first turn; the active player's hand is empty."""
    game = new_game({"players": 2, "hero_names": [["Batman"], ["Superman"]]}, 4)
    seat(game, ["greedy", "greedy"])
    find("dcdb").step(game)
    player = game.players[game.active]
    for held in game.cards(player.hand).copy():
        game.move(held, player.discard)
    return game


def copy_of(game: DeckBuildingGame, name: str) -> GameCard:
    """A card of the game's box that lies in the main deck."""
    return next(thing for thing in game.box if thing.definition.name == name and game.places[thing.serial] == 0)


def next_action(game: DeckBuildingGame) -> Choice:
    """What the greedy player does next in its turn."""
    question = Question(game.active, TAKE_TURN, actions(game))
    return greedy_player("dcdb").answer(question, game.views[game.active])


def test_texts_are_read_and_not_names() -> None:
    """A card that somebody invents is judged by its text like the others."""
    krypto = gist_of(read_cards(INVENTED)[0])
    assert (krypto.power, krypto.draws) == (1, 1)


def test_what_is_done_twice_harms_twice() -> None:
    """An Attack that is made twice costs twice as much."""
    once, twice = (read_cards(f'{UNTIL_ITS_TEXT}"{text}"')[0] for text in (ONCE, TWICE))
    assert reading_of(twice).harm_appearing == 2 * reading_of(once).harm_appearing > 0


def test_putting_the_hand_away_replaces_it() -> None:
    """Whether it is discarded or put under the Super Hero, another hand is drawn for it."""
    assert reading_of(read_cards(f'{UNTIL_ITS_TEXT}"{NEW_HAND}"')[0]).resets_hand


@pytest.mark.parametrize(("name", "power", "draws"), [("Punch", 1, 0), ("Super Strength", 5, 0), ("Lex Luthor", 0, 3)])
def test_plain_texts_are_read_exactly(name: str, power: int, draws: int) -> None:
    """Power and drawing are taken as they stand."""
    gist = gist_of(card(name))
    assert (gist.power, gist.draws) == (power, draws)


@pytest.mark.parametrize(("name", "power"), [("King of Atlantis", 2), ("Darkseid", 2), ("Deathstroke", -3)])
def test_if_you_do_is_read_as_a_reward(name: str, power: int) -> None:
    """What a card gives for doing what it offers counts in the choice; less for doing it counts against it."""
    assert reward_for_doing(card(name)).power == power


def test_the_basket_is_worth_most() -> None:
    """Of all that the Power buys together, the most valuable is bought, not the most expensive."""
    one, two, three = [Card(serial, card("Kick")) for serial in range(3)]
    worth, bought = fill([(one, 5, 3.0), (two, 3, 2.0), (three, 3, 2.0)], 6)
    assert (worth, bought) == (4.0, [two, three])


def test_what_is_worth_nothing_is_not_bought() -> None:
    """A card that makes a deck worse than its points make up for stays in the Line-Up."""
    assert fill([(Card(0, card("Kick")), 1, -0.5)], 6) == (0.0, [])


def test_no_other_basket_is_worth_more() -> None:
    """Of each few offers the basket is worth as much as the best of all baskets that the Power buys."""
    chance = random.Random(7)
    for _ in range(300):
        offers = [(Card(number, card("Kick")), chance.randint(0, 9), chance.randint(-2, 6) / 2) for number in range(5)]
        power = chance.randint(0, 14)
        baskets = [basket for count in range(6) for basket in combinations(offers, count)]
        affordable = [basket for basket in baskets if sum(cost for _, cost, _ in basket) <= power]
        worth, bought = fill(offers, power)
        assert worth == max(sum(worth for _, _, worth in basket) for basket in affordable)
        chosen = [offer for offer in offers if offer[0] in bought]
        assert chosen in [list(basket) for basket in affordable]
        assert worth == sum(worth for _, _, worth in chosen)


def test_a_super_villain_is_defeated_when_the_power_is_there() -> None:
    """Once the game is half over, the Super-Villain on top of the stack is worth more than all else."""
    game = begun()
    for villain in game.cards(SUPER_VILLAIN_STACK)[:4]:
        game.move(villain, DESTROYED_PILE)
    game.power_gained = 8
    action = next_action(game)
    assert isinstance(action, Purchase)
    assert action.card is game.top_of(SUPER_VILLAIN_STACK)


def test_a_turn_ends_without_power_and_cards() -> None:
    """A player with nothing to play and nothing to spend ends the turn."""
    assert next_action(begun()) is END_TURN


def test_weaknesses_are_not_played() -> None:
    """Cards without a text are kept in hand, where they can still be discarded or destroyed."""
    game = begun()
    player = game.players[game.active]
    bad = next(thing for thing in game.cards(player.discard) if thing.definition.name == "Vulnerability")
    game.move(bad, player.hand)
    assert next_action(game) is END_TURN


def test_a_location_is_played_before_what_it_helps() -> None:
    """The card that makes others better is played first."""
    game = begun()
    hand = game.players[game.active].hand
    tower = copy_of(game, "Titans Tower")
    for thing in (copy_of(game, "Catwoman"), tower):
        game.move(thing, hand)
    assert next_action(game) is tower


def test_a_poor_hand_is_replaced() -> None:
    """With nothing but Vulnerabilities beside it, the Batmobile is the first card of the turn."""
    game = begun()
    player = game.players[game.active]
    batmobile = copy_of(game, "Batmobile")
    for thing in [thing for thing in game.cards(player.discard) if thing.definition.name == "Vulnerability"]:
        game.move(thing, player.hand)
    game.move(batmobile, player.hand)
    assert next_action(game) is batmobile


def test_a_good_hand_is_kept() -> None:
    """With strong cards beside it, the Batmobile waits until another card was played."""
    game = begun()
    hand = game.players[game.active].hand
    batmobile = copy_of(game, "Batmobile")
    strong = [copy_of(game, name) for name in ("Super Strength", "Doomsday", "Lobo")]
    for thing in [batmobile, *strong]:
        game.move(thing, hand)
    assert next_action(game) in strong


@pytest.mark.parametrize(("name", "answer"), [("Kick", ODD), ("Catwoman", EVEN)])
def test_a_top_card_that_was_seen_is_named(name: str, answer: Choice) -> None:
    """Who has looked at the top card of the deck names its cost right."""
    game = begun()
    player = game.players[game.active]
    thing = next(thing for thing in game.box if thing.definition.name == name)
    game.move(thing, player.deck)
    game.owners[thing.serial] = player.number
    game.look(player.number, thing, None)
    question = Question(player.number, NAME_PARITY, [EVEN, ODD])
    assert greedy_player("dcdb").answer(question, game.views[player.number]) is answer
