// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { WhatsappLink } from "./whatsapp-link.tsx";

afterEach(cleanup);

function show(whatsapp: string | null) {
  const Component = () => (
    <WhatsappLink mensaje="Hola, pedido E-000001" className="link">
      WhatsApp
    </WhatsappLink>
  );
  const Stub = createRoutesStub([{ id: "root", path: "/", Component }]);
  const root = { tienda: { whatsapp }, categorias: [] };
  render(<Stub hydrationData={{ loaderData: { root } }} />);
}

test("the link opens in another tab, says so, and tells WhatsApp nothing of the page", () => {
  show("+56987654321");
  const link = screen.getByRole("link", { name: "WhatsApp (se abre en otra pestaña)" });
  expect(link.getAttribute("href")).toBe(
    "https://wa.me/56987654321?text=Hola%2C%20pedido%20E-000001",
  );
  expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
    "_blank",
    "noopener noreferrer",
  ]);
});

test("a shop without a number has no link", () => {
  show(null);
  expect(screen.queryByRole("link")).toBeNull();
});
