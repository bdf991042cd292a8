"""Several z/VM systems in one scenario: their models, names and checks."""
