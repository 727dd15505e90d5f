import { tabBrowserStorage } from "#web/app/browser/browser-storage.ts";
import { guestCarrito } from "./state/carrito-session.ts";
import { type GuestItem, withCantidad } from "./state/guest-carrito.ts";
import { isSameLine, type LineId } from "./state/line-key.ts";

const key = "guestBought";

type Bought = LineId & { cantidad: number };

/** Once for a pedido: a receipt that is opened again must not take what was added since. */
export function removeBought(pedidoId: number, bought: readonly Bought[]): void {
  const storage = tabBrowserStorage();
  if (storage.get(key) === String(pedidoId)) return;
  storage.set(key, String(pedidoId));
  guestCarrito.save(withoutBought(guestCarrito.read().items, bought));
}

/** Units that were added meanwhile stay. */
export function withoutBought(
  items: readonly GuestItem[],
  bought: readonly Bought[],
): readonly GuestItem[] {
  return bought.reduce((left, line) => {
    const item = left.find(isSameLine(line));
    return item ? withCantidad(left, item, item.cantidad - line.cantidad) : left;
  }, items);
}
