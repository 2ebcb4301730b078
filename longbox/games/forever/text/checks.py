"""What a card must not say, though its text can be read: what would be there in vain. [forever In Play]"""

# Interpreted: only reading cards goes through it.
from __future__ import annotations

from typing import Final

from longbox.games.forever import events
from longbox.games.forever.abilities import Occasion
from longbox.games.forever.definitions import (
    ASSET,
    ATTACHMENT,
    ATTACK,
    CHARACTERS,
    EVENT,
    HERO,
    INFAMY,
    LOCATION,
    MINION,
    RENOWN,
    RESCUE,
    RESOURCE,
    ROGUE,
    SCHEME,
    THREATEN,
    UNALIGNED,
    CardDefinition,
)
from longbox.games.forever.text import (
    amounts,
    circumstances,
    conditions,
    constants,
    costs,
    doings,
    dues,
    occasions,
    play_rules,
    texts,
)
from longbox.games.forever.text.effects import acts, cards, crowds, hands, hurting, others, spoken
from longbox.games.forever.text.effects.awaiting import EachTime, NextTime
from longbox.games.forever.text.effects.base import OUT_OF_PLAY, Measured, MeasuredOnCards, OnCards
from longbox.games.forever.text.effects.later import Later
from longbox.games.forever.text.filters import (
    Attached,
    OfTrait,
    OfTypes,
    Other,
    TheActivated,
    TheNamed,
    This,
    ThisCharacter,
)
from longbox.games.forever.text.lexicon import FOREVER
from longbox.games.forever.text.players import YOU
from longbox.games.forever.text.prices import paid_by_anybody
from longbox.games.forever.text.targets import Another
from longbox.games.library import BadCard
from longbox.kernel.effects import Condition
from longbox.kernel.terms import AMOUNT, Bearer, Term, parts_of
from longbox.language import Writer
from longbox.language.bindings import brought_by, meanings_of
from longbox.language.mentions import without_article
from longbox.language.pieces import article_before
from longbox.texts.dead import Standing, what_is_dead
from longbox.texts.filters import Definite
from longbox.texts.lines import CardText

WRITER: Final = Writer(FOREVER)
NOBODYS: Final = (LOCATION, UNALIGNED)
"""What no player controls, so that none can use it."""
NEVER_DONE: Final[dict[str, str]] = {
    HERO: THREATEN,
    ASSET: THREATEN,
    ROGUE: RESCUE,
    MINION: RESCUE,
    SCHEME: RESCUE,
}
"""What the characters of a card's side never do. [forever Keywords]"""
NEVER_HELD: Final[dict[str, str]] = {HERO: INFAMY, ASSET: INFAMY, ROGUE: RENOWN, MINION: RENOWN, SCHEME: RENOWN}
"""The resources that nobody on a card's side has. [forever Resource Pool]"""
KINDS_OF_ACTS: Final = (events.ATTACK, events.THREATEN, events.RESCUE)
CLAIMED: Final = (occasions.ClaimsCitizens, occasions.Threatens, occasions.Rescues)
"""As what is waited for claims can be reduced."""
MODIFIED: Final = (occasions.SuffersDamage, occasions.ClaimsCitizens)
"""What is waited for as modifiers are about to tell."""

CITIZENS_COUNTED: Final = (
    occasions.Threatens,
    occasions.Rescues,
    occasions.ClaimsCitizens,
    crowds.MoveToSanctuary,
    crowds.MoveCitizens,
    crowds.Claims,
    acts.ClaimMore,
)
DAMAGE_COUNTED: Final = (
    occasions.Attacks,
    occasions.SuffersDamage,
    occasions.IsHealed,
    hurting.Suffer,
    hurting.Heal,
)
USED_AGAIN: Final = (
    "it could be used any number of times, and would come once for each: give it a cost, as in "
    '"Discard this card: ...", or let it wait for the end of the round, which is not that of a turn, '
    'as in "Reaction: At the end of the round, ..." [Constant Abilities, Turn].'
)
"""What is wrong with what comes later on a card that stays."""
COMES_TO_HAND: Final = (
    "an event is not in play as that happens: say when it is due once it is played, as in "
    '"at the end of this round, ...", or let it be a reaction, "Reaction: At the end of the round, ..." [In Play].'
)
"""What is wrong with what comes by itself on a card that is played and gone."""
COUNTED: Final[dict[type[Term], tuple[type[Term], ...]]] = {
    amounts.CardsDrawn: (cards.Draw, hands.DrawUpTo),
    amounts.CitizensClaimed: CITIZENS_COUNTED,
    amounts.DamageDealt: DAMAGE_COUNTED,
    conditions.BeatenThisWay: (hurting.Suffer,),
}
"""What a text can count of what it did, with what does so much of it."""


