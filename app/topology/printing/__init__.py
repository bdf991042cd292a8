"""The drawing and its texts on pages of paper, with preview."""
