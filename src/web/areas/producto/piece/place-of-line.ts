import { sessionStore } from "#web/areas/acceso/session/session.ts";
import {
  type CarritoLine,
  currentLines,
  type Into,
  toLine,
} from "#web/areas/carrito/state/carrito.ts";
import { markAnswered } from "#web/areas/carrito/state/carrito-merge.ts";
import { carritoStorage, guestCarrito } from "#web/areas/carrito/state/carrito-session.ts";
import { type GuestItem, withCantidad } from "#web/areas/carrito/state/guest-carrito.ts";
import { isSameLine } from "#web/areas/carrito/state/line-key.ts";
import { carritoQueue } from "#web/areas/carrito/state/server-carrito.ts";

/** The place of a line: what is added there is sent in one call with its removal. */
export function placeOf(replaced: CarritoLine): Into {
  const isOld = isSameLine(replaced);
  return {
    read: () => currentLines()?.filter((line) => !isOld(line)) ?? null,
    set: async (item, cantidad) => {
      if (sessionStore.read().status === "guest") {
        guestCarrito.save(withReplaced(guestCarrito.read().items, { replaced, item, cantidad }));
        return true;
      }
      for (const line of [replaced, item]) markAnswered(carritoStorage, line);
      const reemplaza = isOld(item) ? undefined : (replaced.personalizacion ?? {});
      return carritoQueue.set({ item: toLine(item), cantidad, reemplaza });
    },
  };
}

type Replacement = { replaced: CarritoLine; item: GuestItem; cantidad: number };

/** At the place of the old line, unless an equal one stands already. */
export function withReplaced(
  items: readonly GuestItem[],
  { replaced, item, cantidad }: Replacement,
): GuestItem[] {
  const isOld = isSameLine(replaced);
  const isKnown = items.some(isSameLine(item));
  const left = items.flatMap((line) => {
    if (!isOld(line)) return [line];
    return isKnown ? [] : [item];
  });
  return withCantidad(left, item, cantidad);
}
