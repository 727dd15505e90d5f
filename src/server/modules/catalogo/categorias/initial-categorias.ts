import { type Db, inTransaction } from "../../../db/database.ts";
import { insertCategoria, selectCategorias } from "./categorias-admin.queries.ts";

/** docs/reglas.md 27 */
const initialCategorias = [
  { nombre: "Figuras", slug: "figuras" },
  { nombre: "Prototipos", slug: "prototipos" },
  { nombre: "Regalos", slug: "regalos" },
  { nombre: "Gamer", slug: "gamer" },
  { nombre: "Decoración", slug: "decoracion" },
];

/** Fills a shop without any categoria. Idempotent, also between concurrent starts. */
export async function ensureCategorias(db: Db, now: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    if ((await selectCategorias(tx)).length > 0) return;
    for (const categoria of initialCategorias) await insertCategoria(tx, { ...categoria, now });
  });
}
