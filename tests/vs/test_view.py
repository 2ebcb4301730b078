"""What views and questions of Vs. System tell of cards that a player may not know: nothing that tells them apart."""

from __future__ import annotations

from longbox.games.vs.actions.choosing import Spot
from longbox.games.vs.definitions import CardDefinition, GameCard
from longbox.games.vs.system import SYSTEM
from longbox.games.vs.text.effects.controlling import OTHER_RESOURCE
from longbox.games.vs.text.effects.drawing import ORDER
from longbox.games.vs.view import UNKNOWN_DECK
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.players.registry import make_player
from tests.players.sitting import Watched
from tests.vs.scenes import Scene
from tests.vs.test_language_meaning import plot_twist

BEAST = "Beast, Dr. Henry McCoy"
TOAD = "Toad, Mortimer Toynbee"
GAMBIT = "Gambit, Remy LeBeau"
TURN_OVER = plot_twist("Put the top two cards of your deck on the bottom of your deck.")
EXCHANGE = plot_twist(
    "Choose a resource you control and one an opponent controls. "
    "Exchange the positions of those resources, then turn them face down."
)


def unseen(scene: Scene, card: GameCard) -> GameCard:
    """Let nobody know a card who could not look at it where it lies."""
    scene.game.known.get(scene.game.place_of(card).number, {}).pop(card.serial, None)
    return card


def test_a_player_sees_what_the_own_deck_has_but_no_card_of_it() -> None:
    """The own cards are told as they are printed, by name, without the cards that lie in the deck. [vs 213.2b]"""
    game = Scene(BEAST, GAMBIT).game
    own = game.new_view(game.players[0]).own_cards()
    assert {BEAST, GAMBIT} <= {definition.name for definition in own}
    assert all([type(definition) is CardDefinition for definition in own])
    assert own == sorted(own, key=lambda definition: definition.name)


def test_unknown_cards_of_a_deck_are_not_put_in_an_order() -> None:
    """Who doesn't know the top cards of the deck is not asked in which order they go to its bottom. [vs 213.2b]"""
    scene = Scene("Trick", BEAST, TOAD, own=TURN_OVER)
    unseen(scene, scene.top(BEAST))
    unseen(scene, scene.top(TOAD))
    scene.hand("Trick")
    scene.play("play Trick")
    assert not any([question.prompt is ORDER for question in scene.players[0].asked])
    assert {str(card) for card in scene.game.deck(0)[:2]} == {BEAST, TOAD}


def test_known_and_unknown_cards_are_put_in_an_order_by_where_they_lie() -> None:
    """Of two cards of which one is known, the other is offered by its place alone. [vs 511.5]"""
    scene = Scene("Trick", BEAST, TOAD, own=TURN_OVER)
    scene.top(BEAST)
    unseen(scene, scene.top(TOAD))
    scene.hand("Trick")
    scene.play("play Trick")
    asked = next(question for question in scene.players[0].asked if question.prompt is ORDER)
    assert [isinstance(choice, Spot) for choice in asked.choices].count(True) == 1
    assert [choice.key() for choice in asked.choices].count(BEAST) == 1


def test_a_face_down_resource_of_an_opponent_is_chosen_by_its_place() -> None:
    """Where any resource of an opponent can be chosen, nothing tells what lies face down. [vs 213.1e]"""
    scene = Scene("Trick", BEAST, TOAD, GAMBIT, own=EXCHANGE)
    unseen(scene, scene.resource(BEAST))
    theirs = [unseen(scene, scene.resource(TOAD, 1)), scene.resource(GAMBIT, 1)]
    scene.hand("Trick")
    scene.play("play Trick")
    asked = next(question for question in scene.players[0].asked if question.prompt is OTHER_RESOURCE)
    assert [isinstance(choice, Spot) for choice in asked.choices] == [True, False]
    assert theirs[1] in asked.choices


def test_a_player_is_told_the_own_deck_and_no_other() -> None:
    """What is in an opponent's deck is learned from the cards that are seen. [vs 213.2b]"""
    game = SYSTEM.new_game({"decks": ["X-Men", "Brotherhood"], "names": ["Ann", "Ben"]}, 1)
    told = [view.options.decks for view in game.views]
    assert told == [("X-Men", UNKNOWN_DECK), (UNKNOWN_DECK, "Brotherhood")]
    assert game.options.decks == ("X-Men", "Brotherhood")
    assert game.views[0].options.endurance == game.options.endurance


def test_what_is_asked_of_one_target_is_told_of_all() -> None:
    """A character can attack exactly whom it is said to be able to attack; who looks now, sees what a copy shows."""
    game = SYSTEM.new_game({"decks": ["X-Men", "Brotherhood"]}, 5)
    told: list[bool] = []

    def look(question: Question, choice: Choice) -> None:
        view = game.new_view(game.players[question.player])
        seen, now = view.characters(), view.characters_now()
        assert [one.card for one in seen] == [one.card for one in now]
        for one, other in zip(seen, now, strict=True):
            assert one is not other
            assert (one.atk, one.defense, one.controller) == (other.atk, other.defense, other.controller)
        for attacker in now:
            able = view.attackable(attacker.card)
            answers = [view.can_attack(attacker.card, target.card) for target in now]
            assert answers == [target.card in able for target in now]
            players = [view.can_attack(attacker.card, player.number) for player in game.players]
            assert players == [player in able for player in game.players]
            told.extend(answers + players)
        for player in range(2):
            assert view.resource_count(player) == len(view.resources(player))

    game.answerers = [Watched(make_player("greedy", "vs", 5), look) for _ in game.players]
    SYSTEM.play(game)
    assert True in told
    assert False in told
