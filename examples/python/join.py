#!/usr/bin/env python3
"""A bot in 30 lines that joins a live table: nothing but Python's standard library.

    python3 examples/python/join.py http://127.0.0.1:8080 TABLE SEAT [INVITE]

Open a table in the browser with a free seat and give its id, the seat (from 0) and, unless everybody
may join, the code of the invitation. The bot sits down and plays what comes first on the list.
"""
import json
import sys
import urllib.request

SERVER, TABLE, SEAT, *INVITE = sys.argv[1:]


def call(path, token=None, body=None):
    """One request; the answer's JSON."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(SERVER.rstrip("/") + path, data, headers))


token = json.load(call("/api/guests", body={"name": "Robin"}))["token"]
table = f"/api/tables/{TABLE}"
call(f"{table}/seats/{SEAT}", token, {"invite": INVITE[0]} if INVITE else {})
for line in call(f"{table}/stream", token):
    now = json.loads(line[5:]) if line.startswith(b"data:") else None
    if now and now["outcome"]:
        print("over:", [seat["score"] for seat in now["outcome"]["seats"]])
    elif now and now["choices"] and now["seat"] in now["waiting"]:
        step = {"seat": now["seat"], "id": now["choices"][0]["id"], "steps": now["table"]["steps"]}
        call(f"{table}/steps", token, step)
