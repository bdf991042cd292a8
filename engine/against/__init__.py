"""A simulation of a site against the site's own figures: what differs, which assumption is why, and a fit."""
