//! CRC-32, as everybody computes it.
//!
//! Where tables are built it has to be fast. In the browser it has to be small: the fast one's constants alone would be a
//! fifteenth of what a page may load.

/// The checksum of some bytes.
#[cfg(feature = "build")]
pub fn checksum(bytes: &[u8]) -> u32 {
    crc32fast::hash(bytes)
}

/// The checksum of some bytes.
#[cfg(not(feature = "build"))]
pub fn checksum(bytes: &[u8]) -> u32 {
    small(bytes)
}

/// The checksum, half a byte at a time.
#[cfg(any(test, not(feature = "build")))]
fn small(bytes: &[u8]) -> u32 {
    const POLYNOMIAL: u32 = 0xEDB8_8320;
    const HALVES: [u32; 16] = {
        let mut table = [0; 16];
        let mut half = 0;
        while half < 16 {
            let mut rest = half as u32;
            let mut bit = 0;
            while bit < 4 {
                rest = rest >> 1 ^ if rest & 1 == 1 { POLYNOMIAL } else { 0 };
                bit += 1;
            }
            table[half] = rest;
            half += 1;
        }
        table
    };
    let step = |sum: u32, half: u8| sum >> 4 ^ HALVES[((sum ^ u32::from(half)) & 15) as usize];
    !bytes.iter().fold(!0, |sum, &byte| step(step(sum, byte), byte >> 4))
}

#[cfg(all(test, feature = "build"))]
mod tests {
    use super::{checksum, small};

    #[test]
    fn the_small_one_is_the_fast_one() {
        // The check value that every description of CRC-32 gives.
        assert_eq!(small(b"123456789"), 0xCBF4_3926);
        let bytes: Vec<u8> = (0..1000_u32).map(|n| ((n * n) >> 3) as u8).collect();
        for length in [0, 1, 2, 15, 16, 17, 999] {
            assert_eq!(small(&bytes[..length]), checksum(&bytes[..length]), "{length} bytes");
        }
    }
}
