"""Why something can't be done in Vs. System: silent for what is on offer, and the right rule for everything else."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from longbox.games.vs import reasons
from longbox.games.vs.actions.resources import put_face_down, turn_face_up
from longbox.games.vs.combat.stunning import turn_stunned
from longbox.games.vs.decks.starter_decks import starter_decks
from longbox.games.vs.definitions import GameCard
from longbox.games.vs.game import VsGame
from longbox.games.vs.moments import ATTACK_STEP, RECRUIT_STEP
from longbox.games.vs.system import SYSTEM
from longbox.games.vs.table import FIELD, FRONT, SUPPORT
from longbox.games.vs.terms import Cost, Situation
from longbox.games.vs.text.play_rules import AlternateCost
from longbox.games.vs.turn.priority import ATTACK, HAVE_PRIORITY, Action
from longbox.games.vs.view import TableView
from longbox.kernel.questions import Question
from longbox.kernel.reasons import UnknownWish
from longbox.kernel.record import Record
from longbox.kernel.table import Table
from tests.always.common.tried import some_thorough

DECKS = [*starter_decks()]
VERBS = ("play", "recruit", "flip", "use", "power up", "reinforce", "attack with")
X_MEN = {"decks": ["X-Men", "X-Men"], "names": ["Ann", "Ben"], "initiative": 0, "concede": [0]}


def game_of(table: Table) -> VsGame:
    """The game on a table."""
    assert isinstance(table.game, VsGame)
    return table.game


def with_priority(seed: int, most: int) -> Iterator[tuple[VsGame, Question]]:
    """The questions of players with priority, of a game that is played by chance, each before it is answered."""
    chance = random.Random(seed)
    decks = [DECKS[seed % len(DECKS)], DECKS[(seed + 1) % len(DECKS)]]
    table = Table(SYSTEM, Record("vs", {"decks": decks}, seed))
    for _ in range(most):
        if not table.questions:
            return
        question = table.questions[0]
        if question.prompt is HAVE_PRIORITY:
            yield game_of(table), question
        keys = question.keys()
        able = [key for key in keys if key != "pass"]
        table.answer(question.player, chance.choice(able if able and chance.random() < 0.6 else keys))


@pytest.mark.parametrize("seed", some_thorough(range(4), 0))
def test_nothing_keeps_a_player_from_what_is_on_offer(seed: int) -> None:
    """In whole games, no answer of a player with priority has a reason against it."""
    for game, question in with_priority(seed, 250):
        keys = question.keys()
        for key in keys:
            assert reasons.why_not(game, question.player, key) is None, key


@pytest.mark.parametrize("seed", some_thorough(range(4), 0))
def test_something_keeps_a_player_from_what_is_not_on_offer(seed: int) -> None:
    """Whatever card in sight is not played, recruited, flipped, used or sent to attack, there is a reason why."""
    for game, question in with_priority(seed, 250):
        player, keys = question.player, question.keys()
        row = game.cards(game.players[player].resources)
        in_play = [qualities.card for qualities in game.characters()]
        for card in [*game.hand(player), *row, *in_play]:
            for verb in VERBS:
                wish = f"{verb} {card}"
                offered = any([key == wish or key.startswith((f"{wish} #", f"{wish} from")) for key in keys])
                reason = reasons.why_not(game, player, wish)
                assert (reason is None) == offered, f"{wish}: {reason}, {keys}"
        reason = reasons.why_not(game, player, "attack")
        assert (reason is None) == any([key.startswith("attack with") for key in keys])


@pytest.mark.parametrize("seed", some_thorough(range(4), 0))
def test_reasons_and_legal_attacks_agree(seed: int) -> None:
    """A character can be sent against somebody exactly where nothing keeps it from that."""
    for game, question in with_priority(seed, 250):
        player = question.player
        if not any([isinstance(choice, Action) and choice.kind == ATTACK for choice in question.choices]):
            continue
        seen = game.views[player]
        assert isinstance(seen, TableView)
        for attacker in game.characters(player):
            able = seen.attackable(attacker.card) if seen.can_be_attacker(attacker.card) else []
            for foe in [one for one in game.characters() if one.controller != player]:
                reason = reasons.why_not_attack_with(game, player, [attacker.card], foe.card)
                assert (reason is None) == (foe.card in able), f"{attacker.card} against {foe.card}: {reason}"
            for opponent in game.opponents(player):
                reason = reasons.why_not_attack_with(game, player, [attacker.card], opponent)
                assert (reason is None) == (game.players[opponent] in able), f"{attacker.card}: {reason}"


def test_no_reason_tells_what_is_hidden() -> None:
    """A card of an opponent's hand, deck or face-down row is spoken of like one that isn't there."""
    for game, question in with_priority(5, 150):
        player = question.player
        for card in game.box:
            known = [other for other in game.box if other.definition is card.definition and game.knows(player, other)]
            if not known:
                reason = reasons.why_not(game, player, f"play {card}")
                assert str(reason) == f"{card} is nowhere that you could use it from. [213.1e]"


# One reason after another


def start(moment: int = RECRUIT_STEP, **agreed: Any) -> VsGame:
    """A game in which Ann has priority at the beginning of her first recruit step, or attack step, with no hand."""
    table = Table(SYSTEM, Record("vs", {**X_MEN, **agreed}, 3))
    while True:
        question = table.questions[0]
        game = game_of(table)
        if question.prompt is HAVE_PRIORITY and question.player == 0 and game.moment == moment:
            break
        keys = question.keys()
        table.answer(question.player, next(key for key in ("pass", "no", "done") if key in keys))
    game = game.copy()
    for player in (0, 1):
        for card in game.hand(player).copy():
            game.move(card, game.players[player].deck)
    return game


def find(game: VsGame, name: str, player: int = 0) -> GameCard:
    """A card of a player's deck."""
    return next(card for card in game.deck(player) if card.key() == name)


