"""The guests table: its columns, its filter, and the comparison with another run."""
