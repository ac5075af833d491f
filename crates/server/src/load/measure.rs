//! Games at a fixed pace: when each turn is due is known beforehand, and its time is counted from then, also if the one
//! before it is late. Otherwise a server that stalls would be asked less and look better.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use super::client::{Client, ClientError, Socket};
use super::script::Script;

/// How many connections are opened at the same time: a school opens them one after the other too.
const OPENING: usize = 32;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Load {
    /// The games, one script each; each has two sockets.
    pub scripts: Vec<Script>,
    /// The time between two turns of a game.
    pub pace: Duration,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// For each turn the time from its sending until both players had it, in ascending order.
    pub times: Vec<Duration>,
    /// How long the games lasted, without their preparation.
    pub lasted: Duration,
}

impl Outcome {
    /// The time within which so many of a thousand turns were there.
    pub fn per_mille(&self, share: usize) -> Duration {
        let place = (self.times.len() * share).div_ceil(1_000).saturating_sub(1);
        self.times.get(place).copied().unwrap_or_default()
    }
}

/// A game that is prepared: both players are connected.
struct Prepared {
    script: Script,
    first: Socket,
    second: Socket,
}

/// Games that are prepared and wait for their beginning.
pub struct Gathered(Vec<Prepared>);

impl Load {
    /// Makes the games and connects both players of each; `done` is told after each game.
    ///
    /// # Errors
    /// If the server is not there or refuses.
    pub async fn gather(
        &self,
        server: SocketAddr,
        done: impl Fn(usize) + Send + Sync + 'static,
    ) -> Result<Gathered, ClientError> {
        let places = Arc::new(Semaphore::new(OPENING));
        let mut opening = JoinSet::new();
        for (number, script) in self.scripts.iter().cloned().enumerate() {
            let places = Arc::clone(&places);
            opening.spawn(async move {
                let _place = places.acquire().await;
                prepare(server, number as u32, script).await
            });
        }
        let mut games = Vec::with_capacity(self.scripts.len());
        while let Some(prepared) = opening.join_next().await {
            games.push(prepared.map_err(|error| ClientError::Gone(error.to_string()))??);
            done(games.len());
        }
        Ok(Gathered(games))
    }

    /// Plays games that were gathered, their turns spread evenly over the time between two of one game.
    ///
    /// # Errors
    /// If the server goes away or refuses a turn.
    pub async fn play(&self, Gathered(games): Gathered) -> Result<Outcome, ClientError> {
        let begin = Instant::now() + Duration::from_millis(100);
        let mut playing = JoinSet::new();
        let count = games.len().max(1) as u32;
        for (number, game) in (0..).zip(games) {
            let first_turn = begin + self.pace * number / count;
            playing.spawn(game.play(first_turn, self.pace));
        }
        let mut times = Vec::new();
        while let Some(played) = playing.join_next().await {
            times.extend(played.map_err(|error| ClientError::Gone(error.to_string()))??);
        }
        times.sort_unstable();
        Ok(Outcome { times, lasted: begin.elapsed() })
    }
}

async fn prepare(server: SocketAddr, number: u32, script: Script) -> Result<Prepared, ClientError> {
    // Everybody comes from an address of their own, as guests do; these are set aside for measurements.
    let address =
        |player: u32| Ipv4Addr::from_bits(Ipv4Addr::new(198, 18, 0, 0).to_bits() + 2 * number + player);
    let one = Client::new(server, address(0)).await?;
    let two = Client::new(server, address(1)).await?;
    let game = one.create(&script.set.to_string(), script.seed).await?;
    two.join(&game).await?;
    let (first, second) = (one.listen(&game).await?, two.listen(&game).await?);
    Ok(Prepared { script, first, second })
}

impl Prepared {
    async fn play(mut self, first_turn: Instant, pace: Duration) -> Result<Vec<Duration>, ClientError> {
        let mut times = Vec::with_capacity(self.script.turns.len());
        for (number, line) in (0u32..).zip(&self.script.turns) {
            let due = first_turn + pace * number;
            sleep_until(due).await;
            let next = self.first.version.max(self.second.version) + 1;
            let mover = if line.first { &mut self.first } else { &mut self.second };
            mover.play(&line.turn, &format!("m{number}")).await?;
            let (one, two) = tokio::join!(self.first.reach(next), self.second.reach(next));
            one.and(two)?;
            times.push(due.elapsed());
        }
        Ok(times)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_those_of_the_sorted_times() {
        let times: Vec<Duration> = (1..=200).map(Duration::from_millis).collect();
        let outcome = Outcome { times, lasted: Duration::ZERO };
        assert_eq!(outcome.per_mille(500), Duration::from_millis(100));
        assert_eq!(outcome.per_mille(990), Duration::from_millis(198));
        assert_eq!(outcome.per_mille(1_000), Duration::from_millis(200));
        let nothing = Outcome { times: Vec::new(), lasted: Duration::ZERO };
        assert_eq!(nothing.per_mille(990), Duration::ZERO);
    }
}
