"""Work in background processes, as windows start and follow it; `tasks` is what they do. No panels."""
