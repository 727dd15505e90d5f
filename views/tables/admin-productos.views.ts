import type { Page } from "playwright-core";
import {
  answer,
  fill,
  losePictures,
  press,
  pressInDialog,
  read,
  refuse,
  seeDialog,
} from "#views/moves.ts";
import { importChanges, importFile } from "#views/samples.ts";
import type { View } from "#views/view.ts";
import { fails } from "./checkout.views.ts";

const admin = { who: "admin" } as const;

/** Two rows, of which the second is new. */
async function addColores(page: Page): Promise<void> {
  await press(page, "Por color");
  for (const color of ["Ámbar", "Cobre"])
    await page.getByLabel("Agregar un color de la tienda").selectOption(color);
}

async function findInDialog(page: Page, sku: string): Promise<void> {
  await addColores(page);
  await press(page, "Usar una pieza que ya vendes: Cobre");
  await fill(page, { "Buscar producto o SKU": sku });
  await read(page, `${sku} ·`);
}

export const adminProductosViews: View[] = [
  { name: "admin-productos/list", path: "/admin/productos", ...admin },
  {
    name: "admin-productos/number-refused",
    path: "/admin/productos",
    ...admin,
    expectedErrors: [/422/],
    prepare: async (page) => {
      await page
        .getByRole("button", { name: /^Cambiar el stock de/ })
        .first()
        .click();
      await page.getByLabel(/^Stock de/).fill("muchas");
      await press(page, "Guardar");
      await read(page, "número entero");
    },
  },
  { name: "admin-productos/no-results", path: "/admin/productos?q=nada-de-nada", ...admin },
  fails("admin-productos/error", "/admin/productos", "listAllProductos", "admin"),
  {
    name: "admin-productos/create",
    path: "/admin/productos?crear=1",
    ...admin,
    prepare: (page) => seeDialog(page),
  },
  {
    name: "admin-productos/create-errors",
    path: "/admin/productos?crear=1",
    ...admin,
    prepare: async (page) => {
      await seeDialog(page);
      await pressInDialog(page, "Guardar Producto");
      await read(page, "Escribe el nombre del producto.");
    },
  },
  {
    name: "admin-productos/edit",
    path: ({ productos }) => `/admin/productos?editar=${productos.withOpiniones.id}`,
    ...admin,
    prepare: async (page) => {
      await seeDialog(page, "Editar Producto");
      await page.getByRole("list", { name: /Imágenes del producto/ }).waitFor();
    },
  },
  {
    name: "admin-productos/edit-encargo",
    path: ({ productos }) => `/admin/productos?editar=${productos.encargo.id}`,
    ...admin,
    prepare: async (page) => {
      await read(page, "Unidades por semana");
      await press(page, "Color");
      await page.getByRole("checkbox", { name: "Cobre" }).check();
    },
  },
  {
    name: "admin-productos/edit-without-imagenes",
    path: ({ productos }) => `/admin/productos?editar=${productos.withOpiniones.id}`,
    ...admin,
    before: losePictures,
    prepare: async (page) => {
      await seeDialog(page, "Editar Producto");
      await page.getByRole("dialog").locator("li svg[role=img]").first().waitFor();
    },
    expectedErrors: [/ERR_FAILED/],
  },
  {
    name: "admin-productos/edit-offline",
    path: ({ productos }) => `/admin/productos?editar=${productos.withoutOpiniones.id}`,
    ...admin,
    before: (page) => refuse(page, "updateProducto"),
    prepare: async (page) => {
      await seeDialog(page, "Editar Producto");
      await fill(page, { Precio: "10.990" });
      await pressInDialog(page, "Guardar Producto");
      await read(page, "La tienda está muy ocupada.");
    },
    expectedErrors: [/503/],
  },
  {
    name: "admin-productos/leave-unsaved",
    path: ({ productos }) => `/admin/productos?editar=${productos.withoutOpiniones.id}`,
    ...admin,
    prepare: async (page) => {
      await seeDialog(page, "Editar Producto");
      await fill(page, { Precio: "10.990" });
      await pressInDialog(page, "Cancelar");
      await seeDialog(page, "¿Salir sin guardar?");
    },
  },
  {
    name: "admin-productos/deactivate",
    path: "/admin/productos",
    ...admin,
    prepare: async (page) => {
      await press(page, /^Desactivar /);
      await seeDialog(page, "Desactivar producto");
    },
  },
  {
    name: "admin-productos/import",
    path: "/admin/productos",
    ...admin,
    prepare: async (page) => {
      await press(page, "Importar CSV");
      await seeDialog(page, "Importar productos");
    },
  },
  {
    name: "admin-productos/import-errors",
    path: "/admin/productos",
    ...admin,
    prepare: async (page) => {
      await press(page, "Importar CSV");
      await seeDialog(page, "Importar productos");
      await page.getByRole("dialog").locator("input[type=file]").setInputFiles(importFile);
      await read(page, /errores?\. Corríge/);
    },
  },
  {
    name: "admin-productos/import-changes",
    path: "/admin/productos",
    ...admin,
    before: (page) => answer(page, "importProductos", { status: 200, body: importChanges }),
    prepare: async (page) => {
      await press(page, "Importar CSV");
      await seeDialog(page, "Importar productos");
      await page.getByRole("dialog").locator("input[type=file]").setInputFiles(importFile);
      await read(page, "Qué cambia");
    },
  },
  {
    name: "admin-variantes/new",
    path: ({ productos }) => `/admin/productos/${productos.withOpiniones.id}/variantes`,
    ...admin,
    prepare: (page) => read(page, /aquí aparecerá cada variante/),
  },
  {
    name: "admin-variantes/grid",
    path: ({ productos }) => `/admin/productos/${productos.variante.id}/variantes`,
    ...admin,
    prepare: async (page) => {
      await page
        .getByRole("button", { name: /^Quitar / })
        .last()
        .click();
      await read(page, /quedan como productos aparte/);
    },
  },
  {
    name: "admin-productos/edit-variante",
    path: ({ productos }) => `/admin/productos?editar=${productos.variante.id}`,
    ...admin,
    prepare: (page) => read(page, "Ver todas sus variantes"),
  },
  {
    name: "admin-variantes/wrong",
    path: ({ productos }) => `/admin/productos/${productos.withOpiniones.id}/variantes`,
    ...admin,
    prepare: async (page) => {
      await addColores(page);
      await press(page, /^Por otra cosa/);
      await fill(page, { "Diferencia 2": "Tamaño" });
      await press(page, "Agregar opción");
      await fill(page, { "Nombre 1": "Grande" });
      await fill(page, { "Precio: Cobre · Grande": "mucho" });
      await press(page, "Guardar variantes");
      await read(page, /"precio" debe ser un número entero/);
    },
  },
  {
    name: "admin-variantes/join",
    path: ({ productos }) => `/admin/productos/${productos.withOpiniones.id}/variantes`,
    ...admin,
    prepare: async (page) => {
      await findInDialog(page, "VISTA-FAMILIA");
      await pressInDialog(page, /VISTA-FAMILIA ·/);
      await read(page, /es de la familia «Vaso»/);
    },
  },
  {
    name: "admin-variantes/joined",
    path: ({ productos }) => `/admin/productos/${productos.withOpiniones.id}/variantes`,
    ...admin,
    prepare: async (page) => {
      await findInDialog(page, "VISTA-LARGO");
      await pressInDialog(page, /VISTA-LARGO ·/);
      await read(page, /al guardar toma el nombre de esta fila/);
    },
  },
  fails("admin-variantes/error", "/admin/productos/1/variantes", "getFamilia", "admin"),
];
