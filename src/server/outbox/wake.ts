import { afterCommit, type Db, type Tx } from "../db/database.ts";

/** The wake functions of this process, by connection. */
const workers = new WeakMap<Db, Set<() => void>>();

/** Calls `wake` after each commit on `db` that enqueued a mail; answers how to stop. */
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
