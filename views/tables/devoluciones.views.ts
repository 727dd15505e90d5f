import type { Page } from "playwright-core";
import { answer, hold, press, read, refuse } from "#views/moves.ts";
import type { Stage } from "#views/stage.ts";
import type { View } from "#views/view.ts";
import { fails } from "./checkout.views.ts";

const pedido = (kind: keyof Stage["pedidos"]) => (stage: Stage) =>
  `/cuenta/pedidos?pedido=${stage.pedidos[kind]}`;
const cliente = { who: "cliente" } as const;
const admin = { who: "admin" } as const;
const path = "/admin/devoluciones";

/** Awaited: they are longer than the room that the page keeps for them. */
const seeRequests = (page: Page) =>
  page.getByRole("list", { name: "Lo que pediste" }).first().waitFor();

/** Retracto and garantía, of the buyer and of the owner. */
export const devolucionesViews: View[] = [
  { name: "devolucion/asked", path: pedido("asked"), ...cliente, prepare: seeRequests },
  { name: "devolucion/accepted", path: pedido("regretted"), ...cliente, prepare: seeRequests },
  { name: "devolucion/refused", path: pedido("claimed"), ...cliente, prepare: seeRequests },
  {
    name: "devolucion/loading",
    path: pedido("entregado"),
    ...cliente,
    before: (page) => hold(page, "openDevoluciones"),
    isPending: true,
  },
  {
    name: "devolucion/not-loaded",
    path: pedido("entregado"),
    ...cliente,
    before: (page) => refuse(page, "openDevoluciones"),
    prepare: (page) => read(page, "No pudimos ver qué se puede pedir de este pedido."),
    expectedErrors: [/503/],
  },
  {
    name: "devolucion/retracto",
    path: pedido("entregado"),
    ...cliente,
    prepare: async (page) => {
      await page.getByText("Pedir retracto o garantía").click();
      await page.getByLabel("Qué pasó").selectOption("retracto");
      await page
        .getByRole("group", { name: "De qué piezas" })
        .getByRole("checkbox")
        .first()
        .check();
      await read(page, "Si la aceptamos te devolvemos");
    },
  },
  {
    name: "devolucion/falla-errors",
    path: pedido("entregado"),
    ...cliente,
    prepare: async (page) => {
      await page.getByText("Pedir retracto o garantía").click();
      await page.getByLabel("Qué pasó").selectOption("falla");
      await page
        .getByRole("group", { name: "De qué piezas" })
        .getByRole("checkbox")
        .first()
        .check();
      await press(page, "Enviar solicitud");
      await read(page, "Elige si prefieres el cambio, la reparación o tu dinero.");
    },
  },
  { name: "admin-devoluciones/open", path, ...admin },
  {
    name: "admin-devoluciones/accept",
    path,
    ...admin,
    prepare: async (page) => {
      await page.getByLabel("Decisión").first().selectOption("aceptada");
      await read(page, "Al aceptar devuelves");
    },
  },
  {
    name: "admin-devoluciones/reason-missing",
    path,
    ...admin,
    prepare: async (page) => {
      await page.getByLabel("Decisión").first().selectOption("rechazada");
      await page.getByRole("button", { name: "Responder" }).first().click();
      await read(page, "Escribe por qué la rechazas: se lo decimos a tu cliente.");
    },
    expectedErrors: [/422/],
  },
  { name: "admin-devoluciones/closed", path: `${path}?estado=cerradas`, ...admin },
  {
    name: "admin-devoluciones/empty",
    path: `${path}?estado=en_curso`,
    ...admin,
    before: (page) => answer(page, "listDevoluciones", { status: 200, body: [] }),
  },
  fails("admin-devoluciones/error", path, "listDevoluciones", "admin"),
  {
    name: "admin-devoluciones/of-pedido",
    path: ({ pedidos }) => `/admin/pedidos/${pedidos.asked}`,
    ...admin,
    prepare: (page) => page.getByRole("heading", { name: "Devoluciones" }).waitFor(),
  },
];
