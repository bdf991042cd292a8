"""Curves and stacked areas over time, and the chart that shows them."""
