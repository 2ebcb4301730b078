"""Drawing the face of a table on a terminal, whatever game it is of."""
