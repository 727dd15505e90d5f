import { data, useRouteLoaderData } from "react-router";
import type { Categoria } from "#contract/schemas/catalogo.ts";
import type { Tienda } from "#contract/schemas/tienda.ts";
import type { LoadArgs } from "../api/loaders.ts";

/** Null or empty when the API did not answer. `categorias`: those with a producto to show. */
export type RootData = { tienda: Tienda | null; categorias: readonly Categoria[] };

export async function loadRoot({ api, signal }: LoadArgs) {
  const [tienda, categorias] = await Promise.all([
    api("getTienda", { signal }),
    api("listCategorias", { query: { con_productos: "true" }, signal }),
  ]);
  const value: RootData = {
    tienda: tienda.ok ? tienda.data : null,
    categorias: categorias.ok ? categorias.data : [],
  };
  // The page is shown without, but must not be cached.
  return data(value, tienda.ok && categorias.ok ? 200 : 503);
}

const nothing: RootData = { tienda: null, categorias: [] };

/** Available on error pages too. */
export function useRootData(): RootData {
  return useRouteLoaderData<RootData>("root") ?? nothing;
}
