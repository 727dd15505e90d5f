import type { Campo } from "#contract/schemas/campos.ts";
import type { Eje } from "#contract/schemas/ejes.ts";
import type { Tx } from "../../../db/database.ts";
import { selectColores } from "../colores/colores.queries.ts";
import { wordsOf } from "../search/typed-words.ts";
import {
  type DescribedRow,
  selectToDescribe,
  updateDescription,
  type WhichProductos,
} from "./variantes.queries.ts";

/**
 * Writes by what lists find these productos: the words of the variantes behind each, and the colors of all. Answers
 * the ids that changed. They are locked.
 */
export async function describeListed(tx: Tx, which: WhichProductos): Promise<number[]> {
  const rows = await selectToDescribe(tx, which);
  const known = new Map((await selectColores(tx)).map(({ id, clave }) => [clave, Number(id)]));
  const changed: number[] = [];
  for (const row of rows) {
    const isAlone = row.familia_id === null;
    const others = isAlone ? [] : rows.filter((it) => it.familia_id === row.familia_id);
    const shown = row.detras === 1 ? [] : others.filter(({ activo }) => activo === 1);
    const description = {
      busqueda_variantes: wordsOfOthers(row, shown),
      colores: row.detras === 1 ? "" : coloresOf(row, { shown, known }),
    };
    const isSame =
      description.busqueda_variantes === row.busqueda_variantes &&
      description.colores === row.colores;
    if (isSame) continue;
    await updateDescription(tx, { id: row.id, ...description });
    changed.push(row.id);
  }
  return changed;
}

function wordsOfOthers({ id }: DescribedRow, shown: readonly DescribedRow[]): string {
  const others = shown.filter((it) => it.id !== id);
  const texts = others.flatMap(({ nombre, sku, material }) => [nombre, sku, material]);
  return wordsOf(texts.join(" ")).join(" ");
}

type Shown = { shown: readonly DescribedRow[]; known: ReadonlyMap<string, number> };

function coloresOf({ personalizacion, ejes }: DescribedRow, { shown, known }: Shown): string {
  const campos = (JSON.parse(personalizacion) as Campo[]).filter(({ tipo }) => tipo === "color");
  const offered = campos.flatMap(({ opciones = [] }) => opciones.map(({ clave }) => clave));
  const isColor = (JSON.parse(ejes ?? "[]") as Eje[]).map(({ tipo }) => tipo === "color");
  const own = shown.flatMap(({ valores }) =>
    (JSON.parse(valores) as string[]).filter((_, at) => isColor[at]),
  );
  const ids = [...new Set([...offered, ...own].flatMap((clave) => known.get(clave) ?? []))];
  return ids.length === 0 ? "" : ` ${ids.toSorted((a, b) => a - b).join(" ")} `;
}
