//! Pages with charts: self-contained, no script, no other file.

use std::fmt::Write as _;

use engine::{Language, Voice};
use plotters::coord::Shift;
use plotters::prelude::*;

use crate::output::Failure;
use crate::statistics::Figure;

const SIZE: (u32, u32) = (640, 280);
const INK: RGBColor = RGBColor(40, 44, 52);
const FILL: RGBColor = RGBColor(31, 111, 120);
const LINES: [RGBColor; 8] = [
    RGBColor(31, 111, 120),
    RGBColor(178, 76, 38),
    RGBColor(92, 62, 140),
    RGBColor(64, 120, 40),
    RGBColor(150, 110, 20),
    RGBColor(20, 80, 160),
    RGBColor(150, 40, 90),
    RGBColor(80, 80, 80),
];

/// The name of a game for a heading, from its id.
pub fn game_name(id: &str) -> String {
    catalogue::find(id).map_or_else(
        |_| id.to_owned(),
        |game| Voice::nameless(game.text(Language::English)).name("game-name"),
    )
}

/// A page being written.
pub struct Page {
    title: String,
    body: String,
}

impl Page {
    pub fn new(title: &str) -> Page {
        let title = escape(title);
        Page { body: format!("<h1>{title}</h1>"), title }
    }

    pub fn heading(&mut self, text: &str) {
        let _ = write!(self.body, "<h2>{}</h2>", escape(text));
    }

    pub fn paragraph(&mut self, text: &str) {
        let _ = write!(self.body, "<p>{}</p>", escape(text));
    }

    /// Text as a terminal shows it.
    pub fn plain(&mut self, text: &str) {
        let text = anstream::adapter::strip_str(text).to_string();
        let _ = write!(self.body, "<pre>{}</pre>", escape(&text));
    }

    /// A table; the first row is the heading.
    pub fn table(&mut self, rows: &[Vec<String>]) {
        self.body += "<div class=\"wide\"><table>";
        for (at, row) in rows.iter().enumerate() {
            let cell = if at == 0 { "th" } else { "td" };
            self.body += "<tr>";
            for text in row {
                let _ = write!(self.body, "<{cell}>{}</{cell}>", escape(text));
            }
            self.body += "</tr>";
        }
        self.body += "</table></div>";
    }

    /// A drawing made by one of the functions below.
    pub fn chart(&mut self, svg: &str) {
        self.body += svg;
    }

    pub fn finish(self) -> String {
        format!(
            "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width\"><title>Sofra: {}</title><style>\
             body{{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}}\
             pre,.wide{{overflow-x:auto}}svg{{max-width:100%;height:auto}}\
             table{{border-collapse:collapse;font-variant-numeric:tabular-nums}}\
             th,td{{padding:.2rem .7rem;text-align:left;border-bottom:1px solid #ddd}}\
             th{{white-space:nowrap}}td{{min-width:2rem;max-width:24rem}}\
             </style>{}</html>\n",
            self.title, self.body
        )
    }
}

/// How often each value occurs.
pub fn histogram(values: &[i64]) -> Result<String, Failure> {
    const BARS: i64 = 40;
    let low = values.iter().copied().min().unwrap_or_default();
    let high = values.iter().copied().max().unwrap_or_default();
    let width = ((high - low) / BARS + 1).max(1);
    let mut counts = vec![0u32; ((high - low) / width + 1) as usize];
    for value in values {
        counts[((value - low) / width) as usize] += 1;
    }
    let tallest = counts.iter().copied().max().unwrap_or(1);
    drawn(SIZE, |area| {
        let right = low + width * counts.len() as i64;
        let mut chart = ChartBuilder::on(area)
            .margin(8)
            .x_label_area_size(28)
            .y_label_area_size(48)
            .build_cartesian_2d(low..right, 0..tallest + 1)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(TRANSPARENT)
            .axis_style(INK)
            .draw()?;
        chart.draw_series(counts.iter().enumerate().map(|(at, &count)| {
            let left = low + width * at as i64;
            Rectangle::new([(left, 0), (left + width, count)], FILL.filled())
        }))?;
        Ok(())
    })
}

