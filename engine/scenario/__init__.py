"""Reading and checking scenarios: models, parameters and checks. Nothing here runs a machine."""
