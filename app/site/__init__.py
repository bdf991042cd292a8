"""The dialog that makes a scenario of the definitions of a real site."""
