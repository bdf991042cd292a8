"""The properties of the selection: one table of all fields, and the controls that edit them."""
