import type { FacetasAnswer, FacetasQuery } from "#contract/schemas/facetas.ts";
import { type Facetas, precioBands, precioStep } from "#contract/values/producto/facetas.ts";
import type { Db } from "../../../db/database.ts";
import { toProductosFilter } from "../catalogo.service.ts";
import { selectColores } from "../colores/colores.queries.ts";
import { listFoundCells } from "../search/found-facetas.ts";
import { type FacetaCell, selectFacetas } from "./facetas.queries.ts";

/** Each filter's values are counted among what all other filters leave. */
export async function listFacetas(
  db: Db,
  { q = "", ...query }: FacetasQuery,
): Promise<FacetasAnswer> {
  const filter = toProductosFilter({ q }, { isPublic: true, onlyDestacados: false });
  const found = q === "" ? null : await listFoundCells(db, { q, filter });
  const cells = found ?? (await selectFacetas(db));
  const known = await selectColores(db);
  const idOf = (color: string) => known.find(({ clave }) => clave === color)?.id ?? 0;
  const asked = { ...query, color: query.color === undefined ? undefined : idOf(query.color) };
  const among = (without: keyof typeof asked, ...more: (keyof typeof asked)[]) => {
    const others = { ...asked };
    for (const name of [without, ...more]) delete others[name];
    return cells.filter((cell) => isFound(cell, others));
  };
  const everywhere = among("categoria");
  const withAnyColor = among("color").filter(({ colores }) => colores !== "");
  return {
    de_busqueda: found !== null,
    categorias: countBy(everywhere, ({ categoria_slug }) => categoria_slug).map(
      ([slug, total]) => ({ slug, total }),
    ),
    materiales: countBy(among("material"), ({ material }) => material).map(([material, total]) => ({
      material,
      total,
    })),
    colores: known
      .map(({ id, ...shown }) => ({
        ...shown,
        total: sum(withAnyColor.filter((cell) => isIn(cell, id))),
      }))
      .filter(({ total }) => total > 0)
      .sort((a, b) => b.total - a.total),
    precios: precioBands.map(({ desde, hasta }) => ({
      desde,
      hasta,
      total: sum(
        among("precio_min", "precio_max").filter((cell) =>
          isFound(cell, { precio_min: desde ?? undefined, precio_max: hasta ?? undefined }),
        ),
      ),
    })),
    disponibles: sum(among("disponible").filter((cell) => cell.disponible === 1)),
    bien_evaluados: sum(among("estrellas").filter((cell) => cell.bien_evaluado === 1)),
    total: sum(everywhere),
  };
}

function isIn({ colores }: FacetaCell, id: number): boolean {
  return colores.includes(` ${id} `);
}

/** `color`: the id. */
type Asked = Omit<Facetas, "color"> & {
  categoria?: string | undefined;
  color?: number | undefined;
};

function isFound(cell: FacetaCell, asked: Asked): boolean {
  const { categoria, precio_min, precio_max, material, color, disponible, estrellas } = asked;
  const precio = (cell.tramo * precioStep) / 2;
  return (
    (categoria === undefined || cell.categoria_slug === categoria) &&
    (precio_min === undefined || precio >= precio_min) &&
    (precio_max === undefined || precio <= precio_max) &&
    (material === undefined || cell.material === material) &&
    (color === undefined || isIn(cell, color)) &&
    (disponible !== true || cell.disponible === 1) &&
    (estrellas === undefined || cell.bien_evaluado === 1)
  );
}

/** The most frequent first; what has no name is left out. */
function countBy(
  cells: readonly FacetaCell[],
  nameOf: (cell: FacetaCell) => string | null,
): [string, number][] {
  const totals = new Map<string, number>();
  for (const cell of cells) {
    const name = nameOf(cell);
    if (name) totals.set(name, (totals.get(name) ?? 0) + Number(cell.total));
  }
  return [...totals].sort(([a, one], [b, other]) => other - one || a.localeCompare(b, "es"));
}

function sum(cells: readonly FacetaCell[]): number {
  return cells.reduce((total, cell) => total + Number(cell.total), 0);
}
