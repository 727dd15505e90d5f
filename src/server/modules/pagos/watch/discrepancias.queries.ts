import type {
  Discrepancia,
  DiscrepanciasQuery,
  DiscrepanciaTipo,
  Medida,
} from "#contract/schemas/conciliacion.ts";
import { maxPageSize } from "#contract/schemas/lists.ts";
import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { erasedValues } from "../../../db/personal-data/erased-values.ts";

export type NewDiscrepancia = {
  intento_id: number;
  pedido_id: number;
  tipo: DiscrepanciaTipo;
  nuestro_estado: IntentoEstado;
  nuestro_monto: number;
  suyo_estado: string;
  suyo_monto: number;
  medida: Medida | null;
  now: number;
};

/** Null when the same difference was written before, closed or not. */
export async function insertDiscrepancia(
  tx: Tx,
  { now, ...discrepancia }: NewDiscrepancia,
): Promise<number | null> {
  const row = await tx
    .insertInto("discrepancias")
    .values({ ...discrepancia, estado: "abierta", creado_en: now })
    .onConflict((conflict) =>
      conflict
        .columns(["intento_id", "tipo", "nuestro_estado", "suyo_estado", "suyo_monto"])
        .doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** False when it was closed before. */
export async function markDiscrepanciaClosed(
  tx: Tx,
  { id, nota, autor, now }: { id: number; nota: string; autor: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("discrepancias")
    .set({ estado: "resuelta", nota, autor, resuelta_en: now })
    .where("id", "=", id)
    .where("estado", "=", "abierta")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countOpenDiscrepancias(db: Db): Promise<number> {
  return countDiscrepancias(db, "abierta");
}

export async function countDiscrepancias(
  db: Db,
  estado: DiscrepanciasQuery["estado"],
): Promise<number> {
  const { total } = await db
    .selectFrom("discrepancias")
    .$if(estado !== undefined, (query) => query.where("estado", "=", estado ?? "abierta"))
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export type DiscrepanciaRow = Omit<Discrepancia, "numero" | "nombre">;

export async function selectDiscrepancias(
  db: Db,
  { estado, pagina = 1, por_pagina = maxPageSize }: DiscrepanciasQuery,
): Promise<DiscrepanciaRow[]> {
  return readable(db)
    .$if(estado !== undefined, (query) =>
      query.where("discrepancias.estado", "=", estado ?? "abierta"),
    )
    .orderBy("discrepancias.id", "desc")
    .limit(por_pagina)
    .offset((pagina - 1) * por_pagina)
    .execute();
}

export async function selectDiscrepancia(db: Db, id: number): Promise<DiscrepanciaRow | undefined> {
  return readable(db).where("discrepancias.id", "=", id).executeTakeFirst();
}

function readable(db: Db) {
  return db
    .selectFrom("discrepancias")
    .innerJoin("pago_intentos", "pago_intentos.id", "discrepancias.intento_id")
    .select([
      "discrepancias.id",
      "discrepancias.tipo",
      "discrepancias.pedido_id",
      "pago_intentos.buy_order",
      "discrepancias.nuestro_estado",
      "discrepancias.nuestro_monto",
      "discrepancias.suyo_estado",
      "discrepancias.suyo_monto",
      "discrepancias.medida",
      "discrepancias.estado",
      "discrepancias.nota",
      "discrepancias.autor",
      "discrepancias.creado_en",
      "discrepancias.resuelta_en",
    ]);
}

/** The owner's words may name the person. */
export async function forgetDiscrepanciaNotas(tx: Tx, usuarioId: number): Promise<void> {
  await tx
    .updateTable("discrepancias")
    .set(erasedValues("discrepancias", usuarioId))
    .where("intento_id", "in", (eb) =>
      eb.selectFrom("pago_intentos").select("id").where("usuario_id", "=", usuarioId),
    )
    .execute();
}

export async function selectDiscrepanciaNotasOf(
  db: Db,
  { usuarioId, limit }: { usuarioId: number; limit: number },
) {
  return db
    .selectFrom("discrepancias")
    .innerJoin("pago_intentos", "pago_intentos.id", "discrepancias.intento_id")
    .select(["discrepancias.pedido_id", "discrepancias.creado_en"])
    .select((eb) => eb.ref("nota").$notNull().as("texto"))
    .where("pago_intentos.usuario_id", "=", usuarioId)
    .where("nota", "is not", null)
    .orderBy("discrepancias.id")
    .limit(limit)
    .execute();
}
