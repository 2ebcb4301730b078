"""Using abilities and playing events. [forever Use A Card, Play A Card, Character Abilities]"""

from __future__ import annotations

from longbox.games.forever import events
from longbox.games.forever.abilities import (
    ACTION,
    ACTIVATION,
    BLANKED,
    COMPLETED,
    MODIFIER,
    REACTION,
    CardAbility,
    Situation,
)
from longbox.games.forever.actions import acting, damage, leaving, playing, remembering, timing
from longbox.games.forever.definitions import EVENT, SCHEME, GameCard
from longbox.games.forever.events import Happening
from longbox.games.forever.game import ForeverGame, was_used
from longbox.games.forever.permanents import Permanent
from longbox.games.forever.phases import ACTION_PHASES, ACTIVATED
from longbox.games.forever.table import RESOLVING
from longbox.games.forever.tableau import NO_CARD
from longbox.games.forever.uses import UseAbility, number_of
from longbox.kernel.abilities import Watcher


def situation_of(player: int, use: UseAbility) -> Situation:
    """The resolving of an ability that a player uses."""
    situation = Situation(player, use.card, use.event)
    situation.ability = use.ability
    if use.event is not None and use.ability.occasion is not None:
        use.ability.occasion.bring_up(use.event, situation)
        situation.amount = use.event.amount
    return situation


# Whether it can be used


def rule_against_use(game: ForeverGame, player: int, use: UseAbility) -> str:
    """The rule that keeps a player from using an ability, or playing an event for it; nothing if none does.

    [forever Character Abilities, Affiliated Cards, Cost, Blank]
    """
    return rule_against_card(game, player, use.card) or rule_against_ability(game, player, use)


def rule_against_card(game: ForeverGame, player: int, card: GameCard) -> str:
    """The rule that keeps a player from using any ability of a card; nothing if none does.

    [forever Use A Card, Play A Card, Blank]
    """
    if card.definition.type == EVENT:
        if not game.lies_in(card, game.players[player].hand):
            return "Play A Card"
    else:
        thing = game.objects.get(card.serial)
        if not isinstance(thing, Permanent) or thing.facedown or thing.controller != player:
            return "Use A Card"
    return "Blank" if game.about(BLANKED) and game.is_blank(card) else ""


def may_be_played(game: ForeverGame, player: int, card: GameCard) -> bool:
    """Whether what an event says of how it is played lets it be played now. [forever Play A Card]"""
    rules = card.definition.play_rules
    return not rules or all([rule.allows(game, card, player) for rule in rules])


def rule_against_ability(game: ForeverGame, player: int, use: UseAbility) -> str:
    """The rule that keeps a player from using an ability of a card that could be used; nothing if none does.

    [forever Character Abilities, Affiliated Cards, Cost]
    """
    card, ability = use.card, use.ability
    if ability.is_limited and not ability.first and was_used(game, card, ability):
        return "Character Abilities"
    return rule_against_time(game, player, card, ability) or rule_against_cost(game, use, player)


def rule_against_time(game: ForeverGame, player: int, card: GameCard, ability: CardAbility) -> str:
    """The rule that an ability can't be used now; nothing if it can. [forever Character Abilities, Hero Oppose Phase]

    In one's own action phase, or while its character is activated; reactions and modifiers whenever they may come.
    """
    if card.definition.type == EVENT:
        if game.user_of(player, card) is None:
            return "Affiliated Cards"
        if not may_be_played(game, player, card):
            return "Play A Card"
    if ability.timing == MODIFIER:
        return acting.rule_against_modifier(game, ability, game.user_of(player, card))
    if ability.timing == REACTION:
        return ""
    if ability.timing == COMPLETED:
        return "Complete Schemes"
    if player != game.active:
        return "Character Abilities"
    if game.phase in ACTION_PHASES:
        return "Cost" if ability.timing == ACTIVATION else ""
    if game.phase != ACTIVATED or game.activated == NO_CARD:
        return "Character Abilities"
    if card.definition.type == SCHEME:
        return ""
    return "" if is_of_activated(game, player, card) else "Hero Oppose Phase"


def is_of_activated(game: ForeverGame, player: int, card: GameCard) -> bool:
    """Whether a card is the activated character, or can be played or used by it: as `user_of`, which would be it.

    [forever Activate, Affiliated Cards]
    """
    activated = game.box[game.activated]
    if card.definition.is_character:
        return card is activated
    return game.permanent(activated).controller == player and game.is_affiliated(card, activated)


