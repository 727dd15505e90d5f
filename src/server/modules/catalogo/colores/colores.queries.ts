import type { Color } from "#contract/schemas/colores.ts";
import type { Db, Tx } from "../../../db/database.ts";
import type { FamiliaRow } from "../familias/familias.queries.ts";

export const maxColores = 200;

const columns = ["id", "clave", "nombre", "color"] as const;

export async function selectColores(db: Db): Promise<Color[]> {
  return all(db).execute();
}

/** All keep their names until the transaction ends. */
export async function lockColores(tx: Tx): Promise<Color[]> {
  return all(tx).forShare().execute();
}

function all(db: Db) {
  return db.selectFrom("colores").select(columns).orderBy("id").limit(maxColores);
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

export type Offering = {
  id: number;
  nombre: string;
  personalizacion: string;
  busqueda: string;
  valores: string;
  familia_id: number | null;
};

const named = (clave: string) => `%"clave":"${clave}"%`;

/** Productos after `after` whose campos, or ejes of whose familia, may name the clave, in ascending id. */
export async function lockOffering(
  tx: Tx,
  { clave, after, limit }: { clave: string; after: number; limit: number },
): Promise<Offering[]> {
  const familias = tx.selectFrom("familias").select("id").where("ejes", "like", named(clave));
  return tx
    .selectFrom("productos")
    .select(["id", "nombre", "personalizacion", "busqueda", "valores", "familia_id"])
    .where("id", ">", after)
    .where((eb) =>
      eb.or([eb("personalizacion", "like", named(clave)), eb("familia_id", "in", familias)]),
    )
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .execute();
}

/** Familias whose ejes may name the clave. */
export async function lockFamiliasNaming(tx: Tx, clave: string): Promise<FamiliaRow[]> {
  return tx
    .selectFrom("familias")
    .select(["id", "nombre", "ejes"])
    .where("ejes", "like", named(clave))
    .orderBy("id")
    .limit(100_000)
    .forUpdate()
    .execute();
}
