"""The dialog that creates a scenario from the definitions of a real site."""
