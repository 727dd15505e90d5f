import { imagenPath } from "#contract/values/imagenes.ts";
import { selectLastActs } from "../../audit/index.ts";
import type { Db } from "../../db/database.ts";
import {
  selectLastOpiniones,
  selectSitemapParts,
  selectSitemapProductos,
} from "./sitemap.queries.ts";

export type SitemapProducto = {
  id: number;
  /** When its page last changed: by the row, an administrator's act or an opinion. */
  modificado_en: number;
  /** Path of its cover, null when it has none. */
  imagen: string | null;
};

/**
 * Ids in one part. Ranges of ids instead of pages of rows: a part stays the same part when productos
 * come and go, and the last costs what the first does.
 */
const partSize = 2000;

/** Numbers of the parts that name at least one producto. */
export async function listSitemapParts(db: Db): Promise<number[]> {
  return selectSitemapParts(db, partSize);
}

/** The active productos of one part, by id. */
export async function listSitemapProductos(db: Db, part: number): Promise<SitemapProducto[]> {
  const range = { desde: part * partSize + 1, hasta: (part + 1) * partSize };
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
