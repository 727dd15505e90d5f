import type { Personalizacion } from "#contract/schemas/personalizacion.ts";
import { maxLineaRows } from "#contract/values/producto/cantidad.ts";
import type { Db, Tx } from "../../db/database.ts";
import { prepare, prepareForRows } from "../../db/prepared.ts";
import { huellaOf, isSameLinea } from "./linea.ts";

export type LineaRow = {
  producto_id: number;
  /** "" for a plain line. */
  huella: string;
  valores: Personalizacion;
  cantidad: number;
  creado_en: number;
};

const lineaRows = prepare((db, { usuarioId }: { usuarioId: number }) =>
  db
    .selectFrom("carrito_lineas")
    .select(["producto_id", "huella", "personalizacion", "cantidad", "creado_en"])
    .where("usuario_id", "=", usuarioId)
    .orderBy("creado_en")
    .orderBy("producto_id")
    .orderBy("huella")
    .limit(maxLineaRows),
);

/** Oldest first, including lines whose producto is not sold any more. */
export async function selectLineaRows(db: Db, usuarioId: number): Promise<LineaRow[]> {
  const { rows } = await lineaRows(db, { usuarioId });
  return rows.map(({ personalizacion, ...row }) => ({
    ...row,
    valores: personalizacion === "" ? {} : (JSON.parse(personalizacion) as Personalizacion),
  }));
}

type OneLinea = { usuario_id: number; producto_id: number; huella: string };
type NewLinea = OneLinea & { personalizacion: string; cantidad: number; now: number };

const upsert = prepare((db, linea: NewLinea) => {
  const { usuario_id, producto_id, huella, personalizacion, cantidad, now } = linea;
  return db
    .insertInto("carrito_lineas")
    .values({ usuario_id, producto_id, huella, personalizacion, cantidad, creado_en: now })
    .onConflict((conflict) =>
      conflict.columns(["usuario_id", "producto_id", "huella"]).doUpdateSet({ cantidad }),
    );
});

export async function upsertLinea(
  db: Db,
  { valores, ...linea }: Omit<NewLinea, "personalizacion"> & { valores: Personalizacion },
): Promise<void> {
  const personalizacion = linea.huella === "" ? "" : JSON.stringify(valores);
  await upsert(db, { ...linea, personalizacion });
}

export async function deleteLinea(
  db: Db,
  { usuario_id, producto_id, huella }: OneLinea,
): Promise<void> {
  await db
    .deleteFrom("carrito_lineas")
    .where("usuario_id", "=", usuario_id)
    .where("producto_id", "=", producto_id)
    .where("huella", "=", huella)
    .execute();
}

export async function deleteCarritoOf(tx: Tx, usuarioId: number): Promise<void> {
  await tx.deleteFrom("carrito_lineas").where("usuario_id", "=", usuarioId).execute();
}

type Sold = { producto_id: number; valores: Personalizacion; cantidad: number };
type Bought = { producto_id: number; huella: string; cantidad: number };
type Own = { usuario_id: number };
const bought = ["producto_id", "huella", "cantidad"] as const;

const deleteBought = prepareForRows(bought, (db, lines: Bought[], { usuario_id }: Own) =>
  db
    .deleteFrom("carrito_lineas")
    .where("usuario_id", "=", usuario_id)
    .where((eb) =>
      eb.or(
        lines.map(({ producto_id, huella, cantidad }) =>
          eb.and([
            eb("producto_id", "=", producto_id),
            eb("huella", "=", huella),
            eb("cantidad", "<=", cantidad),
          ]),
        ),
      ),
    )
    .returning(["producto_id", "huella"]),
);

const subtract = prepare((db, { usuario_id, producto_id, huella, cantidad }: Own & Bought) =>
  db
    .updateTable("carrito_lineas")
    .set((eb) => ({ cantidad: eb("cantidad", "-", cantidad) }))
    .where("usuario_id", "=", usuario_id)
    .where("producto_id", "=", producto_id)
    .where("huella", "=", huella)
    .where("cantidad", ">", cantidad),
);

/** Units added meanwhile stay, and so do other pieces of the same producto. The list must not be empty. */
export async function subtractLineas(
  tx: Tx,
  { usuario_id, lineas: sold }: Own & { lineas: readonly Sold[] },
): Promise<void> {
  const lineas = sold.map(({ valores, ...line }) => ({ ...line, huella: huellaOf(valores) }));
  const { rows } = await deleteBought(tx, lineas, { usuario_id });
  for (const { producto_id, huella, cantidad } of lineas) {
    if (rows.some(isSameLinea({ producto_id, huella }))) continue;
    await subtract(tx, { usuario_id, producto_id, huella, cantidad });
  }
}

/** Abandoned carritos, oldest first. Answers how many went. */
export async function deleteLineasBefore(
  tx: Tx,
  { before, limit }: { before: number; limit: number },
): Promise<number> {
  const rows = await tx
    .selectFrom("carrito_lineas")
    .select(["usuario_id", "producto_id", "huella"])
    .where("creado_en", "<", before)
    .orderBy("creado_en")
    .limit(limit)
    .execute();
  for (const row of rows) await deleteLinea(tx, row);
  return rows.length;
}
