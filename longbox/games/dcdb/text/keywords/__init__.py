"""The keywords of later sets, a file for each that does something."""

from longbox.games.dcdb.text.keywords.attaching import ATTACH, Attach, AttachIt
from longbox.games.dcdb.text.keywords.confronting import Confront, InConfrontation
from longbox.games.dcdb.text.keywords.freezing import FREEZE, Freeze
from longbox.games.dcdb.text.keywords.ninjutsu import NINJUTSU, Ninjutsu
from longbox.games.dcdb.text.keywords.teamwork import (
    Teamwork,
    TeamworkEachFoe,
    Teamworked,
    TeamworkFoes,
    TeamworkFor,
    WhenTeamworked,
    return_teamworked,
)
from longbox.games.dcdb.text.keywords.time_travel import (
    TRAVEL,
    TimeTraveledThis,
    TimeTravelOne,
    WhenTimeTraveled,
    travel,
    travellers,
)
from longbox.games.dcdb.text.keywords.unity import UNITY, OngoingUnity, Unity

__all__ = [
    "ATTACH",
    "FREEZE",
    "NINJUTSU",
    "TRAVEL",
    "UNITY",
    "Attach",
    "AttachIt",
    "Confront",
    "Freeze",
    "InConfrontation",
    "Ninjutsu",
    "OngoingUnity",
    "Teamwork",
    "TeamworkEachFoe",
    "TeamworkFoes",
    "TeamworkFor",
    "Teamworked",
    "TimeTravelOne",
    "TimeTraveledThis",
    "Unity",
    "WhenTeamworked",
    "WhenTimeTraveled",
    "return_teamworked",
    "travel",
    "travellers",
]
