"""The commands, one file each; `longbox.cli` loads only the one that is called."""
