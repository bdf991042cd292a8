"""The class window, created from the Content of a step: it contains no answer before the reveal."""
