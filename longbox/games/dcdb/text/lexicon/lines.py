"""The lines of a text: what is done when a card is played, its Defense, what it waits for, what it is worth."""

from __future__ import annotations

from typing import Final

from longbox.games.dcdb import kinds
from longbox.games.dcdb.text import abilities, effects, firsts, interrupting, texts, turns_end, worth
from longbox.games.dcdb.text.effects import this_card
from longbox.games.dcdb.this_turn import BUY
from longbox.language import Pattern
from longbox.language.alternatives import named
from longbox.texts import comparing
from longbox.texts.conditions import DoneIf
from longbox.texts.may import May

HEADINGS: Final[tuple[str, ...]] = (
    "(?:Ongoing:? )?(?:Defense|Block):",
    "(?:Stack )?Ongoing(?: Unity)?:(?! (?:Defense|Block):)",
    "Unity:",
    "Reward:",
    "First Appearance [—-]",
    "At (?:the )?end of (?:the )?game,",
    "When you (?:buy|gain|buy or gain|gain or buy) this card,",
    "When this card is destroyed,",
    "(?:If|When|Whenever|Each time) this card would be destroyed,",
    r"(?:When|Whenever|Each time|The (?:first|second|third|fourth|fifth) time) "
    r"(?:you|a foe|an opponent|another player|a player|any player) "
    r"(?:(?!this turn|do this)[^,.\n])+,",
    "Once during each of your turns,",
    "At (?:the )?end of (?:your |the |this )?turn, (?:before|(?:you may )?(?:destroy|put|return) this)",
    "(?:You may )?(?:[Dd]estroy|[Pp]ut|[Rr]eturn) this card (?:on |to )?[^.,]*at (?:the )?end of",
)
"""What begins a line, on whatever line it was written."""

OWN_TURNS: Final = "<on each of your turns|during each of your turns|on your turn|during your turn>"
ALL_TURNS: Final = "<in each player's turn|on each player's turn|during each player's turn|each turn>"
"""A turn of nobody's in particular is each player's. [cube 1.104, Deathstroke (Promo)]"""
WHEN: Final = "<when|whenever|each time>"
ON_TURN: Final = (
    "<on your turn|during your turn|on each of your turns|during each of your turns|<on|in|during> the same turn|"
    "in a turn|each turn>"
)

IN_OWN_TURN: Final = "< on your turn| on each of your turns|>"
ALL_OTHERS: Final = (
    "<<each|every> other card|all other cards|any other card> <you have played|you've played|you played> this turn"
)

LINES: Final[tuple[Pattern, ...]] = (
    Pattern("text", "{lines:line+\n}", texts.CardText),
    Pattern("line", "{effects:sentence+}", texts.WhenPlayedLine),
    Pattern("line", "Defense: {defense:defense}", texts.DefenseLine),
    Pattern(
        "line",
        "Defense: To avoid an Attack, you may put this card from your hand into play; you may play it from there on "
        "your next turn.",
        texts.DefenseIntoPlayLine,
        defense=abilities.PutIntoPlayToAvoid(),
    ),
    Pattern("line", "Ongoing: {ability:ability}", texts.OngoingLine),
    Pattern("line", "Ongoing: You can't destroy cards during your turns.", texts.NoDestroyingLine),
    Pattern("line", "{ability:ability}", texts.HeroLine),
    Pattern("line", "You go first.", texts.GoesFirstLine),
    Pattern("line", "{ability:own_ability}", texts.WhenGainedLine),
    Pattern("line", "{ability:ending}", texts.WhenDestroyedLine),
    Pattern(
        "ending",
        "<when|whenever|each time> <this card is destroyed|you destroy this card><| <in|from> any zone>, {effect:told}",
        abilities.WhenThisDestroyed,
    ),
    Pattern("own_ability", "when you {how:way} this card, {effect:told}", abilities.WhenThisGot),
    Pattern("own_ability", "when you <gain or buy|buy or gain> this card, {effect:told}", abilities.WhenThisGained),
    Pattern("line", "First Appearance <—|-> Attack: {assault:appearance}.", texts.FirstAppearanceLine),
    Pattern(
        "line",
        "As the game starts, this card lies on top of the Super-Villain stack. | "
        "This card starts the game on top of the Super-Villain stack.",
        texts.StartsOnTopLine,
    ),
    Pattern(
        "line",
        "At <the |>end of <your |the |this |>turn, <before you draw, {effect:any_effect}|{effect:leaving}>. | "
        "{effect:leaving} at <the |>end of <your |the |this |>turn.",
        texts.EndOfTurnLine,
    ),
    Pattern("leaving", "you may {effect:left}", May),
    Pattern(
        "left/leaving",
        "<put this card on <|the >top of your deck|return this card to the top of your deck> "
        "<|instead of discarding it|instead of <in|into> your discard pile>",
        this_card.PutThisOnTop,
    ),
    Pattern("left", "destroy this card", effects.DestroyThis),
    Pattern("leaving", "destroy this card", effects.DestroyThis),
    Pattern("leaving", "{effect:destroyed_then} if {condition:condition}", DoneIf),
    Pattern("destroyed_then", "destroy this card", effects.DestroyThis),
    Pattern("leaving", "put this card on the bottom of your deck", effects.PutThisOnBottom),
    Pattern(
        "line",
        "At <the end of the|the end of|end of the|end of> game, <this card is|> worth {worth:worth}. | "
        "<This card is worth|Worth> {worth:worth}<| at <the end of the|the end of|end of the|end of> game>.",
        texts.WorthLine,
    ),
)

