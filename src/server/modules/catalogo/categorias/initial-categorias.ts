import { type Db, inTransaction } from "../../../db/database.ts";
import { insertCategoria, selectCategoriaIds } from "../seed.queries.ts";

/** The categorias that the shop opens with (docs/reglas.md 27). */
const iniciales = [
  { nombre: "Figuras", slug: "figuras" },
  { nombre: "Prototipos", slug: "prototipos" },
  { nombre: "Regalos", slug: "regalos" },
  { nombre: "Gamer", slug: "gamer" },
  { nombre: "Decoración", slug: "decoracion" },
];

/** Makes the first categorias in a shop that has none at all, active or not; of two starts at once neither fails. */
export async function ensureCategorias(db: Db, now: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    if ((await selectCategoriaIds(tx)).length > 0) return;
    for (const categoria of iniciales) await insertCategoria(tx, { ...categoria, now });
  });
}
