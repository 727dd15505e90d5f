import type { ApiResult, BodyOf } from "#contract/client.ts";
import { api } from "#web/app/api/api.ts";
import { refreshOwn, useOwn } from "#web/areas/acceso/own-data/use-own.ts";

export function useOwnOpiniones() {
  return useOwn("listOpiniones");
}

/** A second opinion of a producto replaces the first. */
export async function saveOpinion(body: BodyOf<"saveOpinion">): Promise<ApiResult<"saveOpinion">> {
  const result = await api("saveOpinion", { body });
  if (result.ok) void refreshOwn("listOpiniones");
  return result;
}
