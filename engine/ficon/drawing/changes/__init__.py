"""All ways to edit a drawing: create, remove, set fields, connect, arrange and fix."""
