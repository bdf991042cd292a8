"""Responses of figures to their inputs: runs, bands, pictures and the page docs/validation/responses.md."""
