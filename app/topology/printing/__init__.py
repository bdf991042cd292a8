"""The drawing and its texts on paper pages, with a preview."""
