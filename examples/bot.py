#!/usr/bin/env python3
"""A bot: plays a game on a Khamsin server to its end. Without a link it makes the game and prints one.

    python3 examples/bot.py http://127.0.0.1:5050 [LINK] [RULESET] [LEVEL]
"""
import http.client, json, re, sys, time, urllib.error, urllib.request

server, link, ruleset, level = (sys.argv[1:] + ["", "", "", ""][len(sys.argv) - 1:])[:4]
token = None


def ask(path, body=None):
    """Asks until the server answers: a lost connection or a busy server is no reason to give up, a refusal is."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            return urllib.request.urlopen(urllib.request.Request(f"{server}/api/v1/{path}", data, headers), timeout=45)
        except urllib.error.HTTPError as refused:
            if refused.code == 409 and path.endswith("/do"):
                raise  # The game has moved on: look at it again.
            if refused.code not in (429, 503):
                sys.exit(json.load(refused)["detail"])
            time.sleep(int(refused.headers.get("retry-after", 1)))
        except OSError:
            time.sleep(1)


token = json.load(ask("guests", {"name": "Bot"}))["token"]
if link:
    game = re.search("[2-9a-hjkmnp-z]{12}", link.removeprefix(server))[0]
    ask(f"games/{game}/join", {}).close()
else:
    game = json.load(ask("games", {"ruleset": ruleset or "seega/ludens-planet"}))["id"]
    print(f"{server}/#/live/{game}", flush=True)

turns, version, over = [], None, False
while not over:
    try:  # A `pong` comes every 20 seconds: who hears nothing for 45 asks again, with what is known already.
        for line in ask(f"games/{game}/stream" + (f"?from={version}" if version else "")):
            said = json.loads(line)
            if said["t"] != "table":
                continue
            table, version = said["d"], said["v"]
            turns = turns[:table["turns"]["from"]] + table["turns"]["add"]
            over = table["status"] == "over"
            if over:
                break
            if table["status"] == "running" and table["you"] == table["side"]:
                thought = ask("analysis", {"game": table["game"] | {"turns": turns}, "level": int(level or 3)})
                best = json.loads(thought.readlines()[-1])["answer"]["best"]
                # The ack id makes it safe to send the turn again when its answer was lost.
                ask(f"games/{game}/do", {"do": "turn", "turn": best, "v": version, "ack": f"v{version}"}).close()
    except (OSError, http.client.HTTPException, ValueError):
        time.sleep(1)
print(json.dumps(table["outcome"]))
