import type { ApiFailure, ApiResult } from "#contract/client.ts";
import type { FactorAnswer } from "#contract/schemas/factor.ts";
import { showToast } from "#web/app/toasts.ts";
import { replaceOwn, useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { sessionStore } from "#web/areas/acceso/session/session.ts";
import { seguridadCopy as copy } from "./seguridad.copy.ts";

export const useSeguridad = () => useOwn("getSeguridad");

type Change =
  | "confirmCodigo"
  | "deleteCodigo"
  | "createPasskey"
  | "deletePasskey"
  | "createRespaldos";

/** Shows what a change answered; the new recovery codes, or null. */
export function applyChange(answer: FactorAnswer): string[] | null {
  showToast(answer.mensaje);
  replaceOwn("getSeguridad", { userId: sessionStore.read().id }, answer.seguridad);
  return answer.respaldos;
}

/** For a change without a form of its own. */
export async function takeResult(result: ApiResult<Change>): Promise<string[] | null> {
  if (result.ok) return applyChange(result.data);
  showFailure(result);
  return null;
}

export function showFailure({ error }: ApiFailure): void {
  showToast(error ?? copy.failed, "error");
}

/** New recovery codes are to be shown; null when there are none. */
export type OnRespaldos = (codes: string[] | null) => void;
