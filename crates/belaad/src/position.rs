//! Positions for tests and puzzles: a set-up game, changed piece by piece. Nothing is made or lost:
//! what is placed comes from where it was, and [`Position::game`] ends with an audit.
