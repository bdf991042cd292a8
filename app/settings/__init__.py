"""Settings that the program stores between sessions, and the fields that a user can change."""
