"""Parts that charts are put together from. A chart itself lives in a file or folder of its own."""
