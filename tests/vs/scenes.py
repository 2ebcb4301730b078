"""Small arranged games of Vs. System: cards in rows and hands, and players who do what a test says."""

from __future__ import annotations

from typing import Any

from longbox.games.vs.definitions import GameCard
from longbox.games.vs.library import box, read_cards
from longbox.games.vs.moments import (
    ATTACK_STEP,
    BEGIN_MOMENT,
    BUILD_PHASE,
    COMBAT_PHASE,
    DRAW_PHASE,
    FORMATION_STEP,
    GIVE_PRIORITY,
    RECOVERY_PHASE,
    RECRUIT_STEP,
    RESOURCE_STEP,
    Moment,
)
from longbox.games.vs.objects import COSMIC_COUNTER
from longbox.games.vs.options import Options
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.system import SYSTEM
from longbox.games.vs.table import FIELD, FRONT, SUPPORT, TeamPlayer, all_zones
from longbox.games.vs.turn.priority import actions
from longbox.games.vs.whole_game import WholeGame
from longbox.kernel.answerers import Answerer
from longbox.kernel.cards import Card
from longbox.kernel.choices import DONE, NO, Choice
from longbox.kernel.questions import Question
from longbox.kernel.randomness import Randomness
from longbox.kernel.view import View
from longbox.kernel.zones import NOBODY, Zone

__all__ = [
    "ATTACK_STEP",
    "BUILD_PHASE",
    "COMBAT_PHASE",
    "DRAW_PHASE",
    "FORMATION_STEP",
    "FRONT",
    "RECOVERY_PHASE",
    "RECRUIT_STEP",
    "RESOURCE_STEP",
    "SUPPORT",
    "Scene",
]

FILLER = "Shadowcat, Kitty Pryde"
MOST_STEPS = 400


class Obedient(Answerer):
    """A player who does what is wished as soon as it is on offer, and otherwise as little as possible."""

    def __init__(self) -> None:
        self.wishes: list[str] = []
        self.asked: list[Question] = []

    def answer(self, question: Question, view: View[Any]) -> Choice:
        """The first wish that the question offers; else to pass, to be done, no, or the first choice."""
        self.asked.append(question)
        keys = question.keys()
        for wish in self.wishes:
            if wish in keys:
                self.wishes.remove(wish)
                return question.choices[keys.index(wish)]
        for idle in ("pass", DONE.key(), NO.key()):
            if idle in keys:
                return question.choices[keys.index(idle)]
        return question.choices[0]


