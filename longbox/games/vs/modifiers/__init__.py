"""What is so as long as it lasts: modifiers, their order, replacement, what can't be done. [vs 511-515]"""
