"""Bots against bots: who is better, and how sure is that?"""
