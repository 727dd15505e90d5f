import type { Producto } from "#contract/schemas/catalogo.ts";
import { valorNombres } from "#contract/values/producto/variante.ts";
import type { Db } from "../../../db/database.ts";
import { type ProductoRow, selectProductosOf } from "../catalogo.queries.ts";
import { formsOf, wordsOf } from "../search/typed-words.ts";
import { toProducto } from "../to-producto.ts";
import { readFamilia, type ShownFamilia, toListedFamilia } from "./shown-familia.ts";
import { selectFamilias } from "./variantes.queries.ts";

type Listed = {
  rows: readonly ProductoRow[];
  /** Folded ones that were looked for. */
  words: readonly string[];
  /** Clave that was filtered by. */
  color: string | undefined;
};

/**
 * Productos of a list, each with its familia (docs/reglas.md 206). A search shows the variante that its words name, a
 * filter that of its color: «macetero azul» the blue one.
 */
export async function toCards(db: Db, { rows, ...asked }: Listed): Promise<Producto[]> {
  const ids = rows.flatMap(({ familia_id }) => familia_id ?? []);
  const read = await selectFamilias(db, [...new Set(ids)]);
  const familias = new Map(read.map((row) => [row.id, readFamilia(row)]));
  const cards = rows.map((row) => {
    const familia = familias.get(row.familia_id ?? 0);
    return { row, familia, id: familia ? namedBy(familia, { ...asked, listed: row.id }) : row.id };
  });
  const others = cards.flatMap(({ row, id }) => (id === row.id ? [] : [id]));
  const named = new Map((await selectProductosOf(db, others)).map((row) => [row.id, row]));
  return cards.map(({ row, familia, id }) => ({
    ...toProducto(named.get(id) ?? row),
    familia: familia ? toListedFamilia(familia) : null,
  }));
}

/** The id of the first of the color that most words name; the listed one when none is named better. */
function namedBy(
  { ejes, variantes }: ShownFamilia,
  { words, color, listed }: Omit<Listed, "rows"> & { listed: number },
): number {
  const asked = words.map(formsOf);
  const scoreOf = ({ valores, sku }: ShownFamilia["variantes"][number]) => {
    const own = new Set(wordsOf([...valorNombres(ejes, valores), sku].join(" ")));
    const forms = new Set([...own].flatMap(formsOf));
    const isColored = ejes.some(({ tipo }, at) => tipo === "color" && valores[at] === color);
    const named = asked.filter((word) => word.some((form) => forms.has(form))).length;
    return named + (isColored ? asked.length + 1 : 0);
  };
  const scores = new Map(variantes.map((it) => [it.id, scoreOf(it)]));
  const best = Math.max(0, ...scores.values());
  if (best <= (scores.get(listed) ?? 0)) return listed;
  return variantes.find(({ id }) => scores.get(id) === best)?.id ?? listed;
}
