import type { Personalizacion, Valor } from "#contract/schemas/personalizacion.ts";
import { maxCantidad, maxLineaRows } from "#contract/values/producto/cantidad.ts";
import type { KeyValueStorage } from "#web/app/browser/browser-storage.ts";
import { createExternalStore } from "#web/app/browser/external-store.ts";
import { isRecord, parseJson } from "#web/app/browser/stored-json.ts";
import { isSameLine, lineKey } from "./line-key.ts";

export const guestCartKey = "guestCart";
const maxNombre = 300;

/** docs/reglas.md 58 */
export type GuestItem = {
  producto_id: number;
  cantidad: number;
  nombre: string;
  precio: number;
  stock: number;
  imagenes: string[];
  personalizacion?: Personalizacion;
  personalizacion_textos?: Valor[];
  /** By clave: why the campos of today do not take it. */
  personalizacion_errores?: Record<string, string> | undefined;
  [field: string]: unknown;
};

export type GuestCarrito = {
  items: readonly GuestItem[];
  /** Number of invalid lines. */
  dropped: number;
};

const emptyGuestCarrito: GuestCarrito = { items: [], dropped: 0 };

/** Local storage may hold anything: invalid lines are dropped. */
export function parseGuestCarrito(raw: string | null): GuestCarrito {
  if (raw === null) return emptyGuestCarrito;
  const list = parseJson(raw);
  if (!Array.isArray(list)) return { items: [], dropped: 1 };
  const items = new Map<string, GuestItem>();
  let dropped = Math.max(0, list.length - maxLineaRows);
  for (const entry of list.slice(0, maxLineaRows)) {
    const item = readItem(entry);
    if (item) items.set(lineKey(item), addUp(items, item));
    else dropped += 1;
  }
  return { items: [...items.values()], dropped };
}

/** 0 or less removes the line. */
export function withCantidad(
  items: readonly GuestItem[],
  item: GuestItem,
  cantidad: number,
): GuestItem[] {
  const isSame = isSameLine(item);
  const others = items.filter((line) => !isSame(line));
  if (cantidad <= 0) return others;
  const changed = { ...item, cantidad: Math.min(cantidad, maxCantidad) };
  return items.length === others.length
    ? [...items, changed]
    : items.map((line) => (isSame(line) ? changed : line));
}

/** `reload` synchronises tabs. */
export function createGuestCarritoStore(storage: KeyValueStorage, onDropped: () => void) {
  const store = createExternalStore<GuestCarrito>(emptyGuestCarrito);
  let shownRaw: string | null = null;

  function reload(): void {
    const raw = storage.get(guestCartKey);
    if (raw === shownRaw) return;
    shownRaw = raw;
    const next = parseGuestCarrito(raw);
    store.write(next);
    if (next.dropped > 0) {
      save(next.items);
      onDropped();
    }
  }

  function save(items: readonly GuestItem[]): void {
    if (items.length === 0) {
      clear();
      return;
    }
    shownRaw = JSON.stringify(items);
    storage.set(guestCartKey, shownRaw);
    store.write({ items, dropped: 0 });
  }

  function clear(): void {
    shownRaw = null;
    storage.remove(guestCartKey);
    store.write(emptyGuestCarrito);
  }

  const { read, subscribe, initial } = store;
  return { read, subscribe, initial, reload, save, clear };
}

/** Not a schema: no page should load zod for the carrito. */
function readItem(entry: unknown): GuestItem | null {
  if (!isRecord(entry)) return null;
  const { nombre, imagenes = [], stock: storedStock = maxCantidad } = entry;
  const [producto_id, cantidad] = [entry.producto_id, entry.cantidad].map(readWhole);
  const [precio, stock] = [entry.precio, storedStock].map(readWhole);
  if (!producto_id || !cantidad || cantidad > maxCantidad) return null;
  if (precio === undefined || stock === undefined) return null;
  if (typeof nombre !== "string" || nombre === "" || nombre.length > maxNombre) return null;
  if (!Array.isArray(imagenes) || !imagenes.every(isLocalPath)) return null;
  const { personalizacion, personalizacion_textos: textos } = entry;
  if (personalizacion !== undefined && !isTexts(personalizacion)) return null;
  if (textos !== undefined && !(Array.isArray(textos) && textos.every(isTexts))) return null;
  return { ...entry, producto_id, cantidad, nombre, precio, stock, imagenes };
}

function isTexts(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === "string");
}

/** From 0, as a number or as digits. */
function readWhole(value: unknown): number | undefined {
  const isDigits = typeof value === "string" && /^\d{1,15}$/.test(value);
  const number = isDigits ? Number(value) : value;
  return Number.isSafeInteger(number) && Number(number) >= 0 ? Number(number) : undefined;
}

function isLocalPath(value: unknown): value is string {
  return typeof value === "string" && /^\/(?!\/)/.test(value);
}

function addUp(items: ReadonlyMap<string, GuestItem>, item: GuestItem): GuestItem {
  const before = items.get(lineKey(item))?.cantidad ?? 0;
  return { ...item, cantidad: Math.min(before + item.cantidad, maxCantidad) };
}
