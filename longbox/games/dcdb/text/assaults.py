"""What Attacks do to those who don't avoid them."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.definitions import Assault, GameCard
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.table import LINE_UP, SET_ASIDE
from longbox.games.dcdb.text.effects import (
    DESTROY,
    CardEffect,
    FromPlace,
    WithOneFromPlace,
    by_name,
    choose_together,
    places_in_hands,
    random_card,
    run_for,
    to_top,
)
from longbox.games.dcdb.text.effects.counting import standing_for
from longbox.games.dcdb.waiting import EventAbility, EventWatcher
from longbox.kernel.effects import Condition, Resolution
from longbox.kernel.events import Event, EventKind
from longbox.kernel.questions import Prompt
from longbox.kernel.terms import CARD, DEED, Need, parts_of
from longbox.kernel.zones import NOBODY

PUT_LEFT: Final[Prompt] = Prompt("Choose a card to put into the discard pile of the player on your left", "The Joker")
PASS_LEFT: Final[Prompt] = Prompt("Choose a card to pass to the discard pile of the player on your left", "6.331")
HAND_LEFT: Final[Prompt] = Prompt("Choose a card to pass to the hand of the player on your left", "6.331")
HAND_RIGHT: Final[Prompt] = Prompt("Choose a card to pass to the hand of the player on your right", "6.331")
GIVE_UP: Final[Prompt] = Prompt("Choose a card to put into the pile", "Brainiac", ordered=False)
ADD_TO_LINE_UP: Final[Prompt] = Prompt("Choose a card to add to the Line-Up", "The Anti-Monitor")


UNTIL_DEFEATED: Final = (
    Need(
        CARD,
        (circumstances.SUPER_VILLAIN,),
        "be defeated",
        "Defeated",
        'only a Super-Villain can say "until this Super-Villain is defeated"',
    ),
)
"""What lasts until the Super-Villain on which it stands is defeated needs to stand on one."""


class EachSuffers(Assault):
    """Each who is hit does something, clockwise. [dcdb Clockwise Order]"""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    several = True

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def strike(self, game: DeckBuildingGame, player: int, resolution: Resolution) -> None:
        run_for(game, player, self.effect, resolution)


class EachWho(Assault):
    """Each who is hit, and for whom something is so, does something, clockwise. [dcdb Clockwise Order]"""

    fields = ("condition", "effect")
    several = True

    def __init__(self, condition: Condition[DeckBuildingGame, Resolution], effect: CardEffect) -> None:
        self.condition = condition
        self.effect = effect

    def strike(self, game: DeckBuildingGame, player: int, resolution: Resolution) -> None:
        if self.condition.holds(game, standing_for(player, resolution)):
            run_for(game, player, self.effect, resolution)


class SuperVillainDefeated(EventAbility):
    """When a Super-Villain is defeated, something ends; in the Cube, who gains or buys it anywhere defeats it, too.

    [dcdb Defeated] [cube 6.160]
    """

    fields = ("effect",)
    kinds: ClassVar[tuple[EventKind, ...]] = (events.DEFEATED, events.BOUGHT, events.GAINED)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        defeated = event.kind is events.DEFEATED or game.format.buying_is_gaining
        return defeated and event.cards[0] is watcher.source

    def resolve(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> None:
        game.stop_watching(watcher)
        game.run(self.effect, Resolution(watcher.controller, watcher.source))


def until_defeated(game: DeckBuildingGame, resolution: Resolution, ending: CardEffect) -> None:
    """Let something be done when the Super-Villain that attacks is defeated."""
    watcher = EventWatcher(SuperVillainDefeated(ending), resolution.player, resolution.source, game.next_time())
    game.watch(watcher)


class TurnHeroDown(CardEffect):
    """Turn the Super Hero face down until this Super-Villain is defeated. [dcdb First Appearance]"""

    needs = UNTIL_DEFEATED

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        game.turn_heroes_down(resolution.player)
        until_defeated(game, resolution, TurnHeroUp())


class TurnHeroUp(CardEffect):
    """Turn the Super Hero face up again. [dcdb First Appearance]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        turn_up(game, resolution.player)


def turn_up(game: DeckBuildingGame, player: int) -> None:
    """Turn a player's Super Heroes face up, if nothing else holds them down: a turn, or a Super-Villain."""
    if player not in game.ledger.down_for_a_turn and not is_held_down(game, player):
        game.turn_heroes_up(player)


def is_held_down(game: DeckBuildingGame, player: int) -> bool:
    """Whether a player's Super Heroes are turned up only when a Super-Villain is defeated."""
    watchers: list[EventWatcher] = game.watchers[events.DEFEATED.number]
    return any([watcher.controller == player and turns_up(watcher.waiting) for watcher in watchers])


def turns_up(ability: EventAbility) -> bool:
    """Whether what waits for a Super-Villain's defeat turns Super Heroes up."""
    return isinstance(ability, SuperVillainDefeated) and any(
        [isinstance(part, TurnHeroUp) for part in parts_of(ability.effect)]
    )


