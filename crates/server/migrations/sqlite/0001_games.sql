-- A log per game; what can be asked without reading it stands in `games`, written in the same transaction.
CREATE TABLE games (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL,
    status TEXT NOT NULL,
    listed INTEGER NOT NULL,
    series TEXT,
    class TEXT,
    flag_at INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX games_waiting ON games (number) WHERE status = 'waiting' AND listed = 1;
CREATE INDEX games_flags ON games (flag_at) WHERE flag_at IS NOT NULL;
CREATE INDEX games_series ON games (series);
CREATE INDEX games_class ON games (class) WHERE class IS NOT NULL;

CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games (id),
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    event TEXT NOT NULL,
    guest TEXT,
    ack TEXT,
    PRIMARY KEY (game, version)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX events_acks ON events (game, guest, ack) WHERE ack IS NOT NULL;

-- Only the hash of a guest's secret is known here. Names can be deleted; the logs hold none.
CREATE TABLE guests (
    key TEXT PRIMARY KEY,
    name TEXT,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Until when some server's word holds that a guest is connected to a game, and when it was said: the last word stands,
-- in whatever order they are written.
CREATE TABLE presence (
    game TEXT NOT NULL,
    guest TEXT NOT NULL,
    until INTEGER NOT NULL,
    said INTEGER NOT NULL,
    PRIMARY KEY (game, guest)
) STRICT, WITHOUT ROWID;
