"""Refuses dependencies whose licence does not fit a project under MIT OR Apache-2.0.

Reads `cargo metadata`; every package must offer at least one choice made of permissive licences only.
"""

import json
import subprocess
import sys

PERMISSIVE = {
    "MIT", "MIT-0", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "Zlib", "Unlicense", "0BSD", "CC0-1.0",
    "Unicode-3.0", "Unicode-DFS-2016", "BSL-1.0", "Apache-2.0 WITH LLVM-exception",
}


def fits(expression: str) -> bool:
    """Whether one of the alternatives of a licence expression needs permissive licences only."""
    flat = expression.replace("(", "").replace(")", "").replace("/", " OR ")
    if "(" in expression and " AND " in expression:
        # "(A OR B) AND C": every part must fit.
        return all(fits(part.strip("() ")) for part in expression.split(" AND "))
    return any(all(word.strip() in PERMISSIVE for word in choice.split(" AND ")) for choice in flat.split(" OR "))


def main() -> int:
    metadata = json.loads(subprocess.check_output(["cargo", "metadata", "--format-version", "1"]))
    bad = [
        f"{package['name']} {package['version']}: {package['license']}"
        for package in metadata["packages"]
        if not fits(package["license"] or "unknown")
    ]
    for line in bad:
        print(f"licence refused: {line}", file=sys.stderr)
    print(f"licences: {len(metadata['packages'])} packages, {len(bad)} refused")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
