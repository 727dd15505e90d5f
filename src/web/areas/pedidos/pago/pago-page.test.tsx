// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Pedido, PedidoEstado } from "#contract/schemas/pedidos.ts";
import { fakeToken } from "#tests/support/vitest/fake-token.ts";
import { answers } from "#web/app/api/answers.ts";
import { sessionStore } from "#web/areas/acceso/session/session.ts";
import { PagoPage } from "./pago-page.tsx";
import { readPagoParams } from "./pago-view.ts";

const pedido: Pedido = {
  id: 7,
  numero: "E-000007",
  estado: "pagado",
  total: 27_980,
  creado_en: Date.UTC(2026, 10, 21, 15),
  detalles: [
    {
      id: 1,
      producto_id: 3,
      nombre_producto: "Pudú",
      cantidad: 2,
      precio_unitario: 13_990,
      a_medida: false,
      sin_retracto: false,
    },
  ],
  direccion: {
    alias: "Casa",
    calle_numero: "Pudeto 221",
    comuna: "Ancud",
    ciudad: "Ancud",
    region: "Los Lagos",
    nota: "",
    recibe: "",
    telefono: "",
  },
  pago: {
    codigo_autorizacion: "1213",
    tipo_pago: "VC",
    cuotas: 3,
    monto_cuota: null,
    ultimos_digitos: "6623",
    pagado_en: Date.UTC(2026, 10, 21, 15, 4),
  },
  boleta: null,
  en_preparacion_en: null,
  entregado_en: null,
  despacho: { modo: "domicilio", precio: 0, desde: null, hasta: null, listo_en: null },
  terminos: { version: 1, aceptados_en: null },
  envio: null,
  devuelto: 0,
  reembolso: null,
  reembolsos: [],
};

/** The API's answers in this test: order and cart; no producto has a picture. */
function answerWith(answer: { status: number; body: unknown }) {
  vi.stubGlobal("fetch", async (url: string) => {
    const isPedido = url.includes("/pedidos.php");
    if (url.includes("/productos.php")) return new Response(null, { status: 404 });
    const body = isPedido ? answer.body : [];
    return new Response(JSON.stringify(body), { status: isPedido ? answer.status : 200 });
  });
}

function open(query: string) {
  const Stub = createRoutesStub([
    {
      path: "/pago",
      Component: () => <PagoPage params={readPagoParams(new URLSearchParams(query))} />,
    },
  ]);
  render(<Stub initialEntries={[`/pago?${query}`]} />);
}

const heading = async () => (await screen.findByRole("heading", { level: 1 })).textContent;
const logIn = (claims: Parameters<typeof fakeToken>[0] = {}) =>
  sessionStore.start(
    fakeToken({ exp: 4_000_000_000, iat: Math.floor(Date.now() / 1000), ...claims }),
  );

beforeEach(() => {
  window.history.replaceState(null, "", "/login");
});
afterEach(() => {
  cleanup();
  sessionStore.end();
  answers.clear();
  vi.unstubAllGlobals();
});

