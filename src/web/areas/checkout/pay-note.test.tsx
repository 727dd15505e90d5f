import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { PayNote } from "./pay-note.tsx";

function render(cuotas: number | null): string {
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: PayNote }]);
  const root = { tienda: { cuotas }, categorias: [] };
  return renderToString(<Stub hydrationData={{ loaderData: { root } }} />);
}

test("the cards are named, and cuotas only as far as the setting says", () => {
  expect(render(null)).toContain("tarjeta de crédito, débito o prepago en Webpay");
  expect(render(null)).not.toContain("cuotas");
  expect(render(12)).toContain("hasta 12 cuotas según tu banco");
});
