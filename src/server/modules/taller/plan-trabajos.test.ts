import { describe, expect, test } from "vitest";
import type { TrabajoEstado } from "#contract/schemas/taller.ts";
import { planTrabajos } from "./plan-trabajos.ts";

const line = 7;
const work = (...estados: TrabajoEstado[]) =>
  estados.map((estado, at) => ({ id: at + 1, detalle_id: line, unidad: at + 1, estado }));
const planOf = (owed: number, ...estados: TrabajoEstado[]) =>
  planTrabajos(new Map([[line, owed]]), work(...estados));

describe("the work of a line", () => {
  test.each<[string, number, TrabajoEstado[], ReturnType<typeof planOf>]>([
    ["stays when each unit has its own", 2, ["en_cola", "embalado"], plan({})],
    ["is made for units without any", 2, [], plan({ make: [1, 2] })],
    ["stops at what is least far", 1, ["impreso", "en_cola", "embalado"], plan({ stop: [2, 1] })],
    ["stops at the last unit among equals", 1, ["en_cola", "en_cola"], plan({ stop: [2] })],
    ["stops at what waits for an answer first", 1, ["en_pausa", "en_cola"], plan({ stop: [1] })],
    ["takes up again what was stopped", 2, ["en_cola", "detenido"], plan({ wake: [2] })],
    ["wakes no more than it needs", 1, ["detenido", "detenido"], plan({ wake: [1] })],
    [
      "does not count what failed, nor keep its number",
      2,
      ["fallido", "en_cola"],
      plan({ make: [1] }),
    ],
    ["ends with all that is back", 0, ["en_pausa", "detenido", "fallido"], plan({ stop: [1] })],
  ])("%s", (_name, owed, estados, expected) => {
    expect(planOf(owed, ...estados)).toEqual(expected);
  });

  test("is its own: another line changes nothing", () => {
    const other = work("en_cola").map((it) => ({ ...it, detalle_id: 8 }));
    expect(planTrabajos(new Map([[line, 1]]), other)).toEqual(plan({ make: [1] }));
  });
});

function plan({ stop = [] as number[], wake = [] as number[], make = [] as number[] }) {
  return { stop, wake, make: make.map((unidad) => ({ detalle_id: line, unidad })) };
}
