"""Attacks, Threatening and Rescues. [forever Attack, Threaten, Rescue, Modifiers]"""

from __future__ import annotations

from typing import Final

from longbox.games.forever import events
from longbox.games.forever.abilities import (
    ADDED,
    DAMAGE_KEPT,
    MODIFIER_REDUCED,
    NOT_ATTACKED_BY,
    THIS_ACT,
    CardAbility,
    Situation,
)
from longbox.games.forever.act import Act, Modifier
from longbox.games.forever.actions import citizens, damage, leaving, remembering, timing
from longbox.games.forever.definitions import (
    ATTACK,
    CANNOT_ATTACK,
    CANNOT_BE_ATTACKED,
    CANNOT_MODIFY,
    CANNOT_RESCUE,
    CANNOT_THREATEN,
    CLAIM,
    EVENT,
    HERO,
    NONE,
    RESCUE,
    ROGUE,
    THREATEN,
    UNALIGNED,
    GameCard,
)
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame, was_used
from longbox.games.forever.readings import RESCUE_NEEDS_A_SCHEME
from longbox.games.forever.table import NOWHERE
from longbox.games.forever.uses import UseAbility
from longbox.kernel.choices import Choice, Word
from longbox.kernel.events import EventKind
from longbox.kernel.questions import Prompt, Question
from longbox.kernel.zones import NOBODY

PLAY_MODIFIERS: Final[Prompt] = Prompt("You may play modifiers, all of them before any is resolved", "Modifiers")
RESOLVE_NEXT: Final[Prompt] = Prompt("Which modifier's effects are resolved next", "Modifiers", ordered=True)
REDUCE: Final[Prompt] = Prompt("Which modifier's damage is reduced", "Modifiers")
NO_MORE: Final[Word] = Word("no more modifiers", "No more modifiers")

KINDS: Final[dict[str, EventKind]] = {ATTACK: events.ATTACK, THREATEN: events.THREATEN, RESCUE: events.RESCUE}
DEEDS: Final[dict[str, str]] = {ATTACK: CANNOT_ATTACK, THREATEN: CANNOT_THREATEN, RESCUE: CANNOT_RESCUE}


# What can be done


def rule_against_act(game: ForeverGame, actor: GameCard, what: str) -> str:
    """The rule that keeps a character from attacking, Threatening or Rescuing where it is; nothing if none does.

    [forever Attack, Threaten, Rescue, Cannot]
    """
    against = rule_against_acting(game, actor, what)
    if against:
        return against
    if what == ATTACK:
        return "" if attackable(game, actor) else "Attack"
    return "" if has_cause(game, what, game.permanent(actor).spot) else what


def rule_against_acting(game: ForeverGame, actor: GameCard, what: str) -> str:
    """The rule that keeps a character itself from attacking, Threatening or Rescuing, whoever and whatever is there.

    [forever Attack Value, Threaten, Rescue, Cannot]
    """
    if not game.in_play(actor) or game.permanent(actor).spot == NOWHERE:
        return "Activate"
    if what == THREATEN and actor.definition.type != ROGUE:
        return "Threaten"
    if what == RESCUE and actor.definition.type != HERO:
        return "Rescue"
    if actor.definition.base(what) == NONE:
        return f"{what} Value"
    return "Cannot" if game.forbidden(actor, DEEDS[what]) else ""


def has_cause(game: ForeverGame, what: str, spot: int) -> bool:
    """Whether a Scheme is at a place of the row, or, to Rescue, an Unaligned character. [forever Threaten, Rescue]"""
    if game.scheme_at(spot) is not None:
        return True
    return what == RESCUE and game.unaligned_at(spot) is not None and not game.reads(RESCUE_NEEDS_A_SCHEME)


def spots_with_cause(game: ForeverGame, what: str) -> set[int]:
    """Where there is a cause to Threaten or Rescue: as `has_cause`, for all places of the row."""
    spots = {thing.spot for thing in game.plots}
    if what == RESCUE and not game.reads(RESCUE_NEEDS_A_SCHEME):
        spots.update([game.permanent(card).spot for card in game.unaligned()])
    return spots


def attackable(game: ForeverGame, actor: GameCard) -> list[GameCard]:
    """Whom a character can attack where it is: those of the other side, and Unaligned characters. [forever Attack]"""
    return attackable_at(game, actor, game.permanent(actor).spot)


