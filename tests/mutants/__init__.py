"""The tool that changes cards, to see whether rulings notice it."""
