import fc from "fast-check";
import { expect } from "vitest";
import { minutes, seconds } from "#server/clock.ts";
import { expectSame, pass, reconcileBoth, sweepBoth } from "./later.ts";
import { at, type Model, setCantidad } from "./model.ts";
import { comeBack, type Forma } from "./model-later.ts";
import { startPayment } from "./model-pago.ts";
import { type Accion, act } from "./model-provider.ts";
import { actOn, comeBackTo, heal, setLinea, start, wouldWait } from "./real.ts";
import { letters, nombres, type Real } from "./world.ts";

export type Command = fc.AsyncCommand<Model, Real>;

/** A step of both worlds, told in a few words; afterwards they must look the same. */
export function command(
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): Command {
  return {
    check,
    run: async (model, real) => {
      await run(model, real);
      await expectSame(model, real);
    },
    toString: () => name,
  };
}

const persona = fc.nat({ max: nombres.length - 1 });
export const producto = fc.nat({ max: letters.length - 1 });

export const setCarrito = fc
  .record({ persona, producto, cantidad: fc.nat({ max: 3 }) })
  .map((line) =>
    command(
      `${nombres[line.persona]} wants ${line.cantidad} ${letters[line.producto]}`,
      async (model, real) => {
        expect(await setLinea(real, line)).toBe(setCantidad(model, line));
      },
    ),
  );

export const startPago = fc
  .record({ who: persona, opens: fc.boolean(), isDouble: rarely() })
  .map(({ who, opens, isDouble }) =>
    command(
      `${nombres[who]} starts${isDouble ? " twice at once" : ""}${opens ? " and opens the page" : ""}`,
      async (model, real) => {
        if (isDouble) await healBoth(model, real);
        const wanted = startPayment(model, who);
        const times = isDouble ? [who, who] : [who];
        const found = await Promise.all(times.map((it) => start(real, it)));
        expect(found).toEqual(times.map(() => wanted));
        if (!opens || "refused" in wanted) return;
        await actBoth({ model, real, place: wanted.intento, accion: "abrir" });
      },
    ),
  );

const acciones: Accion[] = ["aprobar", "aprobar", "aprobar", "rechazar", "anular", "expirar"];
/** Whose payment, and how many newer ones of theirs there are. */
const choice = { who: persona, older: fc.constantFrom(0, 0, 0, 1, 2) };

export const actAtProvider = fc
  .record({ ...choice, accion: fc.constantFrom(...acciones) })
  .map(({ who, older, accion }) =>
    command(
      `${nameIntento(who, older)}: ${accion}`,
      async (model, real) => {
        await actBoth({ model, real, place: findIntento(model, who, older), accion });
      },
      (model) => findIntento(model, who, older) >= 0,
    ),
  );

const formas: Forma[] = [
  "normal",
  "normal",
  "normal",
  "anulado",
  "vencido",
  "los cuatro",
  "forged",
];
type Times = "once" | "twice" | "twice at once";
// Who comes second polls in real time: at once is dear.
const times: Times[] = [...Array<Times>(6).fill("once"), "twice", "twice at once"];

export const comeBackFromProvider = fc
  .record({ ...choice, forma: fc.constantFrom(...formas), often: fc.constantFrom(...times) })
  .map(({ who, older, forma, often }) =>
    command(
      `${nameIntento(who, older)}: comes back (${forma}) ${often}`,
      async (model, real) => {
        const place = findIntento(model, who, older);
        const visit = { model, real, place, forma };
        if (often === "twice at once") await returnTwiceAtOnce(visit);
        else await returnOnce(visit);
        if (often === "twice") await returnOnce(visit);
      },
      (model) => findIntento(model, who, older) >= 0,
    ),
  );

type Visit = { model: Model; real: Real; place: number; forma: Forma };

async function returnOnce({ model, real, place, forma }: Visit): Promise<void> {
  if (await wouldWait(real, place)) return;
  const wanted = comeBack(model, at(model.intentos, place), forma);
  expect(await comeBackTo(real, place, forma)).toEqual(wanted);
}

async function returnTwiceAtOnce({ model, real, place, forma }: Visit): Promise<void> {
  if (await wouldWait(real, place)) return;
  await healBoth(model, real);
  const intento = at(model.intentos, place);
  comeBack(model, intento, forma);
  const wanted = comeBack(model, intento, forma);
  const both = [comeBackTo(real, place, forma), comeBackTo(real, place, forma)];
  expect(await Promise.all(both)).toEqual([wanted, wanted]);
}

const spans = fc.oneof(
  fc.integer({ min: 1, max: 10 }).map(seconds),
  fc.integer({ min: 30, max: 180 }).map(seconds),
  fc.integer({ min: 2, max: 20 }).map(minutes),
);

export const time = fc
  .record({ ms: spans, sweeps: fc.boolean(), asks: fc.boolean() })
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

export function rarely() {
  return fc.nat({ max: 7 }).map((roll) => roll === 7);
}

type Act = { model: Model; real: Real; place: number; accion: Accion };

async function actBoth({ model, real, place, accion }: Act): Promise<void> {
  const { transaccion } = at(model.intentos, place);
  if (!transaccion) throw new Error(`the attempt at ${place} has no page`);
  const wanted = act(model, transaccion, accion);
  expect(await actOn(real, place, accion)).toBe(wanted);
}

/** With lost answers it would be chance which of two at once loses one. */
export async function healBoth(model: Model, real: Real): Promise<void> {
  await heal(real);
  model.provider.fallas = {};
}

function nameIntento(who: number, older: number): string {
  return `${nombres[who]}'s payment${older > 0 ? ` −${older}` : ""}`;
}

/** The person's newest attempt with a page, or one of the older ones; -1 when there is none. */
function findIntento({ intentos }: Readonly<Model>, who: number, older: number): number {
  const own = intentos.flatMap((it, place) =>
    it.persona === who && it.transaccion ? [place] : [],
  );
  return own.at(-1 - older) ?? -1;
}
