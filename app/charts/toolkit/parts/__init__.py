"""Parts of every chart: its head and corner, their places, its turn among the charts, and its pictures."""
