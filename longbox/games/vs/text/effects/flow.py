"""Effects made of others: one after another, if something is so, if a player likes, by other players. [vs 508.2]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from longbox.games.vs.terms import APART, DID_IT, PLAYER_MARK, Situation, TextCondition, TextEffect, Who
from longbox.games.vs.text.conditions import speak_of_asked
from longbox.games.vs.text.effects.lasting import Lasting
from longbox.games.vs.text.nouns import REVEALED
from longbox.games.vs.text.relations import Other
from longbox.games.vs.text.targets import TargetCard, TargetEffect, TargetPlayer
from longbox.games.vs.text.who import ControllerOf, OwnerOf
from longbox.games.vs.what_is_so import Statement
from longbox.kernel.terms import DEED, THEIR_DEED, parts_of
from longbox.texts.conditions import DoneIf, If, IfElse, InsteadIf
from longbox.texts.sequences import WhereX

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.objects import Reference


class Series(TextEffect):
    """Several actions in one sentence: "exhaust him and move him to your support row".

    "If you do" asks whether all were done. [vs 508.2i]
    """

    fields = ("effects",)
    brings: ClassVar[tuple[str, ...]] = (DEED,)

    def __init__(self, effects: tuple[TextEffect, ...]) -> None:
        self.effects = effects

    def run(self, game: VsGame, situation: Situation) -> None:
        did = True
        for effect in self.effects:
            if not game.over:
                effect.run(game, situation)
                did = did and situation.did
        situation.did = did


class SeriesThen(Series):
    """The same, said with "then": "draw a card, then discard a card"."""


class IfAsked(If["VsGame", Situation]):
    """If something is so, one effect, which can speak of the cards that were asked about. [vs 508.2f]"""

    def run(self, game: VsGame, resolution: Situation) -> None:
        if self.condition.holds(game, resolution):
            speak_of_asked(game, self.condition, resolution)
            self.effect.run(game, resolution)


class WhereXOfTargets(WhereX["VsGame", Situation]):
    """Something with an X, which can be of its targets: "..., where X is its cost". [vs 505.1b, 508.2d]"""

    order = ("effect", "amount")

    def run(self, game: VsGame, resolution: Situation) -> None:
        speak_of_targets(game, self.effect, resolution)
        super().run(game, resolution)


class IfAskedElse(IfElse["VsGame", Situation]):
    """The same, and otherwise another effect. [vs 508.2f, 513.2a]"""

    def run(self, game: VsGame, resolution: Situation) -> None:
        holds = self.condition.holds(game, resolution)
        speak_of_asked(game, self.condition, resolution)
        (self.effect if holds else self.otherwise).run(game, resolution)


class DoneIfAsked(DoneIf["VsGame", Situation]):
    """Something that is done only if something is so: "KO it if you don't control another ..." [vs 502.1b]"""

    order = ("effect", "condition")
    brings: ClassVar[tuple[str, ...]] = (DEED,)
    at_once = ("condition",)

    def run(self, game: VsGame, resolution: Situation) -> None:
        resolution.did = False
        speak_of_targets(game, self.effect, resolution)
        super().run(game, resolution)


class InsteadIfAsked(InsteadIf["VsGame", Situation]):
    """One action, or another in its place if something is so: "... If ..., instead, ..." [vs 508.2j]"""

    order = ("effect", "condition", "other")

    def run(self, game: VsGame, resolution: Situation) -> None:
        speak_of_targets(game, self.effect, resolution)
        done = self.done(game, resolution)
        speak_of_asked(game, self.condition, resolution)
        done.run(game, resolution)


class InsteadAsLong(InsteadIfAsked):
    """What is so for a while, or something else in its place for as long: "... this turn. If ..., it gets ... instead".

    [vs 508.2j]
    """

    fields = ("effect", "condition", "statement")
    order = ("effect", "condition", "statement")
    forks = ("statement",)

    def __init__(self, effect: Lasting, condition: TextCondition, statement: Statement) -> None:
        super().__init__(effect, condition, Lasting(statement, effect.duration))
        self.statement = statement


def speak_of_targets(game: VsGame, effect: TextEffect, situation: Situation) -> None:
    """Let a condition that is asked first speak of the targets of what stands before it: "that player"."""
    for part in parts_of(effect):
        if isinstance(part, TargetCard):
            part.find(game, situation)
        elif isinstance(part, TargetPlayer):
            part.told(game, situation)
        elif isinstance(part, TargetEffect):
            part.find(game, situation)


class PlayersDo(TextEffect):
    """Something that certain players do: "target player discards a card", "its controller loses 4 endurance".

    The text then speaks of them: "that player".
    """

    fields: ClassVar[tuple[str, ...]] = ("who", "effect")
    tells = "who"
    brings: ClassVar[tuple[str, ...]] = (DEED, THEIR_DEED)

    def __init__(self, who: Who, effect: TextEffect) -> None:
        self.who = who
        self.effect = effect
        self.speaks_of_another = any([isinstance(part, Other) for part in parts_of(effect)])

    def run(self, game: VsGame, situation: Situation) -> None:
        players = self.who.told(game, situation)
        if self.speaks_of_another and isinstance(self.who, ControllerOf | OwnerOf):
            cards = self.who.noun.recall(game, situation)
            situation.mention(APART, tuple([game.reference(qualities.card) for qualities in cards]))
        self.let_act(game, players, situation)
        if situation.last_mentioned(APART):
            situation.mention(APART, ())

    def let_act(self, game: VsGame, players: list[int], situation: Situation) -> None:
        """Let players do it, one after another."""
        situation.speak_of_players(self.who, players)
        speaker = situation.player
        before = len(situation.mentioned)
        did = bool(players)
        doers: list[Reference] = []
        for player in players:
            if not game.over:
                situation.player = player
                self.effect.run(game, situation)
                did = did and situation.did
                if situation.did:
                    doers.append((PLAYER_MARK, player))
        self.gather_shown(situation, before)
        situation.note_done(DID_IT, tuple(doers))
        situation.player = speaker
        situation.did = did
        situation.they_did = did

    def gather_shown(self, situation: Situation, before: int) -> None:
        """Let the text speak of what all of the players revealed, not of what the last of them did. [vs 708.9a]"""
        shown = [references for sort, references in situation.mentioned[before:] if sort == REVEALED]
        if len(shown) > 1:
            situation.mention(REVEALED, tuple([reference for references in shown for reference in references]))