ATTACKED: Final = "<|when you are <attacked|Attacked>, >"
AVOIDING: Final = "to avoid <an Attack|the Attack|that Attack|it>"
DISCARDING: Final = (
    f"<to avoid an Attack, you may discard this card <|from your hand>|"
    f"{ATTACKED}<you may|> discard this card <|from your hand> {AVOIDING}>"
)
REVEALING: Final = (
    f"<to avoid an Attack, you may reveal this card from your hand|"
    f"{ATTACKED}you may reveal this card from your hand {AVOIDING}>"
)

DEFENSES: Final[tuple[Pattern, ...]] = (
    Pattern(
        "defense",
        f"{DISCARDING}. If you do, {{effect:told}} | {DISCARDING}<.|, then> {{effect:effect}}.",
        abilities.DiscardToAvoid,
    ),
    Pattern("defense", f"{DISCARDING}. If you do<|,> and {{effect:on_attacker}}.", abilities.DiscardToAvoid),
    Pattern("sentence", "if {effect:on_attacker}.", None),
    Pattern(
        "on_attacker",
        "<a foe|another player> <made <that|the> Attack|attacked you>, <that foe|that player> {effect:deed} | "
        "<a foe|another player> <made <that|the> Attack|attacked you>, they {effect:verb}",
        effects.AttackingPlayer,
    ),
    Pattern("defense", f"{DISCARDING}.", abilities.OnlyDiscardToAvoid),
    Pattern("defense", f"{REVEALING}.", abilities.RevealToAvoid),
    Pattern("defense", f"{REVEALING}. If you do, {{effect:told}}", abilities.RevealForBenefit),
    Pattern(
        "defense",
        "To avoid an Attack, you may put this card under your Super Hero. If you do, {effect:told}",
        abilities.PutUnderHeroToAvoid,
    ),
)

