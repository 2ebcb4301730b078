"""The parts of a card's text: what is done when it is played, its Defense, what it waits for, ..."""

from __future__ import annotations

from typing import ClassVar, Final

from longbox.games.dcdb import circumstances
from longbox.games.dcdb.definitions import (
    IF_IT_COSTS,
    TYPES,
    Assault,
    CardDefinition,
    DefenseAbility,
    Refuge,
    UseAbility,
    Worth,
)
from longbox.games.dcdb.kinds import CardKind
from longbox.games.dcdb.text.abilities import TurnAbility, WhenThisDestroyed, WhenThisGained
from longbox.games.dcdb.text.controlling import CONTROL_ELSEWHERE
from longbox.games.dcdb.text.effects import CardEffect, EachFoe, FoesWho, FoesWhoDid, OneFoe
from longbox.games.dcdb.text.keywords import UNITY, OngoingUnity, Unity
from longbox.games.dcdb.text.playing import MakeAttack
from longbox.games.dcdb.text.using import PlayFromPlay
from longbox.kernel.terms import CARD, Need, parts_of
from longbox.texts import lines

Line = lines.Line[CardDefinition]
"""A line of a text."""
BESIDE_THE_ATTACK: Final = (
    'who avoids the Attack would suffer what foes do after it: say all in one sentence, "each foe ..., then ...", or '
    'go on with "If they have ..., they ..."'
)


NO_FOES_TOLD: Final = 'no foe is told to do it: say "each foe ..." before it, and then "for each foe who ... this way"'
TWO_WORTHS: Final = (
    'there are two lines "At the end of the game ..."; a card can have one: say both in it, as in "5 VP if you have no '
    'Weaknesses. Otherwise, it is worth 2 VP"'
)


class WhenPlayedLine(Line):
    """What is done when the card is played. [dcdb Order of Playing Your Cards]"""

    fields = ("effects",)
    needs = circumstances.OF_A_DECK
    lies_in = (circumstances.IN_PLAY,)
    read_when = (circumstances.PLAYED, circumstances.OWN_TURN)

    def __init__(self, effects: tuple[CardEffect, ...]) -> None:
        self.effects = effects

    def unclear(self) -> str:
        """Who avoids an Attack suffers nothing that it does, in whatever sentence it is said. [cube 6.082, 6.172]"""
        attacks = [number for number, effect in enumerate(self.effects) if isinstance(effect, MakeAttack)]
        after = self.effects[attacks[0] + 1 :] if attacks else ()
        return (
            BESIDE_THE_ATTACK if any([isinstance(part, EachFoe | FoesWho | OneFoe) for part in parts_of(after)]) else ""
        )

    def add_to(self, card: CardDefinition) -> None:
        card.told = (*card.told, *self.effects)


class DefenseLine(Line):
    """How the card avoids an Attack. [dcdb Attacks and Defenses]"""

    fields = ("defense",)
    needs: ClassVar[tuple[Need, ...]] = circumstances.OF_A_DECK
    read_when = (circumstances.OTHER_TURNS, circumstances.BETWEEN_TURNS)

    def __init__(self, defense: DefenseAbility) -> None:
        self.defense = defense

    def add_to(self, card: CardDefinition) -> None:
        card.defense = self.defense


class DefenseIntoPlayLine(DefenseLine):
    """How the card avoids an Attack by being put into play, from where it can be played in its player's next turn.

    [cube Jaime Reyes (Teen Titans)]
    """

    needs = (*circumstances.IN_LATER_SETS, *circumstances.OF_A_DECK)

    def add_to(self, card: CardDefinition) -> None:
        super().add_to(card)
        card.uses = (*card.uses, PlayFromPlay())
        card.stays = True


class BlockLine(Line):
    """How the card, or the Main Character, blocks an Attack. [cube 6.080-6.082]"""

    fields = ("defense",)
    needs = circumstances.IN_LATER_SETS
    read_when = (circumstances.OTHER_TURNS, circumstances.BETWEEN_TURNS)

    def __init__(self, defense: DefenseAbility) -> None:
        self.defense = defense

    def add_to(self, card: CardDefinition) -> None:
        card.defense = self.defense
        card.blocks = True
        card.stays = True


