import { minutes } from "../clock.ts";
import type { AppContext } from "../context.ts";
import { inTransaction } from "../db/database.ts";
import { tooManyRequests } from "../errors.ts";
import { deleteTries, holdTries, updateTries } from "./limits.queries.ts";
import { takeTry } from "./limits-count.ts";
import { hashKey } from "./limits-keys.ts";

type FactorTry = { usuario_id: number; metodo: "codigo" | "respaldo" };

const rule = { max: 5, windowMs: minutes(15), isDoubling: true } as const;

/**
 * Counts a typed code of an account, from whatever network and for whatever purpose: whoever knows
 * the password must not guess six digits. Throws 429.
 */
export async function countFactorTry(
  { db, clock, config }: Pick<AppContext, "db" | "clock" | "config">,
  { usuario_id, metodo }: FactorTry,
): Promise<{ succeed: () => Promise<void> }> {
  const clave = `factor:${metodo}:${hashKey(config, String(usuario_id))}`;
  const max = rule.max * config.rateLimitFactor;
  await inTransaction(db, async (tx) => {
    const taken = takeTry(await holdTries(tx, clave), { ...rule, max }, clock.now());
    if ("waitMs" in taken) throw tooManyRequests(taken.waitMs);
    await updateTries(tx, clave, taken.next);
  });
  return { succeed: () => deleteTries(db, [clave]) };
}
