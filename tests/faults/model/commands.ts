import fc from "fast-check";
import { expect } from "vitest";
import { minutes, seconds } from "#server/time/clock.ts";
import { expectSame, pass, reconcileBoth, sweepBoth } from "./in-step.ts";
import { type Intento, itemAt, type Model, sumOf } from "./model.ts";
import { comeBack, type Shape } from "./model-after-start.ts";
import { carritoOf, setCantidad } from "./model-carrito.ts";
import { choices, wayOf } from "./model-despacho.ts";
import { notices } from "./model-medida.ts";
import { startPayment } from "./model-pago.ts";
import { describePieza, letters, type Pieza, piezas, textos } from "./model-piezas.ts";
import { type Action, act } from "./model-provider.ts";
import { actOn, comeBackTo, estadoAt, heal, setLinea, start, wouldWait } from "./real.ts";
import { bodyOf } from "./real-despacho.ts";
import { toldBody } from "./real-medida.ts";
import { expectPromises } from "./real-promises.ts";
import { nameOf, nombres, type Real } from "./world.ts";

export type Command = fc.AsyncCommand<Model, Real>;

export function command(
  name: string | ((model: Model) => string),
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): Command {
  let label = typeof name === "string" ? name : "";
  return {
    check,
    run: async (model, real) => {
      if (typeof name !== "string") label = name(model);
      await run(model, real);
      await expectSame(model, real);
      await expectPromises(model, real);
    },
    toString: () => label,
  };
}

const person = fc.nat({ max: nombres.length - 1 });
export const producto = fc.nat({ max: letters.length - 1 });

export const setCarritoLinea = fc
  .record({
    person,
    pieza: fc.constantFrom(...piezas),
    cantidad: fc.nat({ max: 3 }),
    old: fc.option(fc.constantFrom(...textos), { nil: undefined }),
  })
  .map((line) =>
    command(
      `${nameOf(line.person)} wants ${line.cantidad} ${describePieza(line.pieza)}${placeOf(line.old)}`,
      async (model, real) => {
        expect(await setLinea(real, line)).toBe(setCantidad(model, line));
      },
    ),
  );

const placeOf = (old: Pieza["texto"] | undefined) =>
  old === undefined ? "" : ` in the place of «${old}»`;

/** Mostly as pages and older clients do. */
export const choice = fc.constantFrom("nothing", "as shown", ...choices);

export const notice = fc.constantFrom(...notices, "nothing", "as shown", "as shown");

/** Short runs must still sell something, so steps may go far at once. */
const opens = " and opens the page";
const pays = " and pays";
export const goals = ["", opens, opens, pays, pays, pays] as const;

export const startPago = fc
  .record({ who: person, goal: fc.constantFrom(...goals), isDouble: rarely(), choice, notice })
  .map(({ who, goal, isDouble, choice: chosen, notice: told }) =>
    command(
      `${nameOf(who)} starts (despacho: ${chosen}, a medida: ${told})${isDouble ? " twice at once" : ""}${goal}`,
      async (model, real) => {
        if (isDouble) await healBoth(model, real);
        const lineas = carritoOf(model, who);
        const way = wayOf(model, { person: who, lineas });
        const shown = bodyOf(chosen, { ...way, monto: sumOf(lineas) });
        const body = { ...shown, ...toldBody(real, { notice: told, lineas }) };
        const wanted = startPayment(model, who, { choice: chosen, notice: told });
        const times = isDouble ? [who, who] : [who];
        const found = await Promise.all(times.map((it) => start(real, it, body)));
        expect(found).toEqual(times.map(() => wanted));
        if (goal === "" || "refused" in wanted) return;
        const place = wanted.intento;
        await actBoth({ model, real, place, accion: "open" });
        if (goal !== pays) return;
        await actBoth({ model, real, place, accion: "aprobar" });
        await returnOnce({ model, real, place, shape: "normal" });
      },
    ),
  );

const actions: Action[] = ["aprobar", "aprobar", "aprobar", "rechazar", "anular", "expirar"];
/** Prefers payments that the step would change; `isAstray` picks among all. */
export const which = fc.record({ older: fc.constantFrom(0, 0, 0, 1, 2), isAstray: rarely() });
type Which = { older: number; isAstray: boolean };

const ways = ["", "", ", comes back", ", comes back", ", goes back with all four"] as const;

export const actAtProvider = fc
  .record({ which, accion: fc.constantFrom(...actions), way: fc.constantFrom(...ways) })
  .map(({ which: wanted, accion, way }) => {
    const find = (model: Readonly<Model>) => findIntento(model, wanted, canPay);
    return command(
      (model) => `${nameIntento(model, find(model))}: ${accion}${way}`,
      async (model, real) => {
        const place = find(model);
        await actBoth({ model, real, place, accion });
        if (way === "") return;
        const shape = way === ", comes back" ? wayBack[accion] : "all fields";
        await returnOnce({ model, real, place, shape });
      },
      (model) => find(model) >= 0,
    );
  });

