"""Which rules of a rulebook are carried out by code, shown by a test or ruling, or neither."""
