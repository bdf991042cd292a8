"""Replies of CP: their forms, what their lines show of a site, and what is left out."""
