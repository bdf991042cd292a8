"""The scenario editor: a picture and forms of a machine of one's own, checked while one types."""
