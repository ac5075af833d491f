//! Help, manual page and completions, all made from the one description in `args`.

use std::io;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::args::Cli;
use crate::front::Front;

/// Prints the help.
pub fn help() -> io::Result<()> {
    Cli::command().print_help()
}

/// Prints a completion script.
pub fn completions(shell: Shell, front: &mut Front) -> anyhow::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "khamsin", &mut script);
    front.bytes(&script)
}

/// Prints the manual page.
pub fn man(front: &mut Front) -> anyhow::Result<()> {
    let mut page = Vec::new();
    clap_mangen::Man::new(Cli::command()).render(&mut page)?;
    front.bytes(&page)
}
