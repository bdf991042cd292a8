"""The problems of the drawing: checked after each change, shown, fixed, or accepted with a reason."""
