import { expect, it } from "vitest";
import { findFlaws, statesBefore } from "../../transitions.ts";
import {
  devolucionTransitions,
  finalDevolucionEstados,
  initialDevolucionEstado,
} from "./devolucion-transitions.ts";

it("the states of a devolucion are all reachable, end, and are answered once", () => {
  const ends = { initial: initialDevolucionEstado, final: finalDevolucionEstados } as const;
  expect(findFlaws(devolucionTransitions, ends)).toEqual({ unreachable: [], deadEnds: [] });
  expect(statesBefore(devolucionTransitions, "aceptada")).toEqual(["pedida"]);
  expect(statesBefore(devolucionTransitions, "rechazada")).toEqual(["pedida"]);
});
