import type { ApiResult } from "#contract/client.ts";
import { type MensajeEstado, mensajeEstados } from "#contract/schemas/mensajes.ts";
import { api } from "#web/app/api/api.ts";
import { refreshOwn, useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { useAdminList } from "../list/use-admin-list.ts";
import type { ListUrl } from "../list/use-list-url.ts";

export const pageSize = 25;

/** Unanswered ones by default; all in a search. */
export type Shown = MensajeEstado | "todos";

export function readShown(list: ListUrl): Shown {
  const named = [...mensajeEstados, "todos" as const].find((name) => name === list.get("estado"));
  return named ?? (list.get("q") === "" ? "nuevo" : "todos");
}

export function useMensajes(list: ListUrl) {
  const shown = readShown(list);
  return useAdminList("listMensajes", {
    ...(list.get("q") === "" ? {} : { q: list.get("q") }),
    ...(shown === "todos" ? {} : { estado: shown }),
    pagina: String(list.pagina),
    por_pagina: String(pageSize),
  });
}

export function useMensajesResumen() {
  return useOwn("getMensajesResumen", { query: { resumen: "true" } });
}

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
  void refreshOwn("listMensajes", "getMensajesResumen", "getResumen");
}
