-- A class is one document, which changes as a whole, from one version to the next.
CREATE TABLE classes (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    ended BOOLEAN NOT NULL,
    created_at BIGINT NOT NULL,
    names_until BIGINT NOT NULL,
    document TEXT NOT NULL
);
CREATE INDEX classes_open ON classes (created_at) WHERE NOT ended;

-- Names stand beside the document, so that they can be deleted.
CREATE TABLE class_names (
    class TEXT NOT NULL REFERENCES classes (id),
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (class, number)
);
