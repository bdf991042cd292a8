"""HiperDispatch: horizontal and vertical polarization under the same load, and parking alongside other LPARs.

`predictions.csv` has the results of a white paper for both polarizations: one fact sets the cost of a move
between caches, and the others are predictions. The paper's machine and load are not published in full, so
there is no ledger here, and `lparlab verify` has nothing to verify.
"""
