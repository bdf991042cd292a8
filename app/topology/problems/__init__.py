"""The problems of the drawing: checked after each change, shown, mended, accepted with a reason."""
