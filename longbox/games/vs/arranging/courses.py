"""What rulings of Vs. System say in one sentence though it takes several answers: passing, attacks, positions."""

# Interpreted: only rulings go through it.
from __future__ import annotations

import re
from typing import Any, Final

from longbox.games.decks import plain
from longbox.games.vs.actions.formation import MOVE_WHERE, MOVE_WHOM, Position
from longbox.games.vs.actions.resources import BUILD_WHAT
from longbox.games.vs.arranging.facts import moment_called
from longbox.games.vs.arranging.laying import is_called
from longbox.games.vs.chain.announcing import CHOOSE_HOST
from longbox.games.vs.chain.game_effects import POWER_UP_WITH
from longbox.games.vs.chain.targeting import CHOOSE_TARGET
from longbox.games.vs.chain_effects import ChainEffect
from longbox.games.vs.combat.attacking import ATTACK_TOGETHER, ATTACK_WHOM
from longbox.games.vs.game import VsGame
from longbox.games.vs.moments import ATTACKING, NO_ATTACK
from longbox.games.vs.objects import Reference
from longbox.games.vs.table import FRONT, ROW_NAMES, SUPPORT
from longbox.games.vs.terms import EFFECT_MARK, PLAYER_MARK
from longbox.games.vs.turn.priority import ATTACK, HAVE_PRIORITY, PASS, POWER_UP, Action
from longbox.kernel.cards import Card
from longbox.kernel.choices import DONE, Choice
from longbox.kernel.positions import Arranger, Course, NotPossible
from longbox.kernel.questions import Question
from longbox.kernel.zones import NOBODY

Answer = tuple[int, str]

EMPTY_HANDED: Final = (BUILD_WHAT, MOVE_WHOM)
"""What nobody does who lets the game go on: building a resource, moving characters."""
FROM_TURN: Final = "from turn"
FROM_MOMENT: Final = "from moment"
"""What who passes remembers: where the game was, as what goes on already doesn't begin."""
EFFECTS_BEFORE: Final = "effects before"
"""What who plays something remembers: how many effects were made before, as playing it may trigger others."""


def asked(game: VsGame, questions: list[Question], name: str) -> Question:
    """What a player is asked now, by the player's name.

    Raises:
        NotPossible: The player is asked nothing.
    """
    for question in questions:
        if plain(game.players[question.player].name) == plain(name):
            return question
    raise NotPossible(f"{name} is not asked anything now.")


def player_called(game: VsGame, words: str) -> int:
    """The number of the player of a name, or `NOBODY`."""
    for player in game.players:
        if plain(player.name) == plain(words):
            return player.number
    return NOBODY


def means(game: VsGame, arranger: Arranger, choice: Choice, words: str) -> bool:
    """Whether words may mean what a choice is about."""
    card = arranger.card_of(choice)
    if card is not None:
        return is_called(game, card, words)
    return plain(choice.key()) == plain(words) or plain(choice.words()) == plain(words)


def named(words: str) -> list[str]:
    """The things that are listed: "Beast, Storm and Banshee" names three, but "Cyclops, Slim" may be one."""
    return re.split(r"\s+and\s+", words.strip())


def passing(question: Question) -> Answer:
    """The answer by which a player passes priority."""
    for choice, key in zip(question.choices, question.keys(), strict=True):
        if isinstance(choice, Action) and choice.kind == PASS:
            return question.player, key
    raise NotPossible("Nobody can pass now: something attacks each turn if able.")


# Passing [vs 216]


class EverybodyPasses(Course):
    """All players pass once in succession: the top effect resolves, or the game goes on. [vs 216.2]"""

    patterns = ("everybody passes", "everyone passes", "all pass", "all players pass", "both pass", "both players pass")

    def next_answer(
        self, arranger: Arranger, game: Any, questions: list[Question], said: dict[str, str], given: int
    ) -> Answer | None:
        waiting = [question for question in questions if question.prompt is HAVE_PRIORITY]
        if given and (game.passes == 0 or not waiting):
            return None
        if not waiting:
            raise NotPossible("Nobody has priority.")
        return passing(waiting[0])


