"""What the fuzzer has to know about this interface: ids that exist, who owns them, and how lines of NDJSON are read."""

import itertools
import json
import pathlib

import schemathesis

SCENE = json.loads(pathlib.Path("scene.json").read_text())
IDS = {"GameId": list(SCENE["games"]), "ClassId": list(SCENE["classes"])}
OWNERS = SCENE["games"] | SCENE["classes"]
NOBODY = {"GameId": "222222222222", "ClassId": "22222"}
# Every so many requests one comes without a token.
ANONYMOUS = 5
TURN = itertools.count()


@schemathesis.hook
def before_load_schema(_context, raw_schema):
    """Requests are about games and classes that exist, and about one that does not."""
    for path, operations in raw_schema["paths"].items():
        for operation in operations.values():
            for parameter in operation.get("parameters", []):
                kind = parameter["schema"].get("$ref", "").rsplit("/", 1)[-1]
                if kind in IDS:
                    # Only some end: the rest is for the requests that come later.
                    ids = IDS[kind][-3:] if path.endswith("/end") else IDS[kind]
                    parameter["schema"] = {"type": "string", "enum": [*ids, NOBODY[kind]]}
                    parameter["example"] = ids[0]


@schemathesis.auth(refresh_interval=None)
class Owner:
    """Requests come from somebody who has a part in what they are about: a player, a pupil, most often the teacher."""

    def get(self, case, _context):
        turn = next(TURN)
        if turn % ANONYMOUS == 0:
            return None
        owners = OWNERS.get((case.path_parameters or {}).get("id"), SCENE["guests"])
        own = "classes/{id}/" in case.operation.path and not case.operation.path.endswith("/join")
        return owners[0 if own and turn % 3 else turn % len(owners)]

    def set(self, case, token, _context):
        if token is not None:
            case.headers = {**(case.headers or {}), "Authorization": f"Bearer {token}"}


@schemathesis.hook
def before_call(_context, case, _kwargs):
    """A stream goes on for ever, unless it is told to end after its first line."""
    lines = (case.query or {}).get("lines", 1)
    if case.operation.path.endswith("/stream") and str(lines).isascii() and str(lines).isdecimal() and int(lines) > 0:
        case.query = {**(case.query or {}), "lines": 1}


@schemathesis.deserializer("application/x-ndjson")
def last_line(_context, response):
    """Each line is an object, and the last one is held to the schema."""
    lines = [json.loads(line) for line in response.content.splitlines()]
    return lines[-1]
