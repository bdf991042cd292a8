"""Lanes over time, each with stacked shares of what was done: layout, kernels, and a second run in them."""
