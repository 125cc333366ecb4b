//! A page with charts of a series of games.

use std::fmt::Write as _;

use bots::ContestResult;
use plotters::prelude::*;

use super::summary::Summary;
use crate::output::Failure;

const SIZE: (u32, u32) = (640, 280);
const INK: RGBColor = RGBColor(40, 44, 52);
const FILL: RGBColor = RGBColor(31, 111, 120);

/// The page: self-contained, no script, no other file.
pub fn page(summary: &Summary, results: &[ContestResult]) -> Result<String, Failure> {
    let mut body = String::new();
    let text = anstream::adapter::strip_str(&summary.to_string()).to_string();
    let _ = write!(
        body,
        "<h1>{} games of {}</h1><pre>{}</pre>",
        summary.games,
        summary.game,
        escape(&text)
    );
    let lengths: Vec<i64> = results.iter().map(|game| i64::from(game.finished.decisions)).collect();
    let _ = write!(body, "<h2>Decisions in a game</h2>{}", histogram(&lengths)?);
    for seat in &summary.seats {
        let outcomes = results.iter().filter_map(|game| game.finished.outcome.as_ref());
        let scores: Vec<i64> = outcomes
            .filter_map(|outcome| outcome.seats.get(seat.seat))
            .map(|result| i64::from(result.score))
            .collect();
        let _ = write!(
            body,
            "<h2>Final scores of seat {} ({})</h2>{}",
            seat.seat,
            escape(&seat.bot),
            histogram(&scores)?
        );
    }
    let _ = write!(body, "<h2>Win share by seat with 95 % intervals</h2>{}", shares(summary)?);
    Ok(format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Sofra: {}</title><style>\
         body{{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}}\
         pre{{overflow-x:auto}}svg{{max-width:100%;height:auto}}</style>{body}</html>\n",
        escape(&summary.game)
    ))
}

fn histogram(values: &[i64]) -> Result<String, Failure> {
    const BARS: i64 = 40;
    let low = values.iter().copied().min().unwrap_or_default();
    let high = values.iter().copied().max().unwrap_or_default();
    let width = ((high - low) / BARS + 1).max(1);
    let mut counts = vec![0u32; ((high - low) / width + 1) as usize];
    for value in values {
        counts[((value - low) / width) as usize] += 1;
    }
    let tallest = counts.iter().copied().max().unwrap_or(1);
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, SIZE).into_drawing_area();
        let right = low + width * counts.len() as i64;
        let mut chart = ChartBuilder::on(&area)
            .margin(8)
            .x_label_area_size(28)
            .y_label_area_size(48)
            .build_cartesian_2d(low..right, 0..tallest + 1)?;
        chart.configure_mesh().disable_x_mesh().axis_style(INK).draw()?;
        chart.draw_series(counts.iter().enumerate().map(|(at, &count)| {
            let left = low + width * at as i64;
            Rectangle::new([(left, 0), (left + width, count)], FILL.filled())
        }))?;
        area.present()?;
    }
    Ok(svg)
}

fn shares(summary: &Summary) -> Result<String, Failure> {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, SIZE).into_drawing_area();
        let last = summary.seats.len() as f64 - 0.5;
        let mut chart = ChartBuilder::on(&area)
            .margin(8)
            .x_label_area_size(28)
            .y_label_area_size(48)
            .build_cartesian_2d(-0.5..last, 0.0..1.0)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .x_labels(summary.seats.len())
            .x_label_formatter(&|seat| format!("{seat:.0}"))
            .axis_style(INK)
            .draw()?;
        for seat in &summary.seats {
            let at = seat.seat as f64;
            let (low, high) = seat.win_share_interval;
            chart.draw_series([Rectangle::new(
                [(at - 0.3, 0.0), (at + 0.3, seat.win_share)],
                FILL.filled(),
            )])?;
            chart.draw_series([PathElement::new([(at, low), (at, high)], INK.stroke_width(3))])?;
        }
        area.present()?;
    }
    Ok(svg)
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
