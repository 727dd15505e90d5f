import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ApiResult } from "#contract/client.ts";
import type { Cuenta } from "#contract/schemas/cuenta.ts";
import { api } from "#web/app/api/api.ts";
import { unwrap } from "#web/app/api/api-error.ts";
import { sessionLock, withTabLock } from "#web/app/browser/tab-lock.ts";
import { queryClient } from "#web/areas/acceso/own-data/query-client.ts";
import { replaceSession, useSession } from "#web/areas/acceso/session/session.ts";

export type CuentaView =
  | { status: "loading" }
  | { status: "error"; retry: () => void }
  | { status: "ready"; cuenta: Cuenta };

/** Everything the shop keeps of whoever is logged in. */
export function useCuenta(): CuentaView {
  const session = useSession();
  const query = useQuery(cuentaQuery(session.status === "user" ? session.id : ""), queryClient);
  if (query.data) return { status: "ready", cuenta: query.data };
  if (query.isError && !query.isFetching)
    return { status: "error", retry: () => void query.refetch() };
  return { status: "loading" };
}

export type PasswordChange = {
  password_actual?: string;
  password: string;
  confirm_password: string;
};

/**
 * Changes the password. The old token ends with it, so the new one takes its place at once. The lock
 * keeps a renewal from putting an ended token back.
 */
export async function changePassword(body: PasswordChange): Promise<ApiResult<"changePassword">> {
  const result = await withTabLock(sessionLock, () => api("changePassword", { body }));
  if (result.ok) await goOnWith(result.data.token);
  return result;
}

/** Changes the name, also in the greeting, which is drawn from the token. */
export async function changeNombre(nombre: string): Promise<ApiResult<"updateCuenta">> {
  const result = await withTabLock(sessionLock, () => api("updateCuenta", { body: { nombre } }));
  if (result.ok) await goOnWith(result.data.token);
  return result;
}

async function goOnWith(token: string): Promise<void> {
  replaceSession(token);
  await queryClient.invalidateQueries({ queryKey: ["cuenta"] });
}

function cuentaQuery(userId: string) {
  return queryOptions({
    queryKey: ["cuenta", userId],
    queryFn: async ({ signal }) => unwrap(await api("getCuenta", { signal })),
    enabled: userId !== "",
  });
}
