import { days, minutes } from "#server/time/clock.ts";
import {
  canHold,
  heldUnits,
  type Intento,
  itemAt,
  type Model,
  type PricedLinea,
  pedidoOf,
  unitsOfProducto,
} from "./model.ts";
import { maxUnits, modelUnits, unitsOf } from "./model-units.ts";

const longMs = minutes(16);
const shortMs = minutes(5);
const paid = ["autorizado", "por_reembolsar", "reembolsado"];

type Wish = { person: number; lineas: PricedLinea[] };

/** With the lines of the wish held beside what the person holds already. */
export function isAboveBounds(model: Model, { person, lineas }: Wish): boolean {
  const isLarge = lineas.some(({ producto }) => {
    const wanted = unitsOfProducto(lineas, producto) + heldUnits(model, producto, person);
    return wanted > maxUnits(itemAt(model.productos, producto).stock);
  });
  const held = heldByPerson(model, person) + unitsOf(lineas);
  return isLarge || unitsOf(lineas) > modelUnits.perPedido || held > modelUnits.heldPerPerson;
}

function heldByPerson(model: Model, person: number): number {
  return sumHeld(model, (intento) => intento.person === person);
}

export type Hold = Pick<Intento, "heldSince" | "heldUntil" | "countsForNetwork">;

/** docs/reglas.md 107 */
export function planHold(model: Model, { person, lineas }: Wish): Hold {
  const { now } = model;
  const episodes = episodesOf(model, person);
  const current = episodes.find(({ since, until }) => since <= now && now < until + longMs);
  const lengthMs = lengthAfter(episodes.filter((episode) => episode !== current).length);
  const since = current?.since ?? now;
  const until = Math.min(now + lengthMs, since + 2 * lengthMs);
  const none = { heldSince: current && since < now ? since : null, heldUntil: 0 };
  if (until <= now) return { ...none, countsForNetwork: false };
  const isKnown = model.intentos.some((it) => it.person === person && it.estado === "autorizado");
  if (isKnown) return { heldSince: since, heldUntil: until, countsForNetwork: false };
  const held = sumHeld(model, ({ countsForNetwork }) => countsForNetwork) + unitsOf(lineas);
  return held > modelUnits.heldPerNetwork
    ? { ...none, countsForNetwork: false }
    : { heldSince: since, heldUntil: until, countsForNetwork: true };
}

function lengthAfter(unpaidHolds: number): number {
  if (unpaidHolds < 3) return longMs;
  return unpaidHolds < 6 ? shortMs : 0;
}

/** Five starts in ten minutes. */
export function hasStartedOften({ intentos, now }: Model, person: number): boolean {
  const since = now - minutes(10);
  return intentos.filter((it) => it.person === person && it.createdAt > since).length >= 5;
}

/**
 * For a confirmation. A closed intento takes units that open ones of the same person hold; false: it can't, and
 * nothing was changed.
 */
export function keepStock(model: Model, intento: Intento, wasOpen: boolean): boolean {
  const isGone = () =>
    intento.reserva === "liberada" && !canHold(model, pedidoOf(model, intento).lineas);
  const lends = (it: Intento) =>
    it.person === intento.person && it.estado === "abierto" && it.reserva === "abierta";
  const lent = isGone() && !wasOpen ? model.intentos.filter(lends) : [];
  for (const it of lent) it.reserva = "liberada";
  if (!isGone() && mayBeHeld(model, intento)) return true;
  for (const it of lent) Object.assign(it, { reserva: "abierta", expiresAt: it.heldUntil });
  return false;
}

/** With this intento's units, which it may hold already. */
function mayBeHeld(model: Model, intento: Intento): boolean {
  const own = unitsOf(pedidoOf(model, intento).lineas);
  const held = heldByPerson(model, intento.person) - (intento.reserva === "abierta" ? own : 0);
  return held + own <= modelUnits.heldPerPerson;
}

function sumHeld(model: Model, isMeant: (intento: Intento) => boolean): number {
  return model.intentos
    .filter((it) => it.reserva === "abierta" && isMeant(it))
    .reduce((sum, it) => sum + unitsOf(pedidoOf(model, it).lineas), 0);
}

/** Unpaid ones of the last day. */
function episodesOf({ intentos, now }: Model, person: number) {
  const own = intentos.filter(
    (it) => it.person === person && it.estado !== "no_creado" && it.createdAt > now - days(1),
  );
  return [...new Set(own.map(({ heldSince }) => heldSince))].flatMap((since) => {
    const members = own.filter(({ heldSince }) => heldSince === since);
    const isPaid = members.some(({ estado }) => paid.includes(estado));
    if (since === null || isPaid) return [];
    return [{ since, until: Math.max(...members.map(({ heldUntil }) => heldUntil)) }];
  });
}
