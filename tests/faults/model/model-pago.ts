import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import { days, hours, minutes, seconds } from "#server/time/clock.ts";
import {
  canHold,
  claimable,
  type Intento,
  itemAt,
  type Model,
  type Pedido,
  pedidoOf,
  sumOf,
  unpaid,
} from "./model.ts";
import { type Starting, takeFromCarrito, wantedLineas } from "./model-carrito.ts";
import { chooseWay } from "./model-despacho.ts";
import { hasStartedOften, isAboveBounds, keepStock, planHold } from "./model-hold.ts";
import { type Committed, call, commit, isAway, type Status, status } from "./model-provider.ts";
import { createTrabajos } from "./model-taller.ts";

const sameStartMs = seconds(5);
const samePedidoMs = hours(24);
export const deadAfterMs = minutes(16);

export type Started = { intento: number } | { refused: number };

export function startPayment(model: Model, person: number, starting: Starting): Started {
  if (isAway(model)) return { refused: 503 };
  const before = structuredClone(model);
  const prepared = prepare(model, person, starting);
  if ("refused" in prepared) Object.assign(model, before);
  if ("refused" in prepared) return prepared;
  const intento = itemAt(model.intentos, prepared.intento);
  if (!prepared.isNew) return { intento: prepared.intento };
  if (call(model, "create", () => true) === null) {
    close(model, intento, "no_creado");
    return { refused: 503 };
  }
  intento.estado = "abierto";
  intento.transaccion = {
    estado: "created",
    createdAt: model.now,
    openedAt: null,
    resolvedAt: null,
    chargedAt: null,
    returned: 0,
  };
  return { intento: prepared.intento };
}

type Prepared = { intento: number; isNew: boolean } | { refused: number };

function prepare(model: Model, person: number, starting: Starting): Prepared {
  const { wish, choice } = starting;
  const lineas = wantedLineas(model, { person, ...starting });
  if ("refused" in lineas) return lineas;
  const despacho = chooseWay(model, { person, lineas, choice });
  if ("refused" in despacho) return despacho;
  if (wish) model.invitado.isOpen = true;
  const isOfInvitado = wish !== undefined;
  const frozen = JSON.stringify([lineas, despacho, isOfInvitado]);
  const isEqual = (place: number) => itemAt(model.pedidos, place).frozen === frozen;
  const standing = supersede(model, person, isEqual);
  if (standing) return standing;
  if (hasStartedOften(model, person)) return { refused: 429 };
  const hold = planHold(model, { person, lineas });
  if (!canHold(model, lineas)) return { refused: 409 };
  if (isAboveBounds(model, { person, lineas })) return { refused: 422 };
  const known = model.pedidos.findLastIndex(
    (it, place) => isPayable(model, it) && it.person === person && isEqual(place),
  );
  const opening = { person, lineas, despacho, isOfInvitado, frozen };
  const pedido = known >= 0 ? known : addPedido(model, opening);
  movePedido(model, pedido, "pendiente_pago");
  const intento = { pedido, person, createdAt: model.now, expiresAt: hold.heldUntil, ...hold };
  const reserva = hold.heldUntil > model.now ? "abierta" : "liberada";
  model.intentos.push({ ...intento, estado: "creando", reserva, transaccion: null });
  return { intento: model.intentos.length - 1, isNew: true };
}

/** A repeated start gets the same payment; another replaces the open one. */
function supersede(
  model: Model,
  person: number,
  isEqual: (pedido: number) => boolean,
): Prepared | null {
  for (const intento of liveOf(model, person).toReversed()) {
    const isSame = isEqual(intento.pedido);
    if (intento.estado === "confirmando") {
      if (isSame) return { refused: 409 };
      continue;
    }
    if (isSame && model.now - intento.createdAt < sameStartMs) {
      return { intento: model.intentos.indexOf(intento), isNew: false };
    }
    intento.estado = "reemplazado";
    release(intento);
    if (!isSame) endPedido(model, intento.pedido, "cancelado");
  }
  return null;
}

function isPayable({ now }: Model, { estado, createdAt }: Pedido): boolean {
  return unpaid.includes(estado) && createdAt >= now - samePedidoMs;
}

function addPedido(
  model: Model,
  opening: Pick<Pedido, "person" | "lineas" | "despacho" | "isOfInvitado" | "frozen">,
): number {
  const total = sumOf(opening.lineas) + opening.despacho.precio;
  const pedido = { ...opening, total, createdAt: model.now, reembolsos: [] };
  return model.pedidos.push({ ...pedido, estado: "pendiente_pago" }) - 1;
}

export function liveOf(model: Model, person: number): Intento[] {
  return model.intentos.filter(
    (it) => it.person === person && ["abierto", "confirmando"].includes(it.estado),
  );
}

