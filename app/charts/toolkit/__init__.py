"""Building blocks for charts. Each chart itself has a separate file or folder."""
