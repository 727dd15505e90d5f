import { type Selectable, sql } from "kysely";
import { familiaLimits } from "#contract/schemas/familias.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { rateProductos } from "../../../db/kept-opiniones.ts";
import type { ProductosTable } from "../../../db/schema/catalogo.ts";
import { editColumns } from "../productos/productos-admin.queries.ts";

const memberColumns = [...editColumns, "familia_id", "valores", "busqueda"] as const;

export type Member = Pick<Selectable<ProductosTable>, (typeof memberColumns)[number]>;

/** Room for those that leave while others join. */
const maxRows = 2 * familiaLimits.variantes + 1;

/** Undefined for an unknown producto. */
export async function selectFicha(db: Db, id: number) {
  return db
    .selectFrom("productos")
    .select(["familia_id", "categoria_id"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export type FamiliaRow = { id: number; nombre: string; ejes: string };

export async function selectFamilia(db: Db, id: number): Promise<FamiliaRow | undefined> {
  return familiaById(db, id).executeTakeFirst();
}

/** Before its productos (docs/arquitectura.md "Locks"). */
export async function lockFamilia(tx: Tx, id: number): Promise<FamiliaRow | undefined> {
  return familiaById(tx, id).forUpdate().executeTakeFirst();
}

function familiaById(db: Db, id: number) {
  return db.selectFrom("familias").select(["id", "nombre", "ejes"]).where("id", "=", id);
}

type Which = { ids: readonly number[]; familia: number | null };

/** These productos and those of the familia, in ascending id. */
export async function selectMembers(db: Db, which: Which): Promise<Member[]> {
  return members(db, which).execute();
}

/** Like `selectMembers`, for a transaction that changes them (docs/arquitectura.md "Locks"). */
export async function lockMembers(tx: Tx, which: Which): Promise<Member[]> {
  return members(tx, which).forUpdate().execute();
}

function members(db: Db, { ids, familia }: Which) {
  return db
    .selectFrom("productos")
    .select(memberColumns)
    .where((eb) =>
      eb.or([
        ...(ids.length === 0 ? [] : [eb("id", "in", ids)]),
        ...(familia === null ? [] : [eb("familia_id", "=", familia)]),
      ]),
    )
    .orderBy("id")
    .limit(maxRows);
}

/** Ids of all that share a familia with one of these, themselves included. */
export async function selectRelatives(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const familias = db.selectFrom("productos").select("familia_id").where("id", "in", ids);
  const rows = await db
    .selectFrom("productos")
    .select("id")
    .where("familia_id", "in", familias)
    .orderBy("id")
    .limit(ids.length * familiaLimits.variantes)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of a producto and of all of its familia, ascending; empty for an unknown one. */
export async function lockRelatives(tx: Tx, id: number): Promise<number[]> {
  const familia = tx.selectFrom("productos").select("familia_id").where("id", "=", id);
  const rows = await tx
    .selectFrom("productos")
    .select("id")
    .where((eb) => eb.or([eb("id", "=", id), eb("familia_id", "=", familia)]))
    .orderBy("id")
    .limit(familiaLimits.variantes)
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}

/** By SKU in lower case: its case is ignored. */
export async function selectSkuOwners(
  db: Db,
  skus: readonly string[],
): Promise<Map<string, number>> {
  const lower = sql<string>`lower(sku)`;
  const keys = skus.map((sku) => sku.toLowerCase());
  const rows = await db
    .selectFrom("productos")
    .select(["id", lower.as("sku")])
    .where(lower, "in", keys)
    .orderBy("id")
    .limit(keys.length)
    .execute();
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

type Familia = { nombre: string; ejes: string };

export async function insertFamilia(tx: Tx, familia: Familia): Promise<number> {
  const { id } = await tx
    .insertInto("familias")
    .values(familia)
    .returning("id")
    .executeTakeFirstOrThrow();
  return Number(id);
}

export async function updateFamilia(tx: Tx, { id, ...fields }: FamiliaRow): Promise<void> {
  await tx.updateTable("familias").set(fields).where("id", "=", id).execute();
}

export async function deleteFamilia(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("familias").where("id", "=", id).execute();
}

/** All of them become productos of their own. */
export async function releaseMembers(tx: Tx, familia: number): Promise<void> {
  await tx
    .updateTable("productos")
    .set((eb) => ({
      ...{ familia_id: null, valores: "[]", detras: 0 as const, busqueda_variantes: "" },
      version: eb("version", "+", 1),
    }))
    .where("familia_id", "=", familia)
    .execute();
}

/** Counts anew the opiniones that these rate by, after their familia changed. They are locked. */
export async function rateFamilia(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql.raw(rateProductos(`id in (${ids.join(", ")})`, { hasFamilias: true })).execute(tx);
}

export type Ficha = Pick<Member, (typeof fichaColumns)[number]>;

/** Columns that are equal in all variantes of a familia (docs/reglas.md 206). */
export const fichaColumns = [
  "descripcion",
  "categoria_id",
  "personalizacion",
  "a_medida",
  "destacado",
] as const;

/** Texts that follow from those of another row: of its familia, of a color. */
export async function reviseProducto(
  tx: Tx,
  { id, ...fields }: Partial<Ficha & Pick<Member, "nombre" | "busqueda">> & { id: number },
): Promise<void> {
  await tx
    .updateTable("productos")
    .set((eb) => ({ ...fields, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}
