//! What servers tell each other, and how it is written.

use engine::SeatSet;
use serde::{Deserialize, Serialize};

use super::Presence;
use crate::id::ServerId;
use crate::{GuestId, TableId};

/// A reason to look at a table again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// The number of entries in the journal.
    Version(u64),
    /// The number of lines of chat.
    Talk(u64),
    /// The seats of bots that are thinking now.
    Thinking(SeatSet),
    /// The progress of a review: one more than the number of judged steps, and another one more at
    /// the end.
    Reviewed(u64),
    /// Who looks at it on the sender's server.
    Present(Presence),
    /// Asks every server who looks at it there.
    WhoLooks,
}

/// Something every server should know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// A server is up. Sent every second.
    Here(Here),
    /// A server is about to stop.
    Leaving,
    /// A server couldn't be heard for a while: what it said before about who looks there is out of
    /// date.
    Back,
    /// The named worker should let the bots of a table think.
    Think {
        /// The worker.
        worker: ServerId,
        /// The table.
        table: TableId,
    },
    /// One of a guest's sessions has ended.
    SignedOut(GuestId),
}

/// What a server says of itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Here {
    /// Free places to think, on a server that only thinks.
    pub worker: Option<u32>,
}

/// A message for other servers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Message {
    Notice(TableId, Notice),
    News(News),
    /// Comes back to its sender, to test the line.
    Echo,
}

/// A message with its sender.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Letter {
    pub from: ServerId,
    #[serde(flatten)]
    pub message: Message,
}

impl Letter {
    /// Writes it as text, about a hundred bytes.
    pub fn write(&self) -> String {
        // Plain data: writing it doesn't fail.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads it from text; `None` for what a newer version says and this one doesn't understand.
    pub fn read(text: &[u8]) -> Option<Letter> {
        serde_json::from_slice(text).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_read_as_they_were_written() {
        let (from, table) = (ServerId::fresh(), TableId::fresh());
        let seats: SeatSet = [engine::Seat::of(0), engine::Seat::of(2)].into_iter().collect();
        let messages = [
            Message::Notice(table.clone(), Notice::Version(17)),
            Message::Notice(table.clone(), Notice::Thinking(seats)),
            Message::Notice(table.clone(), Notice::Present(Presence { seats, watchers: 3 })),
            Message::Notice(table.clone(), Notice::WhoLooks),
            Message::News(News::Here(Here { worker: Some(4) })),
            Message::News(News::Think { worker: from.clone(), table }),
            Message::News(News::SignedOut(GuestId::fresh())),
            Message::News(News::Leaving),
            Message::News(News::Back),
        ];
        for message in messages {
            let letter = Letter { from: from.clone(), message };
            let text = letter.write();
            assert!(text.len() < 200, "{text}");
            assert_eq!(Letter::read(text.as_bytes()), Some(letter));
        }
    }

    #[test]
    fn what_is_not_understood_is_no_letter() {
        for text in ["", "{}", "null", r#"{"from":"x","news":"leaving"}"#] {
            assert_eq!(Letter::read(text.as_bytes()), None, "{text}");
        }
        let from = ServerId::fresh();
        let newer = format!(r#"{{"from":"{from}","news":{{"of_tomorrow":1}}}}"#);
        assert_eq!(Letter::read(newer.as_bytes()), None);
    }
}
