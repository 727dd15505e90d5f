import type { BodyOf } from "#contract/client.ts";
import { api } from "#web/app/api/api.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";

export async function saveImpresora(body: BodyOf<"saveImpresora">) {
  const result = await api("saveImpresora", { body });
  if (result.ok) void refreshOwn("getCapacidad", "getResumen");
  return result;
}

export async function deleteImpresora(id: number) {
  const result = await api("deleteImpresora", { query: { id: String(id) } });
  if (result.ok) void refreshOwn("getCapacidad", "getResumen");
  return result;
}