def check_text(card: CardDefinition, text: CardText[CardDefinition]) -> None:
    """Refuse a card that says what can never be done or so.

    Raises:
        BadCard: A part of its text would be there in vain.
    """
    for line in text.lines:
        for said in (line, *said_by(getattr(line, "part", None))):
            wrong = said_in_vain(card, said) or out_of_place(card, said)
            if wrong:
                raise BadCard(f"{card.name}: {wrong}")
    gone = (
        out_of_play(text)
        or of_others(text)
        or miscounted(text)
        or other_than_asked(card, text)
        or other_than_none(card, text)
    )
    if gone:
        raise BadCard(f"{card.name}: {gone}")
    dead = what_is_dead(text.lines, Standing(Bearer((card.type,), (card.name,))), WRITER.said)
    wrong = dead or other_resource(card, text)
    if wrong:
        raise BadCard(f"{card.name}: {wrong}")


def said_by(part: Term | None) -> list[Term]:
    """All that a line says, one thing after the other."""
    if isinstance(part, texts.WithMore):
        return [*said_by(part.part), *said_by(part.rest)]
    return [] if part is None else [part]


def out_of_place(card: CardDefinition, said: Term) -> str:
    """Why a line, or what it says, has no place on such a card; nothing if it has."""
    if card.type == RESOURCE:
        return "a resource card is spent, and never used; leave its text out."
    if isinstance(said, texts.SideLine) and card.type != LOCATION:
        return "only a Location has sides [Location Cards]."
    if isinstance(said, texts.ThresholdLine) and card.type != UNALIGNED:
        return "only an Unaligned character has thresholds [Unaligned Character Cards]."
    if isinstance(said, texts.WhenCompleted) and card.type != SCHEME:
        return "only a Scheme is completed [Complete Schemes]."
    if isinstance(said, texts.IsSo) and card.type == EVENT:
        return "an event is never in play, so nothing is so by it; let it last until the end of something [In Play]."
    if isinstance(said, texts.ReactsFirst) and card.type == EVENT:
        return "an event in hand doesn't know what happened before; let it ask what was done this round [Round]."
    if isinstance(said, texts.Does | texts.Modifies) and card.type in NOBODYS:
        return "no player controls it, so nobody can use it; let it be a reaction [Reaction]."
    if isinstance(said, texts.Modifies) and set(said.acts) == {NEVER_DONE.get(card.type)}:
        return f"nobody on its side ever does that, so it can't be modified: {said.acts[0]} [Keywords]."
    if isinstance(said, texts.Befalls) and texts.is_moment(said.trigger) and card.type == EVENT:
        return COMES_TO_HAND
    if isinstance(said, texts.Does) and card.type != EVENT and is_owed_freely(said):
        return USED_AGAIN
    if isinstance(said, texts.Restricts):
        return misplayed(card, said.play_rule)
    return untimely(said) if isinstance(said, texts.Part) else ""


def said_in_vain(card: CardDefinition, said: Term) -> str:
    """Why something is said in vain of whom, or when, it is said; nothing if it isn't."""
    if isinstance(said, texts.Grants):
        return not_granted(said)
    if isinstance(said, texts.Reacts) and is_gone_by_then(said.trigger):
        return 'it is not in play any more by then: say "when this card is discarded" [In Play].'
    if card.type in NOBODYS and is_yours_alone(said):
        return "it is nobody's card, so that nobody is you: say of which players it is so [Location Cards]."
    return paid_by_anybody(said)


def is_gone_by_then(trigger: texts.Trigger) -> bool:
    """Whether a card waits for what follows its own leaving play. [forever In Play]"""
    occasion = trigger.occasion
    return not trigger.before and isinstance(occasion, doings.IsDiscarded) and isinstance(occasion.who, This)


def is_yours_alone(said: Term) -> bool:
    """Whether something is so of what "you" pay, hold or draw, whoever that is. [forever Location Cards]"""
    constant = said.constant if isinstance(said, texts.IsSo) else None
    while isinstance(constant, constants.WhileSo):
        constant = constant.constant
    if isinstance(constant, dues.ChangesHandSize):
        return constant.kind == YOU
    return isinstance(constant, dues.ChangesOwnCost | dues.FirstCosts)


