"""The page that shows what is solved: shares of values and longest distances, slice by slice.

    python3 scripts/solved.py --tables DIR RULESET…     writes docs/solved.md

It builds nothing: what stands in the page is what `khamsin tables info` finds in the folder.
"""

import argparse
import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
KHAMSIN = ROOT / "target/release/khamsin"
PAGE = ROOT / "docs/solved.md"

HEAD = """# What is solved

Written by `scripts/solved.py` from the tables themselves; [tables.md](tables.md) says what values and distances mean. A slice
is named by the pieces of the side to move and of the other. Shares are of positions that are not mirror images of each
other, for the side to move; the longest is the greatest number of turns to the next capture or the end.
"""


def info(rule_set, folder):
    command = [str(KHAMSIN), "tables", "info", rule_set, "--tables", folder, "--json"]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)


def share(count, positions):
    """A share in percent; what is not all or nothing never looks like it."""
    if count in (0, positions):
        return "–" if count == 0 else "100"
    return f"{min(max(100 * count / positions, 0.01), 99.99):.2f}"


def worth(name):
    """Sorts the names of values, the best first."""
    kinds = ["total", "grand", "small"]
    first = next((n for n, kind in enumerate(kinds) if kind in name), 0)
    return {"w": first, "d": len(kinds), "l": 2 * len(kinds) - first}[name[0]]


def section(found):
    slices = found["slices"]
    names = sorted((name for name in slices[0]["values"] if any(s["values"][name] for s in slices)), key=worth)
    most = max(s["own"] + s["other"] for s in slices)
    name = found["ruleset"]
    quoted = f"'{name}'" if "(" in name else name
    lines = [
        f"## {name}",
        "",
        f"{found['positions']:,} positions with up to {most} pieces, {found['bytes'] / 1e6:,.1f} MB:",
        "",
        "```",
        f"khamsin tables build {quoted} --pieces {most}",
        f"khamsin tables verify {quoted}",
        "```",
        "",
        "| slice | positions | " + " | ".join(f"{name} %" for name in names) + " | longest |",
        "|---|---:|" + "---:|" * (len(names) + 1),
    ]
    for s in slices:
        shares = " | ".join(share(s["values"][name], s["positions"]) for name in names)
        longest = "–" if s["longest"] is None else s["longest"]
        lines.append(f"| {s['slice']} | {s['positions']:,} | {shares} | {longest} |")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", required=True)
    parser.add_argument("rule_sets", nargs="+")
    wishes = parser.parse_args()
    sections = [section(info(rule_set, wishes.tables)) for rule_set in wishes.rule_sets]
    PAGE.write_text("\n".join([HEAD, *sections]), encoding="utf-8")


if __name__ == "__main__":
    main()
