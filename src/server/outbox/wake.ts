import { afterCommit, type Db, type Tx } from "../db/database.ts";

/** What wakes the workers of this process, by the connection that they read. */
const workers = new WeakMap<Db, Set<() => void>>();

/** Calls `wake` after each commit on `db` that put mails into the outbox; answers what ends that. */
export function onCorreos(db: Db, wake: () => void): () => void {
  const wakers = workers.get(db) ?? new Set();
  workers.set(db, wakers.add(wake));
  return () => wakers.delete(wake);
}

/** Wakes the workers once `tx` is committed. */
export function wakeAfter(tx: Tx): void {
  afterCommit(tx, wakeWorkers);
}

function wakeWorkers(db: Db): void {
  for (const wake of workers.get(db) ?? []) wake();
}
