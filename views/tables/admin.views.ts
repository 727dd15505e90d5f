import { answer, hold, press, pressInDialog, read, seeDialog } from "#views/moves.ts";
import { despachoFile } from "#views/samples.ts";
import type { View } from "#views/view.ts";
import { fails } from "./checkout.views.ts";

const admin = { who: "admin" } as const;

export const adminViews: View[] = [
  { name: "admin-today/data", path: "/admin", ...admin },
  {
    name: "admin-today/loading",
    path: "/admin",
    ...admin,
    before: (page) => hold(page, "getResumen"),
    isPending: true,
  },
  fails("admin-hoy/error", "/admin", "getResumen", "admin"),
  {
    name: "admin-today/menu",
    path: "/admin",
    ...admin,
    devices: ["phone"],
    prepare: async (page) => {
      await press(page, "Secciones");
    },
  },
  {
    name: "admin-search/results",
    path: "/admin",
    ...admin,
    prepare: async (page) => {
      await press(page, "Buscar en la administración");
      await page.getByRole("combobox").fill("a");
      await page.getByRole("option").first().waitFor();
    },
  },

  { name: "admin-ajustes/form", path: "/admin/ajustes", ...admin },
  fails("admin-ajustes/error", "/admin/ajustes", "getAjustes", "admin"),
  {
    name: "admin-ajustes/wrong",
    path: "/admin/ajustes",
    ...admin,
    prepare: async (page) => {
      await page.getByLabel("RUT").fill("76.000.000-1");
      await press(page, "Guardar");
      await read(page, /dígito verificador/);
    },
  },
  { name: "admin-despacho/table", path: "/admin/despacho", ...admin },
  fails("admin-despacho/error", "/admin/despacho", "getDespachoTabla", "admin"),
  {
    name: "admin-despacho/wrong",
    path: "/admin/despacho",
    expectedErrors: [/422/],
    ...admin,
    prepare: async (page) => {
      await press(page, "Agregar zona");
      await press(page, "Guardar");
      await read(page, /Hay 3 datos por corregir/);
    },
  },
  {
    name: "admin-despacho/file",
    path: "/admin/despacho",
    ...admin,
    prepare: async (page) => {
      await press(page, "Subir zonas (CSV)");
      await seeDialog(page, "Subir zonas");
      await page.getByRole("dialog").locator("input[type=file]").setInputFiles(despachoFile);
      await read(page, /El archivo está listo/);
    },
  },
  { name: "admin-colores/list", path: "/admin/colores", ...admin },
  fails("admin-colores/error", "/admin/colores", "listColores", "admin"),
  { name: "admin-busquedas/list", path: "/admin/busquedas", ...admin },
  fails("admin-busquedas/error", "/admin/busquedas", "listSinonimos", "admin"),
  { name: "admin-categorias/list", path: "/admin/categorias", ...admin },
  fails("admin-categorias/error", "/admin/categorias", "listAllCategorias", "admin"),
  {
    name: "admin-categorias/empty",
    path: "/admin/categorias",
    ...admin,
    before: (page) => answer(page, "listAllCategorias", { status: 200, body: [] }),
  },
  {
    name: "admin-categorias/create",
    path: "/admin/categorias",
    ...admin,
    prepare: async (page) => {
      await press(page, "Crear Categoría");
      await seeDialog(page);
      await pressInDialog(page, "Guardar");
      await read(page, "Escribe el nombre de la categoría.");
    },
  },
  {
    name: "admin-categorias/deactivate",
    path: "/admin/categorias",
    ...admin,
    prepare: async (page) => {
      await press(page, /^Desactivar /);
      await seeDialog(page, "Desactivar categoría");
    },
  },

  { name: "admin-mensajes/unanswered", path: "/admin/mensajes", ...admin },
  { name: "admin-mensajes/all", path: "/admin/mensajes?estado=todos", ...admin },
  { name: "admin-mensajes/no-results", path: "/admin/mensajes?q=nada-de-nada", ...admin },
  fails("admin-mensajes/error", "/admin/mensajes", "listMensajes", "admin"),
  {
    name: "admin-mensajes/open",
    path: "/admin/mensajes",
    ...admin,
    prepare: async (page) => {
      await press(page, /Antonia Quilodrán/);
      await page.getByLabel("Tu respuesta").waitFor();
    },
  },

  { name: "admin-opiniones/list", path: "/admin/opiniones", ...admin },
  { name: "admin-opiniones/hidden", path: "/admin/opiniones?mostrar=ocultas", ...admin },
  fails("admin-opiniones/error", "/admin/opiniones", "listAllOpiniones", "admin"),
  {
    name: "admin-opiniones/answer",
    path: "/admin/opiniones",
    ...admin,
    prepare: async (page) => {
      await press(page, /^Responder/);
      await page.getByLabel("Tu respuesta").first().waitFor();
    },
  },
  {
    name: "admin-opiniones/hide",
    path: "/admin/opiniones",
    ...admin,
    prepare: async (page) => {
      await press(page, /^Ocultar/);
      await seeDialog(page);
    },
  },
  { name: "admin-auditoria/list", path: "/admin/registro", ...admin },
  { name: "admin-auditoria/of-categorias", path: "/admin/registro?entidad=categoria", ...admin },
  { name: "admin-auditoria/seguridad", path: "/admin/registro?ver=seguridad", ...admin },
  fails(
    "admin-registro/seguridad-error",
    "/admin/registro?ver=seguridad",
    "listEventosSeguridad",
    "admin",
  ),
  fails("admin-registro/error", "/admin/registro", "listAuditoria", "admin"),
];
