import { errorMessages } from "#contract/error-messages.ts";
import type { CarritoItem } from "#contract/schemas/carrito.ts";
import type { Personalizacion } from "#contract/schemas/personalizacion.ts";
import {
  aboveUnitsOfPedido,
  aboveUnitsOfProducto,
  insufficientStock,
} from "#contract/unit-messages.ts";
import { maxLineas } from "#contract/values/producto/cantidad.ts";
import type { UnitsConfig } from "../../config/units-config.ts";
import type { Db } from "../../db/database.ts";
import { aboveBound, conflict, notFound } from "../../errors.ts";
import { maxUnitsOf, type SellableRow, selectSellables } from "../catalogo/index.ts";
import { deleteLinea, selectLineaRows, upsertLinea } from "./carrito.queries.ts";
import {
  checkTyped,
  huellaOf,
  isSameLinea,
  type Linea,
  sumByProducto,
  sumUnits,
  toLinea,
  type Wanted,
} from "./linea.ts";

/**
 * Oldest first, with today's names and prices. The huella depends on the sequence of the fields.
 */
export async function readLineas(db: Db, usuarioId: number): Promise<Linea[]> {
  const rows = await selectLineaRows(db, usuarioId);
  const ids = idsOf(rows);
  return toLineas(rows, await selectSellables(db, { ids, usuarioId }));
}

type Sent = {
  producto_id: number;
  cantidad: number;
  personalizacion?: Personalizacion | undefined;
};

/**
 * Lines that somebody without an account wants, in the sequence that they sent; an equal piece that comes twice is one
 * line. Throws 404 for a producto that is not sold, 422 for a personalizacion that does not fit it.
 */
export async function readWanted(
  db: Db,
  { lineas, usuarioId }: { lineas: readonly Sent[]; usuarioId: number },
): Promise<Linea[]> {
  const sellables = await selectSellables(db, { ids: idsOf(lineas), usuarioId });
  const sold = new Map(sellables.map((producto) => [producto.id, producto]));
  const wanted = new Map<string, Wanted>();
  for (const { producto_id, cantidad, personalizacion } of lineas) {
    const producto = sold.get(producto_id);
    if (!producto) throw notFound(errorMessages.productoNotFound);
    const valores = checkTyped(producto, personalizacion);
    const key = `${producto_id} ${huellaOf(valores)}`;
    const before = wanted.get(key)?.cantidad ?? 0;
    wanted.set(key, { producto_id, valores, cantidad: before + cantidad });
  }
  return toLineas([...wanted.values()], sellables);
}

function idsOf(rows: readonly { producto_id: number }[]): number[] {
  return [...new Set(rows.map(({ producto_id }) => producto_id))];
}

function toLineas(rows: readonly Wanted[], sellables: readonly SellableRow[]): Linea[] {
  const sold = new Map(sellables.map((producto) => [producto.id, producto]));
  return rows.flatMap((row) => {
    const producto = sold.get(row.producto_id);
    return producto ? [toLinea(row, producto)] : [];
  });
}

type Own = { usuarioId: number; units: UnitsConfig };

export async function getCarrito(db: Db, { usuarioId, units }: Own): Promise<CarritoItem[]> {
  return toItems(await readLineas(db, usuarioId), units);
}

function toItems(lineas: readonly Linea[], units: UnitsConfig): CarritoItem[] {
  const sums = new Map(sumByProducto(lineas).map((it) => [it.producto_id, it.cantidad]));
  return lineas.map(({ sku: _, stock, pieza, ...linea }) => {
    const others = (sums.get(linea.producto_id) ?? 0) - linea.cantidad;
    return {
      ...linea,
      disponible: Math.max(0, linea.disponible - others),
      maximo: Math.max(0, maxUnitsOf(stock, units) - others),
      ...(pieza && {
        personalizacion: pieza.valores,
        personalizacion_textos: pieza.textos,
        ...(Object.keys(pieza.errores).length > 0 && { personalizacion_errores: pieza.errores }),
      }),
    };
  });
}

type LineToSet = {
  usuario_id: number;
  producto_id: number;
  personalizacion?: Personalizacion | undefined;
  reemplaza?: Personalizacion | undefined;
  cantidad: number;
  units: UnitsConfig;
  now: number;
};

