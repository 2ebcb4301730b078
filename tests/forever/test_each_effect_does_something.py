"""Each effect of the vocabulary, played once where it can do something, changes something: none reads and does nothing.

The same is played with the card and without it, and what is left of both is compared, but for the card itself.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from longbox.games import find
from longbox.games.forever.game import ForeverGame
from longbox.games.forever.library import READER
from longbox.games.forever.text.lexicon import FOREVER
from longbox.kernel.answerers import Answerer
from longbox.kernel.choices import Choice
from longbox.kernel.effects import Effect
from longbox.kernel.questions import Question
from longbox.kernel.terms import parts_of
from longbox.kernel.view import View
from longbox.texts.lines import read_text
from tests.endless.case import Case, card

TRIAL: Final = Path(__file__).parents[2] / "rulings" / "forever" / "cards" / "trial.toml"
OWN: Final = "Odd Card"
TABLE: Final = """
stage = "%s"
Locations = ["Castle", "Village", "Tower"]
Sanctuary = 2
Rhea.in_play = [{ card = "Brigand", at = "Castle", damage = 1 }, "Thug"]
Rhea.schemes = [
    { card = "Heist", at = "Castle", citizens = 2, facedown = true },
    { card = "Hoard", at = "Village", facedown = true },
]
Rhea.hand = [%s"Dagger", "Riot"]
Rhea.reserve = ["Spare"]
Rhea.deck = ["Bribe", "Heist", "Dagger", "Riot"]
captured = ["Hag"]
"Unaligned characters" = [{ card = "Stray", at = "Castle", citizens = 1 }]
Hal.in_play = [
    { card = "Ranger", at = "Castle", damage = 2 },
    { card = "Warden", at = "Village", damage = 1, exhausted = true },
    { card = "Cloak", attached_to = "Ranger" },
]
Hal.empowering = [{ card = "Dodge", empowers = "Ranger" }]
Hal.hand = [%s"Arrow", "Hideout"]
Hal.deck = ["Rope", "Bandage", "Nook", "Marked Arrow"]
Hal.discard = ["Marked Arrow", "Scouting"]
"""
NOOK: Final = card("Nook", "Exhaust this card: Draw a card.", type="asset", affiliation="Ranger", resource=1)
SPARE: Final = card("Spare", "Spare has +1 Attack.", type="rogue", health=3, attack=1, threaten=1, cost=4)
PLANNING: Final = "planning"
ATTACKED: Final = ("activate Brigand at Castle", "attack Ranger")
THREATENED: Final = ("activate Brigand at Castle", "threaten")


class Play(NamedTuple):
    """How a text is played.

    Attributes:
        text: The text, of an event.
        deeds: What happens meanwhile, in the Confrontation Stage; in the Planning Stage nothing does.
        whose: Whose card it is.
        instead: The text with which it is compared: none, if the card isn't played then.
    """

    text: str
    deeds: tuple[str, ...] = ()
    whose: str = "Ranger"
    instead: str = ""


PLAYS: Final[dict[str, Play]] = {
    # Made of others
    "If": Play("If there is a Rogue at Ranger's Location, draw a card."),
    "DoneOnlyIf": Play("Draw a card if there is a Rogue at Ranger's Location."),
    "IfElse": Play("If your hand is empty, draw a card. Otherwise, draw two cards."),
    "Sequence": Play("Draw a card and ready Warden."),
    "Succession": Play("Draw a card, then discard a card from your hand."),
    "AndThen": Play("You may draw a card and ready Warden, then discard a card from your hand."),
    "May": Play("You may draw a card."),
    "InTurn": Play("Draw a card. Discard a card from your hand."),
    "WhereX": Play("A Rogue suffers X damage, where X is the number of cards in your hand."),
    "InsteadIf": Play("Draw a card. If your hand is empty, ready Warden instead."),
    "ChooseOne": Play("Choose one: Draw a card; or ready Warden."),
    "OneOrOther": Play("Each Rogue player must discard a card from their hand or draw a card."),
    "Unless": Play("A Rogue suffers 1 damage unless the Rogue player discards ten cards from their hand."),
    "Later": Play("At the end of the turn, ready Warden."),
    "Pays": Play("Draw a card. You may pay 1 Renown to ready Warden.", instead="Draw a card."),
    "NextForLess": Play("The next Asset you buy costs one less."),
    "NextTime": Play("The next time a Hero Rescues, ready Warden."),
    "EachTime": Play("Until the end of the round, after a Hero Rescues, ready Warden."),
    "ChooseSeveral": Play("Choose two: Draw a card; ready Warden; or draw two cards."),
    "DoesEither": Play("Draw a card or ready Warden."),
    # Cards
    "PutCards": Play("Discard an Asset from your hand."),
    "Draw": Play("Draw a card."),
    "DiscardFromHand": Play("Discard a card from your hand."),
    "DiscardAtRandom": Play("Discard a card at random from your hand."),
    "DiscardTop": Play("Discard the top two cards of your deck."),
    "LookAndTake": Play(
        "Look at the top two cards of your deck, put each Event among them into your hand and discard the others."
    ),
    "FindAndPlay": Play("Search your deck for an Asset and play it."),
    "TakeIntoHand": Play("Search your discard pile for an Event and put it into your hand."),
    "PlayFromHand": Play("Play an Asset from your hand."),
    "PlayIt": Play(
        "Search your deck for an Asset and put it into your hand. You may play it.",
        instead="Search your deck for an Asset and put it into your hand.",
    ),
    "TakeIt": Play(
        "Reveal the top card of your deck. Put it into your hand.", instead="Reveal the top card of your deck."
    ),
    "StackDeck": Play("Look at the top two cards of a player's deck and put them back in any order."),
    "StackDeckButOne": Play(
        "Look at the top two cards of an opponent's deck, put one of them on the bottom and the rest back in any order."
    ),
    "BuryInDeck": Play("Put up to two cards from your hand on top of a Rogue player's deck."),
    "FindForTop": Play("Put an Event from your discard pile on top of your deck."),
    "FindForBottom": Play("Put an Event from your discard pile on the bottom of your deck."),
    "LookAtHand": Play("Look at a Rogue player's hand."),
    "RevealAtRandom": Play("Reveal a card at random from a Rogue player's hand."),
    "RevealOwnAtRandom": Play("Reveal a card at random from your hand."),
    "PutOnOwnDeck": Play("Put a card from your hand on top of your deck."),
    "LookAndChoose": Play(
        "Look at the top two cards of your deck, put one into your hand and the rest on the bottom of your deck."
    ),
    "DrawUpTo": Play("Draw until you have five cards in hand."),
    "ShuffleBack": Play("Shuffle your discard pile into your deck."),
    "FindAndRemove": Play("Remove an Event in your discard pile from the game."),
    "TakeOfThem": Play("Reveal the top two cards of your deck. Put one of them into your hand and discard the rest."),
    "DiscardOfThem": Play(
        "Look at the top two cards of an opponent's deck. Discard one and put the rest back in any order."
    ),
    "RevealUntil": Play(
        "Reveal cards from the top of your deck until you reveal an Asset. Put it into your hand and discard the rest."
    ),
    "ChooseFromHand": Play("Look at an opponent's hand and choose a card."),
    "DiscardFromTheirHand": Play("Look at an opponent's hand and discard a card from it."),
    "PutUnderOwnDeck": Play("Put a card from your hand on the bottom of your deck."),
    "DiscardHand": Play("Discard your hand."),
    "ChooseNumber": Play("Choose a number between 1 and 3. Draw that many cards."),
    "LookAtTop": Play("Look at the top card of your deck."),
    "PutOnTop": Play(
        "Put an Event from your discard pile into your hand. Put it on top of your deck.",
        instead="Put an Event from your discard pile into your hand.",
    ),
    "PutOnBottom": Play(
        "Look at the top card of your deck. Put it on the bottom of your deck.",
        instead="Look at the top card of your deck.",
    ),
    "MayPay": Play("Draw a card. You may discard a card from your hand to ready Warden.", instead="Draw a card."),
    "TheyMayPay": Play("Draw a card. The Hero player may discard a card to draw two cards.", instead="Draw a card."),
    "PayFor": Play("Draw a card. Discard a card from your hand to ready Warden.", instead="Draw a card."),
    "EmpowerFromHand": Play("Empower Ranger with a card from your hand."),
    "EmpowerFromDiscard": Play("Empower Ranger with a card from your discard pile."),
    "EmpowerFromTop": Play("Empower Ranger with the top card of your deck."),
    "EmpowerFromTopOfDiscard": Play("Empower Ranger with the top card of your discard pile."),
    "TakeSeveral": Play("Return up to two Events from your discard pile to your hand."),
    "ForEach": Play("For each Minion in play, draw a card."),
    "RecruitFree": Play("Recruit a Rogue from your reserve without paying its cost.", whose="Brigand"),
    "SuffersItInstead": Play(
        "Reaction: When Ranger would suffer damage, Warden suffers that damage instead.", ATTACKED
    ),
    "ExchangePlaces": Play("Exchange the Locations of two Heroes."),
    "DiscardEmpowering": Play("Discard an empowering card from a Hero.", whose="Brigand"),
    "RevealHand": Play("Reveal your hand."),
    "RevealTop": Play("Reveal the top card of your deck."),
    "TakeOwn": Play(
        "Reveal the top two cards of your deck. Put each card you own among them into your hand.",
        instead="Reveal the top two cards of your deck.",
    ),
    "LookAtSchemes": Play("Look at a facedown Scheme."),
    "PutIntoHand": Play("Return a Minion to its owner's hand."),
    "DiscardCards": Play("Discard a Minion."),
    "GainResources": Play("Add 2 Renown to your resource pool."),
    # Characters
    "Suffer": Play("A Rogue suffers 1 damage."),
    "SufferKept": Play("A Rogue suffers 1 damage. This damage cannot be ignored or reduced."),
    "Heal": Play("Heal 1 damage from Ranger."),
    "Recover": Play("Recover a captured Rogue.", whose="Brigand"),
    "Sacrifice": Play("Sacrifice an Attachment."),
    "MoveDamage": Play("Move 1 damage from Ranger to Warden."),
    "KnockOut": Play("Knock out a Hero.", whose="Brigand"),
    "Capture": Play("Capture a Rogue."),
    "GoThere": Play("Move Ranger to Warden's Location."),
    "Retreat": Play("Return Warden to your reserve."),
    "ReduceIt": Play("Reaction: When Ranger would suffer damage, reduce that damage by 1.", ATTACKED),
    "SuffersOnly": Play("Reaction: When Ranger would suffer damage, he suffers only 1 damage instead.", ATTACKED),
    "SuffersLess": Play("Reaction: When Ranger would suffer damage, he suffers 1 less damage.", ATTACKED),
    "IgnoreIt": Play("Reaction: When Ranger would suffer damage, ignore that damage.", ATTACKED),
    "Exhaust": Play("Exhaust a Rogue."),
    "Choose": Play("Choose a Rogue. That Rogue suffers 1 damage."),
    "Ready": Play("Ready Warden."),
    "Divide": Play("Deal 2 damage divided among Rogues."),
    "DivideHealing": Play("Heal up to 2 damage divided among Heroes."),
    "GoWhere": Play("Move Ranger to a Location with a Scheme."),
    "GoToLocation": Play("Move Ranger to another Location."),
    "ReturnToPlayArea": Play("Return Ranger to its play area."),
    "TurnFaceup": Play("Turn a facedown Scheme faceup."),
    "MostDoes": Play("The player with the most cards in hand draws a card."),
    "FewestDoes": Play("The player with the fewest cards in hand draws a card."),
    "ClaimsSoMany": Play("Stray claims 2 citizens."),
    "GainControl": Play("Gain control of a Minion."),
    "GainControlForSomeTime": Play("Gain control of a Minion until the end of the round."),
    "ForSomeTime": Play("Ranger has +1 Attack until the end of the round."),
    # Citizens
    "MoveToSanctuary": Play("Move a citizen from a Scheme to Sanctuary."),
    "MoveFromSanctuary": Play("Move a citizen from Sanctuary to a Location."),
    "MoveToSupply": Play("Return a citizen from a Location to the supply."),
    "MoveBack": Play("Move a citizen from a Scheme back to its Location."),
    "MoveCitizens": Play("Move a citizen from a Location to a Scheme."),
    "PlaceCitizens": Play("Place a citizen on a Scheme.", whose="Brigand"),
    "Claims": Play("Stray claims."),
    # Acts
    "SetBase": Play("Reaction: When a Rogue attacks, the value of this action is 1.", ATTACKED),
    "AddToAct": Play("Reaction: When Brigand attacks, this action gets +1.", ATTACKED, "Brigand"),
    "ActorAdds": Play("Reaction: When a Rogue Threatens, that Rogue claims 1 fewer citizen.", THREATENED),
    "ActorDeals": Play("Reaction: When a Rogue attacks, that Rogue deals 1 less damage.", ATTACKED),
    "IgnoreModifiers": Play(
        "Reaction: When a Rogue would claim citizens, ignore one of its modifiers.", (*THREATENED, "play Riot")
    ),
    "ReduceClaim": Play("Reaction: When a Rogue would claim citizens, reduce that claim by 1.", THREATENED),
    "CancelIt": Play("Reaction: When a Rogue attacks, cancel it.", ATTACKED),
    "Instead": Play("Reaction: When Ranger would suffer damage, draw a card instead.", ATTACKED),
    "ActsNow": Play("Ranger Rescues."),
    "MayActNow": Play("Ranger may Rescue."),
    "AttacksIt": Play("Stray attacks Brigand."),
    "MayAttackIt": Play("Ranger may attack Brigand."),
    "ClaimMore": Play(
        "Threaten Modifier: +1 citizen. Claim 1 additional citizen.",
        THREATENED,
        "Brigand",
        instead="Threaten Modifier: +1 citizen.",
    ),
    # Others
    "EachDoes": Play("Each Rogue player discards a card from their hand."),
    "OneDoes": Play("A Rogue player discards a card from their hand."),
    "ChoosePlayer": Play("Choose an opponent. That player discards a card."),
    "ThatPlayerDoes": Play("Choose an opponent. That player discards a card."),
    "ControllerDoes": Play("Choose a Rogue. Its controller discards a card from their hand."),
}
"""An effect, by its name, and how it is played."""


class Player(Answerer):
    """Plays the card wherever it can, or never, and has happen what is to happen; all else it does in the first way."""

    def __init__(self, deeds: tuple[str, ...], plays: bool) -> None:
        self.deeds = [*deeds]
        self.plays = plays
        self.played = False

    def answer(self, question: Question, view: View[Any]) -> Choice:
        return self.choose(question)

    def choose(self, question: Question) -> Choice:
        keys = question.keys()
        own = [key for key in keys if key in (f"play {OWN}", f"use {OWN}")]
        if own and self.plays:
            self.played = True
            return question.choices[keys.index(own[0])]
        for deed in self.deeds[:1]:
            if deed in keys:
                self.deeds.remove(deed)
                return question.choices[keys.index(deed)]
        ends = [key for key in ("pass", "no more modifiers", "end phase") if key in keys]
        return question.choices[keys.index(ends[0])] if ends else question.choices[0]


def left_of(play: Play, plays: bool) -> list[object]:
    """What is left once it is played, or isn't, but for where the card itself is."""
    stage = "provoke" if play.deeds else PLANNING if play.whose == "Ranger" else "plotting"
    own = f'"{OWN}", '
    held = ("", own) if play.whose == "Ranger" else (own, "")
    trial = card(OWN, play.text, type="event", affiliation=play.whose, resource=1)
    cards = TRIAL.read_text(encoding="utf-8") + NOOK + SPARE + trial
    game = Case("forever", OWN, cards, TABLE % (stage, *held), 'players = ["Rhea", "Hal"]').arranged()
    assert isinstance(game, ForeverGame)
    player = Player(play.deeds, plays)
    game.answerers = [player, player]
    while player.deeds or (plays and not player.played):
        assert not game.over
        find("forever").step(game)
    return facts(game)


def facts(game: ForeverGame) -> list[object]:
    """All that a game is at, but for the card that was played."""
    own = next(card.serial for card in game.box if card.name == OWN)
    return [
        [[card.serial for card in pile if card.serial != own] for pile in game.piles],
        [(serial, seen) for here in game.known.values() for serial, seen in here.items() if serial != own],
        [thing.state() for thing in game.objects.values()],
        len(game.at_work),
        game.spent,
        (game.sanctuary, game.supply),
    ]


@pytest.mark.parametrize("name", PLAYS)
def test_each_effect_changes_something(name: str) -> None:
    """With the card played, something is otherwise than without it, or than without that effect."""
    play = PLAYS[name]
    meant = {type(part).__name__ for part in parts_of(read_text(READER, play.text))}
    assert name in meant
    other = left_of(play._replace(text=play.instead), plays=True) if play.instead else left_of(play, plays=False)
    assert left_of(play, plays=True) != other


def test_each_effect_is_played() -> None:
    """None of the vocabulary is left out, nor named that it hasn't."""
    effects = {name for name, meaning in FOREVER.classes.items() if issubclass(meaning, Effect)}
    assert set(PLAYS) == effects
