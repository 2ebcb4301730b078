"""Who can attack whom, and what would come of it."""

from __future__ import annotations

from typing import Final

from longbox.faces.lines import FAINT, STRONG, Line, Piece, line
from longbox.faces.words import listed
from longbox.games.vs.combat.forecasting import Forecast
from longbox.games.vs.face.cards import GameCard, short, stats
from longbox.games.vs.face.places import name_of, reading_order
from longbox.games.vs.moments import ATTACKING
from longbox.games.vs.terms import NOTHING
from longbox.games.vs.view import TableView
from longbox.kernel.cards import Card
from longbox.kernel.choices import Choice
from longbox.kernel.questions import Question
from longbox.kernel.zones import NOBODY, Player

ATTACK_WORD: Final = "attack"
"""What is typed to see who can attack whom."""

NAME_WIDTH: Final = 22


# In words


def forecast_words(view: TableView, team: list[GameCard], against: GameCard | int) -> str:
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


def proposed_team(question: Question) -> list[GameCard]:
    """The characters that attack together so far, while others are asked for."""
    return [card for card in question.taken or [] if isinstance(card, Card)]


def against_of(view: TableView, question: Question) -> GameCard | int | None:
    """Whom a team attacks, while others are asked for: a character, or else the only opponent."""
    if question.source is not None:
        return question.source
    opponents = [number for number in range(len(view.players)) if number != question.player and not view.is_out(number)]
    return opponents[0] if len(opponents) == 1 else None


# The attack that goes on


class Going:
    """The attack that is proposed or goes on, in words.

    Attributes:
        state: "Attack", or "Attack proposed".
        who: Who attacks whom.
        outcome: What would come of it, if nobody did anything more; nothing if nobody fights any more.
    """

    def __init__(self, view: TableView) -> None:
        team = [card for reference in view.attackers if (card := view.card_at(reference)) is not None]
        names = " + ".join([numbered(view, card) for card in team]) or "nobody"
        defender = view.card_at(view.attacked)
        against: GameCard | int | None = defender
        whom = "nobody any more" if defender is None else numbered(view, defender)
        if view.attacked == NOTHING and view.attacked_player != NOBODY:
            whom, against = f"{name_of(view, view.attacked_player)} directly", view.attacked_player
        fights = [card for card in team if is_fit(view, card)]
        self.state = "Attack" if view.attack == ATTACKING else "Attack proposed"
        self.who = f"{names} ▸ {whom}"
        self.outcome = "" if against is None or not fights else forecast_words(view, fights, against)


def is_fit(view: TableView, card: GameCard) -> bool:
    """Whether an attacker still fights: it attacks, or the attack is only proposed."""
    qualities = view.card_as_it_is(card)
    if qualities is None or qualities.object is None or qualities.is_stunned():
        return False
    return view.attack != ATTACKING or qualities.object.attacker


def numbered(view: TableView, card: GameCard) -> str:
    """A character with its numbers."""
    qualities = view.card_as_it_is(card)
    return card.definition.card_name if qualities is None else f"{card.definition.card_name} {stats(qualities)}"


# The table of all attacks


def attack_table(view: TableView) -> list[Line]:
    """Who can attack whom alone, and what would come of it if nobody did anything more."""
    me = view.seat.number
    own = [qualities.card for qualities in reading_order(view, me) if view.can_be_attacker(qualities.card)]
    targets = {card: view.attackable(card) for card in own}
    able = [card for card in own if targets[card]]
    if not able:
        return [line("No character of yours can attack anybody now.")]
    lines = [line(("What would come of it if nobody did anything more:", FAINT))]
    for card in able:
        lines.append(attacker_line(view, card, targets[card]))
    return [*lines, line((HOW_TO, FAINT))]


def attacker_line(view: TableView, card: GameCard, targets: list[Choice]) -> Line:
    """One attacker, with all whom it can attack."""
    qualities = view.card_as_it_is(card)
    numbers = "" if qualities is None else f" {stats(qualities)}"
    start = f"{card.definition.card_name}{numbers}".ljust(NAME_WIDTH)
    pieces: list[Piece] = []
    for target in targets:
        pieces += [Piece(f"   {target_name(view, target)} "), outcome(view, card, target)]
    return line((start, STRONG), *pieces)


def target_name(view: TableView, target: Choice) -> str:
    """Who can be attacked, with the present numbers."""
    if isinstance(target, Card):
        qualities = view.card_as_it_is(target)
        return f"{short(target.definition)}{'' if qualities is None else f' {stats(qualities)}'}:"
    return f"{target.words()} directly:"


def outcome(view: TableView, card: GameCard, target: Choice) -> Piece:
    """What would come of an attack, as short as it can be said."""
    against = target.number if isinstance(target, Player) else target
    assert isinstance(against, int | Card)
    found = view.forecast([card], against)
    if isinstance(target, Player):
        return Piece(f"-{found.loss}", "green")
    through = f" +{found.breakthrough}" if found.breakthrough else ""
    if found.stuns and found.struck:
        return Piece(f"both{through}", "yellow")
    if found.stuns:
        return Piece(f"stuns{through}", "green")
    return Piece("loses" if found.struck else "nothing", "red" if found.struck else FAINT)


HOW_TO: Final = (
    "stuns: the defender alone · both: both · loses: the attacker alone · +3: breakthrough · -5: endurance. "
    "Type a1, or: attack magneto with rogue; attack magneto with rogue and storm."
)