def give(game: VsGame, name: str, player: int = 0) -> GameCard:
    """Put a card of a player into the hand."""
    card = find(game, name, player)
    game.move(card, game.players[player].hand)
    return card


def build(game: VsGame, *names: str) -> list[GameCard]:
    """Put cards face down into Ann's resource row."""
    cards = [find(game, name) for name in names]
    for card in cards:
        put_face_down(game, 0, card, -1)
    game.forget_standing()
    return cards


def field(game: VsGame, name: str, player: int = 0, row: int = FRONT, column: int = 1) -> GameCard:
    """Put a character into a player's formation."""
    card = find(game, name, player)
    game.move(card, FIELD)
    thing = game.thing(card)
    thing.controller, thing.row, thing.column = player, row, column
    game.forget_standing()
    return card


def reason_for(game: VsGame, wish: str, player: int = 0) -> str:
    """The reason in words, with its rule."""
    return str(reasons.why_not(game, player, wish))


WOLVERINE, STORM, BEAST = "Wolverine, James Howlett", "Storm, Ororo Munroe", "Beast, Dr. Henry McCoy"
CYCLOPS, ROGUE = "Cyclops, Slim", "Rogue, Energy Drain"


def test_recruiting_asks_for_points_and_the_step() -> None:
    """Characters are recruited in the own recruit step, for resource points. [vs 404.3, 203.4b]"""
    game = start()
    game.points[0] = 3
    give(game, WOLVERINE)
    give(game, BEAST)
    assert reason_for(game, "recruit wolverine").startswith(f"{WOLVERINE} costs ")
    assert reason_for(game, "recruit wolverine").endswith("; you have 3 resource points. [203.4b]")
    assert reasons.why_not(game, 0, "recruit beast") is None
    assert reason_for(game, "play beast") == f"{BEAST} is a character: it isn't played but recruited. [304.2]"
    later = start(ATTACK_STEP)
    give(later, BEAST)
    assert reason_for(later, "recruit beast") == (
        "You recruit only in your own recruit step; this is your attack step. [404.3]"
    )


