import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { literal, prepareForIds } from "../../../db/prepared.ts";
import type { Flag } from "../../../db/schema/values.ts";
import { imagenesOf } from "../imagenes/producto-imagenes.queries.ts";

export type SellableRow = {
  id: number;
  nombre: string;
  sku: string;
  precio: number;
  /** On the shelf, reservas included. */
  stock: number;
  disponible: number;
  peso_gramos: number;
  plazo_dias: number;
  espera_dias: number;
  a_medida: Flag;
  /** JSON, list of CampoSchema. */
  personalizacion: string;
  /** Covers first; JSON, list of `{nombre}`. */
  imagenes: string;
};

/** Productos on sale, also sold out. Undefined for the rest. */
export async function findOffered(
  db: Db,
  id: number,
): Promise<{ nombre: string; disponible: number } | undefined> {
  return db
    .selectFrom("productos")
    .select(["nombre", sql<number>`stock - reservado`.as("disponible")])
    .where("id", "=", id)
    .where("activo", "=", 1)
    .executeTakeFirst();
}

/** Those of which a unit can be bought now. */
export async function selectAvailable(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("productos")
    .select("id")
    .where("id", "in", [...ids])
    .where("activo", "=", 1)
    .where(sql<boolean>`stock > reservado`)
    .orderBy("id")
    .limit(ids.length)
    .execute();
  return rows.map(({ id }) => id);
}

const encargos = prepareForIds((db, ids) =>
  db
    .selectFrom("productos")
    .select("id")
    .where("id", "in", ids)
    .where("suministro", "=", "encargo")
    .orderBy("id")
    .limit(ids.length),
);

/** Those that are made when bought. */
export async function selectEncargosAmong(db: Db, ids: readonly number[]): Promise<number[]> {
  return ids.length === 0 ? [] : (await encargos(db, ids, {})).rows.map(({ id }) => id);
}

const sellables = prepareForIds((db, ids, { usuarioId }: { usuarioId: number }) =>
  db
    .selectFrom("productos")
    .select(["id", "nombre", "sku", "precio", "stock", "peso_gramos"])
    .select(["plazo_dias", "espera_dias"])
    .select(["a_medida", "personalizacion", imagenesOf(db, ["nombre"]).as("imagenes")])
    .select((eb) => {
      const held = eb
        .selectFrom("reservas")
        .select((inner) =>
          inner.fn.coalesce(inner.fn.sum<number>("cantidad"), sql<number>`0`).as("held"),
        )
        .whereRef("reservas.producto_id", "=", "productos.id")
        .where("reservas.usuario_id", "=", usuarioId)
        .where("reservas.estado", "=", literal("abierta"));
      return sql<number>`cast(productos.stock - productos.reservado + ${held} as integer)`.as(
        "disponible",
      );
    })
    .where("id", "in", ids)
    .where("activo", "=", 1)
    .orderBy("id")
    .limit(ids.length),
);

/**
 * Leaves out productos that are not sold. `disponible` includes what the person's own payment
 * holds: whoever returns from the payment page must not find it sold out.
 */
export async function selectSellables(
  db: Db,
  { ids, usuarioId }: { ids: readonly number[]; usuarioId: number },
): Promise<SellableRow[]> {
  return ids.length === 0 ? [] : (await sellables(db, ids, { usuarioId })).rows;
}

/** Names of those of a shelf that nobody can buy any more. */
export async function selectSoldOut(db: Db, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("productos")
    .select("nombre")
    .where("id", "in", [...ids])
    .where("suministro", "=", "estante")
    .where("stock", "<=", 0)
    .orderBy("id")
    .limit(ids.length)
    .execute();
  return rows.map(({ nombre }) => nombre);
}
