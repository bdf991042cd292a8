"""Reference pages generated from the code itself, so that they cannot contradict it. Prose pages are in
docs/.
"""
