import { describe, expect, it } from "vitest";
import { findFlaws } from "../../transitions.ts";
import {
  finalPedidoEstados,
  initialPedidoEstado,
  paidEstados,
  pedidoTransitions,
} from "./pedido-transitions.ts";

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
