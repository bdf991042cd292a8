"""Every way to edit a drawing: create, remove, set fields, connect, arrange and fix."""
