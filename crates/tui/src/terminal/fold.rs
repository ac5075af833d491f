//! Texts for terminals that write ASCII only: every sign becomes the nearest one there is.

/// The nearest ASCII character; a sign that has none is a question mark.
pub fn fold(sign: char) -> char {
    match sign {
        _ if sign.is_ascii() => sign,
        '’' | '‘' | '´' => '\'',
        '“' | '”' | '«' | '»' => '"',
        '–' | '—' | '−' | '─' => '-',
        '…' | '·' => '.',
        '×' => 'x',
        '\u{a0}' | '\u{202f}' => ' ',
        'à' | 'â' | 'ä' | 'á' | 'ã' | 'å' => 'a',
        'À' | 'Â' | 'Ä' | 'Á' | 'Ã' => 'A',
        'ç' => 'c',
        'Ç' => 'C',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'É' | 'È' | 'Ê' | 'Ë' => 'E',
        'î' | 'ï' | 'í' | 'ì' => 'i',
        'Î' | 'Ï' | 'Í' => 'I',
        'ô' | 'ö' | 'ó' | 'õ' | 'ò' | 'œ' => 'o',
        'Ô' | 'Ö' | 'Ó' | 'Õ' | 'Œ' => 'O',
        'ù' | 'û' | 'ü' | 'ú' => 'u',
        'Ù' | 'Û' | 'Ü' | 'Ú' => 'U',
        'ñ' => 'n',
        'ß' => 's',
        _ => '?',
    }
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn every_sign_becomes_ascii() {
        let folded: String = "À vous\u{202f}: « l’été »…".chars().map(fold).collect();
        assert_eq!(folded, "A vous : \" l'ete \".");
    }
}
