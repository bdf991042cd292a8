"""The problems of the drawing: checked after each change, shown, fixed, accepted with a reason."""
