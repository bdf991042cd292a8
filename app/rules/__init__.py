"""The cpuplugd rules panel: an editor, the problems of the rules, and their values in a guest."""
