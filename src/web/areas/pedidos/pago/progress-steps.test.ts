import { describe, expect, it } from "vitest";
import { type Pedido, pedidoEstados } from "#contract/schemas/pedidos.ts";
import { wayEstados } from "#contract/values/despacho/pedido-way.ts";
import { progressSteps } from "./progress-steps.ts";

const pedido = {
  pago: { pagado_en: 10 },
  en_preparacion_en: 15,
  entregado_en: 30,
  despacho: { modo: "domicilio", precio: 0, desde: null, hasta: null, listo_en: null },
  envio: { transportista: "Starken", seguimiento: "1", enviado_en: 20 },
} as Pedido;
const statesOf = (estado: Pedido["estado"]) =>
  progressSteps({ ...pedido, estado }).map(({ state }) => state);

describe("progressSteps", () => {
  it.each([
    ["pagado", ["current", "pending", "pending", "pending"]],
    ["en_preparacion", ["done", "current", "pending", "pending"]],
    ["enviado", ["done", "done", "current", "pending"]],
    ["entregado", ["done", "done", "done", "done"]],
  ] as const)("shows how far %s is", (estado, states) => {
    expect(statesOf(estado)).toEqual(states);
  });

  it("has nothing to show of a pedido that is not on its way", () => {
    const others = pedidoEstados.filter((estado) => !wayEstados.some((own) => own === estado));
    expect(others.flatMap(statesOf)).toEqual([]);
  });

  it("tells the moments that are known", () => {
    const steps = progressSteps({ ...pedido, estado: "entregado" });
    expect(steps.map(({ at }) => at)).toEqual([10, 15, 20, 30]);
    const ahead = progressSteps({ ...pedido, entregado_en: null, estado: "enviado" });
    expect(ahead.map(({ at }) => at)).toEqual([10, 15, 20, null]);
  });
});
