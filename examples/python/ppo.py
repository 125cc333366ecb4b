#!/usr/bin/env python3
"""Proximal policy optimisation with action masks, in the style of CleanRL.

    pip install ./python torch
    python3 examples/python/ppo.py connect-four --rivals easy --minutes 3
    python3 examples/python/ppo.py belaad --rivals easy --minutes 10

A network learns one seat, which goes round, against bots of a level; only the end of a game pays. After
every tenth update the mean return of the last games is printed, and in the end the network plays
games it never learned from, always with its best choice.
"""
import argparse
import time

import numpy as np
import torch
from torch import nn

import sofra

arguments = argparse.ArgumentParser()
arguments.add_argument("game", choices=sofra.games())
arguments.add_argument("--seats", type=int)
arguments.add_argument("--rivals", default="easy")
arguments.add_argument("--minutes", type=float, default=5)
arguments.add_argument("--games", type=int, default=256, help="played at the same time")
arguments.add_argument("--steps", type=int, default=32, help="between updates")
arguments.add_argument("--judge", type=int, default=400, help="games to judge the result by")
args = arguments.parse_args()
GAMMA, LAMBDA, CLIP, EPOCHS, BATCH, ENTROPY, RATE = 1.0, 0.95, 0.2, 3, 1024, 0.01, 5e-4

torch.manual_seed(1)
spec = sofra.spec(args.game)
scale = torch.cat([torch.full((block.stop - block.start,), 1.0 / block.max) for block in spec.blocks])


class Agent(nn.Module):
    """One body, a head for the choice and one for the expected return."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(len(scale), 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.choice, self.value = nn.Linear(256, spec.actions), nn.Linear(256, 1)
        nn.init.orthogonal_(self.choice.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 1.0)

    def forward(self, numbers, mask):
        seen = self.body(numbers.float() * scale)
        logits = self.choice(seen).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(seen).squeeze(-1)


def play(batch, agent, seats, best):
    """One decision in every game: what was seen, chosen, expected, paid and finished."""
    # A batch uses its arrays again, so what is kept is copied.
    numbers, mask = (torch.from_dlpack(array).clone() for array in (batch.observation, batch.mask))
    with torch.no_grad():
        policy, value = agent(numbers, mask)
        action = policy.probs.argmax(-1) if best else policy.sample()
        logprob = policy.log_prob(action)
    *_, reward, done = batch.step(action.numpy())
    paid = torch.from_numpy(reward[np.arange(len(batch)), seats].copy())
    finished = torch.from_numpy(done.copy())
    seats[:] = batch.seat
    return numbers, mask, action, logprob, value, paid, finished


def judge(agent, games):
    """The share of wins in fresh games, ties counted half."""
    batch = sofra.Batch(args.game, 64, args.seats, seed="judge", rivals=args.rivals, reward="win")
    seats, won, over = batch.seat.copy(), 0.0, 0
    while over < games:
        *_, paid, finished = play(batch, agent, seats, best=True)
        won, over = won + paid[finished].sum().item(), over + finished.sum().item()
    return won / over, over


agent = Agent()
optimizer = torch.optim.Adam(agent.parameters(), lr=RATE, eps=1e-5)
batch = sofra.Batch(args.game, args.games, args.seats, seed="learn", rivals=args.rivals)
seats, update, decisions, results = batch.seat.copy(), 0, 0, []
began = time.monotonic()
while (spent := (time.monotonic() - began) / 60 / args.minutes) < 1:
    optimizer.param_groups[0]["lr"] = RATE * (1 - spent)
    rows = [play(batch, agent, seats, best=False) for _ in range(args.steps)]
    numbers, mask, action, logprob, value, paid, finished = (torch.stack(row) for row in zip(*rows))
    results = (results + paid[finished].tolist())[-1000:]
    with torch.no_grad():
        after = agent(torch.from_dlpack(batch.observation), torch.from_dlpack(batch.mask))[1]
    advantage, carried = torch.zeros_like(value), torch.zeros(len(batch))
    for step in reversed(range(args.steps)):
        going = 1.0 - finished[step].float()
        delta = paid[step] + GAMMA * after * going - value[step]
        carried = advantage[step] = delta + GAMMA * LAMBDA * going * carried
        after = value[step]
    rows = [row.flatten(0, 1) for row in (numbers, mask, action, logprob, advantage, advantage + value)]
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(rows[0])).split(BATCH):
            numbers, mask, action, logprob, advantage, target = (row[chosen] for row in rows)
            policy, value = agent(numbers, mask)
            ratio = (policy.log_prob(action) - logprob).exp()
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            loss = -gain + 0.5 * (value - target).square().mean() - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()
    update, decisions = update + 1, decisions + len(rows[0])
    if update % 10 == 0:
        print(f"{spent:5.0%}  {decisions:>9,} decisions  return {np.mean(results or [0]):+.3f}", flush=True)
share, games = judge(agent, args.judge)
print(f"{args.game} against {args.rivals}: {share:.1%} of {games} games won after {decisions:,} decisions")
