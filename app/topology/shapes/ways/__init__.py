"""Ways of lines round things: free corridors, and places of lines beside each other in them."""
