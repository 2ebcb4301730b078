"""Writes a ruling for each card of DC Forever that says one of the usual things.

Most cards of the box say what others say with other numbers, and most numbers are reconstructed: they change as the set
is tuned. So the rulings in `rulings/forever/each_card` are written from the printed cards, by what their words mean to
whoever reads them here, and not by what the engine reads. After a change of numbers:
`python -m tests.forever.each_card` writes all of them anew.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from longbox.games.forever.definitions import HERO, ROGUE, SCHEME, CardDefinition
from longbox.games.forever.library import box

FOLDER: Final = Path(__file__).parents[2] / "rulings" / "forever" / "each_card"
ROW: Final = 'Locations = ["Plain", "Hill", "Shore"]'
AT_PLAIN: Final = ', at = "Plain"'
PLOT: Final = 'Rhea.schemes = [{ card = "Plot", at = "Plain" }]'
OPPOSES: Final = ("Hal activates Strong Bystander at Shore",)
HEAD: Final = """# What the usual cards do. Written by `python -m tests.forever.each_card` from the printed cards.
format = 1
game = "forever"
players = ["Rhea", "Hal"]
cards = "stand_ins.toml"
"""
NUMBERS: Final = {"a": 1, "an": 1, "the": 1, "one": 1, "two": 2, "three": 3, "four": 4}

Lines = list[str]
Writer = Callable[[CardDefinition, re.Match[str]], str]

CHARACTERS: Final = {card.name: card for card in box() if card.type in (HERO, ROGUE)}


def number(word: str) -> int:
    """A number as a text says it."""
    return NUMBERS.get(word) or int(word)


def ruling(name: str, rule: str, position: Lines, *steps: Lines) -> str:
    """One ruling, as it stands in a file."""
    parts = [f'\n[[ruling]]\nname = "{name}"\nrule = "{rule}"\n\n[ruling.position]', *position]
    for step in steps:
        parts += ["\n[[ruling.step]]", *step]
    return "\n".join(parts) + "\n"


def do(*deeds: str) -> str:
    """What is done in a step."""
    return "do = [" + ", ".join([f'"{deed}"' for deed in deeds]) + "]"


def is_hero(card: CardDefinition) -> bool:
    """Whether a card is a Hero's."""
    return CHARACTERS[card.affiliation].type == HERO


def me(card: CardDefinition) -> str:
    """Who plays a card."""
    return "Hal" if is_hero(card) else "Rhea"


def stand_in(card: CardDefinition) -> str:
    """Whom the other side has."""
    return "Straw Man" if is_hero(card) else "Bystander"


def own(card: CardDefinition, where: str = "") -> str:
    """A card's character and, if it stays in play, the card itself."""
    character = f'{{ card = "{card.affiliation}"{where} }}' if where else f'"{card.affiliation}"'
    if card.type == "attachment":
        return f'[{character}, {{ card = "{card.name}", attached_to = "{card.affiliation}" }}]'
    return f"[{character}]" if card.type in ("event", SCHEME) else f'[{character}, "{card.name}"]'


def fight(card: CardDefinition, hand: str = "") -> Lines:
    """A position in which the card's character can do all that a character can, at Plain."""
    other = "Rhea" if is_hero(card) else "Hal"
    held = [f'"{card.name}"'] if card.type == "event" else []
    return [
        f"stage = '{'oppose' if is_hero(card) else 'provoke'}'".replace("'", '"'),
        ROW,
        f'{other}.in_play = [{{ card = "{stand_in(card)}", at = "Plain" }}]',
        f"{me(card)}.in_play = {own(card)}",
        PLOT,
        f"{me(card)}.hand = [{', '.join([*held, *([hand] if hand else [])])}]",
    ]


def uses(card: CardDefinition) -> str:
    """What is done with a card."""
    return f"{me(card)} {'plays' if card.type == 'event' else 'uses'} {card.name}"


def waits(card: CardDefinition) -> list[str]:
    """Whose character has an ability of its own that asks first as it acts, passes: hers needs a card in hand."""
    return ["Rhea passes"] if card.affiliation == "Punchline" and card.type == "event" else []


