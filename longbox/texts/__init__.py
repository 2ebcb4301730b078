"""What the texts of any card game say: it lies between the language, which knows no meaning, and the games.

A game adds its nouns, verbs and keywords, and the meaning of what is here where its rulebook differs. What is here is
said by two games at least.
"""
