"""The text of a deck: cards, continuation, operands and repair of damaged lines."""
