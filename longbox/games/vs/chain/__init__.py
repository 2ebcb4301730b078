"""Priority and the chain: playing effects, resolving them, what triggers. [vs 216, 500-510]"""
