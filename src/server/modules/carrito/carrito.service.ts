import { errorMessages, insufficientStock } from "#contract/error-messages.ts";
import type { CarritoItem } from "#contract/schemas/carrito.ts";
import type { Db, Tx } from "../../db/database.ts";
import { conflict, notFound } from "../../errors.ts";
import { findImagenPaths, selectSellables } from "../catalogo/index.ts";
import { countLineas, deleteLinea, selectLineaRows, upsertLinea } from "./carrito.queries.ts";

const maxLineas = 100;

export type Linea = {
  producto_id: number;
  nombre_producto: string;
  sku: string;
  precio: number;
  cantidad: number;
  disponible: number;
};

/**
 * Oldest first, with today's names and prices. The huella depends on the sequence of the fields.
 */
export async function readLineas(db: Db, usuarioId: number): Promise<Linea[]> {
  const rows = await selectLineaRows(db, usuarioId);
  const ids = rows.map(({ producto_id }) => producto_id);
  const sold = new Map(
    (await selectSellables(db, { ids, usuarioId })).map((producto) => [producto.id, producto]),
  );
  return rows.flatMap(({ producto_id, cantidad }) => {
    const producto = sold.get(producto_id);
    if (!producto) return [];
    const { nombre: nombre_producto, sku, precio, disponible } = producto;
    return { producto_id, nombre_producto, sku, precio, cantidad, disponible };
  });
}

export async function getCarrito(db: Db, usuarioId: number): Promise<CarritoItem[]> {
  const lineas = await readLineas(db, usuarioId);
  const imagenes = await findImagenPaths(
    db,
    lineas.map(({ producto_id }) => producto_id),
  );
  return lineas.map(({ sku: _, ...linea }) => ({
    ...linea,
    imagenes: imagenes.get(linea.producto_id) ?? [],
  }));
}

/** docs/reglas.md 4. Throws 404 for a producto that is not sold, 409 with `disponible`. */
export async function setCantidad(
  tx: Tx,
  line: { usuario_id: number; producto_id: number; cantidad: number; now: number },
): Promise<void> {
  const { usuario_id, producto_id, cantidad } = line;
  if (cantidad <= 0) return deleteLinea(tx, line);
  const [producto] = await selectSellables(tx, { ids: [producto_id], usuarioId: usuario_id });
  if (!producto) throw notFound(errorMessages.productoNotFound);
  if (cantidad > producto.disponible) {
    const message = insufficientStock(producto.nombre, producto.disponible);
    throw conflict(message, Math.max(0, producto.disponible));
  }
  await upsertLinea(tx, line);
  if ((await countLineas(tx, usuario_id)) > maxLineas) throw conflict(errorMessages.carritoFull);
}
