import { afterCommit, type Db, type Tx } from "../../db/database.ts";

const listeners = new WeakMap<Db, Set<() => void>>();

/** Calls `act` after each commit on `db` that raised the version of the catalogue. */
export function onCatalogoChange(db: Db, act: () => void): void {
  const acts = listeners.get(db) ?? new Set();
  listeners.set(db, acts.add(act));
}

export function tellChange(tx: Tx): void {
  afterCommit(tx, tellListeners);
}

function tellListeners(db: Db): void {
  for (const act of listeners.get(db) ?? []) act();
}
