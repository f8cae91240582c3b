"""The REST interface: the wire format of the command line over HTTP."""