def not_granted(said: texts.Grants) -> str:
    """Why no card gains an ability, and how this card can have it, where that does the same. [forever Use A Card]"""
    wrong = "no card gains what stands in quotes"
    itself = [part for part in parts_of(said.part) if isinstance(part, costs.OfThisCard | This | ThisCharacter)]
    if itself or not isinstance(said.who, Definite):
        return f"{wrong}: write it on the cards that have it [Use A Card]."
    words = WRITER.said(said.part)
    return f'{wrong}: give this card the ability, as in "{words[:1].upper()}{words[1:]}" [Use A Card].'


def is_owed_freely(said: texts.Does) -> bool:
    """Whether something that comes later can be used any number of times for it. [forever Constant Abilities]"""
    return isinstance(said.effect, Later | NextTime | EachTime) and said.cost is None and not said.once


def in_vain_for(card: CardDefinition, characters: list[str]) -> str:
    """Why none of those whose card it is can ever use a modifier on it, or have what it asks for or adds.

    Nothing if one can, or none is known. Of other cards than events and attachments the type alone tells the side.

    [forever Keywords, Affiliated Cards, Resource Pool]

    Args:
        card: The card.
        characters: The types of the characters that it can be a card of.
    """
    if card.type not in (EVENT, ATTACHMENT) or not characters:
        return ""
    for ability in card.modifiers:
        if all([set(ability.acts) == {NEVER_DONE.get(type)} for type in characters]):
            return f"{card.affiliation} never does that, so it can't be modified: {ability.acts[0]} [Keywords]."
    foreign = {NEVER_HELD.get(type, "") for type in characters}
    asked = resources_asked([ability.values() for ability in card.abilities])
    if foreign <= set(asked):
        return f"whoever plays {card.affiliation} never has {asked[0]} [Resource Pool]."
    return ""


def resources_asked(parts: object) -> list[str]:
    """The resources that parts of a text ask for, or add to the pool of whoever plays the card."""
    meant = parts_of(tuple(parts) if isinstance(parts, list) else parts)
    return [part.word for part in meant if isinstance(part, costs.PayResources | cards.GainResources)]


def out_of_play(text: CardText[CardDefinition]) -> str:
    """Why a text does something in vain to a card that it revealed or discarded; nothing if it doesn't.

    [forever Out Of Play, In Play]
    """
    meanings = meanings_of(text, FOREVER)
    for part in parts_of(text.lines):
        if isinstance(part, OnCards):
            meant = meanings.get(id(part.target), "")
            if isinstance(part, spoken.PlayIt) and meant not in OUT_OF_PLAY:
                kind = without_article(meant)
                better = f"play {article_before(kind)} {kind} from your hand"
                return f'"{WRITER.said(part)}" means {meant}, which is in play already; say "{better}" [Play A Card].'
            if meant in OUT_OF_PLAY and meant not in part.out_of_play:
                said = WRITER.said(part)
                return f'"{said}" is done to cards in play, and {meant} isn\'t; say which card in play [In Play].'
    return ""


def of_others(text: CardText[CardDefinition]) -> str:
    """Why a text plays or takes what another player revealed or discarded; nothing if it doesn't.

    A card moves to areas out of play of its owner alone, and its owner alone plays it. [forever Out Of Play]
    """
    brought = brought_by(text, FOREVER)
    taken = [part for part in parts_of(text.lines) if isinstance(part, spoken.TakeIt | spoken.PlayIt)]
    for told in parts_of(text.lines):
        if isinstance(told, others.EachDoes | others.ControllerDoes):
            theirs = [id(part) for part in parts_of(told.effect)]
            for part in taken:
                if id(part) not in theirs and id(brought.get(id(part.target))) in theirs:
                    said = WRITER.said(part)
                    return f'"{said}" is done to cards of your own, and that one is another player\'s [Out Of Play].'
    return ""


def other_than_asked(card: CardDefinition, text: CardText[CardDefinition]) -> str:
    """Why a text can't tell who is "other", having only asked about somebody before; nothing if it can.

    What it asks about stays no card it spoke of: after "if Batman is exhausted" Batman would be another Hero.
    """
    for part in [part for line in text.lines for part in said_by(getattr(line, "part", None))]:
        asked: list[Term] = []
        for term in parts_of(part):
            if isinstance(term, Condition):
                others = [each for other in parts_of(term) if isinstance(other, Other) for each in parts_of(other)]
                within = [id(each) for each in others]
                asked += [each for each in parts_of(term) if id(each) not in within and could_be_another(card, each)]
            if isinstance(term, Other | Another):
                mixed = [each for each in asked if not each.sorts() or set(each.sorts()) & set(term.sorts())]
                if mixed:
                    other, before = WRITER.said(term), WRITER.said(mixed[0])
                    return (
                        f'"{other}" could mean "{before}", which it only asks about before: '
                        'say which they are without "other", as in "each ready Hero".'
                    )
    return ""


