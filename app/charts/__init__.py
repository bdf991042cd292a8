"""Views of a run, each a file or the chart.py of a folder; app/panels/specs.py lists them.

Its CHART is a ChartKind: a PaneKind describes panes over time, a WidgetKind has a class of its own.

What charts share is in toolkit and values. Imports are heavy: find the charts after the window is up.
"""
