import type { Db } from "../../db/database.ts";
import { containsWords } from "../../db/engine.ts";
import { pedidoBusqueda } from "./pedido-numero.ts";
import { payableEstados } from "./pedido-transitions.ts";

const maxPedidos = 1000;

/** Addresses of those whose number, name, address or telephone contains these words, not their pieces; of the newest. */
export async function selectEmailsOf(db: Db, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const rows = await db
    .selectFrom("pedidos")
    .select(["id", "nombre", "email", "telefono"])
    .where(containsWords(db, "pedidos", words))
    .where("email", "like", "%@%")
    .orderBy("id", "desc")
    .limit(maxPedidos)
    .execute();
  const meant = rows.filter((row) => {
    const buyer = pedidoBusqueda(row);
    return words.every((word) => buyer.includes(word));
  });
  return [...new Set(meant.map(({ email }) => email))];
}

/** How many pedidos each of these usuarios paid, or may have, and which is the last. */
export async function selectBoughtBy(db: Db, usuarioIds: readonly number[]) {
  if (usuarioIds.length === 0) return [];
  const rows = await db
    .selectFrom("pedidos")
    .select("usuario_id")
    .select((eb) => [eb.fn.countAll<number>().as("pedidos"), eb.fn.max("id").as("ultimo")])
    .where("usuario_id", "in", [...usuarioIds])
    .where("estado", "not in", [...payableEstados])
    .groupBy("usuario_id")
    .orderBy("usuario_id")
    .limit(usuarioIds.length)
    .execute();
  return rows.map(({ usuario_id, pedidos, ultimo }) => ({
    usuario_id,
    pedidos: Number(pedidos),
    ultimo: Number(ultimo),
  }));
}

/** The name that each of these pedidos goes to. */
export async function selectNombresOfPedidos(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("pedidos")
    .select(["id", "nombre"])
    .where("id", "in", [...ids])
    .orderBy("id")
    .limit(ids.length)
    .execute();
  return new Map(rows.map(({ id, nombre }) => [id, nombre]));
}
