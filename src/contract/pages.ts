import type { Access } from "./operations/spec.ts";
import {
  type CatalogoFilters,
  catalogoSearch,
  readCatalogoFilters,
} from "./values/producto/catalogo-url.ts";
import { facetaNames } from "./values/producto/facetas.ts";
import { withoutSlug } from "./values/producto/producto-path.ts";

export type PageRow = {
  /** Spelt like a path in `src/web/routes.ts`; `:name` stands for one segment. */
  pattern: string;
  access: Access;
  /**
   * docs/reglas.md 34. `noindex` is said by the page; `closed` ones are also closed by robots.txt,
   * because there is nothing to follow on them.
   */
  robots: "findable" | "noindex" | "closed";
  /** Looked up before rendering: no row, 404. */
  lookup?: "producto" | "categoria" | "terminos";
  /** Filters of the query that change the HTML. */
  filters?: readonly (keyof CatalogoFilters)[];
  /** The number of pieces sold. */
  showsVentas?: true;
  /** All values of the parameter share the rendering of this path. */
  sharedPath?: string;
};

/** Every page; `tests/architecture/pages.test.ts` compares them with `src/web/routes.ts`. */
export const pages: readonly PageRow[] = [
  { pattern: "/", access: "public", robots: "findable", showsVentas: true },
  {
    pattern: "/tienda",
    access: "public",
    robots: "findable",
    filters: ["q", "categoria", ...facetaNames, "orden", "pagina"],
  },
  {
    pattern: "/categoria/:slug",
    access: "public",
    robots: "findable",
    lookup: "categoria",
    filters: ["q", ...facetaNames, "orden", "pagina"],
  },
  { pattern: "/producto/:id", access: "public", robots: "findable", lookup: "producto" },
  { pattern: "/nosotros", access: "public", robots: "findable" },
  { pattern: "/contacto", access: "public", robots: "findable" },
  { pattern: "/preguntas-frecuentes", access: "public", robots: "findable" },
  { pattern: "/terminos", access: "public", robots: "findable" },
  { pattern: "/terminos/:version", access: "public", robots: "noindex", lookup: "terminos" },
  { pattern: "/privacidad", access: "public", robots: "findable" },

  { pattern: "/carrito", access: "public", robots: "noindex" },
  { pattern: "/login", access: "public", robots: "noindex" },
  { pattern: "/registrar", access: "public", robots: "noindex" },
  { pattern: "/verificar-email", access: "public", robots: "closed" },
  {
    pattern: "/no-fui-yo/:token",
    access: "public",
    robots: "closed",
    // The token must not be in a cached page.
    sharedPath: "/no-fui-yo/enlace",
  },
  {
    pattern: "/avisos/:token",
    access: "public",
    robots: "closed",
    // The token must not be in a cached page.
    sharedPath: "/avisos/enlace",
  },
  { pattern: "/recuperar-contrasena", access: "public", robots: "noindex" },
  {
    pattern: "/restablecer-contrasena/:token",
    access: "public",
    robots: "closed",
    // The token must not be in a cached page.
    sharedPath: "/restablecer-contrasena/enlace",
  },
  {
    pattern: "/invitacion/:token",
    access: "public",
    robots: "closed",
    sharedPath: "/invitacion/enlace",
  },
  { pattern: "/cuenta", access: "user", robots: "noindex" },
  { pattern: "/cuenta/pedidos", access: "user", robots: "noindex" },
  { pattern: "/checkout", access: "user", robots: "closed" },
  { pattern: "/checkout/invitado", access: "public", robots: "closed" },
  {
    pattern: "/pedido/:enlace",
    access: "public",
    robots: "closed",
    // The secret must not be in a cached page.
    sharedPath: "/pedido/enlace",
  },
  { pattern: "/mis-datos", access: "public", robots: "noindex" },
  {
    pattern: "/mis-datos/:enlace",
    access: "public",
    robots: "closed",
    // The secret must not be in a cached page.
    sharedPath: "/mis-datos/enlace",
  },
  { pattern: "/solicitud-de-datos", access: "public", robots: "findable" },
  {
    pattern: "/solicitud-de-datos/:enlace",
    access: "public",
    robots: "closed",
    // The secret must not be in a cached page.
    sharedPath: "/solicitud-de-datos/enlace",
  },
  { pattern: "/pago", access: "public", robots: "closed" },
  { pattern: "/confirmacion", access: "public", robots: "closed" },

  { pattern: "/admin", access: "admin", robots: "noindex" },
  { pattern: "/admin/productos", access: "admin", robots: "noindex" },
  { pattern: "/admin/productos/:id/variantes", access: "admin", robots: "noindex" },
  { pattern: "/admin/productos/:id/impresion", access: "admin", robots: "noindex" },
  { pattern: "/admin/categorias", access: "admin", robots: "noindex" },
  { pattern: "/admin/busquedas", access: "admin", robots: "noindex" },
  { pattern: "/admin/colores", access: "admin", robots: "noindex" },
  { pattern: "/admin/ajustes", access: "admin", robots: "noindex" },
  { pattern: "/admin/despacho", access: "admin", robots: "noindex" },
  { pattern: "/admin/pedidos", access: "admin", robots: "noindex" },
  {
    pattern: "/admin/pedidos/:id",
    access: "admin",
    robots: "noindex",
    sharedPath: "/admin/pedidos/0",
  },
  {
    pattern: "/admin/pedidos/:id/guia",
    access: "admin",
    robots: "noindex",
    sharedPath: "/admin/pedidos/0/guia",
  },
  { pattern: "/admin/guias", access: "admin", robots: "noindex" },
  { pattern: "/admin/taller", access: "admin", robots: "noindex" },
  { pattern: "/admin/cifras", access: "admin", robots: "noindex" },
  { pattern: "/admin/impresoras", access: "admin", robots: "noindex" },
  { pattern: "/admin/pagos", access: "admin", robots: "noindex" },
  { pattern: "/admin/mensajes", access: "admin", robots: "noindex" },
  { pattern: "/admin/vulneraciones", access: "admin", robots: "noindex" },
  { pattern: "/admin/devoluciones", access: "admin", robots: "noindex" },
  { pattern: "/admin/solicitudes", access: "admin", robots: "noindex" },
  { pattern: "/admin/clientes", access: "admin", robots: "noindex" },
  {
    pattern: "/admin/clientes/:id",
    access: "admin",
    robots: "noindex",
    sharedPath: "/admin/clientes/0",
  },
  { pattern: "/admin/opiniones", access: "admin", robots: "noindex" },
  { pattern: "/admin/equipo", access: "admin", robots: "noindex" },
  { pattern: "/admin/registro", access: "admin", robots: "noindex" },
  { pattern: "/admin/seguridad", access: "admin", robots: "noindex" },
];

