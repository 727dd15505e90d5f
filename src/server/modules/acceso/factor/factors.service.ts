import type { FactorMethod } from "#contract/schemas/factor.ts";
import type { AppContext } from "../../../context.ts";
import { findActiveCode } from "./codigos.queries.ts";
import { listPasskeys } from "./passkeys.queries.ts";
import { countRespaldos } from "./respaldos.queries.ts";
import { hasPasskeys } from "./webauthn.ts";

/**
 * By what an account answers beside its password, and its passkeys. Recovery codes alone are no
 * factor: they stand in for one.
 */
export async function listFactors({ db, config }: FactorContext, usuarioId: number) {
  const code = await findActiveCode(db, usuarioId);
  const passkeys = await listPasskeys(db, usuarioId);
  const metodos: FactorMethod[] = [];
  if (passkeys.length > 0 && hasPasskeys(config)) metodos.push("passkey");
  if (code) metodos.push("codigo");
  const isProtected = passkeys.length > 0 || code !== undefined;
  const respaldos = await countRespaldos(db, usuarioId);
  if (isProtected && respaldos > 0) metodos.push("respaldo");
  return { metodos, passkeys, code: code ?? null, respaldos, isProtected };
}

type FactorContext = Pick<AppContext, "db" | "config">;

/** In production the administration's pages show the set-up first; a demo forces nobody. */
export async function hasPendingFactor(ctx: FactorContext, usuarioId: number): Promise<boolean> {
  if (ctx.config.mode !== "production") return false;
  return !(await listFactors(ctx, usuarioId)).isProtected;
}
