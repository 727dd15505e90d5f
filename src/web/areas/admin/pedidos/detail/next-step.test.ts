import { describe, expect, it } from "vitest";
import { type PedidoEstado, pedidoEstados } from "#contract/schemas/pedidos.ts";
import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { canCorrectEnvio, canRefund, nextStepOf } from "./next-step.ts";

const pago = {} as NonNullable<PedidoDetalleAdmin["pago"]>;
const reembolso = {} as NonNullable<PedidoDetalleAdmin["reembolso_detalle"]>;
const paid = (estado: PedidoEstado) => ({ estado, pago, reembolso_detalle: null });
const givenBack = (estado: PedidoEstado) => ({ estado, pago, reembolso_detalle: reembolso });

describe("nextStepOf", () => {
  it.each([
    ["pagado", "en_preparacion"],
    ["en_preparacion", "enviado"],
    ["enviado", "entregado"],
    ["entregado", null],
    ["pendiente_pago", null],
    ["en_revision", null],
    ["reembolsado", null],
  ] as const)("leads from %s to %s", (estado, step) => {
    expect(nextStepOf(paid(estado))).toBe(step);
  });

  it("is null during a reembolso", () => {
    expect(pedidoEstados.map((estado) => nextStepOf(givenBack(estado)))).toEqual(
      pedidoEstados.map(() => null),
    );
  });
});

describe("canReembolsar", () => {
  it("allows it for paid pedidos only", () => {
    expect(pedidoEstados.filter((estado) => canRefund(paid(estado)))).toEqual([
      "pagado",
      "en_preparacion",
      "enviado",
      "entregado",
    ]);
  });

  it("allows it once", () => {
    expect(pedidoEstados.some((estado) => canRefund(givenBack(estado)))).toBe(false);
  });

  it("needs a pago", () => {
    expect(canRefund({ ...paid("pagado"), pago: null })).toBe(false);
  });
});

describe("canCorrectEnvio", () => {
  it("allows it between sent and delivered", () => {
    expect(pedidoEstados.filter((estado) => canCorrectEnvio(paid(estado)))).toEqual(["enviado"]);
    expect(canCorrectEnvio(givenBack("enviado"))).toBe(false);
  });
});