describe("PagoPage for the buyer", () => {
  it.each<[PedidoEstado, string]>([
    ["pagado", "Pago Exitoso"],
    ["entregado", "Pago Exitoso"],
    ["fallido", "Pago Fallido"],
    ["cancelado", "Pago Cancelado"],
    ["expirado", "Pago Cancelado"],
    ["en_revision", "Estado Desconocido"],
    ["pendiente_pago", "Estado Desconocido"],
    ["reembolsado", "Pago reembolsado"],
  ])("believes the order (%s), whatever the address claims", async (estado, title) => {
    answerWith({ status: 200, body: { ...pedido, estado } });
    logIn();
    open("status=success&order_id=7");
    expect(await heading()).toBe(title);
  });

  it("shows the receipt with everything the provider wants on it", async () => {
    answerWith({ status: 200, body: pedido });
    logIn();
    open("status=success&order_id=7");
    await screen.findByText("E-000007");
    const text = document.body.textContent ?? "";
    for (const fact of ["$27.980 CLP", "1213", "12:04", "Crédito", "Cuotas normales", "6623"]) {
      expect(text).toContain(fact);
    }
    expect(text).toMatch(/Neto\$23\.513.*IVA \(19 %\)\$4\.467.*Total pagado\$27\.980/);
    expect(text).not.toMatch(/boleta/i);
    expect(screen.getByRole("row", { name: /Pudú 2 \$27\.980/ })).toBeTruthy();
  });

  it("thanks the buyer by the first name, and an administrator without one", async () => {
    answerWith({ status: 200, body: pedido });
    logIn({ nombre: "Camila Soto" });
    open("status=success&order_id=7");
    await screen.findByText("¡Gracias, Camila!");
    cleanup();
    sessionStore.end();
    logIn({ nombre: "Rosa Díaz", rol: "admin" });
    open("status=success&order_id=7");
    await screen.findByText("¡Gracias por tu compra!");
  });

  it("says once, and in words, that there are no instalments", async () => {
    const pago = pedido.pago && { ...pedido.pago, tipo_pago: "VN", cuotas: 0 };
    answerWith({ status: 200, body: { ...pedido, pago } });
    logIn();
    open("status=success&order_id=7");
    await screen.findByText("Número de cuotas");
    expect(screen.getAllByText("Sin cuotas")).toHaveLength(1);
    expect(screen.queryByText("Tipo de cuota")).toBeNull();
  });

  it("says what comes next of an order that was just paid", async () => {
    answerWith({ status: 200, body: pedido });
    logIn();
    open("status=success&order_id=7");
    await screen.findByRole("heading", { name: "Qué pasa ahora" });
    expect(document.body.textContent).toContain("Preparamos tus piezas y las embalamos.");
    const link = screen.getByRole("link", { name: "Ver mi pedido" });
    expect(link.getAttribute("href")).toBe("/cuenta/pedidos?pedido=7");
  });

  it("shows how far a sent order is, and under which number it travels", async () => {
    const envio = { transportista: "Starken", seguimiento: "ST-9", enviado_en: pedido.creado_en };
    answerWith({ status: 200, body: { ...pedido, estado: "enviado", envio } });
    logIn();
    open("status=success&order_id=7");
    const steps = await screen.findByRole("list", { name: "Avance de tu pedido" });
    expect(steps.querySelector("[aria-current=step]")?.textContent).toContain("Enviado");
    expect(document.body.textContent).toContain("ST-9");
  });

  it.each([
    ["pagado", { estado: "pendiente", hecho_en: null }, "Estamos devolviendo $27.980 a tu tarjeta"],
    ["reembolsado", { estado: "hecho", hecho_en: pedido.creado_en }, "Te devolvimos $27.980 el 21"],
  ] as const)("says of a refund of a %s order where the money is", async (estado, state, text) => {
    const reembolso = { ...state, monto: 27_980, creado_en: pedido.creado_en };
    const reembolsos = [{ ...reembolso, id: 1, lineas: [] }];
    answerWith({ status: 200, body: { ...pedido, estado, reembolso, reembolsos } });
    logIn();
    open("status=success&order_id=7");
    await heading();
    expect(document.body.textContent).toContain(text);
    expect(document.body.textContent).not.toContain("Pago Exitoso");
  });

  it("says that it is checking while the payment is not settled", async () => {
    answerWith({ status: 200, body: { ...pedido, estado: "en_revision", pago: null } });
    logIn();
    open("status=verificando&order_id=7");
    expect(await screen.findByText("Estamos verificando tu pago…")).toBeTruthy();
  });

  it("tells when the order cannot be read, and leads to the cart", async () => {
    answerWith({ status: 404, body: { error: "Pedido no encontrado." } });
    logIn();
    open("status=success&order_id=7");
    expect(await heading()).toBe("No se pudieron cargar los detalles de tu pedido.");
    expect(screen.getByRole("link", { name: "Volver al carrito" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Mis pedidos" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Reintentar" })).toBeTruthy();
    expect(document.body.textContent).toContain("No pagues otra vez");
  });
});

describe("PagoPage for the buyer, without a pedido", () => {
  it("does not repeat the claim of the address that nothing was charged", async () => {
    logIn();
    open("status=failed");
    expect(await heading()).toBe("Pago Fallido");
    expect(document.body.textContent).toContain("según el enlace que abriste");
  });
});

describe("PagoPage for guests", () => {
  it.each([
    ["status=success&order_id=7", "Entra para ver tu comprobante"],
    ["status=success", "Estado Desconocido"],
    ["status=failed&order_id=7", "Pago Fallido"],
    ["status=cancelled", "Pago Cancelado"],
    ["status=verificando&order_id=7", "Estado Desconocido"],
    ["", "Estado Desconocido"],
  ])("?%s shows %s", async (query, title) => {
    open(query);
    expect(await heading()).toBe(title);
  });

  it.each(["status=failed", "status=failed&order_id=7", "status=cancelled"])(
    "?%s without the server's word is told as the word of the link",
    async (query) => {
      open(query);
      await heading();
      const text = document.body.textContent ?? "";
      expect(text).toContain("según el enlace que abriste");
      expect(text.replace("El enlace dice: No se ha realizado ningún cargo", "")).not.toContain(
        "ningún cargo",
      );
      expect(screen.getByRole("link", { name: "Mis pedidos" })).toBeTruthy();
      expect(screen.getByRole("link", { name: "Volver al carrito" })).toBeTruthy();
    },
  );

  it("keeps the binding text of a failed payment to the letter", async () => {
    open("status=failed");
    expect(await screen.findByText("No se ha realizado ningún cargo")).toBeTruthy();
  });

  it("shows the message of the address as text only, below the shop's own words", async () => {
    open("status=raro&message=%3Cimg%20src%3Dx%3E");
    expect(await screen.findByText("<img src=x>")).toBeTruthy();
    expect(screen.getByText("No pudimos reconocer el resultado de tu pago.")).toBeTruthy();
    expect(screen.getByText(/que no es nuestro/)).toBeTruthy();
    expect(document.querySelector("img")).toBeNull();
  });
});
