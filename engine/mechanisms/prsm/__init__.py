"""PR/SM: logical cores of several LPARs on the physical cores of a CEC. CP's dispatcher is in processors/."""
