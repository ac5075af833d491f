### What the command line says besides the rules.
