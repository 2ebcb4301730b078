"""The web table's server, in one process with its client."""