def test_who_has_no_priority_waits() -> None:
    """Nothing is done without priority. [vs 216.1]"""
    game = start()
    assert reason_for(game, "pass", 1) == "Ann has priority, not you. [216.1]"
    assert reason_for(game, "concede") == "None"


def test_plot_twists_ask_for_their_threshold_and_time() -> None:
    """A threshold is met by resources; what lasts for an attack is played in one. [vs 203.5c, 505.3]"""
    game = start()
    give(game, "Tooth and Claw")
    assert reason_for(game, "play tooth and claw") == (
        "What Tooth and Claw does lasts for an attack, and none goes on. [505.3]"
    )
    give(game, "Medical Attention")
    assert reason_for(game, "medical attention").startswith("Medical Attention has a threshold cost of ")
    assert reason_for(game, "medical attention").endswith("you have 0 resources. [203.5c]")


class Free(Cost):
    """A cost that anybody can pay."""

    def payable(self, game: VsGame, situation: Situation) -> bool:
        return True


def test_an_alternate_cost_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who can't meet a printed cost can pay an alternate one, and no reason says otherwise. [vs 203.10a]"""
    game = start()
    card = give(game, "Medical Attention")
    assert reason_for(game, "medical attention").endswith("[203.5c]")
    monkeypatch.setattr(card.definition, "play_rules", (AlternateCost(Free()),))
    assert not reason_for(game, "medical attention").endswith("[203.5c]")


def test_locations_are_flipped_in_the_row() -> None:
    """A location is flipped as a face-down resource. [vs 303.2]"""
    game = start()
    give(game, "Muir Island")
    assert reason_for(game, "flip muir island") == (
        "Muir Island is in your hand: it is flipped once it is a resource. [303.2]"
    )
    (school,) = build(game, "X-Corporation")
    turn_face_up(game, game.thing(school))
    assert reason_for(game, "flip x-corporation") == "X-Corporation is face up already. [303.2]"
    assert reason_for(game, "flip beast").endswith("[213.1e]")


def test_attackers_are_ready_and_in_reach() -> None:
    """Who attacks is a ready character of one's own in the front row, or with range. [vs 601.2]"""
    game = start(ATTACK_STEP)
    wolverine = field(game, WOLVERINE, row=SUPPORT)
    assert reason_for(game, "attack") == f"{WOLVERINE} is in the support row and has no range. [601.2d]"
    game.thing(wolverine).row = FRONT
    game.forget_standing()
    assert reasons.why_not(game, 0, "attack ben with wolverine") is None
    game.thing(wolverine).exhausted = True
    assert reason_for(game, "attack with wolverine") == f"{WOLVERINE} is exhausted. [601.2b]"
    turn_stunned(game, game.thing(wolverine))
    game.forget_standing()
    assert reason_for(game, "wolverine") == f"{WOLVERINE} is stunned. [701.12h]"


def test_who_is_attacked_is_neither_protected_nor_stunned() -> None:
    """Protected characters are attacked by flight alone; a player directly, if nobody else can be. [vs 601.3, 601.4]"""
    game = start(ATTACK_STEP)
    field(game, WOLVERINE)
    storm = field(game, STORM, column=2)
    guard = field(game, BEAST, 1)
    behind = field(game, CYCLOPS, 1, SUPPORT)
    assert reason_for(game, "attack cyclops, slim with wolverine") == (
        f"{BEAST} protects {CYCLOPS}, and {WOLVERINE} has no flight. [601.3d]"
    )
    assert game.qualities(storm).flight
    assert reasons.why_not(game, 0, "attack cyclops, slim with storm") is None
    assert reason_for(game, "attack ben with wolverine") == (
        f"Ben is attacked directly only by who can't attack {BEAST}. [601.4a]"
    )
    turn_stunned(game, game.thing(guard))
    game.thing(behind).hidden = True
    game.forget_standing()
    assert reason_for(game, "attack beast with wolverine") == f"{BEAST} is stunned. [601.3b]"
    assert reason_for(game, "attack cyclops, slim with storm") == f"{CYCLOPS} is in the hidden area. [601.3e]"
    assert reasons.why_not(game, 0, "attack ben with wolverine") is None
    assert reason_for(game, "attack storm with wolverine") == f"You control {STORM} yourself. [601.3f]"


