use dwar7s_fall::*;
use engine::*;
#[test]
fn smoke() {
    let mut rng = PlayoutRng::new(5);
    let setups = engine::conformance::playable::<Dwar7sFall>(150, &mut rng);
    println!("{} setups", setups.len());
    let mut legal = vec![];
    let mut total = 0u64;
    for (i, setup) in setups.iter().enumerate() {
        let mut g = Dwar7sFall::new(setup, &mut StepRng::new(Seed::from_phrase(&format!("{i}")), 0)).unwrap();
        let mut chance = StepRng::playout(PlayoutRng::new(i as u64));
        g.audit().unwrap_or_else(|e| panic!("{e} at start {setup:?}"));
        let mut n = 0;
        while let Some(seat) = g.waiting().first() {
            legal.clear();
            g.legal(seat, &mut legal);
            let a = rng.pick(&legal).unwrap();
            let before = g.clone();
            g.apply(seat, a, &mut chance, &mut Silent);
            n += 1;
            if let Err(e) = g.audit() {
                panic!("{e} after {a:?} by {seat:?} step {n} {setup:?}\n{before:?}\n");
            }
            if n % 50 == 0 {
                let j = serde_json::to_string(&g).unwrap();
                let back: Dwar7sFall = serde_json::from_str(&j).unwrap();
                assert_eq!(back, g, "{j}");
            }
        }
        total += n;
        if i < 20 { println!("{n} decisions {:?}", g.outcome().map(|o| (o.ending, o.seats.iter().map(|s| s.score).collect::<Vec<_>>()))); }
    }
    println!("{total} total, size {}", std::mem::size_of::<Dwar7sFall>());
}
