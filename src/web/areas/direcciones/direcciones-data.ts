import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Direccion, DireccionInput } from "#contract/schemas/direcciones.ts";
import { api } from "#web/app/api/api.ts";
import { unwrap } from "#web/app/api/api-error.ts";
import { queryClient } from "#web/areas/acceso/own-data/query-client.ts";
import { useSession } from "#web/areas/acceso/session/session.ts";

export type DireccionesView = {
  status: "loading" | "ready" | "error";
  direcciones: readonly Direccion[];
  retry: () => void;
};

/** The saved addresses of whoever is logged in. */
export function useDirecciones(): DireccionesView {
  const session = useSession();
  const query = useQuery(
    direccionesQuery(session.status === "user" ? session.id : ""),
    queryClient,
  );
  const retry = () => void query.refetch();
  if (query.data) return { status: "ready", direcciones: query.data, retry };
  const hasFailed = query.isError && !query.isFetching;
  return { status: hasFailed ? "error" : "loading", direcciones: [], retry };
}

/** Resolves when `useDirecciones` has its first answer or its failure; it never rejects. */
export function readAheadDirecciones({ id }: { id: string }): Promise<void> {
  return queryClient.prefetchQuery(direccionesQuery(id));
}

/** Saves a new address, or the one with this id, and shows the list as the server has it now. */
export async function saveDireccion(id: number | null, body: DireccionInput) {
  const result =
    id === null
      ? await api("createDireccion", { body })
      : await api("updateDireccion", { query: { id: String(id) }, body });
  if (result.ok) await refreshDirecciones();
  return result;
}

/** Deletes an address. One that is already gone counts as deleted. */
export async function deleteDireccion(id: number): Promise<{ ok: boolean; error: string | null }> {
  const result = await api("deleteDireccion", { query: { id: String(id) } });
  const isGone = result.ok || result.status === 404;
  if (isGone) await refreshDirecciones();
  return { ok: isGone, error: result.ok ? null : result.error };
}

function direccionesQuery(userId: string) {
  return queryOptions({
    queryKey: ["direcciones", userId],
    queryFn: async ({ signal }) => unwrap(await api("listDirecciones", { signal })),
    enabled: userId !== "",
  });
}

function refreshDirecciones(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["direcciones"] });
}
