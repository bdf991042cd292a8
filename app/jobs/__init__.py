"""Background processes, as windows start and follow them; the jobs themselves are in `tasks`. No panels."""