def answers(card: CardDefinition, act: str) -> list[str]:
    """Whose character has an ability that answers its attacks, passes."""
    return ["Rhea passes"] if card.affiliation == "Cheetah" and act == "Attack" else []


def modifies(card: CardDefinition, match: re.Match[str]) -> str:
    """A modifier counts in what it modifies, and can't be played before that."""
    acts, cost, bonus = match["acts"].split(" or "), match["cost"] or "", int(match["bonus"])
    return "".join([modifies_one(card, act, cost, bonus) for act in acts])


def modifies_one(card: CardDefinition, act: str, cost: str, bonus: int) -> str:
    """A modifier of one kind of act."""
    who, character = me(card), CHARACTERS[card.affiliation]
    total = max(character.base(act), 0) + bonus
    deed = {"Attack": f"attacks {stand_in(card)}", "Threaten": "Threatens", "Rescue": "Rescues"}[act]
    after = {
        "Attack": f'then = ["{stand_in(card)} has {total} damage"]',
        "Threaten": f'then = ["Plot has {total} citizens", "Plain has {20 - total} citizens"]',
        "Rescue": f"Sanctuary = {total}",
    }[act]
    verb = "play" if card.type == "event" else "use"
    paid = {"exhaust this card": f'then = ["{card.name} is exhausted"]', "discard this card": ""}.get(cost, "")
    results = merged(after, paid)
    if card.type == "event" or cost == "discard this card":
        results.append(f'{who}.discard = {{ has = ["{card.name}"] }}')
    return ruling(
        f"{card.name} adds {bonus} to {card.affiliation}'s {act}, and not before it is declared",
        "Modifiers",
        fight(card),
        [do(f"{who} activates {card.affiliation} at Plain"), f'not_offered = ["{verb} {card.name}"]'],
        [do(f"{who} {deed}", *waits(card), uses(card), *answers(card, act)), *results],
    )


def merged(*lines: str) -> Lines:
    """Lines of a step, of which those that say "then" are one."""
    told = [line.removeprefix("then = [").removesuffix("]") for line in lines if line.startswith("then")]
    rest = [line for line in lines if line and not line.startswith("then")]
    return [*rest, *([f"then = [{', '.join(told)}]"] if told else [])]


def has_more(card: CardDefinition, match: re.Match[str]) -> str:
    """An attachment or a completed Scheme makes its character stronger; without it, it is as printed."""
    value, amount = match["value"], int(match["amount"])
    if value == "Health":
        return survives(card, amount)
    who, base = me(card), CHARACTERS[card.affiliation].base(value)
    deed = f"attacks {stand_in(card)}" if value == "Attack" else "Threatens"
    target = stand_in(card) if value == "Attack" else "Plot"
    what = "damage" if value == "Attack" else "citizens"
    last = answers(card, value)
    go = do(f"{who} activates {card.affiliation} at Plain", f"{who} {deed}", *waits(card), *last)
    plain = [line.replace(own(card), f'["{card.affiliation}"]') for line in fight(card)]
    there = [*plain, f'"Master Plan" = ["{card.name}"]'] if card.type == SCHEME else fight(card)
    return ruling(
        f"{card.name} gives {card.affiliation} {amount} {value}",
        f"{value} Value",
        there,
        [go, f'then = ["{target} has {base + amount} {what}"]'],
    ) + ruling(
        f"{card.affiliation} without {card.name} has {base} {value}",
        f"{value} Value",
        plain,
        [go, f'then = ["{target} has {base} {what}"]'],
    )


def survives(card: CardDefinition, amount: int) -> str:
    """With more Health a character outlasts damage that is as much as what is printed, and falls without it."""
    health = CHARACTERS[card.affiliation].health
    at_plain = f', at = "Plain", damage = {health - 1}'
    there = [
        'stage = "provoke"',
        ROW,
        'Rhea.in_play = ["Straw Man"]',
        f"Hal.in_play = {own(card, at_plain)}",
    ]
    go = do("Rhea activates Straw Man at Plain", f"Rhea attacks {card.affiliation}")
    without = [*there[:3], f'Hal.in_play = [{{ card = "{card.affiliation}", at = "Plain", damage = {health - 1} }}]']
    return ruling(
        f"With {card.name} {card.affiliation} stands with damage of {health}",
        "Health",
        there,
        [go, f'then = ["{card.affiliation} has {health} damage"]'],
    ) + ruling(
        f"Without {card.name} damage of {health} is too much",
        "Health",
        without,
        [go, f'knocked_out = ["{card.affiliation}"]'],
    )


