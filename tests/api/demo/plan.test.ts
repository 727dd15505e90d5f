import { expect, test } from "vitest";
import { loadCatalogo } from "#demo/catalogo.ts";
import { planHistory } from "#rig/demo/history/make-history.ts";
import { demoCliente } from "#rig/demo/seed-demo.ts";

const { productos } = loadCatalogo();

test("the past is the same for the same day", () => {
  const wanted = { productos, now: Date.UTC(2026, 10, 23), clienteEmail: demoCliente.email };
  expect(planHistory(wanted)).toEqual(planHistory(wanted));
});

test("a demo of three productos has a past of those", () => {
  const few = { productos: productos.slice(0, 3), now: 0, clienteEmail: demoCliente.email };
  const known = new Set(few.productos.map(({ sku }) => sku));
  const { stories } = planHistory({ ...few, now: Date.UTC(2026, 10, 23) });
  expect(stories.length).toBeGreaterThan(0);
  const sold = stories.flatMap(({ lines }) => lines.map(({ sku }) => sku));
  expect(sold.filter((sku) => !known.has(sku))).toEqual([]);
});
