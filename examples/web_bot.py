"""A bot for Longbox's web table: plays wherever it has a seat, and answers when the arena asks (docs/api.md)."""
# LONGBOX_TOKEN=... python examples/web_bot.py http://127.0.0.1:8000

import json
import os
import random
import sys
import threading
import time
import urllib.request

from websockets.sync.client import connect

SERVER, BEARER = sys.argv[1], {"Authorization": f"Bearer {os.environ['LONGBOX_TOKEN']}"}


def choose(view):
    """Choose an answer at random."""
    return random.choice(view["asked"]["offers"])["answers"][0]


def messages(path, answer):
    """Answer what the server says on one line, as long as that is open."""
    with connect(SERVER.replace("http", "ws", 1) + path, additional_headers=BEARER, max_size=None) as line:
        for reply in (reply for said in map(json.loads, line) for reply in answer(said)):
            line.send(json.dumps(reply))


def at_table(said):
    """Answer what is asked at a table; where its offers aren't told, ask for all that is seen now, with them."""
    for q in [one["q"] for one in said.get("asked", []) if one.get("yours")]:
        key = choose(said["view"]) if said["t"] == "view" else ""
        yield {"t": "answer", "id": q, "q": q, "key": key} if key else {"t": "sync", "n": -1}


def to_arena(said):
    """Answer what the arena asks."""
    yield {"t": "answer", "id": said["id"], "key": choose(said["view"])}


lines = {}
while True:
    found = json.load(urllib.request.urlopen(urllib.request.Request(SERVER + "/api/me/tables", headers=BEARER)))
    wanted = {f"/api/tables/{one['id']}/socket?v=1": at_table for one in found if one["state"] == "playing"}
    for path, answer in {**wanted, "/api/programs/socket": to_arena}.items():
        if path not in lines or not lines[path].is_alive():
            lines[path] = threading.Thread(target=messages, args=[path, answer], daemon=True)
            lines[path].start()
    time.sleep(1)