def other_than_none(card: CardDefinition, text: CardText[CardDefinition]) -> str:
    """Why "another Scheme" leaves none out, as a text that stands on no Scheme spoke of none; nothing if it does."""
    if card.type == SCHEME:
        return ""
    for part in [part for line in text.lines for part in said_by(getattr(line, "part", None))]:
        spoken = False
        within: list[int] = []
        for term in parts_of(part):
            if isinstance(term, Other | Another) and set(term.sorts()) == {SCHEME}:
                if not spoken:
                    said = WRITER.said(term)
                    return f'"{said}" leaves none out, as no Scheme is spoken of before: say "a Scheme", or choose one.'
                within += [id(each) for each in parts_of(term)]
            spoken = spoken or (id(term) not in within and SCHEME in getattr(term, "sorts", tuple)())
    return ""


def could_be_another(card: CardDefinition, term: Term) -> bool:
    """Whether a part of what a text asks means characters whom "other" would mean, too."""
    if isinstance(term, TheNamed):
        return term.name not in (card.name, card.affiliation)
    return isinstance(term, OfTypes | OfTrait | Attached | TheActivated) and set(term.sorts()) <= set(CHARACTERS)


def miscounted(text: CardText[CardDefinition]) -> str:
    """Why a text counts what it did so much of as something else; nothing if it doesn't.

    Of several numbers the last is meant: who drew 2 cards claimed no citizens by that. [forever Resolving Effects]
    """
    wrong: list[str] = []
    for line in text.lines:
        last_counted(line, None, wrong)
    return wrong[0] if wrong else ""


def last_counted(meaning: object, last: Term | None, wrong: list[str]) -> Term | None:
    """What was done so much of last, once a part of a text is over; what it counts as something else is noted."""
    if isinstance(meaning, tuple):
        for each in meaning:
            last = last_counted(each, last, wrong)
    if not isinstance(meaning, Term):
        return last
    kind = next((kind for kind in COUNTED if isinstance(meaning, kind)), None)
    if kind is not None and not is_counted_as(last, kind):
        wrong.append(f'"{WRITER.said(meaning)}" is not what was counted last before it [Resolving Effects].')
    for field in meaning.order or meaning.fields:
        last = last_counted(getattr(meaning, field), last, wrong)
        if isinstance(meaning, texts.Modifies) and field == "bonus":
            last = meaning
    return meaning if AMOUNT in meaning.brings or isinstance(meaning, Measured | MeasuredOnCards) else last


def is_counted_as(last: Term | None, kind: type[Term]) -> bool:
    """Whether what was done so much of last is of a kind: a modifier's act deals damage, or claims citizens."""
    if isinstance(last, texts.Modifies):
        return len(last.acts) == 1 and kind is (amounts.DamageDealt if ATTACK in last.acts else amounts.CitizensClaimed)
    return isinstance(last, COUNTED[kind])


def untimely(said: texts.Part) -> str:
    """Why something that a line says comes at no time at which it could be done; nothing if it doesn't.

    [forever When, Instead, Damage, Ignore, Modifiers]
    """
    if not isinstance(said, texts.Reacts):
        return untimely_after(said, None, before=False)
    return untimely_after(said, said.trigger.occasion, before=said.trigger.before)


def untimely_after(said: Term, occasion: Term | None, *, before: bool) -> str:
    """The same of what answers something, or nothing; what a text leaves waiting answers what it waits for."""
    while isinstance(occasion, circumstances.HappensThere | circumstances.HappensWhile):
        occasion = occasion.occasion
    if occasion is not None and not before and getattr(occasion, "would", False):
        return "what only would happen has no time after it: say when it would, or after it does [When]."
    left = [part for part in parts_of(said.values()) if isinstance(part, NextTime | EachTime)]
    elsewhere = [id(part) for waiting in left for part in parts_of(waiting.values())]
    own = [part for part in parts_of(said.values()) if id(part) not in elsewhere]
    wrong = [untimely_waiting(waiting) for waiting in left] + [
        untimely_part(said, part, occasion, before) for part in own
    ]
    return next((each for each in wrong if each), "")