class Scene:
    """A game in the middle: who controls what, and what each player will do.

    Cards are laid with `character`, `resource`, `hand`, ... before the first `play`. A test can have cards of its own,
    given as TOML.
    """

    def __init__(self, *names: str, players: int = 2, deck: int = 6, own: str = "") -> None:
        library = [*box(), *(read_cards(own) if own else [])]
        wanted = [[*names, *[FILLER] * deck] for _ in range(players)]
        seats = [TeamPlayer(number, f"P{number}") for number in range(players)]
        cards: list[GameCard] = []
        owners: list[int] = []
        for player, deck_of in enumerate(wanted):
            for name in deck_of:
                cards.append(Card(len(cards), next(card for card in library if card.name == name)))
                owners.append(player)
        self.game = WholeGame(Options(decks=("X-Men",) * players), seats, all_zones(seats), cards, Randomness(0))
        self.game.clear_table()
        for card, owner in zip(cards, owners, strict=True):
            self.game.owners[card.serial] = owner
            where = seats[owner].deck if card.definition.name == FILLER else seats[owner].removed
            self.game.put_new(card, where)
        self.game.endurance = [50] * players
        self.game.turn = 1
        self.players = [Obedient() for _ in range(players)]
        self.game.answerers = [*self.players]
        self.columns: dict[tuple[int, int, bool], int] = {}
        self.at(ATTACK_STEP, 0)

    # Laying the table

    def unused(self, name: str, player: int) -> GameCard:
        """A card of a player that lies nowhere yet, by its full name or the beginning of it."""
        for card in self.game.cards(self.game.players[player].removed):
            if name in (card.definition.name, card.definition.card_name):
                return card
        for card in self.game.deck(player):
            if card.definition.name == name:
                return card
        raise AssertionError(f"there is no {name} left")

    def character(
        self,
        name: str,
        player: int = 0,
        row: int = FRONT,
        *,
        column: int = -1,
        hidden: bool = False,
        exhausted: bool = False,
        stunned: bool = False,
    ) -> GameCard:
        """Put a character into a row, to the right of the others unless a column is given."""
        card = self.unused(name, player)
        self.game.move(card, FIELD)
        thing = self.game.thing(card)
        key = (player, row, hidden)
        thing.controller = player
        thing.row, thing.hidden = row, hidden
        thing.column = self.columns.get(key, 0) if column < 0 else column
        self.columns[key] = thing.column + 1
        thing.exhausted, thing.stunned = exhausted or stunned, stunned
        if self.game.qualities(card).has_keyword("cosmic"):
            thing.counters[COSMIC_COUNTER] = 1
        self.game.forget_standing()
        return card

    def equipment(self, name: str, host: GameCard) -> GameCard:
        """Attach an equipment to a character."""
        player = self.game.thing(host).controller
        card = self.unused(name, player)
        self.game.move(card, FIELD)
        thing = self.game.thing(card)
        thing.controller, thing.attached_to = player, host.serial
        self.game.forget_standing()
        return card

    def resource(self, name: str = FILLER, player: int = 0, *, face_up: bool = False) -> GameCard:
        """Put a card into the resource row."""
        card = self.unused(name, player)
        self.game.move(card, self.game.players[player].resources)
        self.game.thing(card).face_up = face_up
        self.game.forget_standing()
        return card

    def resources(self, count: int, player: int = 0) -> None:
        """Put so many cards that do nothing into the resource row, face down."""
        for _ in range(count):
            self.resource(FILLER, player)

    def lay(self, name: str, zone: Zone, player: int = 0) -> GameCard:
        """Put a card into a zone out of play."""
        card = self.unused(name, player)
        self.game.move(card, zone)
        return card

    def hand(self, name: str, player: int = 0) -> GameCard:
        """Put a card into a hand."""
        return self.lay(name, self.game.players[player].hand, player)

    def ko_pile(self, name: str, player: int = 0) -> GameCard:
        """Put a card into a KO'd pile."""
        return self.lay(name, self.game.players[player].ko_pile, player)

    def top(self, name: str, player: int = 0) -> GameCard:
        """Put a card on top of a deck."""
        return self.lay(name, self.game.players[player].deck, player)

    def at(self, moment: int, player: int = 0, *, begin: bool = False) -> None:
        """Let a phase or step go on, or begin; the rest of the turn follows."""
        order: list[Moment] = [
            (DRAW_PHASE, NOBODY),
            (BUILD_PHASE, NOBODY),
            *[(step, number) for number in (0, 1) for step in (RESOURCE_STEP, RECRUIT_STEP, FORMATION_STEP)],
            (COMBAT_PHASE, NOBODY),
            (ATTACK_STEP, 0),
            (ATTACK_STEP, 1),
            (RECOVERY_PHASE, NOBODY),
        ]
        shared = moment in (DRAW_PHASE, BUILD_PHASE, COMBAT_PHASE, RECOVERY_PHASE)
        self.game.timeline = order[order.index((moment, NOBODY if shared else player)) :]
        self.game.doing = BEGIN_MOMENT if begin else GIVE_PRIORITY
        self.game.priority = self.game.primary()
        self.game.forget_standing()

    # Playing

    def play(self, action: str, *wishes: str, player: int = 0) -> None:
        """Let a player do something, with answers for what is then asked, and let all pass until it has resolved.

        What isn't asked, as there is no choice, needs no answer.
        """
        obedient = self.players[player]
        obedient.wishes = [action, *wishes]
        turn = self.game.turn
        for _ in range(MOST_STEPS):
            if action not in obedient.wishes and self.settled() and self.game.passes == 0:
                break
            if self.game.over or self.game.turn > turn:
                break
            SYSTEM.step(self.game)
        assert action not in obedient.wishes, f"{action!r} was never on offer"
        obedient.wishes = []

    def offers(self, action: str, player: int = 0) -> bool:
        """Whether a player with priority may do something now."""
        return action in [offered.key() for offered in actions(self.game, player)]

    def go_on_to(self, moment: int, player: int = NOBODY) -> None:
        """Let everybody pass until a phase or step has begun and its triggered effects have resolved."""
        for _ in range(MOST_STEPS):
            here = self.game.moment == moment and (player in (NOBODY, self.game.step_player))
            if self.game.over or (here and self.game.doing == GIVE_PRIORITY and self.settled()):
                return
            SYSTEM.step(self.game)
        raise AssertionError("it never came to that")

    def end_step(self) -> None:
        """Let everybody pass until the phase or step that goes on has ended."""
        left = len(self.game.timeline)
        while len(self.game.timeline) == left and not self.game.over:
            SYSTEM.step(self.game)

    def settled(self) -> bool:
        """Whether nothing is on the chain, and nothing waits for it."""
        return not self.game.chain and not self.game.pending

    def attack(
        self, attacker: GameCard, defender: GameCard | None = None, *partners: GameCard, player: int = 0
    ) -> None:
        """Let characters attack, and go on until the attack substep has begun."""
        whom = self.game.players[1 - player].key() if defender is None else defender.key()
        self.players[player].wishes = [f"attack with {attacker}", whom, *[partner.key() for partner in partners]]
        for _ in range(MOST_STEPS):
            if self.game.in_attack() and self.settled():
                self.players[player].wishes = []
                return
            SYSTEM.step(self.game)
        raise AssertionError("there was no attack")

    def conclude(self) -> None:
        """Let all pass until the attack has concluded, and what triggered has resolved."""
        for _ in range(MOST_STEPS):
            if self.game.attack == 0 and self.settled():
                return
            SYSTEM.step(self.game)

    # Looking

    def now(self, card: GameCard) -> Qualities:
        """A card as it is now."""
        return self.game.qualities(card)

    def in_hand(self, player: int = 0) -> list[str]:
        """The names of the cards in a hand."""
        return [card.definition.card_name for card in self.game.hand(player)]

    def koed(self, player: int = 0) -> list[str]:
        """The names of the cards in a KO'd pile."""
        return [card.definition.card_name for card in self.game.cards(self.game.players[player].ko_pile)]

    def removed(self, card: GameCard) -> bool:
        """Whether a card was removed from the game."""
        return self.game.lies_in(card, self.game.owner(card).removed)
