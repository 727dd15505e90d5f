import { useSyncExternalStore } from "react";
import { insufficientStock } from "#contract/error-messages.ts";
import type { CarritoItem } from "#contract/schemas/carrito.ts";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { maxCantidad } from "#contract/values/cantidad.ts";
import { sumClp } from "#contract/values/clp.ts";
import { showToast } from "#web/app/toasts.ts";
import { readSession, useSession } from "#web/areas/acceso/session/session.ts";
import { carritoCopy } from "../carrito.copy.ts";
import { markAnswered } from "./carrito-merge.ts";
import { layOver } from "./carrito-queue.ts";
import { carritoNotices, carritoStorage, guestCarrito, isMergingStore } from "./carrito-session.ts";
import { emptyGuestCarrito, type GuestItem, withCantidad } from "./guest-carrito.ts";
import {
  carritoQueue,
  readServerCarrito,
  refreshCarrito,
  serverCarrito,
} from "./server-carrito.ts";
import { nobodysCarrito } from "./server-carrito-store.ts";

/** What the interface shows of a line, whether it lives in the browser or in the account. */
export type CarritoLine = CarritoItem;

export type CarritoView = {
  status: "loading" | "ready" | "error";
  lines: readonly CarritoLine[];
  /** Units, not lines. */
  count: number;
  /** Sum of price times quantity, in pesos. */
  subtotal: number;
  retry: () => void;
};

const noWanted: ReturnType<typeof carritoQueue.read> = new Map();
const noNotices: readonly string[] = [];

/** The cart as it is shown: the browser's for guests, the account's with pending changes laid over it. */
export function useCarrito(): CarritoView {
  const session = useSession();
  const guest = useSyncExternalStore(
    guestCarrito.subscribe,
    guestCarrito.read,
    () => emptyGuestCarrito,
  );
  const wanted = useSyncExternalStore(carritoQueue.subscribe, carritoQueue.read, () => noWanted);
  const isMerging = useSyncExternalStore(
    isMergingStore.subscribe,
    isMergingStore.read,
    () => false,
  );
  const server = useSyncExternalStore(
    serverCarrito.subscribe,
    serverCarrito.read,
    () => nobodysCarrito,
  );
  if (session.status !== "user") return toView("ready", guest.items.map(toLine), () => {});
  const retry = () => void refreshCarrito();
  const lines = server.userId === session.id ? server.lines : null;
  if (lines && !isMerging) return toView("ready", layOver(lines, wanted), retry);
  return toView(server.status === "error" ? "error" : "loading", lines ?? [], retry);
}

/** Resolves when the account's cart has its first answer or its failure; it never rejects. */
export function readAheadCarrito(): Promise<void> {
  return serverCarrito.ensure();
}

/** Units in the cart, for the badge; 0 until it is known. */
export function useCarritoCount(): number {
  return useCarrito().count;
}

/** What could not be kept in the cart, and a way to put the messages away. */
export function useCarritoNotices(): { notices: readonly string[]; dismiss: () => void } {
  const notices = useSyncExternalStore(
    carritoNotices.subscribe,
    carritoNotices.read,
    () => noNotices,
  );
  return { notices, dismiss: () => carritoNotices.write(noNotices) };
}

/** `addToCarrito(producto, cantidad)`: resolves true when something was added; says so in a toast either way. */
export function useAddToCarrito(): typeof addToCarrito {
  return addToCarrito;
}

/** `setCantidad(line, cantidad)`: shown at once, put back when the server refuses; 0 or less removes. */
export function useSetCantidad(): typeof setCantidad {
  return setCantidad;
}

export function useRemoveFromCarrito(): (line: CarritoLine) => Promise<boolean> {
  return removeFromCarrito;
}

async function addToCarrito(producto: Producto, cantidad: number): Promise<boolean> {
  const { id, nombre, stock } = producto;
  if (readSession().status === "user") await serverCarrito.ensure();
  // Read and written in one go: a second click meanwhile counts on from what the first one made.
  const lines = currentLines();
  if (!lines) return refuse(carritoCopy.changeFailed);
  const before = lines.find((line) => line.producto_id === id)?.cantidad ?? 0;
  const target = Math.min(before + cantidad, stock, maxCantidad);
  if (target <= before) return refuse(insufficientStock(nombre, stock));
  const isKept = await changeLine(toGuestItem(producto, target), target);
  if (!isKept) return false;
  showToast(carritoCopy.added);
  if (target < before + cantidad) showToast(insufficientStock(nombre, stock), "info");
  return true;
}

async function setCantidad(line: CarritoLine, cantidad: number): Promise<boolean> {
  const stored = guestCarrito.read().items.find((item) => item.producto_id === line.producto_id);
  const known = { ...line, nombre: line.nombre_producto, stock: line.disponible };
  return changeLine(stored ?? known, Math.min(Math.max(0, cantidad), maxCantidad));
}

function removeFromCarrito(line: CarritoLine): Promise<boolean> {
  return setCantidad(line, 0);
}

async function changeLine(item: GuestItem, cantidad: number): Promise<boolean> {
  if (readSession().status === "guest") {
    guestCarrito.reload();
    guestCarrito.save(withCantidad(guestCarrito.read().items, item, cantidad));
    return true;
  }
  markAnswered(carritoStorage, item.producto_id);
  return carritoQueue.set({ item: toLine(item), cantidad });
}

function currentLines(): readonly CarritoLine[] | null {
  if (readSession().status === "user") return readServerCarrito();
  guestCarrito.reload();
  return guestCarrito.read().items.map(toLine);
}

function refuse(message: string): false {
  showToast(message, "error");
  return false;
}

/** The stored line keeps the producto's fields; its reviews would only fill the browser's storage. */
function toGuestItem(producto: Producto, cantidad: number): GuestItem {
  const {
    opiniones: _opiniones,
    version: _version,
    ...fields
  } = {
    opiniones: undefined,
    version: undefined,
    ...producto,
  };
  return { ...fields, producto_id: producto.id, cantidad };
}

function toLine(item: GuestItem): CarritoLine {
  const { producto_id, nombre, precio, cantidad, imagenes, stock } = item;
  return { producto_id, nombre_producto: nombre, precio, cantidad, imagenes, disponible: stock };
}

function toView(
  status: CarritoView["status"],
  lines: readonly CarritoLine[],
  retry: () => void,
): CarritoView {
  const count = lines.reduce((units, line) => units + line.cantidad, 0);
  return { status, lines, count, subtotal: sumClp(lines), retry };
}
