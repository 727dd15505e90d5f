import type { Page } from "playwright-core";
import { cut, follow, hold, losePictures, press, read, refuse, seeDialog } from "#views/moves.ts";
import type { View } from "#views/view.ts";

const categorias = ["figuras", "prototipos", "regalos", "gamer", "decoracion"];

async function typeSearch(page: Page, q: string, { hasOptions = true } = {}): Promise<void> {
  const field = page.getByLabel("Buscar en la tienda");
  if (!(await field.isVisible())) await press(page, "Abrir búsqueda");
  await field.pressSequentially(q);
  if (hasOptions) await page.getByRole("option").last().waitFor();
}

export const catalogoViews: View[] = [
  { name: "tienda/results", path: "/tienda" },
  { name: "tienda/page-2", path: "/tienda?pagina=2" },
  { name: "tienda/search", path: "/tienda?q=pudu" },
  { name: "tienda/sorted", path: "/tienda?orden=precio_asc" },
  { name: "tienda/longest-nombre", path: "/tienda?q=estanca" },
  { name: "tienda/no-results", path: "/tienda?q=unicornio" },
  { name: "tienda/search-corrected", path: "/tienda?q=lampra" },
  { name: "tienda/search-some", path: "/tienda?q=zorro+unicornio" },
  { name: "tienda/without-javascript", path: "/tienda", hasJavaScript: false },
  {
    name: "tienda/without-imagenes",
    path: "/tienda",
    before: losePictures,
    expectedErrors: [/ERR_FAILED/],
  },
  {
    name: "tienda/loading",
    path: "/nosotros",
    before: (page) => hold(page, "listProductos"),
    prepare: (page) => follow(page, "/tienda"),
    isPending: true,
  },
  {
    name: "tienda/error",
    path: "/nosotros",
    lands: "/tienda",
    before: (page) => refuse(page, "listProductos"),
    prepare: async (page) => {
      await follow(page, "/tienda");
      await read(page, "No se pudieron cargar los productos.");
    },
    expectedErrors: [/503/],
  },
  {
    name: "tienda/offline",
    path: "/nosotros",
    lands: "/tienda",
    before: (page) => cut(page, "listProductos"),
    prepare: async (page) => {
      await follow(page, "/tienda");
      await page.getByRole("button", { name: "Reintentar" }).waitFor();
    },
    expectedErrors: [/ERR_/],
  },
  {
    name: "tienda/filters-open",
    path: "/tienda",
    devices: ["phone"],
    prepare: async (page) => {
      await press(page, /^Filtros/);
      await seeDialog(page);
    },
  },
  {
    name: "search/suggestions",
    path: "/nosotros",
    prepare: (page) => typeSearch(page, "pu"),
  },
  {
    name: "search/without-suggestions",
    path: "/nosotros",
    before: (page) => refuse(page, "listProductos"),
    prepare: async (page) => {
      const answered = page.waitForResponse(/productos\.php\?q=/);
      await typeSearch(page, "pu", { hasOptions: false });
      await answered;
    },
    expectedErrors: [/503/],
  },
  {
    name: "search/without-javascript",
    path: "/nosotros",
    devices: ["phone"],
    hasJavaScript: false,
  },
  ...categorias.map((slug) => ({ name: `categoria/${slug}`, path: `/categoria/${slug}` })),
  {
    name: "categoria/unknown",
    path: "/categoria/no-existe",
    expectedErrors: [/404/],
  },
  { name: "categoria/no-results", path: "/categoria/gamer?q=unicornio" },
  { name: "categoria/found-elsewhere", path: "/categoria/gamer?q=zorro" },
  { name: "failures/not-found", path: "/no-hay-nada-aqui", expectedErrors: [/404/] },
];
