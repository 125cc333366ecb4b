"""Learns the judgement of a game from self-play and writes it as weights that the program embeds.

    python train/learn.py target/train/simurgh.positions --log train/rounds.jsonl
"""

import argparse
import json
import math
import time
from pathlib import Path

import numpy as np
import torch

import golden
import positions
from network import LAST_BITS, SEATS, Network, Quantised

# Every tenth game is never learned from: it says when to stop, and how good the result is.
UNSEEN = 10
# The spread of leads in the steps that a network sees of them.
STEPS = 20


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", type=Path, nargs="+", help="what `sofra selfplay` wrote")
    parser.add_argument("--out", type=Path, help="the weights [crates/bots/weights/GAME.bin]")
    parser.add_argument("--golden", type=Path, help="also write some positions with the network's outputs")
    parser.add_argument("--log", type=Path, help="a file of rounds to add a line to")
    parser.add_argument("--dropout", type=float, default=0.35)
    parser.add_argument("--epochs", type=int, default=16)
    parser.add_argument("--patience", type=int, default=4, help="epochs without gain before it stops")
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--rarest", type=int, default=30, help="levels seen less often are left out")
    parser.add_argument("--most-rows", type=int, default=5400, help="5,400 rows are 2.8 MB")
    parser.add_argument("--alone", action="store_true", help="judge without the game's written estimate")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")

    data = positions.join([positions.read(file) for file in args.files])
    # A game without an estimate has no leads to see.
    step = None if args.alone else float(positions.leads(data).std()) / STEPS or None
    if step:
        data = positions.with_leads(data, step)
    bases, level_of, all_levels, each = positions.ladder(data.header)
    learned = Material(data, bases, level_of, all_levels, args, device)
    network = Network(learned.rows, args.dropout, corrects=step is not None).to(device)
    best, history = fit(network, learned, args)
    network.load_state_dict(best)
    network.eval()

    quantised = Quantised(network, learned.kept, bases, each)
    report = learned.report(network)
    report["quantised"] = compare(network, quantised, learned, data, level_of)
    report |= {
        "game": data.header["game"],
        "rules_version": data.header["rules_version"],
        "encoding": data.header["encoding"],
        "bot": data.header["bot"],
        "data_seed": data.header["seed"],
        "games": int(data.game.max()) + 1,
        "positions": len(data),
        "rows": len(quantised.sums),
        "epochs": len(history),
        "losses": history,
        "dropout": args.dropout,
        "seed": args.seed,
        "points": learned.scale,
        "written": written(network, learned.scale, step),
    }
    out = args.out or positions.default_output(data.header["game"])
    out.parent.mkdir(parents=True, exist_ok=True)
    provenance = {key: report[key] for key in ("bot", "data_seed", "games", "positions", "epochs", "seed", "unseen")}
    quantised.write(out, data.header, learned.scale, report["written"], provenance)
    if args.golden:
        chosen = learned.unseen[:: max(1, len(learned.unseen) // 8)][:8].cpu().numpy()
        golden.write(args.golden, quantised, data, level_of, chosen)
    if args.log:
        with args.log.open("a") as log:
            log.write(json.dumps(report) + "\n")
    print(json.dumps(report, indent=1))


class Material:
    """Positions on the device, as features, with what is to be learned of them."""

    def __init__(self, data, bases, level_of, all_levels, args, device):
        self.device = device
        places = torch.from_numpy(data.places.astype(np.int64)).to(device)
        levels = torch.from_numpy(level_of).to(device)[torch.from_numpy(data.values.astype(np.int64)).to(device)]
        first = torch.from_numpy(bases).to(device)[places]
        # A number at level 3 is three features: levels 1, 2 and 3 are reached.
        features = torch.repeat_interleave(first, levels)
        features += ramp(levels)
        owner = torch.repeat_interleave(
            torch.arange(len(data), device=device), torch.from_numpy(data.counts.astype(np.int64)).to(device)
        )
        owner = torch.repeat_interleave(owner, levels)
        unseen = torch.from_numpy(data.game % UNSEEN == 0).to(device)
        # Levels that hardly ever occur in the games learned from could only be memorised.
        seen = torch.bincount(features[~unseen[owner]], minlength=all_levels)
        rarest = args.rarest
        while int((seen >= rarest).sum()) > args.most_rows:
            rarest = math.ceil(rarest * 1.2)
        common = seen >= rarest
        compact = torch.full((all_levels,), -1, dtype=torch.int64, device=device)
        compact[common] = torch.arange(int(common.sum()), device=device)
        self.kept, self.rows = compact.cpu().numpy(), int(common.sum())
        keep = common[features]
        self.features = compact[features[keep]].to(torch.int32)
        self.lengths = torch.bincount(owner[keep], minlength=len(data))
        self.starts = torch.cumsum(self.lengths, 0) - self.lengths

        seats = torch.from_numpy(data.seats.astype(np.int64)).to(device)
        self.there = torch.arange(SEATS, device=device)[None, :] < seats[:, None]
        self.win = torch.from_numpy(data.win.copy()).to(device)
        points = torch.from_numpy(data.points.copy()).to(device)
        mean = points.sum(1) / seats
        points = torch.where(self.there, points - mean[:, None], torch.zeros_like(points))
        # The spread of points at the table is the unit, so that games can be learned alike.
        self.scale = float(points[self.there].std())
        self.points = (points / max(self.scale, 1e-6)).clamp(-4, 4)
        self.estimate = torch.from_numpy(data.estimate.copy()).to(device)
        self.leads = torch.from_numpy(positions.leads(data) / max(self.scale, 1e-6)).to(device)
        self.part = torch.from_numpy(data.decision / np.maximum(data.decisions, 1)).to(device)
        index = torch.arange(len(data), device=device)
        self.learn, self.unseen = index[~unseen], index[unseen]
        if len(self.learn) == 0 or len(self.unseen) == 0:
            raise SystemExit("too few games: some are to learn from, others to test with")

    def batch(self, chosen):
        lengths = self.lengths[chosen]
        at = torch.repeat_interleave(self.starts[chosen], lengths) + ramp(lengths)
        return self.features[at], (torch.cumsum(lengths, 0) - lengths).to(torch.int32)

    def loss(self, network, chosen):
        outputs = network.judge(*self.batch(chosen), self.leads[chosen])
        there = self.there[chosen]
        odds = outputs[:, :SEATS].masked_fill(~there, -1e9)
        win = -(self.win[chosen] * torch.log_softmax(odds, 1)).sum(1).mean()
        off = torch.nn.functional.smooth_l1_loss(outputs[:, SEATS:], self.points[chosen], reduction="none")
        points = (off * there).sum() / there.sum()
        return win, points

    @torch.no_grad()
    def unseen_loss(self, network):
        network.eval()
        sums, count = np.zeros(2), 0
        for chosen in self.unseen.split(16384):
            losses = [float(loss) for loss in self.loss(network, chosen)]
            sums += np.array(losses) * len(chosen)
            count += len(chosen)
        network.train()
        return sums / count

    @torch.no_grad()
    def judged(self, network, index):
        """The viewer's share of victory."""
        shares = []
        for chosen in index.split(16384):
            outputs = network.judge(*self.batch(chosen), self.leads[chosen])
            odds = outputs[:, :SEATS].masked_fill(~self.there[chosen], -1e9)
            shares.append(torch.softmax(odds, 1)[:, 0])
        return torch.cat(shares)

    def report(self, network):
        """How well winners are told from losers in games that were not learned from, by part of the game."""
        index = self.unseen
        share = self.judged(network, index)
        rivals = self.estimate[index].masked_fill(~self.there[index], -torch.inf)
        written = self.estimate[index][:, 0] - rivals[:, 1:].max(1).values
        won, part, two = self.win[index][:, 0], self.part[index], self.there[index].sum(1) == 2
        parts = {}
        for quarter in range(4):
            within = (part >= quarter / 4) & (part < (quarter + 1) / 4 + (quarter == 3))
            parts[f"quarter {quarter + 1}"] = compared(share, written, won, within)
        bins = []
        for tenth in range(10):
            within = (share >= tenth / 10) & (share < (tenth + 1) / 10 + (tenth == 9))
            if int(within.sum()) >= 100:
                bins.append([round(float(share[within].mean()), 3), round(float(won[within].mean()), 3), int(within.sum())])
        everything = torch.ones_like(two)
        return {
            "unseen": {"all": compared(share, written, won, everything), "two seats": compared(share, written, won, two)},
            "parts": parts,
            "calibration": bins,
        }


def fit(network, material, args):
    optimiser = torch.optim.AdamW(network.parameters(), lr=args.rate, weight_decay=1e-4)
    steps = args.epochs * math.ceil(len(material.learn) / args.batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, args.rate, total_steps=steps, pct_start=0.1)
    best, least, waited, history = None, math.inf, 0, []
    for epoch in range(args.epochs):
        began, sums = time.time(), np.zeros(2)
        order = material.learn[torch.randperm(len(material.learn), device=material.device)]
        batches = order.split(args.batch)
        total = torch.zeros(2, device=material.device)
        for chosen in batches:
            win, points = material.loss(network, chosen)
            optimiser.zero_grad(set_to_none=True)
            (win + 0.5 * points).backward()
            optimiser.step()
            schedule.step()
            network.keep_in_range()
            total += torch.stack([win.detach(), points.detach()])
        sums = total.cpu().numpy() / len(batches)
        unseen = material.unseen_loss(network)
        history.append([round(float(n), 5) for n in (*sums, *unseen)])
        print(f"epoch {epoch + 1}: win {sums[0]:.4f} points {sums[1]:.4f}, unseen {unseen[0]:.4f} {unseen[1]:.4f}, {time.time() - began:.1f} s", flush=True)
        if unseen.sum() < least - 1e-5:
            least, waited = unseen.sum(), 0
            best = {key: value.detach().clone() for key, value in network.state_dict().items()}
        else:
            waited += 1
            if waited > args.patience:
                break
    return best, history


def written(network, scale, step):
    """How the network sees the written estimate, for the header of its file."""
    if step is None:
        return None
    odds, points = (float(each) for each in network.written)
    return {"step": step, "odds": odds / scale, "points": points}


def compared(share, written, won, within):
    decided = within & ((won == 0) | (won == 1))
    if int(decided.sum()) < 100 or float(won[decided].std()) == 0:
        return None
    wins = won[decided] == 1
    return {
        "learned": round(auc(share[decided], wins), 4),
        "written": round(auc(written[decided], wins), 4),
        "positions": int(decided.sum()),
    }


def auc(score, wins):
    """The chance that a winner's position scores above a loser's."""
    order = torch.argsort(score)
    ranks = torch.empty(len(score), dtype=torch.float64, device=score.device)
    ranks[order] = torch.arange(1, len(score) + 1, dtype=torch.float64, device=score.device)
    # Equal scores share their mean rank.
    values, inverse = torch.unique(score, return_inverse=True)
    sums = torch.zeros(len(values), dtype=torch.float64, device=score.device).scatter_add_(0, inverse, ranks)
    ranks = (sums / torch.bincount(inverse))[inverse]
    winners = int(wins.sum())
    losers = len(score) - winners
    return float((ranks[wins].sum() - winners * (winners + 1) / 2) / max(winners * losers, 1))


@torch.no_grad()
def compare(network, quantised, material, data, level_of, most=10_000):
    """How far the integers differ from the floats, on positions that were not learned from."""
    index = material.unseen[:most]
    floats = torch.cat([network(*material.batch(chosen)) for chosen in index.split(16384)]).double().cpu().numpy()
    ends = np.cumsum(data.counts.astype(np.int64))
    off = np.zeros((len(index), 2 * SEATS))
    for row, position in enumerate(index.cpu().numpy()):
        outputs = quantised.judge(*entries(data, ends, position, level_of)) / (1 << LAST_BITS)
        off[row] = np.abs(outputs - floats[row])
    there = material.there[index].cpu().numpy()
    odds = off[:, :SEATS][there]
    return {"positions": len(index), "odds_mean": float(odds.mean()), "odds_most": float(odds.max()), "odds_99": float(np.quantile(odds, 0.99))}


def entries(data, ends, position, level_of):
    span = slice(ends[position] - data.counts[position], ends[position])
    return data.places[span].astype(np.int64), level_of[data.values[span]]


def ramp(lengths):
    """0, 1, 2, ... for each length, one after the other."""
    ends = torch.cumsum(lengths, 0)
    total = int(ends[-1]) if len(ends) else 0
    return torch.arange(total, device=lengths.device) - torch.repeat_interleave(ends - lengths, lengths)


if __name__ == "__main__":
    main()
