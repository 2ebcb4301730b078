"""Who can attack whom, and what would come of it."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from longbox.faces.words import listed
from longbox.games.vs.combat.forecasting import Forecast
from longbox.games.vs.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.zones import Player
from longbox.terminal import layout
from longbox.terminal.vs.cards import TeamCard, short, stats
from longbox.terminal.vs.places import name_of, reading_order

ATTACK_WORD: Final = "attack"
"""What is typed to see who can attack whom."""

NAME_WIDTH: Final = 22


# In words


def forecast_words(view: TableView, team: list[TeamCard], against: TeamCard | int) -> str:
    """What would come of an attack if nobody did anything more, in words."""
    found = view.forecast(team, against)
    if isinstance(against, int):
        return f"{name_of(view, against)} would lose {found.loss}"
    words = [f"ATK {found.atk}", "stuns it" if found.stuns else "doesn't stun it"]
    if found.breakthrough:
        words.append(f"{found.breakthrough} breakthrough")
    if found.struck:
        words.append(struck_words(found, len(team)))
    return ", ".join(words)


def struck_words(found: Forecast, count: int) -> str:
    """Which attackers would become stunned."""
    names = [short(card.definition) for card in found.struck]
    if count == 1:
        return "is stunned"
    return f"{listed(names) if len(names) == 1 else ' or '.join(names)} is stunned"


def proposed_team(question: Question) -> list[TeamCard]:
    """The characters that attack together so far, while others are asked for."""
    return [card for card in question.taken or [] if isinstance(card, Card)]


def against_of(view: TableView, question: Question) -> TeamCard | int | None:
    """Whom a team attacks, while others are asked for: a character, or else the only opponent."""
    if question.source is not None:
        return question.source
    opponents = [number for number in range(len(view.players)) if number != question.player and not view.is_out(number)]
    return opponents[0] if len(opponents) == 1 else None


# The table of all attacks


def attack_table(view: TableView, width: int = 80) -> list[Text]:
    """Who can attack whom alone, and what would come of it if nobody did anything more."""
    me = view.seat.number
    own = [qualities.card for qualities in reading_order(view, me) if view.can_be_attacker(qualities.card)]
    targets = {card: view.attackable(card) for card in own}
    able = [card for card in own if targets[card]]
    if not able:
        return [Text("No character of yours can attack anybody now.")]
    lines = [Text("What would come of it if nobody did anything more:", style="dim")]
    for card in able:
        lines += attacker_lines(view, card, targets[card], width)
    return [*lines, Text(HOW_TO, style="dim")]


def attacker_lines(view: TableView, card: TeamCard, targets: list[Choice], width: int) -> list[Text]:
    """One attacker, with all whom it can attack."""
    qualities = view.card_as_it_is(card)
    numbers = "" if qualities is None else f" {stats(qualities)}"
    start = layout.column(f"{card.definition.card_name}{numbers}", NAME_WIDTH, "bold")
    chips = [Text.assemble(target_name(view, target), " ", chip(view, card, target)) for target in targets]
    return layout.flow(chips, width, start, gap=3)


def target_name(view: TableView, target: Choice) -> Text:
    """Who can be attacked, with the present numbers."""
    if isinstance(target, Card):
        qualities = view.card_as_it_is(target)
        return Text(f"{short(target.definition)}{'' if qualities is None else f' {stats(qualities)}'}:")
    return Text(f"{target.words()} directly:")


def chip(view: TableView, card: TeamCard, target: Choice) -> Text:
    """What would come of an attack, as short as it can be said."""
    against = target.number if isinstance(target, Player) else target
    assert isinstance(against, int | Card)
    found = view.forecast([card], against)
    if isinstance(target, Player):
        return Text(f"-{found.loss}", style="green")
    through = f" +{found.breakthrough}" if found.breakthrough else ""
    if found.stuns and found.struck:
        return Text(f"both{through}", style="yellow")
    if found.stuns:
        return Text(f"stuns{through}", style="green")
    return Text("loses" if found.struck else "nothing", style="red" if found.struck else "dim")


HOW_TO: Final = (
    "stuns: the defender alone · both: both · loses: the attacker alone · +3: breakthrough · -5: endurance. "
    "Type a1, or: attack magneto with rogue; attack magneto with rogue and storm."
)
