import type { ApiResult, BodyOf } from "#contract/client.ts";
import { type OpinionFilter, opinionFilters } from "#contract/schemas/opiniones.ts";
import { isRowId } from "#contract/values/row-id.ts";
import { api } from "#web/app/api/api.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { useAdminList } from "../list/use-admin-list.ts";
import type { ListUrl } from "../list/use-list-url.ts";

export const pageSize = 25;

/** "" for all. */
export function readShown(list: ListUrl): OpinionFilter | "" {
  return opinionFilters.find((name) => name === list.get("mostrar")) ?? "";
}

/** "" for the opiniones of all productos. */
export function readProductoId(list: ListUrl): string {
  const id = list.get("producto_id");
  return isRowId(id) ? id : "";
}

export function useOpiniones(list: ListUrl) {
  const mostrar = readShown(list);
  const producto_id = readProductoId(list);
  return useAdminList("listAllOpiniones", {
    todas: "true",
    ...(mostrar === "" ? {} : { mostrar }),
    ...(producto_id === "" ? {} : { producto_id }),
    pagina: String(list.pagina),
    por_pagina: String(pageSize),
  });
}

export async function patchOpinion(
  id: number,
  body: BodyOf<"patchOpinion">,
): Promise<ApiResult<"patchOpinion">> {
  const result = await api("patchOpinion", { query: { id }, body });
  if (result.ok) void refreshOwn("listAllOpiniones", "getResumen");
  return result;
}
