"""z/VM 6.4 paging: the same paging-bound load with the paging I/O of 6.3 and 6.4, aliases, transport mode.

`predictions.csv` has the results in the abstract of a performance report: two facts set times of the I/O
path, and the other two are predictions. The report's volumes, aliases and load are not available, so there is
no ledger here, and `lparlab verify` has nothing to verify.
"""