def rule_against_cost(game: ForeverGame, use: UseAbility, player: int) -> str:
    """The rule that what an ability costs can't be paid, or that it could do nothing; nothing if it can be used."""
    ability = use.ability
    cost = ability.cost
    effect = ability.effect if ability.timing in (ACTION, ACTIVATION, REACTION) else None
    if cost is None and effect is None:
        return ""
    situation = situation_of(player, use)
    if cost is not None and not cost.payable(game, situation):
        return "Cost"
    return "" if effect is None or effect.possible(game, situation) else "Resolving Effects"


# Using it


def use_ability(game: ForeverGame, player: int, use: UseAbility) -> None:
    """Let a player use an ability: pay, then resolve it. An event is then discarded.

    [forever Use A Card, Play A Card, Cost]
    """
    situation = situation_of(player, use)
    is_event = use.card.definition.type == EVENT
    if is_event:
        game.move(use.card, RESOLVING)
        situation.unpaid = not playing.pay_to_play(game, player, use.card)
    remember_place(game, situation)
    pay(game, use, situation)
    if use.ability.timing == MODIFIER:
        if not situation.unpaid:
            acting.add_modifier(game, use.ability, situation)
        return
    kind = events.PLAY if is_event else events.USED
    limited = int(use.ability.is_limited)
    event = Happening(kind, player, use.card.alone, limited, by=player, act=situation.act, note=name_of(use))
    remembering.write(game, event)
    if timing.when(game, event) and not situation.unpaid and use.ability.effect is not None:
        game.run(use.ability.effect, situation)
    leaving.finish_event(game, use.card)
    timing.after(game, [event])


def remember_place(game: ForeverGame, situation: Situation) -> None:
    """Note where a card is before it may be paid for its own ability: "discard this card: the attached character ...".

    [forever Cost]
    """
    card = situation.source
    if card is not None and game.in_play(card):
        situation.host = game.host(card)
        situation.was_at = game.spot_of(card)


def pay(game: ForeverGame, use: UseAbility, situation: Situation) -> None:
    """Pay for an ability; a limited one can't be used again this round.

    Who paid with what raised the Health falls before the ability does anything: healing comes too late then.

    [forever Character Abilities, Cost, Heal]
    """
    card, ability = use.card, use.ability
    note_use(game, card, ability)
    if ability.cost is not None:
        ability.cost.pay(game, situation)
        damage.remove_the_weakened(game)


def note_use(game: ForeverGame, card: GameCard, ability: CardAbility) -> None:
    """Note that a limited ability was used; what answers the first of something is noted as that happens.

    [forever Character Abilities]
    """
    if ability.is_limited and not ability.first and game.in_play(card):
        thing = game.permanent(card)
        thing.used = (*thing.used, number_of(card, ability))


def name_of(use: UseAbility) -> str:
    """The name of an ability, for the log."""
    return f" ({use.ability.name})" if use.ability.name else ""


def can_answer(game: ForeverGame, watcher: Watcher, event: Happening) -> bool:
    """Whether a reaction of a card that is no player's could do something. [forever Reaction, Resolving Effects]"""
    return not rule_against_cost(game, forced_use(watcher, event), timing.you_of(game, watcher, event))


def forced_use(watcher: Watcher, event: Happening) -> UseAbility:
    """The use of an ability of a card that is no player's."""
    card, ability = watcher.source, watcher.ability
    assert card is not None
    assert isinstance(ability, CardAbility)
    return UseAbility(card, ability, event)


def answer_by_force(game: ForeverGame, watcher: Watcher, event: Happening) -> bool:
    """Resolve a reaction of a card that is no player's. [forever Reaction]"""
    if isinstance(watcher, timing.Due):
        return answer_what_was_left(game, watcher, event)
    player = timing.you_of(game, watcher, event)
    use = forced_use(watcher, event)
    if use.ability.effect is None or rule_against_cost(game, use, player):
        return False
    situation = situation_of(player, use)
    note_use(game, use.card, use.ability)
    game.tell(Happening(events.TRIGGERED, player, use.card.alone))
    if use.ability.cost is not None:
        remember_place(game, situation)
        use.ability.cost.pay(game, situation)
    game.run(use.ability.effect, situation)
    return True


def answer_what_was_left(game: ForeverGame, due: timing.Due, event: Happening) -> bool:
    """Resolve what a text left waiting; what waits for the next time alone is over, whatever comes of it."""
    working, ability = due.working, due.ability
    assert isinstance(ability, CardAbility)
    if working.constant.is_done_with():
        game.stop(working)
    situation = due.speaking_of(event)
    assert ability.occasion is not None
    ability.occasion.bring_up(event, situation)
    situation.amount = event.amount
    if ability.effect is None or not ability.effect.possible(game, situation):
        return False
    if due.source is not None:
        game.tell(Happening(events.TRIGGERED, due.controller, due.source.alone))
    game.run(ability.effect, situation)
    return True
