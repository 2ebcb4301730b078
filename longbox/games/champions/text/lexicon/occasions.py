"""The words for what abilities wait for."""

from __future__ import annotations

from typing import Final

from longbox.games.champions import definitions
from longbox.games.champions.text import occasions
from longbox.language import Pattern

OCCASIONS: Final[tuple[Pattern, ...]] = (
    # Attacks
    Pattern("occasion", "{who:who} [attacks|attack]", occasions.Attacks),
    Pattern("occasion", "{who:who} would attack", occasions.Attacks, would=True),
    Pattern("occasion", "{who:who} [initiates|initiate] an attack", occasions.Attacks),
    Pattern("occasion", "{who:who} [makes|make] a basic attack", occasions.BasicAttack),
    Pattern("occasion", "{who:who} [makes|make] a basic attack against an enemy", occasions.BasicAttack),
    Pattern("occasion", "{who:who} [attacks|attack] you", occasions.AttacksYou),
    Pattern("occasion", "{who:who} would attack you", occasions.AttacksYou, would=True),
    Pattern("occasion", "{who:who} attacks your hero", occasions.AttacksYou),
    Pattern("occasion", "{who:who} [initiates|initiate] an attack against you", occasions.AttacksYou),
    Pattern("occasion", "{who:who} [defeats|defeat] {whom:who} by attacking", occasions.AttacksAndDefeats),
    Pattern("occasion", "{who:who} [attacks|attack] and [defeats|defeat] {whom:who}", occasions.AttacksAndDefeats),
    Pattern("occasion", "{who:who} [damages|damage] {whom:who} by attacking", occasions.AttacksAndDamages),
    Pattern("occasion", "{who:who} [attacks|attack] and [damages|damage] {whom:who}", occasions.AttacksAndDamages),
    Pattern("occasion", "{who:who} [defends|defend]", occasions.Defends),
    Pattern("occasion", "{who:who} [defends|defend] against an attack", occasions.Defends),
    Pattern("occasion", "{who:who} [defends|defend] against an enemy attack", occasions.Defends),
    # Schemes and thwarts
    Pattern("occasion", "{who:who} [schemes|scheme]", occasions.Schemes),
    Pattern("occasion", "{who:who} would scheme", occasions.Schemes, would=True),
    Pattern("occasion", "{who:who} [schemes|scheme] or [attacks|attack]", occasions.SchemesOrAttacks),
    Pattern("occasion", "{who:who} [attacks|attack] or [schemes|scheme]", occasions.SchemesOrAttacks),
    Pattern("occasion", "{who:who} [activates|activate]", occasions.SchemesOrAttacks),
    Pattern("occasion", "{who:who} [thwarts|thwart]", occasions.Thwarts),
    Pattern("occasion", "{who:who} [attacks|attack] or [thwarts|thwart]", occasions.AttacksOrThwarts),
    Pattern("occasion", "{who:who} [thwarts|thwart] or [attacks|attack]", occasions.AttacksOrThwarts),
    Pattern("occasion", "{who:who} [thwarts|thwart] {whom:victim}", occasions.ThwartsTarget),
    Pattern("occasion", "you are attacked by {who:who}", occasions.AttacksYou),
    Pattern("occasion", "{who:who} [makes|make] a basic thwart", occasions.BasicThwart),
    # Damage, defeat, threat
    Pattern("occasion", "{who:who} would take damage", occasions.TakesDamage, would=True),
    Pattern("occasion", "{who:who} would take any amount of damage", occasions.TakesDamage, would=True),
    Pattern("occasion", "{who:who} would be dealt damage", occasions.IsDealtDamage, would=True),
    Pattern("occasion", "{who:who} [takes|take] damage", occasions.TakesDamage),
    Pattern("occasion", "{who:who} [takes|take] any amount of damage", occasions.TakesDamage),
    Pattern("occasion", "{who:who} [is|are] dealt damage", occasions.TakesDamage),
    Pattern("occasion", "{who:who} would take damage from an attack", occasions.TakesAttackDamage, would=True),
    Pattern(
        "occasion", "{who:who} would take any amount of damage from an attack", occasions.TakesAttackDamage, would=True
    ),
    Pattern("occasion", "{who:who} [takes|take] damage from an attack", occasions.TakesAttackDamage),
    *[
        Pattern("occasion", f"{{who:who}} would {take} {amount} from an {attack}", meaning, would=True)
        for take, meaning in (("take", occasions.TakesAttackDamage), ("be dealt", occasions.IsDealtAttackDamage))
        for amount in ("damage", "any amount of damage")
        for attack in ("attack", "enemy attack")
        if (take, attack) != ("take", "attack")
    ],
    Pattern("occasion", "{who:who} [is|are] defeated", occasions.IsDefeated),
    Pattern("occasion", "{who:who} would be defeated", occasions.IsDefeated, would=True),
    Pattern("occasion", "you defeat {who:who}", occasions.YouDefeat),
    Pattern("occasion", "threat would be placed on {who:who}", occasions.ThreatPlaced, would=True),
    Pattern("occasion", "any amount of threat would be placed on {who:who}", occasions.ThreatPlaced, would=True),
    Pattern("occasion", "threat is placed on {who:who}", occasions.ThreatPlaced),
    Pattern("occasion", "any amount of threat is placed on {who:who}", occasions.ThreatPlaced),
    Pattern("occasion", "threat would be removed from {who:who}", occasions.ThreatRemoved, would=True),
    Pattern("occasion", "threat is removed from {who:who}", occasions.ThreatRemoved),
    Pattern("occasion", "any amount of threat is removed from {who:who}", occasions.ThreatRemoved),
    Pattern("occasion", "you remove threat from {who:who}", occasions.YouRemoveThreat),
    Pattern("occasion", "{who:who} [recovers|recover]", occasions.Recovers),
    # Cards that come and go
    Pattern("occasion", "{who:who} [enters|enter] play", occasions.EntersPlay),
    Pattern("occasion", "{who:who} [leaves|leave] play", occasions.LeavesPlay),
    Pattern("occasion", "{who:who} [engages|engage] you", occasions.EngagesYou),
    Pattern("occasion", "{who:who} [engages|engage] a player", occasions.EngagesSomebody),
    Pattern("occasion", "you play {who:who}", occasions.YouPlay),
    Pattern("occasion", "{who:who} is played", occasions.YouPlay),
    Pattern("occasion", "the encounter deck reveals {who:who}", occasions.IsRevealed),
    Pattern("occasion", "{who:who} [is|are] revealed from the encounter deck", occasions.IsRevealed),
    Pattern("occasion", "{who:who} [is|are] revealed", occasions.IsRevealed),
    Pattern("occasion", "you change into this form", occasions.YouChangeToThisForm),
    Pattern("occasion", "you change to this form", occasions.YouChangeToThisForm),
    Pattern("occasion", "you change form", occasions.YouChangeForm),
    Pattern("occasion", "you change to {form:form_name} form", occasions.YouChangeToForm),
    # Turns, phases, rounds
    Pattern("occasion", "your turn begins", occasions.YourTurnBegins),
    Pattern("occasion", "your turn ends", occasions.YourTurnEnds),
    Pattern("occasion", "the player phase begins", occasions.RoundBegins),
    Pattern("occasion", "the player phase ends", occasions.PlayerPhaseEnds),
    Pattern("occasion", "the villain phase begins", occasions.VillainPhaseBegins),
    Pattern("occasion", "the villain phase ends", occasions.RoundEnds),
    Pattern("occasion", "the round begins", occasions.RoundBegins),
    Pattern("occasion", "the round ends", occasions.RoundEnds),
    Pattern("form_name", "hero", definitions.HERO),
    Pattern("form_name", "alter-ego", definitions.ALTER_EGO),
)

DESCRIPTIONS: Final[dict[str, str]] = {
    "occasion": "something that happens",
    "form_name": "a form",
}
