"""The plot workbench: any measures of the run on the user's own plots, for examining a stopped run.

pyqtgraph draws them. It is imported when the first plot opens; live charts are in app.charts.
"""
