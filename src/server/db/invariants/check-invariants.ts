import { sql } from "kysely";
import type { Db } from "../database.ts";
import { isSqlite } from "../engine.ts";
import { despachoInvariants } from "./despacho.ts";
import { devolucionInvariants } from "./devoluciones.ts";
import type { Bounds, Invariant, Subject } from "./invariant.ts";
import { moneyInvariants } from "./money.ts";
import { pedidoInvariants } from "./pedidos.ts";
import { peopleInvariants } from "./people.ts";
import { peticionInvariants } from "./peticiones.ts";
import { stockInvariants } from "./stock.ts";
import { tallerInvariants } from "./taller.ts";

/** Rules that hold after every commit. */
export const invariants: readonly Invariant[] = [
  ...moneyInvariants,
  ...stockInvariants,
  ...pedidoInvariants,
  ...peopleInvariants,
  ...despachoInvariants,
  ...devolucionInvariants,
  ...peticionInvariants,
  ...tallerInvariants,
];

export type Broken = {
  name: string;
  fault: string;
  of: Subject;
  total: number;
  /** The first five: numbers of ours, or names of pictures. */
  ids: readonly (number | string)[];
};

export const maxNamed = 5;

/** One statement for each rule. */
export async function findBroken(db: Db, bounds: Bounds): Promise<Broken[]> {
  const found: Broken[] = [];
  for (const { name, fault, of, broken } of invariants) {
    const { rows } = await sql<{ id: number; total: number }>`
      select id, count(*) over () as total from (${broken(bounds)}) as rotas
      order by id limit ${maxNamed}`.execute(db);
    const total = Number(rows[0]?.total ?? 0);
    if (total > 0) found.push({ name, fault, of, total, ids: rows.map(({ id }) => Number(id)) });
  }
  return found;
}

/** Runs `read` on one state of the whole database, without keeping anybody from writing. */
export function onSnapshot<T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> {
  if (isSqlite(db)) {
    return db.connection().execute(async (connection) => {
      await sql`begin deferred`.execute(connection);
      try {
        return await read(connection);
      } finally {
        await sql`rollback`.execute(connection);
      }
    });
  }
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => {
      await sql`set local statement_timeout = '10min'`.execute(tx);
      return read(tx);
    });
}

/** Every picture that a producto shows, once. */
export async function readShownPictures(db: Db): Promise<string[]> {
  const { rows } = await sql<{ nombre: string }>`
    select distinct nombre from producto_imagenes order by nombre`.execute(db);
  return rows.map(({ nombre }) => nombre);
}
