// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { PayPanel } from "./pay-panel.tsx";
import { usePayment } from "./use-payment.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const line = { nombre_producto: "Pieza", precio: 1_000, cantidad: 1, imagenes: [], disponible: 5 };
const lines = [
  { ...line, producto_id: 1, a_medida: true },
  { ...line, producto_id: 2, a_medida: false },
];

function Panel() {
  const payment = usePayment();
  return (
    <PayPanel payment={payment} direccionId={1} way={null} blockedBy={null} isReady lines={lines} />
  );
}

test("after too many starts the page says until when, and the button waits", async () => {
  const body = JSON.stringify({ error: "Demasiados intentos." });
  const headers = { "retry-after": "330" };
  vi.stubGlobal("fetch", async () => new Response(body, { status: 429, headers }));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 23, 15, 0, 10) });
  const Stub = createRoutesStub([{ path: "/", Component: Panel }]);
  render(<Stub />);
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(screen.getByRole("button", { name: "Ir a Pagar" }));
  // 12:00:10 in Chile, and five and a half minutes.
  await screen.findByText("Demasiados intentos. Podrás pagar de nuevo a las 12:06.");
  expect(screen.getByRole("button", { name: "Ir a Pagar" }).hasAttribute("disabled")).toBe(true);
});

test("the notice stands before the button, and what it shows is sent", async () => {
  const calls = vi.fn(async (_address: string, _init: { body: string }) =>
    Response.json({ error: "«Pieza» ya no se hace a tu medida." }, { status: 409 }),
  );
  vi.stubGlobal("fetch", calls);
  const Stub = createRoutesStub([{ path: "/", Component: Panel }]);
  render(<Stub />);
  const notice = screen.getByText(/Lo que se hace a tu medida no tiene retracto; para lo demás/);
  const button = screen.getByRole("button", { name: "Ir a Pagar" });
  expect(notice.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(button);
  await screen.findByText("«Pieza» ya no se hace a tu medida.");
  const [start] = calls.mock.calls.filter(([address]) => address.includes("iniciar_pago"));
  expect(JSON.parse(start?.[1].body ?? "{}")).toMatchObject({ sin_retracto: [1] });
});

test("without the box nothing is sent, and the page says what is missing", async () => {
  const calls = vi.fn();
  vi.stubGlobal("fetch", calls);
  const Stub = createRoutesStub([{ path: "/", Component: Panel }]);
  render(<Stub />);
  const box = screen.getByRole("checkbox", { name: /Acepto los términos y condiciones/ });
  expect((box as HTMLInputElement).checked).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Ir a Pagar" }));
  await screen.findByText("Marca que aceptas los términos y condiciones para poder pagar.");
  expect(document.activeElement).toBe(box);
  expect(calls).not.toHaveBeenCalled();
});

test("an exception on the way to pay is told, and the button is free again", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  vi.stubGlobal("fetch", async () => Response.json({ url: "https://x.test/", token: "t" }));
  vi.spyOn(window.location, "assign").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const loader = () => ({ tienda: { origenes: { pago: "https://x.test" } } });
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: Panel, loader }]);
  render(<Stub />);
  await userEvent.click(await screen.findByRole("checkbox"));
  await userEvent.click(screen.getByRole("button", { name: "Ir a Pagar" }));
  await screen.findByText("No se pudo iniciar el proceso de pago. Inténtalo de nuevo.");
  expect(screen.getByRole("button", { name: "Ir a Pagar" }).hasAttribute("disabled")).toBe(false);
  expect(reported).toHaveBeenCalled();
});
