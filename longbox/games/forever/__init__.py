"""DC Forever: Heroes against Rogues, for two to four players, by the rulebook of 2024."""