class OngoingDefenseLine(Line):
    """How a card that stays in play avoids an Attack. [cube 6.171, 6.300]"""

    fields = ("defense",)
    needs = (*circumstances.IN_LATER_SETS, *circumstances.OF_A_DECK)
    lies_in = (circumstances.IN_PLAY,)
    read_when = (circumstances.OTHER_TURNS, circumstances.BETWEEN_TURNS)

    def __init__(self, defense: DefenseAbility) -> None:
        self.defense = defense

    def add_to(self, card: CardDefinition) -> None:
        card.defense = self.defense
        card.ongoing = card.stays = True


class OngoingBlockLine(OngoingDefenseLine):
    """How a card that stays in play blocks an Attack. [cube 6.081, 6.300]"""

    def add_to(self, card: CardDefinition) -> None:
        super().add_to(card)
        card.blocks = True


class OngoingLine(Line):
    """What the card does as long as it is in play, where it stays. [dcdb Locations] [cube 6.300, 6.301]"""

    fields = ("ability",)
    needs = (
        Need(
            CARD,
            ("Location", circumstances.OF_A_LATER_SET),
            "stay in play",
            "Locations",
            "only a Location is Ongoing in the base set; all other cards are put away at the end of the turn",
        ),
    )
    lies_in = (circumstances.IN_PLAY,)

    def __init__(self, ability: TurnAbility) -> None:
        self.ability = ability

    def add_to(self, card: CardDefinition) -> None:
        card.abilities = (*card.abilities, self.ability)
        card.ongoing = card.stays = True


class NoDestroyingLine(Line):
    """Its player can't destroy cards in own turns, as long as the card is in play. [cube 6.300, 6.301]"""

    needs = (*circumstances.IN_LATER_SETS, *circumstances.OF_A_DECK)

    def add_to(self, card: CardDefinition) -> None:
        card.forbids_destroying = True
        card.ongoing = card.stays = True


class UseLine(Line):
    """What its player can do with the card while it is in play, or with a Main Character. [cube 1.090, 2.052]"""

    fields = ("use",)
    needs: ClassVar[tuple[Need, ...]] = circumstances.IN_LATER_SETS
    lies_in: ClassVar[tuple[str, ...]] = (circumstances.IN_PLAY, circumstances.OUTSIDE_DECKS)
    read_when = (circumstances.OWN_TURN,)

    def __init__(self, use: UseAbility) -> None:
        self.use = use

    def add_to(self, card: CardDefinition) -> None:
        card.uses = (*card.uses, self.use)
        card.stays = True


class OngoingUseLine(UseLine):
    """The same of a card that stays in play. [cube 1.090, 6.300, 6.301]"""

    needs = (*circumstances.IN_LATER_SETS, *circumstances.OF_A_DECK)
    lies_in = (circumstances.IN_PLAY,)

    def add_to(self, card: CardDefinition) -> None:
        super().add_to(card)
        card.ongoing = True


class KeywordsLine(Line):
    """Keywords and subtypes, which others ask for. [cube 6.030, 6.370, 6.390, 6.450, 6.510]"""

    fields = ("keywords",)
    needs = circumstances.IN_LATER_SETS

    def __init__(self, keywords: tuple[str, ...]) -> None:
        self.keywords = keywords

    def add_to(self, card: CardDefinition) -> None:
        card.keywords = (*card.keywords, *self.keywords)


class OwnedTypesLine(Line):
    """Types that the card is of while somebody owns it. [cube 1.020, 6.101]"""

    fields = ("type_names",)
    needs = (*circumstances.IN_LATER_SETS, *circumstances.OF_A_DECK)

    def __init__(self, type_names: tuple[str, ...]) -> None:
        self.type_names = type_names

    def add_to(self, card: CardDefinition) -> None:
        for name in self.type_names:
            card.owned_types |= TYPES[name]
        card.marks |= card.owned_types << (IF_IT_COSTS if card.cost else 0)


