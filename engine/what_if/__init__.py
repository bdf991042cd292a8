"""A machine compared with changes of it: figures over seeds, and what limits each from its own accounting."""
