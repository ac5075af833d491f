-- A class is one document, which changes as a whole, from one version to the next.
CREATE TABLE classes (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    names_until INTEGER NOT NULL,
    document TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX classes_open ON classes (created_at) WHERE ended = 0;

-- Names stand beside the document, so that they can be deleted.
CREATE TABLE class_names (
    class TEXT NOT NULL REFERENCES classes (id),
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (class, number)
) STRICT, WITHOUT ROWID;
