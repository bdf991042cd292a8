"""A simulation of a site compared with the site's own figures: the differences, the assumptions behind
them, and a fit.
"""
