//! How the answer of a run is told: what its command says besides what is asked.

use std::fmt;

use khamsin_text::Lang;

/// The language of a report, and the tables it quotes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Telling {
    /// The language.
    pub lang: Lang,
    /// The folder of tables, as it was named.
    pub tables: Option<String>,
}

impl fmt::Display for Telling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " --lang {}", self.lang.code())?;
        let Some(tables) = &self.tables else { return Ok(()) };
        let plain = |c: char| c.is_alphanumeric() || "/._-".contains(c);
        if tables.chars().all(plain) {
            write!(f, " --tables {tables}")
        } else {
            write!(f, " --tables '{}'", tables.replace('\'', "'\\''"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_with_a_space_stays_one_word() {
        let tables = |name: &str| Telling { lang: Lang::Fr, tables: Some(name.to_owned()) }.to_string();
        assert_eq!(tables("my/tables"), " --lang fr --tables my/tables");
        assert_eq!(tables("my tables"), " --lang fr --tables 'my tables'");
        assert_eq!(Telling { lang: Lang::En, tables: None }.to_string(), " --lang en");
    }
}
