import { cleanText } from "../persona/clean-text.ts";
import { type Orden, ordenes } from "./catalogo-lists.ts";
import { clavePattern, fewestStars, maxPrecioFilter, precioStep } from "./facetas.ts";
import { productoLines } from "./producto-lines.ts";
import { slugPattern } from "./slug-pattern.ts";

/** Named like in the address; `0`, `""` and `false` filter nothing. */
export type CatalogoFilters = {
  q: string;
  categoria: string;
  precio_min: number;
  precio_max: number;
  material: string;
  /** Clave. */
  color: string;
  disponible: boolean;
  estrellas: number;
  orden: Orden;
  pagina: number;
};

const defaults = {
  q: "",
  categoria: "",
  precio_min: 0,
  precio_max: 0,
  material: "",
  color: "",
  disponible: false,
  estrellas: 0,
  pagina: 1,
};

/** A search lists what fits best first, any other list the newest. */
export function defaultOrden(q: string): Orden {
  return q === "" ? "recientes" : "relevancia";
}

/** Invalid values become defaults: a link never breaks. */
export function readCatalogoFilters(params: URLSearchParams): CatalogoFilters {
  const orden = params.get("orden") as Orden;
  const categoria = params.get("categoria") ?? "";
  const pagina = params.get("pagina") ?? "";
  const q = readLine(params.get("q"), 50);
  const isKnown = ordenes.includes(orden) && (orden !== "relevancia" || q !== "");
  return {
    q,
    categoria: slugPattern.test(categoria) ? categoria : defaults.categoria,
    ...readPrecios(params),
    material: readLine(params.get("material"), productoLines.material.length),
    color: clavePattern.test(params.get("color") ?? "") ? (params.get("color") ?? "") : "",
    disponible: params.get("disponible") === "true",
    estrellas: params.get("estrellas") === String(fewestStars) ? fewestStars : defaults.estrellas,
    orden: isKnown ? orden : defaultOrden(q),
    pagina: /^[1-9]\d{0,5}$/.test(pagina) ? Number(pagina) : defaults.pagina,
  };
}

function readLine(text: string | null, length: number): string {
  return [...cleanText(text ?? "").replace(/\s+/g, " ")].slice(0, length).join("").trim();
}

/** Whole thousands, so that no producto of the range is lost; turned around where they stand the wrong way. */
function readPrecios(params: URLSearchParams): Pick<CatalogoFilters, "precio_min" | "precio_max"> {
  const from = readPrecio(params.get("precio_min"), Math.floor);
  const to = readPrecio(params.get("precio_max"), Math.ceil);
  const isTurned = to > 0 && from > to;
  return isTurned ? { precio_min: to, precio_max: from } : { precio_min: from, precio_max: to };
}

/** `12990`, `12.990` or `$ 12.990`; 0 for anything else. */
function readPrecio(text: string | null, round: (thousands: number) => number): number {
  const digits = (text ?? "").replace(/[\s.$]/g, "");
  if (!/^\d{1,9}$/.test(digits)) return 0;
  return Math.min(round(Number(digits) / precioStep) * precioStep, maxPrecioFilter);
}

/** `""` or `"?…"`, in canonical order without defaults. */
export function catalogoSearch(filters: Partial<CatalogoFilters>): string {
  const params = new URLSearchParams();
  const { orden, pagina, ...rest } = { ...defaults, orden: undefined, ...filters };
  for (const [name, value] of Object.entries(rest)) {
    if (value !== defaults[name as keyof typeof rest]) params.set(name, String(value));
  }
  if (orden !== undefined && orden !== defaultOrden(rest.q)) params.set("orden", orden);
  if (pagina !== defaults.pagina) params.set("pagina", String(pagina));
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
