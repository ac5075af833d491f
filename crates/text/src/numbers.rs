//! Numbers as the reader's language writes them.

use crate::lang::Lang;

/// A number with so many decimals, and a sign if it is an advantage.
pub fn signed(lang: Lang, number: f64, decimals: usize) -> String {
    let sign = if number < 0.0 { "" } else { "+" };
    point(lang, &format!("{sign}{}", fixed(number, decimals)))
}

/// A number with so many decimals.
pub fn decimal(lang: Lang, number: f64, decimals: usize) -> String {
    point(lang, &fixed(number, decimals))
}

/// A number with so many decimals after a point, in whole numbers: the general way takes more code than a page has room
/// for.
pub fn fixed(number: f64, decimals: usize) -> String {
    let parts = 10_u64.pow(decimals as u32);
    let size = (number.abs() * parts as f64).round() as u64;
    let sign = if number < 0.0 { "-" } else { "" };
    match decimals {
        0 => format!("{sign}{size}"),
        _ => format!("{sign}{}.{:0decimals$}", size / parts, size % parts),
    }
}

/// A whole number in groups of three digits.
pub fn grouped(lang: Lang, number: u64) -> String {
    let gap = lang.group_sign();
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(gap);
        }
        text.push(digit);
    }
    text
}

fn point(lang: Lang, number: &str) -> String {
    number.replace('.', lang.decimal_sign().encode_utf8(&mut [0; 4]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_own_signs() {
        assert_eq!(signed(Lang::En, 1.354, 2), "+1.35");
        assert_eq!(signed(Lang::Fr, -1.0, 2), "-1,00");
        assert_eq!(decimal(Lang::Fr, 0.05, 1), "0,1");
        assert_eq!(decimal(Lang::En, 93.04, 1), "93.0");
        assert_eq!(decimal(Lang::En, 12.6, 0), "13");
        assert_eq!(signed(Lang::En, 0.0, 2), "+0.00");
        assert_eq!(grouped(Lang::En, 1_234_567), "1,234,567");
        assert_eq!(grouped(Lang::Fr, 12_345), "12\u{202f}345");
        assert_eq!(grouped(Lang::De, 1_234_567), "1.234.567");
        assert_eq!(decimal(Lang::De, 0.25, 2), "0,25");
        assert_eq!(grouped(Lang::Pt, 12_345), "12\u{202f}345");
        assert_eq!(signed(Lang::Pt, 1.5, 1), "+1,5");
        assert_eq!(grouped(Lang::Ar, 12_345), "12,345");
        assert_eq!(decimal(Lang::Ar, 0.5, 1), "0.5");
        assert_eq!(grouped(Lang::En, 0), "0");
    }
}
