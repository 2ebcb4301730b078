"""Effects that other players carry out: one foe, all players, the next one, those who have something."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances
from longbox.games.dcdb.game import DeckBuildingGame
from longbox.games.dcdb.kinds import ANY_CARD, CardKind
from longbox.games.dcdb.places import Hand
from longbox.games.dcdb.text.effects.base import CardAmount, CardEffect, WithOneFromPlace, remember
from longbox.games.dcdb.text.effects.choosing import run_for, speak_of_nothing
from longbox.games.dcdb.text.effects.counting import standing_for
from longbox.games.dcdb.text.effects.passing import PASS, pass_to
from longbox.games.dcdb.text.effects.putting import to_top
from longbox.kernel.choices import DONE, Choice
from longbox.kernel.effects import Condition, Resolution
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.terms import DEED, PLACE, PLAYER, Need, Term, parts_of
from longbox.kernel.zones import NOBODY
from longbox.texts.comparing import compare

CHOOSE_PLAYER: Final[Prompt] = Prompt("Choose a player of your team", "1.110")
CHOOSE_ANY: Final[Prompt] = Prompt("Choose a player", "Clockwise Order")
CHOOSE_FOE: Final[Prompt] = Prompt("Choose a foe", "Clockwise Order")
ALL_DO_IT: Final = (
    'nothing is said that somebody may do, or that can fail: say what they did, as in "for each foe who ... this way"'
)


class Others(CardEffect):
    """Something that others do, one after another, clockwise. This is no Attack. [dcdb Clockwise Order]"""

    fields: ClassVar[tuple[str, ...]] = ("effect",)
    several: ClassVar[bool] = True
    done_apart = True

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def who(self, game: DeckBuildingGame, resolution: Resolution) -> list[int]:
        """Who does it."""
        raise NotImplementedError

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        speak_of_nothing(resolution)
        for player in self.who(game, resolution):
            run_for(game, player, self.effect, resolution)


class OneFoe(Others):
    """A foe whom the player chooses does something: "choose a foe. That foe discards two cards"."""

    several = False
    brings: ClassVar[tuple[str, ...]] = (PLAYER,)

    def who(self, game: DeckBuildingGame, resolution: Resolution) -> list[int]:
        return remember_foe(resolution, chosen_foe(game, resolution))


def remember_foe(resolution: Resolution, foes: list[int]) -> list[int]:
    """Let a text speak of the foe who is told something: "that foe"; gives the foe again, as a list."""
    resolution.other = foes[0] if foes else NOBODY
    return foes


class ThatFoe(Others):
    """The foe of whom the text spoke does something: "that foe discards a card"."""

    several = False
    refers = PLAYER
    said = "that foe"

    def who(self, game: DeckBuildingGame, resolution: Resolution) -> list[int]:
        return [] if resolution.other == NOBODY else [resolution.other]


class TheSameOne(CardEffect):
    """Each of those who did something does something more: "each foe discards a card. That foe ..."."""

    fields = ("effect",)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.effect.run(game, resolution)

    def is_unlikely(self) -> bool:
        """Where the text has spoken of one foe alone, "that foe" is that one."""
        return True


def chosen_foe(game: DeckBuildingGame, resolution: Resolution) -> list[int]:
    """The foe whom the player chooses."""
    return one_of(game, resolution, game.foes(resolution.player))


class Foremost(Others):
    """The foe with the most of something, or the fewest, does something; the player chooses among those who are even.

    Attributes:
        relation: By what others are told to be ahead: `MORE` for the most, `LESS` for the fewest.
        amount: What is counted for each of them.
    """

    fields: ClassVar[tuple[str, ...]] = ("relation", "amount", "effect")
    several = False
    brings: ClassVar[tuple[str, ...]] = (PLAYER,)

    def __init__(self, relation: str, amount: CardAmount, effect: CardEffect) -> None:
        super().__init__(effect)
        self.relation = relation
        self.amount = amount

    def who(self, game: DeckBuildingGame, resolution: Resolution) -> list[int]:
        ahead = foremost(game, resolution, game.foes(resolution.player), self.relation, self.amount)
        return remember_foe(resolution, one_of(game, resolution, ahead))


class ForemostPlayer(Foremost):
    """The same of all players, the one whose text it is included."""

    def who(self, game: DeckBuildingGame, resolution: Resolution) -> list[int]:
        players = game.clockwise_from(resolution.player)
        ahead = foremost(game, resolution, players, self.relation, self.amount)
        return remember_foe(resolution, one_of(game, resolution, ahead))


def foremost(
    game: DeckBuildingGame, resolution: Resolution, players: list[int], relation: str, amount: CardAmount
) -> list[int]:
    """Those of some players whom none of the others is ahead of."""
    counts = [amount.count(game, standing_for(player, resolution)) for player in players]
    return [
        player
        for player, count in zip(players, counts, strict=True)
        if not any([compare(other, relation, count) for other in counts])
    ]


def one_of(game: DeckBuildingGame, resolution: Resolution, players: list[int]) -> list[int]:
    """The one of some players whom the player chooses."""
    if len(players) < 2:
        return players
    choices: list[Choice] = [game.players[player] for player in players]
    chosen = game.ask(Question(resolution.player, CHOOSE_FOE, choices, resolution.source))
    return [players[choices.index(chosen)]]


A_FOES: Final = "a foe's"
ANYBODYS: Final = "any player's"


class LookAtTopOf(CardEffect):
    """Look at the top card of the deck of a player whom you choose, and do something with that card, perhaps.

    Attributes:
        whose: Whom you choose from: `A_FOES` or `ANYBODYS`.
        effect: What is done with the card, which stays its owner's. [dcdb Shuffling Your Deck]
    """

    fields = ("whose", "effect")
    opens = ("the card looked at",)
    several = True

    def __init__(self, whose: str, effect: CardEffect) -> None:
        self.whose = whose
        self.effect = effect

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        chosen = chosen_foe(game, resolution) if self.whose == A_FOES else chosen_player(game, resolution)
        resolution.did = False
        resolution.cards = []
        for player in chosen:
            card = game.top_of_deck(player)
            if card is not None:
                resolution.cards = [card]
                game.look(resolution.player, card, resolution.source)
                self.effect.run(game, resolution)


def chosen_player(game: DeckBuildingGame, resolution: Resolution) -> list[int]:
    """The player whom the player chooses, who may be that player."""
    players = game.clockwise_from(resolution.player)
    choices: list[Choice] = [game.players[player] for player in players]
    chosen = game.ask(Question(resolution.player, CHOOSE_ANY, choices, resolution.source))
    return [players[choices.index(chosen)]]


class OnePlayer(Others):
    """A player whom you choose does something: one of your team, if there is one. [cube 1.110]"""

    several = False
    needs = circumstances.IN_LATER_SETS

    def who(self, game: DeckBuildingGame, resolution: Resolution) -> list[int]:
        team = game.team_of(resolution.player)
        choices: list[Choice] = [game.players[player] for player in team]
        if len(choices) == 1:
            return team
        chosen = game.ask(Question(resolution.player, CHOOSE_PLAYER, choices, resolution.source))
        return [team[choices.index(chosen)]]


class AnyPlayers(Others):
    """Any number of players whom you choose do something: of your team, as long as it is left to you. [cube 1.110]"""

    fields: ClassVar[tuple[str, ...]] = ("effect", "benefit")
    defaults: ClassVar[dict[str, object]] = {"benefit": None}
    needs = circumstances.IN_LATER_SETS

    def __init__(self, effect: CardEffect, benefit: CardEffect | None = None) -> None:
        super().__init__(effect)
        self.benefit = benefit

    def who(self, game: DeckBuildingGame, resolution: Resolution) -> list[int]:
        left: list[Choice] = [game.players[player] for player in game.team_of(resolution.player)]
        chosen: list[int] = []
        while left:
            answer = game.ask(Question(resolution.player, CHOOSE_PLAYER, [*left, DONE], resolution.source, 0))
            if answer is DONE:
                break
            left.remove(answer)
            chosen += [seat.number for seat in game.players if seat is answer]
        return [player for player in game.clockwise_from(resolution.player) if player in chosen]

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        speak_of_nothing(resolution)
        for player in self.who(game, resolution):
            done = run_for(game, player, self.effect, resolution)
            if done and self.benefit is not None:
                self.benefit.run(game, resolution)


class EachFoeFor(Others):
    """Each foe does something, and for each who did it you do something: "for each foe who does, draw a card"."""

    fields: ClassVar[tuple[str, ...]] = ("effect", "benefit")
    if_done: ClassVar[bool] = True

    def __init__(self, effect: CardEffect, benefit: CardEffect) -> None:
        super().__init__(effect)
        self.benefit = benefit

    def who(self, game: DeckBuildingGame, resolution: Resolution) -> list[int]:
        return game.foes(resolution.player)

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        speak_of_nothing(resolution)
        done = [run_for(game, foe, self.effect, resolution) for foe in self.who(game, resolution)]
        for _ in range(done.count(self.if_done)):
            if not game.over:
                run_for(game, resolution.player, self.benefit, resolution)

    def unclear(self) -> str:
        return nobody_can_fail(self.effect)


class EachFoeForOthers(EachFoeFor):
    """The same for each who doesn't: "for each foe who does not, draw a card"."""

    if_done = False


