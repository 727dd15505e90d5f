import * as z from "zod/mini";
import { maxCantidad } from "#contract/carrito.ts";
import type { KeyValueStorage } from "./browser-storage.ts";
import { createExternalStore } from "./external-store.ts";

export const guestCartKey = "guestCart";
const maxLines = 200;

const wholeNumber = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,15}$/))]),
  z.transform(Number),
);
const positiveInt = wholeNumber.check(
  z.refine((value) => Number.isSafeInteger(value) && value >= 1),
);
const pesos = wholeNumber.check(z.refine((value) => Number.isSafeInteger(value) && value >= 0));

/** The fields the cart needs of a stored line; the other fields of the producto are kept as they are. */
const GuestItemSchema = z.looseObject({
  producto_id: positiveInt,
  cantidad: positiveInt.check(z.refine((value) => value <= maxCantidad)),
  nombre: z.string().check(z.minLength(1), z.maxLength(300)),
  precio: pesos,
  stock: z._default(pesos, maxCantidad),
  imagenes: z._default(z.array(z.string().check(z.regex(/^\/(?!\/)/))), []),
});

/** Fields of the producto plus producto_id and cantidad (specification, section 3). */
export type GuestItem = z.infer<typeof GuestItemSchema>;

export type GuestCarrito = {
  items: readonly GuestItem[];
  /** Lines that could not be read and were dropped. */
  dropped: number;
};

export const emptyGuestCarrito: GuestCarrito = { items: [], dropped: 0 };

/** Reads a stored guest cart. It is the visitor's browser: anything may stand there, so bad lines are dropped. */
export function parseGuestCarrito(raw: string | null): GuestCarrito {
  if (raw === null) return emptyGuestCarrito;
  const list = parseList(raw);
  if (!list) return { items: [], dropped: 1 };
  const items = new Map<number, GuestItem>();
  let dropped = Math.max(0, list.length - maxLines);
  for (const entry of list.slice(0, maxLines)) {
    const parsed = GuestItemSchema.safeParse(entry);
    if (parsed.success) items.set(parsed.data.producto_id, addUp(items, parsed.data));
    else dropped += 1;
  }
  return { items: [...items.values()], dropped };
}

/** The list with this line at this quantity; 0 or less takes it out. */
export function withCantidad(
  items: readonly GuestItem[],
  item: GuestItem,
  cantidad: number,
): GuestItem[] {
  const others = items.filter((line) => line.producto_id !== item.producto_id);
  if (cantidad <= 0) return others;
  const changed = { ...item, cantidad: Math.min(cantidad, maxCantidad) };
  return items.length === others.length
    ? [...items, changed]
    : items.map((line) => (line.producto_id === item.producto_id ? changed : line));
}

/** The guest cart of this browser, kept in step between tabs by `reload`. */
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

  return { read: store.read, subscribe: store.subscribe, reload, save, clear };
}

function parseList(raw: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(raw);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function addUp(items: ReadonlyMap<number, GuestItem>, item: GuestItem): GuestItem {
  const before = items.get(item.producto_id)?.cantidad ?? 0;
  return { ...item, cantidad: Math.min(before + item.cantidad, maxCantidad) };
}
