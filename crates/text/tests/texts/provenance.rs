//! Where rules come from, in words.

use std::collections::BTreeSet;

use khamsin_rules::catalogue::{Sheet, Source, Tag, provenance};
use khamsin_rules::clause::Clause;
use khamsin_rules::message::Args;
use khamsin_text::render::{sheet_message, source_message};
use khamsin_text::{Lang, Texts};

use crate::ftl;

#[test]
fn every_sheet_source_and_tag_has_a_name() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for sheet in Sheet::ALL {
            let id = sheet_message(sheet);
            assert!(texts.has(&id) && texts.has(&format!("{id}.claim")), "{lang}: {id}");
            assert_eq!(source_message(Source::OtherSheet(sheet)), id);
        }
        for source in Source::OUTSIDE {
            let id = source_message(source);
            assert!(texts.has(&id) && texts.has(&format!("{id}.full")), "{lang}: {id}");
        }
        for tag in Tag::ALL {
            let id = tag.id();
            assert!(texts.has(&format!("tag-{id}")) && texts.has(&format!("tag-{id}.help")), "{lang}: {id}");
            assert!(texts.has(&format!("provenance-{id}")), "{lang}: {id}");
            assert!(texts.has(&format!("refusal-{id}")), "{lang}: {id}");
        }
    }
}

#[test]
fn every_note_is_written_and_every_written_note_is_used() {
    let cited: BTreeSet<&str> = Sheet::ALL
        .into_iter()
        .flat_map(|sheet| Clause::ALL.iter().filter_map(move |&clause| provenance(sheet, clause).note))
        .collect();
    for lang in Lang::ALL {
        let texts = ftl::texts(lang);
        let written: BTreeSet<&str> =
            texts.keys().map(String::as_str).filter(|id| id.starts_with("note-")).collect();
        assert_eq!(cited, written, "{lang}");
        for note in written {
            let text = &texts[note];
            assert!(!text.ends_with('.'), "{lang}: {note} follows a colon and has no full stop");
        }
    }
}

#[test]
fn a_refusal_says_whose_rule_it_is() {
    let args: Args = vec![("action", "c3".into()), ("square", "c3".into()), ("other", "c3".into())];
    let said =
        |lang, sheet, clause| Texts::new(lang).refusal(clause, &args, &provenance(sheet, clause), sheet);
    assert_eq!(
        said(Lang::En, Sheet::LudensPlanet, Clause::SeegaPlaceCentre),
        "c3 is the centre: it stays empty while pieces are placed (Ludens Planet sheet)"
    );
    assert_eq!(
        said(Lang::En, Sheet::LudensPlanet, Clause::SeegaRemoveCentre),
        "c3 is the centre: a piece there cannot be taken off (Ludens Planet sheet — house decision)"
    );
    assert!(said(Lang::En, Sheet::LudensPlanet, Clause::SautStart).ends_with(" (source: Marin, 1931)"));
    assert_eq!(
        said(Lang::Fr, Sheet::GlobeJoueur, Clause::SeegaPlaceCentre),
        "c3 est le centre\u{202f}: il reste vide pendant la pose (feuille du Globe Joueur)"
    );
}

#[test]
fn a_provenance_is_told_with_its_note() {
    let told = |sheet, clause| Texts::new(Lang::En).provenance(sheet, &provenance(sheet, clause));
    assert_eq!(told(Sheet::LudensPlanet, Clause::SeegaCaptureMover), "Ludens Planet sheet, “Capture”");
    assert_eq!(
        told(Sheet::LudensPlanet, Clause::SeegaPlaceHarmless),
        "house decision: the sheet does not say whether placing captures"
    );
    assert_eq!(
        told(Sheet::JeuDuSeega, Clause::SeegaPoints),
        "source: Ludens Planet sheet — this sheet names the three victories but gives no points"
    );
    assert_eq!(
        told(Sheet::Seti, Clause::SetiPharaohFour).split(" — ").next(),
        Some("Seti sheet, “5. Moving”")
    );
    assert_eq!(told(Sheet::LudensPlanet, Clause::SeegaCaptureCentreOpen), "set by you; no sheet says so");
}