def nobody_can_fail(told: Term) -> str:
    """Why it can't be asked who of several players did something; nothing if it can be."""
    return "" if any([DEED in part.brought() for part in parts_of(told)]) else ALL_DO_IT


class EachPlayerDoes(Others):
    """All players do something, who plays the card first."""

    def who(self, game: DeckBuildingGame, resolution: Resolution) -> list[int]:
        return game.clockwise_from(resolution.player)


class NextPlayer(Others):
    """The player on the left does something."""

    several = False
    brings: ClassVar[tuple[str, ...]] = (PLAYER,)

    def who(self, game: DeckBuildingGame, resolution: Resolution) -> list[int]:
        return remember_foe(resolution, game.clockwise_from(resolution.player)[1:2])


class AttackingPlayer(Others):
    """The player who made the Attack that is avoided does something; nobody where a Super-Villain made it.

    [dcdb Attacks and Defenses, First Appearance]
    """

    several = False
    brings: ClassVar[tuple[str, ...]] = (PLAYER,)
    needs = (
        Need(
            PLACE,
            (circumstances.IN_HAND, circumstances.IN_DISCARD_PILE),
            'only a Defense can say "the attacking player"',
            "Attacks and Defenses",
            "say which foe",
        ),
    )

    def who(self, game: DeckBuildingGame, resolution: Resolution) -> list[int]:
        attackers = [foe for foe in game.foes(resolution.player) if foe == game.active_player()]
        return remember_foe(resolution, attackers)


