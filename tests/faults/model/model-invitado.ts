import { freeUnits, itemAt, type Model } from "./model.ts";
import { liveOf, movePedido, release } from "./model-pago.ts";
import type { ModelAviso, Waiter } from "./model-people.ts";
import { erasePeticiones, tiposOf } from "./model-peticiones.ts";

const unpaid = new Set(["pendiente_pago", "fallido", "cancelado", "expirado"]);

/** Moves what the guest bought to the account with the same address, unless a payment is under way. */
export function findOwnPedidos(model: Model): void {
  const { person, cuenta, isOpen } = model.invitado;
  if (cuenta === null || !isOpen || liveOf(model, person).length > 0) return;
  const bought = model.pedidos.filter((it) => it.person === person && !unpaid.has(it.estado));
  for (const pedido of bought) pedido.person = cuenta;
  for (const it of model.intentos) {
    if (bought.includes(itemAt(model.pedidos, it.pedido))) it.person = cuenta;
  }
  const isEmpty = model.pedidos.every((it) => it.person !== person);
  if (bought.length > 0 && isEmpty) model.invitado.isOpen = false;
}

/** By the link to the address. The next purchase is somebody new's. */
export function eraseInvitado(model: Model): number {
  const { person, cuenta, isOpen } = model.invitado;
  const own = model.pedidos.filter((it) => it.person === person);
  if (isOpen) {
    const live = liveOf(model, person);
    if (live.some(({ estado }) => estado === "confirmando")) return 409;
    if (own.some(({ estado }) => estado === "pagado")) return 409;
    for (const intento of live) {
      intento.estado = "reemplazado";
      movePedido(model, intento.pedido, "cancelado");
      release(intento);
    }
    for (const pedido of own) pedido.isErased = true;
    for (const enlace of model.enlaces) {
      if (itemAt(model.pedidos, enlace.pedido).isErased) enlace.isEnded = true;
    }
    model.carritos.push([]);
    model.invitado.person = model.carritos.length - 1;
  }
  if (cuenta !== null) return 200;
  erasePeticiones(model);
  model.avisos = model.avisos.filter(({ waiter }) => waiter !== "invitado");
  model.correos = model.correos.filter((correo) => !correo.startsWith("aviso invitado"));
  return 200;
}

/** True when the mail about it has a link of its own. */
export function mailPedido(model: Model, pedido: number): boolean {
  const { person, isErased } = itemAt(model.pedidos, pedido);
  const isOfInvitado = person === model.invitado.person && !isErased;
  if (isOfInvitado) model.enlaces.push({ pedido, isEnded: false });
  return isOfInvitado;
}

export function endEnlaces(model: Model, place: number): number {
  const { pedido, isEnded } = itemAt(model.enlaces, place);
  if (isEnded) return 404;
  for (const enlace of model.enlaces) if (enlace.pedido === pedido) enlace.isEnded = true;
  return 200;
}

export function askForAviso(model: Model, { producto, waiter }: ModelAviso): number {
  if (!itemAt(model.productos, producto).isActivo) return 404;
  if (freeUnits(model, producto) > 0) return 409;
  const isKnown = model.avisos.some((it) => it.producto === producto && it.waiter === waiter);
  if (!isKnown) model.avisos.push({ producto, waiter });
  return 200;
}

export function endAvisos(model: Model, waiter: Waiter): void {
  model.avisos = model.avisos.filter((it) => it.waiter !== waiter);
}

/** One mail each, once there is something to buy: none to who objected, none yet to whose data are blocked. */
export function sweepAvisos(model: Model): void {
  model.avisos = model.avisos.filter(({ waiter }) => !tiposOf(model, waiter).has("oposicion"));
  const isBack = ({ producto, waiter }: ModelAviso) =>
    itemAt(model.productos, producto).isActivo &&
    freeUnits(model, producto) > 0 &&
    tiposOf(model, waiter).size === 0;
  for (const { waiter, producto } of model.avisos.filter(isBack)) {
    model.correos.push(`aviso ${waiter} ${producto}`);
  }
  model.avisos = model.avisos.filter((it) => !isBack(it));
}