ABILITIES: Final[tuple[Pattern, ...]] = (
    Pattern(
        "ability",
        "<when|whenever> you play your first {kind:kind/singular} <<on|during> each of your turns|each turn>, "
        "{effect:told} | "
        "the first time you play a {kind:kind/singular} <each turn|<on|during> each of your turns|<on|during> "
        "your turn>, "
        "{effect:told}",
        abilities.FirstPlayed,
    ),
    Pattern("ability", "at the end of each of your turns, {effect:told}", turns_end.AtEndOfTurn),
    Pattern("line", "Ongoing: {ability:ending_turn}", texts.OngoingLine),
    Pattern("ending_turn", "at <the |>end of <your |the |>turn, {effect:told}", turns_end.AtEndOfTurn),
    Pattern("ability", "at the start of <each of your turns|your turn>, {effect:told}", abilities.AtStartOfTurn),
    Pattern(
        "ability",
        "<when|whenever|each time> you destroy a {kind:kind/singular} <on|during> <your turn|each of your "
        "turns>, {effect:told}",
        abilities.WhenDestroyed,
    ),
    Pattern(
        "ability",
        "<when|whenever|each time> you discard a {kind:kind/singular} <on|during> <your turn|each of your "
        "turns>, {effect:told}",
        abilities.WhenDiscarded,
    ),
    Pattern(
        "ability",
        "<when|whenever|each time> you defeat a {kind:defeated/singular}, {effect:told}",
        abilities.WhenDefeated,
    ),
    Pattern("defeated", "Super-Villain(s) | SuperVillain(s) | Supervillain(s)", kinds.SuperVillain),
    Pattern(
        "ability",
        "<when|whenever|each time> you defeat a {kind:villain/singular}, {effect:told_of_gain}",
        abilities.GotInOneWay,
        how=BUY,
    ),
    Pattern("villain", "Villain(s)", kinds.OfType, type_name="Villain"),
    Pattern(
        "ability",
        "<when|whenever|each time> you play a {kind:kind/singular} <<on|during> <your turn|each of your "
        "turns>|>, {effect:told}",
        abilities.WhenPlayed,
    ),
    Pattern(
        "ability",
        f"{WHEN} you play a {{kind:kind/singular}} with a new name{IN_OWN_TURN}, {{effect:told}} | "
        f"{WHEN} you play a {{kind:kind/singular}} with a <different name from|name different from> "
        f"{ALL_OTHERS}<| {OWN_TURNS}>, {{effect:told}}",
        abilities.WhenPlayedDifferent,
    ),
    Pattern(
        "ability",
        f"{WHEN} you play a {{kind:kind/singular}} with a new cost{IN_OWN_TURN}, {{effect:told}} | "
        f"{WHEN} you play a {{kind:kind/singular}} with a <different cost from|cost different from> "
        f"{ALL_OTHERS}<| {OWN_TURNS}>, {{effect:told}}",
        abilities.WhenPlayedNewCost,
    ),
    Pattern(
        "ability",
        "when you have played {count:number} {kind:kind} on your turn, {effect:told} | "
        f"{WHEN} you play your {{count:later}} {{kind:kind/singular}} {OWN_TURNS}, {{effect:told}} | "
        f"the {{count:later}} time you play a {{kind:kind/singular}} {OWN_TURNS}, {{effect:told}}",
        abilities.PlayedSoMany,
    ),
    Pattern(
        "ability",
        "when you have played {count:number} {kind:kind} with different names on your turn, {effect:told}",
        abilities.PlayedSoManyDifferent,
    ),
    Pattern(
        "ability",
        "when a card first tells you to draw on each of your turns, {effect:told}",
        abilities.FirstDraw,
    ),
    Pattern(
        "ability",
        "<when|whenever|each time> you <buy or gain|gain or buy> a {kind:kind/singular} <on|during> your turn, "
        "{effect:told_of_gain}",
        abilities.WhenGained,
    ),
    Pattern(
        "ability",
        "<when|whenever|each time> you <buy or gain|gain or buy> a {kind:kind/singular}, {effect:told_of_gain}",
        abilities.EverGained,
    ),
    Pattern(
        "ability",
        "<when|whenever|each time> you {how:way} a {kind:got_kind/singular}, {effect:told_of_gain}",
        abilities.GotInOneWay,
    ),
    Pattern(
        "ability",
        "<when|whenever|each time> you {how:way} a {kind:got_kind/singular} "
        "<on|during> <your turn|each of your turns>, {effect:told_of_gain}",
        abilities.GotInTurn,
    ),
    Pattern("way", named(abilities.WAYS), str),
    Pattern("told_of_gain", "{effect:told} | {effect:told_instead}", None),
    Pattern("got_kind", "{kind:kind} | {kind:of_line_up}", None),
    Pattern(
        "ability",
        "<when|whenever|each time> you destroy a {kind:kind/singular}, {effect:told}",
        abilities.EverDestroyed,
    ),
)

