//! The parameters of Seega and the defaults of its sheets, column by column.
//!
//! What stands in parentheses in the table is the value if a user switches the clause on, so it is the default too.

use crate::choices::{
    Barrier, BarrierShape, Blocked, CannotUnblock, Capture, Chain, Endless, Gait, Opening, Parameter, Starter,
};

/// The parameters of Seega, in the order of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SeegaRules {
    pub size: i8,
    pub placement_captures: bool,
    pub opening: Opening,
    pub starter: Starter,
    pub gait: Gait,
    pub centre_safe: bool,
    pub capture: Capture,
    pub chain: Chain,
    pub blocked: Blocked,
    pub cannot_unblock: CannotUnblock,
    pub barrier: Barrier,
    pub barrier_shape: BarrierShape,
    pub barrier_reserve: bool,
    pub endless: Endless,
    pub quiet_limit: u32,
    pub lose_at: usize,
    pub points: Points,
}

/// The points for a total, grand and small victory and for a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Points {
    pub total: u32,
    pub grand: u32,
    pub small: u32,
    pub draw: u32,
}

/// The defaults of a Seega sheet; the quiet limit follows from the size later.
pub fn sheet(sheet: &str) -> Option<SeegaRules> {
    // The column of S3, tabuleiro-42.
    let tabuleiro = SeegaRules {
        size: 5,
        placement_captures: false,
        opening: Opening::Free,
        starter: Starter::LastPlacer,
        gait: Gait::Step,
        centre_safe: true,
        capture: Capture::Optional,
        chain: Chain::None,
        blocked: Blocked::Pass,
        cannot_unblock: CannotUnblock::Count,
        barrier: Barrier::Both,
        barrier_shape: BarrierShape::Straight,
        barrier_reserve: false,
        endless: Endless::Draw,
        quiet_limit: 0,
        lose_at: 0,
        points: Points { total: 1, grand: 1, small: 1, draw: 0 },
    };
    let ludens = SeegaRules {
        capture: Capture::Mandatory,
        chain: Chain::Optional,
        blocked: Blocked::Remove,
        barrier: Barrier::Builder,
        endless: Endless::Count,
        points: Points { total: 5, grand: 2, small: 1, draw: 0 },
        ..tabuleiro
    };
    match sheet {
        "globe-joueur" => Some(SeegaRules {
            size: 7,
            blocked: Blocked::PassUnblock,
            cannot_unblock: CannotUnblock::Loss,
            barrier: Barrier::None,
            endless: Endless::Count,
            ..tabuleiro
        }),
        "jeu-du-seega" => Some(SeegaRules {
            capture: Capture::Mandatory,
            chain: Chain::Mandatory,
            blocked: Blocked::PassUnblock,
            barrier: Barrier::Count,
            endless: Endless::Count,
            points: Points { total: 5, grand: 2, small: 1, draw: 0 },
            ..tabuleiro
        }),
        "ludens-planet" => Some(ludens),
        "kharbga" => Some(SeegaRules { size: 7, ..ludens }),
        "tabuleiro-42" => Some(tabuleiro),
        _ => None,
    }
}

/// Change the defaults of a Seega sheet by the parameters given.
pub fn read(sheet: SeegaRules, parameters: &[Parameter<'_>]) -> Result<SeegaRules, String> {
    let mut rules = sheet;
    let mut quiet_limit = None;
    for parameter in parameters {
        match parameter.name {
            "size" => rules.size = parameter.choice(&[("5", 5), ("7", 7), ("9", 9)])?,
            "placement_captures" => rules.placement_captures = parameter.truth()?,
            "opening" => rules.opening = opening(*parameter)?,
            "starter" => {
                let words = [("last-placer", Starter::LastPlacer), ("first-placer", Starter::FirstPlacer)];
                rules.starter = parameter.choice(&words)?;
            }
            "move" => {
                rules.gait = parameter.choice(&[("step", Gait::Step), ("slide", Gait::Slide)])?;
            }
            "centre_safe" => rules.centre_safe = parameter.truth()?,
            "capture" => {
                let words = [("optional", Capture::Optional), ("mandatory", Capture::Mandatory)];
                rules.capture = parameter.choice(&words)?;
            }
            "chain" => {
                let words =
                    [("none", Chain::None), ("optional", Chain::Optional), ("mandatory", Chain::Mandatory)];
                rules.chain = parameter.choice(&words)?;
            }
            "blocked" => rules.blocked = blocked(*parameter)?,
            "cannot_unblock" => {
                let words = [("loss", CannotUnblock::Loss), ("count", CannotUnblock::Count)];
                rules.cannot_unblock = parameter.choice(&words)?;
            }
            "barrier" => rules.barrier = barrier(*parameter)?,
            "barrier_shape" => {
                let words = [("straight", BarrierShape::Straight), ("connected", BarrierShape::Connected)];
                rules.barrier_shape = parameter.choice(&words)?;
            }
            "barrier_reserve" => rules.barrier_reserve = parameter.truth()?,
            "endless" => {
                rules.endless = parameter.choice(&[("count", Endless::Count), ("draw", Endless::Draw)])?;
            }
            "quiet_limit" => quiet_limit = Some(parameter.positive()?),
            "lose_at" => rules.lose_at = parameter.choice(&[("0", 0), ("1", 1)])?,
            "points" => {
                let [total, grand, small, draw] = parameter.four_numbers()?;
                rules.points = Points { total, grand, small, draw };
            }
            _ => return Err(parameter.unknown()),
        }
    }
    rules.quiet_limit = quiet_limit.unwrap_or(match rules.size {
        5 => 200,
        7 => 300,
        _ => 400,
    });
    Ok(rules)
}

fn opening(parameter: Parameter<'_>) -> Result<Opening, String> {
    parameter.choice(&[
        ("free", Opening::Free),
        ("croisade-edges", Opening::Edges),
        ("croisade-inner", Opening::Inner),
        ("croisade-cross", Opening::Cross),
    ])
}

fn blocked(parameter: Parameter<'_>) -> Result<Blocked, String> {
    parameter.choice(&[
        ("pass-unblock", Blocked::PassUnblock),
        ("remove", Blocked::Remove),
        ("pass", Blocked::Pass),
        ("lose", Blocked::Lose),
    ])
}

fn barrier(parameter: Parameter<'_>) -> Result<Barrier, String> {
    parameter.choice(&[
        ("none", Barrier::None),
        ("count", Barrier::Count),
        ("builder", Barrier::Builder),
        ("both", Barrier::Both),
    ])
}
