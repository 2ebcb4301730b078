"""Marvel Champions, the core set. Citations, such as [champions Cost], name entries of its rules reference."""
