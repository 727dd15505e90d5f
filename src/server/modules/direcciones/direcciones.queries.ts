import type { Db, Tx } from "../../db/database.ts";
import { prepare } from "../../db/prepared.ts";
import type { DireccionesTable } from "../../db/schema/schema.ts";

const direccionColumns = [
  "id",
  "alias",
  "calle_numero",
  "comuna",
  "ciudad",
  "region",
  "nota",
  "recibe",
  "telefono",
] as const;

/** Undefined leaves a column as it is. */
export type DireccionFields = Omit<
  DireccionesTable,
  "id" | "usuario_id" | "creado_en" | "recibe" | "telefono"
> & { recibe: string | undefined; telefono: string | undefined };
export type OwnDireccion = { usuario_id: number; direccion_id: number };

export async function selectDirecciones(
  db: Db,
  { usuarioId, limit }: { usuarioId: number; limit: number },
) {
  return db
    .selectFrom("direcciones")
    .select(direccionColumns)
    .where("usuario_id", "=", usuarioId)
    .orderBy("id")
    .limit(limit)
    .execute();
}

const own = prepare((db, { usuario_id, direccion_id }: OwnDireccion) =>
  db
    .selectFrom("direcciones")
    .select([...direccionColumns, "comuna_codigo", "region_codigo"])
    .where("id", "=", direccion_id)
    .where("usuario_id", "=", usuario_id),
);

/** Undefined for somebody else's too. */
export async function findDireccionOf(tx: Tx, wanted: OwnDireccion) {
  return (await own(tx, wanted)).rows[0];
}

export async function countDirecciones(tx: Tx, usuarioId: number): Promise<number> {
  const { total } = await tx
    .selectFrom("direcciones")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("usuario_id", "=", usuarioId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertDireccion(
  tx: Tx,
  direccion: DireccionFields & { usuario_id: number; creado_en: number },
) {
  return tx
    .insertInto("direcciones")
    .values(direccion)
    .returning(direccionColumns)
    .executeTakeFirstOrThrow();
}

/** Undefined for somebody else's too. */
export async function updateDireccionOf(
  tx: Tx,
  { usuario_id, direccion_id, fields }: OwnDireccion & { fields: DireccionFields },
) {
  return tx
    .updateTable("direcciones")
    .set(fields)
    .where("id", "=", direccion_id)
    .where("usuario_id", "=", usuario_id)
    .returning(direccionColumns)
    .executeTakeFirst();
}

/** False for somebody else's too. */
export async function deleteDireccionOf(
  tx: Tx,
  { usuario_id, direccion_id }: OwnDireccion,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("direcciones")
    .where("id", "=", direccion_id)
    .where("usuario_id", "=", usuario_id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteDireccionesOf(tx: Tx, usuarioId: number): Promise<void> {
  await tx.deleteFrom("direcciones").where("usuario_id", "=", usuarioId).execute();
}
