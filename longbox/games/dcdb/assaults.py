"""What Attacks do to those who don't avoid them."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances, events
from longbox.games.dcdb.definitions import Assault, GameCard
from longbox.games.dcdb.effects import CardEffect, random_card, run_for, to_top
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.table import LINE_UP, SET_ASIDE
from longbox.games.dcdb.waiting import EventAbility, EventWatcher
from longbox.kernel.effects import Condition, Resolution
from longbox.kernel.events import Event, EventKind
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import CARD, Need
from longbox.kernel.zones import NOBODY

PASS_LEFT: Final[Prompt] = Prompt("Choose a card to put into the discard pile of the player on your left", "The Joker")
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

    fields = ("effect",)
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
        if self.condition.holds(game, Resolution(player, resolution.source)):
            run_for(game, player, self.effect, resolution)


class SuperVillainDefeated(EventAbility):
    """When the Super-Villain on the stack is defeated, something ends."""

    fields = ("effect",)
    kinds: ClassVar[tuple[EventKind, ...]] = (events.DEFEATED,)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def triggers(self, game: DeckBuildingGame, watcher: EventWatcher, event: Event) -> bool:
        return event.cards[0] is watcher.source

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
        game.turn_heroes_up(resolution.player)


class HideUnderHero(CardEffect):
    """Put a random card of the hand face down under the Super Hero until this Super-Villain is defeated.

    [dcdb Atrocitus]
    """

    needs = UNTIL_DEFEATED

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        card = random_card(game, player)
        if card is not None:
            game.put(player, card, game.players[player].under_hero, "face down under the Super Hero")
            until_defeated(game, resolution, TakeFromUnderHero())


class TakeFromUnderHero(CardEffect):
    """Put the cards under the Super Hero on top of their owner's deck. [dcdb Atrocitus]"""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in game.cards(game.players[resolution.player].under_hero).copy():
            to_top(game, resolution.player, card)


class AddToLineUp(CardEffect):
    """Choose a card of a kind in the hand and add it to the Line-Up. [dcdb The Anti-Monitor]"""

    fields = ("kind",)

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        found = [card for card in game.cards(game.players[player].hand) if self.kind.matches(game, card)]
        asked = game.is_asked_in_any_case(player, self.kind.matches)
        card = game.choose_card(player, ADD_TO_LINE_UP, found, resolution.source, in_any_case=asked)
        if card is not None:
            game.put(player, card, LINE_UP, "into the Line-Up")


class PassLeft(Assault):
    """All pass a card of the hand to the player on the left, at the same time. [dcdb The Joker]

    Who avoids the Attack neither passes nor gets a card: it goes to the next player to the left.
    Who gets a card that costs something puts a Weakness on top of the deck.
    """

    @property
    def together(self) -> bool:
        return True

    def strike_all(self, game: DeckBuildingGame, players: list[int], resolution: Resolution) -> None:
        for giver, card in zip(players, choose_together(game, players, PASS_LEFT, resolution), strict=True):
            if card is not None:
                self.give(game, giver, card, players)

    def give(self, game: DeckBuildingGame, giver: int, card: GameCard, players: list[int]) -> None:
        """Pass a card to the next player to the left who didn't avoid the Attack."""
        receiver = next(player for player in [*game.clockwise_from(giver)[1:], giver] if player in players)
        game.pass_on(giver, card, game.players[receiver].discard, f"into {game.name(receiver)}'s discard pile")
        if card.definition.cost >= 1:
            game.gain_weakness(receiver, to_top_of_deck=True)


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


def choose_together(
    game: DeckBuildingGame, players: list[int], prompt: Prompt, resolution: Resolution
) -> list[GameCard | None]:
    """Let players choose a card of their hands at the same time; none where a hand is empty."""

    def question_for(player: int) -> Question:
        return Question(player, prompt, [*game.cards(game.players[player].hand)], resolution.source)

    asked = [player for player in players if len(game.cards(game.players[player].hand)) > 1]
    answers = iter(game.ask_all(asked, question_for))
    chosen: list[GameCard | None] = []
    for player in players:
        hand = game.cards(game.players[player].hand)
        chosen.append(next(answers) if len(hand) > 1 else hand[0] if hand else None)  # type: ignore[arg-type]
    return chosen
