import type { ApiResult } from "#contract/client.ts";
import { api } from "#web/app/api/api.ts";
import { sessionLock, withTabLock } from "#web/app/browser/tab-lock.ts";
import { refreshOwn, useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { sessionStore } from "#web/areas/acceso/session/session.ts";

export function useCuenta() {
  return useOwn("getCuenta");
}

export type PasswordChange = {
  password_actual?: string;
  password: string;
  confirm_password: string;
};

/** Locked: a concurrent renewal would restore the old token. */
export async function changePassword(body: PasswordChange): Promise<ApiResult<"changePassword">> {
  const result = await withTabLock(sessionLock, () => api("changePassword", { body }));
  if (result.ok) await goOnWith(result.data.token);
  return result;
}

/** The greeting takes the nombre from the token. */
export async function changeNombre(nombre: string): Promise<ApiResult<"updateCuenta">> {
  const result = await withTabLock(sessionLock, () => api("updateCuenta", { body: { nombre } }));
  if (result.ok) await goOnWith(result.data.token);
  return result;
}

async function goOnWith(token: string): Promise<void> {
  sessionStore.replace(token);
  await refreshOwn("getCuenta");
}
