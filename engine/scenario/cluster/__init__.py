"""SSI clusters and web servers in a scenario: models, parameters and checks."""
