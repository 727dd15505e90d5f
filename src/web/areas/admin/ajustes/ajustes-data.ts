import type { Ajustes } from "#contract/schemas/ajustes.ts";
import { api } from "#web/app/api/api.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";

export function readAjustes() {
  return api("getAjustes", {});
}

/** `version`: as it was read. */
export async function saveAjustes(version: number, ajustes: Ajustes) {
  const result = await api("saveAjustes", { body: { version, ...ajustes } });
  if (result.ok) void refreshOwn("getAjustes");
  return result;
}
