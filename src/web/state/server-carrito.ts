import { queryOptions } from "@tanstack/react-query";
import type { CarritoItem } from "#contract/carrito.ts";
import { api } from "#web/api.ts";
import { carritoCopy } from "#web/copy/carrito.ts";
import { unwrap } from "./api-error.ts";
import { createCarritoQueue, layOver, type SendOutcome, type WantedLine } from "./carrito-queue.ts";
import { queryClient } from "./query-client.ts";
import { readSession } from "./session.ts";
import { showToast } from "./toasts.ts";

/** The cart of the account; `userId` keeps one person's cart from ever being shown to the next. */
export function carritoQuery(userId: string) {
  return queryOptions({
    queryKey: ["carrito", userId],
    queryFn: async ({ signal }) => unwrap(await api("getCarrito", { signal })),
    enabled: userId !== "",
  });
}

export const carritoQueue = createCarritoQueue({
  send: sendLine,
  onFailure: (_line, message) => {
    showToast(message ?? carritoCopy.changeFailed, "error");
    void refreshCarrito();
  },
});

/** Loads the account's cart again, wherever it is shown. */
export async function refreshCarrito(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ["carrito"] });
}

/** The account's cart as it is shown now, changes under way included; throws when it cannot be loaded. */
export async function loadServerCarrito(userId: string): Promise<readonly CarritoItem[]> {
  const base = await queryClient.fetchQuery(carritoQuery(userId));
  return layOver(base, carritoQueue.read());
}

async function sendLine({ item, cantidad }: WantedLine): Promise<SendOutcome> {
  const session = readSession();
  if (session.status !== "user") return { ok: false, message: null };
  const { queryKey } = carritoQuery(session.id);
  await queryClient.cancelQueries({ queryKey });
  const { producto_id } = item;
  const result =
    cantidad > 0
      ? await api("setCarrito", { body: { producto_id, cantidad } })
      : await api("deleteCarrito", { body: { producto_id } });
  if (!result.ok) return { ok: false, message: result.error };
  queryClient.setQueryData(queryKey, result.data.carrito);
  return { ok: true };
}
