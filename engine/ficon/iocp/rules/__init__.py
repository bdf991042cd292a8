"""The rules of IOCP for the definitions of a deck, one file for each kind of definition; `rule.check` applies
all of them.
"""
