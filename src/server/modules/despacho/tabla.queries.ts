import type { DespachoAjustes, DespachoZona } from "#contract/schemas/despacho.ts";
import type { Db, Tx } from "../../db/database.ts";
import { engineOf } from "../../db/engine.ts";
import { prepare } from "../../db/prepared.ts";

/** Ajustes, and zonas and tramos as JSON lists, of one state of the database. */
export async function selectTabla(db: Db) {
  const [row] = (await tabla(db, {})).rows;
  if (!row) throw new Error("the row of despacho_ajustes is missing");
  return row;
}

const tabla = prepare((db, _: Record<never, never>) => {
  const { jsonRows } = engineOf(db);
  const zonas = db
    .selectFrom("despacho_zonas")
    .select(["id", "modo", "nombre", "lugares", "dias_desde", "dias_hasta", "gratis_desde"])
    .orderBy("posicion");
  const tramos = db
    .selectFrom("despacho_tramos")
    .select(["zona_id", "hasta_gramos", "precio"])
    .orderBy("zona_id")
    .orderBy("hasta_gramos");
  return db
    .selectFrom("despacho_ajustes")
    .select(["version", "activa", "peso_defecto_gramos", "hora_corte", "dias_preparacion"])
    .select(["dias_cerrados", "por_pagar_dias_desde", "por_pagar_dias_hasta"])
    .select(["retiro", "retiro_taller", "retiro_horario"])
    .select([
      jsonRows(zonas, [
        "id",
        "modo",
        "nombre",
        "lugares",
        "dias_desde",
        "dias_hasta",
        "gratis_desde",
      ]).as("zonas"),
      jsonRows(tramos, ["zona_id", "hasta_gramos", "precio"]).as("tramos"),
    ])
    .where("id", "=", 1);
});

const version = prepare((db, _: Record<never, never>) =>
  db.selectFrom("despacho_ajustes").select("version").where("id", "=", 1),
);

export async function selectTablaVersion(db: Db): Promise<number> {
  return (await version(db, {})).rows[0]?.version ?? 0;
}

type SavedAjustes = { version: number; ajustes: DespachoAjustes };

/** False when `version` is no longer the table's. */
export async function updateAjustes(tx: Tx, { version, ajustes }: SavedAjustes): Promise<boolean> {
  const { activa, retiro, dias_cerrados, ...rest } = ajustes;
  const { numUpdatedRows } = await tx
    .updateTable("despacho_ajustes")
    .set({
      ...rest,
      activa: activa ? 1 : 0,
      retiro: retiro ? 1 : 0,
      dias_cerrados: dias_cerrados.join(" "),
      version: version + 1,
    })
    .where("id", "=", 1)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** With their tramos. */
export async function deleteZonas(tx: Tx): Promise<void> {
  await tx.deleteFrom("despacho_zonas").execute();
}

export async function insertZona(
  tx: Tx,
  { zona, posicion }: { zona: DespachoZona; posicion: number },
): Promise<void> {
  const { lugares, tramos, ...fields } = zona;
  const { id } = await tx
    .insertInto("despacho_zonas")
    .values({ ...fields, lugares: lugares.join(" "), posicion })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (tramos.length === 0) return;
  await tx
    .insertInto("despacho_tramos")
    .values(tramos.map((tramo) => ({ ...tramo, zona_id: id })))
    .execute();
}