/**
 * Idempotent; 0 or less removes the line. Answers the carrito as it is then. Throws 404 for a producto that is
 * not sold, 409 with `disponible` for too many units, 422 with `maximo` above a bound, 422 with the campos of a
 * personalizacion that does not fit. Only its last statement writes; with `reemplaza` its last two do.
 */
export async function setCantidad(db: Db, { units, ...line }: LineToSet): Promise<CarritoItem[]> {
  const { usuario_id, producto_id, cantidad, personalizacion, reemplaza } = line;
  if (cantidad <= 0) {
    return removeLinea(db, { usuario_id, producto_id, personalizacion, units });
  }
  const rows = await selectLineaRows(db, usuario_id);
  const ids = idsOf([...rows, { producto_id }]);
  const sellables = await selectSellables(db, { ids, usuarioId: usuario_id });
  const producto = sellables.find(({ id }) => id === producto_id);
  if (!producto) throw notFound(errorMessages.productoNotFound);
  const valores = checkTyped(producto, personalizacion);
  const huella = huellaOf(valores);
  const isOwn = isSameLinea({ producto_id, huella });
  const known = rows.find(isOwn);
  const isOld = isSameLinea({ producto_id, huella: huellaOf(reemplaza) });
  const old = reemplaza && rows.find((row) => row !== known && isOld(row));
  const others = rows.filter((row) => row !== known && row !== old);
  const beside = sumUnits(others.filter((row) => row.producto_id === producto_id));
  checkProducto({ producto, cantidad, beside, units });
  checkPedidoBound(toLineas(others, sellables), {
    nombre: producto.nombre,
    cantidad,
    before: (known?.cantidad ?? 0) + (old?.cantidad ?? 0),
    perPedido: units.perPedido,
  });
  if (!known && others.length >= maxLineas) throw conflict(errorMessages.carritoFull);
  const { creado_en: now } = known ?? old ?? { creado_en: line.now };
  const changed = { producto_id, huella, valores, cantidad, creado_en: now };
  const after = [...others, changed].toSorted(
    (a, b) =>
      a.creado_en - b.creado_en || a.producto_id - b.producto_id || (a.huella < b.huella ? -1 : 1),
  );
  if (old) await deleteLinea(db, { usuario_id, ...old });
  await upsertLinea(db, { usuario_id, producto_id, huella, valores, cantidad, now });
  return toItems(toLineas(after, sellables), units);
}

type LineToRemove = Pick<LineToSet, "usuario_id" | "producto_id" | "personalizacion" | "units">;

/**
 * Idempotent. Answers the carrito as it is then. The values are compared as they were answered, so that a line can
 * go whose campos have changed. Only its last statement writes.
 */
export async function removeLinea(db: Db, line: LineToRemove): Promise<CarritoItem[]> {
  const { units, usuario_id, producto_id, personalizacion } = line;
  const huella = huellaOf(personalizacion);
  const isOwn = isSameLinea({ producto_id, huella });
  const lineas = await readLineas(db, usuario_id);
  const others = lineas.filter(({ pieza, ...linea }) => {
    return !isOwn({ ...linea, huella: pieza?.huella ?? "" });
  });
  await deleteLinea(db, { usuario_id, producto_id, huella });
  return toItems(others, units);
}

type ToCheck = { producto: SellableRow; cantidad: number; beside: number; units: UnitsConfig };

/** `beside`: units of the producto in other lines, which share its stock. */
function checkProducto({ producto, cantidad, beside, units }: ToCheck): void {
  const { nombre, stock } = producto;
  const disponible = Math.max(0, producto.disponible - beside);
  if (cantidad > disponible) throw conflict(insufficientStock(nombre, disponible), disponible);
  const maximo = Math.max(0, maxUnitsOf(stock, units) - beside);
  if (cantidad > maximo) throw aboveBound(aboveUnitsOfProducto(nombre, maximo), maximo);
}

type Bound = { nombre: string; cantidad: number; before: number; perPedido: number };

/** A carrito above the bound may still be made smaller, line by line. */
function checkPedidoBound(
  others: readonly Linea[],
  { nombre, cantidad, before, perPedido }: Bound,
): void {
  const room = perPedido - sumUnits(others);
  if (cantidad > room && cantidad > before) {
    throw aboveBound(aboveUnitsOfPedido(perPedido, { nombre, room }), Math.max(0, room));
  }
}
