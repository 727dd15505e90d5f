import type { AppContext } from "../context.ts";
import { inTransaction } from "../db/database.ts";
import { tooManyRequests } from "../errors.ts";
import { minutes } from "../time/clock.ts";
import { countTry } from "./counters.ts";
import { deleteTries } from "./limits.queries.ts";
import { hashKey } from "./limits-keys.ts";

type FactorTry = { usuario_id: number; metodo: "codigo" | "respaldo" };

const rule = { max: 5, windowMs: minutes(15), isDoubling: true } as const;

/**
 * Counts a typed code of an account, from whatever network and for whatever purpose: whoever knows
 * the password must not guess six digits. Throws 429.
 */
export async function countFactorTry(
  ctx: Pick<AppContext, "db" | "clock" | "config">,
  { usuario_id, metodo }: FactorTry,
): Promise<{ succeed: () => Promise<void> }> {
  const clave = `factor:${metodo}:${hashKey(ctx.config, String(usuario_id))}`;
  await inTransaction(ctx.db, async (tx) => {
    const waitMs = await countTry(tx, ctx, { clave, rule });
    if (waitMs > 0) throw tooManyRequests(waitMs);
  });
  return { succeed: () => deleteTries(ctx.db, [clave]) };
}
