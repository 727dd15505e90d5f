import type { Direccion, DireccionInput } from "#contract/schemas/direcciones.ts";
import { api } from "#web/app/api/api.ts";
import { prefetchOwn, refreshOwn, useOwn } from "#web/areas/acceso/own-data/use-own.ts";

export type DireccionesView = {
  status: "loading" | "ready" | "error";
  direcciones: readonly Direccion[];
  retry: () => void;
};

export function useDirecciones(): DireccionesView {
  const view = useOwn("listDirecciones");
  const direcciones = view.status === "ready" ? view.data : [];
  return { status: view.status, direcciones, retry: view.refresh };
}

/** Never rejects. */
export function prefetchDirecciones({ id }: { id: string }): Promise<void> {
  return prefetchOwn("listDirecciones", id);
}

/** Creates a direccion when `id` is null. */
export async function saveDireccion(id: number | null, body: DireccionInput) {
  const result =
    id === null
      ? await api("createDireccion", { body })
      : await api("updateDireccion", { query: { id: String(id) }, body });
  if (result.ok) await refreshOwn("listDirecciones");
  return result;
}

/** Idempotent: 404 counts as deleted. */
export async function deleteDireccion(id: number): Promise<{ ok: boolean; error: string | null }> {
  const result = await api("deleteDireccion", { query: { id: String(id) } });
  const isGone = result.ok || result.status === 404;
  if (isGone) await refreshOwn("listDirecciones");
  return { ok: isGone, error: result.ok ? null : result.error };
}
