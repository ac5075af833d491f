//! Help, manual page and completions, all made from the one description in `args`.

use std::path::Path;
use std::{fs, io};

use clap::CommandFactory;
use clap_complete::Shell;

use crate::args::Cli;
use crate::complaint::Complaint;
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

/// Writes a manual page for every command into a folder.
pub fn manual(folder: &Path, front: &Front) -> Result<(), Complaint> {
    let written = fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(Cli::command(), folder));
    written.map_err(|error| {
        let args = vec![("file", folder.display().to_string().into()), ("reason", error.to_string().into())];
        Complaint(front.text("store-unwritable", &args))
    })
}

/// Prints the manual page.
pub fn man(front: &mut Front) -> anyhow::Result<()> {
    let mut page = Vec::new();
    clap_mangen::Man::new(Cli::command()).render(&mut page)?;
    front.bytes(&page)
}
