// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { CheckoutSummary } from "./checkout-summary.tsx";
import type { Ways } from "./use-ways.ts";

afterEach(cleanup);

const line = { nombre_producto: "Pieza", precio: 1_000, cantidad: 1, imagenes: [], disponible: 5 };
const chosen = {
  modo: "domicilio",
  precio: 0,
  desde: "2026-12-14",
  hasta: "2026-12-18",
} as const;
const ways: Ways = {
  ...{ status: "ready", ways: [chosen], chosen, isPlaceKnown: true },
  choose: () => {},
  retry: () => {},
};

function show(plazo_dias: number): void {
  const lines = [{ ...line, producto_id: 1, plazo_dias }];
  const carrito = { status: "ready", lines, count: 1, subtotal: 1_000, retry: () => {} } as const;
  const Page = () => (
    <CheckoutSummary carrito={carrito} despacho="Entre 3 y 7 días." ways={ways} totalTold={null} />
  );
  const Stub = createRoutesStub([{ path: "/", Component: Page }]);
  render(<Stub />);
}

test("the shop's sentence is said for what is on the shelf, dates for what has to be made", () => {
  show(0);
  screen.getByText("Entre 3 y 7 días.");
  cleanup();
  show(10);
  expect(screen.queryByText("Entre 3 y 7 días.")).toBeNull();
  screen.getByText(/Llega entre el lun 14 y el vie 18 de dic/);
});
