import type { BodyOf, QueryOf } from "#contract/client.ts";
import { ordenesAdmin } from "#contract/schemas/productos-admin.ts";
import { slugPattern } from "#contract/values/producto/slug-pattern.ts";
import { api } from "#web/app/api/api.ts";
import { refreshOwn, useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { readWholeNumber } from "#web/forms/whole-number.ts";
import { useAdminList } from "../list/use-admin-list.ts";
import type { ListUrl } from "../list/use-list-url.ts";
import { adminProductosCopy as copy } from "./productos.copy.ts";

export const pageSize = 20;

type Filters = Omit<QueryOf<"listAllProductos">, "pagina" | "por_pagina">;

/** The valid filters of the address; others are ignored. */
export function readFilters(list: Pick<ListUrl, "get">): Filters {
  const orden = ordenesAdmin.find((known) => known === list.get("orden"));
  const categoria = list.get("categoria");
  const activo = list.get("activo");
  return {
    incluir_inactivos: "true",
    ...(list.get("q") ? { q: list.get("q").slice(0, 100) } : {}),
    ...(slugPattern.test(categoria) ? { categoria } : {}),
    ...(activo === "true" || activo === "false" ? { activo } : {}),
    ...(list.get("stock_bajo") === "true" ? { stock_bajo: "true" } : {}),
    ...(orden ? { orden } : {}),
  };
}

export function useProductos(list: ListUrl) {
  return useAdminList("listAllProductos", {
    ...readFilters(list),
    pagina: String(list.pagina),
    por_pagina: String(pageSize),
  });
}

export function useProductosResumen() {
  return useOwn("getProductosResumen", { query: { resumen: "true" } });
}

/** For the form: never a cached answer. */
export function useProducto(id: number) {
  return useOwn("getProducto", {
    query: { id: String(id) },
    // The form keeps its version; the server refuses a stale one.
    isKept: false,
  });
}

export function readProducto(id: number) {
  return api("getProducto", { query: { id: String(id) } });
}

export async function setActivo(id: number, isActive: boolean) {
  const result = isActive
    ? await changeProducto(id, { activo: true })
    : await api("deactivateProducto", { query: { id: String(id) } });
  if (result.ok) refreshProductos();
  return result;
}

export async function setDestacado(id: number, isDestacado: boolean) {
  const result = await changeProducto(id, { destacado: isDestacado });
  if (result.ok) refreshProductos();
  return result;
}

/** The lists are to be read again, after the last one of several. */
export async function changeProducto(id: number, body: BodyOf<"patchProducto">) {
  const result = await api("patchProducto", { query: { id: String(id) }, body });
  return result.ok ? result : { ...result, error: result.error ?? copy.changeFailed };
}

export type ProductoNumber = "precio" | "stock";

type NumberChange = {
  field: ProductoNumber;
  /** The typed text. */
  to: string;
  /** The number that was seen. */
  from: number;
};

export async function setNumber(id: number, { field, to, from }: NumberChange) {
  const result = await api("patchProducto", {
    query: { id: String(id) },
    body: { [field]: readWholeNumber(to), [`${field}_anterior`]: from },
  });
  // The row has the new number before its field closes.
  if (result.ok || result.status === 409) await readAgain();
  return result;
}

export function refreshProductos(): void {
  void readAgain();
}

export function readAgain(): Promise<void> {
  return refreshOwn("listAllProductos", "getProductosResumen", "listAllCategorias", "getResumen");
}
