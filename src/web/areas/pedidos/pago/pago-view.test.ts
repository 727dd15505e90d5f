import { describe, expect, it } from "vitest";
import { pedidoEstados } from "#contract/schemas/pedidos.ts";
import { pollDelayMs, readPagoParams, viewOfEstado, viewOfStatus } from "./pago-view.ts";

describe("viewOfEstado", () => {
  it.each([
    ["pagado", "success"],
    ["en_preparacion", "success"],
    ["enviado", "success"],
    ["entregado", "success"],
    ["fallido", "failed"],
    ["cancelado", "cancelled"],
    ["expirado", "cancelled"],
    ["pendiente_pago", "verificando"],
    ["en_revision", "verificando"],
    ["reembolsado", "refunded"],
  ] as const)("shows %s as %s", (estado, view) => {
    expect(viewOfEstado(estado)).toBe(view);
  });

  it("knows every state of an order", () => {
    expect(pedidoEstados.every((estado) => viewOfEstado(estado) !== undefined)).toBe(true);
  });
});

describe("viewOfStatus", () => {
  it.each([
    ["failed", "failed"],
    ["cancelled", "cancelled"],
    ["verificando", "verificando"],
    ["success", "unknown"],
    ["error", "unknown"],
    ["", "unknown"],
    ["__proto__", "unknown"],
  ])("shows %j as %s", (status, view) => {
    expect(viewOfStatus(status)).toBe(view);
  });
});

describe("readPagoParams", () => {
  it.each([
    ["order_id=12", 12],
    ["order_id=0", null],
    ["order_id=1e3", null],
    ["order_id=-4", null],
    ["order_id=9999999999999999", null],
    ["", null],
  ])("reads the order of %j as %s", (query, orderId) => {
    expect(readPagoParams(new URLSearchParams(query)).orderId).toBe(orderId);
  });

  it("keeps the message short", () => {
    const params = new URLSearchParams({ message: "x".repeat(5_000) });
    expect(readPagoParams(params).message).toHaveLength(160);
  });

  it("reads the message as one line that runs in one direction", () => {
    const params = new URLSearchParams({ message: " Pago\n\n\u202erechazado\u0007 " });
    expect(readPagoParams(params).message).toBe("Pago rechazado");
  });
});

describe("pollDelayMs", () => {
  it("starts at 2 seconds and never waits more than 10", () => {
    expect([1, 2, 5, 50].map(pollDelayMs)).toEqual([2_000, 3_000, 10_000, 10_000]);
  });
});
