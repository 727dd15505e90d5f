import type { Page } from "playwright-core";
import type { OperationName } from "#contract/routes.ts";
import { answerCarrito, answerMixed, keepGuestCarrito, plate } from "#views/carritos.ts";
import {
  follow,
  hold,
  keepDraft,
  press,
  pressInDialog,
  read,
  refuse,
  seeDialog,
} from "#views/moves.ts";
import type { Stage } from "#views/stage.ts";
import type { View } from "#views/view.ts";

const pagoOf = (estado: keyof Stage["pedidos"]) => (stage: Stage) =>
  `/pago?status=verificando&order_id=${stage.pedidos[estado]}`;

const waitForDirecciones = (page: Page) => page.getByRole("radio").first().waitFor();

export const checkoutViews: View[] = [
  { name: "carrito/empty", path: "/carrito" },
  { name: "carrito/guest", path: "/carrito", before: keepGuestCarrito },
  { name: "carrito/cliente", path: "/carrito", who: "cliente" },
  {
    name: "carrito/less-stock",
    path: "/carrito",
    who: "cliente",
    before: (page) => answerCarrito(page, { cantidad: 7, disponible: 1 }),
  },
  {
    name: "carrito/sold-out",
    path: "/carrito",
    who: "cliente",
    before: (page) => answerCarrito(page, { cantidad: 2, disponible: 0 }),
  },
  {
    name: "carrito/at-bound",
    path: "/carrito",
    who: "cliente",
    before: (page) => answerCarrito(page, { cantidad: 24, disponible: 400, maximo: 24 }),
  },
  { name: "carrito/mixed", path: "/carrito", who: "cliente", before: answerMixed },
  {
    name: "carrito/only-a-medida",
    path: "/carrito",
    who: "cliente",
    before: (page) => answerCarrito(page, { cantidad: 1, disponible: 3, ...plate, a_medida: true }),
  },
  {
    name: "carrito/loading",
    path: "/carrito",
    who: "cliente",
    before: (page) => hold(page, "getCarrito"),
    isPending: true,
  },
  fails("carrito/error", "/carrito", "getCarrito", "cliente"),
  { name: "carrito/without-javascript", path: "/carrito", hasJavaScript: false, isPending: true },

  {
    name: "checkout/without-direcciones",
    path: "/checkout",
    who: "newcomer",
  },
  { name: "checkout/direcciones", path: "/checkout", who: "cliente" },
  { name: "checkout/mixed", path: "/checkout", who: "cliente", before: answerMixed },
  fails("checkout/direcciones-error", "/checkout", "listDirecciones", "cliente"),
  {
    name: "checkout/direccion-new",
    path: "/checkout",
    who: "cliente",
    prepare: async (page) => {
      await waitForDirecciones(page);
      await addDireccion(page);
    },
  },
  {
    name: "checkout/direccion-errors",
    path: "/checkout",
    who: "cliente",
    prepare: async (page) => {
      await waitForDirecciones(page);
      await addDireccion(page);
      await pressInDialog(page, "Guardar");
      await read(page, /es obligatorio/);
    },
  },
  {
    name: "checkout/direccion-comunas",
    path: "/checkout",
    who: "cliente",
    prepare: async (page) => {
      await waitForDirecciones(page);
      await addDireccion(page);
      await page.getByRole("dialog").getByLabel("Comuna").fill("vi");
      await page.getByRole("option", { name: "Viña del Mar" }).waitFor();
    },
  },
  {
    name: "checkout/direccion-comuna-unknown",
    path: "/checkout",
    who: "cliente",
    prepare: async (page) => {
      await waitForDirecciones(page);
      await addDireccion(page);
      await page.getByRole("dialog").getByLabel("Comuna").fill("Consepsion");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Tab");
      await page.getByRole("button", { name: "Concepción · Biobío" }).waitFor();
    },
  },
  {
    name: "checkout/direccion-recovered",
    path: "/checkout",
    who: "cliente",
    before: (page, { tokens }) =>
      keepDraft(page, tokens.cliente, {
        form: "direccion:nueva",
        content: {
          region: "Valparaíso",
          comuna: "Viña del Mar",
          ciudad: "Viña del Mar",
          calle_numero: "Calle Valparaíso 123, depto 4",
          alias: "",
          nota: "",
        },
      }),
    prepare: async (page) => {
      await seeDialog(page, "Agregar dirección");
      await read(page, "Recuperamos lo que escribiste.");
    },
  },
  {
    name: "checkout/direccion-delete",
    path: "/checkout",
    who: "cliente",
    prepare: async (page) => {
      await waitForDirecciones(page);
      await press(page, /^Eliminar la dirección/);
      await seeDialog(page);
    },
  },
  {
    name: "checkout/paying",
    path: "/checkout",
    who: "cliente",
    before: (page) => hold(page, "startPago"),
    prepare: async (page) => {
      await waitForDirecciones(page);
      await page.getByRole("checkbox").check();
      await press(page, "Ir a Pagar");
      await read(page, "Preparando tu pago…");
    },
    isPending: true,
  },
  {
    name: "checkout/pago-not-started",
    path: "/checkout",
    who: "cliente",
    before: (page) => refuse(page, "startPago"),
    prepare: async (page) => {
      await waitForDirecciones(page);
      await page.getByRole("checkbox").check();
      await press(page, "Ir a Pagar");
      await read(page, "La tienda está muy ocupada.");
    },
    expectedErrors: [/503/],
  },
  { name: "webpay/pay", path: ({ pedidos }) => pedidos.paymentUrl, isForeign: true },

  { name: "pago/success", path: pagoOf("pagado"), who: "cliente" },
  { name: "pago/enviado", path: pagoOf("enviado"), who: "cliente" },
  { name: "pago/fallido", path: pagoOf("fallido"), who: "cliente" },
  { name: "pago/cancelado", path: pagoOf("cancelado"), who: "cliente" },
  { name: "pago/checking", path: pagoOf("en_revision"), who: "cliente", isPending: true },
  { name: "pago/reembolsado", path: pagoOf("reembolsado"), who: "cliente" },
  { name: "pago/unknown", path: "/pago?status=otra&message=hola" },
  { name: "pago/without-session", path: pagoOf("pagado") },
  { name: "pago/fallido-without-pedido", path: "/pago?status=failed" },
  { name: "pago/cancelado-without-pedido", path: "/pago?status=cancelled" },
  {
    name: "pago/without-javascript",
    path: "/pago?status=failed",
    hasJavaScript: false,
    isPending: true,
  },
  {
    name: "pago/unavailable",
    path: pagoOf("pagado"),
    who: "cliente",
    before: (page) => refuse(page, "getPedido"),
    prepare: (page) => read(page, "No se pudieron cargar los detalles de tu pedido."),
    expectedErrors: [/503/],
  },

  { name: "confirmation/without-pedido", path: "/confirmacion" },
  {
    name: "confirmation/done",
    path: "/nosotros",
    lands: "/confirmacion",
    prepare: (page) => follow(page, "/confirmacion", { success: true, orderId: 123 }),
  },
  {
    name: "confirmation/failed",
    path: "/nosotros",
    lands: "/confirmacion",
    prepare: (page) => follow(page, "/confirmacion", { success: false }),
  },
];

/** A page whose answer failed, with a button to retry. */
export function fails(
  name: string,
  path: View["path"],
  operation: OperationName,
  who: View["who"],
): View {
  return {
    name,
    path,
    who,
    before: (page) => refuse(page, operation),
    prepare: (page) =>
      page
        .getByRole("button", { name: /Reintentar|de nuevo/ })
        .first()
        .waitFor(),
    expectedErrors: [/503/],
  };
}

async function addDireccion(page: Page): Promise<void> {
  await press(page, "Agregar dirección");
  await seeDialog(page, "Agregar dirección");
}
