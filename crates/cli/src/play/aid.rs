//! The player aid as lines of text: its Markdown without marks, its tables in columns.

/// The lines of a player aid.
pub fn lines(markdown: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut table: Vec<Vec<String>> = Vec::new();
    for line in markdown.lines() {
        let row = line.trim().strip_prefix('|').map(|row| row.trim_end_matches('|'));
        match row {
            Some(row) if row.chars().all(|letter| "-|: ".contains(letter)) => {}
            Some(row) => table.push(row.split('|').map(unmarked).collect()),
            None => {
                lines.extend(columns(&std::mem::take(&mut table)));
                lines.push(unmarked(line.trim_start_matches('#')));
            }
        }
    }
    lines.extend(columns(&table));
    lines.dedup_by(|one, other| one.is_empty() && other.is_empty());
    lines
}

/// Text without marks of emphasis and without pictures, which have words beside them.
fn unmarked(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("{icon:") {
        plain += &rest[..at];
        rest = rest[at..].split_once('}').map_or("", |(_, after)| after);
    }
    plain += rest;
    let plain = plain.replace("**", "").replace('`', "");
    let indent = plain.len() - plain.trim_start().len();
    let words: Vec<&str> = plain.split_whitespace().collect();
    format!("{}{}", " ".repeat(indent.min(4)), words.join(" ")).trim_end().to_owned()
}

/// Columns as wide as their widest cell. Cells that only had pictures are left out, and tables that
/// only say what pictures mean: here there are none.
fn columns(rows: &[Vec<String>]) -> Vec<String> {
    let count = rows.iter().map(Vec::len).max().unwrap_or_default();
    let has_words = |column: &usize| {
        rows.iter().skip(1).any(|row| row.get(*column).is_some_and(|cell| !cell.trim().is_empty()))
    };
    let kept: Vec<usize> = (0..count).filter(has_words).collect();
    if kept.len() < count.min(2) {
        return Vec::new();
    }
    let cell = |row: &Vec<String>, column: usize| {
        row.get(column).map(|cell| cell.trim().to_owned()).unwrap_or_default()
    };
    let width = |column: usize| rows.iter().map(|row| cell(row, column).chars().count()).max();
    let line = |row: &Vec<String>| {
        let cells = kept.iter().map(|&column| {
            let width = width(column).unwrap_or_default();
            format!("{:<width$}", cell(row, column))
        });
        format!("  {}", cells.collect::<Vec<_>>().join("  ")).trim_end().to_owned()
    };
    rows.iter().map(line).filter(|line| !line.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_go_and_tables_stay_in_columns() {
        let aid = "# Chess\n\n**Turn:** move {icon:pawn} once\n\n| Sign | Piece | Worth |\n|---|---|---|\n| {icon:pawn} | pawn | 1 |\n| {icon:queen} | the **queen** | 9 |\n";
        assert_eq!(
            lines(aid),
            [
                " Chess",
                "",
                "Turn: move once",
                "",
                "  Piece      Worth",
                "  pawn       1",
                "  the queen  9"
            ]
        );
    }

    #[test]
    fn what_pictures_mean_is_left_out() {
        let aid = "Move once\n\n| Sign | Meaning |\n|---|---|\n| {icon:king} | the king |\n";
        assert_eq!(lines(aid), ["Move once", ""]);
    }

    #[test]
    fn every_aid_is_read_without_a_mark() {
        for game in catalogue::games() {
            let Some(guide) = game.guide() else { continue };
            for language in engine::Language::ALL {
                let lines = lines(guide.aid(language));
                assert!(lines.len() > 10, "{}", game.info().id);
                let marked =
                    lines.iter().find(|line| line.contains("{icon") || line.contains("**"));
                assert_eq!(marked, None, "{}", game.info().id);
            }
        }
    }
}