def not_again(card: CardDefinition) -> str:
    """A card can't be used, or not again."""
    verb = "play" if card.type == "event" else "use"
    return f'not_offered = ["{verb} {card.name}"]'


def plan(card: CardDefinition, *more: str) -> Lines:
    """A position in the card's player's Action Phase, with the card in hand or in play."""
    held = [f'{me(card)}.hand = ["{card.name}"]'] if card.type == "event" else []
    stage = "planning" if is_hero(card) else "plotting"
    return [f'stage = "{stage}"', ROW, f"{me(card)}.in_play = {own(card)}", *held, *more]


def draws(card: CardDefinition, match: re.Match[str]) -> str:
    """So many cards are drawn, and no more."""
    count, filler = number(match["count"]), "Leaflet" if is_hero(card) else "Rumour"
    who = me(card)
    spent = "Exhaust" in (match["cost"] or "")
    result = f'then = ["{card.name} is exhausted"]' if spent else f'{who}.discard = ["{card.name}"]'
    result = f'removed = ["{card.name}"]' if "acrifice this" in (match["cost"] or "") else result
    return ruling(
        f"{card.name} draws {count}",
        "Draw",
        plan(card, f'{who}.deck = ["{count} {filler}", "..."]'),
        [do(uses(card)), f'{who}.hand = ["{count} {filler}"]', result, not_again(card)],
    )


def readies(card: CardDefinition, match: re.Match[str]) -> str:
    """An exhausted character readies; a ready one can't."""
    there = plan(card)
    tired = [line.replace(own(card), f'[{{ card = "{card.affiliation}", exhausted = true }}]') for line in there]
    return ruling(
        f"{card.name} readies {card.affiliation}",
        "Ready",
        tired,
        [do(uses(card)), f'then = ["{card.affiliation} is not exhausted"]'],
    ) + ruling(
        f"{card.name} has nothing to do where {card.affiliation} is ready",
        "Ready",
        there,
        [f'not_offered = ["play {card.name}"]'],
    )


def exhausts(card: CardDefinition, match: re.Match[str]) -> str:
    """A ready character of the other side exhausts; an exhausted one can't."""
    other, dummy = ("Rhea", "Straw Man") if is_hero(card) else ("Hal", "Bystander")
    return ruling(
        f"{card.name} exhausts a ready character",
        "Activate",
        plan(card, f'{other}.in_play = ["{dummy}"]'),
        [do(uses(card)), f'then = ["{dummy} is exhausted"]', f'{me(card)}.discard = ["{card.name}"]'],
    ) + ruling(
        f"{card.name} has nothing to do where nobody is ready",
        "Activate",
        plan(card, f'{other}.in_play = [{{ card = "{dummy}", exhausted = true }}]'),
        [not_again(card)],
    )


def suffers(card: CardDefinition, match: re.Match[str]) -> str:
    """A character of the other side suffers so much, and another does not."""
    other, dummy = ("Rhea", "Straw Man") if is_hero(card) else ("Hal", "Bystander")
    where = ', at = "Plain"' if match["where"] else ""
    far = "Cheetah" if is_hero(card) else "Batman"
    bound = f', "{far}"' if match["where"] else ""
    return ruling(
        f"{card.name} deals {match['amount']} damage",
        "Damage",
        plan(card, f'{other}.in_play = [{{ card = "{dummy}"{where} }}{bound}]'),
        [do(uses(card)), f'then = ["{dummy} has {match["amount"]} damage"]', f'{me(card)}.discard = ["{card.name}"]'],
    )


