"""Routes of lines around elements: free corridors, and places for lines side by side in them."""
