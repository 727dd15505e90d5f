import type { AppContext } from "../context.ts";
import type { Tx } from "../db/database.ts";
import { countTry } from "./counters.ts";
import { isKnownAccess } from "./known-access.ts";
import { keyOf } from "./limits-keys.ts";
import { correoRules, correosThereafter, type LimitRule } from "./limits-table.ts";

type Ask = { email: string; clientAddress: string; navegador?: string | undefined };

/**
 * Whether a form may cause one more mail to this address. Silent: the answer of the call stays the
 * same, or it would tell who has an account. Every address costs the same work.
 */
export async function takeCorreo(
  tx: Tx,
  ctx: Pick<AppContext, "clock" | "config">,
  { kind, ask }: { kind: keyof typeof correoRules; ask: Ask },
): Promise<boolean> {
  const { always, unlessKnown } = correoRules[kind];
  const isKnown = await isKnownAccess(tx, ctx, ask);
  const take = (rules: readonly LimitRule[]) => takeEach(tx, ctx, { kind, ask, rules });
  if (!(await take(always))) return false;
  const isWithinDay = await take(unlessKnown);
  if (isWithinDay || isKnown) return true;
  return take(correosThereafter);
}

type Take = { kind: string; ask: Ask; rules: readonly LimitRule[] };

/** False when one is used up. */
async function takeEach(
  tx: Tx,
  ctx: Pick<AppContext, "clock" | "config">,
  { kind, ask, rules }: Take,
): Promise<boolean> {
  const caller = { ...ask, usuario_id: undefined };
  for (const rule of rules) {
    const clave = keyOf(ctx.config, { name: `correo_${kind}`, rule, caller });
    if ((await countTry(tx, ctx, { clave, rule })) > 0) return false;
  }
  return true;
}
