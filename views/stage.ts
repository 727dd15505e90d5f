import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import { openApi } from "#rig/shop/open-api.ts";
import type { Place } from "#rig/shop/place.ts";
import type { CaughtCorreo } from "#rig/standins/correo.ts";
import { catchCorreos } from "./stage-correos.ts";
import { type SeenPedidos, sellPedidos } from "./stage-pedidos.ts";
import {
  enterAs,
  inviteSomebody,
  type Person,
  registerPerson,
  walkFactor,
  walkGuest,
} from "./stage-people.ts";
import { walkPeticiones } from "./stage-peticiones.ts";
import { type SeenProductos, stockProductos } from "./stage-productos.ts";
import { writeWords } from "./stage-words.ts";

/** A shop with content for every view, made through its API. */
export type Stage = Place & {
  tokens: { cliente: string; newcomer: string; admin: string };
  productos: SeenProductos;
  pedidos: Record<PedidoEstado, number> & SeenPedidos;
  correos: CaughtCorreo[];
};

type Accounts = { admin: { email: string; password: string } };

/** Every state of stock, every estado, opiniones, mensajes, all mails. */
export async function buildStage(place: Place, { admin }: Accounts): Promise<Stage> {
  const owner = await enterAs(place, admin);
  const productos = await stockProductos(place, owner);
  const cliente = await registerPerson(place, "Camila Soto");
  const newcomer = await registerPerson(place, "María José Fernández-Echeverría");
  const pedidos = await sellPedidos(place, { owner, cliente, productos });
  await writeWords(place, { owner, cliente, productos });
  await walkFactor(place, admin);
  await fillCarrito(place, cliente, productos);
  await walkGuest(place, productos.withOpiniones.id);
  await inviteSomebody(place, owner);
  await walkPeticiones(place, owner);
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
