"""Linux guests in a scenario: models, parameters, checks and their compiled rules."""