def harms_all_there(card: CardDefinition, match: re.Match[str]) -> str:
    """All of the other side at the character's Location suffer; those elsewhere don't."""
    other, dummy = ("Rhea", "Straw Man") if is_hero(card) else ("Hal", "Bystander")
    far = "Cheetah" if is_hero(card) else "Batman"
    there = fight(card)
    there[2] = f'{other}.in_play = [{{ card = "{dummy}", at = "Plain" }}, {{ card = "{far}", at = "Hill" }}]'
    return ruling(
        f"{card.name} harms all at {card.affiliation}'s Location, and nobody elsewhere",
        "Damage",
        there,
        [
            do(f"{me(card)} activates {card.affiliation} at Plain", uses(card)),
            f'then = ["{dummy} has {match["amount"]} damage", "{far} has no damage"]',
        ],
    )


def saves(card: CardDefinition, match: re.Match[str]) -> str:
    """A reaction to damage lessens it or lets it be ignored; who passes suffers all of it."""
    lessened = 40 if match["ignore"] else int(match["amount"])
    other, dummy, act = ("Rhea", "Brute", "provoke") if is_hero(card) else ("Hal", "Strong Bystander", "oppose")
    held = [f'{me(card)}.hand = ["{card.name}"]'] if card.type == "event" else []
    blow = 4
    there = [
        f'stage = "{act}"',
        ROW,
        f"{me(card)}.in_play = {own(card, AT_PLAIN)}",
        f'{other}.in_play = ["{dummy}"]',
        *held,
    ]
    go = [f"{other} activates {dummy} at Plain", f"{other} attacks {card.affiliation}"]
    left = max(blow - lessened, 0)
    return ruling(
        f"{card.name} spares {card.affiliation} {'all' if left == 0 else lessened} of 4 damage",
        "Damage",
        there,
        [do(*go, uses(card)), f'then = ["{card.affiliation} has {left or "no"} damage"]'],
    ) + ruling(
        f"{card.affiliation} suffers all of it if {card.name} isn't used",
        "Reaction",
        there,
        [do(*go, f"{me(card)} passes"), f'then = ["{card.affiliation} has {blow} damage"]'],
    )


def is_less(card: CardDefinition, match: re.Match[str]) -> str:
    """All damage is lessened; without the card it isn't."""
    there = [
        'stage = "provoke"',
        ROW,
        f"Hal.in_play = {own(card, AT_PLAIN)}",
        'Rhea.in_play = ["Brute"]',
    ]
    go = do("Rhea activates Brute at Plain", f"Rhea attacks {card.affiliation}")
    without = [*there[:2], f'Hal.in_play = [{{ card = "{card.affiliation}", at = "Plain" }}]', there[3]]
    left = max(4 - int(match["amount"]), 0)
    return ruling(
        f"With {card.name} {card.affiliation} suffers {left} of 4 damage",
        "Damage",
        there,
        [go, f'then = ["{card.affiliation} has {left or "no"} damage"]'],
    ) + ruling(
        f"Without {card.name} {card.affiliation} suffers all 4",
        "Damage",
        without,
        [go, f'then = ["{card.affiliation} has 4 damage"]'],
    )


def completes(card: CardDefinition, *more: str) -> Lines:
    """A position in which a Scheme has just as many citizens as it needs."""
    return [
        'stage = "oppose"',
        ROW,
        'Hal.in_play = ["Bystander", "Strong Bystander"]',
        *more,
        f'Rhea.in_play = ["{card.affiliation}"]',
        f'Rhea.schemes = [{{ card = "{card.name}", at = "Hill", citizens = {card.threshold} }}]',
        f'Rhea.deck = ["{card.draws + 3} Rumour", "..."]',
    ]


