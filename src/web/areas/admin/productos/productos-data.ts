import { useQuery } from "@tanstack/react-query";
import type { QueryOf } from "#contract/client.ts";
import { ordenesAdmin } from "#contract/schemas/productos-admin.ts";
import { api } from "#web/app/api/api.ts";
import { unwrap } from "#web/app/api/api-error.ts";
import { queryClient } from "#web/areas/acceso/own-data/query-client.ts";
import { useSession } from "#web/areas/acceso/session/session.ts";
import { refreshAdmin, useAdminList } from "../list/use-admin-list.ts";
import type { ListUrl } from "../list/use-list-url.ts";

export const pageSize = 20;

type Filters = Omit<QueryOf<"listAllProductos">, "pagina" | "por_pagina">;

/** The filters of the address as the API takes them; what makes no sense is left out: a link never breaks. */
export function readFilters(list: Pick<ListUrl, "get">): Filters {
  const orden = ordenesAdmin.find((known) => known === list.get("orden"));
  const categoria = list.get("categoria");
  const activo = list.get("activo");
  return {
    incluir_inactivos: "true",
    ...(list.get("q") ? { q: list.get("q").slice(0, 100) } : {}),
    ...(/^[a-z0-9-]{1,80}$/.test(categoria) ? { categoria } : {}),
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

/** The three counters. */
export function useProductosResumen() {
  const userId = useUserId();
  return useQuery(
    {
      queryKey: ["getProductosResumen", userId],
      queryFn: async ({ signal }) =>
        unwrap(await api("getProductosResumen", { query: { resumen: "true" }, signal })),
      enabled: userId !== "",
    },
    queryClient,
  );
}

/** One producto for its form, as it stands now: never an older answer. */
export function useProducto(id: number) {
  const userId = useUserId();
  return useQuery(
    {
      queryKey: ["getProducto", userId, id],
      queryFn: async ({ signal }) => unwrap(await readProducto(id, signal)),
      enabled: userId !== "",
      gcTime: 0,
      staleTime: 0,
      // The form keeps what it was opened with; the server tells when that is too old.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    queryClient,
  );
}

export function readProducto(id: number, signal?: AbortSignal) {
  return api("getProducto", { query: { id: String(id) }, ...(signal ? { signal } : {}) });
}

/** Puts a producto in or out of sight; table and counters follow at once. */
export async function setActivo(id: number, isActive: boolean) {
  const query = { id: String(id) };
  const result = isActive
    ? await api("patchProducto", { query, body: { activo: true } })
    : await api("deactivateProducto", { query });
  if (result.ok) refreshProductos();
  return result;
}

export async function setDestacado(id: number, isDestacado: boolean) {
  const result = await api("patchProducto", {
    query: { id: String(id) },
    body: { destacado: isDestacado },
  });
  if (result.ok) refreshProductos();
  return result;
}

export function refreshProductos(): void {
  refreshAdmin("listAllProductos", "getProductosResumen", "listAllCategorias", "getResumen");
}

function useUserId(): string {
  const session = useSession();
  return session.status === "user" ? session.id : "";
}
