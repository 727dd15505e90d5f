import { afterCommit, beforeCommit, type Db, type Tx } from "../../db/database.ts";
import { type CollectedChange, raiseCatalogoVersion } from "./catalogo-version.queries.ts";

/** Parts of the catalogue that a transaction changes, for pages and lists that show them. */
export type CatalogoChange = {
  /** Anything: names of categorias, texts of the shop, and changes whose kind is not known to be smaller. */
  all?: true;
  /** These productos came, went or changed: their rows, pictures or opiniones. */
  edited?: Iterable<number>;
  /** Only the units left of these productos changed. */
  units?: Iterable<number>;
  /** Units were sold or came back: the shop's count of them changed. */
  ventas?: true;
};

const pending = new WeakMap<Tx, CollectedChange>();
const listeners = new WeakMap<Db, Set<() => void>>();

/**
 * Part of each transaction that changes what the public sees. The version is raised once, by the last
 * statement before the commit: a transaction that held its row and then waited for a producto could deadlock.
 */
export function catalogoChanged(tx: Tx, { all, edited, units, ventas }: CatalogoChange): void {
  const change = pending.get(tx) ?? begin(tx);
  change.all ||= all ?? false;
  change.ventas ||= ventas ?? false;
  for (const id of edited ?? []) change.edited.add(id);
  for (const id of units ?? []) change.units.add(id);
}

function begin(tx: Tx): CollectedChange {
  const change = { all: false, edited: new Set<number>(), units: new Set<number>(), ventas: false };
  pending.set(tx, change);
  beforeCommit(tx, () => raiseCatalogoVersion(tx, change));
  afterCommit(tx, tellListeners);
  return change;
}

/** Calls `act` after each commit on `db` that raised the version of the catalogue. */
export function onCatalogoChange(db: Db, act: () => void): void {
  const acts = listeners.get(db) ?? new Set();
  listeners.set(db, acts.add(act));
}

function tellListeners(db: Db): void {
  for (const act of listeners.get(db) ?? []) act();
}
