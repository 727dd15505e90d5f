import { afterCommit, type Db, type Tx } from "../db/database.ts";

/** By the connection that they read. */
const workers = new WeakMap<Db, Set<() => void>>();

/** Answers what ends it. */
export function onCorreos(db: Db, wake: () => void): () => void {
  const wakers = workers.get(db) ?? new Set();
  workers.set(db, wakers.add(wake));
  return () => wakers.delete(wake);
}

export function wakeAfter(tx: Tx): void {
  afterCommit(tx, wakeWorkers);
}

function wakeWorkers(db: Db): void {
  for (const wake of workers.get(db) ?? []) wake();
}
