import { imagenPath } from "#contract/values/imagenes.ts";
import { selectLastActs } from "../../audit/index.ts";
import type { Db } from "../../db/database.ts";
import {
  selectLastOpiniones,
  selectSitemapPartes,
  selectSitemapProductos,
} from "./sitemap.queries.ts";

/** One page of a producto as search engines are told of it. */
export type SitemapProducto = {
  id: number;
  /** When its page last said something new: the row, an administrator's change, an opinion. */
  modificado_en: number;
  /** Path of its cover, null when it has none. */
  imagen: string | null;
};

/**
 * Ids in one part. A range of ids and not a page of rows: a part stays the same part when productos
 * come and go, and the last one costs what the first one does. Small enough to be written in between
 * two requests: 100,000 productos are fifty parts.
 */
const parteSize = 2000;

/** Numbers of the parts that name at least one producto. */
export async function listSitemapPartes(db: Db): Promise<number[]> {
  return selectSitemapPartes(db, parteSize);
}

/** The active productos of one part, by id. */
export async function listSitemapProductos(db: Db, parte: number): Promise<SitemapProducto[]> {
  const range = { desde: parte * parteSize + 1, hasta: (parte + 1) * parteSize };
  const [productos, acts, opiniones] = await Promise.all([
    selectSitemapProductos(db, range),
    selectLastActs(db, { entidad: "producto", ...range }),
    selectLastOpiniones(db, range),
  ]);
  return productos.map(({ id, creado_en, imagen }) => ({
    id,
    modificado_en: Math.max(creado_en, acts.get(id) ?? 0, opiniones.get(id) ?? 0),
    imagen: imagen === null ? null : imagenPath(imagen),
  }));
}