class FoesWho(CardEffect):
    """Each foe for whom something is so does something: "each foe with four or more cards in hand discards a card"."""

    fields = ("condition", "effect")
    several = True
    done_apart = True

    def __init__(self, condition: Condition[DeckBuildingGame, Resolution], effect: CardEffect) -> None:
        self.condition = condition
        self.effect = effect

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        speak_of_nothing(resolution)
        for foe in game.foes(resolution.player):
            if self.condition.holds(game, standing_for(foe, resolution)):
                run_for(game, foe, self.effect, resolution)


DISCARD_IT: Final = "discard"
TOP_IT: Final = "on top of their deck"
TAKE: Final[Prompt] = Prompt("Choose a card of this hand", "Clockwise Order")


class LetYouLook(CardEffect):
    """Let the player whose text it is look at the hand."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for card in game.cards(game.players[resolution.player].hand).copy():
            game.look(resolution.controller, card, resolution.source)


class ChosenByYou(CardEffect):
    """A card of a kind of the hand, which the player whose text it is chooses, is discarded, or put on top of the deck.

    That player sees the hand.
    """

    fields = ("where", "kind")
    defaults: ClassVar[dict[str, object]] = {"kind": ANY_CARD}

    def __init__(self, where: str, kind: CardKind = ANY_CARD) -> None:
        self.where = where
        self.kind = kind

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        player = resolution.player
        hand = game.cards(game.players[player].hand).copy()
        game.show_all(hand, game.players[resolution.controller].bit)
        able = [card for card in hand if self.kind.matches(game, card)]
        card = game.choose_card(resolution.controller, TAKE, able, resolution.source)
        if card is None:
            return
        if self.where == DISCARD_IT:
            game.discard(card)
        else:
            to_top(game, player, card)


class ChosenOfShown(ChosenByYou):
    """The same of a hand that is revealed to all before."""

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        hand = game.cards(game.players[resolution.player].hand).copy()
        if hand:
            game.reveal(resolution.player, hand, resolution.source)
        super().run(game, resolution)


class PassToYou(WithOneFromPlace):
    """Pass a card of a kind of the hand to the player whose text it is. [cube 6.331]"""

    fields = ("kind", "where")
    needs = circumstances.IN_LATER_SETS
    prompt = PASS

    def __init__(self, kind: CardKind, where: str) -> None:
        super().__init__(kind, Hand())
        self.where = where

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        card = self.chosen(game, resolution)
        remember(resolution, card)
        if card is not None:
            pass_to(game, resolution.player, card, resolution.controller, self.where)


class OwnerOfThis(Others):
    """The owner of this card does something, if that is another player."""

    several = False
    needs = circumstances.OF_A_DECK

    def who(self, game: DeckBuildingGame, resolution: Resolution) -> list[int]:
        assert resolution.source is not None
        owner = game.owners[resolution.source.serial]
        return [] if owner in (NOBODY, resolution.player) else [owner]


class Twice(CardEffect):
    """Do something twice."""

    fields = ("effect",)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        for _ in range(2):
            self.effect.run(game, resolution)


class ForEachOf(CardEffect):
    """Do something once for each of so many as there are now: "for each Hero you control, you may destroy a card"."""

    fields = ("amount", "effect")
    several = True
    done_apart = True

    def __init__(self, amount: CardAmount, effect: CardEffect) -> None:
        self.amount = amount
        self.effect = effect

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        times = self.amount.count(game, resolution)
        speak_of_nothing(resolution)
        for _ in range(times):
            if not game.over:
                run_for(game, resolution.player, self.effect, resolution)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return self.amount.count(game, resolution) > 0 and self.effect.possible(game, resolution)


class EachTime(CardEffect):
    """What is done each time, and speaks of nothing that was said before: each time, it would be the same card."""

    fields = ("effect",)
    begins = True

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def run(self, game: DeckBuildingGame, resolution: Resolution) -> None:
        self.effect.run(game, resolution)

    def possible(self, game: DeckBuildingGame, resolution: Resolution) -> bool:
        return self.effect.possible(game, resolution)
