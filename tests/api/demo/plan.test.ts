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

test("every piece that asks for a text was sold with one", () => {
  const now = Date.UTC(2026, 10, 23);
  const { stories } = planHistory({ productos, now, clienteEmail: demoCliente.email });
  const asking = productos.filter(({ personalizacion = [] }) => personalizacion.length > 0);
  const lines = stories.flatMap((story) => story.lines);
  for (const { sku } of asking) {
    const written = lines.filter((line) => line.sku === sku).map((line) => line.personalizacion);
    expect(written.length, sku).toBeGreaterThan(0);
    expect(written, sku).not.toContain(undefined);
  }
  const texts = lines.flatMap(({ personalizacion = {} }) => Object.values(personalizacion));
  expect(texts).toEqual(expect.arrayContaining(["Antonia", "Ñandú 3°", "1047"]));
});
