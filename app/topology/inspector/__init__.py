"""The properties of what is selected: a declarative table of every field, and the controls that edit them."""
