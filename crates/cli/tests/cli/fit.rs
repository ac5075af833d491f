//! `khamsin fit` and `khamsin bench search`: the same command, the same numbers.

use crate::khamsin::khamsin;

const SMALL: [&str; 4] = ["--games", "6", "--nodes", "100"];

#[test]
fn weights_do_not_depend_on_threads() {
    let fit = |threads: &str| {
        let args = [&["fit", "seti/beth"][..], &SMALL, &["--threads", threads]].concat();
        khamsin(&args).good()
    };
    let weights = fit("1");
    assert!(weights.contains("\n[moving]\n") && weights.contains("\npriests "), "{weights}");
    assert_eq!(weights, fit("2"));
}

#[test]
fn rule_sets_with_other_weights_are_refused() {
    let args = [&["fit", "seti/beth", "seti/aleph"][..], &SMALL].concat();
    let complaint = khamsin(&args).bad();
    assert!(complaint.contains("seti/aleph@1") && complaint.contains("one after the other"), "{complaint}");
}

#[test]
fn searched_nodes_are_a_signature() {
    let nodes = || khamsin(&["bench", "search", "seti/aleph", "--json"]).json()[0]["nodes"].as_u64();
    let first = nodes();
    assert!(first > Some(1000), "{first:?}");
    assert_eq!(first, nodes());
}