const matchers = pages.map((row) => ({
  row,
  pattern: new RegExp(`^${row.pattern.replace(/:\w+/g, "([^/]+)")}$`),
}));

/**
 * The part of an address that changes the HTML: the key of the page cache. A trailing slash is
 * dropped, and so is the nombre of a producto.
 */
export function normalizePageUrl(url: URL): string {
  const path = readPath(url.pathname);
  const { row, parameter = "" } = findPage(path) ?? {};
  if (row?.sharedPath !== undefined) return row.sharedPath;
  if (row?.lookup === "producto") return row.pattern.replace(":id", () => withoutSlug(parameter));
  if (row?.filters === undefined) return path;
  return path + catalogoSearch(pickFilters(url.searchParams, row.filters));
}

export type PageKind =
  | { kind: "fixed" }
  | { kind: "producto"; id: string }
  | { kind: "categoria"; slug: string }
  | { kind: "terminos"; version: string }
  | { kind: "unknown" };

/** Which page a path means; tells a 404 without rendering. */
export function classifyPage(path: string): PageKind {
  const page = findPage(path);
  if (page === null) return { kind: "unknown" };
  if (page.row.lookup === "producto") return { kind: "producto", id: page.parameter };
  if (page.row.lookup === "categoria") return { kind: "categoria", slug: page.parameter };
  if (page.row.lookup === "terminos") return { kind: "terminos", version: page.parameter };
  return { kind: "fixed" };
}

/** Takes a page's path and query. */
export function showsVentas(target: string): boolean {
  return findPage(target.split("?")[0] ?? "/")?.row.showsVentas === true;
}

/** `/producto/:id`: the page without what its address says. Null when there is none. */
export function patternOfPage(pathname: string): string | null {
  return findPage(readPath(pathname))?.row.pattern ?? null;
}

function findPage(path: string): { row: PageRow; parameter: string } | null {
  for (const { row, pattern } of matchers) {
    const match = pattern.exec(path);
    if (match) return { row, parameter: match[1] ?? "" };
  }
  return null;
}

/** Normalises like the browser's router: decoded, lower case, no trailing slash. */
export function readPath(pathname: string): string {
  try {
    const path = decodeURIComponent(pathname).toLowerCase().replace(/\/+$/, "") || "/";
    // A decoded "?" would carry a query past the normalising.
    return /[?#]/.test(path) ? "/no-existe" : path;
  } catch {
    return pathname;
  }
}

function pickFilters(
  params: URLSearchParams,
  names: readonly (keyof CatalogoFilters)[],
): Partial<CatalogoFilters> {
  const filters = readCatalogoFilters(params);
  return Object.fromEntries(names.map((name) => [name, filters[name]]));
}
