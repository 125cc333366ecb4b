//! `sofra reports`

use table::{Report, ReportId};

use crate::database::{self, Database};
use crate::list::{ago, now};
use crate::output::{self, Failure};

/// The most reports in a list.
const MOST: u32 = 1000;

#[derive(clap::Args)]
#[command(after_help = "Keep somebody out with `sofra ban`.")]
pub struct Args {
    #[command(flatten)]
    database: Database,
    /// Also show closed ones
    #[arg(long)]
    all: bool,
    /// Close a report
    #[arg(long, value_name = "REPORT", conflicts_with = "all")]
    close: Option<String>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    match &args.close {
        Some(report) => close(args, report),
        None => list(args),
    }
}

fn list(args: &Args) -> Result<(), Failure> {
    let mut reports = database::wait(async {
        let tables = database::tables(args.database.look().await?);
        let reports = tables.reports(MOST).await?;
        tables.close().await;
        Ok(reports)
    })?;
    reports.retain(|report| args.all || report.closed_at.is_none());
    if args.json {
        return output::print_json(&reports);
    }
    if reports.is_empty() {
        return output::print("There are no reports.\n");
    }
    for report in &reports {
        output::print(&told(report))?;
    }
    Ok(())
}

fn told(report: &Report) -> String {
    let Report { id, at, table, by, about, name, said, words, closed_at } = report;
    let closed = if closed_at.is_some() { ", closed" } else { "" };
    let by = by.as_ref().map_or("somebody who is gone", |by| by.as_str());
    let mut text = format!("{id}, {}{closed}\n", ago(now().since(*at)));
    text += &format!("  about {name} ({about}) at table {table}, by {by}\n");
    if let Some(said) = said {
        text += &format!("  they said: {said}\n");
    }
    if !words.is_empty() {
        text += &format!("  the report: {words}\n");
    }
    text
}

fn close(args: &Args, report: &str) -> Result<(), Failure> {
    let unknown = || Failure::Because(format!("there is no open report '{report}'"));
    let id: ReportId = report.parse().map_err(|_| unknown())?;
    let closed = database::wait(async {
        let tables = database::tables(args.database.change().await?);
        let closed = tables.close_report(&id).await;
        tables.close().await;
        Ok(closed?)
    })?;
    if closed { output::print("Closed.\n") } else { Err(unknown()) }
}
