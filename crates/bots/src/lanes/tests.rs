//! Lanes of Connect Four.

use connect_four::ConnectFour;

use super::*;

const LANES: usize = 5;

fn course(rivals: Rivals) -> Course {
    let seed = Seed::from_phrase("lanes");
    let options = Map::new();
    Course { seats: 2, options, seed, lanes: LANES as u64, limit: 0, pays: Pays::Rank, rivals }
}

/// Arrays for some lanes.
struct Arrays {
    observation: Vec<u8>,
    mask: Vec<u8>,
    seat: Vec<i64>,
    reward: Vec<f32>,
    done: Vec<bool>,
    truncated: Vec<bool>,
}

impl Arrays {
    fn of(lanes: usize) -> Arrays {
        Arrays {
            observation: vec![9; lanes * ConnectFour::encoding().len()],
            mask: vec![9; lanes * 7],
            seat: vec![9; lanes],
            reward: vec![9.0; lanes * 2],
            done: vec![true; lanes],
            truncated: vec![true; lanes],
        }
    }

    fn rows(&mut self) -> Rows<'_> {
        Rows {
            observation: &mut self.observation,
            mask: &mut self.mask,
            seat: &mut self.seat,
            reward: &mut self.reward,
            done: &mut self.done,
            truncated: &mut self.truncated,
        }
    }
}

/// Plays random steps and tells everything that was shown.
fn story(course: &Course, chunks: &[usize], steps: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut first = 0;
    for &count in chunks {
        let mut lanes = open::<ConnectFour>(course, first, count).unwrap();
        let mut arrays = Arrays::of(count);
        let mut actions = vec![0; count];
        lanes.show(&mut arrays.rows());
        let mut told = vec![String::new(); count];
        for _ in 0..steps {
            lanes.sample(&mut actions);
            lanes.check(&actions).unwrap();
            lanes.step(&actions, &mut arrays.rows()).unwrap();
            for (at, line) in told.iter_mut().enumerate() {
                let width = ConnectFour::encoding().len();
                *line += &format!(
                    "{} {:?} {:?} {}{}{:?}\n",
                    arrays.seat[at],
                    &arrays.reward[2 * at..2 * at + 2],
                    &arrays.mask[7 * at..7 * at + 7],
                    arrays.done[at],
                    arrays.truncated[at],
                    &arrays.observation[width * at..width * (at + 1)],
                );
            }
        }
        lines.extend(told);
        first += count as u64;
    }
    lines
}

#[test]
fn lanes_play_alike_however_they_are_divided() {
    for rivals in [Rivals::None, Rivals::Around("greedy".to_owned())] {
        let course = course(rivals);
        let whole = story(&course, &[LANES], 60);
        assert_eq!(whole, story(&course, &[2, 3], 60));
        assert!(whole.iter().all(|line| line.contains("true")), "every lane began anew");
        assert_ne!(whole[0], whole[1]);
    }
}

#[test]
fn a_finished_game_pays_both_seats_and_is_followed_by_the_next() {
    let mut lanes = open::<ConnectFour>(&course(Rivals::None), 0, 1).unwrap();
    let mut arrays = Arrays::of(1);
    for action in [0, 1, 0, 1, 0, 1] {
        lanes.step(&[action], &mut arrays.rows()).unwrap();
        assert_eq!((arrays.done[0], &*arrays.reward), (false, &[0.0, 0.0][..]));
    }
    assert_eq!(lanes.number(0), Some(0));
    lanes.step(&[0], &mut arrays.rows()).unwrap();
    assert_eq!((arrays.done[0], arrays.truncated[0]), (true, false));
    assert_eq!(arrays.reward, [1.0, -1.0]);
    assert_eq!(arrays.mask, [1; 7], "the next game is shown");
    assert_eq!(lanes.number(0), Some(LANES as u64));
}

#[test]
fn a_game_is_broken_off_at_its_limit() {
    let course = Course { limit: 3, ..course(Rivals::None) };
    let mut lanes = open::<ConnectFour>(&course, 0, 1).unwrap();
    let mut arrays = Arrays::of(1);
    for over in [false, false, true] {
        lanes.step(&[3], &mut arrays.rows()).unwrap();
        assert_eq!((arrays.done[0], arrays.truncated[0]), (over, over));
        assert_eq!(arrays.reward, [0.0, 0.0]);
    }
}

#[test]
fn the_callers_seat_goes_round_and_only_it_is_asked() {
    let course = course(Rivals::Around("random".to_owned()));
    let mut lanes = open::<ConnectFour>(&course, 0, 2).unwrap();
    let mut arrays = Arrays::of(2);
    let mut actions = [0; 2];
    lanes.show(&mut arrays.rows());
    assert_eq!(arrays.seat, [0, 1]);
    for _ in 0..40 {
        let before = arrays.seat.clone();
        lanes.sample(&mut actions);
        lanes.step(&actions, &mut arrays.rows()).unwrap();
        for (at, &seat) in before.iter().enumerate() {
            assert_eq!(seat != arrays.seat[at], arrays.done[at], "a new game, a new seat");
        }
    }
}

#[test]
fn a_caller_who_would_never_be_asked_is_told() {
    let rivals = Rivals::Facing("random".to_owned(), Seat::of(1));
    let course = Course { limit: 1, ..course(rivals) };
    assert!(matches!(open::<ConnectFour>(&course, 0, 1).err(), Some(BadCourse::Options(_))));
    // In every second game the caller sits in the first seat and is asked.
    let course = Course { rivals: Rivals::Around("random".to_owned()), ..course };
    let lanes = open::<ConnectFour>(&course, 1, 1).unwrap();
    assert_eq!(lanes.number(0), Some(1 + LANES as u64));
}

#[test]
fn what_is_wrong_is_named() {
    let lanes = open::<ConnectFour>(&course(Rivals::None), 0, 2).unwrap();
    let wrong = lanes.check(&[3, 7]).unwrap_err();
    assert_eq!(wrong.lane, 1);
    assert!(matches!(wrong.error, ActError::Unknown(_)), "{wrong:?}");
    assert!(lanes.check(&[-1, 0]).is_err());
    let none = open::<ConnectFour>(&course(Rivals::Around("genius".to_owned())), 0, 1);
    assert!(matches!(none.err(), Some(BadCourse::Bot(_))));
    let far = Rivals::Facing("easy".to_owned(), Seat::of(2));
    let far = open::<ConnectFour>(&course(far), 0, 1);
    assert!(matches!(far.err(), Some(BadCourse::Options(_))));
}
