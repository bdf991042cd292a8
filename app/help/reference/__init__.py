"""Reference pages generated from the code itself, so they cannot disagree with it. Prose pages live in
docs/.
"""
