"""The page that shows what is solved: shares of values and longest distances, slice by slice.

    python3 scripts/solved.py --tables DIR RULESET…     writes docs/solved.md

It builds nothing: what stands in the page is what `khamsin tables info` finds in the folder. How long the whole moving
phase would take comes from `khamsin tables build --plan` and from the rates that `khamsin bench tables` measures meanwhile.
"""

import argparse
import json
import math
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


def run_json(*arguments):
    return json.loads(subprocess.run([str(KHAMSIN), *arguments], check=True, stdout=subprocess.PIPE, text=True).stdout)


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


def placings():
    """How many positions there are between turns while pieces are placed on 5×5, mirror images counted once, and how
    many turns they have: the lemma of Burnside over the eight symmetries, two stones a turn and the centre empty."""
    squares = [(x, y) for x in range(-2, 3) for y in range(-2, 3) if (x, y) != (0, 0)]
    images = [
        {(x, y): (sx * y, sy * x) if swapped else (sx * x, sy * y) for x, y in squares}
        for sx in (1, -1) for sy in (1, -1) for swapped in (False, True)
    ]
    positions = turns = 0
    for made in range(13):
        fixed = fixing(made)
        layer = sum(fixed(squares, image) for image in images) // len(images)
        positions += layer
        turns += layer * math.comb(24 - 2 * made, 2)
    return positions, turns


def fixing(turns):
    """Counts the ways to place the stones of so many turns that a symmetry leaves as they are."""
    first, second = 2 * ((turns + 1) // 2), 2 * (turns // 2)

    def fixed(squares, image):
        ways, seen = {(0, 0): 1}, set()
        for square in squares:
            cycle = 0
            while square not in seen:
                seen.add(square)
                square, cycle = image[square], cycle + 1
            if cycle:
                more = {}
                for (a, b), count in ways.items():
                    for stones in ((a, b), (a + cycle, b), (a, b + cycle)):
                        more[stones] = more.get(stones, 0) + count
                ways = more
        return ways.get((first, second), 0)

    return fixed


def complete():
    """What is left to do: the whole moving phase on 5×5, from rates measured now."""
    bench = run_json("bench", "tables", "--json")
    rows = []
    for row in bench:
        # Saut du Chat has other pieces and another count: the plan knows.
        plan = run_json("tables", "build", row["ruleset"], "--pieces", "24", "--plan", "--json", "--tables", "/nowhere")
        left, rate = plan["remaining"], row["positions_per_core_second"]
        hours = plan["positions"] / rate / 3600
        rows.append(
            f"| {row['ruleset']} | {plan['positions']:,} | {rate / 1e6:.1f} M | {hours:.1f} | {left['memory'] / 1e9:.1f} GB"
            f" | {left['disk'] / 1e9:.0f} GB |"
        )
    positions, turns = placings()
    return "\n".join([
        "## What the whole of 5×5 would take",
        "",
        "All slices of up to 24 pieces: the rate of this machine for one core (`khamsin bench tables`), the core-hours at that rate,",
        "memory and disk (`khamsin tables build RULESET --pieces 24 --plan`). Larger slices miss the caches more often; the plan",
        "itself therefore reckons with half the rate. A pair of slices is solved in memory at two bytes a position, the",
        "others are read from their files, and what is finished stays: the build can be stopped and resumed at any moment.",
        "",
        "| rule set | positions | a second | core-hours | memory | disk |",
        "|---|---:|---:|---:|---:|---:|",
        *rows,
        "",
        f"The placing phase on top of it has {positions:,} positions between turns and no loops: one pass backwards, layer by",
        f"layer, from the slice 12-12. Its {turns:,} turns are one look at memory each; at ten million a second and core, which",
        f"is an assumption and not measured, that is {turns / 1e7 / 3600:.1f} core-hours, with a byte a position in memory for two layers.",
        "",
    ])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", required=True)
    parser.add_argument("rule_sets", nargs="+")
    wishes = parser.parse_args()
    sections = [section(run_json("tables", "info", rule_set, "--tables", wishes.tables, "--json")) for rule_set in wishes.rule_sets]
    PAGE.write_text("\n".join([HEAD, *sections, complete()]), encoding="utf-8")


if __name__ == "__main__":
    main()
