"""The rules of IOCP for the definitions of a deck, one file for each noun; `rule.check` applies all of
them.
"""
