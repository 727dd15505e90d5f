import { describe, expect, it } from "vitest";
import { findFlaws, statesBefore } from "../../transitions.ts";
import {
  finalIntentoEstados,
  initialIntentoEstado,
  intentoTransitions,
} from "./intento-transitions.ts";

describe("the states of an intento", () => {
  it("are all reachable and all end", () => {
    const ends = { initial: initialIntentoEstado, final: finalIntentoEstados } as const;
    expect(findFlaws(intentoTransitions, ends)).toEqual({ unreachable: [], deadEnds: [] });
  });

  it("take money only out of confirmando, and keep what was to go back only by the owner's word", () => {
    const before = statesBefore(intentoTransitions, "autorizado");
    expect(before.toSorted()).toEqual(["confirmando", "por_reembolsar"]);
  });

  it("give back what was authorised, or what came out of confirmando and cannot be kept", () => {
    const before = statesBefore(intentoTransitions, "por_reembolsar");
    expect(before.toSorted()).toEqual(["autorizado", "confirmando"]);
    expect(intentoTransitions.autorizado).toEqual(["por_reembolsar"]);
    expect(statesBefore(intentoTransitions, "reembolsado")).toEqual(["por_reembolsar"]);
  });
});
