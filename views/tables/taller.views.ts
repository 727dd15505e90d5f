import type { Page } from "playwright-core";
import type { Cifras } from "#contract/schemas/cifras.ts";
import type { Capacidad } from "#contract/schemas/impresoras.ts";
import type { Trabajo, TrabajoEstado } from "#contract/schemas/taller.ts";
import { amend, answer, cut, press, read, seeDialog } from "#views/moves.ts";
import { sampleFoto } from "#views/sample-foto.ts";
import type { View } from "#views/view.ts";
import { fails } from "./checkout.views.ts";

const path = "/admin/taller";
const admin = { who: "admin" } as const;

/** Shows all prints at this estado. */
const allAt = (estado: TrabajoEstado) => (page: Page) =>
  amend<{ trabajos: Trabajo[] }>(page, "listTrabajos", ({ trabajos }) => ({
    trabajos: trabajos.map((it) => (it.tipo === "imprimir" ? { ...it, estado } : it)),
  }));

const receta: NonNullable<Trabajo["receta"]> = {
  ...{ version: 3, minutos: 95, por_placa: 4, notas: "Boquilla de 0,4.\nPausa en la capa 12." },
  archivo: { nombre: "placa-con-nombre-y-borde-redondeado.3mf", bytes: 2_480_000 },
};
const colores = [{ nombre: "Carbón", color: "#2b2b2b" }];

const withReceta = (page: Page) =>
  amend<{ trabajos: Trabajo[] }>(page, "listTrabajos", ({ trabajos }) => ({
    trabajos: trabajos.map((it) => (it.tipo === "imprimir" ? { ...it, receta, colores } : it)),
  }));

/** Seven pieces alike, of which the owner put five on one placa. */
const onPlacas = (page: Page) =>
  amend<{ trabajos: Trabajo[] }>(page, "listTrabajos", ({ trabajos: [first] }) => ({
    trabajos: Array.from({ length: 7 }, (_, place) => ({
      ...(first as Trabajo),
      ...{ id: place + 1, tipo: "imprimir", estado: "en_cola", receta, colores },
      placa: place % 2 === 0 || place === 1 ? 1 : null,
    })),
  }));

/** The board of the workshop. */
const cifras: Cifras = {
  ...{ desde: "2026-10-30", hasta: "2026-11-28" },
  impresiones: { buenas: 1_284, fallidas: 47, minutos: 98_310 },
  por_dia: [
    { fecha: "2026-11-26", buenas: 41, fallidas: 3 },
    { fecha: "2026-11-27", buenas: 0, fallidas: 0 },
    { fecha: "2026-11-28", buenas: 12, fallidas: 0 },
  ],
  productos: [
    { producto_id: 3, nombre: "Letrero de casa con base de madera", buenas: 310, fallidas: 31 },
    { producto_id: 1, nombre: "Llavero", buenas: 974, fallidas: 16 },
  ],
  colores: [
    { nombre: "Cobre", color: "#b45f2d", gramos: 21_400, buenas: 700, fallidas: 40 },
    { nombre: "Lapislázuli", color: "#1f3a8a", gramos: 8_120, buenas: 584, fallidas: 7 },
  ],
  motivos: [
    { motivo: "se_despego", fallidas: 29 },
    { motivo: "color_equivocado", fallidas: 18 },
  ],
  dias_de_envio: [
    { dias: 0, pedidos: 14 },
    { dias: 1, pedidos: 122 },
    { dias: 5, pedidos: 31 },
  ],
  promesas: { cumplidas: 151, rotas: 6, sin_entrega: 10 },
};

