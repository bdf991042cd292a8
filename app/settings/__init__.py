"""Settings that the program keeps between sessions, and the fields that a user can select."""
