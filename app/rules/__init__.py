"""The panel for rules of cpuplugd: an editor, what is wrong with them, and what they come to in a guest."""
