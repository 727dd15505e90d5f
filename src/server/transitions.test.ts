import { describe, expect, it } from "vitest";
import {
  finalIntentoEstados,
  initialIntentoEstado,
  intentoTransitions,
} from "./modules/pagos/intento-transitions.ts";
import {
  finalPedidoEstados,
  initialPedidoEstado,
  paidEstados,
  pedidoTransitions,
} from "./modules/pedidos/pedido-transitions.ts";
import { findFlaws, statesBefore } from "./transitions.ts";

describe("findFlaws", () => {
  it("finds states that nothing leads to and states that lead nowhere", () => {
    const transitions = { a: ["b", "c"], b: [], c: ["c"], d: ["b"] } as const;
    expect(findFlaws(transitions, { initial: "a", final: ["b"] })).toEqual({
      unreachable: ["d"],
      deadEnds: ["c"],
    });
  });
});

describe("the states of a pedido", () => {
  it("are all reachable and all end", () => {
    const ends = { initial: initialPedidoEstado, final: finalPedidoEstados } as const;
    expect(findFlaws(pedidoTransitions, ends)).toEqual({ unreachable: [], deadEnds: [] });
  });

  it("never lead from paid to unpaid", () => {
    const unpaid = ["pendiente_pago", "fallido", "cancelado", "expirado", "en_revision"];
    const left = paidEstados.flatMap((estado) => pedidoTransitions[estado]);
    expect(left.filter((estado) => unpaid.includes(estado))).toEqual([]);
  });
});

describe("the states of a payment attempt", () => {
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
