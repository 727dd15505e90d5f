import { catalogoSearch, readCatalogoFilters } from "./values/catalogo-url.ts";

/**
 * The part of a page's address that changes its HTML: the path and, on the catalogue pages, the
 * normalised filters. Everything else in a query is read by the browser alone, so it must not
 * make a new entry in the page cache. A trailing slash is dropped.
 */
export function normalizePageUrl(url: URL): string {
  const path = readPath(url.pathname);
  // The token is for the browser alone: it must not stand in a kept page, nor make one.
  if (path.startsWith("/restablecer-contrasena/")) return "/restablecer-contrasena/enlace";
  // One kept page serves all pedidos: which one is meant is read in the browser.
  const pedido = /^\/admin\/pedidos\/[^/]+(?<slip>\/guia)?$/.exec(path);
  if (pedido) return `/admin/pedidos/0${pedido.groups?.slip ?? ""}`;
  const isCatalogo = path === "/tienda" || path.startsWith("/categoria/");
  if (!isCatalogo) return path;
  const filters = readCatalogoFilters(url.searchParams);
  const categoria = path === "/tienda" ? filters.categoria : "";
  return path + catalogoSearch({ ...filters, categoria });
}

/** As the router in the browser reads it: decoded, in lower case, without a slash at its end. */
function readPath(pathname: string): string {
  try {
    const path = decodeURIComponent(pathname).toLowerCase().replace(/\/+$/, "") || "/";
    // A decoded "?" would carry a query past the normalising below.
    return /[?#]/.test(path) ? "/no-existe" : path;
  } catch {
    return pathname;
  }
}

/** Every page that has no parameter in its path. */
const fixedPages: ReadonlySet<string> = new Set([
  "/",
  "/tienda",
  "/nosotros",
  "/terminos",
  "/privacidad",
  "/contacto",
  "/carrito",
  "/login",
  "/registrar",
  "/verificar-email",
  "/recuperar-contrasena",
  "/cuenta",
  "/cuenta/pedidos",
  "/checkout",
  "/pago",
  "/confirmacion",
  "/admin",
  "/admin/productos",
  "/admin/categorias",
  "/admin/pedidos",
  "/admin/pagos",
  "/admin/mensajes",
  "/admin/opiniones",
  "/admin/registro",
]);

/** Those of them that search engines shall find; what else they shall find is productos and categorias. */
export const findablePages = [
  "/",
  "/tienda",
  "/nosotros",
  "/contacto",
  "/terminos",
  "/privacidad",
] as const;

/** Pages with a parameter that the server does not look up: their content is read in the browser. */
const privatePages = [/^\/restablecer-contrasena\/[^/]+$/, /^\/admin\/pedidos\/[^/]+(?:\/guia)?$/];

export type PageKind =
  | { kind: "fixed" }
  | { kind: "producto"; id: string }
  | { kind: "categoria"; slug: string }
  | { kind: "unknown" };

/** Which page a path means, so that the server can tell what does not exist without rendering it. */
export function classifyPage(path: string): PageKind {
  if (fixedPages.has(path) || privatePages.some((page) => page.test(path)))
    return { kind: "fixed" };
  const [, section, name] = /^\/(producto|categoria)\/([^/]+)$/.exec(path) ?? [];
  if (name === undefined) return { kind: "unknown" };
  return section === "producto"
    ? { kind: "producto", id: name }
    : { kind: "categoria", slug: name };
}