class ChainResolves(Course):
    """All pass until the chain is empty, or something else is asked. [vs 508.1]"""

    patterns = ("the chain resolves", "everything resolves", "it resolves", "the effects resolve")

    def next_answer(
        self, arranger: Arranger, game: Any, questions: list[Question], said: dict[str, str], given: int
    ) -> Answer | None:
        if not game.chain or (given and (not questions or questions[0].prompt is not HAVE_PRIORITY)):
            if not given:
                raise NotPossible("The chain is empty.")
            return None
        return passing(priority_of(questions))


def priority_of(questions: list[Question]) -> Question:
    """The question of who has priority.

    Raises:
        NotPossible: Nobody has.
    """
    for question in questions:
        if question.prompt is HAVE_PRIORITY:
            return question
    raise NotPossible("Nobody has priority.")


class PassUntil(Course):
    """All pass until a phase, step or attack; nobody builds or moves meanwhile. What must be chosen stops it."""

    patterns = (
        "the attack {attack}",
        "the turn {turn}",
        "{moment} begins",
        "all pass until {moment}",
        "everybody passes until {moment}",
        "the game goes on to {moment}",
        "go to {moment}",
    )

    def at_first(self, game: Any) -> dict[str, str]:
        return {FROM_TURN: str(game.turn), FROM_MOMENT: repr(game.timeline[0])}

    def next_answer(
        self, arranger: Arranger, game: Any, questions: list[Question], said: dict[str, str], given: int
    ) -> Answer | None:
        if not questions or (given and self.reached(game, said) and questions[0].prompt not in EMPTY_HANDED):
            return None
        question = questions[0]
        if question.prompt in EMPTY_HANDED:
            return question.player, DONE.key()
        if question.prompt is not HAVE_PRIORITY:
            if given:
                return None
            raise NotPossible("Something else is asked.")
        if given == 0 and self.reached(game, said) and "attack" in said:
            raise NotPossible("That is so already.")
        return passing(question)

    def reached(self, game: VsGame, said: dict[str, str]) -> bool:
        """Whether the game is where it should go on to."""
        if "attack" in said:
            return game.attack == (ATTACKING if said["attack"] in ("begins", "starts") else NO_ATTACK)
        if game.passes:
            return False
        next_turn = str(game.turn) != said[FROM_TURN]
        if "turn" in said:
            return next_turn
        here = game.timeline[0]
        return here == moment_called(game, said["moment"]) and (next_turn or repr(here) != said[FROM_MOMENT])


# Playing something on somebody [vs 505.1c]


class OnTargets(Course):
    """Something is played, used, recruited with its targets named at once: "Ann plays Flying Kick on Beast"."""

    patterns = (
        "{player} plays {play} on {targets}",
        "{player} uses {use} on {targets}",
        "{player} recruits {recruit} onto {targets}",
        "{player} recruits {recruit} on {targets}",
    )

    def at_first(self, game: Any) -> dict[str, str]:
        return {EFFECTS_BEFORE: str(game.effects_made)}

    def next_answer(
        self, arranger: Arranger, game: Any, questions: list[Question], said: dict[str, str], given: int
    ) -> Answer | None:
        if not given:
            return self.first(arranger, game, asked(game, questions, said["player"]), said)
        targets = named(said["targets"])
        effect = made_next(game, int(said[EFFECTS_BEFORE]))
        # What triggers as it is played has targets of its own, for the sentences that follow.
        announcing = effect is game.chain[-1] and questions and questions[0].prompt in (CHOOSE_TARGET, CHOOSE_HOST)
        if announcing:
            return self.target(arranger, game, effect, questions[0], targets)
        self.check(game, effect, targets)
        return None

    def first(self, arranger: Arranger, game: VsGame, question: Question, said: dict[str, str]) -> Answer:
        """Announce it."""
        kind = next(kind for kind in ("play", "use", "recruit") if kind in said)
        name, mark, _ = said[kind].partition(" from the resource row")
        for choice, key in zip(question.choices, question.keys(), strict=True):
            if is_action(game, choice, kind, name) and isinstance(choice, Action) and choice.from_row == bool(mark):
                return question.player, key
        raise NotPossible(f"{said['player']} can't {kind} {said[kind]}.")

    def target(
        self, arranger: Arranger, game: VsGame, effect: ChainEffect, question: Question, targets: list[str]
    ) -> Answer | None:
        """Choose the next target; those that leave no choice are chosen already."""
        chosen = [self.words_for(game, reference, targets) for reference in chosen_targets(effect)]
        for words in targets:
            if words not in chosen:
                for choice, key in zip(question.choices, question.keys(), strict=True):
                    if means(game, arranger, choice, words):
                        return question.player, key
        if DONE in question.choices:
            return question.player, DONE.key()
        raise NotPossible(f"{' and '.join(targets)} can't be targets.")

    def words_for(self, game: VsGame, reference: Reference, targets: list[str]) -> str:
        """Which of some words mean a target; nothing if none do."""
        mark, number = reference
        for words in targets:
            if mark == PLAYER_MARK:
                if player_called(game, words) == number:
                    return words
            elif mark == EFFECT_MARK:
                if any([effect.number == number and plain(effect.title) == plain(words) for effect in game.chain]):
                    return words
            elif mark >= 0 and is_called(game, game.box[mark], words):
                return words
        return ""

    def check(self, game: VsGame, effect: ChainEffect, targets: list[str]) -> None:
        """Refuse targets that are not those that were chosen without asking.

        Raises:
            NotPossible: They are others.
        """
        chosen = [self.words_for(game, reference, targets) for reference in chosen_targets(effect)]
        for words in targets:
            if words not in chosen:
                raise NotPossible(f"{words} is no target.")


