"""Throws generated requests at a server of its own and holds every answer to the OpenAPI document.

    python3 scripts/fuzz_api.py [PROGRAM] [EXAMPLES]

Installs a pinned Schemathesis into target/schemathesis, starts the program on a free port of this machine, makes a few games
and classes there for the requests to be about, and ends it afterwards. Fails on any 5xx and on answers that the document
does not describe, and if some request never succeeds. Everything it leaves behind is below target.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
import venv

VERSION = "4.32.5"
HOME = pathlib.Path("target/schemathesis").resolve()
SCRIPTS = pathlib.Path(__file__).resolve().parent
# How lines of NDJSON are read, and who asks about what.
HOOKS = "fuzz_api_hooks"
# Requests come one after the other, so that nothing is ever busy: any 5xx is a failure.
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance," \
    "response_headers_conformance,unsupported_method,allow_header_conformance,negative_data_rejection,ignored_auth"
# A guest may ask 20 times a second, an address 120 times: with so many guests nobody is told to wait.
GUESTS = 8
A_SECOND = 90
SECONDS_TO_START = 20
# A plain request opens no socket, and this server has no tables.
NEVER_ANSWERED = ["/api/v1/games/{id}/socket", "/api/v1/exact"]
RULE_SETS = ["seega/ludens-planet", "saut-du-chat/ludens-planet", "pahtum/globe-joueur", "seti/beth"]


def tool() -> pathlib.Path:
    """The fuzzer, installed if it is missing."""
    program = HOME / "bin" / "schemathesis"
    mark = HOME / f"installed-{VERSION}"
    if not mark.exists():
        venv.create(HOME, clear=True, with_pip=True)
        pip = [HOME / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, f"schemathesis=={VERSION}"], check=True)
        mark.touch()
    return program


def started(program: str, folder: pathlib.Path) -> tuple[subprocess.Popen, str]:
    """A server on a free port, and its address."""
    # Nobody's own games and tables are touched.
    own = {"XDG_DATA_HOME": str(folder), "KHAMSIN_DATABASE": f"sqlite://{folder}/online.db"}
    command = [program, "--lang", "en", "serve", "--port", "0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **own})
    line = server.stdout.readline()
    address = line[line.index("http://"):].strip().rstrip("/")
    for _ in range(SECONDS_TO_START * 10):
        try:
            urllib.request.urlopen(f"{address}/readyz").close()
            return server, address
        except urllib.error.URLError:
            time.sleep(0.1)
    server.terminate()
    sys.exit("the server does not start")


def scene(address: str) -> dict:
    """Games and classes in every state, and the tokens of those who have a part in each."""
    def ask(path: str, body: dict, token: str = "") -> dict:
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        request = urllib.request.Request(f"{address}/api/v1/{path}", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    guests = [ask("guests", {"name": f"Guest {number}"})["token"] for number in range(GUESTS)]
    games, classes = {}, {}
    for number in range(3 * GUESTS):
        one, two = guests[number % GUESTS], guests[(number + 1) % GUESTS]
        clock = {"kind": "increment", "base": 600_000, "step": 0} if number % 2 else None
        asked = {"ruleset": RULE_SETS[number % len(RULE_SETS)], "side": "first", "clock": clock, "listed": number % 3 == 0}
        game = ask("games", asked, one)["id"]
        games[game] = [one, two]
        if number % 6 > 0:  # Some wait, most are played, some are over or have a rematch.
            ask(f"games/{game}/join", {}, two)
        if number % 6 > 3:
            ask(f"games/{game}/do", {"do": "resign"}, two)
        if number % 6 == 5:
            ask(f"games/{game}/do", {"do": "offer", "what": "rematch"}, one)
    for number in range(2 * GUESTS):
        teacher, one, two = (guests[(number + place) % GUESTS] for place in range(3))
        made = ask("classes", {"title": f"Class {number}", "ruleset": RULE_SETS[number % len(RULE_SETS)]}, teacher)["id"]
        classes[made] = [teacher, one, two]
        for place, pupil in enumerate([one, two]):
            ask(f"classes/{made}/join", {"name": f"Pupil {place}"}, pupil)
        for word in [[], ["pair"], ["pair", "pause"], ["pair", "end"]][number % 4]:
            ask(f"classes/{made}/{word}", {}, teacher)
    return {"guests": guests, "games": games, "classes": classes}


def untouched(address: str) -> list[str]:
    """Requests that never did what they are for: only refusals of them were seen."""
    with urllib.request.urlopen(f"{address}/api/v1/openapi.json") as answer:
        paths = json.load(answer)["paths"]
    with urllib.request.urlopen(f"{address}/metrics") as answer:
        counted = re.findall(r'_requests_total{method="(\w+)",route="([^"]+)",status="2\d\d"}', answer.read().decode())
    asked = {(method.upper(), path) for path, item in paths.items() for method in item}
    return sorted(f"{method} {path}" for method, path in asked - set(counted) if path not in NEVER_ANSWERED)


def main() -> int:
    program = str(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "target/release/khamsin").resolve())
    examples = sys.argv[2] if len(sys.argv) > 2 else "40"
    fuzzer = tool()
    # The fuzzer keeps what it learnt in the folder where it runs; every run begins anew.
    work = HOME / "work"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir()
    server, address = started(program, work)
    try:
        (work / "scene.json").write_text(json.dumps(scene(address)))
        run = subprocess.run([
            fuzzer, "run", f"{address}/api/v1/openapi.json", "--checks", CHECKS, "--max-examples", examples, "--seed", "1",
            "--phases", "examples,coverage,fuzzing,stateful", "--request-timeout", "30", "--rate-limit", f"{A_SECOND}/s",
        ], check=False, cwd=work, env={**os.environ, "SCHEMATHESIS_HOOKS": HOOKS, "PYTHONPATH": str(SCRIPTS)})
        missed = untouched(address)
        if missed:
            print("only refusals were seen of", ", ".join(missed))
        return run.returncode or int(bool(missed))
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    sys.exit(main())
