import fc from "fast-check";
import { expect } from "vitest";
import {
  actBoth,
  choice,
  command,
  goals,
  healBoth,
  notice,
  producto,
  rarely,
  returnOnce,
} from "./commands.ts";
import { tellBoth } from "./in-step.ts";
import { freeUnits, itemAt, type Model, sumOf } from "./model.ts";
import { type Wish, withPrecios } from "./model-carrito.ts";
import { wayOf } from "./model-despacho.ts";
import {
  askForAviso,
  endAvisos,
  endEnlaces,
  eraseInvitado,
  findOwnPedidos,
  mailPedido,
} from "./model-invitado.ts";
import { startPayment } from "./model-pago.ts";
import { waiters } from "./model-people.ts";
import { describePieza, letters, type Texto } from "./model-piezas.ts";
import { bodyOf } from "./real-despacho.ts";
import {
  ask,
  endEnlace,
  eraseByLink,
  lookForPedidos,
  mailAbout,
  openEnlace,
  registerOnly,
  startAsInvitado,
  unsubscribe,
  verifyCuenta,
} from "./real-invitado.ts";
import { toldBody } from "./real-medida.ts";
import type { Real } from "./world.ts";

const one = (which: number, cantidad = 1, texto: Texto = "") => ({
  ...{ producto: which, texto, cantidad },
});
/** Few, so that equal ones are sent again. */
const wishes: Wish[] = [
  ...[[one(0)], [one(1)], [one(0), one(2)], [one(2, 2)], [one(1, 3)]],
  ...[
    [one(2, 1, "Ana"), one(0)],
    [one(2), one(2, 1, "Eva")],
  ],
];

export const startAsGuest = fc
  .record({
    wish: fc.constantFrom(...wishes),
    goal: fc.constantFrom(...goals),
    isDouble: rarely(),
    choice,
    notice,
  })
  .map(({ wish, goal, isDouble, choice: chosen, notice: told }) =>
    command(
      `the guest starts ${describeWish(wish)} (despacho: ${chosen}, a medida: ${told})${isDouble ? " twice at once" : ""}${goal}`,
      async (model, real) => {
        if (isDouble) await healBoth(model, real);
        const { person } = model.invitado;
        const found = withPrecios(model, wish);
        const lineas = "refused" in found ? [] : found;
        const way = wayOf(model, { person, lineas });
        const shown = bodyOf(chosen, { ...way, monto: sumOf(lineas) });
        const body = { ...shown, ...toldBody(real, { notice: told, lineas }) };
        const wanted = startPayment(model, person, { wish, choice: chosen, notice: told });
        const starts = Array.from({ length: isDouble ? 2 : 1 }, () =>
          startAsInvitado(real, wish, body),
        );
        expect(await Promise.all(starts)).toEqual(starts.map(() => wanted));
        if (goal === "" || "refused" in wanted) return;
        const place = wanted.intento;
        await actBoth({ model, real, place, accion: "open" });
        if (goal !== " and pays") return;
        await actBoth({ model, real, place, accion: "aprobar" });
        await returnOnce({ model, real, place, shape: "normal" });
      },
    ),
  );

const describeWish = (wish: Wish) =>
  wish.map((line) => `${line.cantidad} ${describePieza(line)}`).join(" and ");

const hasCuenta = ({ invitado }: Readonly<Model>) => invitado.cuenta !== null;

/** Registered, verified, and back again at any moment. */
export const useCuenta = fc.constantFrom("registers", "verifies", "looks", "looks").map((act) =>
  command(
    `the guest's address ${act}`,
    async (model, real) => {
      if (act === "registers") expect(await registerOnly(real)).toBe(false);
      if (act === "verifies") {
        await verifyCuenta(real);
        model.invitado.cuenta = model.carritos.push([]) - 1;
      }
      if (act !== "looks") return;
      await lookForPedidos(real, model.invitado.cuenta ?? -1);
      findOwnPedidos(model);
    },
    (model) => hasCuenta(model) === (act === "looks"),
  ),
);

export const eraseGuest = fc.constant(
  command("the guest erases by the link to the address", async (model, real) => {
    const { person } = model.invitado;
    const wanted = eraseInvitado(model);
    expect(await eraseByLink(real, model.invitado.person !== person)).toBe(wanted);
  }),
);

const older = fc.constantFrom(0, 0, 0, 1, 2);

export const mailGuest = older.map((back) => {
  const find = ({ pedidos }: Readonly<Model>) => {
    const wanted = pedidos.flatMap(({ isOfInvitado }, place) => (isOfInvitado ? [place] : []));
    return wanted.at(-1 - back) ?? -1;
  };
  return command(
    (model) => `a mail about pedido ${find(model)} leaves`,
    async (model, real) => {
      const place = find(model);
      expect(await mailAbout(real, place)).toBe(mailPedido(model, place));
    },
    (model) => find(model) >= 0,
  );
});

const ends = fc.constantFrom(true, false, false);

export const followEnlace = fc.record({ back: older, ends }).map((step) => {
  const find = ({ enlaces }: Readonly<Model>) => Math.max(-1, enlaces.length - 1 - step.back);
  return command(
    (model) => `somebody ${step.ends ? "ends" : "opens"} link ${find(model)}`,
    async (model, real) => {
      const place = find(model);
      if (step.ends) expect(await endEnlace(real, place)).toBe(endEnlaces(model, place));
      for (const [other, { pedido, isEnded }] of model.enlaces.entries()) {
        const { estado, total } = itemAt(model.pedidos, pedido);
        const shown = isEnded ? { refused: 404 } : { pedido, estado, total };
        expect(await openEnlace(real, other)).toEqual(shown);
      }
    },
    (model) => find(model) >= 0,
  );
});

const waiter = fc.constantFrom(...waiters);

/** Mostly of what is sold out. */
export const askToBeTold = fc
  .record({ producto, who: fc.subarray([...waiters], { minLength: 1 }), isAstray: rarely() })
  .map(({ producto: which, who, isAstray }) =>
    command(
      `the ${who.join(" and the ")} ask to be told of ${letters[which]}`,
      async (model, real) => {
        for (const one of who) {
          const aviso = { producto: which, waiter: one };
          expect(await ask(real, aviso)).toBe(askForAviso(model, aviso));
        }
      },
      (model) => isAstray || freeUnits(model, which) === 0,
    ),
  );

export const tellOrStop = fc.record({ waiter, stops: rarely() }).map((step) =>
  command(
    step.stops ? `the ${step.waiter} wants no avisos` : "the shop tells who waits",
    async (model: Model, real: Real) => {
      if (!step.stops) return tellBoth(model, real);
      await unsubscribe(real, step.waiter);
      endAvisos(model, step.waiter);
    },
    ({ avisos }) => avisos.length > 0,
  ),
);
