import { api } from "#web/app/api/api.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { useAdminList } from "../list/use-admin-list.ts";

/** Inactive ones included; not paged. */
export function useCategorias() {
  return useAdminList("listAllCategorias", { incluir_inactivos: "true" });
}

/** Renames the categoria with this id; null creates one. */
export async function saveCategoria(id: number | null, nombre: string) {
  const body = id === null ? { nombre } : { id, nombre };
  const result = await api("saveCategoria", { body });
  if (result.ok) refreshCategorias();
  return result;
}

export async function setActivo(id: number, isActive: boolean) {
  const query = { id: String(id) };
  const result = isActive
    ? await api("patchCategoria", { query, body: { activo: true } })
    : await api("deactivateCategoria", { query });
  if (result.ok) refreshCategorias();
  return result;
}

function refreshCategorias(): void {
  void refreshOwn("listAllCategorias", "listAllProductos");
}
