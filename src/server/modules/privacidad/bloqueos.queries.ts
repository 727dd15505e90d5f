import { type SqlBool, sql } from "kysely";
import type { Bloqueo } from "#contract/schemas/peticiones.ts";
import type { Db, Tx } from "../../db/database.ts";

/** Literals: SQLite uses its partial index only for these. */
const isVigente = sql<SqlBool>`estado = 'aceptada' and levantada_en is null and tipo in ('bloqueo', 'oposicion')`;

/** In order of the address. */
export async function selectBloqueos(db: Db, limit: number): Promise<Bloqueo[]> {
  const rows = await db
    .selectFrom("peticiones")
    .select((eb) => ["email", "tipo", eb.fn.coalesce("respondida_en", "creado_en").as("desde")])
    .where(isVigente)
    .orderBy("email")
    .orderBy("tipo")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ tipo, ...row }) => ({
    ...row,
    tipo: tipo === "bloqueo" ? "bloqueo" : "oposicion",
  }));
}

/** Newest first. */
export async function selectVigenteIds(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom("peticiones")
    .select("id")
    .where(isVigente)
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countVigentes(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("peticiones")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where(isVigente)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function hasVigente(db: Db, email: string): Promise<boolean> {
  const found = await db
    .selectFrom("peticiones")
    .select("id")
    .where(isVigente)
    .where("email", "=", email)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

type Lifted = {
  id: number;
  levantada_en: number;
  levantada_motivo: string;
  levantada_por: string;
};

export async function markLifted(tx: Tx, { id, ...values }: Lifted): Promise<void> {
  await tx
    .updateTable("peticiones")
    .set(values)
    .where("id", "=", id)
    .where("levantada_en", "is", null)
    .execute();
}

/** At an erasure: nothing is left that could be used. */
export async function endVigentesOf(
  tx: Tx,
  { email, ...values }: { email: string; levantada_en: number; levantada_motivo: string },
): Promise<void> {
  await tx
    .updateTable("peticiones")
    .set(values)
    .where("email", "=", email)
    .where(isVigente)
    .execute();
}
