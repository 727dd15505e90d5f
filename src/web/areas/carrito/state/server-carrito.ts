import type { CarritoItem } from "#contract/schemas/carrito.ts";
import { answers } from "#web/app/api/answers.ts";
import { api } from "#web/app/api/api.ts";
import { showToast } from "#web/app/toasts.ts";
import { sessionStore } from "#web/areas/acceso/session/session.ts";
import { carritoCopy } from "../carrito.copy.ts";
import {
  applyWanted,
  createCarritoQueue,
  type SendOutcome,
  type WantedLine,
} from "./carrito-queue.ts";
import { lineId } from "./line-key.ts";
import { createServerCarritoStore } from "./server-carrito-store.ts";

export const serverCarrito = createServerCarritoStore({
  cache: answers,
  read: (signal) => api("getCarrito", { signal }),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

export const carritoQueue = createCarritoQueue({
  send: sendLine,
  onFailure: (_line, message) => {
    showToast(message ?? carritoCopy.changeFailed, "error");
    void serverCarrito.refresh();
  },
});

/** With changes in flight; null before the first answer. */
export function readServerCarrito(): readonly CarritoItem[] | null {
  const { lines } = serverCarrito.read();
  return lines && applyWanted(lines, carritoQueue.read());
}

async function sendLine({ item, cantidad, reemplaza }: WantedLine): Promise<SendOutcome> {
  const session = sessionStore.read();
  if (session.status !== "user") return { ok: false, message: null };
  serverCarrito.cancel();
  const line = lineId(item);
  const result =
    cantidad > 0
      ? await api("setCarritoLinea", { body: { ...line, cantidad, reemplaza } })
      : await api("deleteCarritoLinea", { body: line });
  if (!result.ok) return { ok: false, message: result.error };
  // Another person may have logged in meanwhile.
  if (serverCarrito.read().userId === session.id) serverCarrito.put(result.data.carrito);
  return { ok: true };
}
