"""Attacks, from who may attack whom to what they leave. [vs 600-602]"""
