"""The table of DC Forever in sentences, for screen readers and pipes."""

from __future__ import annotations

from longbox.faces.lines import STRONG, Line, line
from longbox.faces.words import counted, number_of
from longbox.games.forever.definitions import CardDefinition, GameCard
from longbox.games.forever.face.cards import badges_of, kind_of, role_of, values_of
from longbox.games.forever.options import HEROES, ROGUES
from longbox.games.forever.turn.winning import CITIZENS_TO_WIN, MOST_BEATEN, SCHEMES_TO_WIN
from longbox.games.forever.view import TableView


def whole_table(view: TableView) -> list[str]:
    """Everything that lies on the table, one line after another."""
    lines = [how_far(view), *who_passed(view), *[words for spot in view.spots() for words in place(view, spot)]]
    told = [*lines, *[player(view, seat.number) for seat in view.players], *what_matters(view)]
    return [*told, *[f"{words.capitalize()}." for words in how_sure(view)]]


def how_far(view: TableView) -> str:
    """How far each victory is."""
    plan = f"Master Plan: {len(view.completed())} of {number_of(SCHEMES_TO_WIN, 'Scheme')}"
    sanctuary = f"Sanctuary: {view.sanctuary()} of {number_of(CITIZENS_TO_WIN, 'citizen')}"
    return ". ".join([plan, sanctuary, *[beaten(view, side) for side in (HEROES, ROGUES)]]) + "."


def beaten(view: TableView, side: str) -> str:
    """How many of a side are beaten, and how many stand; of four the one who plays alone wins."""
    seats = [seat for seat in view.players if seat.side == side]
    standing = sum([len(view.characters_of(seat.number)) for seat in seats])
    gone, word = (view.knocked_out(), "knocked out") if side == HEROES else (view.captured(), "captured")
    four = f" of {MOST_BEATEN}" if len(seats) == 2 and len(view.players) == 3 else ""
    return f"{'Heroes' if side == HEROES else 'Rogues'}: {standing} in play, {len(gone)}{four} {word}"


def who_passed(view: TableView) -> list[str]:
    """Who has passed in this Confrontation cycle."""
    names = list(dict.fromkeys([view.players[player].name for player in view.passed()]))
    return [f"passed: {' and '.join(names)}"] if names else []


def how_sure(view: TableView) -> list[str]:
    """That numbers and texts are not all those of the box, where they aren't."""
    there = [card for seat in view.players for card in view.area(seat.number)]
    return ["some numbers are reconstructed"] if any([card.definition.rests_on for card in there]) else []


def place(view: TableView, spot: int) -> list[str]:
    """A Location, the Scheme there and who is there."""
    location = view.location(spot)
    if location is None:
        return []
    count = number_of(view.permanent(location).citizens, "citizen")
    lines = [f"{spot + 1}. {location.definition.name}: {count}. {' '.join(location.definition.text.split())}".strip()]
    citizens = view.scheme_citizens(spot)
    if citizens is not None:
        scheme = view.scheme_at(spot)
        known = "A facedown Scheme" if scheme is None else f"{scheme.definition.name}, needs {view.threshold(spot)}"
        lines.append(f"   {known}: {number_of(citizens, 'citizen')}.")
    return [*lines, *[f"   {in_words(view, card)}." for card in view.characters_at(spot)]]


def in_words(view: TableView, card: GameCard) -> str:
    """A card in play, with its numbers and what is so with it."""
    numbers = [number.words for number in values_of(view, card)]
    attached = [f"with {other.definition.name}" for other in view.attached(card)]
    return ", ".join([card.definition.name, *numbers, *[badge.words for badge in badges_of(view, card)], *attached])


def player(view: TableView, number: int) -> str:
    """What everybody may see of a player."""
    seat = view.players[number]
    mine = view.is_reader(number)
    lying = [in_words(view, card) for card in view.area(number) if view.permanent(card).attached_to < 0]
    counts = f"hand {view.hand_count(number)}, deck {view.deck_count(number)}, discard {len(view.discard_pile(number))}"
    who = "You play" if mine else f"{seat.name} plays"
    return f"{who} {'Rogues' if seat.is_rogue else 'Heroes'}: {counts}. In play: {'; '.join(lying) or 'nothing'}."


def what_matters(view: TableView) -> list[str]:
    """The resource pool and the hand."""
    me = view.seat.number
    pool = [f"Resource pool: {view.resources(me)} {view.resource_word(me)}."] if view.pool(me) else []
    return [*pool, f"Your hand: {counted([card.key() for card in view.hand()]) or 'empty'}."]


def explain_card(definition: CardDefinition) -> list[Line]:
    """All about a card, and which of it is reconstructed."""
    lines = [line((definition.name, f"{STRONG} {role_of(definition)}"), f" · {kind_of(definition)}")]
    if definition.subtitle:
        lines.append(line(definition.subtitle))
    facts = ", ".join([f"{label} {value}" for label, value in numbers_of(definition) if value])
    lines += [line(facts)] if facts else []
    lines += [line(words) for words in definition.text.splitlines() or ["It has no text."]]
    return [*lines, *[line((words, "faint")) for words in what_is_known(definition)]]


def what_is_known(definition: CardDefinition) -> list[str]:
    """What of a card is known from the game, and what the rest of it rests on; nothing of one that an owner wrote."""
    if not definition.rests_on:
        return []
    known = ", ".join([f"{field} ({where})" for field, where in definition.printed.items()]) or "nothing"
    return [
        f"Known from the rulebook: {known}.",
        f"The rest is reconstructed; it rests on this: {definition.rests_on}.",
    ]


def numbers_of(definition: CardDefinition) -> list[tuple[str, int]]:
    """The numbers of a card, with what they are called."""
    return [
        ("Health", definition.health),
        ("Attack", max(definition.attack, 0)),
        ("Threaten", max(definition.threaten, 0)),
        ("Rescue", max(definition.rescue, 0)),
        ("Claim", definition.claim),
        ("cost", definition.cost),
        ("resources", definition.resource),
        ("citizens", definition.citizens),
        ("completion threshold", definition.threshold),
        ("card draw", definition.draws),
    ]


def explain_player(view: TableView, number: int) -> list[Line]:
    """What everybody may see of a player."""
    pile = counted([card.key() for card in reversed(view.discard_pile(number))]) or "empty"
    reserve = counted([card.key() for card in view.reserve(number)]) or "empty"
    return [line(player(view, number)), line(f"Discard pile: {pile}."), line(f"Reserve: {reserve}.")]


def result_lines(view: TableView) -> list[Line]:
    """Who won, and why."""
    words = {"rogue": "The Rogues win.", "hero": "The Heroes win.", "": "Nobody wins."}[view.winner]
    ends = [report.words for report in view.reports() if report.kind.rule == "Check For Win Conditions"]
    rounds = f"It took {number_of(view.round, 'round')}."
    return [line((words, STRONG)), *[line(end) for end in ends[-1:]], line(how_far(view)), line(rounds)]
