"""The published studies: their scenarios, their ledgers of facts and claims, and how each is measured."""