def attackable_at(game: ForeverGame, actor: GameCard, spot: int) -> list[GameCard]:
    """Whom a character could attack if it were at a place of the row. [forever Attack]"""
    return attackable_among(game, actor, game.characters_at(spot))


def attackable_among(game: ForeverGame, actor: GameCard, cards: list[GameCard]) -> list[GameCard]:
    """Whom of some characters another could attack if it were where they are. [forever Attack, Cannot]"""
    enemies = [card for card in cards if is_enemy(game, actor, card) and not is_kept_apart(game, actor, card)]
    if not game.about(CANNOT_BE_ATTACKED):
        return enemies
    return [card for card in enemies if not game.forbidden(card, CANNOT_BE_ATTACKED)]


def is_kept_apart(game: ForeverGame, actor: GameCard, card: GameCard) -> bool:
    """Whether a text keeps a character from attacking another, though it may attack others. [forever Cannot]"""
    if not game.about(NOT_ATTACKED_BY):
        return False
    working = game.working(NOT_ATTACKED_BY)
    return any([each.constant.keeps_apart(game, actor, card, each.situation) for each in working])


def spots_of_attackable(game: ForeverGame, actor: GameCard) -> set[int]:
    """Where those are whom a character could attack if it were there: as `attackable_among`, for all characters."""
    protected = bool(game.about(CANNOT_BE_ATTACKED))
    spots: set[int] = set()
    for thing in game.figures:
        if not is_enemy(game, actor, thing.card) or is_kept_apart(game, actor, thing.card):
            continue
        if not (protected and game.forbidden(thing.card, CANNOT_BE_ATTACKED)):
            spots.add(thing.spot)
    return spots


def purposes(game: ForeverGame, actor: GameCard) -> list[str]:
    """What a character could do where there is a cause and an enemy. [forever Activate, Attack Value, Cannot]"""
    definition = actor.definition
    found: list[str] = []
    if definition.attack != NONE and not game.forbidden(actor, CANNOT_ATTACK):
        found.append(ATTACK)
    claiming = THREATEN if definition.type == ROGUE else RESCUE
    if definition.base(claiming) != NONE and not game.forbidden(actor, DEEDS[claiming]):
        found.append(claiming)
    return found


def is_purpose_at(game: ForeverGame, actor: GameCard, what: str, spot: int) -> bool:
    """Whether there is somebody at a place to attack, or a cause to Threaten or Rescue. [forever Activate]"""
    return bool(attackable_at(game, actor, spot)) if what == ATTACK else has_cause(game, what, spot)


def is_enemy(game: ForeverGame, actor: GameCard, card: GameCard) -> bool:
    """Whether a character can be attacked by another for what both are. Rogues don't attack whom they have swayed."""
    if card is actor or card.definition.type == actor.definition.type:
        return False
    if card.definition.type == UNALIGNED:
        return not (game.permanent(card).swayed and actor.definition.type == ROGUE)
    return True


# Doing it


def attack(game: ForeverGame, player: int, actor: GameCard, target: GameCard) -> Act:
    """Let a character attack another where it is. [forever Attack]"""
    act = Act(ATTACK, actor, player, game.permanent(actor).spot, target)
    event = Happening(events.ATTACK, game.controller(target), actor.alone, by=player, act=act, note=str(target))
    carry_out(game, act, event)
    return act


def threaten(game: ForeverGame, player: int, actor: GameCard) -> Act:
    """Let a Rogue Threaten where it is. [forever Threaten]"""
    return claim_there(game, THREATEN, player, actor)


def rescue(game: ForeverGame, player: int, actor: GameCard) -> Act:
    """Let a Hero Rescue where it is. [forever Rescue]"""
    return claim_there(game, RESCUE, player, actor)


def claim_there(game: ForeverGame, what: str, player: int, actor: GameCard) -> Act:
    """Let a character Threaten or Rescue where it is."""
    spot = game.permanent(actor).spot
    act = Act(what, actor, player, spot)
    carry_out(game, act, Happening(KINDS[what], player, actor.alone, by=player, act=act, note=game.place_name(spot)))
    return act


def claim_alone(game: ForeverGame, actor: GameCard, by: int) -> int:
    """Let an Unaligned character claim citizens of its Location. [forever Unaligned Character Cards]"""
    if not game.in_play(actor):
        return 0
    return citizens.claim(game, actor, game.value(actor, CLAIM), game.permanent(actor).spot, by)


