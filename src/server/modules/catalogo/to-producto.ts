import type { Producto } from "#contract/schemas/catalogo.ts";
import { imagenPath } from "#contract/values/producto/imagenes.ts";
import type { ProductoRow } from "./catalogo.queries.ts";
import type { ImagenRow } from "./imagenes/producto-imagenes.queries.ts";

export function toProducto(shown: ProductoRow): Producto {
  const { disponible, version: _, familia_id: __, calificacion_decimas, ...row } = shown;
  const imagenes = JSON.parse(row.imagenes) as ImagenRow[];
  return {
    ...row,
    stock: disponible,
    a_medida: row.a_medida === 1,
    destacado: row.destacado === 1,
    activo: row.activo === 1,
    imagenes: imagenes.map(({ nombre }) => imagenPath(nombre)),
    marcador: imagenes[0]?.marcador ?? "",
    calificacion_promedio: row.opiniones_total > 0 ? calificacion_decimas / 10 : null,
    familia: null,
  };
}
