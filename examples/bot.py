#!/usr/bin/env python3
"""A bot for Sofra, with nothing but Python's standard library.

    python3 examples/bot.py http://127.0.0.1:8080 connect-four

It opens a table against the server's own bots and plays it to the end. Put your own idea of a good
choice into `choose`. docs/api.md tells what else a program can do.
"""
import json
import random
import sys
import urllib.request


def call(method, path, token=None, body=None):
    """One request; the answer's JSON, or nothing."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(SERVER + path, data, headers, method=method)
    with urllib.request.urlopen(request) as answer:
        text = answer.read()
    return json.loads(text) if text else None


def choose(table):
    """The number of a choice. `table["view"]` is the game as our seat sees it."""
    return random.choice(table["choices"])["id"]


def follow(path, token):
    """The table after every change, from a stream of server-sent events."""
    headers = {"Authorization": f"Bearer {token}"}
    with urllib.request.urlopen(urllib.request.Request(SERVER + path, headers=headers)) as stream:
        for line in stream:
            if line.startswith(b"data:"):
                yield json.loads(line[5:])


def main(game):
    token = call("POST", "/api/guests", body={"name": "Python"})["token"]
    shelf = call("GET", "/api/games")
    seats = next(each["min_seats"] for each in shelf["games"] if each["id"] == game)
    places = ["me"] + [{"bot": shelf["bots"][0]}] * (seats - 1)
    table = call("POST", "/api/tables", token, {"game": game, "seats": places})["id"]
    for now in follow(f"/api/tables/{table}/stream", token):
        for line in now["log"]:
            print(line["text"])
        if now["outcome"]:
            print("over:", [seat["score"] for seat in now["outcome"]["seats"]])
        elif now["choices"] and now["seat"] in now["waiting"]:
            step = {"seat": now["seat"], "id": choose(now), "steps": now["table"]["steps"]}
            call("POST", f"/api/tables/{table}/steps", token, step)


if __name__ == "__main__":
    SERVER = sys.argv[1].rstrip("/")
    main(sys.argv[2])
