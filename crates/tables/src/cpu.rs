//! Gathering and scattering bits: one instruction where the processor has it.
//!
//! Code that runs for every position is generic over [`Cpu`] and always inlined; [`run`] compiles it once for
//! processors with the BMI2 instructions and once for all others, and chooses when the program runs.

use khamsin_rules::bits::Bits;

/// A processor: how bits are gathered and scattered.
pub trait Cpu: Copy {
    /// The bits of `word` at the places that `mask` has, moved together at the low end.
    fn gather(self, word: u64, mask: u64) -> u64;

    /// The low bits of `word`, spread over the places that `mask` has.
    fn scatter(self, word: u64, mask: u64) -> u64;

    /// Asks for memory that will be needed soon.
    fn prefetch<T>(self, slice: &[T], index: usize);
}

/// Any processor.
#[derive(Clone, Copy, Debug)]
pub struct Portable;

impl Cpu for Portable {
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn gather(self, word: u64, mask: u64) -> u64 {
        (word & mask).indices().fold(0, |gathered, at| gathered | 1 << (mask & ((1 << at) - 1)).count_ones())
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn scatter(self, word: u64, mask: u64) -> u64 {
        word.indices().fold(0, |scattered, n| scattered | 1 << mask.nth(n))
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn prefetch<T>(self, _slice: &[T], _index: usize) {}
}

/// This processor, for code that is not hot enough to be compiled twice: asks what it can do every time.
#[derive(Clone, Copy, Debug)]
pub struct Asked;

impl Cpu for Asked {
    #[inline]
    fn gather(self, word: u64, mask: u64) -> u64 {
        gather_if_able(word, mask).unwrap_or_else(|| Portable.gather(word, mask))
    }

    #[inline]
    fn scatter(self, word: u64, mask: u64) -> u64 {
        scatter_if_able(word, mask).unwrap_or_else(|| Portable.scatter(word, mask))
    }

    #[inline]
    fn prefetch<T>(self, slice: &[T], index: usize) {
        prefetch_if_able(slice, index);
    }
}

/// Work that is compiled for each kind of processor.
pub trait Job {
    /// What it results in.
    type Result;

    /// Does the work; has to be `#[cfg_attr(not(target_arch = "wasm32"), inline(always))]`.
    fn run<C: Cpu>(self, cpu: C) -> Self::Result;
}

/// Does some work in the way that suits this processor.
#[cfg(not(target_arch = "x86_64"))]
pub fn run<J: Job>(job: J) -> J::Result {
    job.run(Portable)
}

#[cfg(not(target_arch = "x86_64"))]
fn gather_if_able(_word: u64, _mask: u64) -> Option<u64> {
    None
}

#[cfg(not(target_arch = "x86_64"))]
fn scatter_if_able(_word: u64, _mask: u64) -> Option<u64> {
    None
}

#[cfg(not(target_arch = "x86_64"))]
fn prefetch_if_able<T>(_slice: &[T], _index: usize) {}

#[cfg(target_arch = "x86_64")]
pub use x86::run;
#[cfg(target_arch = "x86_64")]
use x86::{gather_if_able, prefetch_if_able, scatter_if_able};

#[cfg(target_arch = "x86_64")]
#[expect(unsafe_code, reason = "the instructions are three times as fast as the best portable code")]
mod x86 {
    use std::arch::is_x86_feature_detected;
    use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch, _pdep_u64, _pext_u64};

    use super::{Cpu, Job, Portable};

    /// A processor with the BMI2 instructions; only [`run`] makes one, once it has found them.
    #[derive(Clone, Copy)]
    pub struct Bmi2(());

    impl Cpu for Bmi2 {
        #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
        fn gather(self, word: u64, mask: u64) -> u64 {
            // SAFETY: a `Bmi2` exists only where the instruction does.
            unsafe { _pext_u64(word, mask) }
        }

        #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
        fn scatter(self, word: u64, mask: u64) -> u64 {
            // SAFETY: a `Bmi2` exists only where the instruction does.
            unsafe { _pdep_u64(word, mask) }
        }

        #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
        fn prefetch<T>(self, slice: &[T], index: usize) {
            prefetch_if_able(slice, index);
        }
    }

    #[inline(always)]
    pub(super) fn prefetch_if_able<T>(slice: &[T], index: usize) {
        let address = slice.as_ptr().wrapping_add(index);
        // SAFETY: every processor of this kind has the instruction, and a prefetch is a hint: it reads nothing, whatever
        // the address.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(address.cast()) }
    }

    #[inline]
    pub(super) fn gather_if_able(word: u64, mask: u64) -> Option<u64> {
        // SAFETY: the instruction is used only where it is found.
        is_x86_feature_detected!("bmi2").then(|| unsafe { _pext_u64(word, mask) })
    }

    #[inline]
    pub(super) fn scatter_if_able(word: u64, mask: u64) -> Option<u64> {
        // SAFETY: the instruction is used only where it is found.
        is_x86_feature_detected!("bmi2").then(|| unsafe { _pdep_u64(word, mask) })
    }

    /// Does some work in the way that suits this processor.
    pub fn run<J: Job>(job: J) -> J::Result {
        let found = is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("avx2");
        if found {
            // SAFETY: the processor has all of the instructions.
            unsafe { run_bmi2(job) }
        } else {
            job.run(Portable)
        }
    }

    #[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt,avx2")]
    fn run_bmi2<J: Job>(job: J) -> J::Result {
        job.run(Bmi2(()))
    }
}

/// A set of squares whose bits can be gathered and scattered.
pub trait Word: Bits + Ord + Send + Sync {
    /// The bits at the places that `mask` has, moved together at the low end.
    #[must_use]
    fn gather<C: Cpu>(self, cpu: C, mask: Self) -> Self;

