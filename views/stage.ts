import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import { openApi } from "#rig/shop/open-api.ts";
import type { Place } from "#rig/shop/place.ts";
import type { CaughtCorreo } from "#rig/standins/correo.ts";
import { catchCorreos } from "./stage-correos.ts";
import { type SeenPedidos, sellPedidos } from "./stage-pedidos.ts";
import { enterAs, type Person, registerPerson } from "./stage-people.ts";
import { type SeenProductos, stockProductos } from "./stage-productos.ts";
import { writeWords } from "./stage-words.ts";

/** A shop in which every view has something to show; all of it was made through its own doors. */
export type Stage = Place & {
  tokens: { cliente: string; newcomer: string; admin: string };
  productos: SeenProductos;
  pedidos: Record<PedidoEstado, number> & SeenPedidos;
  /** What the stand-in caught, newest first. */
  correos: CaughtCorreo[];
};

/** The one who owns the shop. */
type Accounts = { admin: { email: string; password: string } };

/**
 * Fills a shop that has its demo catalogue: productos in each state of stock, a buyer with a pedido in
 * each estado, words of people, and the mails all this sends. What it makes, it makes for itself.
 */
export async function buildStage(place: Place, { admin }: Accounts): Promise<Stage> {
  const owner = await enterAs(place, admin);
  const productos = await stockProductos(place, owner);
  const cliente = await registerPerson(place, "Camila Soto");
  const newcomer = await registerPerson(place, "María José Fernández-Echeverría");
  const pedidos = await sellPedidos(place, { owner, cliente, productos });
  await writeWords(place, { owner, cliente, productos });
  await fillCarrito(place, cliente, productos);
  const correos = await catchCorreos(place);
  return {
    ...place,
    tokens: { cliente: cliente.token, newcomer: newcomer.token, admin: owner },
    productos,
    pedidos,
    correos,
  };
}

async function fillCarrito(
  place: Place,
  { token }: Person,
  { withOpiniones, lastUnit }: SeenProductos,
): Promise<void> {
  const api = openApi(place, token);
  await api("setCarritoLinea", { body: { producto_id: withOpiniones.id, cantidad: 2 } });
  await api("setCarritoLinea", { body: { producto_id: lastUnit.id, cantidad: 1 } });
}
