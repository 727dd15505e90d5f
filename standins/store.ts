import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Keeps JSON documents by collection and id, in the order in which they were first saved. */
export type DocumentStore = {
  load(collection: string): unknown[];
  save(collection: string, id: string, document: unknown): void;
  clear(collection: string): void;
  close(): void;
};

/** Opens the store: a file in `dataDir`, or nothing at all when there is no folder. */
export function openDocumentStore(dataDir: string | null): DocumentStore {
  return dataDir === null ? forgetfulStore() : sqliteStore(dataDir);
}

// Each stand-in holds its own state in memory and only writes through to the store,
// so without a folder there is nothing to do.
function forgetfulStore(): DocumentStore {
  return { load: () => [], save: () => {}, clear: () => {}, close: () => {} };
}

function sqliteStore(dataDir: string): DocumentStore {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(join(dataDir, "standins.sqlite"));
  db.exec(`
    pragma journal_mode = wal;
    create table if not exists documents (
      position integer primary key,
      collection text not null,
      id text not null,
      body text not null,
      unique (collection, id)
    )
  `);
  const select = db.prepare("select body from documents where collection = ? order by position");
  const upsert = db.prepare(
    `insert into documents (collection, id, body) values (?, ?, ?)
     on conflict (collection, id) do update set body = excluded.body`,
  );
  const remove = db.prepare("delete from documents where collection = ?");
  return {
    load: (collection) => select.all(collection).map((row) => JSON.parse(String(row.body))),
    save: (collection, id, document) => void upsert.run(collection, id, JSON.stringify(document)),
    clear: (collection) => void remove.run(collection),
    close: () => db.close(),
  };
}