def when_completed(card: CardDefinition, more: Lines, deeds: Lines, result: Lines, drawn: int = 0) -> str:
    """A Scheme that does something as it is completed, draws, and lies facedown; with one citizen less it doesn't."""
    there = completes(card, *more)
    short = [line.replace(f"citizens = {card.threshold} ", f"citizens = {card.threshold - 1} ") for line in there]
    plan_line = f'"Master Plan" = [{{ card = "{card.name}", facedown = true }}]'
    return ruling(
        f"{card.name}, completed, does what it says, and {card.draws} are drawn",
        "Complete Schemes",
        there,
        [do(*OPPOSES, f"Rhea completes {card.name}", *deeds), *result, plan_line, f"Rhea.hand = {card.draws + drawn}"],
    ) + ruling(
        f"With {card.threshold - 1} citizens {card.name} can't be completed",
        "Complete Schemes",
        [line for line in short if not line.startswith(('"', "Rhea.deck"))],
        [do(*OPPOSES), '"Master Plan" = []', 'asked = "Rhea"'],
    )


def completed_harms(card: CardDefinition, match: re.Match[str]) -> str:
    """A Hero suffers, whom the Rogue chooses, or each."""
    chosen, other = (["Rhea chooses Bystander"], "no") if match["who"] == "a" else ([], match["amount"])
    harm = f'then = ["Bystander has {match["amount"]} damage", "Strong Bystander has {other} damage"]'
    return when_completed(card, [], chosen, [harm])


def completed_draws(card: CardDefinition, match: re.Match[str]) -> str:
    """More is drawn."""
    return when_completed(card, [], [], [], drawn=number(match["count"]))


def completed_discards(card: CardDefinition, match: re.Match[str]) -> str:
    """Hero players discard."""
    count = number(match["count"])
    gone = ["Hal discards Leaflet"] * count
    return when_completed(
        card,
        [f'Hal.hand = ["{count + 1} Leaflet"]'],
        gone,
        ['Hal.hand = ["Leaflet"]', f'Hal.discard = ["{count} Leaflet"]'],
    )


def completed_exhausts(card: CardDefinition, match: re.Match[str]) -> str:
    """A ready Hero exhausts."""
    return when_completed(card, [], [], ['then = ["Bystander is exhausted"]'])


def completed_heals(card: CardDefinition, match: re.Match[str]) -> str:
    """A Rogue heals."""
    amount = int(match["amount"])
    health = CHARACTERS[card.affiliation].health
    hurt = min(amount + 1, health - 1)
    text = when_completed(card, [], [], [f'then = ["{card.affiliation} has {hurt - amount or "no"} damage"]'])
    return text.replace(f'["{card.affiliation}"]', f'[{{ card = "{card.affiliation}", damage = {hurt} }}]')


def used_once(card: CardDefinition, more: Lines, deeds: Lines, result: Lines) -> str:
    """A completed Scheme that is used once, and lies facedown then."""
    return ruling(
        f"{card.name}, completed, is used once",
        "Complete Schemes",
        [ROW, *more, f'"Master Plan" = ["{card.name}"]'],
        [
            do(f"Rhea uses {card.name}", *deeds),
            *result,
            f'"Master Plan" = [{{ card = "{card.name}", facedown = true }}]',
            f'not_offered = ["use {card.name}"]',
        ],
    )


def once_draws(card: CardDefinition, match: re.Match[str]) -> str:
    """So many are drawn."""
    count = number(match["count"])
    more = [f'Rhea.in_play = ["{card.affiliation}"]', f'Rhea.deck = ["{count} Rumour", "..."]']
    return used_once(card, more, [], [f'Rhea.hand = ["{count} Rumour"]'])


def once_readies(card: CardDefinition, match: re.Match[str]) -> str:
    """A Rogue readies."""
    more = [f'Rhea.in_play = [{{ card = "{card.affiliation}", exhausted = true }}]']
    return used_once(card, more, [], [f'then = ["{card.affiliation} is not exhausted"]'])


def once_places(card: CardDefinition, match: re.Match[str]) -> str:
    """Citizens are placed on a Scheme."""
    more = [f'Rhea.in_play = ["{card.affiliation}"]', PLOT]
    return used_once(
        card, more, [], [f'then = ["Plot has {number(match["count"])} citizens", "Plain has 20 citizens"]']
    )