class AllNamesLine(Line):
    """The card has the names of all cards. [cube 5.050, 6.270]"""

    needs = (*circumstances.IN_LATER_SETS, *circumstances.OF_A_DECK)

    def add_to(self, card: CardDefinition) -> None:
        card.all_names = True


class ColorsLine(Line):
    """A color that the card has too; that makes it of no other type. [cube 6.101, 6.102]"""

    fields = ("color",)
    needs = (*circumstances.IN_LATER_SETS, *circumstances.OF_A_DECK)

    def __init__(self, color: str) -> None:
        self.color = color

    def add_to(self, card: CardDefinition) -> None:
        card.colors = (*card.colors, self.color)


class ControlsLine(Line):
    """What the player of this Main Character controls in own turns, besides the own cards in play. [cube 6.141]"""

    fields = ("kind",)
    needs = (*circumstances.IN_LATER_SETS, Need(CARD, (circumstances.SUPER_HERO,), "control cards elsewhere", "6.141"))

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def add_to(self, card: CardDefinition) -> None:
        card.controls = self.kind
        card.abilities = (*card.abilities, *CONTROL_ELSEWHERE)


class UnityLine(Line):
    """What the card does when cards with Unity are played, for as long as it is in play. [cube 6.540]"""

    fields = ("ability",)
    needs = (*circumstances.IN_LATER_SETS, *circumstances.OF_A_DECK)
    lies_in = (circumstances.IN_PLAY,)

    def __init__(self, ability: Unity) -> None:
        self.ability = ability

    def add_to(self, card: CardDefinition) -> None:
        card.abilities = (*card.abilities, self.ability)
        card.keywords = (*card.keywords, UNITY)
        card.stays = True


class OngoingUnityLine(UnityLine):
    """The same of a card that stays in play. [cube 6.300, 6.540]"""

    def __init__(self, ability: Unity) -> None:
        super().__init__(ability)
        self.in_play = OngoingUnity(ability.effect)

    def add_to(self, card: CardDefinition) -> None:
        card.abilities = (*card.abilities, self.in_play)
        card.keywords = (*card.keywords, UNITY)
        card.ongoing = card.stays = True


class StackOngoingLine(Line):
    """What a Super-Villain would do on the stack: this keyword has no effect. [cube 6.445]"""

    fields = ("ability",)
    needs = (*circumstances.IN_LATER_SETS, Need(CARD, (circumstances.SUPER_VILLAIN,), "lie on the stack", "6.445"))

    def __init__(self, ability: TurnAbility) -> None:
        self.ability = ability

    def add_to(self, card: CardDefinition) -> None:
        """Nothing is added: it never does anything."""


class RewardLine(Line):
    """What the player gets who defeats the card. [cube 6.415]"""

    fields = ("ability",)
    needs = (*circumstances.IN_LATER_SETS, *circumstances.OF_A_DECK)

    def __init__(self, ability: WhenThisGained) -> None:
        self.ability = ability

    def add_to(self, card: CardDefinition) -> None:
        card.reward = self.ability


class AlwaysConfrontsLine(Line):
    """The player of this Main Character is in a Confrontation in each own turn. [cube 6.110, 6.111]"""

    needs = (*circumstances.IN_LATER_SETS, Need(CARD, (circumstances.SUPER_HERO,), "confront always", "6.110"))

    def add_to(self, card: CardDefinition) -> None:
        card.always_confronts = True


class HeroLine(Line):
    """What a Super Hero does. [dcdb DC Comics Super Heroes]"""

    fields = ("ability",)
    needs = (
        Need(
            CARD,
            (circumstances.SUPER_HERO,),
            'wait for something without "Ongoing:"',
            "DC Comics Super Heroes",
            'on a Location, say "Ongoing: ..."',
        ),
    )
    lies_in = (circumstances.OUTSIDE_DECKS,)

    def __init__(self, ability: TurnAbility) -> None:
        self.ability = ability

    def add_to(self, card: CardDefinition) -> None:
        card.abilities = (*card.abilities, self.ability)


