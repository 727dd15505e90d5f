import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { Tienda } from "#contract/schemas/tienda.ts";
import { Frame } from "./frame.tsx";

function render(shop: Partial<Tienda>): string {
  const tienda = { nombre: "Estrato", identidad: {}, redes: [], ...shop } as Tienda;
  const Stub = createRoutesStub([
    { id: "root", path: "/", Component: () => <Frame>Página</Frame> },
  ]);
  const root = { tienda, categorias: [] };
  return renderToString(<Stub hydrationData={{ loaderData: { root } }} />);
}

test.each([
  ["a trial", { demo: false, integracion: true }, "Tienda de prueba: no se cobra"],
  ["a demo", { demo: true, integracion: false }, "Demostración: no se cobra"],
])("every page of %s says what it is", (_which, shop, sentence) => {
  expect(render(shop)).toContain(sentence);
});

test("the strip of a demo tells how to try it", () => {
  expect(render({ demo: true, integracion: false })).toContain("Cómo probar</button>");
});

test("the real shop has no strip", () => {
  const page = render({ demo: false, integracion: false });
  expect(page).not.toMatch(/no se cobra|Cómo probar/);
});