/** Paid only moves to refunded. */
const before: Partial<Record<PedidoEstado, PedidoEstado[]>> = {
  pendiente_pago: unpaid,
  fallido: ["pendiente_pago"],
  cancelado: ["pendiente_pago"],
  expirado: ["pendiente_pago"],
  pagado: [...unpaid, "en_revision"],
  en_revision: unpaid,
  reembolsado: ["pagado", "en_revision"],
};

export function movePedido(model: Model, place: number, to: PedidoEstado): boolean {
  const pedido = itemAt(model.pedidos, place);
  if (!before[to]?.includes(pedido.estado)) return false;
  pedido.estado = to;
  return true;
}

const pedidoAfter: Partial<Record<IntentoEstado, PedidoEstado>> = {
  rechazado: "fallido",
  abortado: "cancelado",
  no_creado: "cancelado",
  sin_stock: "cancelado",
  expirado: "expirado",
};

/** The last payment to end decides. */
function endPedido(model: Model, place: number, to: PedidoEstado): void {
  const live: IntentoEstado[] = ["creando", "abierto", "confirmando"];
  const isLive = model.intentos.some((it) => it.pedido === place && live.includes(it.estado));
  if (!isLive) movePedido(model, place, to);
}

export function release(intento: Intento): void {
  if (intento.reserva === "abierta") intento.reserva = "liberada";
}

export function close(model: Model, intento: Intento, to: IntentoEstado): void {
  intento.estado = to;
  release(intento);
  const estado = pedidoAfter[to];
  if (estado) endPedido(model, intento.pedido, estado);
}

/**
 * Charges unless the pedido is paid or the units are gone. False, without a change, while a rival
 * is being confirmed.
 */
export function confirm(model: Model, intento: Intento): boolean {
  if (!claimable.includes(intento.estado)) return true;
  const isRival = (it: Intento) => it.pedido === intento.pedido && it.estado === "confirmando";
  const isPayable = before.pagado?.includes(pedidoOf(model, intento).estado);
  if (isPayable && model.intentos.some(isRival)) return false;
  claim(model, intento);
  return true;
}

function claim(model: Model, intento: Intento): void {
  const wasOpen = intento.estado === "abierto";
  const { estado, isErased } = pedidoOf(model, intento);
  if (!before.pagado?.includes(estado) || isErased) {
    close(model, intento, "reemplazado");
    return;
  }
  if (!keepStock(model, intento, wasOpen)) {
    close(model, intento, "sin_stock");
    return;
  }
  const held = {
    estado: "confirmando",
    reserva: "abierta",
    expiresAt: model.now + days(30),
  } as const;
  Object.assign(intento, held);
  tryCommit(model, intento, wasOpen);
}

/** Without the provider's status the intento stays in doubt. */
export function tryCommit(model: Model, intento: Intento, wasOpen: boolean): void {
  if (!intento.transaccion) return;
  const committed = commit(model, intento.transaccion);
  if (settle(model, intento, committed)) return;
  const known = status(model, intento.transaccion);
  if (settle(model, intento, known) || known === null || committed === null) return;
  const isOld = model.now - intento.createdAt >= deadAfterMs;
  const isDead = committed === "too late" && (known === "unpaid" || isOld);
  if (isDead || (known === "unpaid" && !wasOpen)) {
    close(model, intento, "abortado");
    return;
  }
  if (known !== "unpaid") return;
  const isReplaced = liveOf(model, intento.person).some(({ estado }) => estado === "abierto");
  if (isReplaced) close(model, intento, "reemplazado");
  else reopen(model, intento);
}

function reopen(model: Model, intento: Intento): void {
  Object.assign(intento, { estado: "abierto", expiresAt: intento.heldUntil });
  if (intento.heldUntil <= model.now) release(intento);
}

/** Answers true when the provider's word ends the intento. */
export function settle(model: Model, intento: Intento, word: Committed | Status | null): boolean {
  if (word === "refused") close(model, intento, "rechazado");
  else if (word === "charged") keepMoney(model, intento);
  else return false;
  return true;
}

function keepMoney(model: Model, intento: Intento): void {
  const place = model.intentos.indexOf(intento);
  if (!movePedido(model, intento.pedido, "pagado")) {
    intento.estado = "por_reembolsar";
    release(intento);
    model.correos.push(`cargo_por_devolver ${place}`);
    return;
  }
  intento.estado = "autorizado";
  intento.reserva = "vendida";
  const pedido = pedidoOf(model, intento);
  for (const { producto, cantidad } of pedido.lineas)
    itemAt(model.productos, producto).stock -= cantidad;
  takeFromCarrito(model, pedido);
  createTrabajos(model, intento.pedido);
  model.correos.push(`pedido_pagado ${intento.pedido}`);
}
