"""The words for one of several things, or for several of them."""

from __future__ import annotations

from typing import Final

from longbox.games.forever.text.effects import choosing
from longbox.language import Pattern
from longbox.texts.choosing import ChooseOne
from longbox.texts.conditions import If
from longbox.texts.may import May

MODES: Final = "<{modes:clause+or}|{modes:clause+;or}|{modes:clause+,or}|{modes:clause+;}>"
THINGS: Final = "<{modes:clause+and}|{modes:clause+,and}|{modes:clause+;}|{modes:clause+;or}|{modes:clause+,or}>"
COLON: Final = "<:| —| -><| either| Either>"

CHOOSING: Final[tuple[Pattern, ...]] = (
    Pattern("sentence", f"choose <one|1><| of the following>{COLON} {MODES}.", ChooseOne),
    Pattern("sentence", "<|either >{modes:clause+or}.", choosing.DoesEither),
    Pattern("sentence", "if {condition:condition}, {effect:one_of_modes}.", If),
    Pattern("sentence", "you may {effect:one_of_modes}.", May),
    Pattern("sentence", "then<,|> if {condition:condition}, {effect:effect}.", If),
    Pattern("one_of_modes", f"choose <one|1><| of the following>{COLON} {MODES}", ChooseOne),
    Pattern(
        "sentence", f"choose up to {{most:count}}<| of the following>{COLON} {THINGS}.", choosing.ChooseSeveral, least=0
    ),
    Pattern(
        "sentence",
        f"choose <two{{least=2}}{{most=2}}|2{{least=2}}{{most=2}}|three{{least=3}}{{most=3}}|3{{least=3}}{{most=3}}>"
        f"<| of the following>{COLON} {THINGS}.",
        choosing.ChooseSeveral,
    ),
    Pattern(
        "sentence",
        f"choose one or <both|two>{COLON} {THINGS}.",
        choosing.ChooseSeveral,
        least=1,
        most=2,
    ),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "one_of_modes": "what is done",
}
