import { data } from "react-router";
import type { ProductoDetalle } from "#contract/catalogo.ts";
import type { LoadArgs } from "#web/loaders.ts";

/** Null when the shop could not be asked; a producto that does not exist is a missing page. */
export type ProductoData = { producto: ProductoDetalle | null };

export async function loadProducto({ api, params, signal }: LoadArgs) {
  const id = params.id ?? "";
  if (!/^[1-9]\d{0,15}$/.test(id)) throw data(null, 404);
  const answer = await api("getProducto", { query: { id }, signal });
  if (answer.ok) return data<ProductoData>({ producto: answer.data });
  if ([400, 404, 422].includes(answer.status)) throw data(null, 404);
  return data<ProductoData>({ producto: null }, 503);
}
