//! A network made up at random over Connect Four: how files are read, and what integers cost.

use connect_four::ConnectFour;
use engine::{Chance, Encoder, Game, MAX_SEATS, PlayoutRng, Seat, Seed, Setup, Silent, StepRng};
use serde_json::{Value, json};

use super::network::{ACTIVATION_BITS, LAST_BITS, OUTPUT_BITS, SUM_BITS, WEIGHT_BITS};
use super::weights::{HIDDEN, NO_ROW, OUTPUTS, WIDE, fnv, read};
use super::{BadWeights, LEVELS, Network, Opinion, Room};

const RULES: u32 = ConnectFour::INFO.rules_version;

/// The numbers of a file after its header.
fn body() -> Vec<u8> {
    let mut rng = PlayoutRng::new(5);
    let inputs = ConnectFour::encoding().len();
    let mut bytes = Vec::new();
    let mut put = |count: usize, about: i16, within: i16, bytes: &mut Vec<u8>| {
        for _ in 0..count {
            let number = about + rng.below(2 * within as u32 + 1) as i16 - within;
            bytes.extend(number.to_le_bytes());
        }
    };
    // The last number, whose turn it is, has no row.
    for row in 0..inputs {
        let row = if row + 1 == inputs { NO_ROW } else { row as u16 };
        bytes.extend(row.to_le_bytes());
    }
    put(WIDE, 100, 50, &mut bytes);
    put(WIDE * inputs, 0, 120, &mut bytes);
    for (inputs, outputs) in [(WIDE, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, OUTPUTS)] {
        put(inputs * outputs, 0, 20, &mut bytes);
        bytes.extend((0..outputs as i32).flat_map(|bias| (100 * bias).to_le_bytes()));
    }
    bytes
}

fn file(body: &[u8], change: impl FnOnce(&mut Value)) -> Vec<u8> {
    let encoding = ConnectFour::encoding();
    let mut header = json!({
        "format": 1,
        "game": "connect-four",
        "encoding": format!("{:016x}", encoding.fingerprint()),
        "rules_version": RULES,
        "rows": encoding.len(),
        "levels": encoding.len(),
        "widths": [WIDE, HIDDEN, OUTPUTS],
        "points": 0.5,
        "checksum": format!("{:016x}", fnv(body)),
        "provenance": { "made": "up" },
    });
    change(&mut header);
    let header = serde_json::to_vec(&header).unwrap();
    let mut bytes = b"SOFRANET".to_vec();
    bytes.extend((header.len() as u32).to_le_bytes());
    bytes.extend(header);
    bytes.extend(body);
    bytes
}

fn made_up() -> Network {
    read(&file(&body(), |_| {}), "connect-four", RULES, &ConnectFour::encoding()).unwrap()
}

/// The same network with the game's own estimate beside it: no row for any lead, so that only what
/// is added to the outputs counts, but for one seat that is ahead by a step.
fn corrects() -> Network {
    let encoding = ConnectFour::encoding().len();
    let mut whole = body();
    let mut leads = vec![u8::MAX; 2 * 2 * MAX_SEATS * LEVELS.len()];
    leads[..2].copy_from_slice(&0_u16.to_le_bytes());
    whole.splice(2 * encoding..2 * encoding, leads);
    let bytes = file(&whole, |header| {
        header["levels"] = (encoding + 2 * MAX_SEATS * LEVELS.len()).into();
        header["written"] = json!({ "step": 0.5, "odds": 2.0, "points": 0.25 });
    });
    read(&bytes, "connect-four", RULES, &ConnectFour::encoding()).unwrap()
}

fn refused(bytes: &[u8]) -> BadWeights {
    read(bytes, "connect-four", RULES, &ConnectFour::encoding()).unwrap_err()
}