def end_turn_face_down(game: DeckBuildingGame, player: int) -> None:
    """Turn up again what lay face down until the end of this player's turn. [cube 6.520, 8.010]"""
    if player in game.ledger.down_for_a_turn:
        game.ledger.down_for_a_turn.remove(player)
        turn_up(game, player)


A_RANDOM_CARD: Final = "a random card from their hand"
THE_HAND: Final = "their hand"
TO_TOP_OF_DECK: Final = "on top of their deck"
DISCARDED_THEN: Final = "discard"


class HideUnderHero(CardEffect):
    """Put a random card of the hand, or the hand, under the Super Hero until this Super-Villain is defeated.

    [dcdb Atrocitus]

    Attributes:
        what: What is put there: `A_RANDOM_CARD` or `THE_HAND`.
        then: What becomes of it: `TO_TOP_OF_DECK` or `DISCARDED_THEN`.
    """

    fields = ("what", "then")
    needs = UNTIL_DEFEATED

    def __init__(self, what: str, then: str) -> None:
        self.what = what
        self.then = then

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        hidden = [card for card in self.cards(game, resolution.player) if self.hide(game, resolution, card)]
        if hidden:
            until_defeated(game, resolution, TakeFromUnderHero(self.then))

    def cards(self, game: DeckBuildingGame, player: int) -> list[GameCard]:
        """What is put there."""
        if self.what == THE_HAND:
            return by_name(game.cards(game.players[player].hand))
        card = random_card(game, player)
        return [] if card is None else [card]

    def hide(self, game: DeckBuildingGame, resolution: Resolution, card: GameCard) -> bool:
        """Put a card there, and note by whom it is held; tell whether it lies there. [cube 6.485]"""
        zone = game.players[resolution.player].under_hero
        game.put(resolution.player, card, zone, "face down under the Super Hero")
        if not game.lies_in(card, zone):
            return False
        assert resolution.source is not None
        game.ledger.hidden[card.serial] = resolution.source.serial
        return True


class TakeFromUnderHero(CardEffect):
    """Put the cards that a Super-Villain holds under the Super Hero where they go then. [dcdb Atrocitus]

    Others that lie there stay, and so does one that was elsewhere in between. [cube 3.040]
    """

    fields = ("then",)

    def __init__(self, then: str) -> None:
        self.then = then

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        assert resolution.source is not None
        under = game.cards(game.players[resolution.player].under_hero)
        held = [card for card in under if game.ledger.hidden.get(card.serial) == resolution.source.serial]
        for card in held:
            del game.ledger.hidden[card.serial]
            if self.then == TO_TOP_OF_DECK:
                to_top(game, resolution.player, card)
            else:
                game.discard_from_play(resolution.player, card)


class AddToLineUp(WithOneFromPlace):
    """Choose a card of a kind in a place and add it to the Line-Up. [dcdb The Anti-Monitor]"""

    prompt = ADD_TO_LINE_UP

    def do(self, game: DeckBuildingGame, player: int, card: GameCard) -> None:
        game.put(player, card, LINE_UP, "into the Line-Up")


class AddAllToLineUp(FromPlace):
    """Add all cards of a kind in a place to the Line-Up."""

    brings = (DEED,)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        found = by_name(self.found(game, resolution))
        resolution.did = bool(found)
        for card in found:
            game.put(resolution.player, card, LINE_UP, "into the Line-Up")


