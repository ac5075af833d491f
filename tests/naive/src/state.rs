//! A position between turns as the side to move sees it: its own pieces, the other's, and whether it must unblock.
//!
//! The mover is always written as First. Which colour moves makes no difference to Seega's moving phase, to Saut du
//! Chat or to Seti-Beth, if the board is seen from the mover's end. Squares are numbered rank by rank from a1.

/// What the side to move owes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Duty {
    /// An ordinary turn.
    Move,
    /// A turn that lets the blocked opponent move again.
    Unblock,
}

/// A position between turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct State {
    /// Files of the board.
    pub files: u32,
    /// Ranks of the board.
    pub ranks: u32,
    /// The pieces of the side to move, a bit per square.
    pub mover: u64,
    /// The pieces of the other side.
    pub other: u64,
    /// Which of them are Pharaohs; in Seti the others are High Priests.
    pub pharaohs: u64,
    /// What is owed.
    pub duty: Duty,
}

impl State {
    /// Reads the text of a position; `None` where it does not stand between turns.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read(text: &str) -> Result<Option<State>, String> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let [board, turn, phase, ..] = fields[..] else {
            return Err(format!("`{text}` has fewer than three fields"));
        };
        let duty = match phase {
            "move" => Duty::Move,
            "unblock" => Duty::Unblock,
            _ => return Ok(None),
        };
        let read = State { duty, ..read_board(board)? };
        if turn == "1" {
            return Ok(Some(read));
        }
        let seen = read.mapped(|file, rank| (file, read.ranks - 1 - rank));
        Ok(Some(State { mover: seen.other, other: seen.mover, ..seen }))
    }

    /// Reads the text of a position that must stand between turns.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse(text: &str) -> Result<State, String> {
        State::read(text)?.ok_or_else(|| format!("`{text}` is not between turns"))
    }

    /// The first four fields of the text, with the mover as First.
    #[must_use]
    pub fn text(&self) -> String {
        let ranks: Vec<String> = (0..self.ranks).rev().map(|rank| self.rank_text(rank)).collect();
        let phase = match self.duty {
            Duty::Move => "move",
            Duty::Unblock => "unblock",
        };
        format!("{} 1 {phase} 0,0", ranks.join("/"))
    }

    fn rank_text(&self, rank: u32) -> String {
        let mut text = String::new();
        let mut run = 0;
        for file in 0..self.files {
            let bit = 1 << (rank * self.files + file);
            if (self.mover | self.other) & bit == 0 {
                run += 1;
                continue;
            }
            // Only Seti's boards are longer than wide.
            let letter = match (self.pharaohs & bit != 0, self.files == self.ranks) {
                (true, _) => 'P',
                (false, true) => 'M',
                (false, false) => 'H',
            };
            let letter = if self.mover & bit != 0 { letter } else { letter.to_ascii_lowercase() };
            if run > 0 {
                text += &run.to_string();
                run = 0;
            }
            text.push(letter);
        }
        if run > 0 {
            text += &run.to_string();
        }
        text
    }

    /// The least of the images of this position: the same for positions that are mirror images.
    #[must_use]
    pub fn canonical(&self) -> State {
        self.images().into_iter().min().unwrap_or(*self)
    }

    /// The images by mirroring the board, and by turning it if it is square.
    #[must_use]
    pub fn images(&self) -> Vec<State> {
        let mirrored = self.mapped(|file, rank| (self.files - 1 - file, rank));
        let mut images = vec![*self, mirrored];
        let turns = if self.files == self.ranks { 3 } else { 0 };
        for _ in 0..turns {
            let last = [images[images.len() - 2], images[images.len() - 1]];
            images.extend(last.map(|state| state.mapped(|file, rank| (rank, state.files - 1 - file))));
        }
        images
    }

    fn mapped(&self, map: impl Fn(u32, u32) -> (u32, u32)) -> State {
        let moved = |set: u64| {
            let mut image = 0;
            let mut left = set;
            while left != 0 {
                let square = left.trailing_zeros();
                left &= left - 1;
                let (file, rank) = map(square % self.files, square / self.files);
                image |= 1 << (rank * self.files + file);
            }
            image
        };
        let pharaohs = moved(self.pharaohs);
        State { mover: moved(self.mover), other: moved(self.other), pharaohs, ..*self }
    }
}

/// What the first field of a text shows, First's pieces as the mover's.
fn read_board(board: &str) -> Result<State, String> {
    let rows: Vec<&str> = board.split('/').collect();
    let ranks = u32::try_from(rows.len()).map_err(|_| format!("`{board}` is too large"))?;
    // Seti's boards have ten ranks; of them only Beth's, with five files, is asked for.
    let files = if ranks == 10 { 5 } else { ranks };
    let mut state = State { files, ranks, mover: 0, other: 0, pharaohs: 0, duty: Duty::Move };
    for (rank, row) in (0..ranks).rev().zip(rows) {
        let mut file = 0;
        for sign in row.chars() {
            if let Some(run) = sign.to_digit(10) {
                file += run;
                continue;
            }
            let bit = 1 << (rank * files + file);
            match sign {
                'M' | 'H' | 'P' => state.mover |= bit,
                'm' | 'h' | 'p' => state.other |= bit,
                _ => return Err(format!("`{sign}` in `{board}`")),
            }
            if matches!(sign, 'P' | 'p') {
                state.pharaohs |= bit;
            }
            file += 1;
        }
    }
    Ok(state)
}
