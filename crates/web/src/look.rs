//! Turns the table's types into the plain data that pages are drawn from.

use pages::guide::Lesson;
use pages::home::{Listing, Sitter};
use pages::table::{
    Access, ChatLine, EndRequest, Happening, Look, Occupant, Origin, Presence, Remark, Review,
    SeatClock, SeatLook, Status, TurningPoint, UndoRequest, What, WhyBot,
};
use table::{Time as _, WallTime};

const SECONDS_OF_A_DAY: u64 = 24 * 60 * 60;

/// A table as somebody sees it.
pub fn drawable(look: &table::Look) -> Look<'_> {
    let info = &look.table;
    Look {
        id: info.id.as_str(),
        game: &info.game,
        status: status(info.status),
        access: match info.access {
            table::Access::Listed => Access::Listed,
            table::Access::Invited => Access::Invited,
        },
        steps: info.steps,
        first_step: info.first_step,
        seats: seats(look),
        commitment: info.fairness.commitment,
        seed: info.fairness.revealed.as_ref().map(|revealed| revealed.seed),
        undo: info.undo.as_ref().map(|request| UndoRequest {
            seat: request.seat,
            count: request.count,
            agreed: request.agreed,
        }),
        ending: info
            .ending
            .map(|request| EndRequest { seat: request.seat, agreed: request.agreed }),
        host: look.host.as_deref(),
        clock: info.clock.and_then(|rule| {
            let mut presets = table::clock_presets().iter();
            presets.find(|preset| preset.rule == rule).map(|preset| preset.id)
        }),
        rematch: info.rematch.as_ref().map(table::TableId::as_str),
        forked_from: info
            .forked_from
            .as_ref()
            .map(|origin| Origin { table: origin.table.as_str(), step: origin.step }),
        closes_in_days: info
            .closes_at
            .map(|moment| moment.since(WallTime.now()).as_secs().div_ceil(SECONDS_OF_A_DAY)),
        tidied: look.tidied(),
        viewer: look.viewer,
        mine: look.mine,
        absent: look.absent,
        is_host: look.is_host,
        watchers: others_watching(look),
        view: look.view.as_ref(),
        free_undo: look.free_undo,
        turn_undo: look.turn_undo,
        last_gesture: look.last_gesture,
        answered: look.answered,
        review: look.review.as_ref().map(review),
        happenings: look.happenings().iter().map(happening).collect(),
        remark: look.remark.as_ref().map(|remark| Remark {
            question: &remark.question,
            comparison: &remark.comparison,
            count: look.table.steps + 1 - remark.step,
        }),
        lesson: look.lesson.as_ref().map(|(lesson, stand)| Lesson {
            name: &lesson.name,
            seat: lesson.seat,
            stand,
            game: &info.game,
            steps: look.table.steps,
            puzzle: learn::course(&info.game).and_then(|course| course.puzzle_of(&lesson.name)),
        }),
    }
}

/// The number of people who watch besides the reader.
fn others_watching(look: &table::Look) -> u32 {
    let watchers = look.presence.map_or(0, |presence| presence.watchers);
    watchers.saturating_sub(u32::from(look.mine.is_empty()))
}

/// The seats of a table.
pub fn seats(look: &table::Look) -> Vec<SeatLook<'_>> {
    look.table.seats.iter().map(|info| seat(info, look.presence)).collect()
}

fn seat(info: &table::SeatInfo, presence: Option<table::Presence>) -> SeatLook<'_> {
    let presence = match presence {
        Some(presence) if presence.seats.contains(info.seat) => Presence::Here,
        Some(_) => Presence::Away,
        None => Presence::Unknown,
    };
    SeatLook {
        seat: info.seat,
        occupant: occupant(&info.occupant),
        waiting: info.waiting,
        thinking: info.thinking,
        presence,
        clock: info.clock.map(|clock| SeatClock { left: clock.left, running: clock.running }),
    }
}

fn occupant(info: &table::OccupantInfo) -> Occupant<'_> {
    match info {
        table::OccupantInfo::Open { reserved_for } => {
            Occupant::Open { reserved_for: reserved_for.as_deref() }
        }
        table::OccupantInfo::Person { name } => Occupant::Person { name },
        table::OccupantInfo::Bot { level, why, sits_in_for } => {
            Occupant::Bot { level, why: why_bot(*why), sits_in_for: sits_in_for.as_deref() }
        }
    }
}

fn status(status: table::Status) -> Status {
    match status {
        table::Status::Gathering => Status::Gathering,
        table::Status::Playing => Status::Playing,
        table::Status::Over => Status::Over,
        table::Status::Closed => Status::Closed,
    }
}

fn why_bot(why: table::WhyBot) -> WhyBot {
    match why {
        table::WhyBot::Invited => WhyBot::Invited,
        table::WhyBot::Left => WhyBot::Left,
        table::WhyBot::Released => WhyBot::Released,
        table::WhyBot::OutOfTime => WhyBot::OutOfTime,
    }
}

fn review(review: &table::Review) -> Review<'_> {
    match review {
        &table::Review::Underway { judged, of } => Review::Underway { judged, of },
        table::Review::Done(points) => Review::Done(points.iter().map(turning_point).collect()),
    }
}

fn turning_point(point: &table::TurningPoint) -> TurningPoint<'_> {
    let &table::TurningPoint { step, seat, ref done, ref better, loss } = point;
    TurningPoint { step, seat, done, better, loss }
}

fn happening(happening: &table::Happening) -> Happening<'_> {
    let what = match &happening.what {
        table::What::SatDown { name, .. } => What::SatDown { name },
        &table::What::StoodUp { seat } => What::StoodUp { seat },
        table::What::BotSatDown { seat, level, why } => {
            What::BotSatDown { seat: *seat, level, why: why_bot(*why) }
        }
        table::What::CameBack { name, .. } => What::CameBack { name },
        table::What::Started => What::Started,
        &table::What::Undone { seat, count, .. } => What::Undone { seat, count },
        &table::What::UndoAsked { seat, count } => What::UndoAsked { seat, count },
        &table::What::UndoRefused { seat } => What::UndoRefused { seat },
        &table::What::EndAsked { seat } => What::EndAsked { seat },
        &table::What::EndRefused { seat } => What::EndRefused { seat },
        &table::What::RulesChanged { rules_version } => What::RulesChanged { rules_version },
        table::What::Warned { .. } => What::Warned,
        table::What::Closed { why: table::WhyClosed::Agreed } => What::EndAgreed,
        table::What::Closed { .. } => What::Closed,
        table::What::Rematched { .. } => What::Rematched,
        table::What::Muted { name } => What::Muted { name },
        table::What::Removed { name } => What::Removed { name },
    };
    Happening { after_step: happening.after_step, what, undone: &happening.undone }
}

/// A line of the chat.
pub fn chat_line(line: &table::ChatLine) -> ChatLine<'_> {
    ChatLine { number: line.number as usize, name: &line.name, words: &line.words }
}

/// A table in a list.
pub fn listing(table: &table::Listing) -> Listing<'_> {
    Listing {
        id: table.id.as_str(),
        game: &table.game,
        status: status(table.status),
        seats: table.seats.iter().map(sitter).collect(),
        my_turn: table.my_turn,
        is_closing: table.closes_at.is_some(),
    }
}

fn sitter(occupant: &table::ListedOccupant) -> Sitter<'_> {
    match occupant {
        table::ListedOccupant::Open => Sitter::Nobody,
        table::ListedOccupant::Person { name } => Sitter::Person(name),
        table::ListedOccupant::Bot { level } => Sitter::Bot(level),
    }
}
