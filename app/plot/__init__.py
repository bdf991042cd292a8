"""The plot workbench: any measures of the run on plots of one's own, to look into a run that stands still.

pyqtgraph draws them. It is imported when the first plot opens; live charts are in app.charts.
"""
