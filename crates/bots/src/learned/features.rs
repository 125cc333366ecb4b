//! Numbers as levels: a network sees how far up a ladder of thresholds each number has come.

/// The thresholds: every small number by itself, large ones in steps of about a sixth.
pub const LEVELS: &[u8] = &[
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 23, 26, 30, 34, 39, 45, 52, 60, 69, 79, 91,
    105, 121, 139, 160, 184, 212, 244,
];

/// How many levels a number with this maximum has.
pub fn levels(max: u8) -> usize {
    usize::from(LEVEL[usize::from(max)])
}

/// The level of each number: how many thresholds it has reached.
pub(super) static LEVEL: [u8; 256] = {
    let mut level = [0; 256];
    let mut number = 1;
    while number < level.len() {
        let reached = level[number - 1] as usize;
        let next = reached < LEVELS.len() && LEVELS[reached] as usize <= number;
        level[number] = if next { reached as u8 + 1 } else { reached as u8 };
        number += 1;
    }
    level
};

/// The places that are not 0, in order. Most are 0, so eight are tested at a time.
#[inline]
pub fn places(numbers: &[u8], mut visit: impl FnMut(usize, u8)) {
    let (words, rest) = numbers.as_chunks::<8>();
    for (at, &bytes) in words.iter().enumerate() {
        let mut word = u64::from_le_bytes(bytes);
        while word != 0 {
            let byte = word.trailing_zeros() / 8;
            visit(at * 8 + byte as usize, bytes[byte as usize]);
            word &= !(0xff << (byte * 8));
        }
    }
    for (at, &number) in rest.iter().enumerate().filter(|(_, number)| **number != 0) {
        visit(words.len() * 8 + at, number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_has_reached_every_threshold_up_to_it() {
        for number in 0..=u8::MAX {
            let reached = LEVELS.iter().filter(|&&threshold| threshold <= number).count();
            assert_eq!(usize::from(LEVEL[usize::from(number)]), reached, "{number}");
        }
        assert_eq!([levels(1), levels(3), levels(11), levels(255)], [1, 3, 10, LEVELS.len()]);
    }

    #[test]
    fn every_place_that_is_not_zero_is_visited_once() {
        let mut numbers = [0; 27];
        let expected = [(0, 3), (7, 255), (8, 1), (15, 9), (24, 2), (26, 7)];
        for (place, number) in expected {
            numbers[place] = number;
        }
        let mut found = Vec::new();
        places(&numbers, |place, number| found.push((place, number)));
        assert_eq!(found, expected);
    }
}
