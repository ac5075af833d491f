//! From an engine as people write it to one that plays.

use khamsin_engine::baseline::{greedy_turn, material_only};
use khamsin_engine::{Options, Oracle, Purpose, Stop};
use khamsin_rules::random::Random;
use khamsin_rules::{AnyPosition, Game, RuleSet};
use khamsin_tables::store::Folder;

use crate::arena::Patience;
use crate::builtin::{DrawingPlayer, EnginePlayer, random_turn};
use crate::player::Player;
use crate::spec::{EngineSpec, Kind, USUAL_HASH};
use crate::ugi_client::UgiPlayer;

impl EngineSpec {
    /// A player by this engine, which stops thinking when `stop` is requested.
    pub fn player(&self, set: &RuleSet, patience: Patience, stop: &Stop) -> Box<dyn Player> {
        let name = self.text.clone();
        match &self.kind {
            Kind::Engine { level, hash, threads, tables } => {
                let (hash, threads, strength) = (*hash, *threads, (*level).into());
                let purpose = Purpose::Play;
                let options = Options { hash, threads, strength, purpose, ..Options::default() };
                let oracle = tables.as_ref().and_then(|folder| Oracle::in_folder(set, &Folder::new(folder)));
                Box::new(EnginePlayer::new(name, options, self.seed, stop.clone()).with_oracle(oracle))
            }
            Kind::Random => {
                let draw = |game: &Game, random: &mut Random| Some(random_turn(game, random));
                Box::new(DrawingPlayer::new(name, self.seed, draw))
            }
            Kind::Greedy => Box::new(DrawingPlayer::new(name, self.seed, greedy_turn)),
            // Its depth is its pace.
            Kind::Material { .. } => {
                let options = Options { hash: USUAL_HASH, ..material_only(&AnyPosition::start(set, 0)) };
                Box::new(EnginePlayer::new(name, options, self.seed, stop.clone()))
            }
            Kind::Program { command, options } => {
                let (command, options) = (command.clone(), options.clone());
                Box::new(UgiPlayer::new(name, command, options, *set, patience, stop.clone()))
            }
        }
    }
}