def is_action(game: VsGame, choice: Choice, kind: str, words: str) -> bool:
    """Whether a choice is to do something of a kind with the card that words mean."""
    if not isinstance(choice, Action) or choice.card is None:
        return False
    return choice.kind == kind and is_called(game, choice.card, words)


def made_next(game: VsGame, before: int) -> ChainEffect:
    """The effect that was made next after so many; it is still on the chain.

    Raises:
        NotPossible: It is not.
    """
    for effect in game.chain:
        if effect.number == before + 1:
            return effect
    raise NotPossible("It is not on the chain.")


def chosen_targets(effect: ChainEffect) -> list[Reference]:
    """All targets of an effect so far."""
    chosen = [reference for slot in effect.targets for reference in slot.chosen]
    return [*chosen, effect.recruits_onto] if effect.recruits_onto[0] >= 0 else chosen


# Attacks [vs 601.1b]


class Attacks(Course):
    """An attack is proposed: "Ann attacks Toad with Beast and Storm", "Ann attacks Bob with Beast"."""

    patterns = ("{player} attacks {whom} with {attackers}", "{player} team attacks {whom} with {attackers}")

    def next_answer(
        self, arranger: Arranger, game: Any, questions: list[Question], said: dict[str, str], given: int
    ) -> Answer | None:
        attackers = named(said["attackers"])
        if given and game.attack != NO_ATTACK:
            self.check(game, said["whom"], attackers)
            return None
        question = asked(game, questions, said["player"])
        for choice, key in zip(question.choices, question.keys(), strict=True):
            if self.fits(arranger, game, question, choice, said["whom"], attackers):
                return question.player, key
        if question.prompt is ATTACK_TOGETHER:
            return question.player, DONE.key()
        raise NotPossible(f"{said['attackers']} can't attack {said['whom']}.")

    def fits(
        self, arranger: Arranger, game: VsGame, question: Question, choice: Choice, whom: str, attackers: list[str]
    ) -> bool:
        """Whether a choice is the next that the attack takes."""
        if question.prompt is HAVE_PRIORITY:
            return is_action(game, choice, ATTACK, attackers[0])
        if question.prompt is ATTACK_WHOM:
            return means(game, arranger, choice, whom)
        together = question.prompt is ATTACK_TOGETHER
        return together and any([means(game, arranger, choice, other) for other in attackers[1:]])

    def check(self, game: VsGame, whom: str, attackers: list[str]) -> None:
        """Refuse an attack that came about otherwise, as there was no choice.

        Raises:
            NotPossible: It is against another, or lacks an attacker.
        """
        attacked = game.attacked[0]
        right = is_called(game, game.box[attacked], whom) if attacked >= 0 else False
        if not right and player_called(game, whom) != (game.attacked_player if attacked < 0 else -2):
            raise NotPossible(f"{whom} can't be attacked.")
        cards = [game.box[serial] for serial, _ in game.attackers]
        for words in attackers:
            if not any([is_called(game, card, words) for card in cards]):
                raise NotPossible(f"{words} can't attack together with them.")


# Positions [vs 705]


