//! What every browser can be told, whatever protocol it understands.

use serde_json::Value;

use super::window::{Pointer, Spot, Window};

/// One page of a browser.
pub trait Driver {
    /// The value of an expression, awaited if it is a promise. A page that is just being left has none.
    async fn evaluate(&self, expression: &str) -> Result<Value, String>;

    /// Loads a page.
    async fn go(&self, address: &str);

    /// Gives the page a window of this size.
    async fn resize(&self, window: Window);

    /// Presses a mouse button, or puts a finger down, and lets go.
    async fn press_at(&self, pointer: Pointer, spot: Spot);

    /// Presses a key: a letter, a digit, a sign or a named key.
    async fn press(&self, key: &str);

    /// A picture of the window, as PNG.
    async fn picture(&self) -> Vec<u8>;

    /// Everything the page complained about so far.
    fn faults(&self) -> Vec<String>;
}