const capacidad: Capacidad = {
  impresoras: [
    {
      ...{ id: 1, nombre: "Prusa MK4", activa: true, dias: "123456", desde: 8, hasta: 22 },
      ...{ materiales: ["PLA", "PETG"], colores: 1, version: 1 },
      ...{ cerrada_desde: "2026-12-01", cerrada_hasta: "2026-12-03" },
    },
    {
      ...{ id: 2, nombre: "Bambu del rincón", activa: true, dias: "1234567", desde: 0, hasta: 24 },
      ...{ materiales: [], colores: 4, version: 3, cerrada_desde: null, cerrada_hasta: null },
    },
    {
      ...{ id: 3, nombre: "Ender vieja", activa: false, dias: "135", desde: 9, hasta: 18 },
      ...{ materiales: [], colores: 1, version: 1, cerrada_desde: null, cerrada_hasta: null },
    },
  ],
  trabajo: { piezas: 61, minutos: 7_240, sin_receta: 3 },
  ...{ libre: "2026-12-04", sin_impresora: ["TPU"] },
  en_riesgo: [
    {
      ...{ pedido_id: 1, numero: "E-000123", nombre: "Camila Soto Fuentealba" },
      ...{ prometido: "2026-12-01", posible: "2026-12-04" },
    },
    {
      ...{ pedido_id: 2, numero: "E-000131", nombre: "Rodrigo" },
      ...{ prometido: "2026-12-02", posible: "2026-12-07" },
    },
  ],
};

export const tallerViews: View[] = [
  { name: "admin-taller/print", path, ...admin },
  { name: "admin-taller/receta", path, ...admin, before: withReceta },
  { name: "admin-taller/placas", path, ...admin, before: onPlacas },
  {
    name: "admin-taller/move",
    path,
    ...admin,
    before: async (page) => {
      await onPlacas(page);
      await cut(page, "placeTrabajos");
    },
    prepare: async (page) => {
      await page
        .getByRole("button", { name: /^Mover a otra placa/ })
        .last()
        .click();
      await press(page, "Placa nueva");
      await read(page, "la pieza sigue donde estaba");
    },
    expectedErrors: [/ERR_CONNECTION_RESET/],
  },
  { name: "admin-taller/pack", path: `${path}?paso=embalar`, ...admin, before: allAt("revisado") },
  {
    name: "admin-taller/fail",
    path: `${path}?paso=revisar`,
    ...admin,
    before: allAt("impreso"),
    prepare: async (page) => {
      await page
        .getByRole("button", { name: /^Rechazar/ })
        .first()
        .click();
      await seeDialog(page, "¿Qué pasó?");
    },
  },
  {
    name: "admin-taller/foto",
    path: `${path}?paso=revisar`,
    ...admin,
    before: async (page) => {
      await amend<{ trabajos: Trabajo[] }>(page, "listTrabajos", ({ trabajos }) => ({
        trabajos: trabajos.map((it, place) => ({
          ...it,
          ...{ tipo: "imprimir", estado: "impreso", tiene_foto: place % 2 === 0 },
        })),
      }));
      await answer(page, "openTrabajoFoto", { status: 200, body: { foto: sampleFoto() } });
    },
    prepare: async (page) => {
      await page
        .getByRole("img", { name: /al revisarla$/ })
        .first()
        .waitFor();
    },
  },
  {
    name: "admin-taller/offline",
    path,
    ...admin,
    before: (page) => cut(page, "stepTrabajos"),
    prepare: async (page) => {
      await press(page, "Empezar");
      await read(page, "se envía solo");
    },
    expectedErrors: [/ERR_CONNECTION_RESET/],
  },
  { name: "admin-taller/paused", path: `${path}?paso=pausa`, ...admin, before: allAt("en_pausa") },
  {
    name: "admin-taller/empty",
    path,
    ...admin,
    before: (page) => answer(page, "listTrabajos", { status: 200, body: { trabajos: [] } }),
  },
  fails("admin-taller/error", path, "listTrabajos", "admin"),
  {
    name: "admin-cifras/month",
    path: "/admin/cifras",
    ...admin,
    before: (page) => answer(page, "getCifras", { status: 200, body: cifras }),
  },
  { name: "admin-cifras/first-days", path: "/admin/cifras", ...admin },
  {
    name: "admin-impresoras/at-risk",
    path: "/admin/impresoras",
    ...admin,
    before: (page) => answer(page, "getCapacidad", { status: 200, body: capacidad }),
  },
  {
    name: "admin-impresoras/edit",
    path: "/admin/impresoras",
    ...admin,
    before: (page) => answer(page, "getCapacidad", { status: 200, body: capacidad }),
    prepare: (page) => press(page, "Editar Prusa MK4"),
  },
  fails("admin-impresoras/error", "/admin/impresoras", "getCapacidad", "admin"),
  fails("admin-cifras/error", "/admin/cifras", "getCifras", "admin"),
];
