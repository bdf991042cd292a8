"""A page that shows a run, a comparison, a drawing or a lesson in a browser: one file, no network."""
