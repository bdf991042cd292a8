"""Background processes that windows start and monitor; the jobs themselves are in `tasks`. No panels."""
