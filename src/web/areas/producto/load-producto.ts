import { data, replace } from "react-router";
import type { Producto, ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { productoPath, withoutSlug } from "#contract/values/producto/producto-path.ts";
import { isRowId } from "#contract/values/row-id.ts";
import type { LoadArgs } from "#web/app/api/loaders.ts";
import { pickNeighbours } from "./shelf-neighbours.ts";

/** Productos of the same categoria; empty when the call failed. */
export type ShelfProductos = readonly Producto[];

/** Null when the API did not answer; an unknown producto is a 404. */
export type ProductoData =
  | { producto: ProductoDetalle; shelf: ShelfProductos | Promise<ShelfProductos> }
  | { producto: null; shelf: ShelfProductos };

/** Waits for the shelf: its HTML is cached. The header tells the server the canonical address. */
export async function loadProducto(args: LoadArgs) {
  const producto = await readProducto(args);
  if (!producto) return unread();
  const shelf = await loadShelf(args, producto);
  return data<ProductoData>(
    { producto, shelf },
    { headers: { "content-location": productoPath(producto) } },
  );
}

/** Streams the shelf in. An address with another nombre is left, as the server does. */
export async function loadProductoThenShelf(args: LoadArgs) {
  const producto = await readProducto(args);
  if (!producto) return unread();
  leaveOtherNombre(args, producto);
  return data<ProductoData>({ producto, shelf: loadShelf(args, producto) });
}

function leaveOtherNombre({ params, url }: LoadArgs, producto: ProductoDetalle): void {
  const path = productoPath(producto);
  const asked = params.id?.toLowerCase();
  const names = [String(producto.id), path.split("/").at(-1)];
  if (!names.includes(asked)) throw replace(path + url.search);
}

function unread() {
  return data<ProductoData>({ producto: null, shelf: [] }, 503);
}

async function readProducto({ api, params, signal }: LoadArgs): Promise<ProductoDetalle | null> {
  const id = withoutSlug(params.id ?? "");
  if (!isRowId(id)) throw data(null, 404);
  const answer = await api("getProducto", { query: { id }, signal });
  if (answer.ok) return answer.data;
  if ([400, 404, 422].includes(answer.status)) throw data(null, 404);
  return null;
}

const readForShelf = 48;

async function loadShelf(
  { api, signal }: LoadArgs,
  producto: ProductoDetalle,
): Promise<ShelfProductos> {
  const answer = await api("listProductos", {
    query: { categoria: producto.categoria_slug, por_pagina: String(readForShelf) },
    rowsOnly: true,
    signal,
  });
  return answer.ok ? pickNeighbours(answer.data, producto) : [];
}
