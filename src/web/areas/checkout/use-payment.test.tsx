// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "#web/app/api/api.ts";
import { sessionStore } from "#web/areas/acceso/session/session.ts";
import { useCarrito } from "#web/areas/carrito/state/carrito.ts";
import { guestCarrito } from "#web/areas/carrito/state/carrito-session.ts";
import { guestCheckout } from "#web/areas/pedidos/invitado/guest-checkout.ts";
import { useGuestForm } from "./guest/guest-form.ts";
import { PayPanel } from "./pay-panel.tsx";
import { useAccountPayment } from "./use-account-payment.ts";
import { useWays } from "./use-ways.ts";

beforeEach(() => {
  sessionStore.end();
  const stored = lines.map(({ nombre_producto, ...line }) => ({
    ...line,
    nombre: nombre_producto,
    stock: 5,
  }));
  guestCarrito.save(stored);
  guestCheckout.keepForm({
    nombre: "Beto Rojas",
    email: "beto@correo.test",
    telefono: "987654321",
    comuna: "Viña del Mar",
    region: "Valparaíso",
    calle_numero: "Calle Valparaíso 123",
    ciudad: "Viña del Mar",
  });
});

afterEach(() => {
  cleanup();
  reads.mockClear();
  sessionStorage.clear();
  guestCarrito.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const line = { nombre_producto: "Pieza", precio: 1_000, cantidad: 1, imagenes: [], disponible: 5 };
const lines = [
  { ...line, producto_id: 1, a_medida: true },
  { ...line, producto_id: 2, a_medida: false },
];

const reads = vi.fn((_address: string) => Response.json({}, { status: 404 }));

/** Answers every start of a payment, and nothing else; the starts are returned. */
function answerStarts(answer: () => Response) {
  const starts = vi.fn((_init: { body: string }) => answer());
  vi.stubGlobal("fetch", async (address: string, init: { method: string; body: string }) =>
    init.method === "POST" ? starts(init) : reads(address),
  );
  return starts;
}

function AccountPanel() {
  const ways = useWays({ comuna: "Viña del Mar", region: "Valparaíso" }, lines);
  const carrito = { lines, retry: () => void api("getCarrito") };
  const paying = useAccountPayment({ direccionId: 1, carrito, ways });
  return <PayPanel {...paying} blockedBy={null} isReady lines={lines} />;
}

function GuestPanel() {
  const guest = useGuestForm();
  const { lines } = useCarrito();
  return (
    <form onSubmit={guest.submit} noValidate>
      <PayPanel
        terms={guest.field("acepta_terminos")}
        button={{ type: "submit" }}
        payment={guest.payment}
        blockedBy={null}
        isReady
        lines={lines}
      />
    </form>
  );
}

describe.each([
  ["with an account", AccountPanel],
  ["without one", GuestPanel],
])("a buyer %s", (_who, Panel) => {
  test("after too many starts the page says until when, and the button waits", async () => {
    const body = JSON.stringify({ error: "Demasiados intentos." });
    const headers = { "retry-after": "330" };
    answerStarts(() => new Response(body, { status: 429, headers }));
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
    const starts = answerStarts(() =>
      Response.json({ error: "«Pieza» ya no se hace a tu medida." }, { status: 409 }),
    );
    const Stub = createRoutesStub([{ path: "/", Component: Panel }]);
    render(<Stub />);
    const notice = screen.getByText(/Lo que se hace a tu medida no tiene retracto; para lo demás/);
    const button = screen.getByRole("button", { name: "Ir a Pagar" });
    expect(notice.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(screen.getByRole("checkbox"));
    const asked = () => reads.mock.calls.map(([address]) => address.replace(/^.*\/|\?.*$/g, ""));
    const before = asked();
    await userEvent.click(button);
    await screen.findByText("«Pieza» ya no se hace a tu medida.");
    // Stock, precios or the table of despacho may have changed.
    await expect.poll(() => asked().slice(before.length)).toContain("despacho.php");
    expect(asked().slice(before.length).length).toBeGreaterThan(1);
    expect(JSON.parse(starts.mock.calls[0]?.[0].body ?? "{}")).toMatchObject({ sin_retracto: [1] });
  });

  test("another total is told, and is what the next press agrees to", async () => {
    const error = "El total cambió: ahora es $9.000. Revísalo antes de pagar.";
    const starts = answerStarts(() => Response.json({ error, total: 9_000 }, { status: 409 }));
    const Stub = createRoutesStub([{ path: "/", Component: Panel }]);
    render(<Stub />);
    const button = screen.getByRole("button", { name: "Ir a Pagar" });
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.click(button);
    expect((await screen.findByRole("alert")).textContent).toBe(error);
    await userEvent.click(button);
    await expect.poll(() => starts.mock.calls.length).toBe(2);
    const sent = starts.mock.calls.map(([{ body }]) => JSON.parse(body).total);
    expect(sent).toEqual([2_000, 9_000]);
  });

  test("without the box nothing is sent, and the page says what is missing", async () => {
    const starts = answerStarts(() => Response.json({}));
    const Stub = createRoutesStub([{ path: "/", Component: Panel }]);
    render(<Stub />);
    const box = screen.getByRole("checkbox", { name: /Acepto los términos y condiciones/ });
    expect((box as HTMLInputElement).checked).toBe(false);
    await userEvent.click(screen.getByRole("button", { name: "Ir a Pagar" }));
    await screen.findByText("Marca que aceptas los términos y condiciones para poder pagar.");
    expect(document.activeElement).toBe(box);
    expect(starts).not.toHaveBeenCalled();
  });

  test("an exception on the way to pay is told, and the button is free again", async () => {
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    answerStarts(() => Response.json({ url: "https://x.test/", token: "t" }));
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

  test("an answer that leads elsewhere is told, and not followed", async () => {
    answerStarts(() => Response.json({ url: "https://malo.test/", token: "t" }));
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});
    const loader = () => ({ tienda: { origenes: { pago: "https://x.test" } } });
    const Stub = createRoutesStub([{ id: "root", path: "/", Component: Panel, loader }]);
    render(<Stub />);
    await userEvent.click(await screen.findByRole("checkbox"));
    await userEvent.click(screen.getByRole("button", { name: "Ir a Pagar" }));
    await screen.findByText("Respuesta inválida del servidor de pago.");
    expect(assign).not.toHaveBeenCalled();
    expect(guestCheckout.readPago()).toBeNull();
  });
});