    /// The low bits, spread over the places that `mask` has.
    #[must_use]
    fn scatter<C: Cpu>(self, cpu: C, mask: Self) -> Self;

    /// The next larger word with as many bits: Gosper's way.
    #[must_use]
    fn next_of_its_size(self) -> Self;

    /// The word's lowest bits as a number.
    fn low(self) -> usize;

    /// Walks the bits of four sets, by the number of the set.
    fn each_of_four(sets: [Self; 4], visit: impl FnMut(usize, u32));
}

/// Walks the bits of several words, in one loop with one call: what is called often has to be inlined, and how often
/// a loop runs is hard to predict, so there should be few of them.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn each_bit<const N: usize>(words: [u64; N], mut visit: impl FnMut(usize, u32)) {
    let (mut which, mut word) = (0, words[0]);
    loop {
        while word == 0 {
            which += 1;
            if which >= N {
                return;
            }
            word = words[which];
        }
        visit(which, word.trailing_zeros());
        word &= word - 1;
    }
}

macro_rules! word {
    ($word:ty, $each_of_four:expr) => {
        impl Word for $word {
            #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
            fn gather<C: Cpu>(self, cpu: C, mask: $word) -> $word {
                cpu.gather(self.into(), mask.into()) as $word
            }

            #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
            fn scatter<C: Cpu>(self, cpu: C, mask: $word) -> $word {
                cpu.scatter(self.into(), mask.into()) as $word
            }

            #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
            fn next_of_its_size(self) -> $word {
                let lowest = self & self.wrapping_neg();
                let carried = self + lowest;
                carried | (((carried ^ self) >> 2) >> lowest.trailing_zeros())
            }

            #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
            fn low(self) -> usize {
                self as usize
            }

            #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
            fn each_of_four(sets: [$word; 4], visit: impl FnMut(usize, u32)) {
                $each_of_four(sets, visit);
            }
        }
    };
}

/// Two sets of up to 32 squares share a word.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn each_of_narrow(sets: [u32; 4], mut visit: impl FnMut(usize, u32)) {
    let join = |low: u32, high: u32| u64::from(low) | u64::from(high) << 32;
    let words = [join(sets[0], sets[1]), join(sets[2], sets[3])];
    each_bit(words, |which, at| visit(2 * which + at as usize / 32, at % 32));
}

word!(u32, each_of_narrow);
word!(u64, each_bit);

#[cfg(test)]
mod tests {
    use khamsin_rules::random::Random;

    use super::{Asked, Cpu, Job, Portable, Word, run};

    struct Both {
        word: u64,
        mask: u64,
    }

    impl Job for Both {
        type Result = (u64, u64);

        #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
        fn run<C: Cpu>(self, cpu: C) -> (u64, u64) {
            (cpu.gather(self.word, self.mask), cpu.scatter(self.word, self.mask))
        }
    }

    #[test]
    fn all_processors_agree() {
        let mut random = Random::new(7);
        for _ in 0..10_000 {
            let mask = random.word() | random.word() << 1;
            let word = random.word() & random.word() & mask;
            let gathered = Portable.gather(word, mask);
            assert_eq!(Portable.scatter(gathered, mask), word);
            assert_eq!(run(Both { word, mask }).0, gathered);
            assert_eq!(Asked.gather(word, mask), gathered);
            assert_eq!(Asked.scatter(gathered, mask), word);
            assert_eq!(run(Both { word: gathered, mask }).1, word);
        }
    }

    #[test]
    fn words_of_a_size_follow_each_other() {
        let mut word = 0b111_u32;
        for next in (8_u32..1 << 12).filter(|next| next.count_ones() == 3) {
            word = word.next_of_its_size();
            assert_eq!(word, next);
        }
    }
}
