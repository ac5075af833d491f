//! `khamsin bench server`, in small.

use std::process::Command;

use serde_json::Value;

#[test]
fn many_games_are_measured() {
    let run = Command::new(env!("CARGO_BIN_EXE_khamsin"))
        .args(["bench", "server", "--games", "20", "--seconds", "2", "--pace", "200", "--json"])
        .env("XDG_DATA_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/data"))
        .env_remove("KHAMSIN_DATABASE")
        .output()
        .unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let told: Value = serde_json::from_slice(&run.stdout).unwrap();
    assert_eq!((told["sockets"].as_u64(), told["turns"].as_u64()), (Some(40), Some(200)));
    let time = |name: &str| told[name].as_f64().unwrap();
    assert!(0.0 < time("p50_ms") && time("p50_ms") <= time("p99_ms") && time("p99_ms") <= time("max_ms"));
    assert!(told["seconds"].as_f64().unwrap() >= 1.8, "turns keep their pace: {told}");
    if cfg!(target_os = "linux") {
        assert!(told["server_memory_bytes"].as_u64().unwrap() > 1 << 20);
        assert!(time("server_cores") > 0.0 && time("players_cores") > 0.0 && time("machine_cores") > 0.0);
    }
}
