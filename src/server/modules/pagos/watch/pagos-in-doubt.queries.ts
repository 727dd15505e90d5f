import { sql } from "kysely";
import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import type { Db } from "../../../db/database.ts";
import { minutes } from "../../../time/clock.ts";

const youngMs = minutes(1);

/**
 * Unknown outcomes, and money that waits to go back. Literals: SQLite uses its partial index only
 * for these.
 */
export function inDoubt(db: Db, now: number) {
  return db
    .selectFrom("pago_intentos")
    .where(sql<boolean>`estado in ('confirmando', 'por_reembolsar')`)
    .where((eb) =>
      eb.or([eb("estado", "=", "por_reembolsar"), eb("actualizado_en", "<", now - youngMs)]),
    );
}

export async function countDoubtfulPagos(db: Db, now: number): Promise<number> {
  const { total } = await inDoubt(db, now)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export type DoubtfulPagoRow = {
  intento_id: number;
  pedido_id: number;
  estado: IntentoEstado;
  monto: number;
  motivo: string | null;
  ultimo_error: string | null;
  consultas: number;
  proxima_consulta_en: number | null;
  creado_en: number;
};

export async function selectDoubtfulPagos(
  db: Db,
  { now, limit, offset }: { now: number; limit: number; offset: number },
): Promise<DoubtfulPagoRow[]> {
  return inDoubt(db, now)
    .select([
      "id as intento_id",
      "pedido_id",
      "estado",
      "monto",
      "motivo",
      "ultimo_error",
      "consultas",
      "proxima_consulta_en",
      "creado_en",
    ])
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Each payment once; answers what this call marked. */
export async function markLongDoubts(
  db: Db,
  { now, before }: { now: number; before: number },
): Promise<{ id: number; pedido_id: number; estado: IntentoEstado }[]> {
  return db
    .updateTable("pago_intentos")
    .set({ duda_avisada_en: now })
    .where(sql<boolean>`estado in ('confirmando', 'por_reembolsar')`)
    .where("actualizado_en", "<", before)
    .where("duda_avisada_en", "is", null)
    .returning(["id", "pedido_id", "estado"])
    .execute();
}
