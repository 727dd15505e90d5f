import type { Color } from "#contract/schemas/colores.ts";
import type { Db, Tx } from "../../../db/database.ts";

export const maxColores = 200;

const columns = ["id", "clave", "nombre", "color"] as const;

export async function selectColores(db: Db): Promise<Color[]> {
  return db.selectFrom("colores").select(columns).orderBy("id").limit(maxColores).execute();
}

export async function lockColor(tx: Tx, id: number): Promise<Color | undefined> {
  return tx
    .selectFrom("colores")
    .select(columns)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** They keep their names until the transaction ends. The list must not be empty. */
export async function lockColoresByClave(tx: Tx, claves: readonly string[]): Promise<Color[]> {
  return tx
    .selectFrom("colores")
    .select(columns)
    .where("clave", "in", claves)
    .orderBy("id")
    .limit(claves.length)
    .forShare()
    .execute();
}

/** Undefined when another one took the clave meanwhile. */
export async function insertColor(tx: Tx, color: Omit<Color, "id">): Promise<number | undefined> {
  const row = await tx
    .insertInto("colores")
    .values(color)
    .onConflict((conflict) => conflict.column("clave").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row && Number(row.id);
}

export async function updateColor(
  tx: Tx,
  { id, nombre, color }: Omit<Color, "clave">,
): Promise<void> {
  await tx.updateTable("colores").set({ nombre, color }).where("id", "=", id).execute();
}

export async function deleteColor(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("colores").where("id", "=", id).execute();
}

type Offering = { id: number; nombre: string; personalizacion: string };

/** Productos after `after` whose campos may name the clave, in ascending id. */
export async function lockOffering(
  tx: Tx,
  { clave, after, limit }: { clave: string; after: number; limit: number },
): Promise<Offering[]> {
  return tx
    .selectFrom("productos")
    .select(["id", "nombre", "personalizacion"])
    .where("id", ">", after)
    .where("personalizacion", "like", `%"clave":"${clave}"%`)
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .execute();
}

export async function updateCampos(
  tx: Tx,
  { id, personalizacion }: Pick<Offering, "id" | "personalizacion">,
): Promise<void> {
  await tx
    .updateTable("productos")
    .set((eb) => ({ personalizacion, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}