def carry_out(game: ForeverGame, act: Act, event: Happening) -> None:
    """Declare it, play all modifiers, resolve its value, then the modifiers' effects, then what follows it.

    [forever Modifiers, When, After]
    """
    game.acts.append(act)
    game.log.append(event)
    if timing.when(game, event) and game.takes_part(act, act.actor):
        announce_modifiers(game, act)
        resolve_value(game, act)
        resolve_effects(game, act)
        act.over = True
    elif event.replacement is None:
        game.tell(Happening(events.CANCELLED, act.player, act.actor.alone))
    drop_modifiers(game, act)
    game.acts.remove(act)
    if not game.acts:
        game.end_of(THIS_ACT)
    event.amount = act.amount
    if act.over:
        remembering.keep_act(game, act)
        timing.after(game, [*act.happened, event])
    act.let_go()


def announce_modifiers(game: ForeverGame, act: Act) -> None:
    """Let the acting player play any number of modifiers. [forever Modifiers]"""
    while act.player != NOBODY and not game.over:
        able = modifiers_for(game, act)
        if not able and not may_hold_one(game, act):
            break
        choices: list[Choice] = [*able, NO_MORE]
        chosen = game.ask(Question(act.player, PLAY_MODIFIERS, choices, act.actor))
        if not isinstance(chosen, UseAbility):
            break
        game.use(act.player, chosen)
    act.announcing = False


def may_hold_one(game: ForeverGame, act: Act) -> bool:
    """Whether the acting player is asked though there is no modifier, as one may be in the hand."""
    if game.forbidden(act.actor, CANNOT_MODIFY[act.what]):
        return False
    for card in game.perhaps_held(act.player):
        if card.definition.type == EVENT and any([act.what in ability.acts for ability in card.definition.abilities]):
            return True
    return False


def modifiers_for(game: ForeverGame, act: Act) -> list[UseAbility]:
    """The modifiers that the acting player can play now: events in hand, and abilities of cards in play."""
    found: list[UseAbility] = []
    if game.forbidden(act.actor, CANNOT_MODIFY[act.what]):
        return found
    held = [card for card in game.hand(act.player) if card.definition.type == EVENT and card.definition.modifiers]
    laid: list[GameCard] = [thing.card for thing in game.workers if thing.controller == act.player]
    for card in held + laid:
        for ability in card.definition.modifiers:
            if act.what in ability.acts:
                use = UseAbility(card, ability)
                if game.can_use(act.player, use):
                    found.append(use)
    return found


def rule_against_modifier(game: ForeverGame, ability: CardAbility, user: GameCard | None) -> str:
    """The rule that keeps a modifier from being played now; nothing if none does. [forever Modifiers, Keywords]"""
    act = game.acts[-1] if game.acts else None
    if act is None or act.what not in ability.acts:
        return "Keywords"
    if not act.announcing or act.actor is not user:
        return "Modifiers"
    return ""


def add_modifier(game: ForeverGame, ability: CardAbility, situation: Situation) -> None:
    """Let a modifier that was played join the act. [forever Modifiers]"""
    act = game.acts[-1]
    situation.act = act
    act.modifiers.append(Modifier(ability, situation))
    note = f"{'an' if act.what == ATTACK else 'a'} {act.what} Modifier"
    assert situation.source is not None
    card = situation.source
    if card.definition.type == EVENT:
        remembering.keep(game, remembering.PLAYED, card)
    timing.tell(game, Happening(events.MODIFIED, situation.player, card.alone, by=situation.player, act=act, note=note))


def bonuses_of(game: ForeverGame, player: int, card: GameCard, what: str) -> list[int]:
    """What the modifiers on a card would add that its player could pay for now. [forever Modifiers]"""
    if game.is_blank(card):
        return []
    found: list[int] = []
    for ability in card.definition.modifiers:
        situation = Situation(player, card)
        payable = ability.cost is None or ability.cost.payable(game, situation)
        if what in ability.acts and payable and not was_used(game, card, ability):
            found.append(0 if ability.bonus is None else ability.bonus.count(game, situation))
    return found


# Its value


def resolve_value(game: ForeverGame, act: Act) -> None:
    """Deal the damage, or claim the citizens. [forever Modifiers]"""
    if not game.takes_part(act, act.actor):
        return
    for modifier in act.modifiers:
        bonus = modifier.ability.bonus
        modifier.amount = 0 if bonus is None else bonus.count(game, modifier.situation)
    if act.what == ATTACK:
        deal(game, act)
    else:
        act.amount = citizens.claim(game, act.actor, total(game, act), act.spot, act.player, act)


