import type { Pedido } from "#contract/schemas/pedidos.ts";
import {
  amend,
  answer,
  fill,
  hold,
  keepDraft,
  press,
  pressInDialog,
  read,
  refuse,
  seeDialog,
} from "#views/moves.ts";
import { sampleFoto } from "#views/sample-foto.ts";
import type { Stage } from "#views/stage.ts";
import type { View } from "#views/view.ts";
import { fails } from "./checkout.views.ts";

const pedido = (kind: keyof Stage["pedidos"]) => (stage: Stage) =>
  `/cuenta/pedidos?pedido=${stage.pedidos[kind]}`;
const openOpinion = (kind: keyof Stage["productos"]) => (stage: Stage) =>
  `/cuenta/pedidos?opinar=${stage.productos[kind].id}`;

const sesionAt = Date.UTC(2026, 10, 20, 18, 30);
const sesiones = [
  { id: 3, dispositivo: "Chrome en Windows", red: "190.22.x.x", actual: true, misma_red: true },
  { id: 2, dispositivo: "Safari en iPhone", red: "190.22.x.x", actual: false, misma_red: true },
  { id: 1, dispositivo: "Dispositivo desconocido", red: "", actual: false, misma_red: false },
].map((sesion) => ({ ...sesion, iniciada_en: sesionAt, usada_en: sesionAt + 3_600_000 }));

const twoFotos = ({ detalles: [line] }: Pedido) =>
  [1, 2].map((trabajo_id) => ({ trabajo_id, detalle_id: line?.id ?? 0 }));

export const cuentaViews: View[] = [
  { name: "cuenta/data", path: "/cuenta", who: "cliente" },
  { name: "cuenta/data-of-new", path: "/cuenta", who: "newcomer" },
  {
    name: "cuenta/loading",
    path: "/cuenta",
    who: "cliente",
    before: (page) => hold(page, "getCuenta"),
    isPending: true,
  },
  fails("cuenta/error", "/cuenta", "getCuenta", "cliente"),
  {
    name: "cuenta/sesiones",
    path: "/cuenta",
    who: "cliente",
    before: (page) => answer(page, "listSesiones", { status: 200, body: sesiones }),
    prepare: (page) => read(page, "Safari en iPhone"),
  },
  {
    name: "cuenta/sesiones-error",
    path: "/cuenta",
    who: "cliente",
    before: (page) => refuse(page, "listSesiones"),
    prepare: (page) => read(page, "No pudimos cargar tus sesiones."),
    expectedErrors: [/503/],
  },
  {
    name: "cuenta/password-errors",
    path: "/cuenta",
    who: "cliente",
    prepare: async (page) => {
      await press(page, "Cambiar contraseña");
      await read(page, "Ingresa tu contraseña actual.");
    },
  },
  {
    name: "cuenta/nombre-not-saved",
    path: "/cuenta",
    who: "cliente",
    before: (page) => refuse(page, "updateCuenta"),
    prepare: async (page) => {
      await fill(page, { "Nombre completo": "Camila Soto Ríos" });
      await press(page, "Guardar nombre");
      await read(page, "La tienda está muy ocupada.");
    },
    expectedErrors: [/503/],
  },
  {
    name: "cuenta/delete",
    path: "/cuenta",
    who: "cliente",
    prepare: async (page) => {
      await press(page, "Borrar mi cuenta");
      await seeDialog(page);
    },
  },
  {
    name: "cuenta/delete-without-password",
    path: "/cuenta",
    who: "cliente",
    prepare: async (page) => {
      await press(page, "Borrar mi cuenta");
      await pressInDialog(page, "Borrar para siempre");
      await read(page, "Ingresa tu contraseña para confirmar.");
    },
  },
  { name: "pedidos/list", path: "/cuenta/pedidos", who: "cliente" },
  { name: "pedidos/empty", path: "/cuenta/pedidos", who: "newcomer" },
  fails("pedidos/error", "/cuenta/pedidos", "listPedidos", "cliente"),
  {
    name: "pedidos/en-preparacion",
    path: pedido("en_preparacion"),
    who: "cliente",
    before: async (page) => {
      await amend<Pedido[]>(page, "listPedidos", (pedidos) =>
        pedidos.map((it) =>
          it.piezas
            ? { ...it, piezas: { total: 5, impresas: 3, revisadas: 2 }, fotos: twoFotos(it) }
            : it,
        ),
      );
      await answer(page, "openTrabajoFoto", { status: 200, body: { foto: sampleFoto() } });
    },
    prepare: async (page) => {
      await read(page, "3 de 5 piezas impresas");
      await page
        .getByRole("img", { name: /, al revisarla$/ })
        .nth(1)
        .waitFor();
    },
  },
  { name: "pedidos/entregado", path: pedido("entregado"), who: "cliente" },
  { name: "pedidos/refunding", path: pedido("refunding"), who: "cliente" },
  { name: "pedidos/fallido", path: pedido("fallido"), who: "cliente" },
  {
    name: "pedidos/unknown",
    path: "/cuenta/pedidos?pedido=999999",
    who: "cliente",
    expectedErrors: [/404/],
  },
  {
    name: "pedidos/again",
    path: pedido("entregado"),
    who: "cliente",
    before: (page) =>
      answer(page, "setCarritoLinea", {
        status: 200,
        body: { mensaje: "Carrito actualizado.", carrito: [] },
      }),
    prepare: async (page) => {
      await press(page, "Poner en el carrito otra vez");
      await read(page, "Ir al carrito");
    },
  },
  {
    name: "pedidos/opinion",
    path: openOpinion("sold"),
    who: "cliente",
    prepare: (page) => seeDialog(page),
  },
  {
    name: "pedidos/opinion-error",
    path: openOpinion("sold"),
    who: "cliente",
    before: (page) => refuse(page, "saveOpinion"),
    prepare: async (page) => {
      await seeDialog(page);
      await pressInDialog(page, "Guardar opinión");
      await read(page, "La tienda está muy ocupada.");
    },
    expectedErrors: [/503/],
  },
  {
    name: "pedidos/opinion-recovered",
    path: openOpinion("sold"),
    who: "cliente",
    before: (page, { tokens, productos }) =>
      keepDraft(page, tokens.cliente, {
        form: `opinion:${productos.sold.id}`,
        content: { calificacion: "3", comentario: "Llegó a tiempo, pero el color" },
      }),
    prepare: async (page) => {
      await seeDialog(page, "Tu opinión");
      await read(page, "Recuperamos lo que escribiste.");
    },
  },
  {
    name: "pedidos/opinion-not-bought",
    path: openOpinion("soldOut"),
    who: "cliente",
    prepare: (page) => seeDialog(page),
  },
];
