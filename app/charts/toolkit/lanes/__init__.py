"""Lanes over time, each with stacked shares of activities: the layout, the kernels, and a second run."""
