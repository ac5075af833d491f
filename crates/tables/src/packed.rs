//! The values of a finished slice alone, at two or three bits an entry: what captures are looked up in.
//!
//! Not compressed further: a chain looks entries up at random, and must not wait for a block to be unpacked.

use crate::cpu::Cpu;
use crate::memory::with_room;
use crate::solved::SolvedSlice;
use crate::value::{Alphabet, Value};

/// The values of a slice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Packed {
    bits: u32,
    /// Value codes by what is written.
    codes: [u8; 8],
    bytes: Vec<u8>,
    len: u64,
}

impl Packed {
    /// The values of a solved slice.
    pub fn of(solved: &SolvedSlice, alphabet: &Alphabet) -> Packed {
        Packed::collect(
            (0..solved.len() as u64).map(|index| solved.code(index)),
            solved.len() as u64,
            alphabet,
        )
    }

    /// Values by their codes, in the order of their numbers; seven for a number that stands for no position.
    pub fn collect(values: impl Iterator<Item = u8>, len: u64, alphabet: &Alphabet) -> Packed {
        let bits = alphabet.bits();
        let mut codes = [7; 8];
        let mut written = [0; 8];
        for (n, value) in alphabet.values().into_iter().enumerate() {
            codes[n] = value.code();
            written[value.code() as usize] = n as u8;
        }
        written[7] = (1 << bits) - 1;
        // One spare byte at the end, so that two can always be read.
        let size = (len * u64::from(bits)).div_ceil(8) as usize + 1;
        let mut bytes = with_room(size);
        bytes.resize(size, 0);
        let mut at = 0_usize;
        for code in values {
            let spread = u16::from(written[code as usize]) << (at % 8);
            bytes[at / 8] |= spread as u8;
            bytes[at / 8 + 1] |= (spread >> 8) as u8;
            at += bits as usize;
        }
        Packed { bits, codes, bytes, len }
    }

    /// How many entries there are.
    pub fn len(&self) -> u64 {
        self.len
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many bytes it takes.
    pub fn size(&self) -> usize {
        self.bytes.len()
    }

    /// The code of an entry's value; seven if it stands for no position.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn code(&self, index: u64) -> u8 {
        let at = index * u64::from(self.bits);
        let byte = (at / 8) as usize;
        let pair = u16::from(self.bytes[byte]) | u16::from(self.bytes[byte + 1]) << 8;
        self.codes[(pair >> (at % 8)) as usize & ((1 << self.bits) - 1)]
    }

    /// Asks for the memory of an entry that will be looked up soon.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub fn prefetch<C: Cpu>(&self, cpu: C, index: u64) {
        cpu.prefetch(&self.bytes, (index * u64::from(self.bits) / 8) as usize);
    }

    /// The value of an entry; none if it stands for no position.
    pub fn value(&self, index: u64) -> Option<Value> {
        Value::from_code(self.code(index))
    }
}

#[cfg(test)]
mod tests {
    use khamsin_rules::outcome::Points;
    use khamsin_rules::random::Random;

    use super::Packed;
    use crate::value::Alphabet;

    #[test]
    fn what_is_packed_comes_back() {
        let mut random = Random::new(1);
        for points in [Points::PLAIN, Points { total: 5, grand: 2, small: 1, draw: 0 }] {
            let alphabet = Alphabet::new(points.ranks());
            let mut letters: Vec<u8> = alphabet.values().iter().map(|value| value.code()).collect();
            letters.push(7);
            for len in [0, 1, 2, 3, 7, 8, 9, 1000] {
                let codes: Vec<u8> = (0..len).map(|_| letters[random.below(letters.len())]).collect();
                let packed = Packed::collect(codes.iter().copied(), len as u64, &alphabet);
                let back: Vec<u8> = (0..len as u64).map(|index| packed.code(index)).collect();
                assert_eq!(back, codes);
            }
        }
    }
}
