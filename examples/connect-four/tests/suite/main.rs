//! Connect Four: its rules, and the laws of the contract.

mod laws;
mod rules;
