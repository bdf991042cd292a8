"""The daemon cpuplugd: its rule language, and a reference daemon that behaves as the real one does."""