#[test]
fn a_damaged_file_is_refused_wherever_it_is_damaged() {
    let whole = file(&body(), |_| {});
    for at in [0, 9, 20, whole.len() / 3, whole.len() - 1] {
        let mut damaged = whole.clone();
        damaged[at] ^= 0x10;
        let said = refused(&damaged).to_string();
        assert!(said.starts_with("the weights "), "byte {at}: {said}");
    }
    for length in [0, 7, 11, 100, whole.len() - 1] {
        assert!(matches!(refused(&whole[..length]), BadWeights::Damaged(_)), "{length} bytes");
    }
    let longer = [body(), vec![0]].concat();
    assert!(refused(&file(&longer, |_| {})).to_string().contains("1 bytes are left over"));
    let mut wild = body();
    wild[..2].copy_from_slice(&9999_u16.to_le_bytes());
    assert!(refused(&file(&wild, |_| {})).to_string().contains("there is no row 9999"));
}

#[test]
fn a_foreign_file_is_refused_with_what_differs() {
    let said = |change: &dyn Fn(&mut Value)| refused(&file(&body(), change)).to_string();
    let other = said(&|header| header["game"] = "belaad".into());
    assert_eq!(other, "the weights are for the game belaad, not connect-four");
    assert!(said(&|header| header["encoding"] = "00".into()).contains("for the encoding 00, not"));
    assert!(said(&|header| header["rules_version"] = 77.into()).contains("for the rules 77, not"));
    assert!(said(&|header| header["format"] = 2.into()).contains("for the format 2, not 1"));
    let leads = |step: f32| json!({ "step": step, "odds": 1.0, "points": 1.0 });
    assert!(said(&|header| header["written"] = leads(1.0)).contains("for the levels "));
    let nowhere = said(&|header| {
        header["written"] = leads(0.0);
        let more = 2 * MAX_SEATS * LEVELS.len();
        header["levels"] = (ConnectFour::encoding().len() + more).into();
    });
    assert!(nowhere.contains("leads count in steps of 0"), "{nowhere}");
    assert!(said(&|header| header["widths"] = json!([64, 32, 16])).contains("for the shape [64"));
}

/// Random positions of Connect Four.
fn positions(count: usize) -> Vec<ConnectFour> {
    let mut rng = PlayoutRng::new(11);
    let (mut positions, mut legal) = (Vec::new(), Vec::new());
    while positions.len() < count {
        let setup = Setup::of::<ConnectFour>(2);
        let mut game = ConnectFour::new(&setup, &mut StepRng::new(Seed([0; 32]), 0)).unwrap();
        while let Some(seat) = game.waiting().first() {
            positions.push(game.clone());
            legal.clear();
            game.legal(seat, &mut legal);
            let action = rng.pick(&legal).unwrap();
            game.apply(seat, action, &mut StepRng::new(Seed([0; 32]), 1), &mut Silent);
        }
    }
    positions.truncate(count);
    positions
}

/// The same network without rounding between its layers.
fn in_floats(network: &Network, numbers: &[u8]) -> Vec<f64> {
    let mut sums: Vec<f64> = network.start.iter().map(|&each| f64::from(each)).collect();
    for (place, _) in numbers.iter().enumerate().filter(|(_, number)| **number != 0) {
        if network.rows[place] != NO_ROW {
            let row = &network.sums[usize::from(network.rows[place])];
            sums.iter_mut().zip(row).for_each(|(sum, &weight)| *sum += f64::from(weight));
        }
    }
    let scale = |bits: u32| f64::from(1 << bits);
    let clamped = |value: f64| value.clamp(0.0, 1.0);
    let mut active: Vec<f64> = sums.iter().map(|sum| clamped(sum / scale(SUM_BITS))).collect();
    let narrow = scale(ACTIVATION_BITS + WEIGHT_BITS);
    let dot = |weights: &[i16], active: &[f64], bits: u32| -> f64 {
        let products = weights.iter().zip(active);
        products.map(|(&weight, active)| f64::from(weight) / scale(bits) * active).sum()
    };
    active = (0..HIDDEN)
        .map(|at| {
            let bias = f64::from(network.first.biases[at]) / narrow;
            clamped(bias + dot(&network.first.weights[at], &active, WEIGHT_BITS))
        })
        .collect();
    active = (0..HIDDEN)
        .map(|at| {
            let bias = f64::from(network.second.biases[at]) / narrow;
            clamped(bias + dot(&network.second.weights[at], &active, WEIGHT_BITS))
        })
        .collect();
    (0..OUTPUTS)
        .map(|at| {
            let bias = f64::from(network.last.biases[at]) / scale(LAST_BITS);
            bias + dot(&network.last.weights[at], &active, OUTPUT_BITS)
        })
        .collect()
}