class GoesFirstLine(Line):
    """The player of this Super Hero goes first. [dcdb Going First]"""

    needs = (Need(CARD, (circumstances.SUPER_HERO,), "let its player go first", "Going First"),)

    def add_to(self, card: CardDefinition) -> None:
        card.goes_first = True


class WhenGainedLine(Line):
    """What may be done when this card is bought or gained. [dcdb Gaining Cards]"""

    fields = ("ability",)
    needs = circumstances.OF_A_DECK

    def __init__(self, ability: WhenThisGained) -> None:
        self.ability = ability

    def add_to(self, card: CardDefinition) -> None:
        card.when_gained = self.ability


class WhenDestroyedLine(Line):
    """What may be done when this card is destroyed. [dcdb Destroying Cards]"""

    fields = ("ability",)

    def __init__(self, ability: WhenThisDestroyed) -> None:
        self.ability = ability

    def add_to(self, card: CardDefinition) -> None:
        card.when_destroyed = self.ability


class SavedLine(Line):
    """Where this card goes in place of being destroyed. [dcdb Destroying Cards] [cube 6.180]"""

    fields = ("refuge",)
    needs = circumstances.OF_A_DECK

    def __init__(self, refuge: Refuge) -> None:
        self.refuge = refuge

    def add_to(self, card: CardDefinition) -> None:
        card.saved = self.refuge


class FirstAppearanceLine(Line):
    """The Attack of a Super-Villain who is revealed. [dcdb First Appearance]"""

    fields = ("assault",)
    needs = (Need(CARD, (circumstances.SUPER_VILLAIN,), "appear on the Super-Villain stack", "First Appearance"),)
    read_when = (circumstances.BETWEEN_TURNS,)

    def __init__(self, assault: Assault) -> None:
        self.assault = assault

    def add_to(self, card: CardDefinition) -> None:
        card.first_appearance = self.assault


class StartsOnTopLine(Line):
    """This Super-Villain starts the game on top of the stack. [dcdb The Super-Villain Stack]"""

    needs = (Need(CARD, (circumstances.SUPER_VILLAIN,), "lie on the Super-Villain stack", "The Super-Villain Stack"),)

    def add_to(self, card: CardDefinition) -> None:
        card.starts_on_top = True


class EndOfTurnLine(Line):
    """What happens to the card at the end of the turn. [dcdb Ending Your Turn]"""

    fields = ("effect",)
    needs = (
        Need(
            CARD,
            tuple([sort for sort in circumstances.OF_DECKS if sort != "Location"]),
            "be put away at the end of a turn",
            "Locations",
            'a Location stays in play: say "Ongoing: ...", and anything else is played first',
        ),
    )
    lies_in = (circumstances.IN_PLAY,)
    read_when = (circumstances.END_OF_TURN,)

    def __init__(self, effect: CardEffect) -> None:
        self.effect = effect

    def add_to(self, card: CardDefinition) -> None:
        card.at_end_of_turn = self.effect
        card.stays = True


class WorthLine(Line):
    """What the card is worth at the end of the game. [dcdb Scoring]"""

    fields = ("worth",)
    needs = circumstances.OF_A_DECK

    def __init__(self, worth: Worth) -> None:
        self.worth = worth

    def add_to(self, card: CardDefinition) -> None:
        card.worth = self.worth


class CardText(lines.CardText[CardDefinition]):
    """A card's text. What it is worth at the end of the game is said in one line alone. [dcdb Scoring]"""

    def unclear(self) -> str:
        worths = [line for line in self.lines if isinstance(line, WorthLine)]
        if len(worths) > 1:
            return TWO_WORTHS
        return NO_FOES_TOLD if any([counts_foes_untold(line) for line in self.lines]) else ""


def counts_foes_untold(line: Line) -> bool:
    """Whether a line asks which foes did something, and told none of them to."""
    parts = list(parts_of(line))
    asked = any([isinstance(part, FoesWhoDid) for part in parts])
    return asked and not any([part.several for part in parts])
