"""LPARs that share physical cores: scenarios of the examples of a manual, and what is published of them.

There is no study to judge the simulation by: `guarantees.csv` has what manuals guarantee, most of it
arithmetic, and tests compare each row with a run. So there is no ledger here, and `lparlab verify` has
nothing to verify.
"""
