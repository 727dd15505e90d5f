import {
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
import type { Stage } from "#views/stage.ts";
import type { View } from "#views/view.ts";
import { fails } from "./checkout.views.ts";

const pedido = (kind: keyof Stage["pedidos"]) => (stage: Stage) =>
  `/cuenta/pedidos?pedido=${stage.pedidos[kind]}`;
const opinar = (kind: keyof Stage["productos"]) => (stage: Stage) =>
  `/cuenta/pedidos?opinar=${stage.productos[kind].id}`;

/** What a customer has: the account and its pedidos. */
export const cuentaViews: View[] = [
  { name: "cuenta/datos", path: "/cuenta", who: "cliente" },
  { name: "cuenta/datos-de-nueva", path: "/cuenta", who: "nueva" },
  {
    name: "cuenta/cargando",
    path: "/cuenta",
    who: "cliente",
    before: (page) => hold(page, "getCuenta"),
    isPending: true,
  },
  fails("cuenta/error", "/cuenta", "getCuenta", "cliente"),
  {
    name: "cuenta/contrasena-con-errores",
    path: "/cuenta",
    who: "cliente",
    prepare: async (page) => {
      await press(page, "Cambiar contraseña");
      await read(page, "Ingresa tu contraseña actual.");
    },
  },
  {
    name: "cuenta/nombre-no-guardado",
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
    name: "cuenta/borrar",
    path: "/cuenta",
    who: "cliente",
    prepare: async (page) => {
      await press(page, "Borrar mi cuenta");
      await seeDialog(page);
    },
  },
  {
    name: "cuenta/borrar-sin-clave",
    path: "/cuenta",
    who: "cliente",
    prepare: async (page) => {
      await press(page, "Borrar mi cuenta");
      await pressInDialog(page, "Borrar para siempre");
      await read(page, "Ingresa tu contraseña para confirmar.");
    },
  },
  { name: "pedidos/lista", path: "/cuenta/pedidos", who: "cliente" },
  { name: "pedidos/vacia", path: "/cuenta/pedidos", who: "nueva" },
  fails("pedidos/error", "/cuenta/pedidos", "listPedidos", "cliente"),
  { name: "pedidos/entregado", path: pedido("entregado"), who: "cliente" },
  { name: "pedidos/reembolsando", path: pedido("reembolsando"), who: "cliente" },
  { name: "pedidos/fallido", path: pedido("fallido"), who: "cliente" },
  {
    name: "pedidos/desconocido",
    path: "/cuenta/pedidos?pedido=999999",
    who: "cliente",
    expectedErrors: [/404/],
  },
  {
    name: "pedidos/otra-vez",
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
    name: "pedidos/opinar",
    path: opinar("vendido"),
    who: "cliente",
    prepare: (page) => seeDialog(page),
  },
  {
    name: "pedidos/opinar-con-error",
    path: opinar("vendido"),
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
    name: "pedidos/opinar-recuperada",
    path: opinar("vendido"),
    who: "cliente",
    before: (page, { tokens, productos }) =>
      keepDraft(page, tokens.cliente, {
        form: `opinion:${productos.vendido.id}`,
        content: { calificacion: "3", comentario: "Llegó a tiempo, pero el color" },
      }),
    prepare: async (page) => {
      await seeDialog(page, "Tu opinión");
      await read(page, "Recuperamos lo que escribiste.");
    },
  },
  {
    name: "pedidos/opinar-no-comprado",
    path: opinar("agotado"),
    who: "cliente",
    prepare: (page) => seeDialog(page),
  },
];