def test_teams_share_an_affiliation() -> None:
    """Several attack together if there is an affiliation that all of them share. [vs 601.5a]"""
    game = start(ATTACK_STEP)
    field(game, WOLVERINE)
    field(game, STORM, column=2)
    assert reasons.why_not(game, 0, "attack ben with wolverine and storm") is None
    stranger = field(start(ATTACK_STEP, decks=["Brotherhood", "X-Men"]), "Toad, Mortimer Toynbee")
    assert stranger.definition.affiliations == ("Brotherhood",)


def test_power_ups_ask_for_a_namesake_in_an_attack() -> None:
    """A power-up discards a character card of the same name, during an attack. [vs 507.1b]"""
    game = start(ATTACK_STEP)
    field(game, WOLVERINE)
    assert reason_for(game, "power up wolverine") == "No attack goes on. [507.1b]"
    assert reason_for(game, "reinforce wolverine") == "No attack goes on. [507.1c]"


def test_powers_are_used_where_they_work() -> None:
    """A payment power asks for its cost; a stunned character has none. [vs 501.3, 701.12f]"""
    game = start()
    moira = field(game, "Moira MacTaggert, World-Renowned Geneticist")
    wish = "use moira mactaggert"
    game.thing(moira).exhausted = True
    assert reason_for(game, wish).split("[")[1] in ("203.6b]", "501.4]", "501.1]", "505.1c]")
    turn_stunned(game, game.thing(moira))
    game.forget_standing()
    assert reason_for(game, wish).split("[")[1] in ("701.12f]", "501.1]")
    field(game, WOLVERINE, 1)
    assert reason_for(game, "use wolverine") == f"Ben controls {WOLVERINE}. [501.2]"


def test_resources_are_built_as_the_step_begins() -> None:
    """Building and forming are asked as their steps begin. [vs 403.1, 405.1]"""
    game = start()
    give(game, BEAST)
    assert reason_for(game, "build beast") == (
        "A resource is built as one's own resource step begins; this is your recruit step. [403.1]"
    )
    field(game, WOLVERINE)
    assert reason_for(game, "move wolverine") == (
        "A formation is rearranged as one's own formation step begins; this is your recruit step. [405.1]"
    )


@pytest.mark.parametrize("wish", ["dance", "attack the moon", "play flyng kik", "attack with nobody"])
def test_what_can_not_be_wished(wish: str) -> None:
    """What is nothing in this game is an error that names what is near."""
    with pytest.raises(UnknownWish):
        reasons.why_not(start(), 0, wish)


@pytest.mark.parametrize("wish", [f"attack with {WOLVERINE}", f"attack {WOLVERINE}", f"attack Ben with {WOLVERINE}"])
def test_who_is_not_in_sight_does_not_attack(wish: str) -> None:
    """A card that lies nowhere that the player sees is no error: it isn't here. [vs 213.1e]"""
    assert reason_for(start(), wish) == f"{WOLVERINE} is nowhere that you could use it from. [213.1e]"


def test_not_all_cards_are_listed_where_nothing_is_near() -> None:
    """An error that can't guess what was meant is short."""
    with pytest.raises(UnknownWish) as caught:
        reasons.why_not(start(), 0, "attack with zzzz")
    told = str(caught.value)
    assert re.match(r"'attack with zzzz' is nothing that can be done\. The nearest of \d+ that are known: ", told)
    assert len(told) < 150
