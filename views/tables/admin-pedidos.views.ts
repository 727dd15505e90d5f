import type { Page } from "playwright-core";
import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { amend, answer, press, pressInDialog, read, seeDialog } from "#views/moves.ts";
import { discrepancias } from "#views/samples.ts";
import type { Stage } from "#views/stage.ts";
import type { View } from "#views/view.ts";
import { fails } from "./checkout.views.ts";

const admin = { who: "admin" } as const;
const pedido =
  (kind: keyof Stage["pedidos"], rest = "") =>
  (stage: Stage) =>
    `/admin/pedidos/${stage.pedidos[kind]}${rest}`;

/** A confirmation without an outcome after its seven days. */
const stopAsking = (page: Page) =>
  amend<PedidoDetalleAdmin>(page, "getPedidoDetalle", (detalle) => ({
    ...detalle,
    intentos: detalle.intentos.map((intento) => ({
      ...intento,
      estado: "confirmando",
      proxima_consulta_en: null,
    })),
  }));

export const adminPedidosViews: View[] = [
  { name: "admin-pedidos/list", path: "/admin/pedidos", ...admin },
  { name: "admin-pedidos/to-send", path: "/admin/pedidos?estado=en_preparacion", ...admin },
  {
    name: "admin-pedidos/filters",
    path: "/admin/pedidos?estado=enviado",
    ...admin,
    prepare: (page) => press(page, /^Filtros/),
  },
  {
    name: "admin-pedidos/chosen",
    path: "/admin/pedidos",
    ...admin,
    prepare: (page) => press(page, "Elegir todos"),
  },
  {
    name: "admin-pedidos/prepare-several",
    path: "/admin/pedidos?estado=pagado",
    ...admin,
    prepare: async (page) => {
      await press(page, "Elegir todos");
      await press(page, "Preparar");
      await seeDialog(page, "Preparar");
    },
  },
  {
    name: "admin-pedidos/send-several",
    path: "/admin/pedidos?estado=en_preparacion",
    ...admin,
    prepare: async (page) => {
      await press(page, "Elegir todos");
      await press(page, "Marcar enviado");
      await seeDialog(page, "Marcar enviado");
      await page.getByText("Pegar o escanear una tabla").click();
      await page.getByLabel("Pedido, transportista y número").fill("E-999999; Starken; ST-1");
      await pressInDialog(page, "Llenar los campos");
      await pressInDialog(page, /^Marcar/);
      await read(page, "Escribe el número de seguimiento.");
    },
  },
  { name: "admin-pedidos/no-results", path: "/admin/pedidos?q=nada-de-nada", ...admin },
  fails("admin-pedidos/error", "/admin/pedidos", "listAllPedidos", "admin"),
  { name: "admin-pedidos/pagado", path: pedido("pagado"), ...admin },
  { name: "admin-pedidos/enviado", path: pedido("enviado"), ...admin },
  { name: "admin-pedidos/en-revision", path: pedido("en_revision"), ...admin },
  { name: "admin-pedidos/fallido", path: pedido("fallido"), ...admin },
  { name: "admin-pedidos/refunding", path: pedido("refunding"), ...admin },
  {
    name: "admin-pedidos/in-doubt",
    path: pedido("pendiente_pago"),
    ...admin,
    before: stopAsking,
    prepare: (page) => read(page, /quedó en duda y te necesita/),
  },
  {
    name: "admin-pedidos/doubt-cobrado",
    path: pedido("pendiente_pago"),
    ...admin,
    before: stopAsking,
    prepare: async (page) => {
      await press(page, "Está cobrado");
      await seeDialog(page, "Anotar el pago como cobrado");
      await pressInDialog(page, "Está cobrado");
      await read(page, "Escribe una nota: así se entiende después qué pasó.");
    },
  },
  {
    name: "admin-pedidos/doubt-no-cobrado",
    path: pedido("pendiente_pago"),
    ...admin,
    before: stopAsking,
    prepare: async (page) => {
      await press(page, "No se cobró");
      await seeDialog(page, "Anotar el pago como no cobrado");
    },
  },
  { name: "admin-pedidos/of-units", path: pedido("of_units"), ...admin },
  { name: "admin-pedidos/reembolsado", path: pedido("reembolsado"), ...admin },
  {
    name: "admin-pedidos/unknown",
    path: "/admin/pedidos/999999",
    ...admin,
    expectedErrors: [/404/],
  },
  fails("admin-pedidos/detalle-error", pedido("pagado"), "getPedidoDetalle", "admin"),
  {
    name: "admin-pedidos/mark-enviado",
    path: pedido("en_preparacion"),
    ...admin,
    prepare: async (page) => {
      await press(page, "Marcar enviado");
      await seeDialog(page, "Marcar enviado");
      await pressInDialog(page, "Marcar enviado");
      await read(page, "Escribe el número de seguimiento.");
    },
  },
  {
    name: "admin-pedidos/correct-texto",
    path: pedido("pagado"),
    ...admin,
    prepare: async (page) => {
      await press(page, "Corregir texto");
      await seeDialog(page, /^Corregir el texto de /);
    },
  },
  {
    name: "admin-pedidos/refund",
    path: pedido("pagado"),
    ...admin,
    prepare: async (page) => {
      await press(page, "Reembolsar");
      await seeDialog(page, "Reembolsar el pedido");
    },
  },
  { name: "admin-pedidos/without-boleta", path: "/admin/pedidos?sin_boleta=true", ...admin },
  {
    name: "admin-pedidos/ventas",
    path: "/admin/pedidos",
    ...admin,
    prepare: async (page) => {
      await press(page, "Para contabilidad");
      await seeDialog(page, "Para contabilidad");
    },
  },
  { name: "admin-pedidos/packing-slip", path: pedido("enviado", "/guia"), ...admin },
  {
    name: "admin-pedidos/packing-slip-printed",
    path: pedido("enviado", "/guia"),
    ...admin,
    devices: ["desktop"],
    prepare: async (page) => {
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.emulateMedia({ media: "print" });
    },
  },
  {
    name: "admin-pedidos/packing-slips",
    path: ({ pedidos }) => `/admin/guias?pedidos=${pedidos.pagado},${pedidos.enviado},999999`,
    ...admin,
    expectedErrors: [/404/],
  },
  { name: "admin-pagos/in-doubt", path: "/admin/pagos", ...admin },
  {
    name: "admin-pagos/nothing",
    path: "/admin/pagos",
    ...admin,
    before: (page) => answer(page, "listDoubtfulPagos", { status: 200, body: [] }),
  },
  fails("admin-pagos/error", "/admin/pagos", "listDoubtfulPagos", "admin"),
  {
    name: "admin-pagos/discrepancias",
    path: "/admin/pagos",
    ...admin,
    before: (page) => answer(page, "listDiscrepancias", { status: 200, body: discrepancias }),
    prepare: (page) => read(page, "El dinero se devolvió fuera de la tienda"),
  },
  {
    name: "admin-pagos/discrepancia-resolve",
    path: "/admin/pagos",
    ...admin,
    before: (page) => answer(page, "listDiscrepancias", { status: 200, body: discrepancias }),
    prepare: async (page) => {
      await press(page, /^Marcar resuelta/);
      await seeDialog(page);
      await pressInDialog(page, "Marcar resuelta");
      await read(page, "Cuéntanos en una frase qué hiciste.");
    },
  },
];
