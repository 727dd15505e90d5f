import { data, useRouteLoaderData } from "react-router";
import type { Categoria } from "#contract/schemas/catalogo.ts";
import type { Tienda } from "#contract/schemas/tienda.ts";
import type { LoadArgs } from "../api/loaders.ts";

/** What the frame around every page needs; null or empty when the shop could not be asked. */
export type RootData = { tienda: Tienda | null; categorias: readonly Categoria[] };

export async function loadRoot({ api, signal }: LoadArgs) {
  const [tienda, categorias] = await Promise.all([
    api("getTienda", { signal }),
    api("listCategorias", { signal }),
  ]);
  const value: RootData = {
    tienda: tienda.ok ? tienda.data : null,
    categorias: categorias.ok ? categorias.data : [],
  };
  // A page without its frame's data is shown, but must not stay in the page cache.
  return data(value, tienda.ok && categorias.ok ? 200 : 503);
}

const nothing: RootData = { tienda: null, categorias: [] };

/** The shop's own data and its categorias, on every page, error pages included. */
export function useRootData(): RootData {
  return useRouteLoaderData<RootData>("root") ?? nothing;
}