const wayBack: Record<Action, Shape> = {
  open: "normal",
  aprobar: "normal",
  rechazar: "normal",
  anular: "aborted",
  expirar: "timed out",
};
const shapes: Shape[] = [
  "normal",
  "normal",
  "normal",
  "aborted",
  "timed out",
  "all fields",
  "forged",
];
type Times = "once" | "twice" | "twice at once";
// Slow: the second return polls in real time.
const times: Times[] = [...Array<Times>(6).fill("once"), "twice", "twice at once"];

export const comeBackFromProvider = fc
  .record({ which, shape: fc.constantFrom(...shapes), often: fc.constantFrom(...times) })
  .map(({ which: wanted, shape, often }) => {
    const find = (model: Readonly<Model>) => findIntento(model, wanted, canSettle);
    return command(
      (model) => `${nameIntento(model, find(model))}: comes back (${shape}) ${often}`,
      async (model, real) => {
        const visit = { model, real, place: find(model), shape };
        if (often === "twice at once") await returnTwiceAtOnce(visit);
        else await returnOnce(visit);
        if (often === "twice") await returnOnce(visit);
      },
      (model) => find(model) >= 0,
    );
  });

type Visit = { model: Model; real: Real; place: number; shape: Shape };

export async function returnOnce({ model, real, place, shape }: Visit): Promise<void> {
  if (await wouldWait(real, place)) return;
  const wanted = comeBack(model, itemAt(model.intentos, place), shape);
  expect(await comeBackTo(real, place, shape)).toEqual(wanted);
}

/** The second return may wait, or find the first done and retry: both are right. */
async function returnTwiceAtOnce({ model, real, place, shape }: Visit): Promise<void> {
  if (await wouldWait(real, place)) return;
  await healBoth(model, real);
  comeBack(model, itemAt(model.intentos, place), shape);
  const once = structuredClone(model);
  const wanted = comeBack(model, itemAt(model.intentos, place), shape);
  const both = [comeBackTo(real, place, shape), comeBackTo(real, place, shape)];
  expect(await Promise.all(both)).toEqual([wanted, wanted]);
  const hasWaited = (await estadoAt(real, place)) === itemAt(once.intentos, place).estado;
  if (hasWaited) Object.assign(model, once);
}

const short = fc.integer({ min: 1, max: 10 }).map(seconds);
const middle = fc.integer({ min: 30, max: 180 }).map(seconds);
const long = fc.integer({ min: 2, max: 20 }).map(minutes);
const spans = fc.oneof(short, short, middle, middle, long);

export const time = fc
  .record({ ms: spans, sweeps: often(), asks: often() })
  .map(({ ms, sweeps, asks }) =>
    command(
      `${ms / 1000} s pass${sweeps ? ", sweep" : ""}${asks ? ", reconcile" : ""}`,
      async (model, real) => {
        pass(model, real, ms);
        if (sweeps) await sweepBoth(model, real);
        if (asks) await reconcileBoth(model, real);
      },
    ),
  );

function often() {
  return fc.constantFrom(true, true, false);
}

export function rarely() {
  return fc.nat({ max: 7 }).map((roll) => roll === 7);
}

type Act = { model: Model; real: Real; place: number; accion: Action };

export async function actBoth({ model, real, place, accion }: Act): Promise<void> {
  const { transaccion } = itemAt(model.intentos, place);
  if (!transaccion) throw new Error(`the intento at ${place} has no page`);
  const wanted = act(model, transaccion, accion);
  expect(await actOn(real, place, accion)).toBe(wanted);
}

/** Which of two concurrent returns loses its answer would be random. */
export async function healBoth(model: Model, real: Real): Promise<void> {
  await heal(real);
  model.provider.fallas = {};
}

export function nameIntento({ intentos }: Model, place: number): string {
  return `payment ${place} (${nameOf(itemAt(intentos, place).person)}'s)`;
}

const canPay = ({ transaccion }: Intento) =>
  transaccion?.estado === "created" || transaccion?.estado === "open";
export const canSettle = ({ transaccion, estado }: Intento) =>
  transaccion?.resolvedAt !== null && ["abierto", "abortado", "expirado"].includes(estado);

export function findIntento(
  { intentos }: Readonly<Model>,
  { older, isAstray }: Which,
  isWanted: (intento: Intento) => boolean,
): number {
  const open = intentos.flatMap((it, place) => (it.transaccion ? [place] : []));
  const wanted = open.filter((place) => isAstray || isWanted(itemAt(intentos, place)));
  return wanted.at(-1 - older) ?? -1;
}
