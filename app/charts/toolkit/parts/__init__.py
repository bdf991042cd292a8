"""Parts of every chart: its head and corner, their places, and its pictures."""
