import {
  aboveUnitsOfPedido,
  aboveUnitsOfProducto,
  errorMessages,
  insufficientStock,
} from "#contract/error-messages.ts";
import type { CarritoItem } from "#contract/schemas/carrito.ts";
import type { UnitsConfig } from "../../config/units-config.ts";
import type { Db, Tx } from "../../db/database.ts";
import { aboveBound, conflict, notFound } from "../../errors.ts";
import { findImagenPaths, maxUnitsOf, selectSellables } from "../catalogo/index.ts";
import { countLineas, deleteLinea, selectLineaRows, upsertLinea } from "./carrito.queries.ts";

const maxLineas = 100;

export type Linea = {
  producto_id: number;
  nombre_producto: string;
  sku: string;
  precio: number;
  cantidad: number;
  /** On the shelf, reservas included. */
  stock: number;
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
    const { nombre: nombre_producto, sku, precio, stock, disponible } = producto;
    return { producto_id, nombre_producto, sku, precio, cantidad, stock, disponible };
  });
}

export async function getCarrito(
  db: Db,
  { usuarioId, units }: { usuarioId: number; units: UnitsConfig },
): Promise<CarritoItem[]> {
  const lineas = await readLineas(db, usuarioId);
  const imagenes = await findImagenPaths(
    db,
    lineas.map(({ producto_id }) => producto_id),
  );
  return lineas.map(({ sku: _, stock, ...linea }) => ({
    ...linea,
    maximo: maxUnitsOf(stock, units),
    imagenes: imagenes.get(linea.producto_id) ?? [],
  }));
}

type LineToSet = {
  usuario_id: number;
  producto_id: number;
  cantidad: number;
  units: UnitsConfig;
  now: number;
};

/**
 * Idempotent; 0 or less removes the line. Throws 404 for a producto that is not sold, 409 with
 * `disponible` for too many units, 422 with `maximo` above a bound.
 */
export async function setCantidad(tx: Tx, { units, ...line }: LineToSet): Promise<void> {
  const { usuario_id, producto_id, cantidad } = line;
  if (cantidad <= 0) return deleteLinea(tx, line);
  const [producto] = await selectSellables(tx, { ids: [producto_id], usuarioId: usuario_id });
  if (!producto) throw notFound(errorMessages.productoNotFound);
  if (cantidad > producto.disponible) {
    const message = insufficientStock(producto.nombre, producto.disponible);
    throw conflict(message, Math.max(0, producto.disponible));
  }
  const maximo = maxUnitsOf(producto.stock, units);
  if (cantidad > maximo) throw aboveBound(aboveUnitsOfProducto(producto.nombre, maximo), maximo);
  await checkPedidoBound(tx, { ...line, nombre: producto.nombre, perPedido: units.perPedido });
  await upsertLinea(tx, line);
  if ((await countLineas(tx, usuario_id)) > maxLineas) throw conflict(errorMessages.carritoFull);
}

type Wanted = Omit<LineToSet, "units"> & { nombre: string; perPedido: number };

/** A carrito above the bound may still be made smaller, line by line. */
async function checkPedidoBound(tx: Tx, wanted: Wanted): Promise<void> {
  const { usuario_id, producto_id, cantidad, nombre, perPedido } = wanted;
  const lineas = await readLineas(tx, usuario_id);
  const isOwn = (linea: Linea) => linea.producto_id === producto_id;
  const room = perPedido - sumUnits(lineas.filter((linea) => !isOwn(linea)));
  const before = lineas.find(isOwn)?.cantidad ?? 0;
  if (cantidad > room && cantidad > before) {
    throw aboveBound(aboveUnitsOfPedido(perPedido, { nombre, room }), Math.max(0, room));
  }
}

export function sumUnits(lineas: readonly Pick<Linea, "cantidad">[]): number {
  return lineas.reduce((sum, { cantidad }) => sum + cantidad, 0);
}
