import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** JSON documents by collection and id, in order of insertion. */
export type DocumentStore = {
  load(collection: string): unknown[];
  save(collection: string, id: string, document: unknown): void;
  clear(collection: string): void;
  close(): void;
};

export function openDocumentStore(dataDir: string | null): DocumentStore {
  return dataDir === null ? forgetfulStore() : sqliteStore(dataDir);
}

// Stand-ins keep their state in memory and only write through.
function forgetfulStore(): DocumentStore {
  return { load: () => [], save: () => {}, clear: () => {}, close: () => {} };
}

function sqliteStore(dataDir: string): DocumentStore {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(join(dataDir, "standins.sqlite"));
  db.exec(`
    pragma journal_mode = wal;
    pragma synchronous = normal;
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
