import { imagenPath } from "#contract/values/producto/imagenes.ts";
import { selectLastActs } from "../../audit/index.ts";
import type { Db } from "../../db/database.ts";
import {
  selectLastOpiniones,
  selectSitemapParts,
  selectSitemapProductos,
} from "./sitemap.queries.ts";

export type SitemapProducto = {
  id: number;
  nombre: string;
  /** The newest of row, administrator's act and opinion. */
  modifiedAt: number;
  imagen: string | null;
};

/** A part stays the same when productos come and go, and the last costs what the first does. */
const partSize = 2000;

export async function listSitemapParts(db: Db): Promise<number[]> {
  return selectSitemapParts(db, partSize);
}

export async function listSitemapProductos(db: Db, part: number): Promise<SitemapProducto[]> {
  const range = { desde: part * partSize + 1, hasta: (part + 1) * partSize };
  const [productos, acts, opiniones] = await Promise.all([
    selectSitemapProductos(db, range),
    selectLastActs(db, { entidad: "producto", ...range }),
    selectLastOpiniones(db, range),
  ]);
  return productos.map(({ id, nombre, creado_en, imagen }) => ({
    id,
    nombre,
    modifiedAt: Math.max(creado_en, acts.get(id) ?? 0, opiniones.get(id) ?? 0),
    imagen: imagen === null ? null : imagenPath(imagen),
  }));
}
