import type { ApiResult } from "#contract/client.ts";
import { api } from "#web/app/api/api.ts";
import { sessionLock, withTabLock } from "#web/app/browser/tab-lock.ts";
import { refreshOwn, useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { sessionStore } from "#web/areas/acceso/session/session.ts";

/** Everything the shop keeps of whoever is logged in. */
export function useCuenta() {
  return useOwn("getCuenta");
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
  sessionStore.replace(token);
  await refreshOwn("getCuenta");
}
