import {
  aboveUnitsOfPedido,
  aboveUnitsOfProducto,
  errorMessages,
  insufficientStock,
} from "#contract/error-messages.ts";
import type { CarritoItem } from "#contract/schemas/carrito.ts";
import { maxLineas } from "#contract/schemas/pagos.ts";
import type { UnitsConfig } from "../../config/units-config.ts";
import type { Db } from "../../db/database.ts";
import { aboveBound, conflict, notFound } from "../../errors.ts";
import {
  findImagenPaths,
  maxUnitsOf,
  type SellableRow,
  selectSellables,
} from "../catalogo/index.ts";
import { deleteLinea, type LineaRow, selectLineaRows, upsertLinea } from "./carrito.queries.ts";

export type Linea = {
  producto_id: number;
  nombre_producto: string;
  sku: string;
  precio: number;
  cantidad: number;
  /** On the shelf, reservas included. */
  stock: number;
  disponible: number;
  /** Of one unit; 0 when it is not known. */
  peso_gramos: number;
  a_medida: boolean;
};

/**
 * Oldest first, with today's names and prices. The huella depends on the sequence of the fields.
 */
export async function readLineas(db: Db, usuarioId: number): Promise<Linea[]> {
  const rows = await selectLineaRows(db, usuarioId);
  const ids = rows.map(({ producto_id }) => producto_id);
  return toLineas(rows, await selectSellables(db, { ids, usuarioId }));
}

type Wanted = Pick<LineaRow, "producto_id" | "cantidad">;

/**
 * What somebody without an account wants, in the sequence that they sent; a producto that comes twice is one line.
 * Throws 404 for one that is not sold.
 */
export async function readWanted(
  db: Db,
  { lineas, usuarioId }: { lineas: readonly Wanted[]; usuarioId: number },
): Promise<Linea[]> {
  const sums = new Map<number, number>();
  for (const { producto_id, cantidad } of lineas) {
    sums.set(producto_id, (sums.get(producto_id) ?? 0) + cantidad);
  }
  const rows = [...sums].map(([producto_id, cantidad]) => ({ producto_id, cantidad }));
  const found = toLineas(rows, await selectSellables(db, { ids: [...sums.keys()], usuarioId }));
  if (found.length < rows.length) throw notFound(errorMessages.productoNotFound);
  return found;
}

function toLineas(rows: readonly Wanted[], sellables: readonly SellableRow[]): Linea[] {
  const sold = new Map(sellables.map((producto) => [producto.id, producto]));
  return rows.flatMap(({ producto_id, cantidad }) => {
    const producto = sold.get(producto_id);
    if (!producto) return [];
    const { nombre: nombre_producto, sku, precio, stock, disponible } = producto;
    const { peso_gramos, a_medida } = producto;
    const line = { producto_id, nombre_producto, sku, precio, cantidad };
    return { ...line, stock, disponible, peso_gramos, a_medida: a_medida === 1 };
  });
}

type Own = { usuarioId: number; units: UnitsConfig };

export async function getCarrito(db: Db, { usuarioId, units }: Own): Promise<CarritoItem[]> {
  return toItems(db, { lineas: await readLineas(db, usuarioId), units });
}

async function toItems(
  db: Db,
  { lineas, units }: { lineas: readonly Linea[]; units: UnitsConfig },
): Promise<CarritoItem[]> {
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
 * Idempotent; 0 or less removes the line. Answers the carrito as it is then. Throws 404 for a producto that is
 * not sold, 409 with `disponible` for too many units, 422 with `maximo` above a bound. Only its last statement
 * writes.
 */
export async function setCantidad(db: Db, { units, ...line }: LineToSet): Promise<CarritoItem[]> {
  const { usuario_id, producto_id, cantidad, now } = line;
  if (cantidad <= 0) return removeLinea(db, { usuario_id, producto_id, units });
  const rows = await selectLineaRows(db, usuario_id);
  const ids = [...new Set([...rows.map((row) => row.producto_id), producto_id])];
  const sellables = await selectSellables(db, { ids, usuarioId: usuario_id });
  const producto = sellables.find(({ id }) => id === producto_id);
  if (!producto) throw notFound(errorMessages.productoNotFound);
  checkProducto({ producto, cantidad, units });
  const { perPedido } = units;
  checkPedidoBound(toLineas(rows, sellables), { producto, cantidad, perPedido });
  const known = rows.find((row) => row.producto_id === producto_id);
  if (!known && rows.length >= maxLineas) throw conflict(errorMessages.carritoFull);
  const changed = { producto_id, cantidad, creado_en: known?.creado_en ?? now };
  const after = rows.filter((row) => row !== known).concat(changed);
  after.sort((a, b) => a.creado_en - b.creado_en || a.producto_id - b.producto_id);
  const carrito = await toItems(db, { lineas: toLineas(after, sellables), units });
  await upsertLinea(db, line);
  return carrito;
}

type LineToRemove = Pick<LineToSet, "usuario_id" | "producto_id" | "units">;

/** Idempotent. Answers the carrito as it is then. Only its last statement writes. */
export async function removeLinea(db: Db, line: LineToRemove): Promise<CarritoItem[]> {
  const { units, usuario_id, producto_id } = line;
  const lineas = await readLineas(db, usuario_id);
  const others = lineas.filter((linea) => linea.producto_id !== producto_id);
  const carrito = await toItems(db, { lineas: others, units });
  await deleteLinea(db, { usuario_id, producto_id });
  return carrito;
}

type ToCheck = { producto: SellableRow; cantidad: number };

function checkProducto({ producto, cantidad, units }: ToCheck & { units: UnitsConfig }): void {
  const { nombre, stock, disponible } = producto;
  if (cantidad > disponible) {
    throw conflict(insufficientStock(nombre, disponible), Math.max(0, disponible));
  }
  const maximo = maxUnitsOf(stock, units);
  if (cantidad > maximo) throw aboveBound(aboveUnitsOfProducto(nombre, maximo), maximo);
}

/** A carrito above the bound may still be made smaller, line by line. */
function checkPedidoBound(
  lineas: readonly Linea[],
  { producto: { id, nombre }, cantidad, perPedido }: ToCheck & { perPedido: number },
): void {
  const isOwn = (linea: Linea) => linea.producto_id === id;
  const room = perPedido - sumUnits(lineas.filter((linea) => !isOwn(linea)));
  const before = lineas.find(isOwn)?.cantidad ?? 0;
  if (cantidad > room && cantidad > before) {
    throw aboveBound(aboveUnitsOfPedido(perPedido, { nombre, room }), Math.max(0, room));
  }
}

export function sumUnits(lineas: readonly Pick<Linea, "cantidad">[]): number {
  return lineas.reduce((sum, { cantidad }) => sum + cantidad, 0);
}
