"""The table of Vs. System, drawn: the opponents' side mirrored above, the own side below, the chain, the hand."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from longbox.faces.offers import Offer
from longbox.faces.words import number_of, so_often
from longbox.games.vs.game import ATTACKING
from longbox.games.vs.text.terms import NOTHING, PLAYER_MARK, UNSEEN_MARK
from longbox.games.vs.view import SeenEffect, TableView
from longbox.kernel.zones import NOBODY
from longbox.terminal import layout
from longbox.terminal.vs.attacks import forecast_words
from longbox.terminal.vs.cards import TeamCard, in_sight, is_face_up, short, stats, style_of
from longbox.terminal.vs.formations import ONE_LINE, TWO_LINES, Drawing
from longbox.terminal.vs.hand import hand_chips, hand_rows
from longbox.terminal.vs.places import name_of, reading_order, whose
from longbox.terminal.vs.wording import effect_words

BRIEF: Final = 0
"""As little as can be: a line for each row, and the chain's top."""
NARROW: Final = 1
"""Two lines for each row, the hand in a line or two."""
USUAL: Final = 2
"""With the hand as a list."""
HANGING: Final = 3
"""With what hangs on characters, and what effects on the chain say."""
WHOLE: Final = 4
"""With the whole texts of the hand."""

MANY_LINES: Final = 6
SHORT_CHAIN: Final = 3
"""So many effects on the chain are drawn where there is little room."""


def draw(view: TableView, offers: list[Offer], width: int, height: int, most: int) -> list[Text]:
    """The whole table, in the fullest form that fits; in a crowded one rather than with less.

    Args:
        view: Of the player who looks.
        offers: What may be answered.
        width: How wide it may be.
        height: How many lines it should have at most.
        most: How many lines it must not exceed.
    """
    for form in (WHOLE, HANGING, USUAL, NARROW):
        lines = drawn(view, offers, width, form)
        if len(lines) <= height:
            return lines
    forms = [drawn(view, offers, width, form) for form in (NARROW, BRIEF)]
    return next((lines for lines in forms if len(lines) <= most), forms[-1])


def drawn(view: TableView, offers: list[Offer], width: int, form: int) -> list[Text]:
    """The table in one form."""
    me = view.seat.number
    faced = faced_opponent(view)
    count = len(view.players)
    others = [(me + step) % count for step in range(1, count)]
    lines = [line for other in others if other != faced for line in distant(view, other, width)]
    lines += side_above(view, faced, offers, width, form)
    lines += [*attack_line(view, width), player_rule(view, me, width)]
    lines += side_below(view, me, offers, width, form)
    lines += chain_lines(view, width, form)
    if form >= USUAL:
        return [*lines, *hand_rows(view, offers, width, whole=form >= WHOLE)]
    return [*lines, *hand_chips(view, offers, width)]


def faced_opponent(view: TableView) -> int:
    """The opponent whose formation is drawn: who attacks or is attacked, else whose step it is, else the next one."""
    me = view.seat.number
    count = len(view.players)
    for player in (view.attacked_player, view.step_player):
        if player not in (NOBODY, me):
            return player
    following = [(me + step) % count for step in range(1, count)]
    return next((player for player in following if not view.is_out(player)), following[0])


def lines_each(form: int) -> int:
    """How many lines a character has in a form."""
    if form == BRIEF:
        return ONE_LINE
    return TWO_LINES if form < HANGING else MANY_LINES


# Both sides


def side_above(view: TableView, player: int, offers: list[Offer], width: int, form: int) -> list[Text]:
    """An opponent: name and numbers, resources, support row, front row."""
    lines = [player_rule(view, player, width)]
    if view.is_out(player):
        return lines
    drawing = Drawing(view, player, offers, width, lines_each(form))
    return [*lines, *resource_lines(view, player, offers, width, form), *drawing.rows(mirrored=True)]


def side_below(view: TableView, player: int, offers: list[Offer], width: int, form: int) -> list[Text]:
    """The player who looks: front row, support row, resources."""
    drawing = Drawing(view, player, offers, width, lines_each(form))
    wanted = drawing.is_chosen_from or (form >= HANGING and view.characters(player))
    numbers = [drawing.column_numbers()] if wanted else []
    return [*drawing.rows(mirrored=False), *numbers, *resource_lines(view, player, offers, width, form)]


def player_rule(view: TableView, player: int, width: int) -> Text:
    """The rule over what a player has: endurance, initiative, resource points, counts of cards."""
    mine = player == view.seat.number
    if view.is_out(player):
        return layout.rule(Text.assemble((view.players[player].name, "dim"), " has lost"), "", width)
    facts = [f"{view.endurance(player)} endurance"]
    facts += ["initiative"] if view.initiative == player else []
    facts += [number_of(view.points(player), "resource point")] if view.points(player) else []
    left = Text.assemble((view.players[player].name, "bold"), f" · {' · '.join(facts)}")
    counts = [] if mine else [f"hand {view.hand_count(player)}"]
    counts += [f"deck {view.deck_count(player)}", f"KO'd {len(view.ko_pile(player))}"]
    counts += [f"removed {len(view.removed(player))}"] if view.removed(player) else []
    for number in range(len(counts), 0, -1):
        line = layout.rule(left, Text(" · ".join(counts[:number]), style="dim"), width)
        if line.cell_len == width:
            return line
    return layout.rule(left, "", width)


