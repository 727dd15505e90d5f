import { data } from "react-router";
import type { Producto, ProductoDetalle } from "#contract/schemas/catalogo.ts";
import type { LoadArgs } from "#web/app/api/loaders.ts";
import { pickNeighbours } from "./shelf-neighbours.ts";

/** Others of the same categoria; none when they could not be read: nobody came for them. */
export type Repisa = readonly Producto[];

/** Null when the shop could not be asked; a producto that does not exist is a missing page. */
export type ProductoData =
  | { producto: ProductoDetalle; repisa: Repisa | Promise<Repisa> }
  | { producto: null; repisa: Repisa };

/** On the server the page waits for its shelf: the HTML is whole, and kept as it is. */
export async function loadProducto(args: LoadArgs) {
  const producto = await readProducto(args);
  if (!producto) return unread();
  return data<ProductoData>({ producto, repisa: await loadRepisa(args, producto) });
}

/** In the browser the piece appears at once and the shelf follows. */
export async function loadProductoThenRepisa(args: LoadArgs) {
  const producto = await readProducto(args);
  if (!producto) return unread();
  return data<ProductoData>({ producto, repisa: loadRepisa(args, producto) });
}

function unread() {
  return data<ProductoData>({ producto: null, repisa: [] }, 503);
}

async function readProducto({ api, params, signal }: LoadArgs): Promise<ProductoDetalle | null> {
  const id = params.id ?? "";
  if (!/^[1-9]\d{0,15}$/.test(id)) throw data(null, 404);
  const answer = await api("getProducto", { query: { id }, signal });
  if (answer.ok) return answer.data;
  if ([400, 404, 422].includes(answer.status)) throw data(null, 404);
  return null;
}

const readForRepisa = 48;

async function loadRepisa(
  { api, signal }: LoadArgs,
  { id, categoria_slug: categoria }: ProductoDetalle,
): Promise<Repisa> {
  const answer = await api("listProductos", {
    query: { categoria, por_pagina: String(readForRepisa) },
    signal,
  });
  return answer.ok ? pickNeighbours(answer.data, id) : [];
}
