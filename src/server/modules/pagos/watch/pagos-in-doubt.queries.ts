import { sql } from "kysely";
import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import { minutes } from "../../../clock.ts";
import type { Db } from "../../../db/database.ts";

/** A confirmation takes seconds; one that is older is in doubt. */
const youngMs = minutes(1);

/**
 * Money whose fate is not known yet, or that waits to be given back; that of a pedido `en_revision`
 * is always among the latter. Literals, because SQLite uses an index of some states only for these.
 */
export function inDoubt(db: Db, now: number) {
  return db
    .selectFrom("pago_intentos")
    .innerJoin("pedidos", "pedidos.id", "pago_intentos.pedido_id")
    .where(sql<boolean>`pago_intentos.estado in ('confirmando', 'por_reembolsar')`)
    .where((eb) =>
      eb.or([
        eb("pago_intentos.estado", "=", "por_reembolsar"),
        eb("pago_intentos.actualizado_en", "<", now - youngMs),
      ]),
    );
}

export async function countDoubtfulPagos(db: Db, now: number): Promise<number> {
  const { total } = await inDoubt(db, now)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export type PagoEnDudaRow = {
  intento_id: number;
  pedido_id: number;
  nombre: string;
  estado: IntentoEstado;
  monto: number;
  motivo: string | null;
  ultimo_error: string | null;
  consultas: number;
  proxima_consulta_en: number | null;
  creado_en: number;
};

/** One page of them, the newest first. */
export async function selectPagosEnDuda(
  db: Db,
  { now, limit, offset }: { now: number; limit: number; offset: number },
): Promise<PagoEnDudaRow[]> {
  return inDoubt(db, now)
    .select([
      "pago_intentos.id as intento_id",
      "pago_intentos.pedido_id",
      "pedidos.nombre",
      "pago_intentos.estado",
      "pago_intentos.monto",
      "pago_intentos.motivo",
      "pago_intentos.ultimo_error",
      "pago_intentos.consultas",
      "pago_intentos.proxima_consulta_en",
      "pago_intentos.creado_en",
    ])
    .orderBy("pago_intentos.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Marks money in doubt since before then that was never marked; answers what this call marked. */
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
