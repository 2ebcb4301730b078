"""Marvel Champions, the core set, by the rules reference. Citations read [champions Entry]."""
