import type { CarritoItem } from "#contract/schemas/carrito.ts";
import type { Producto, ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { aboveUnitsOfProducto, insufficientStock } from "#contract/unit-messages.ts";
import { sumClp } from "#contract/values/pago/clp.ts";
import { maxCantidad } from "#contract/values/producto/cantidad.ts";
import type { Pieza } from "#contract/values/producto/to-pieza.ts";
import { useExternalStore } from "#web/app/browser/external-store.ts";
import { showToast } from "#web/app/toasts.ts";
import { sessionStore, useSession } from "#web/areas/acceso/session/session.ts";
import { carritoCopy } from "../carrito.copy.ts";
import { payableUnits } from "../payable-units.ts";
import { markAnswered } from "./carrito-merge.ts";
import { applyWanted } from "./carrito-queue.ts";
import {
  carritoNotices,
  carritoStorage,
  guestCarrito,
  isMergingStore,
  refreshGuestCarrito,
} from "./carrito-session.ts";
import { type GuestItem, withCantidad } from "./guest-carrito.ts";
import { isSameLine } from "./line-key.ts";
import { carritoQueue, readServerCarrito, serverCarrito } from "./server-carrito.ts";

export type CarritoLine = CarritoItem;

export type CarritoView = {
  status: "loading" | "ready" | "error";
  lines: readonly CarritoLine[];
  /** Units, not lines. */
  count: number;
  /** In pesos. */
  subtotal: number;
  retry: () => void;
};

/** Local for guests; the account's with changes in flight over it. */
export function useCarrito(): CarritoView {
  const session = useSession();
  const guest = useExternalStore(guestCarrito);
  const wanted = useExternalStore(carritoQueue);
  const isMerging = useExternalStore(isMergingStore);
  const server = useExternalStore(serverCarrito);
  if (session.status !== "user") {
    return toView("ready", guest.items.map(toLine), () => void refreshGuestCarrito());
  }
  const retry = () => void serverCarrito.refresh();
  const lines = server.userId === session.id ? server.lines : null;
  if (lines && !isMerging) return toView("ready", applyWanted(lines, wanted), retry);
  return toView(server.status === "error" ? "error" : "loading", lines ?? [], retry);
}

/** Never rejects. */
export function prefetchCarrito(): Promise<void> {
  return serverCarrito.ensure();
}

/** Units of a producto that are in the carrito, over all its lines; 0 until loaded. */
export function useCantidadInCarrito(productoId: number): number {
  return unitsOf(useCarrito().lines, productoId);
}

function unitsOf(lines: readonly CarritoLine[], productoId: number): number {
  const own = lines.filter((line) => line.producto_id === productoId);
  return own.reduce((units, { cantidad }) => units + cantidad, 0);
}

/** For the badge; 0 until loaded. */
export function useCarritoCount(): number {
  return useCarrito().count;
}

export function useCarritoNotices(): { notices: readonly string[]; dismiss: () => void } {
  const notices = useExternalStore(carritoNotices);
  return { notices, dismiss: () => carritoNotices.write(carritoNotices.initial) };
}

type Added = Omit<Producto, "familia"> & Partial<ProductoDetalle>;

/** A piece is added to the carrito, or put in the place of one of its lines. */
export type Into = {
  /** Null while it is unknown. */
  read: () => readonly CarritoLine[] | null;
  set: (item: GuestItem, cantidad: number) => Promise<boolean>;
};

const carrito: Into = { read: currentLines, set: changeLine };

type ToAdd = { cantidad: number; pieza?: Pieza | null; into?: Into };

/** True when something was added; a refusal shows a toast, and so does what comes to the carrito. */
export async function addToCarrito(
  producto: Added,
  { cantidad, pieza = null, into = carrito }: ToAdd,
): Promise<boolean> {
  const { id, nombre, stock } = producto;
  const most = payableUnits({ disponible: stock, maximo: producto.maximo });
  const isAll =
    most < stock ? aboveUnitsOfProducto(nombre, most) : insufficientStock(nombre, stock);
  if (sessionStore.read().status === "user") await serverCarrito.ensure();
  // No await between read and write, so that a second click adds to the first.
  const lines = into.read();
  if (!lines) return refuse(carritoCopy.changeFailed);
  const item = toGuestItem(producto, pieza);
  const before = lines.find(isSameLine(item))?.cantidad ?? 0;
  const beside = unitsOf(lines, id) - before;
  const target = Math.min(before + cantidad, most - beside, maxCantidad);
  if (target <= before) return refuse(isAll);
  const isAdded = await into.set({ ...item, cantidad: target }, target);
  if (!isAdded) return false;
  const link = { label: carritoCopy.seeCarrito, to: "/carrito" };
  if (into === carrito) showToast(carritoCopy.added, "success", { subject: nombre, link });
  if (target < before + cantidad) showToast(isAll, "info");
  return true;
}

/** Optimistic; 0 or less removes the line. */
export async function setCantidad(line: CarritoLine, cantidad: number): Promise<boolean> {
  const stored = guestCarrito.read().items.find(isSameLine(line));
  const known = { ...line, nombre: line.nombre_producto, stock: line.disponible };
  return changeLine(stored ?? known, Math.min(Math.max(0, cantidad), maxCantidad));
}

export function removeFromCarrito(line: CarritoLine): Promise<boolean> {
  return setCantidad(line, 0);
}

async function changeLine(item: GuestItem, cantidad: number): Promise<boolean> {
  if (sessionStore.read().status === "guest") {
    guestCarrito.reload();
    guestCarrito.save(withCantidad(guestCarrito.read().items, item, cantidad));
    return true;
  }
  markAnswered(carritoStorage, item);
  return carritoQueue.set({ item: toLine(item), cantidad });
}

export function currentLines(): readonly CarritoLine[] | null {
  if (sessionStore.read().status === "user") return readServerCarrito();
  guestCarrito.reload();
  return guestCarrito.read().items.map(toLine);
}

function refuse(message: string): false {
  showToast(message, "error");
  return false;
}

/** Without lists, which would fill the browser's storage. */
function toGuestItem(producto: Added, pieza: Pieza | null): GuestItem {
  const { opiniones: _, version: __, personalizacion: ___, precio, ...shown } = producto;
  const { familia: ____, variantes: _____, espera_dias, ...fields } = shown;
  const plazo_dias = espera_dias ?? fields.plazo_dias;
  const item = { ...fields, plazo_dias, producto_id: producto.id, cantidad: 0 };
  if (!pieza) return { ...item, precio };
  const { valores, textos, a_medida } = pieza;
  const texts = { personalizacion: valores, personalizacion_textos: textos };
  return { ...item, ...texts, a_medida, precio: pieza.precio };
}

export function toLine(item: GuestItem): CarritoLine {
  const { producto_id, nombre, precio, cantidad, imagenes, stock } = item;
  const peso = typeof item.peso_gramos === "number" ? { peso_gramos: item.peso_gramos } : {};
  const maximo = typeof item.maximo === "number" ? { maximo: item.maximo } : {};
  const plazo = typeof item.plazo_dias === "number" ? { plazo_dias: item.plazo_dias } : {};
  const medida = typeof item.a_medida === "boolean" ? { a_medida: item.a_medida } : {};
  const { personalizacion, personalizacion_textos: textos } = item;
  const texts = personalizacion ? { personalizacion, personalizacion_textos: textos } : {};
  const errores = item.personalizacion_errores;
  const pieza = errores ? { ...texts, personalizacion_errores: errores } : texts;
  const line = { ...pieza, producto_id, nombre_producto: nombre, precio, cantidad, imagenes };
  return { ...line, disponible: stock, ...maximo, ...peso, ...plazo, ...medida };
}

function toView(
  status: CarritoView["status"],
  lines: readonly CarritoLine[],
  retry: () => void,
): CarritoView {
  const count = lines.reduce((units, line) => units + line.cantidad, 0);
  return { status, lines, count, subtotal: sumClp(lines), retry };
}
