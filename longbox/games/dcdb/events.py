"""The kinds of things that happen in the deck-building game, with their lines in the log."""

from __future__ import annotations

from functools import partial
from typing import Final

from longbox.kernel.events import EventKind, new_kind

FROM_HAND: Final = "from the hand"
"""What is noted of a card that was discarded out of a hand. [cube 6.192]"""
KINDS: Final[list[EventKind]] = []

_kind = partial(new_kind, KINDS)

PLAYS_FIRST: Final = _kind("plays first", "{player} chooses to play first.", "13.010")
DRAFTS_FIRST: Final = _kind("drafts first", "{player} chooses to draft first.", "13.010")
PASSED_ON_TIER: Final = _kind("passed on tier", "{player} passes on tier {amount}.", "13.020")
TOOK_HERO: Final = _kind("took hero", "{player} plays as {cards}.", "Choosing Super Heroes")
BEGAN_TURN: Final = _kind("began turn", "— Turn {amount}: {player} —", "Turns")
PLAYED: Final = _kind("played", "{player} plays {cards}{power}.", "Order of Playing Your Cards")
GOT_POWER: Final = _kind("got power", "{player} gets {amount:+} Power{because}.", "Order of Playing Your Cards")
DOUBLED_POWER: Final = _kind("doubled power", "{player} doubles their Power.", "Order of Playing Your Cards")
PAID: Final = _kind("paid", "{player} pays {amount} Power.", "Order of Playing Your Cards")
DREW: Final = _kind("drew", "{player} draws {cards}{because}.", "Shuffling Your Deck")
SHUFFLED: Final = _kind("shuffled", "{player} shuffles the discard pile into a new deck.", "Shuffling Your Deck")
BOUGHT: Final = _kind("bought", "{player} buys {cards} for {amount} Power.", "Buying Cards")
DEFEATED: Final = _kind("defeated", "{player} defeats {cards} for {amount} Power.", "The Super-Villains")
GAINED: Final = _kind("gained", "{player} gains {cards}.", "Gaining Cards")
NOT_GAINED: Final = _kind("not gained", "{player} can't gain {note}: there is none.", "Gaining Cards")
GAVE: Final = _kind("gave", "{player} puts {cards} into the discard pile of {note}.", "Giving Cards to a Teammate")
KEPT: Final = _kind("kept", "{player} keeps {cards}.", "6.210")
DISCARDED: Final = _kind("discarded", "{player} discards {cards}.", "Order of Playing Your Cards")
DESTROYED: Final = _kind("destroyed", "{player} destroys {cards}.", "Destroying Cards")
PUT: Final = _kind("put", "{player} puts {cards} {note}.", "Order of Playing Your Cards")
REVEALED: Final = _kind("revealed", "{player} reveals {cards}.", "Shuffling Your Deck")
LOOKED: Final = _kind("looked", "{player} looks at {cards}.", "Order of Playing Your Cards")
CHOSE: Final = _kind("chose", "{player} chooses {note}.", "Order of Playing Your Cards")
ATTACKED: Final = _kind("attacked", "{source} attacks {player}.", "Attacks and Defenses")
AVOIDED: Final = _kind("avoided", "{player} avoids the Attack with {cards}.", "Attacks and Defenses")
TURNED_HERO_DOWN: Final = _kind("turned hero down", "{player} turns {cards} face down.", "First Appearance")
TURNED_HERO_UP: Final = _kind("turned hero up", "{player} turns {cards} face up.", "First Appearance")
ADDED_TO_LINE_UP: Final = _kind("added to line-up", "{cards} joins the Line-Up.", "Refilling the Line-Up")
APPEARED: Final = _kind("appeared", "{cards} appears on the Super-Villain stack.", "The Next Super-Villain")
SCORED: Final = _kind("scored", "{player} has {amount} Victory Points.", "Scoring")
ENDED_GAME: Final = _kind("ended game", "The game ends: {note}.", "End of Game")
ENDED_TURN: Final = _kind("ended turn", "{player} ends the turn.", "8.010")
TOOK_MULLIGAN: Final = _kind("mulligan", "{player} shuffles the hand into the deck and draws a new one.", "6.266")
REMOVED: Final = _kind("removed", "{cards} is removed from the game.", "6.485")
PASSED_OVER: Final = _kind("passed over", "{cards} doesn't join the first Line-Up.", "9.130")
MISSED: Final = _kind("missed", "{player} misses what {source} would do.", "10.040")
GOT_VP: Final = _kind("got VP", "{player} gains {amount} VP{because}.", "6.550")
LOST_VP: Final = _kind("lost VP", "{player} loses {amount} VP{because}.", "6.550")
TOOK_PLACE: Final = _kind("took place", "{player} takes place {amount}.", "12.050")
WON: Final = _kind("won", "{player} wins.", "Scoring")
CALLED_TIME: Final = _kind("called time", "Time is called: {amount} turns are left after this one.", "9.020")
CONCEDED: Final = _kind("conceded", "{player} concedes.", "9.040")
LEFT: Final = _kind("left", "{player} leaves the game.", "9.050")
POINTED_OUT: Final = _kind("pointed out", "{player} points out that {cards} lies twice in the Line-Up.", "1.170")
ENDING_GAME: Final = _kind("ending game", "The game is about to end.", "12.010")
MADE_ATTACK: Final = _kind("made attack", "{player} has attacked.", "6.065")
FROZE: Final = _kind("froze", "{player} puts a Frozen token on {cards}.", "6.197")
CONFRONTED: Final = _kind("confronted", "{player} enters a Confrontation.", "6.110")
LEFT_CONFRONTATION: Final = _kind("left confrontation", "{player} is in a Confrontation no longer.", "8.080")
TEAMWORKED: Final = _kind("teamworked", "{player} has teamworked {note}.", "6.504")
TRAVELLED: Final = _kind("travelled", "{player} Time Travels {cards}.", "6.510")
PAID_VP: Final = _kind("paid VP", "{player} pays {amount} VP{because}.", "6.550")
TOLD_TO_DRAW: Final = _kind("told to draw", "{player} is about to draw{because}.", "Jay Garrick (Crossover 1)")
SHUFFLING: Final = _kind("shuffling", "{player} is about to shuffle.", "Trickster (Crossover 5)")
PASSED: Final = _kind("passed", "{player} has passed {cards}.", "6.331")
TOOK_CONTROL: Final = _kind("took control", "{player} controls {cards} of {note} until the turn ends.", "6.140")
HAS_TEXT: Final = _kind("has text", "{player} has the text of {cards} for this turn.", "4.010")
TOOK_TEXT: Final = _kind("took text", "{note} has the text of {cards} for this turn.", "1.010")
USED: Final = _kind("used", "{player} uses {cards}.", "2.052")
