//! Numbers with a few decimals in JSON, written by hand: printing any floating-point number exactly takes tables that would
//! be a twentieth of what a page may load.

use serde::ser::Error;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// A number that is written with at most four decimals.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = f64))]
pub struct Decimal(f64);

impl Decimal {
    /// The number, to the nearest ten-thousandth.
    pub fn new(number: f64) -> Decimal {
        Decimal(number)
    }

    fn text(self) -> String {
        let parts = (self.0 * 10_000.0).round() as i64;
        let (sign, parts) = (if parts < 0 { "-" } else { "" }, parts.unsigned_abs());
        let text = format!("{sign}{}.{:04}", parts / 10_000, parts % 10_000);
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    }
}

impl Serialize for Decimal {
    fn serialize<S: Serializer>(&self, json: S) -> Result<S::Ok, S::Error> {
        RawValue::from_string(self.text()).map_err(S::Error::custom)?.serialize(json)
    }
}

#[cfg(test)]
impl schemars::JsonSchema for Decimal {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        f64::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        f64::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use super::Decimal;

    #[test]
    fn is_written_as_json_numbers_are() {
        let written = |number| serde_json::to_string(&Decimal::new(number)).expect("a number");
        let cases =
            [(1.35, "1.35"), (-0.5, "-0.5"), (0.0, "0"), (-12.0, "-12"), (0.9999, "0.9999"), (93.1, "93.1")];
        for (number, text) in cases {
            assert_eq!(written(number), text);
        }
        assert_eq!(written(1.0 / 3.0), "0.3333");
        assert_eq!(written(-0.000_01), "0");
    }
}