/// A bar with its interval for each name, and a line across at `fair`, if given.
pub fn bars(figures: &[(String, Figure)], fair: Option<f64>) -> Result<String, Failure> {
    let least = figures.iter().map(|(_, figure)| figure.low).fold(f64::MAX, f64::min);
    let most = figures.iter().map(|(_, figure)| figure.high).fold(f64::MIN_POSITIVE, f64::max);
    // Ratings are far from 0: bars start a little below the lowest.
    let bottom = if least > 500.0 { (least / 100.0).floor() * 100.0 - 100.0 } else { 0.0 };
    let last = figures.len().max(1) as f64 - 0.5;
    drawn(SIZE, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin(8)
            .x_label_area_size(28)
            .y_label_area_size(48)
            .build_cartesian_2d(-0.5..last, least.min(bottom)..most * 1.05)?;
        let name = |at: &f64| {
            let whole = (at - at.round()).abs() < 1e-6 && at.round() >= 0.0;
            let named = whole.then(|| figures.get(at.round() as usize)).flatten();
            named.map(|(name, _)| name.clone()).unwrap_or_default()
        };
        chart
            .configure_mesh()
            .disable_x_mesh()
            .max_light_lines(0)
            .x_labels(figures.len().max(1) * 2 + 1)
            .x_label_formatter(&name)
            .y_label_formatter(&|value: &f64| {
                if value.abs() < 10.0 { format!("{value:.1}") } else { format!("{value:.0}") }
            })
            .axis_style(INK)
            .draw()?;
        for (at, (_, figure)) in figures.iter().enumerate() {
            let at = at as f64;
            let bar = [(at - 0.3, bottom), (at + 0.3, figure.mean)];
            chart.draw_series([Rectangle::new(bar, FILL.filled())])?;
            let interval = [(at, figure.low), (at, figure.high)];
            chart.draw_series([PathElement::new(interval, INK.stroke_width(3))])?;
        }
        if let Some(fair) = fair {
            let line = [(-0.5, fair), (last, fair)];
            chart.draw_series([PathElement::new(line, LINES[1].stroke_width(1))])?;
        }
        Ok(())
    })
}

/// Lines from 0 to 1 over the steps of a game, each with its name.
pub fn lines(named: &[(String, Vec<(f64, f64)>)]) -> Result<String, Failure> {
    let last = named.iter().flat_map(|(_, points)| points).map(|(x, _)| *x).fold(1.0, f64::max);
    drawn(SIZE, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin(8)
            .x_label_area_size(28)
            .y_label_area_size(48)
            .build_cartesian_2d(0.0..last, 0.0..1.0)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .max_light_lines(0)
            .x_label_formatter(&|step| format!("{step:.0}"))
            .axis_style(INK)
            .draw()?;
        for (at, (name, points)) in named.iter().enumerate() {
            let colour = LINES[at % LINES.len()];
            chart
                .draw_series(LineSeries::new(points.iter().copied(), colour.stroke_width(2)))?
                .label(name.clone())
                .legend(move |(x, y)| PathElement::new([(x, y), (x + 16, y)], colour));
        }
        chart.configure_series_labels().border_style(INK).background_style(WHITE).draw()?;
        Ok(())
    })
}

fn drawn(
    size: (u32, u32),
    draw: impl FnOnce(&DrawingArea<SVGBackend<'_>, Shift>) -> Result<(), Failure>,
) -> Result<String, Failure> {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, size).into_drawing_area();
        draw(&area)?;
        area.present()?;
    }
    Ok(svg)
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_shows_what_it_is_given_and_nothing_runs_in_it() {
        let mut page = Page::new("<script>");
        page.table(&[vec!["a".to_owned()], vec!["1 < 2".to_owned()]]);
        page.chart(&histogram(&[1, 2, 2, 3]).expect("a chart"));
        let figure = Figure { mean: 0.5, low: 0.4, high: 0.6 };
        page.chart(&bars(&[("hard".to_owned(), figure)], Some(0.5)).expect("a chart"));
        page.chart(&lines(&[("one".to_owned(), vec![(0.0, 0.5), (1.0, 1.0)])]).expect("a chart"));
        let page = page.finish();
        assert!(page.contains("<td>1 &lt; 2</td>") && !page.contains("<script"), "{page}");
        assert_eq!(page.matches("<svg").count(), 3);
        assert!(page.contains("hard"));
    }
}