def distant(view: TableView, player: int, width: int) -> list[Text]:
    """Another opponent, in two lines: the rule, and who stands there."""
    chips = []
    for qualities in reading_order(view, player):
        state = "stunned" if qualities.is_stunned() else stats(qualities)
        chips.append(Text.assemble((qualities.definition.card_name, style_of(qualities.definition)), f" {state}"))
    line = layout.flow(chips, width, Text(" "))[:1] if chips else []
    return [player_rule(view, player, width), *line]


def resource_lines(view: TableView, player: int, offers: list[Offer], width: int, form: int) -> list[Text]:
    """A player's resource row from left to right: what is face down in brackets, or unknown."""
    resources = view.resources(player)
    start = Text(f" row {len(resources):<3}", style="dim")
    chips: list[Text] = []
    unknown = 0
    for qualities in [*resources, None] if resources and resources[-1] is None else resources:
        if qualities is None:
            unknown += 1
            continue
        chips += facing_down(unknown)
        unknown = 0
        name = short(qualities.definition, in_sight(view))
        shown = (name, style_of(qualities.definition)) if is_face_up(qualities) else (f"({name})", "dim")
        used = qualities.object is not None and qualities.object.exhausted
        chips.append(Text.assemble(shown, " e" if used else ""))
    chips += facing_down(unknown - 1) if unknown else []
    lines = layout.flow(chips, width, start, gap=2) if chips else [Text.assemble(start, ("-", "dim"))]
    if form >= HANGING or len(lines) == 1:
        return lines
    return [layout.fitted(Text.assemble(lines[0], (" …", "dim")), width)]


def facing_down(count: int) -> list[Text]:
    """Resources that the player doesn't know."""
    return [Text(f"(?){so_often(count)}", style="dim")] if count else []


# The attack and the chain


def attack_line(view: TableView, width: int) -> list[Text]:
    """The attack that is proposed or goes on, and what would come of it."""
    if not view.attacking:
        return []
    team = [card for reference in view.attackers if (card := view.card_at(reference)) is not None]
    names = " + ".join([numbered(view, card) for card in team]) or "nobody"
    defender = view.card_at(view.attacked)
    against: TeamCard | int | None = defender
    whom = "nobody any more" if defender is None else numbered(view, defender)
    if view.attacked == NOTHING and view.attacked_player != NOBODY:
        whom, against = f"{name_of(view, view.attacked_player)} directly", view.attacked_player
    state = "Attack" if view.attack == ATTACKING else "Attack proposed"
    fights = [card for card in team if is_fit(view, card)]
    outcome = "" if against is None or not fights else f": {forecast_words(view, fights, against)}"
    words = Text.assemble((f" {state}  ", "bold yellow"), f"{names} ▸ {whom}", (outcome, "dim"))
    return [layout.fitted(words, width)]


def is_fit(view: TableView, card: TeamCard) -> bool:
    """Whether an attacker still fights: it attacks, or the attack is only proposed."""
    qualities = view.card_as_it_is(card)
    if qualities is None or qualities.object is None or qualities.is_stunned():
        return False
    return view.attack != ATTACKING or qualities.object.attacker


def numbered(view: TableView, card: TeamCard) -> str:
    """A character with its numbers."""
    qualities = view.card_as_it_is(card)
    return card.definition.card_name if qualities is None else f"{card.definition.card_name} {stats(qualities)}"


def chain_lines(view: TableView, width: int, form: int) -> list[Text]:
    """The effects on the chain, the newest on top."""
    chain = view.chain()
    lines: list[Text] = []
    for number, effect in enumerate(reversed(chain)):
        label = Text((" Chain" if number == 0 else "").ljust(8), style="bold yellow")
        line = Text.assemble(label, f"{len(chain) - number} ", effect_text(view, effect))
        if form >= HANGING:
            line = Text.assemble(line, (f"  {effect_words(effect.text)}", "dim"))
        lines.append(layout.fitted(line, width))
    if form >= HANGING or len(lines) <= SHORT_CHAIN:
        return lines
    more = Text(f"        … {len(lines) - SHORT_CHAIN + 1} more below", style="dim")
    return [*lines[: SHORT_CHAIN - 1], more]


def effect_text(view: TableView, effect: SeenEffect) -> Text:
    """An effect on the chain: whose it is, what it is called, what it targets."""
    owner = "" if effect.controller == NOBODY else f"{whose(view, effect.controller)} "
    source = effect.source
    title = short(source.definition) if source is not None else effect.title
    targets = [target_words(view, reference) for reference in effect.targets]
    on = f" ▸ {', '.join([words for words in targets if words])}" if any(targets) else ""
    style = style_of(source.definition) if source is not None else ""
    return Text.assemble(owner, (title, style), (f" {effect.kind}", "dim"), on)


def target_words(view: TableView, reference: tuple[int, int]) -> str:
    """What an effect targets: a card, a player, another effect."""
    if reference[0] >= 0:
        card = view.card_at(reference)
        return "" if card is None else card.definition.card_name
    if reference[0] == UNSEEN_MARK:
        return "a face-down resource"
    return view.players[reference[1]].name if reference[0] == PLAYER_MARK else effect_name(view, reference[1])


def effect_name(view: TableView, number: int) -> str:
    """What an effect on the chain is called."""
    return next((effect.title for effect in view.chain() if effect.number == number), "")
