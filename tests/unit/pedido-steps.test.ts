import { expect, test } from "vitest";
import { pedidoEstados } from "#contract/schemas/pedidos.ts";
import { manualEstados } from "#contract/schemas/pedidos-admin.ts";
import { wayEstados } from "#contract/values/despacho/pedido-way.ts";
import { paidEstados, pedidoTransitions } from "#server/modules/pedidos/index.ts";
import { canRefund, nextStepOf } from "#web/areas/admin/pedidos/detail/next-step.ts";

const paid = { pago: {} as never, reembolso_detalle: null };

test("the owner's next step is the step by hand that the transitions allow", () => {
  const steps = pedidoEstados.map((estado) => [estado, nextStepOf({ estado, ...paid })]);
  const allowed = pedidoEstados.map((estado) => {
    const [step = null, ...others] = manualEstados.filter((manual) =>
      pedidoTransitions[estado].includes(manual),
    );
    expect(others).toEqual([]);
    return [estado, step];
  });
  expect(steps).toEqual(allowed);
});

test("a refund is offered for the paid estados, all of which may become reembolsado", () => {
  expect(pedidoEstados.filter((estado) => canRefund({ estado, ...paid }))).toEqual(paidEstados);
  const refundable = paidEstados.filter((estado) =>
    pedidoTransitions[estado].includes("reembolsado"),
  );
  expect(refundable).toEqual(paidEstados);
});

test("the way that a buyer sees is the paid estados, each leading to the next", () => {
  expect([...wayEstados]).toEqual(paidEstados);
  for (const [index, estado] of wayEstados.entries()) {
    const next = wayEstados[index + 1];
    if (next) expect(pedidoTransitions[estado]).toContain(next);
  }
});