class Puts(Course):
    """A character goes somewhere: "Ann puts it into the front row", "Ann moves Beast behind Storm"."""

    def next_answer(
        self, arranger: Arranger, game: Any, questions: list[Question], said: dict[str, str], given: int
    ) -> Answer | None:
        if given and not self.goes_on(game, questions, said):
            return None
        question = asked(game, questions, said["player"])
        if question.prompt is MOVE_WHERE:
            return question.player, self.position(game, question, said)
        if question.prompt is MOVE_WHOM:
            for choice, key in zip(question.choices, question.keys(), strict=True):
                if means(game, arranger, choice, said["whom"]):
                    return question.player, key
        raise NotPossible(f"{said['whom']} can't be moved now.")

    def goes_on(self, game: VsGame, questions: list[Question], said: dict[str, str]) -> bool:
        """Whether, after it was said who moves, it is asked where to."""
        if not questions or questions[0].prompt is not MOVE_WHERE:
            return False
        source = questions[0].source
        return source is not None and is_called(game, source, said["whom"])

    def position(self, game: VsGame, question: Question, said: dict[str, str]) -> str:
        """The position that is meant."""
        raise NotImplementedError


class PutsIntoRow(Puts):
    """... into a row: its first free column, or the one that is said."""

    def __init__(self, row: int) -> None:
        self.row = row
        name = ROW_NAMES[row]
        self.patterns = tuple(
            [
                f"{{player}} {verb} {{whom}} {where}"
                for verb in ("puts", "moves")
                for where in (f"into the {name}", f"to the {name}", f"into {name} {{column}}", f"to {name} {{column}}")
            ]
        )

    def position(self, game: VsGame, question: Question, said: dict[str, str]) -> str:
        column = said.get("column")
        for choice, key in zip(question.choices, question.keys(), strict=True):
            if isinstance(choice, Position) and choice.row == self.row and fits_column(choice, column):
                return key
        raise NotPossible(f"The {ROW_NAMES[self.row]} is not possible.")


def fits_column(position: Position, column: str | None) -> bool:
    """Whether a position is in the column that was said, or in any from the first on."""
    return position.column >= 1 if column is None else str(position.column) == column


class PutsBeside(Puts):
    """... behind, in front of, or beside another character."""

    def __init__(self, place: str, row: int, shift: int) -> None:
        self.place = place
        self.row = row
        self.shift = shift
        self.patterns = tuple([f"{{player}} {verb} {{whom}} {place} {{other}}" for verb in ("puts", "moves")])

    def position(self, game: VsGame, question: Question, said: dict[str, str]) -> str:
        for card in characters_called(game, question.player, said["other"]):
            thing = game.thing(card)
            row = thing.row if self.row == NOBODY else self.row
            wanted = Position(row, thing.column + self.shift, thing.hidden).key()
            keys = question.keys()
            if wanted in keys:
                return wanted
        raise NotPossible(f"The place {self.place} {said['other']} is not possible.")


def characters_called(game: VsGame, player: int, words: str) -> list[Card[Any]]:
    """The characters of a player that words mean."""
    return [qualities.card for qualities in game.characters(player) if is_called(game, qualities.card, words)]


# Power-ups and reinforcement [vs 507.1b]


class PowersUp(Course):
    """A power-up, with the discarded card where there is a choice: "Ann powers up Beast with Beast, Bouncing Biped"."""

    patterns = ("{player} powers up {whom} with {card}",)

    def next_answer(
        self, arranger: Arranger, game: Any, questions: list[Question], said: dict[str, str], given: int
    ) -> Answer | None:
        if given and (not questions or questions[0].prompt is not POWER_UP_WITH):
            return None
        question = asked(game, questions, said["player"])
        for choice, key in zip(question.choices, question.keys(), strict=True):
            if given:
                if means(game, arranger, choice, said["card"]):
                    return question.player, key
            elif is_action(game, choice, POWER_UP, said["whom"]):
                return question.player, key
        raise NotPossible(f"{said['whom']} can't be powered up.")


COURSES: Final[tuple[Course, ...]] = (
    EverybodyPasses(),
    ChainResolves(),
    PassUntil(),
    OnTargets(),
    Attacks(),
    PutsIntoRow(FRONT),
    PutsIntoRow(SUPPORT),
    PutsBeside("behind", SUPPORT, 0),
    PutsBeside("in front of", FRONT, 0),
    PutsBeside("to the left of", NOBODY, -1),
    PutsBeside("to the right of", NOBODY, 1),
    PutsBeside("next to", NOBODY, 1),
    PowersUp(),
)
