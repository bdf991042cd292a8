"""Routes of lines around things: free corridors, and places for lines side by side in them."""
