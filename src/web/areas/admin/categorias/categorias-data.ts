import { api } from "#web/app/api/api.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { useAdminList } from "../list/use-admin-list.ts";

/** All categorias, inactive ones included: there are few, they come at once. */
export function useCategorias() {
  return useAdminList("listAllCategorias", { incluir_inactivos: "true" });
}

/** Makes a categoria, or renames the one with this id. */
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
