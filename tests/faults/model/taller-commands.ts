import fc from "fast-check";
import { expect } from "vitest";
import type { TrabajoEstado } from "#contract/schemas/taller.ts";
import { chileDate } from "#server/time/chile-time.ts";
import { days } from "#server/time/clock.ts";
import { command, rarely } from "./commands.ts";
import { itemAt, type Model } from "./model.ts";
import { nextOf, previousOf, stepTrabajo } from "./model-taller.ts";
import { type ModelTrabajo, printerStates } from "./model-trabajos.ts";
import { savePrinter } from "./real-printer.ts";
import * as actual from "./real-taller.ts";

/** Mostly work of a pedido that is in the workshop. */
function findTrabajo(
  { taller, pedidos }: Readonly<Model>,
  { older, isAstray }: { older: number; isAstray: boolean },
): number {
  const places = taller.trabajos.flatMap(({ pedido, estado }, place) => {
    const isOnBoard = estado !== "fallido" && itemAt(pedidos, pedido).estado === "pagado";
    return isAstray || isOnBoard ? [place] : [];
  });
  return places.at(-1 - older) ?? -1;
}

/** Moves new promises only. */
export const changePrinter = fc.constantFrom(...printerStates).map((state) =>
  command(`the owner's printer is ${state}`, async (model, real) => {
    const until = state === "out" ? chileDate(real.clock.now() + days(3)) : null;
    model.impresora = { state, until };
    await savePrinter(real, model.impresora);
  }),
);

const ways = ["on", "on", "on", "on", "back", "back", "failed", "checked"] as const;

function aimOf(way: (typeof ways)[number], piece: ModelTrabajo): TrabajoEstado {
  if (way === "on") return nextOf(piece);
  if (way === "back") return previousOf(piece);
  return way === "failed" ? "fallido" : "revisado";
}

/** Some act on a board that is no longer true, and two phones may do it at once. */
export const stepPieza = fc
  .record({
    which: fc.record({ older: fc.nat({ max: 3 }), isAstray: rarely() }),
    walk: fc.array(fc.constantFrom(...ways), { minLength: 1, maxLength: 5 }),
    isStale: rarely(),
    isDouble: rarely(),
  })
  .map(({ which, walk, isStale, isDouble }) =>
    command(
      (model) =>
        `trabajo ${findTrabajo(model, which)} goes ${walk.join(", ")}${isStale ? " from en_cola" : ""}${isDouble ? " on two phones" : ""}`,
      async (model, real) => {
        for (const way of walk) {
          const trabajo = findTrabajo(model, which);
          const piece = itemAt(model.taller.trabajos, trabajo);
          const desde = isStale ? "en_cola" : piece.estado;
          const step = { trabajo, desde, estado: aimOf(way, piece) } as const;
          const phones = isDouble ? [step, step] : [step];
          const wanted = phones.map((it) => stepTrabajo(model, it));
          const found = await Promise.all(phones.map((it) => actual.stepTrabajo(real, it)));
          expect(found).toEqual(wanted);
        }
      },
      (model) => findTrabajo(model, which) >= 0,
    ),
  );
