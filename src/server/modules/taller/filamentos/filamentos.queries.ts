import type { Selectable } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { FilamentosTable } from "../../../db/schema/taller.ts";
import { maxColores } from "../../catalogo/index.ts";

const columns = ["color_id", "gramos", "precio_kilo", "aviso_gramos"] as const;

type FilamentoRow = Selectable<FilamentosTable>;

/** By the id of their color. */
export async function selectFilamentos(db: Db): Promise<FilamentoRow[]> {
  return db
    .selectFrom("filamentos")
    .select(columns)
    .orderBy("color_id")
    .limit(maxColores)
    .execute();
}

export async function lockFilamento(tx: Tx, color_id: number): Promise<FilamentoRow | undefined> {
  return tx
    .selectFrom("filamentos")
    .select(columns)
    .where("color_id", "=", color_id)
    .forUpdate()
    .executeTakeFirst();
}

/** False when another one wrote the first row of the color meanwhile. */
export async function insertFilamento(tx: Tx, row: FilamentoRow): Promise<boolean> {
  const [result] = await tx
    .insertInto("filamentos")
    .values(row)
    .onConflict((conflict) => conflict.column("color_id").doNothing())
    .execute();
  return Number(result?.numInsertedOrUpdatedRows) > 0;
}

/** It is locked. */
export async function updateFilamento(tx: Tx, { color_id, ...row }: FilamentoRow): Promise<void> {
  await tx.updateTable("filamentos").set(row).where("color_id", "=", color_id).execute();
}

type Taken = { color_id: number; gramos: number };

/** Takes grams off the spools of a color, or puts them back when they are negative. */
export async function takeGramos(tx: Tx, { color_id, gramos }: Taken): Promise<void> {
  await tx
    .updateTable("filamentos")
    .set((eb) => ({ gramos: eb("gramos", "-", gramos) }))
    .where("color_id", "=", color_id)
    .execute();
}