def total(game: ForeverGame, act: Act) -> int:
    """The value of an act with all modifiers, which are cumulative. [forever Modifiers]"""
    return total_without_modifiers(game, act) + sum(
        [0 if modifier.ignored else modifier.amount for modifier in act.modifiers]
    )


def total_without_modifiers(game: ForeverGame, act: Act) -> int:
    """The value of an act with all that is added to it but modifiers.

    [forever Modifiers, Attack Value, Threaten Value, Rescue Value]
    """
    value = game.value(act.actor, act.what) if act.base is None else act.base
    working = game.working_on(act.actor, ADDED)
    added = sum([each.constant.adds_to_act(game, act, each.situation) for each in working])
    return max(value, 0) + added + act.more


def deal(game: ForeverGame, act: Act) -> None:
    """Deal the damage of an attack. [forever Attack, Ignore]"""
    target = act.target
    if target is None or not game.takes_part(act, target):
        return
    reduce_modifiers(game, act)
    suffered = damage.suffer(game, [(target, total(game, act))], act.actor, act.player, act)
    act.amount = sum([event.amount for event in suffered if event.cards[0] is target])


def reduce_modifiers(game: ForeverGame, act: Act) -> None:
    """Reduce the damage of modifiers, each by what reduces one of them. [forever Modifiers]

    The player of the character that is attacked says which.
    """
    if is_kept(game, act):
        return
    for each in game.working(MODIFIER_REDUCED):
        less = each.constant.reduces_modifier(game, act, each.situation)
        able = [modifier for modifier in act.modifiers if modifier.amount > 0]
        if less and able:
            modifier = able[0] if len(able) == 1 else choose_modifier(game, each.situation.player, able)
            modifier.amount = max(modifier.amount - less, 0)


def is_kept(game: ForeverGame, act: Act) -> bool:
    """Whether something keeps the damage of an attack from being ignored or reduced. [forever Cannot]"""
    if act.kept:
        return True
    blow = Happening(events.DAMAGE, act.player, act.actor.alone, act=act)
    return any([each.constant.keeps_damage(game, blow, each.situation) for each in game.working(DAMAGE_KEPT)])


def foreseen(game: ForeverGame, act: Act, bonuses: list[int]) -> int:
    """What the target of an attack would suffer with modifiers that add so much, of which the greatest are reduced.

    [forever Modifiers, Damage]
    """
    assert act.target is not None
    left = bonuses.copy()
    for each in [] if is_kept(game, act) or not left else game.working(MODIFIER_REDUCED):
        greatest = max(left)
        less = each.constant.reduces_modifier(game, act, each.situation)
        left[left.index(greatest)] = max(greatest - less, 0)
    value = total_without_modifiers(game, act) + sum(left)
    blow = Happening(events.DAMAGE, act.player, act.target.alone, value, act.actor, act.player, act)
    damage.reduce(game, blow)
    return blow.amount


def choose_modifier(game: ForeverGame, player: int, able: list[Modifier]) -> Modifier:
    """Let a player choose one of the modifiers of an attack."""
    card = game.choose_card(player, REDUCE, [modifier.card for modifier in able], None)
    return next(modifier for modifier in able if modifier.card is card)


# What else modifiers do


def resolve_effects(game: ForeverGame, act: Act) -> None:
    """Resolve what else the modifiers do, in the order that the acting player wishes. [forever Modifiers, After]"""
    left = [modifier for modifier in act.modifiers if modifier.ability.effect is not None]
    while left and not game.over:
        modifier = left[0]
        if len(left) > 1:
            card = game.choose_card(act.player, RESOLVE_NEXT, [each.card for each in left], act.actor)
            modifier = next(each for each in left if each.card is card)
        left.remove(modifier)
        effect = modifier.ability.effect
        assert effect is not None
        modifier.situation.amount = act.amount
        modifier.situation.shielded = act.target if modifier.ignored else None
        game.run(effect, modifier.situation)
        leaving.finish_event(game, modifier.card)


def drop_modifiers(game: ForeverGame, act: Act) -> None:
    """Discard the events that modified an act, once it is over. [forever Play A Card]"""
    for modifier in act.modifiers:
        leaving.finish_event(game, modifier.card)
