"""The same load on z/VM 6.2 and on 6.3: scenarios that show the storage changes in the newer release.

No table that measures both releases is public, so there is no ledger here, and `lparlab verify` has nothing
to verify. The differences follow from the mechanisms; none of these differences is claimed to be published.
"""