class OnceThenEach(EachSuffers):
    """Something happens once, and then each who is hit does something."""

    fields = ("once", "effect")

    def __init__(self, once: CardEffect, effect: CardEffect) -> None:
        super().__init__(effect)
        self.once = once

    def begin(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for player in game.clockwise_from(game.turn_player)[:1]:
            run_for(game, player, self.once, resolution)


class CannotBeAvoided(EachSuffers):
    """Each does something, and nobody can avoid it."""

    @property
    def avoidable(self) -> bool:
        return False


class MostCostlyHands(Assault):
    """Those of them whose hands cost the most in total do something, and all others something else. [cube 3.060]

    All show their hands.
    """

    fields = ("effect", "otherwise")
    defaults: ClassVar[dict[str, object]] = {"otherwise": None}

    def __init__(self, effect: CardEffect, otherwise: CardEffect | None = None) -> None:
        self.effect = effect
        self.otherwise = otherwise

    @property
    def together(self) -> bool:
        return True

    def strike_all(self, game: DeckBuildingGame, players: list[int], resolution: Resolution) -> None:
        totals: list[int] = []
        for player in players:
            hand = by_name(game.cards(game.players[player].hand))
            game.reveal(player, hand, resolution.source)
            totals.append(sum([card.definition.cost for card in hand]))
        for player, total in zip(players, totals, strict=True):
            if total == max(totals):
                run_for(game, player, self.effect, resolution)
            elif self.otherwise is not None:
                run_for(game, player, self.otherwise, resolution)


class DestroyTogether(Assault):
    """All choose a card of their hands to destroy, at the same time; whose card alone costs most draws cards."""

    fields = ("drawn",)
    not_zero = ("drawn",)

    def __init__(self, drawn: int) -> None:
        self.drawn = drawn

    @property
    def together(self) -> bool:
        return True

    def strike_all(self, game: DeckBuildingGame, players: list[int], resolution: Resolution) -> None:
        chosen = choose_together(game, players, DESTROY, resolution)
        costs = [-1 if card is None else card.definition.cost for card in chosen]
        for player, card in zip(players, chosen, strict=True):
            if card is not None:
                game.destroy(player, card)
        dearest = max(costs, default=-1)
        if dearest >= 0 and costs.count(dearest) == 1:
            game.draw(players[costs.index(dearest)], self.drawn, resolution.source)


class DearestDiscarded(Assault):
    """All discard a random card, and those whose card cost the most do something then."""

    fields = ("effect",)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    @property
    def together(self) -> bool:
        return True

    def strike_all(self, game: DeckBuildingGame, players: list[int], resolution: Resolution) -> None:
        discarded = [random_card(game, player) for player in players]
        for card in discarded:
            if card is not None:
                game.discard(card)
        costs = [-1 if card is None else card.definition.cost for card in discarded]
        for player, cost in zip(players, costs, strict=True):
            if cost >= 0 and cost == max(costs):
                run_for(game, player, self.effect, resolution)


def next_to_left(game: DeckBuildingGame, giver: int, players: list[int]) -> int:
    """The next player to the left of one among those who didn't avoid an Attack; that one, where there is no other."""
    return next(player for player in [*game.clockwise_from(giver)[1:], giver] if player in players)


class PutLeft(Assault):
    """All put a card of the hand into the discard pile on the left, at the same time. [dcdb The Joker]

    Who avoids the Attack neither puts a card there nor gets one: it goes to the next player to the left.
    Who gets a card that costs something puts a Weakness on top of the deck.
    In the Cube, the card goes to the discard pile of its owner, who gets it then. [cube 5.020, 6.332]
    """

    @property
    def together(self) -> bool:
        return True

    def strike_all(self, game: DeckBuildingGame, players: list[int], resolution: Resolution) -> None:
        for giver, card in zip(players, choose_together(game, players, PUT_LEFT, resolution), strict=True):
            if card is not None:
                self.give(game, giver, card, players)

    def give(self, game: DeckBuildingGame, giver: int, card: GameCard, players: list[int]) -> None:
        """Put a card into the discard pile of the next player to the left who didn't avoid the Attack."""
        to_left = next_to_left(game, giver, players)
        game.put(giver, card, game.players[to_left].discard, f"into {game.name(to_left)}'s discard pile")
        receiver = game.owners[card.serial]
        if receiver != NOBODY and card.definition.cost >= 1:
            game.gain_weakness(receiver, to_top_of_deck=True)


class PassBothWays(Assault):
    """All pass a card of the hand to the left and one to the right, into hands, at the same time. [cube 6.331, 6.333]

    Who avoids the Attack neither passes nor gets a card; who is left alone passes none.
    """

    needs = circumstances.IN_LATER_SETS

    @property
    def together(self) -> bool:
        return True

    def strike_all(self, game: DeckBuildingGame, players: list[int], resolution: Resolution) -> None:
        left = places_in_hands(game, players, choose_together(game, players, HAND_LEFT, resolution))
        to_right = choose_together(game, players, HAND_RIGHT, resolution, left)
        passed = [(giver, game.cards(game.players[giver].hand)[place], 1) for giver, [place] in left.items()]
        passed += [(giver, card, -1) for giver, card in zip(players, to_right, strict=True) if card is not None]
        for giver, card, way in passed:
            receiver = players[(players.index(giver) + way) % len(players)]
            game.pass_on(giver, card, game.players[receiver].hand, f"into {game.name(receiver)}'s hand")


class PoolAndDeal(Assault):
    """All put cards of the hand into one pile, face down, and are dealt as many back. [dcdb Brainiac]"""

    fields = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    @property
    def together(self) -> bool:
        return True

    def strike_all(self, game: DeckBuildingGame, players: list[int], resolution: Resolution) -> None:
        dealt: list[int] = []
        for _ in range(self.count):
            dealt += self.give_up(game, players, resolution)
        game.shuffle(SET_ASIDE)
        self.deal(game, sorted(dealt, key=players.index))

    def give_up(self, game: DeckBuildingGame, players: list[int], resolution: Resolution) -> list[int]:
        """Let all put a card into the pile; who holds none puts none."""
        givers: list[int] = []
        for player, card in zip(players, choose_together(game, players, GIVE_UP, resolution), strict=True):
            if card is not None:
                game.put(player, card, SET_ASIDE, "face down into a pile")
                givers.append(player)
        return givers

    def deal(self, game: DeckBuildingGame, dealt: list[int]) -> None:
        """Deal the shuffled cards from the top, to each player as many as that player put in."""
        pile = [card for card in reversed(game.cards(SET_ASIDE)) if game.owners[card.serial] != NOBODY]
        for player, card in zip(dealt, pile, strict=True):
            game.put(player, card, game.players[player].hand, "from the pile into the hand")
