"""Multiple runs: the pools that perform them (threads, processes, a cluster), a run request, and its
result row.
"""
