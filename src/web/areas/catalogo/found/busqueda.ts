import type { ApiClient } from "#contract/client.ts";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { type Encontrado, encontrados } from "#contract/values/producto/catalogo-lists.ts";

/** Words of the list about a search, beside its productos (docs/reglas.md 144). */
export type Busqueda = {
  encontrado: Encontrado;
  /** Found in place of the words typed, or those of several that found something; or "". */
  palabras: string;
  /** How many the whole shop has when the categoria has none. */
  enTienda: number;
};

/** Null for a list without words. */
export function readBusqueda(headers: Record<string, string>): Busqueda | null {
  const encontrado = encontrados.find((one) => one === headers["x-busqueda"]);
  if (encontrado === undefined) return null;
  return {
    encontrado,
    palabras: decodeURIComponent(headers["x-busqueda-palabras"] ?? ""),
    enTienda: Number(headers["x-busqueda-tienda"] ?? 0),
  };
}

export function busquedaHeaders(busqueda: Busqueda | null): Record<string, string> {
  if (busqueda === null) return {};
  return {
    "x-busqueda": busqueda.encontrado,
    "x-busqueda-palabras": encodeURIComponent(busqueda.palabras),
    "x-busqueda-tienda": String(busqueda.enTienda),
  };
}

/** Productos beside an empty list, and where they are from. */
export type Nearest = {
  origen: "tienda" | "categoria" | "destacados";
  productos: readonly Producto[];
};

const shown = "6";

type Asked = {
  api: ApiClient;
  signal: AbortSignal;
  q: string;
  /** "" for the whole shop. */
  categoria: string;
  busqueda: Busqueda | null;
};

/** Loads the nearest to a search without a hit: from the whole shop, the categoria, or the featured ones. */
export async function loadNearest(asked: Asked): Promise<Nearest | null> {
  const { api, signal, q, categoria, busqueda } = asked;
  if (busqueda === null) return null;
  const origen = originOf(busqueda, categoria);
  const page = { pagina: "1", por_pagina: shown } as const;
  const reading = { rowsOnly: true, signal };
  const answer =
    origen === "destacados"
      ? await api("listDestacados", { query: { destacados: "true", ...page }, ...reading })
      : await api("listProductos", {
          query: { ...page, ...(origen === "tienda" ? { q } : { categoria }) },
          ...reading,
        });
  return answer.ok && answer.data.length > 0 ? { origen, productos: answer.data } : null;
}

function originOf({ enTienda }: Busqueda, categoria: string): Nearest["origen"] {
  if (enTienda > 0) return "tienda";
  return categoria === "" ? "destacados" : "categoria";
}
