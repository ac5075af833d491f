//! Logistic regression by gradient descent.

use khamsin_engine::evaluation::{MOST_FEATURES, Sections, Weight};

use super::example::Example;

/// Weights that were fitted, and how well they foretell.
#[derive(Clone, PartialEq, Debug)]
pub struct Fitted {
    /// The weights.
    pub weights: Sections,
    /// The mean logarithmic loss with the weights before.
    pub loss_before: f64,
    /// The mean logarithmic loss after.
    pub loss_after: f64,
    /// How many examples there were.
    pub examples: usize,
}

impl Fitted {
    /// Weights that were not fitted to anything yet.
    pub(super) fn new(weights: Sections) -> Fitted {
        Fitted { weights, loss_before: 0.0, loss_after: 0.0, examples: 0 }
    }
}

/// Hundredths of a piece to the unit of the logistic curve: ten to one for 400.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// Steps of the descent; by then the loss changes in the sixth digit.
const STEPS: usize = 400;
/// How far a step goes, in hundredths of a piece.
const PACE: f64 = 3.0;
/// How strongly weights are held where they were, for want of evidence.
const RESTRAINT: f64 = 2e-7;

/// A weight for a full board and one for an empty board, of every feature of every section.
struct Model {
    values: Vec<f64>,
    features: usize,
}

impl Model {
    fn index(&self, section: usize, feature: usize) -> usize {
        (section * self.features + feature) * 2
    }

    /// Calls `visit` with each weight that has a say in an example, and how much of one.
    fn visit(&self, example: &Example, mut visit: impl FnMut(usize, f64)) {
        let full = f64::from(example.fullness);
        for &(feature, count) in &example.features {
            let at = self.index(example.section, feature.into());
            visit(at, f64::from(count) * full);
            visit(at + 1, f64::from(count) * (1.0 - full));
        }
    }

    fn chance(&self, example: &Example) -> f64 {
        let mut score = 0.0;
        self.visit(example, |at, share| score += self.values[at] * share);
        1.0 / (1.0 + (-score / SCALE).exp())
    }

    fn loss(&self, examples: &[Example]) -> f64 {
        let one = |example: &Example| {
            let chance = self.chance(example).clamp(1e-9, 1.0 - 1e-9);
            let result = f64::from(example.result);
            -f64::from(example.weight) * (result * chance.ln() + (1.0 - result) * (1.0 - chance).ln())
        };
        examples.iter().map(one).sum::<f64>() / total(examples)
    }
}

/// What the examples count together.
fn total(examples: &[Example]) -> f64 {
    examples.iter().map(|example| f64::from(example.weight)).sum::<f64>().max(1.0)
}

/// Starts from the weights `before`, and leaves those near where they were of which the examples tell little.
pub(super) fn fit(examples: &[Example], before: &Sections, features: usize) -> Fitted {
    let sections = before.0.len();
    let both = |weight: &Weight| [f64::from(weight.full()), f64::from(weight.bare())];
    let held: Vec<f64> =
        before.0.iter().flat_map(|section| section[..features].iter().flat_map(both)).collect();
    let mut model = Model { values: held.clone(), features };
    let loss_before = model.loss(examples);
    let size = model.values.len();
    let total = total(examples);
    // Adam (Kingma and Ba 2015): each weight at its own pace, by the running mean and variance of its slope.
    let (mut mean, mut variance) = (vec![0.0; size], vec![0.0; size]);
    for step in 1..=STEPS {
        let mut slope = vec![0.0; size];
        for example in examples {
            let error = f64::from(example.weight) * (model.chance(example) - f64::from(example.result));
            model.visit(example, |at, share| slope[at] += error * share);
        }
        let fade = 1.0 - step as f64 / (STEPS + 1) as f64;
        for at in 0..size {
            let slope = slope[at] / total + RESTRAINT * (model.values[at] - held[at]);
            mean[at] = 0.9 * mean[at] + 0.1 * slope;
            variance[at] = 0.999 * variance[at] + 0.001 * slope * slope;
            let corrected = mean[at] / (1.0 - 0.9_f64.powi(step as i32));
            let spread = (variance[at] / (1.0 - 0.999_f64.powi(step as i32))).sqrt();
            model.values[at] -= PACE * fade * corrected / (spread + 1e-12);
        }
    }
    let weights = (0..sections).map(|section| {
        let mut weights = [Weight::default(); MOST_FEATURES];
        for (feature, weight) in weights.iter_mut().enumerate().take(features) {
            let at = model.index(section, feature);
            let whole = |value: f64| value.round().clamp(-2000.0, 2000.0) as i16;
            *weight = Weight::new(whole(model.values[at]), whole(model.values[at + 1]));
        }
        weights
    });
    Fitted {
        weights: Sections(weights.collect()),
        loss_before,
        loss_after: model.loss(examples),
        examples: examples.len(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Example, MOST_FEATURES, Sections, Weight, fit};

    /// Examples drawn from known weights give these weights back.
    #[test]
    fn finds_the_weights_again() {
        let mut examples = Vec::new();
        for material in -5_i16..=5 {
            for other in -3_i16..=3 {
                for fullness in [0.0, 0.25, 0.5, 0.75, 1.0_f32] {
                    let score = f32::from(material) * (120.0 * fullness + 60.0 * (1.0 - fullness))
                        + f32::from(other) * 7.0;
                    let result = 1.0 / (1.0 + 10.0_f32.powf(-score / 400.0));
                    let features = vec![(0, material), (1, other)];
                    examples.push(Example { section: 0, fullness, features, result, weight: 1.0 });
                }
            }
        }
        let before = Sections(vec![[Weight::default(); MOST_FEATURES]]);
        let fitted = fit(&examples, &before, 2);
        let [material, other] = [fitted.weights.0[0][0], fitted.weights.0[0][1]];
        assert!((material.full() - 120).abs() <= 2, "{material:?}");
        assert!((material.bare() - 60).abs() <= 2, "{material:?}");
        assert!((other.full() - 7).abs() <= 1 && (other.bare() - 7).abs() <= 1, "{other:?}");
        assert!(fitted.loss_after < fitted.loss_before);
    }
}
