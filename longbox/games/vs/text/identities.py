"""Teams that are chosen as a card is played: "choose two different affiliations among characters you control"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.games.vs import events
from longbox.games.vs.aspects import AFFILIATION, ANY, CHOICES, IN_PLAY, Fact
from longbox.games.vs.definitions import CHARACTER, TRAITS
from longbox.games.vs.events import Happening
from longbox.games.vs.modifiers.affiliations import gain_affiliations
from longbox.games.vs.objects import TeamObject
from longbox.games.vs.terms import AFFILIATION_CHOICE, OBJECTS, CannotComplete, Cost, Situation
from longbox.games.vs.what_is_so import Change
from longbox.kernel.choices import Choice, Word
from longbox.kernel.questions import Prompt, Question

if TYPE_CHECKING:
    from longbox.games.vs.game import VsGame
    from longbox.games.vs.qualities import Qualities

CHOOSE_AFFILIATION: Final = Prompt("Choose an affiliation", "513.1e")
CHOOSE_TRAIT: Final = Prompt("Choose a Mutant trait", "513.1e")

TRAIT: Final = "trait"
"""What a trait that a text let somebody choose is kept under. [vs 513.1e]"""


def choices_of(game: VsGame, situation: Situation, what: str) -> tuple[str, ...]:
    """What was chosen for the card that a text stands on, as long as it remembers. [vs 513.1e, 701.11d]"""
    if situation.source is None:
        return ()
    thing = game.objects.get(situation.source.serial)
    return thing.choices.get(what, ()) if isinstance(thing, TeamObject) else situation.names.get(what, ())


def remember(game: VsGame, situation: Situation, what: str, chosen: tuple[str, ...]) -> None:
    """Let an effect, and the object that it comes from, remember what was chosen. [vs 513.1e]"""
    situation.names = {**situation.names, what: chosen}
    if situation.source is not None:
        thing = game.objects.get(situation.source.serial)
        if isinstance(thing, TeamObject):
            thing.choices = {**thing.choices, what: chosen}
            game.changed(1 << CHOICES)
    note = " and ".join(chosen)
    game.happen(Happening(events.CHOOSE, situation.player, [], source=situation.source, note=note))


def affiliations_among(game: VsGame, player: int) -> list[str]:
    """The affiliations of a player's characters."""
    return sorted({name for qualities in game.characters(player) for name in qualities.affiliations})


class ChooseAffiliations(Cost):
    """Choose so many different affiliations among characters you control. [vs 203.9a, 513.1e]"""

    fields = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def payable(self, game: VsGame, situation: Situation) -> bool:
        return len(affiliations_among(game, situation.player)) >= self.number

    def pay(self, game: VsGame, situation: Situation) -> None:
        left = affiliations_among(game, situation.player)
        chosen: list[str] = []
        while len(chosen) < self.number:
            name = choose_word(game, situation, left, CHOOSE_AFFILIATION)
            left.remove(name)
            chosen.append(name)
        remember(game, situation, AFFILIATION_CHOICE, tuple(chosen))


class ChooseMutantTrait(Cost):
    """Choose a Mutant trait among characters you control. [vs 207.1b, 513.1e]"""

    def payable(self, game: VsGame, situation: Situation) -> bool:
        return bool(traits_among(game, situation.player))

    def pay(self, game: VsGame, situation: Situation) -> None:
        name = choose_word(game, situation, traits_among(game, situation.player), CHOOSE_TRAIT)
        remember(game, situation, TRAIT, (name,))


def traits_among(game: VsGame, player: int) -> list[str]:
    """The Mutant traits of a player's characters."""
    return [trait for trait in TRAITS if any([trait in found.definition.traits for found in game.characters(player)])]


def choose_word(game: VsGame, situation: Situation, words: list[str], prompt: Prompt) -> str:
    """Let a player choose one of some words.

    Raises:
        CannotComplete: There are none.
    """
    if not words:
        raise CannotComplete("There is nothing to choose.")
    choices: list[Choice] = [Word(word) for word in words]
    if len(choices) == 1:
        return words[0]
    return words[choices.index(game.ask(Question(situation.player, prompt, choices, situation.source)))]


class TeamUp(Change):
    """Your characters, and cards in your deck, hand and KO'd pile, with any of the chosen affiliations have them all.

    [vs 513.1e]
    """

    def writes(self) -> tuple[Fact, ...]:
        return ((AFFILIATION, ANY),)

    def reads(self) -> tuple[Fact, ...]:
        return ((AFFILIATION, ANY), (CHOICES, ANY), (IN_PLAY, ANY))

    def everywhere(self) -> bool:
        return True

    def covers(self, game: VsGame, qualities: Qualities, situation: Situation) -> bool:
        chosen = choices_of(game, situation, AFFILIATION_CHOICE)
        if not any([name in chosen for name in qualities.affiliations]):
            return False
        if qualities.is_character():
            return qualities.controller == situation.controller
        owner = game.players[situation.controller]
        return (
            qualities.definition.card_type == CHARACTER
            and qualities.owner == situation.controller
            and game.place_of(qualities.card) in (owner.deck, owner.hand, owner.ko_pile)
        )

    def scope(self, situation: Situation) -> int:
        return OBJECTS

    def apply(self, game: VsGame, qualities: Qualities, situation: Situation, timestamp: int) -> None:
        gain_affiliations(qualities, choices_of(game, situation, AFFILIATION_CHOICE))