def heals(card: CardDefinition, match: re.Match[str]) -> str:
    """So much damage is healed of more, and nothing where there is none."""
    amount, target = int(match["amount"]), match["target"]
    whom = "Bystander" if target == "a Hero" else target
    side = f'Hal.in_play = {own(card)[:-1]}, {{ card = "Bystander", damage = {amount + 1} }}]'
    there = [line for line in plan(card) if not line.startswith("Hal.in_play")]
    if target != "a Hero":
        side = f'Hal.in_play = [{{ card = "{target}", damage = {amount + 1} }}]'
    drawn = ['Hal.deck = ["Leaflet", "..."]'] if "Draw" in card.text else []
    return ruling(
        f"{card.name} heals {amount}",
        "Heal",
        [*there, side, *drawn],
        [do(uses(card)), f'then = ["{whom} has 1 damage"]', *(['Hal.hand = ["Leaflet"]'] if drawn else [])],
    )


USUAL: Final[tuple[tuple[str, Writer], ...]] = (
    (
        r"(?P<acts>Attack|Threaten|Rescue|Attack or \w+) Modifier(?:, (?P<cost>exhaust this card|discard this card))?: "
        r"\+(?P<bonus>\d+)(?: damage| citizens?)?\.$",
        modifies,
    ),
    (r"(?P<who>[\w' -]+) has \+(?P<amount>\d+) (?P<value>Attack|Threaten|Health)\.$", has_more),
    (r"(?:(?P<cost>(?:Exhaust|Discard|Sacrifice) this card): )?Draw (?P<count>\w+) cards?\.$", draws),
    (r"Ready (?P<who>[\w -]+)\.$", readies),
    (r"(?:(?P<cost>Discard this card): )?Exhaust a ready (?:Hero|Rogue)\.$", exhausts),
    (r"A (?:Hero|Rogue)(?P<where> at a Location)? suffers (?P<amount>\d+) damage\.$", suffers),
    (
        r"Reaction(?:, (?P<cost>\w+ this card))?: When [\w -]+ would suffer damage, "
        r"(?:reduce that damage by (?P<amount>\d+)|(?P<ignore>ignore that damage))\.$",
        saves,
    ),
    (r"[\w -]+ suffers (?P<amount>\d+) less damage\.$", is_less),
    (r"Each (?:Hero|Rogue) at [\w' -]+'s Location suffers (?P<amount>\d+) damage\.$", harms_all_there),
    (r"When completed, (?P<who>a|each) Hero suffers (?P<amount>\d+) damage\.$", completed_harms),
    (r"When completed, draw (?P<count>\w+) cards?\.$", completed_draws),
    (r"When completed, each Hero player discards (?P<count>\w+) cards? from their hand\.$", completed_discards),
    (r"When completed, exhaust a ready Hero\.$", completed_exhausts),
    (r"When completed, heal (?P<amount>\d+) damage from a Rogue\.$", completed_heals),
    (r"Turn this Scheme facedown: Draw (?P<count>\w+) cards?\.$", once_draws),
    (r"Turn this Scheme facedown: Ready [\w -]+\.$", once_readies),
    (r"Turn this Scheme facedown: Place (?P<count>\w+) citizens? on a Scheme\.$", once_places),
    (r"(?:Discard this card: )?Heal (?P<amount>\d+) damage from (?P<target>a Hero|Green Lantern)\.", heals),
)
"""The usual texts, and who writes the rulings of a card that says them."""


def rulings_of(card: CardDefinition) -> str:
    """The rulings of a card that says usual things; nothing for others."""
    found: list[str] = []
    for line in card.text.splitlines():
        for pattern, writer in USUAL:
            match = re.match(pattern, line)
            if match is not None:
                found.append(writer(card, match))
    return "".join(found)


def write() -> None:
    """Write the rulings of all usual cards, one file for each character."""
    for name in CHARACTERS:
        cards = [card for card in box() if card.affiliation == name]
        text = "".join([rulings_of(card) for card in cards])
        file = FOLDER / f"{name.lower().replace(' ', '_').replace('-', '_')}.toml"
        file.write_text(HEAD + text, encoding="utf-8")


if __name__ == "__main__":
    from .each_place import write_places

    write()
    write_places()
