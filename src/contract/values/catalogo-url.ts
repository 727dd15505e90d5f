import { type Orden, ordenes } from "./catalogo-lists.ts";
import { cleanText } from "./clean-text.ts";
import { slugPattern } from "./slug-pattern.ts";

export type CatalogoFilters = { q: string; categoria: string; orden: Orden; pagina: number };

const defaults: CatalogoFilters = { q: "", categoria: "", orden: "recientes", pagina: 1 };

/** Invalid values become defaults: a link never breaks. */
export function readCatalogoFilters(params: URLSearchParams): CatalogoFilters {
  const orden = params.get("orden") as Orden;
  const categoria = params.get("categoria") ?? "";
  const pagina = params.get("pagina") ?? "";
  return {
    q: [...cleanText(params.get("q") ?? "").replace(/\s+/g, " ")].slice(0, 50).join("").trim(),
    categoria: slugPattern.test(categoria) ? categoria : defaults.categoria,
    orden: ordenes.includes(orden) ? orden : defaults.orden,
    pagina: /^[1-9]\d{0,5}$/.test(pagina) ? Number(pagina) : defaults.pagina,
  };
}

/** `""` or `"?…"`, in canonical order without defaults. */
export function catalogoSearch(filters: Partial<CatalogoFilters>): string {
  const params = new URLSearchParams();
  const { q, categoria, orden, pagina } = { ...defaults, ...filters };
  if (q !== defaults.q) params.set("q", q);
  if (categoria !== defaults.categoria) params.set("categoria", categoria);
  if (orden !== defaults.orden) params.set("orden", orden);
  if (pagina !== defaults.pagina) params.set("pagina", String(pagina));
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
