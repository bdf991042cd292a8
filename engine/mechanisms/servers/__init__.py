"""Servers and their clients: sessions, transactions, requests and the network between them."""
