#!/bin/sh
# One round: plays, learns, compares the new weights with play without any, and keeps them if they win.
set -eu
game=$1 games=$2 bot=$3 deals=$4
here=$(cd "$(dirname "$0")" && pwd)
work=${TRAIN_WORK:-$here/../target/train}
play=${TRAIN_PROGRAM:-$here/../target/release/sofra-selfplay}
python=${TRAIN_PYTHON:-$here/../target/train/venv/bin/python}
kept=$here/../crates/bots/weights/$game
mkdir -p "$work"

"$play" play "$game" --games "$games" --bot "$bot" --out "$work/$game.positions" --seed "${TRAIN_SEED:-self-play}"
"$python" "$here/learn.py" "$work/$game.positions" --out "$work/$game.bin" --golden "$work/$game.golden.json" \
  --log "$here/rounds.jsonl"
# The level that uses the weights, against the same one without them.
"$play" duel "$game" grandmaster:millis=0 master:millis=0 --deals "$deals" --weights "$work/$game.bin" | tee "$work/$game.duel"
share=$(sed -n 's/.*: \([0-9.]*\) % ± .*/\1/p' "$work/$game.duel")
if [ "${share%.*}" -ge 50 ]; then
  cp "$work/$game.bin" "$kept.bin"
  cp "$work/$game.golden.json" "$kept.golden.json"
  echo "kept: $share %"
else
  echo "not kept: $share %"
fi
