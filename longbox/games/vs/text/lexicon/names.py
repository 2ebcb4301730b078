"""Names that texts are made of: affiliations, versions, traits, keywords."""

from __future__ import annotations

from typing import Final

from longbox.games.vs import definitions
from longbox.games.vs.text import keywords
from longbox.language import Pattern
from longbox.language.alternatives import named

AFFILIATIONS: Final = (
    "Alpha Flight",
    "Anti-Matter",
    "Arkham Inmates",
    "Avengers",
    "B.P.R.D.",
    "Birds of Prey",
    "Brotherhood",
    "Checkmate",
    "Crime Lords",
    "Crime Syndicate",
    "Darkseid's Elite",
    "Deathstroke",
    "Doom",
    "Doom Patrol",
    "Emerald Enemies",
    "Excalibur",
    "Exiles",
    "Fantastic Four",
    "Fatal Five",
    "Fearsome Five",
    "Future Foes",
    "Gotham Knights",
    "Green Lantern",
    "Hellfire Club",
    "Heralds of Galactus",
    "Horsemen of Apocalypse",
    "Imperial Guard",
    "Infinity Watch",
    "Inhumans",
    "Injustice Gang",
    "Invaders",
    "JLA",
    "JLI",
    "JSA",
    "Kang Council",
    "Kree",
    "League of Assassins",
    "Legionnaires",
    "Manhunter",
    "Marauders",
    "Marvel Defenders",
    "Marvel Knights",
    "Masters of Evil",
    "Morlocks",
    "Negative Zone",
    "New Gods",
    "New Warriors",
    "Outsiders",
    "Revenge Squad",
    "Runaways",
    "S.H.I.E.L.D.",
    "Secret Six",
    "Secret Society",
    "Sentinel",
    "Serpent Society",
    "Shadowpact",
    "Shi'ar",
    "Sinister Syndicate",
    "Skrull",
    "Speed Force",
    "Spider-Friends",
    "Squadron Supreme",
    "Starjammers",
    "Suicide Squad",
    "Team Superman",
    "Teen Titans",
    "Thunderbolts",
    "Underworld",
    "Villains United",
    "Warbound",
    "Weapon X",
    "X-Corp",
    "X-Factor",
    "X-Force",
    "X-Men",
    "X-Statix",
    "Young Avengers",
)
"""The affiliations that can stand before a kind of card; any other is said in "with the ... affiliation". [vs 206.1]"""

VERSIONS: Final = (
    definitions.ARMY,
    definitions.TEAM_UP,
    "Acolyte",
    "Construct",
    "Deep Six",
    "Earth 2",
    "Fate Artifact",
    "Forever People",
    "Freedom Force",
    "Knight",
    "Magic",
    "Wrecking Crew",
)
"""The versions that group cards. [vs 202.4, Tag]"""

TRAITS: Final = (definitions.MUTANT, *definitions.TRAITS)

GROUPS_OF_KEYWORDS: Final = tuple([keyword for keyword in definitions.KEYWORDS if keyword != definitions.WILLPOWER])
"""The keywords that texts speak of: "cards with concealed"."""

LONE_KEYWORDS: Final = (
    *keywords.OWN_CHARACTERISTICS,
    definitions.CONCEALED,
    definitions.CONCEALED_OPTIONAL,
    definitions.COSMIC,
    definitions.COSMIC_SURGE,
    definitions.DUAL_LOYALTY,
    definitions.EVASION,
    definitions.INVULNERABILITY,
    definitions.LEADER,
    definitions.LOYALTY,
    definitions.LOYALTY_REVEAL,
    definitions.PRESS,
    definitions.RESERVIST,
    definitions.SUBSTITUTE,
    definitions.TERRAFORM,
    definitions.TRANSFERABLE,
)
"""The keywords that stand for themselves, without a text after them. [vs 706]"""

TAGS: Final = (
    definitions.ALLY,
    definitions.BACKUP,
    definitions.COSMIC,
    definitions.COSMIC_SURGE,
    definitions.LEADER,
    definitions.VENGEANCE,
)
"""The keywords that stand before a power. [vs 706.7a, 706.8, 706.12, 707]"""


def capitalised(keyword: str) -> str:
    """A keyword as it is printed: "Loyalty—Reveal", "Dual Loyalty"."""
    return "—".join([" ".join([word[0].upper() + word[1:] for word in part.split(" ")]) for part in keyword.split("—")])


NAMES: Final[tuple[Pattern, ...]] = (
    Pattern("affiliation", " | ".join(AFFILIATIONS), str),
    Pattern("short_affiliation", " | ".join([name for name in AFFILIATIONS if " " not in name]), str),
    Pattern("any_affiliation", "{affiliation:affiliation} | {affiliation:name}", None),
    Pattern("version", " | ".join(VERSIONS), str),
    Pattern("short_version", " | ".join([name for name in VERSIONS if " " not in name]), str),
    Pattern("trait", " | ".join(TRAITS), str),
    Pattern("brand", " | ".join(definitions.BRANDS), str),
    Pattern("keyword", " | ".join(GROUPS_OF_KEYWORDS), str),
    Pattern("lone_keyword", named({f"<{capitalised(keyword)}|{keyword}>": keyword for keyword in LONE_KEYWORDS}), str),
    Pattern("tag", named({capitalised(keyword): keyword for keyword in TAGS}), str),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "affiliation": "an affiliation",
    "short_affiliation": "an affiliation of one word",
    "any_affiliation": "an affiliation",
    "version": "a version",
    "short_version": "a version of one word",
    "trait": "a class or trait",
    "brand": "a brand",
    "keyword": "a keyword",
    "lone_keyword": "a keyword",
    "tag": "a keyword before a power",
}
