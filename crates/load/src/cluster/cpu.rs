//! How much processor time programs have used, from `/proc`.

use std::fs;

/// Linux counts in hundredths of a second.
const TICKS: f64 = 100.0;

/// Core seconds that a process has used, including its children that have ended.
pub fn used(process: u32) -> f64 {
    stat(process).map_or(0.0, |stat| stat.used)
}

/// Core seconds that a process and its running children have used.
pub fn used_by_family(parent: u32) -> f64 {
    let mut sum = used(parent);
    for entry in fs::read_dir("/proc").into_iter().flatten().flatten() {
        let Some(process) = entry.file_name().to_str().and_then(|name| name.parse().ok()) else {
            continue;
        };
        sum += stat(process).filter(|stat| stat.parent == parent).map_or(0.0, |stat| stat.used);
    }
    sum
}

struct Stat {
    parent: u32,
    used: f64,
}

fn stat(process: u32) -> Option<Stat> {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name in brackets may hold anything; after it: state, parent, and the times as 12th to 15th.
    let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
    let number = |at: usize| fields.get(at)?.parse::<f64>().ok();
    let used = (number(11)? + number(12)? + number(13)? + number(14)?) / TICKS;
    Some(Stat { parent: fields.get(1)?.parse().ok()?, used })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_program_has_a_parent_and_used_time_never_falls() {
        let me = std::process::id();
        let parent = stat(me).unwrap().parent;
        let before = used(me);
        assert!(parent > 0 && before >= 0.0);
        assert!(used_by_family(me) >= before);
        assert_eq!(used(u32::MAX), 0.0);
    }
}
