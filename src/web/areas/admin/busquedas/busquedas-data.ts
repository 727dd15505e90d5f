import { api } from "#web/app/api/api.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";

/** Changes the group with this id; null creates one. */
export async function saveSinonimo(id: number | null, palabras: string) {
  const result = await api("saveSinonimo", { body: id === null ? { palabras } : { id, palabras } });
  if (result.ok) void refreshOwn("listSinonimos");
  return result;
}

export async function deleteSinonimo(id: number) {
  const result = await api("deleteSinonimo", { query: { id: String(id) } });
  if (result.ok) void refreshOwn("listSinonimos");
  return result;
}
