import fc from "fast-check";
import { expect } from "vitest";
import { command, healBoth, rarely } from "./commands.ts";
import { itemAt, type Model } from "./model.ts";
import { acceptRetracto, askRetracto, refuseRetracto } from "./model-devoluciones.ts";
import * as actual from "./real-devoluciones.ts";
import { nombres } from "./world.ts";

/** Place of an account's own pedido, the newest first; mostly one that is paid. */
function findPedido({ pedidos }: Readonly<Model>, older: number, isAstray: boolean): number {
  const own = pedidos.flatMap(({ estado, person, isOfInvitado }, place) => {
    const isOwn = person < nombres.length && !isOfInvitado;
    return isOwn && (isAstray || estado === "pagado") ? [place] : [];
  });
  return own.at(-1 - older) ?? -1;
}

export const regretUnit = fc
  .record({
    older: fc.nat({ max: 1 }),
    nth: fc.nat({ max: 2 }),
    isAstray: rarely(),
    isDouble: rarely(),
    clave: fc.uuid(),
  })
  .map(({ older, nth, isAstray, isDouble, clave }) => {
    const find = (model: Readonly<Model>) => findPedido(model, older, isAstray);
    return command(
      (model) => `a unit of pedido ${find(model)} is regretted (${nth})${isDouble ? " twice" : ""}`,
      async (model, real) => {
        const pedido = find(model);
        const { lineas, person } = itemAt(model.pedidos, pedido);
        const linea = nth % lineas.length;
        const wanted = askRetracto(model, pedido, linea);
        const wish = { pedido, person, linea, clave };
        const times = isDouble ? [wish, wish] : [wish];
        const found = await Promise.all(times.map((it) => actual.askRetracto(real, it)));
        expect(found).toEqual(times.map(() => wanted));
      },
      (model) => find(model) >= 0,
    );
  });

export const answerRetracto = fc
  .record({
    older: fc.constantFrom(0, 0, 1),
    decision: fc.constantFrom("aceptada" as const, "aceptada" as const, "rechazada" as const),
    restocks: fc.boolean(),
    isDouble: rarely(),
  })
  .map(({ older, decision, restocks, isDouble }) => {
    const find = ({ devoluciones }: Readonly<Model>) => devoluciones.length - 1 - older;
    return command(
      (model) => {
        const { pedido, linea } = itemAt(model.devoluciones, find(model));
        return `owner answers the retracto of line ${linea} of pedido ${pedido}: ${decision}${isDouble ? " twice at once" : ""}`;
      },
      async (model, real) => {
        if (isDouble) await healBoth(model, real);
        const place = find(model);
        const decide = () =>
          decision === "aceptada"
            ? acceptRetracto(model, place, restocks)
            : refuseRetracto(model, place);
        const wanted = decide();
        const times = isDouble ? [place, place] : [place];
        const found = await Promise.all(
          times.map((it) => actual.answerRetracto(real, { place: it, decision, restocks })),
        );
        // One of two administrators decides; the other sees it.
        const sorted = isDouble ? [wanted, 409] : [wanted];
        expect(found.toSorted((a, b) => a - b)).toEqual(sorted);
      },
      (model) => find(model) >= 0,
    );
  });
