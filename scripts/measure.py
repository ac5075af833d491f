"""Matches that measure the engine, and the pages that show them.

    python3 scripts/measure.py ladder     writes docs/levels.md and crates/engine/levels.txt
    python3 scripts/measure.py strength   writes docs/strength.md

Every match is one `khamsin match` command, named in the page. Finished games are kept in journals under
target/measure, so that an interrupted run goes on where it stopped; delete that folder to start afresh.
"""

import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
KHAMSIN = ROOT / "target/release/khamsin"
JOURNALS = ROOT / "target/measure"
GAMES = 200
LEVELS = 8
# The engine without a level, at a pace that does not depend on the machine: about what it tries in 50 ms.
FULL = "engine(nodes=400000)"
FULL_GAMES = 100

# One rule set for each game, and each board of Seega that is often played.
LADDER_SETS = [
    "seega/tabuleiro-42",
    "seega/ludens-planet",
    "saut-du-chat/ludens-planet",
    "pahtum/globe-joueur(neutral_setup=random)",
    "seti/aleph",
    "seti/beth",
]

STRENGTH_SETS = [
    "seega/jeu-du-seega",
    "seega/ludens-planet",
    "seega/tabuleiro-42",
    "seega/globe-joueur(size=5)",
    "seega/globe-joueur",
    "saut-du-chat/ludens-planet",
    "seti/aleph",
    "seti/beth",
    "pahtum/globe-joueur(neutral_setup=random)",
]


def match(one, two, ruleset, games=GAMES):
    """Plays a match, or what is missing of it, and gives back its summary and its command."""
    JOURNALS.mkdir(parents=True, exist_ok=True)
    name = "-".join([one, two, ruleset])
    journal = JOURNALS / ("".join(c if c.isalnum() else "_" for c in name) + ".ndjson")
    arguments = ["match", one, two, "--ruleset", ruleset, "--games", str(games)]
    command = [str(KHAMSIN), *arguments, "--resume", str(journal), "--concurrency", "2", "--json"]
    summary = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)
    print(f"{one} against {two}, {ruleset}: {percent(summary['score']['value'])}", flush=True)
    quoted = [f"'{word}'" if any(c in word for c in "()") else word for word in arguments]
    return summary, "khamsin " + " ".join(quoted)


def percent(value):
    return f"{100 * value:.1f} %"


def cell(summary):
    score = summary["score"]
    drawn = summary["drawn"] / summary["games_played"]
    return f"{percent(score['value'])} ({percent(score['low'])} to {percent(score['high'])}), {percent(drawn)} drawn"


def ladder():
    lines = [
        "# The levels",
        "",
        f"Each level against the one below it, {GAMES} games in pairs with the sides changed: the score (a win one, a draw a",
        "half), its 95 % interval, and how many games were drawn. A level does not depend on the speed of the machine. Made by",
        "`make ladder`; any row can be repeated with the command below its table, and `khamsin levels` shows the same.",
        "",
        "`greedy` takes the most material after one turn, `random` plays any legal turn. Where captures are forced, the two hardly",
        "differ (the first row of a table says by how much), so that nobody can be stronger than the one and weaker than the other:",
        "there, level 1 is measured by Seega without forced capture.",
    ]
    published = ["# rule set, level, its score against the level below in percent, 95 % interval; written by `make ladder`"]
    for ruleset in LADDER_SETS:
        lines += ["", f"## {ruleset}", "", "| match | score |", "|---|---|"]
        rows = [("greedy", "random"), ("level:1", "random"), ("level:1", "greedy")]
        rows += [(f"level:{n + 1}", f"level:{n}") for n in range(1, LEVELS)]
        for one, two in rows:
            summary, command = match(one, two, ruleset)
            lines.append(f"| {one} against {two} | {cell(summary)} |")
            if one.startswith("level:") and two.startswith("level:"):
                score = summary["score"]
                figures = " ".join(f"{100 * score[part]:.1f}" for part in ("value", "low", "high"))
                published.append(f"{ruleset} {one.removeprefix('level:')} {figures}")
        lines += ["", f"`{command}`"]
    (ROOT / "docs/levels.md").write_text("\n".join(lines) + "\n")
    (ROOT / "crates/engine/levels.txt").write_text("\n".join(published) + "\n")


def strength():
    lines = [
        "# Strength",
        "",
        "The engine at 100 ms a turn against its own search of fixed depth 4 that counts material and nothing else",
        f"(`material:4`, `crates/engine/src/baseline.rs`), {GAMES} games in pairs with the sides changed: the score (a win one,",
        "a draw a half) and its 95 % interval. Made by `make strength`.",
        "",
        "| rule set | score | command |",
        "|---|---|---|",
    ]
    for ruleset in STRENGTH_SETS:
        summary, command = match("engine(movetime=100)", "material:4", ruleset)
        lines.append(f"| {ruleset} | {cell(summary)} | `{command}` |")
    lines += [
        "",
        f"The engine without a level, held to 400,000 actions a turn, against the highest level, {FULL_GAMES} games each:",
        "",
        "| rule set | score | command |",
        "|---|---|---|",
    ]
    for ruleset in LADDER_SETS:
        summary, command = match(FULL, f"level:{LEVELS}", ruleset, FULL_GAMES)
        lines.append(f"| {ruleset} | {cell(summary)} | `{command}` |")
    (ROOT / "docs/strength.md").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    {"ladder": ladder, "strength": strength}[sys.argv[1]]()
