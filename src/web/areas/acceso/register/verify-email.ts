import type { ApiClient } from "#contract/client.ts";
import { errorMessages } from "#contract/error-messages.ts";
import { accesoCopy } from "../acceso.copy.ts";
import { readNavegador } from "../navegador.ts";

export type VerificationResult = {
  isVerified: boolean;
  mensaje: string;
  /** A session: this browser registered. */
  token?: string | undefined;
};

/** Only scripts may call it (docs/reglas.md 18). */
export async function verifyEmail(api: ApiClient, token: string): Promise<VerificationResult> {
  if (token === "") return { isVerified: false, mensaje: errorMessages.verificationTokenMissing };
  const result = await api("verifyEmail", { query: { token, navegador: readNavegador() } });
  if (result.ok) return { isVerified: true, ...result.data };
  return { isVerified: false, mensaje: result.error ?? accesoCopy.verify.failed };
}
