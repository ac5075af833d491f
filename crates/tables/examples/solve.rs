//! Solves a rule set in memory and tells how fast: `solve RULESET PIECES [THREADS] [verify]`.

use std::error::Error;
use std::time::Instant;

use khamsin_rules::RuleSet;
use khamsin_tables::dispatch_game;
use khamsin_tables::game::AnyGame;
use khamsin_tables::solve::{Nobody, Solvable, solve_all};
use khamsin_tables::verify::verify;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [set, pieces, rest @ ..] = &args[..] else {
        return Err("solve RULESET PIECES [THREADS] [verify]".into());
    };
    let set: RuleSet = set.parse()?;
    let pieces = pieces.parse()?;
    let threads = rest.first().map_or(Ok(1), |threads| threads.parse())?;
    let check = rest.iter().any(|word| word == "verify");
    let game = AnyGame::new(set.rules()).ok_or("this rule set has no tables")?;
    dispatch_game!(&game, game => tell(game, pieces, threads, check))
}

fn tell<G: Solvable>(game: &G, pieces: u8, threads: usize, check: bool) -> Result<(), Box<dyn Error>> {
    let mut start = Instant::now();
    let (mut total, mut solving, mut checking) = (0, 0.0, 0.0);
    let mut faults = 0;
    solve_all(game, pieces, threads, &Nobody, |solved, finished| {
        let took = start.elapsed().as_secs_f64();
        solving += took;
        let positions: u64 = solved.iter().map(|slice| game.positions(slice.slice())).sum();
        total += positions;
        for slice in solved {
            let mut shares = [0_u64; 7];
            let mut longest = 0;
            for entry in slice.entries().flatten() {
                shares[entry.value.code() as usize] += 1;
                longest = longest.max(entry.distance.unwrap_or(0));
            }
            println!("{} {shares:?} longest {longest}", slice.slice());
        }
        println!("    {positions} in {took:.2} s, {:.2} M/s", positions as f64 / took / 1e6);
        start = Instant::now();
        if check {
            for (n, slice) in solved.iter().enumerate() {
                if let Err(fault) = verify(game, slice, &solved[(n + 1) % solved.len()], finished, threads) {
                    println!("{fault}");
                    faults += 1;
                }
            }
            checking += start.elapsed().as_secs_f64();
            start = Instant::now();
        }
    })?;
    println!("{total} positions in {solving:.2} s: {:.2} M/s", total as f64 / solving / 1e6);
    if check {
        println!("verified in {checking:.2} s, {faults} faults");
    }
    Ok(())
}