/// Rounding activations to 128ths moves an output by a few hundredths at most.
#[test]
fn integers_and_floats_agree_on_ten_thousand_positions() {
    let network = made_up();
    let mut numbers = vec![0; ConnectFour::encoding().len()];
    for game in positions(10_000) {
        game.encode(Seat::of(0), &mut Encoder::new(&mut numbers));
        let exact = in_floats(&network, &numbers);
        for (output, exact) in network.outputs(&numbers).iter().zip(exact) {
            let output = f64::from(*output) / f64::from(1 << LAST_BITS);
            assert!((output - exact).abs() < 0.05, "{output} instead of {exact}");
        }
    }
}

#[test]
fn a_seat_is_judged_by_its_place_after_the_viewer() {
    let (network, mut room) = (made_up(), Room::default());
    let game = &positions(20)[13];
    let own = room.judge(&network, game, Seat::of(1), &[0.0; MAX_SEATS]);
    assert!((own.win[0] + own.win[1] - 1.0).abs() < 1e-5);
    assert_eq!(own.win[2..], [0.0; 6]);
    let mut numbers = vec![0; ConnectFour::encoding().len()];
    game.encode(Seat::of(1), &mut Encoder::new(&mut numbers));
    let outputs = network.outputs(&numbers);
    let points = outputs[8] as f32 / (1 << LAST_BITS) as f32 * 0.5;
    assert_eq!(own.points[1], points, "the viewer's output is the first");
}

#[test]
fn a_network_that_corrects_the_estimate_begins_with_it() {
    let (plain, network) = (made_up(), corrects());
    let game = &positions(20)[13];
    let judge = |network: &Network, estimate: [f32; 2]| {
        let mut by_seat = [0.0; MAX_SEATS];
        by_seat[..2].copy_from_slice(&estimate);
        Room::default().judge(network, game, Seat::of(1), &by_seat)
    };
    let level = judge(&plain, [0.0, 0.0]);
    assert_eq!(judge(&plain, [5.0, 0.0]), level, "without `written` the estimate is not seen");
    assert_eq!(judge(&network, [3.0, 3.0]), level, "nobody leads");
    // The viewer is behind by a point, so that no row is added.
    let behind = judge(&network, [4.0, 2.0]);
    assert_eq!(behind.points[1], level.points[1] - 0.25);
    let odds = |opinion: &Opinion| (opinion.win[0] / opinion.win[1]).ln();
    assert!((odds(&behind) - odds(&level) - 4.0).abs() < 0.05, "twice 2.0 for a point each");
    // Ahead by less than half a step it isn't seen by the network, by a step it is.
    let moved = |lead: f32| judge(&network, [-lead, lead]).points[1] - 0.25 * lead;
    assert_eq!(moved(0.2), level.points[1]);
    assert_ne!(moved(0.5), level.points[1]);
    assert!(judge(&network, [1e9, -1e9]).win.iter().all(|share| share.is_finite()));
}

/// The same on every machine.
#[test]
fn outputs_are_what_they_were() {
    let mut numbers = vec![0; ConnectFour::encoding().len()];
    positions(30)[29].encode(Seat::of(0), &mut Encoder::new(&mut numbers));
    let outputs = made_up().outputs(&numbers);
    // A sum over all sixteen: a change of any one shows.
    let sum: i64 = outputs.iter().zip(1..).map(|(&output, at)| i64::from(output) * at).sum();
    assert_eq!((outputs[0], sum), (5618, -55803));
}

#[test]
fn judging_does_not_allocate() {
    let (network, mut room) = (made_up(), Room::default());
    let positions = positions(100);
    room.judge(&network, &positions[0], Seat::of(0), &[0.0; MAX_SEATS]);
    let counted = allocation_counter::measure(|| {
        for game in &positions {
            room.judge(&network, game, Seat::of(1), &[0.0; MAX_SEATS]);
        }
    });
    assert_eq!(counted.count_total, 0);
}
