"""The same load on z/VM 6.2 and on 6.3: scenarios that show what the release changes about storage.

No table of a measurement of both releases is public, so there is no ledger here, and `lparlab verify` has
nothing to verify. The differences follow from the mechanisms; none of them is claimed as published.
"""
