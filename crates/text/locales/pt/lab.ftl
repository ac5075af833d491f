### The lab: rule sets compared by games of equal engines.
