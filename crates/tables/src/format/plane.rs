//! The two planes of a table, and how the entries of a block are packed.
//!
//! Values take two bits where the alphabet and the mark for no position fit, else four: three pack tighter, but entries
//! that straddle bytes compress worse (4-4 under seega/ludens-planet: 1.69 MB with three bits, 1.33 MB with four). A
//! distance is stored plus one, so that zero stands for none.

/// Entries of a block.
pub const BLOCK: u64 = 1 << 16;

/// What is stored of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Plane {
    /// The values.
    Values,
    /// The distances.
    Distances,
}

impl Plane {
    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Plane::Values => "values",
            Plane::Distances => "distances",
        }
    }
}

/// How many bits an entry of a plane takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Width {
    /// Four entries a byte.
    Two = 2,
    /// Two entries a byte.
    Four = 4,
    /// An entry a byte.
    Eight = 8,
    /// Two bytes an entry.
    Sixteen = 16,
}

impl Width {
    /// The width of the values of an alphabet with so many letters, the mark for no position included.
    pub const fn of_letters(letters: usize) -> Width {
        if letters <= 4 { Width::Two } else { Width::Four }
    }

    /// The width of distances up to the longest.
    pub const fn of_distances(longest: u16) -> Width {
        if longest < u8::MAX as u16 { Width::Eight } else { Width::Sixteen }
    }

    /// The bits.
    pub const fn bits(self) -> u8 {
        self as u8
    }

    /// The width with so many bits.
    pub const fn from_bits(bits: u8) -> Option<Width> {
        match bits {
            2 => Some(Width::Two),
            4 => Some(Width::Four),
            8 => Some(Width::Eight),
            16 => Some(Width::Sixteen),
            _ => None,
        }
    }

    /// How many bytes hold so many entries.
    pub const fn size(self, entries: usize) -> usize {
        (entries * self.bits() as usize).div_ceil(8)
    }

    /// Packs entries, each small enough.
    pub fn pack(self, entries: &[u16]) -> Vec<u8> {
        match self {
            Width::Sixteen => entries.iter().flat_map(|entry| entry.to_le_bytes()).collect(),
            Width::Eight => entries.iter().map(|&entry| entry as u8).collect(),
            Width::Two | Width::Four => {
                let bits = self as usize;
                let byte = |few: &[u16]| few.iter().rev().fold(0, |byte, &entry| byte << bits | entry as u8);
                entries.chunks(8 / bits).map(byte).collect()
            }
        }
    }

    /// The entry with a number in a packed block.
    #[inline]
    pub fn get(self, block: &[u8], number: usize) -> u16 {
        match self {
            Width::Sixteen => u16::from(block[2 * number]) | u16::from(block[2 * number + 1]) << 8,
            Width::Eight => block[number].into(),
            Width::Four => (block[number / 2] >> (number % 2 * 4) & 15).into(),
            Width::Two => (block[number / 4] >> (number % 4 * 2) & 3).into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use khamsin_rules::random::Random;

    use super::Width;

    #[test]
    fn what_is_packed_comes_back() {
        let mut random = Random::new(1);
        for width in [Width::Two, Width::Four, Width::Eight, Width::Sixteen] {
            for count in [1, 2, 3, 4, 5, 1000] {
                let entries: Vec<u16> = (0..count).map(|_| random.below(1 << width.bits()) as u16).collect();
                let block = width.pack(&entries);
                assert_eq!(block.len(), width.size(count));
                let back: Vec<u16> = (0..count).map(|number| width.get(&block, number)).collect();
                assert_eq!(back, entries, "{width:?}");
            }
        }
    }

    #[test]
    fn widths_are_wide_enough() {
        assert_eq!(Width::of_letters(4), Width::Two);
        assert_eq!(Width::of_letters(8), Width::Four);
        // Distances are stored plus one.
        assert_eq!(Width::of_distances(254), Width::Eight);
        assert_eq!(Width::of_distances(255), Width::Sixteen);
    }
}
