//! What is drawn, from games that were really played.

#![expect(clippy::unwrap_used, reason = "a helper that fails fails its test")]

mod drawings;
mod games;
mod gestures;
mod heard;
mod levels;
