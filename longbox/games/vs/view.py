"""A game of Vs. System as one player sees it: for bots, clients and the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import structs
from mypy_extensions import mypyc_attr

from longbox.games.vs.actions.formation import is_protected, positions
from longbox.games.vs.actions.prices import recruit_cost, threshold
from longbox.games.vs.chain.flipping import flip_play
from longbox.games.vs.chain.playing import plot_twist_play, recruit_play
from longbox.games.vs.chain.targeting import asking, target_terms
from longbox.games.vs.combat.attacking import NO_ATTACK, partners_for
from longbox.games.vs.combat.forecasting import Forecast, forecast
from longbox.games.vs.combat.legal_attacks import can_attack, can_be_attacker, defenders_for, players_for
from longbox.games.vs.definitions import CHARACTER, EQUIPMENT, LOCATION, CardDefinition
from longbox.games.vs.moments import BEGIN_MOMENT
from longbox.games.vs.qualities import Qualities
from longbox.games.vs.terms import CARD_SORT, NOTHING, PLAYER_MARK, PLAYER_SORT, UNSEEN_MARK, Situation
from longbox.kernel.cards import BY_NAME
from longbox.kernel.choices import Choice
from longbox.kernel.terms import PLAYER, Term, parts_of
from longbox.kernel.view import View
from longbox.kernel.zones import NOBODY

if TYPE_CHECKING:
    from longbox.games.vs.chain_effects import ChainEffect
    from longbox.games.vs.definitions import GameCard
    from longbox.games.vs.game import VsGame  # noqa: F401 (ruff misses it in the base class
    from longbox.games.vs.objects import Reference
    from longbox.games.vs.options import Options
    from longbox.games.vs.table import TeamPlayer
    from longbox.games.vs.terms import Modal, Noun, TextAmount, TextCondition, TextEffect, Who
    from longbox.games.vs.text.targets import TargetTerm


UNKNOWN_DECK: Final = ""
"""Stands for the deck of an opponent."""


class SeenEffect:
    """An effect on the chain, which is public. [vs 213.6b]

    Attributes:
        number: Which effect of the game it is.
        title: What it is called.
        kind: What it is: "recruit", "plot twist", "payment", "triggered" or "game-based".
        controller: The number of the player who controls it, or `NOBODY`.
        source: The card that it comes from, if it comes from one.
        targets: References to its targets, as far as the viewer knows them; see `TableView.targets`.
        text: What it does, if it has a text.
        waits_for: The "target" of its text that is chosen next, while it is announced.
        modal: The part of its text of which a mode is chosen next, while it is announced.
    """

    __slots__ = ("controller", "kind", "modal", "number", "source", "targets", "text", "title", "waits_for")

    def __init__(
        self,
        number: int,
        title: str,
        kind: str,
        controller: int,
        source: GameCard | None,
        targets: tuple[Reference, ...],
    ) -> None:
        self.number = number
        self.title = title
        self.kind = kind
        self.controller = controller
        self.source = source
        self.targets = targets
        self.text: TextEffect | None = None
        self.waits_for: TargetTerm | None = None
        self.modal: Modal | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class TableView(View["VsGame"]):
    """All that a player may know: formations, resource rows as far as they can be seen, the chain, the own hand.

    What it returns is a copy, and stays as it is while the game goes on; but what is asked for as it is "now" is not
    copied: whoever looks at it must neither keep nor change it. Players are given by their numbers.
    """

    # What was agreed on, and where the game is

    @property
    def options(self) -> Options:
        """What was agreed on before the game. Of the decks, a player knows the own one alone. [vs 213.2b]"""
        agreed = self._game.options
        decks = [deck if seat == self.seat.number else UNKNOWN_DECK for seat, deck in enumerate(agreed.decks)]
        return structs.replace(agreed, decks=tuple(decks))

    @property
    def players(self) -> list[TeamPlayer]:
        """The players, clockwise."""
        return self._game.players.copy()

    @property
    def turn(self) -> int:
        """Which turn it is, from 1; 0 before the first."""
        return self._game.turn

    @property
    def phase(self) -> int:
        """The phase: `game.DRAW_PHASE`, `BUILD_PHASE`, `COMBAT_PHASE`, `RECOVERY_PHASE`, or `SETTING_UP`."""
        return self._game.phase

    @property
    def moment(self) -> int:
        """The phase or step that goes on: `game.DRAW_PHASE`, `RESOURCE_STEP`, ..."""
        return self._game.moment

    @property
    def step_player(self) -> int:
        """The player whose step it is, or `NOBODY`."""
        return self._game.step_player

    @property
    def initiative(self) -> int:
        """The player with the initiative."""
        return self._game.initiative

    @property
    def priority(self) -> int:
        """The player who has priority, or gets it next."""
        return self._game.priority

    @property
    def somebody_has_priority(self) -> bool:
        """Whether a player has priority: nobody has while a step begins or an effect resolves. [vs 400.8, 508.1]"""
        return self._game.doing != BEGIN_MOMENT and not self._game.resolving and not self._game.over

    @property
    def passes(self) -> int:
        """How many players have passed in succession."""
        return self._game.passes

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.over

    @property
    def winner(self) -> int:
        """Who won, or `NOBODY`."""
        return self._game.winner

    def is_out(self, player: int) -> bool:
        """Whether a player has lost and left the game."""
        return self._game.out[player]

    def endurance(self, player: int) -> int:
        """A player's endurance."""
        return self._game.endurance[player]

    def points(self, player: int) -> int:
        """A player's resource points."""
        return self._game.points[player]

    # Cards

    def hand(self) -> list[GameCard]:
        """The player's own hand."""
        return self._game.hand(self.seat.number).copy()

    def characters(self, player: int = NOBODY) -> list[Qualities]:
        """The characters in play as they are now, of one player or of all. [vs 213.5g]"""
        return [qualities.snapshot() for qualities in self._game.characters(player)]

    def characters_now(self) -> list[Qualities]:
        """The characters in play, to be looked at before the game goes on."""
        return self._game.characters()

    def equipment_on(self, card: GameCard) -> list[Qualities]:
        """The equipment attached to a character. [vs 213.5g]"""
        return [qualities.snapshot() for qualities in self._game.equipment_on(card)]

    def resources(self, player: int) -> list[Qualities | None]:
        """A player's resources from left to right; `None` for each that the player who looks doesn't know."""
        return [
            self._known(qualities) if self._game.knows(self.seat.number, qualities.card) else None
            for qualities in self._game.resources(player)
        ]

    def resource_count(self, player: int) -> int:
        """How many resources a player has."""
        return self._game.resource_count(player)

    def card_now(self, card: GameCard) -> Qualities | None:
        """A card as it is, to be looked at before the game goes on; `None` if the player may not know it."""
        return self._game.qualities(card) if self._game.knows(self.seat.number, card) else None

    def card_as_it_is(self, card: GameCard) -> Qualities | None:
        """A card as it is now; `None` if the player may not know it."""
        known = self.card_now(card)
        return None if known is None else known.snapshot()

    def _known(self, qualities: Qualities) -> Qualities:
        """A resource that the player may look at, though it is face down. [vs 213.5h]"""
        thing = qualities.object
        return Qualities(qualities.card, None if thing is None else thing.copy(), qualities.owner, True)

    def hand_count(self, player: int) -> int:
        """How many cards a player holds."""
        return len(self._game.hand(player))

    def deck_count(self, player: int) -> int:
        """How many cards a player's deck has left."""
        return len(self._game.deck(player))

    def ko_pile(self, player: int) -> list[GameCard]:
        """A player's KO'd pile, the top card last. [vs 213.4]"""
        return self._game.cards(self._game.players[player].ko_pile).copy()

    def removed(self, player: int) -> list[GameCard]:
        """A player's cards that are removed from the game. [vs 213.7]"""
        return self._game.cards(self._game.players[player].removed).copy()

    def own_cards(self) -> list[CardDefinition]:
        """What is printed on all cards that the player began the game with, by name; not which lies where."""
        owners = self._game.owners
        own = [card.definition for card in self._game.box if owners[card.serial] == self.seat.number]
        return sorted(own, key=BY_NAME)

    def cost_now(self, card: GameCard) -> int:
        """What one of the player's own cards costs now: recruit or threshold cost, after reductions. [vs 505.1d]"""
        kind, me = card.definition.card_type, self.seat.number
        if kind in (CHARACTER, EQUIPMENT):
            return recruit_cost(self._game, recruit_play(self._game, me, card, False))
        if kind == LOCATION:
            return threshold(self._game, flip_play(self._game, me, card))
        return threshold(self._game, plot_twist_play(self._game, me, card, False))

    def is_protected(self, card: GameCard) -> bool:
        """Whether a character in play is protected. [vs 701.7]"""
        return is_protected(self._game, self._game.thing(card))

    def positions(self, *, hidden: bool) -> list[Choice]:
        """The positions that the player's characters can be moved to in the formation step. [vs 405.1]"""
        return positions(self._game, self.seat.number, hidden, empty=False)

    def reference(self, card: GameCard) -> Reference:
        """What means a card where it lies now; `NOTHING` if the player doesn't know where that is. [vs 213.1c]"""
        return self._game.reference(card) if self._game.knows(self.seat.number, card) else NOTHING

    def card_at(self, reference: Reference) -> GameCard | None:
        """The card that a reference means, if it still lies there and the player may know it. [vs 213.1c]"""
        if not self._game.is_current(reference):
            return None
        card = self._game.box[reference[0]]
        return card if self._game.knows(self.seat.number, card) else None

    # The chain and the attack

    def chain(self) -> list[SeenEffect]:
        """The effects on the chain, the top one last."""
        return [self._effect(effect) for effect in self._game.chain]

    def _effect(self, effect: ChainEffect) -> SeenEffect:
        targets = tuple(self._as_seen([reference for slot in effect.targets for reference in slot.chosen]))
        seen = SeenEffect(effect.number, effect.title, effect.kind, effect.controller, effect.source, targets)
        seen.text = effect.text
        modes = effect.modes_by_number()
        seen.modal = None if effect.text is None else asking(effect.text).modals.get(modes)
        terms = target_terms(effect.text, modes)
        if len(effect.targets) < len(terms):
            seen.waits_for = terms[len(effect.targets)]
        return seen

    @property
    def attack(self) -> int:
        """`game.NO_ATTACK`, `PROPOSED` or `ATTACKING`."""
        return self._game.attack

    @property
    def attackers(self) -> tuple[Reference, ...]:
        """References to the proposed attackers, or those of the attack that goes on."""
        return self._game.attackers

    @property
    def attacked(self) -> Reference:
        """The reference to the attacked character, or `NOTHING`."""
        return self._game.attacked

    @property
    def attacked_player(self) -> int:
        """The player who is attacked, or `NOBODY`."""
        return self._game.attacked_player

    @property
    def attacking(self) -> bool:
        """Whether an attack is proposed or goes on."""
        return self._game.attack != NO_ATTACK

    def can_be_attacker(self, card: GameCard) -> bool:
        """Whether a character can attack at all; whom, is another question. [vs 601.2]"""
        qualities = self._game.qualities(card)
        return can_be_attacker(self._game, qualities, qualities.controller)

    def attackable(self, card: GameCard) -> list[Choice]:
        """Whom a character can attack: characters, then players. [vs 601.3, 601.4]"""
        attacker = self._game.qualities(card)
        players = [self._game.players[player] for player in players_for(self._game, attacker)]
        return [*[found.card for found in defenders_for(self._game, attacker)], *players]

    def can_attack(self, card: GameCard, against: GameCard | int) -> bool:
        """Whether a character can attack another, or a player by the number. [vs 601.3, 601.4]"""
        attacker = self._game.qualities(card)
        if isinstance(against, int):
            return against in players_for(self._game, attacker)
        return can_attack(self._game, attacker, self._game.qualities(against))

    def partners(self, team: list[GameCard], against: GameCard | int) -> list[GameCard]:
        """Who can join characters that attack somebody, a character or a player by the number. [vs 601.5]"""
        attackers = [self._game.qualities(card) for card in team]
        foe = against if isinstance(against, int) else self._game.qualities(against)
        found = partners_for(self._game, attackers[0].controller, attackers, foe)
        return [partner.card for partner in found]

    def forecast(self, team: list[GameCard], against: GameCard | int) -> Forecast:
        """What would come of an attack, if nobody did anything more. [vs 602.6]"""
        return forecast(self._game, team, against)

    # What texts come to, if the player played them now. What they speak of already is given by references.

    def targets(self, term: TargetTerm, source: GameCard) -> list[Reference]:
        """What a text of a card could target. [vs 505.1c]

        A card that the player doesn't know is given by `UNSEEN_MARK` and the time when it came where it lies, which
        everybody saw. [vs 213.5h]
        """
        return self._as_seen(term.candidates(self._game, self._reader(source)))

    def _as_seen(self, references: list[Reference]) -> list[Reference]:
        """References in which nothing tells which card an unknown one is."""
        return [
            reference
            if reference[0] < 0 or self._game.knows(self.seat.number, self._game.box[reference[0]])
            else (UNSEEN_MARK, reference[1])
            for reference in references
        ]

    def found(self, noun: Noun, source: GameCard, spoken: tuple[Reference, ...] = ()) -> list[Qualities]:
        """The cards that a text of a card means, or could choose among, as far as the player may know them."""
        return [qualities.snapshot() for qualities in self._found(noun, source, spoken)]

    def found_now(self, noun: Noun, source: GameCard, spoken: tuple[Reference, ...] = ()) -> list[GameCard]:
        """The same as cards, wherever they lie by now."""
        return [qualities.card for qualities in self._found(noun, source, spoken)]

    def _found(self, noun: Noun, source: GameCard, spoken: tuple[Reference, ...]) -> list[Qualities]:
        found = noun.recall(self._game, self._reader(source, spoken, noun))
        return [qualities for qualities in found if self._game.knows(self.seat.number, qualities.card)]

    def counted(self, amount: TextAmount, source: GameCard, spoken: tuple[Reference, ...] = ()) -> int:
        """The number that a text of a card says."""
        return amount.count(self._game, self._reader(source, spoken, amount))

    def holds(self, condition: TextCondition, source: GameCard, spoken: tuple[Reference, ...] = ()) -> bool:
        """Whether something is so that a text of a card asks."""
        return condition.holds(self._game, self._reader(source, spoken, condition))

    def meant(self, who: Who, source: GameCard, spoken: tuple[Reference, ...] = ()) -> list[int]:
        """The players that a text of a card means."""
        return who.players(self._game, self._reader(source, spoken, who))

    def _reader(self, source: GameCard, spoken: tuple[Reference, ...] = (), part: Term | None = None) -> Situation:
        """The context in which the player reads a text of a card, or a part of it whose words mean some cards."""
        situation = Situation(self.seat.number, source, self._game.reference(source))
        if spoken:
            cards = tuple([reference for reference in spoken if reference[0] >= 0])
            situation.mention(CARD_SORT, cards)
            players = tuple([reference for reference in spoken if reference[0] == PLAYER_MARK])
            situation.mention(PLAYER_SORT, players)
            for word in parts_of(part):
                if word.bound_to:
                    situation.mention(word.bound_to[0], players if word.refers == PLAYER else cards)
        return situation
