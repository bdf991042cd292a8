"""LPARs that share physical cores: scenarios of the examples in a manual, and the published values for them.

There is no study for judging the simulation: `guarantees.csv` has the values that manuals guarantee, most of
them arithmetic, and tests compare each row with a run. There is therefore no ledger here, and `lparlab
verify` has nothing to verify.
"""