ABILITIES_OF_THE_CUBE: Final[tuple[Pattern, ...]] = (
    Pattern(
        "ability",
        "<when|whenever|each time> you <buy or gain|gain or buy> a {kind:of_line_up/singular}, {effect:told}",
        abilities.EverGained,
    ),
    Pattern(
        "ability",
        "<when|whenever|each time> you <buy or gain|gain or buy> a {kind:of_line_up/singular} <on|during> your turn, "
        "{effect:told}",
        abilities.WhenGained,
    ),
    Pattern("of_line_up", "{kind:type} from the Line-Up", kinds.FromLineUp),
    Pattern(
        "ability",
        "<when|whenever|each time> you destroy a {kind:kind/singular} that you own, {effect:told}",
        abilities.OwnDestroyed,
    ),
    Pattern(
        "ability",
        "the first time you pass or discard a card in each player's turn, {effect:told}",
        abilities.FirstLetGo,
    ),
    Pattern(
        "ability",
        f"the first time you destroy a card {ALL_TURNS}, {{effect:told}}",
        firsts.FirstDestroyedOfEachTurn,
    ),
    Pattern(
        "ability",
        "the first time you gain <|a |one or more >VP <on|during> each of your turns, {effect:told}",
        abilities.FirstVP,
    ),
    Pattern(
        "ability",
        f"the first time you gain <|a |one or more >VP {ALL_TURNS}, {{effect:told}}",
        firsts.FirstVPOfEachTurn,
    ),
    Pattern(
        "ability", "<when|whenever|each time> you gain <|a |one or more >VP, {effect:told}", abilities.WhenVPGained
    ),
    Pattern(
        "ability",
        "<when|whenever|each time> a card tells you to draw, before you do, {effect:told}",
        interrupting.BeforeDrawing,
    ),
    Pattern(
        "ability",
        "the first time a card tells you to draw on each of your turns, you may {effect:choice} instead of drawing a "
        "card.",
        interrupting.InsteadOfFirstDraw,
    ),
    Pattern(
        "ability",
        "<when|whenever|each time> you shuffle your discard pile, you may leave a card in it.",
        interrupting.MayLeaveOne,
    ),
    Pattern(
        "ability",
        f"the first time you destroy a card {OWN_TURNS}, {{effect:told}} | "
        f"{WHEN} you destroy your first card {OWN_TURNS}, {{effect:told}}",
        abilities.FirstDestroyed,
    ),
    Pattern(
        "ability",
        f"the first time you <<buy or gain|gain or buy>|{{how:way}}> a {{kind:kind/singular}} {OWN_TURNS}, "
        "{effect:told} | "
        f"{WHEN} you <<buy or gain|gain or buy>|{{how:way}}> your first {{kind:kind/singular}} {OWN_TURNS}, "
        "{effect:told_of_gain}",
        firsts.FirstGot,
    ),
    Pattern(
        "ability",
        f"the first time you <<buy or gain|gain or buy>|{{how:way}}> a {{kind:kind/singular}} {ALL_TURNS}, "
        "{effect:told}",
        firsts.FirstGotOfEachTurn,
    ),
    Pattern(
        "ability",
        f"the first time you destroy a {{kind:narrow/singular}} {OWN_TURNS}, {{effect:told}} | "
        f"{WHEN} you destroy your first {{kind:narrow/singular}} {OWN_TURNS}, {{effect:told}}",
        firsts.FirstOfKindDestroyed,
    ),
    Pattern(
        "ability",
        f"the first time you destroy a {{kind:narrow/singular}} {ALL_TURNS}, {{effect:told}}",
        firsts.FirstOfKindDestroyedOfEachTurn,
    ),
    Pattern(
        "ability",
        f"{WHEN} you destroy your {{number:later}} {{kind:kind/singular}} {OWN_TURNS}, {{effect:told}} | "
        f"the {{number:later}} time you destroy a {{kind:kind/singular}} {OWN_TURNS}, {{effect:told}}",
        firsts.NthDestroyed,
    ),
    Pattern(
        "ability",
        f"{WHEN} you <<buy or gain|gain or buy>|{{how:way}}> your {{number:later}} {{kind:kind/singular}} "
        f"{OWN_TURNS}, {{effect:told}} | "
        f"the {{number:later}} time you <<buy or gain|gain or buy>|{{how:way}}> a {{kind:kind/singular}} "
        f"{OWN_TURNS}, {{effect:told}}",
        firsts.NthGot,
    ),
    Pattern(
        "ability",
        f"the first time you discard a card <|from your hand >{OWN_TURNS}, {{effect:told}} | "
        f"{WHEN} you discard your first card {OWN_TURNS}, {{effect:told}}",
        firsts.FirstDiscarded,
    ),
    Pattern(
        "ability",
        f"when you have played <|both >{{each:a_kind+and}} {ON_TURN}, {{effect:told}} | "
        f"{WHEN} you <have played|play> <|both >{{each:a_kind+and}} {ON_TURN} for the first time, {{effect:told}} | "
        f"the first time you <have played|play> <|both >{{each:a_kind+and}} {ON_TURN}, {{effect:told}}",
        firsts.PlayedEachOf,
    ),
    Pattern(
        "ability",
        f"{WHEN} you <have played|play> {{count:number}} cards with the same <name{{what={effects.DIFFERENT_NAMES}}}|"
        f"cost{{what={effects.DIFFERENT_COSTS}}}> {ON_TURN} for the first time, {{effect:told}} | "
        f"the first time you <have played|play> {{count:number}} cards with the same "
        f"<name{{what={effects.DIFFERENT_NAMES}}}|cost{{what={effects.DIFFERENT_COSTS}}}> {ON_TURN}, {{effect:told}}",
        firsts.PlayedAlike,
    ),
    Pattern(
        "later",
        named({word: number for number, word in enumerate(("second", "third", "fourth", "fifth"), 2)}),
        str,
    ),
    Pattern(
        "ability",
        "the first time you buy a {kind:kind/singular} from the Line-Up on each of your turns, {effect:told}",
        firsts.FirstOfKindBought,
    ),
    Pattern(
        "ability",
        "each {kind:kind/singular} you play gives <|you >{effect:given}. | "
        f"{OWN_TURNS}, each {{kind:kind/singular}} you play gives <|you >{{effect:given}}.",
        abilities.WhenPlayed,
    ),
    Pattern("given", "<|an additional|additional|an extra> +{amount:in_digits} Power", effects.Power),
    Pattern(
        "ability",
        "when you have played {count:number} cards with consecutive costs on your turn, {effect:told}",
        firsts.PlayedInARow,
    ),
)

