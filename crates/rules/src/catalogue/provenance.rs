//! Where each rule set has each clause from.
//!
//! A clause belongs to its game, its provenance to the sheet that a rule set is read from: the same sentence can stand
//! on one sheet, come from elsewhere on the next, and be a house decision on a third. There is one table per sheet; what
//! a sheet's table leaves out was set by the user, and [`anywhere`] says who else reports it.

mod anywhere;
mod globe_joueur;
mod jeu_du_seega;
mod ludens_planet;
mod seti;
mod tabuleiro_42;

use crate::clause::Clause;

/// One of the five rule sheets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Sheet {
    /// Le Globe Joueur: Seega and Pahtum, in French.
    GlobeJoueur,
    /// Jeu du Seega, in French.
    JeuDuSeega,
    /// Ludens Planet: Seega and the Cat's Leap, in French.
    LudensPlanet,
    /// Regras, tabuleiro 42: Seega, in Portuguese.
    Tabuleiro42,
    /// Seti, in German, English and French.
    Seti,
}

impl Sheet {
    /// Every sheet.
    pub const ALL: [Sheet; 5] =
        [Sheet::GlobeJoueur, Sheet::JeuDuSeega, Sheet::LudensPlanet, Sheet::Tabuleiro42, Sheet::Seti];

    /// The sheet's name in ids, files and message ids.
    pub const fn id(self) -> &'static str {
        match self {
            Sheet::GlobeJoueur => "globe-joueur",
            Sheet::JeuDuSeega => "jeu-du-seega",
            Sheet::LudensPlanet => "ludens-planet",
            Sheet::Tabuleiro42 => "tabuleiro-42",
            Sheet::Seti => "seti",
        }
    }

    /// The sheet's own table: the clauses of its rule sets and of the variants it tells itself.
    const fn table(self, clause: Clause) -> Option<Provenance> {
        match self {
            Sheet::GlobeJoueur => globe_joueur::provenance(clause),
            Sheet::JeuDuSeega => jeu_du_seega::provenance(clause),
            Sheet::LudensPlanet => ludens_planet::provenance(clause),
            Sheet::Tabuleiro42 => tabuleiro_42::provenance(clause),
            Sheet::Seti => seti::provenance(clause),
        }
    }
}

/// Who reports a clause that a sheet does not have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Source {
    /// E. W. Lane, 1836, on seega in Egypt.
    Lane,
    /// Bellin, 1964, on Kharebga at El Oued.
    Bellin,
    /// Quemeneur, 1944, on Tunisian Kharbga.
    Quemeneur,
    /// Davies, 1925, on Sudanese sija.
    Davies,
    /// Marin, 1931, on Somali Koruböddo.
    Marin,
    /// The English Wikipedia article on High Jump.
    HighJump,
    /// cyningstan.com on seega.
    Cyningstan,
    /// `BrainKing`'s rules page and boardgamesoftheworld.com on Pahtum.
    PahtumPages,
    /// David Ploog's set-up for the English Seti-Beth.
    Ploog,
    /// Another of the five sheets.
    OtherSheet(Sheet),
}

impl Source {
    /// Every source but the sheets.
    pub const OUTSIDE: [Source; 9] = [
        Source::Lane,
        Source::Bellin,
        Source::Quemeneur,
        Source::Davies,
        Source::Marin,
        Source::HighJump,
        Source::Cyningstan,
        Source::PahtumPages,
        Source::Ploog,
    ];

    /// The source's name in files and message ids; for a sheet, the sheet's.
    pub const fn id(self) -> &'static str {
        match self {
            Source::Lane => "lane",
            Source::Bellin => "bellin",
            Source::Quemeneur => "quemeneur",
            Source::Davies => "davies",
            Source::Marin => "marin",
            Source::HighJump => "high-jump",
            Source::Cyningstan => "cyningstan",
            Source::PahtumPages => "pahtum-pages",
            Source::Ploog => "ploog",
            Source::OtherSheet(sheet) => sheet.id(),
        }
    }
}

/// What kind of authority a clause has in a rule set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Tag {
    /// The sheet itself says so.
    Sheet,
    /// An outside source, or another of the sheets, says so.
    Outside,
    /// A house decision: the sheet is silent or contradicts itself.
    House,
    /// The user set it so; no sheet says it.
    Chosen,
}

