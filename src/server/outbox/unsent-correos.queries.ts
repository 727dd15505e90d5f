import { sql } from "kysely";
import type { Db, Tx } from "../db/database.ts";
import { wakeAfter } from "./wake.ts";

const columns = [
  "id",
  "plantilla",
  "para",
  "datos",
  "estado",
  "intentos",
  "proximo_en",
  "error",
  "creado_en",
  "enviado_en",
] as const;

export async function selectCorreo(db: Db, id: number) {
  return db.selectFrom("correos").select(columns).where("id", "=", id).executeTakeFirst();
}

export type CorreoRow = NonNullable<Awaited<ReturnType<typeof selectCorreo>>>;

/** The oldest first. */
export async function selectParkedCorreos(db: Db, limit: number): Promise<CorreoRow[]> {
  return (
    db
      .selectFrom("correos")
      .select(columns)
      // A literal: SQLite uses its partial index only for that.
      .where(sql<boolean>`estado = 'aparcado'`)
      .orderBy("id")
      .limit(limit)
      .execute()
  );
}

/** In the sequence in which they leave. */
export async function selectWaitingCorreos(db: Db, limit: number): Promise<CorreoRow[]> {
  return db
    .selectFrom("correos")
    .select(columns)
    .where(sql<boolean>`estado = 'pendiente'`)
    .orderBy("proximo_en")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Parked mails leave again, with all their tries. Those to an erased account stay. Answers how many. */
export async function resumeParked(
  tx: Tx,
  { id, now }: { id: number | null; now: number },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("correos")
    .set({ estado: "pendiente", intentos: 0, proximo_en: now, reanudado_en: now, error: null })
    .where(sql<boolean>`estado = 'aparcado'`)
    .where("para", "like", "%@%")
    .$if(id !== null, (query) => query.where("id", "=", id))
    .executeTakeFirst();
  wakeAfter(tx);
  return Number(numUpdatedRows);
}

/** A waiting mail leaves now. False when it is not waiting, or a process may be sending it until `leaseUntil`. */
export async function hastenCorreo(
  tx: Tx,
  { id, now, leaseUntil }: { id: number; now: number; leaseUntil: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("correos")
    .set({ proximo_en: now })
    .where("id", "=", id)
    .where("estado", "=", "pendiente")
    .where("proximo_en", ">", leaseUntil)
    .executeTakeFirst();
  wakeAfter(tx);
  return numUpdatedRows === 1n;
}