WORTH: Final[tuple[Pattern, ...]] = (
    Pattern(
        "worth",
        "{points:integer} <VP|VPs> for each {kind:each_kind/singular} <you have|in your deck|you own> | "
        "<VP|VPs> equal to the number of {kind:kind/plural} <you have|in your deck|you own>{points=1}",
        worth.WorthForEach,
    ),
    Pattern(
        "worth",
        "{points:integer} <VP|VPs> for each other {kind:kind/singular} <you have|in your deck|you own>",
        worth.WorthForEachOther,
    ),
    Pattern(
        "worth",
        "{points:integer} <VP|VPs> for each different {kind:kind/singular} <you have|in your deck|you own>",
        worth.WorthForEachDifferent,
    ),
    Pattern(
        "worth",
        "{points:integer} <VP|VPs> for <every|each> {number:count} {kind:kind/plural} <you have|in your deck|you own>",
        worth.WorthForEvery,
    ),
    Pattern("worth", "{worth:worth_if}", None),
    Pattern(
        "worth",
        "{worth:worth_if}. Otherwise, <it|this card> is worth {otherwise:integer} <VP|VPs> | "
        "{worth:worth_if}, otherwise {otherwise:integer} <VP|VPs>",
        worth.WorthOtherwise,
    ),
    Pattern(
        "worth_if",
        "{points:integer} <VP|VPs> if you have {number:so_many} {kind:kind/plural} <|in your deck>",
        worth.WorthIf,
    ),
    Pattern(
        "worth_if",
        "{points:integer} <VP|VPs> if you have {number:so_many} other {kind:kind/plural}",
        worth.WorthIfOthers,
    ),
    Pattern(
        "worth_if",
        f"{{points:integer}} <VP|VPs> if you have <more{{relation={comparing.MORE}}}|"
        f"fewer{{relation={comparing.LESS}}}> {{kind:kind/plural}} than {{other_kind:kind/plural}} <|in your deck>",
        worth.WorthIfCompared,
    ),
    Pattern(
        "worth",
        "{points:integer} <VP|VPs>, less one for each {kind:kind/singular} you have <|beyond the first {free:count}>",
        worth.WorthLess,
    ),
    Pattern(
        "worth",
        "{points:integer} <VP|VPs> for each different {kind:kind/singular} under your Super Hero",
        worth.WorthUnderHero,
    ),
    Pattern(
        "worth_if", "{points:integer} <VP|VPs> if you have no {kind:kind/plural} <|in your deck>", worth.WorthIfNone
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "villain": "a Villain",
    "given": "how much Power",
    "text": "a card text",
    "line": "a line of a text",
    "own_ability": "what a card waits for on its own account",
    "defense": "how an Attack is avoided",
    "ability": "what a card waits for, and does then",
    "defeated": "Super-Villain",
    "ending": "what a card waits for on its own account",
    "destroyed_then": "where this card goes",
    "left": "where this card goes",
    "leaving": "where this card goes",
    "on_attacker": "what the attacking player does",
    "told": "what is done, and what follows",
    "of_line_up": "a kind of card",
    "ending_turn": "what is done as a turn ends",
    "way": "how a card is got",
    "told_of_gain": "what is done, and what follows",
    "got_kind": "a kind of card",
    "later": "second, third, ...",
    "worth": "what a card is worth",
    "worth_if": "what a card is worth if something is so",
}
