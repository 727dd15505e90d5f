import { errorMessages, insufficientStock } from "#contract/error-messages.ts";
import type { CarritoItem } from "#contract/schemas/carrito.ts";
import type { Db, Tx } from "../../db/database.ts";
import { conflict, notFound } from "../../errors.ts";
import { findImagenPaths } from "../catalogo/index.ts";
import {
  countLineas,
  deleteLinea,
  selectLineas,
  selectVendible,
  upsertLinea,
} from "./carrito.queries.ts";

/** Distinct productos in one carrito; far above what people buy, far below what hurts. */
const maxLineas = 100;

/** The whole carrito of a person, priced by the catalogue as it is now. */
export async function getCarrito(db: Db, usuarioId: number): Promise<CarritoItem[]> {
  const lineas = await selectLineas(db, usuarioId);
  const imagenes = await findImagenPaths(
    db,
    lineas.map(({ producto_id }) => producto_id),
  );
  return lineas.map(({ sku: _, ...linea }) => ({
    ...linea,
    imagenes: imagenes.get(linea.producto_id) ?? [],
  }));
}

/**
 * Sets a line to `cantidad` units, so that a repeated call does no harm; 0 or less removes it.
 * 404 for a producto that is not sold, 409 with the number available for more than there is.
 */
export async function setCantidad(
  tx: Tx,
  line: { usuario_id: number; producto_id: number; cantidad: number; now: number },
): Promise<void> {
  if (line.cantidad <= 0) return deleteLinea(tx, line.usuario_id, line.producto_id);
  const producto = await selectVendible(tx, line.producto_id, line.usuario_id);
  if (!producto) throw notFound(errorMessages.productoNotFound);
  if (line.cantidad > producto.disponible) {
    const message = insufficientStock(producto.nombre, producto.disponible);
    throw conflict(message, Math.max(0, producto.disponible));
  }
  await upsertLinea(tx, line);
  if ((await countLineas(tx, line.usuario_id)) > maxLineas) {
    throw conflict(errorMessages.carritoFull);
  }
}
