//! The finished slices that captures are looked up in.

use std::collections::HashMap;
use std::sync::Arc;

use crate::packed::Packed;
use crate::slice::Slice;

/// The values of finished slices.
#[derive(Clone, Debug, Default)]
pub struct Finished(HashMap<Slice, Arc<Packed>>);

impl Finished {
    /// None yet.
    pub fn new() -> Finished {
        Finished::default()
    }

    /// Adds a slice.
    pub fn insert(&mut self, slice: Slice, values: Arc<Packed>) {
        self.0.insert(slice, values);
    }

    /// The values of a slice.
    pub fn get(&self, slice: Slice) -> Option<&Packed> {
        self.0.get(&slice).map(Arc::as_ref)
    }

    /// Forgets all slices but those that are still of use.
    pub fn retain(&mut self, is_used: impl Fn(Slice) -> bool) {
        self.0.retain(|&slice, _| is_used(slice));
    }

    /// How many bytes they take together.
    pub fn size(&self) -> usize {
        self.0.values().map(|packed| packed.size()).sum()
    }
}
