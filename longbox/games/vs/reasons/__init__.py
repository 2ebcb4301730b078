"""Why a player can't do something now."""
