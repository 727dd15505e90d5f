import type { Insertable, Selectable } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { prepare } from "../../../db/prepared.ts";
import type { ImpresorasTable } from "../../../db/schema/taller.ts";

/** More stand in no workshop that sells here. */
export const maxImpresoras = 30;

const columns = [
  ...(["id", "nombre", "activa", "dias", "desde", "hasta"] as const),
  ...(["materiales", "colores", "cerrada_desde", "cerrada_hasta", "version"] as const),
] as const;

export type ImpresoraRow = Pick<Selectable<ImpresorasTable>, (typeof columns)[number]>;

const all = prepare((db, _: Record<never, never>) =>
  db.selectFrom("impresoras").select(columns).orderBy("id").limit(maxImpresoras),
);

/** By id. */
export async function selectImpresoras(db: Db): Promise<ImpresoraRow[]> {
  return (await all(db, {})).rows;
}

/** All of them, by id. */
export async function lockImpresoras(tx: Tx): Promise<ImpresoraRow[]> {
  return tx
    .selectFrom("impresoras")
    .select(columns)
    .orderBy("id")
    .limit(maxImpresoras)
    .forUpdate()
    .execute();
}

export async function insertImpresora(
  tx: Tx,
  row: Omit<Insertable<ImpresorasTable>, "id">,
): Promise<number> {
  const { id } = await tx
    .insertInto("impresoras")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** It is locked. */
export async function updateImpresora(tx: Tx, { id, ...row }: ImpresoraRow): Promise<void> {
  await tx.updateTable("impresoras").set(row).where("id", "=", id).execute();
}

export async function deleteImpresora(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("impresoras").where("id", "=", id).execute();
}
