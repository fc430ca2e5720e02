/**
 * The tables, version by version. A database remembers how far it has come; what is there already is not made again, and
 * every step is one that can be taken twice. Both databases understand these words.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE IF NOT EXISTS matches (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      edition TEXT NOT NULL,
      head TEXT NOT NULL,
      secrets TEXT NOT NULL,
      public INTEGER NOT NULL,
      size TEXT,
      status TEXT NOT NULL,
      players TEXT NOT NULL,
      result TEXT NOT NULL,
      created BIGINT NOT NULL,
      seen BIGINT NOT NULL,
      changed BIGINT NOT NULL
    )`,
    `CREATE TABLE IF NOT EXISTS log (
      match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
      seq INTEGER NOT NULL,
      time BIGINT NOT NULL,
      tag TEXT NOT NULL,
      lines TEXT NOT NULL,
      PRIMARY KEY (match, seq)
    )`,
    'CREATE INDEX IF NOT EXISTS matches_waiting ON matches (public, status, seen)',
    'CREATE INDEX IF NOT EXISTS matches_changed ON matches (status, changed)',
  ],
];
