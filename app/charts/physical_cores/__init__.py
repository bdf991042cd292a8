"""Physical cores as lanes: the LPAR to which PR/SM has assigned each core over time."""