impl Tag {
    /// Every tag.
    pub const ALL: [Tag; 4] = [Tag::Sheet, Tag::Outside, Tag::House, Tag::Chosen];

    /// The tag's name in files and message ids.
    pub const fn id(self) -> &'static str {
        match self {
            Tag::Sheet => "sheet",
            Tag::Outside => "outside",
            Tag::House => "house",
            Tag::Chosen => "chosen",
        }
    }
}

/// Where a rule set has a clause from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Provenance {
    /// The kind of authority.
    pub tag: Tag,
    /// The heading on the sheet under which the clause stands, in the sheet's language; only with [`Tag::Sheet`].
    pub section: Option<&'static str>,
    /// Who reports it; only with [`Tag::Outside`].
    pub source: Option<Source>,
    /// The id of a message that says what a reader should know: a lost figure, a contradiction, a reason.
    pub note: Option<&'static str>,
}

impl Provenance {
    /// The user set it so.
    pub const CHOSEN: Provenance = Provenance { tag: Tag::Chosen, section: None, source: None, note: None };
    const HOUSE: Provenance = Provenance { tag: Tag::House, ..Provenance::CHOSEN };

    const fn sheet(section: &'static str) -> Provenance {
        Provenance { tag: Tag::Sheet, section: Some(section), ..Provenance::CHOSEN }
    }

    const fn outside(source: Source) -> Provenance {
        Provenance { tag: Tag::Outside, source: Some(source), ..Provenance::CHOSEN }
    }

    const fn house(note: &'static str) -> Provenance {
        Provenance::HOUSE.noted(note)
    }

    const fn noted(self, note: &'static str) -> Provenance {
        Provenance { note: Some(note), ..self }
    }
}

/// Where a rule set of this sheet has the clause from.
pub fn provenance(sheet: Sheet, clause: Clause) -> Provenance {
    sheet
        .table(clause)
        .or_else(|| anywhere::provenance(clause))
        .or_else(|| other_sheet(sheet, clause))
        .unwrap_or(Provenance::CHOSEN)
}

/// The first other sheet that says it itself.
fn other_sheet(sheet: Sheet, clause: Clause) -> Option<Provenance> {
    let says_it = |other: &Sheet| other.table(clause).is_some_and(|entry| entry.tag == Tag::Sheet);
    let other = Sheet::ALL.into_iter().filter(|&other| other != sheet).find(says_it)?;
    Some(Provenance::outside(Source::OtherSheet(other)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_has_what_belongs_to_it() {
        for sheet in Sheet::ALL {
            for &clause in Clause::ALL {
                let found = provenance(sheet, clause);
                assert_eq!(found.section.is_some(), found.tag == Tag::Sheet, "{sheet:?} {clause}");
                assert_eq!(found.source.is_some(), found.tag == Tag::Outside, "{sheet:?} {clause}");
                assert_ne!(found.source, Some(Source::OtherSheet(sheet)), "{clause}");
            }
        }
    }

    #[test]
    fn the_same_clause_has_other_origins_on_other_sheets() {
        let of = |sheet| provenance(sheet, Clause::SeegaPoints);
        assert_eq!(of(Sheet::GlobeJoueur).tag, Tag::House);
        assert_eq!(of(Sheet::JeuDuSeega).source, Some(Source::OtherSheet(Sheet::LudensPlanet)));
        assert_eq!(of(Sheet::LudensPlanet).section, Some("Fin de partie"));
        assert_eq!(of(Sheet::Tabuleiro42).tag, Tag::House);
    }

    #[test]
    fn what_a_user_sets_is_traced_as_far_as_it_goes() {
        let of = |clause| provenance(Sheet::Tabuleiro42, clause);
        assert_eq!(of(Clause::SeegaMoveSlide).source, Some(Source::Bellin));
        assert_eq!(of(Clause::SeegaBlockedLose).source, Some(Source::Quemeneur));
        assert_eq!(of(Clause::SeegaStartFirst).source, Some(Source::Davies));
        assert_eq!(of(Clause::SeegaChainMandatory).source, Some(Source::OtherSheet(Sheet::JeuDuSeega)));
        assert_eq!(of(Clause::SeegaCaptureCentreOpen).tag, Tag::Chosen);
    }
}
