"""The picker of scenarios, by study, with a picture and a sentence each. The window opens what is picked."""
