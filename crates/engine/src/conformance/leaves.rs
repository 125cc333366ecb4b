//! The single values of a state in JSON, each with its place.

use serde_json::Value;

use crate::Seat;

/// A value that isn't a list or an object.
#[derive(Clone, Debug)]
pub(super) struct Leaf {
    /// Where it is, as a JSON pointer.
    pub pointer: String,
    /// The value.
    pub value: Value,
    /// Whether it is in a list, at whatever depth.
    pub listed: bool,
    /// Its steps: keys, and places in lists with the length of the list.
    steps: Vec<Step>,
}

#[derive(Clone, Debug)]
enum Step {
    Key(String),
    At { index: usize, length: usize },
}

impl Leaf {
    /// Its place with the numbers in lists left out, and lists with an entry for each seat counted from
    /// the one that looks: `/players/+1/hand/*`.
    pub fn place(&self, seat: Seat, seats: u8) -> String {
        let mut place = String::new();
        for step in &self.steps {
            place.push('/');
            match step {
                Step::Key(key) => place.push_str(key),
                Step::At { index, length } if *length == usize::from(seats) => {
                    let ahead = (index + length - seat.index()) % length;
                    place.push_str(&format!("+{ahead}"));
                }
                Step::At { .. } => place.push('*'),
            }
        }
        place
    }
}

/// Every leaf of a value, in order.
pub(super) fn of(value: &Value) -> Vec<Leaf> {
    let mut found = Vec::new();
    gather(value, &mut Vec::new(), &mut found);
    found
}

fn gather(value: &Value, steps: &mut Vec<Step>, found: &mut Vec<Leaf>) {
    match value {
        Value::Object(map) => {
            for (key, inner) in map {
                steps.push(Step::Key(key.clone()));
                gather(inner, steps, found);
                steps.pop();
            }
        }
        Value::Array(items) => {
            for (index, inner) in items.iter().enumerate() {
                steps.push(Step::At { index, length: items.len() });
                gather(inner, steps, found);
                steps.pop();
            }
        }
        leaf => found.push(Leaf {
            pointer: pointer(steps),
            value: leaf.clone(),
            listed: steps.iter().any(|step| matches!(step, Step::At { .. })),
            steps: steps.clone(),
        }),
    }
}

fn pointer(steps: &[Step]) -> String {
    let step = |step: &Step| match step {
        Step::Key(key) => format!("/{}", key.replace('~', "~0").replace('/', "~1")),
        Step::At { index, .. } => format!("/{index}"),
    };
    steps.iter().map(step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_leaf_has_its_pointer_and_its_place_as_a_seat_sees_it() {
        let state = json!({ "players": [{ "hand": [3, 5, 7] }, { "hand": [] }], "round/turn": 4 });
        let found = of(&state);
        let second = &found[1];
        assert_eq!(second.pointer, "/players/0/hand/1");
        assert_eq!(state.pointer(&second.pointer), Some(&json!(5)));
        assert_eq!(second.place(Seat::of(1), 2), "/players/+1/hand/*");
        assert_eq!(state.pointer(&found[3].pointer), Some(&json!(4)));
        assert!(second.listed && !found[3].listed);
    }
}
