import type { ApiClient } from "#contract/client.ts";
import { accesoCopy } from "../acceso.copy.ts";

export type Rejection = { isRemoved: boolean; mensaje: string };

/** Only scripts may call it, because mail scanners open links. */
export async function rejectRegistro(api: ApiClient, token: string): Promise<Rejection> {
  const result = await api("rejectRegistro", { body: { token } });
  if (result.ok) return { isRemoved: true, mensaje: result.data.mensaje };
  return { isRemoved: false, mensaje: result.error ?? accesoCopy.notMe.failed };
}