def untimely_part(said: Term, part: Term, occasion: Term | None, before: bool) -> str:
    """The same of one part of it."""
    if isinstance(part, acts.CancelIt | acts.Instead) and isinstance(occasion, Occasion) and occasion.certain:
        return "nothing keeps that from happening, or takes its place [When]."
    if isinstance(part, hurting.ReduceIt | hurting.IgnoreIt) and before and is_attack(occasion):
        return ""
    if isinstance(part, hurting.ReduceIt | hurting.IgnoreIt | hurting.SuffersOnly) and not isinstance(
        occasion, occasions.SuffersDamage
    ):
        return "only damage that would be suffered is reduced or ignored so [Damage]."
    if isinstance(part, acts.ReduceClaim) and not isinstance(occasion, CLAIMED):
        return "only what would be claimed is reduced so [Claim]."
    if isinstance(part, acts.IgnoreModifiers) and not isinstance(occasion, MODIFIED):
        return "modifiers are ignored as damage would be suffered, or citizens claimed [Ignore]."
    if isinstance(part, acts.ClaimMore) and not (isinstance(said, texts.Modifies) and ATTACK not in said.acts):
        return "more is claimed so by a Rescue or Threaten Modifier alone; say what claims how much more [Modifiers]."
    if isinstance(part, constants.SetsValue) and any([isinstance(each, amounts.ValueOf) for each in parts_of(part)]):
        return "two values that follow each other are never known; say a number, or what is counted [Attack Value]."
    if isinstance(part, acts.SetBase | acts.AddToAct) and not (before and precedes_act(occasion)):
        return "a value is set, or added to, when a character attacks, Threatens or Rescues [Modifiers]."
    if isinstance(part, acts.ActorAdds) and is_of_other_act(part, occasion):
        return "an attack deals damage, and a Threaten or a Rescue claims citizens [Modifiers]."
    return ""


def is_of_other_act(part: acts.ActorAdds, occasion: Term | None) -> bool:
    """Whether damage is said of what claims, or citizens of an attack."""
    attacks = isinstance(occasion, Occasion) and events.ATTACK in occasion.kinds
    claims = isinstance(occasion, Occasion) and occasion.kinds != (events.ATTACK,)
    return not attacks if isinstance(part, acts.ActorDeals) else not claims


def untimely_waiting(waiting: NextTime | EachTime) -> str:
    """The same of what a text leaves waiting."""
    if isinstance(waiting, NextTime):
        return untimely_after(waiting, waiting.occasion, before=waiting.comes_before())
    return untimely_after(waiting, waiting.trigger.occasion, before=waiting.trigger.before)


def is_attack(occasion: Term | None) -> bool:
    """Whether it is an attack on somebody certain that is waited for."""
    return isinstance(occasion, occasions.IsAttacked | occasions.AttacksOne) and occasion.kinds == (events.ATTACK,)


def precedes_act(occasion: Term | None) -> bool:
    """Whether it is an attack, a Threatening or a Rescue that is waited for, whose value isn't worked out before."""
    kinds = occasion.kinds if isinstance(occasion, Occasion) else ()
    return bool(kinds) and set(kinds) <= set(KINDS_OF_ACTS)


def misplayed(card: CardDefinition, rule: Term) -> str:
    """Why it says in vain how such a card is played; nothing if it doesn't."""
    if isinstance(rule, play_rules.AttachTo) and card.type != ATTACHMENT:
        return "only an attachment is attached to a character [Attachment Card]."
    if isinstance(rule, play_rules.PlayedFaceup) and card.type != SCHEME:
        return "only a Scheme is played facedown, if nothing is said [Scheme]."
    if isinstance(rule, play_rules.CostsMore) and card.type in (*CHARACTERS, LOCATION):
        return "it is never played from a hand, so nothing is paid for that [Play A Card]."
    if isinstance(rule, play_rules.AnyCharacter) and card.type in (*CHARACTERS, LOCATION):
        return "it is no character's card, so that any could play it [Any Character Can Play]."
    return ""


def other_resource(card: CardDefinition, text: CardText[CardDefinition]) -> str:
    """Why a card asks for, or adds, resources that its player never has; nothing if it doesn't.

    [forever Cost, Resource Pool]
    """
    foreign = NEVER_HELD.get(card.type, "")
    if foreign not in resources_asked(text):
        return ""
    return f"who uses it can't pay {foreign}, nor have it in a pool [Character Abilities, Resource Pool]."
