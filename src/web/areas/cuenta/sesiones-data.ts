import { api } from "#web/app/api/api.ts";
import { refreshOwn, useOwn } from "#web/areas/acceso/own-data/use-own.ts";

export function useSesiones() {
  return useOwn("listSesiones");
}

/** Idempotent: 404 counts as ended. Answers what to say; null when it failed. */
export async function endSesion(id: number): Promise<string | null> {
  const result = await api("endSesion", { query: { id } });
  if (!result.ok && result.status !== 404) return null;
  await refreshOwn("listSesiones");
  return result.ok ? result.data.mensaje : (result.error ?? "");
}

/** Like `endSesion`. */
export async function endOtherSesiones(): Promise<string | null> {
  const result = await api("endOtherSesiones", { query: { otras: "true" } });
  if (!result.ok) return null;
  await refreshOwn("listSesiones");
  return result.data.mensaje;
}
