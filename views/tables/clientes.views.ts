import type { Page } from "playwright-core";
import type { ClienteDetalle } from "#contract/schemas/clientes.ts";
import { answer, fill, hold, press, read, refuse, seeDialog } from "#views/moves.ts";
import type { View } from "#views/view.ts";
import { fails } from "./checkout.views.ts";

const admin = { who: "admin" } as const;
const list = "/admin/clientes";
const one = `${list}/7`;
const at = Date.UTC(2026, 10, 20, 18, 30);
const despacho = {
  modo: "domicilio",
  precio: 3_990,
  desde: null,
  hasta: null,
  listo_en: null,
} as const;

const account: ClienteDetalle = {
  nombre: "Camila Soto",
  email: "camila.soto.de.la.fuente@correo-con-nombre-largo.cl",
  con_cuenta: true,
  es_admin: false,
  creado_en: at,
  pedidos: [
    { id: 12, numero: "E-000012", estado: "entregado", despacho, total: 23_970, creado_en: at },
    { id: 9, numero: "E-000009", estado: "reembolsado", despacho, total: 9_990, creado_en: at },
  ],
  mensajes: [
    {
      nombre: "Camila",
      mensaje: "¿Hacen lámparas con el nombre de mi hija?\nSon para su cumpleaños.",
      creado_en: at,
      cantidad: 2,
      fecha: "2026-12-12",
      fotos: ["dibujo.png"],
      archivo: null,
      respuestas: [{ texto: "Sí, y llegan a tiempo.", creado_en: at }],
    },
  ],
  devoluciones: [
    {
      pedido_id: 12,
      tipo: "falla",
      solucion: "cambio",
      estado: "pedida",
      detalle: "Se despegó una oreja.",
      fotos: 1,
      respuesta: "",
      creado_en: at,
      respondida_en: null,
    },
  ],
  notas: [{ pedido_id: 12, texto: "Prefiere que llegue por la mañana.", creado_en: at }],
  peticiones: [
    {
      tipo: "supresion",
      nombre: "Camila Soto",
      detalle: "Borren mis datos, por favor.",
      estado: "abierta",
      creado_en: at,
      prorroga: null,
      respuesta: null,
      respondida_en: null,
      vigente: false,
      levantada_en: null,
      levantada_motivo: null,
    },
  ],
  direcciones: 2,
  opiniones: 1,
  avisos: 1,
  motivo: null,
};

const beto: ClienteDetalle = {
  ...account,
  nombre: "Beto Rojas",
  email: "beto@correo.cl",
  con_cuenta: false,
  creado_en: null,
  pedidos: account.pedidos.slice(0, 1),
  mensajes: [],
  devoluciones: [],
  notas: [],
  peticiones: [],
  direcciones: 0,
  opiniones: 0,
  avisos: 0,
  motivo:
    "Tiene un pedido pagado que aún no recibe. Podrás borrar sus datos cuando esté entregado.",
};

const shows = (cliente: ClienteDetalle) => (page: Page) =>
  answer(page, "getCliente", { status: 200, body: cliente });

async function openErase(page: Page): Promise<void> {
  await press(page, "Borrar sus datos");
  await seeDialog(page, "¿Borrar sus datos?");
}

export const clientesViews: View[] = [
  { name: "admin-clientes/list", path: list, ...admin },
  { name: "admin-clientes/no-results", path: `${list}?q=nadie+que+exista`, ...admin },
  {
    name: "admin-clientes/empty",
    path: list,
    ...admin,
    before: (page) => answer(page, "listClientes", { status: 200, body: [] }),
  },
  fails("admin-clientes/error", list, "listClientes", "admin"),
  { name: "admin-cliente/full", path: one, ...admin, before: shows(account) },
  { name: "admin-cliente/guest", path: one, ...admin, before: shows(beto) },
  {
    name: "admin-cliente/loading",
    path: one,
    ...admin,
    before: (page) => hold(page, "getCliente"),
    isPending: true,
  },
  fails("admin-cliente/error", one, "getCliente", "admin"),
  {
    name: "admin-cliente/unknown",
    path: `${list}/999999`,
    ...admin,
    expectedErrors: [/404/],
  },
  { name: "admin-cliente/erase", path: one, ...admin, before: shows(account), prepare: openErase },
  {
    name: "admin-cliente/erase-errors",
    path: one,
    ...admin,
    before: shows(account),
    prepare: async (page) => {
      await openErase(page);
      await press(page, "Borrar para siempre");
      await read(page, "Escribe el correo de esta persona para confirmar.");
    },
  },
  {
    name: "admin-cliente/erase-refused",
    path: one,
    ...admin,
    before: async (page) => {
      await shows(account)(page);
      await refuse(page, "deleteCliente");
    },
    prepare: async (page) => {
      await openErase(page);
      await fill(page, { "Escribe su correo para confirmar": account.email });
      await press(page, "Borrar para siempre");
      await read(page, "La tienda está muy ocupada.");
    },
    expectedErrors: [/503/],
  },
];
