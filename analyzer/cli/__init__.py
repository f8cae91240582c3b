"""The command line ``hatas``: reads arguments, calls the layers below, renders. Holds no rule of its own."""
