import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ApiResult } from "#contract/client.ts";
import {
  type MensajeEstado,
  type MensajesResumen,
  mensajeEstados,
} from "#contract/schemas/mensajes.ts";
import { api } from "#web/app/api/api.ts";
import { unwrap } from "#web/app/api/api-error.ts";
import { queryClient } from "#web/areas/acceso/own-data/query-client.ts";
import { useSession } from "#web/areas/acceso/session/session.ts";
import { refreshAdmin, useAdminList } from "../list/use-admin-list.ts";
import type { ListUrl } from "../list/use-list-url.ts";

export const pageSize = 25;

/** Which mensajes are shown. Without a word to look for, those that wait; a search looks everywhere. */
export type Shown = MensajeEstado | "todos";

export function readShown(list: ListUrl): Shown {
  const named = [...mensajeEstados, "todos" as const].find((name) => name === list.get("estado"));
  return named ?? (list.get("q") === "" ? "nuevo" : "todos");
}

/** One page of the inbox, as the address asks for it. */
export function useMensajes(list: ListUrl) {
  const shown = readShown(list);
  return useAdminList("listMensajes", {
    ...(list.get("q") === "" ? {} : { q: list.get("q") }),
    ...(shown === "todos" ? {} : { estado: shown }),
    pagina: String(list.pagina),
    por_pagina: String(pageSize),
  });
}

/** The figures of the inbox and when they were read; null until they are here. */
export function useMensajesResumen(): { resumen: MensajesResumen; readAt: number } | null {
  const session = useSession();
  const userId = session.status === "user" ? session.id : "";
  const { data, dataUpdatedAt } = useQuery(resumenQuery(userId), queryClient);
  return data ? { resumen: data, readAt: dataUpdatedAt } : null;
}

function resumenQuery(userId: string) {
  return queryOptions({
    queryKey: ["getMensajesResumen", userId],
    queryFn: async ({ signal }) =>
      unwrap(await api("getMensajesResumen", { query: { resumen: "true" }, signal })),
    enabled: userId !== "",
  });
}

/** Mails an answer to whoever wrote; lists and figures are read anew. */
export async function sendRespuesta(
  id: number,
  respuesta: string,
): Promise<ApiResult<"answerMensaje">> {
  const result = await api("answerMensaje", { query: { id }, body: { respuesta } });
  if (result.ok) refreshMensajes();
  return result;
}

export async function patchMensaje(
  id: number,
  estado: "nuevo" | "cerrado",
): Promise<ApiResult<"patchMensaje">> {
  const result = await api("patchMensaje", { query: { id }, body: { estado } });
  if (result.ok) refreshMensajes();
  return result;
}

function refreshMensajes(): void {
  refreshAdmin("listMensajes", "getMensajesResumen", "getResumen");
}
