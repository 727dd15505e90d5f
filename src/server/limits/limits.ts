import type { OperationName } from "#contract/routes.ts";
import type { AppContext, Session } from "../context.ts";
import { type Db, inTransaction, type Tx } from "../db/database.ts";
import { tooManyRequests } from "../errors.ts";
import { createRecentEntries } from "../recent-entries.ts";
import { countTry, createMemoryCounter } from "./counters.ts";
import { isKnownAccess, pruneKnownAccesses } from "./known-access.ts";
import { deleteTries, deleteTriesBefore, deleteTriesUnder, giveTryBack } from "./limits.queries.ts";
import { clientNetwork, wideNetwork } from "./limits-address.ts";
import { hashKey, keyOf, prefixOf, wideKeyOf } from "./limits-keys.ts";
import {
  apiRule,
  type LimitRule,
  limitRules,
  maxClients,
  memoryMs,
  wideTimes,
} from "./limits-table.ts";

type LimitContext = Pick<AppContext, "db" | "clock" | "config">;
type Caller = { body: unknown; session: Session | null; clientAddress: string };
type Counted = { succeed: () => Promise<void> };

const nothingCounted: Counted = { succeed: async () => {} };

/** Counts a call in the database (docs/reglas.md 91). Throws 429. */
export async function countCall(
  ctx: LimitContext,
  name: OperationName,
  caller: Caller,
): Promise<Counted> {
  const rules = await rulesFor(ctx, name, caller);
  if (rules.length === 0) return nothingCounted;
  const { email } = typedBy(caller);
  const who = { email, usuario_id: caller.session?.usuario_id, ...caller };
  const counted = rules.flatMap((rule) => countsOf(ctx.config, { name, rule, caller: who }));
  await inTransaction(ctx.db, (tx) => takeAll(tx, ctx, counted));
  return { succeed: () => forgiveTries(ctx.db, counted) };
}

/** Without the spared rules where the account's owner is known. */
async function rulesFor(
  ctx: LimitContext,
  name: OperationName,
  caller: Caller,
): Promise<readonly LimitRule[]> {
  const rules = limitRules[name] ?? [];
  if (!rules.some(({ isSparedWhenKnown }) => isSparedWhenKnown)) return rules;
  const { email = "", navegador } = typedBy(caller);
  const { clientAddress } = caller;
  const isKnown = await isKnownAccess(ctx.db, ctx, { email, navegador, clientAddress });
  return isKnown ? rules.filter(({ isSparedWhenKnown }) => !isSparedWhenKnown) : rules;
}

type Typed = { email?: string; navegador?: string };

function typedBy({ body }: Caller): Typed {
  const { invitado, ...typed } = (body ?? {}) as Typed & { invitado?: Typed };
  return { ...typed, ...(invitado?.email === undefined ? {} : { email: invitado.email }) };
}

type Count = { rule: LimitRule; clave: string };

function countsOf(config: LimitContext["config"], call: Parameters<typeof keyOf>[1]): Count[] {
  const { rule } = call;
  const own = { rule, clave: keyOf(config, call) };
  const wide = wideKeyOf(config, call);
  return wide === null
    ? [own]
    : [own, { rule: { ...rule, max: rule.max * wideTimes }, clave: wide }];
}

async function forgiveTries(db: Db, counted: readonly Count[]): Promise<void> {
  const cleared = counted.filter(({ rule }) => rule.isClearedBySuccess).map(({ clave }) => clave);
  if (cleared.length > 0) await deleteTries(db, cleared);
  for (const { rule, clave } of counted) {
    if (rule.isSparedWhenKnown) await giveTryBack(db, clave);
  }
}

async function takeAll(tx: Tx, ctx: LimitContext, counted: readonly Count[]): Promise<void> {
  for (const count of counted) {
    const waitMs = await countTry(tx, ctx, count);
    // Rolls back: a refused call counts nothing.
    if (waitMs > 0) throw tooManyRequests(waitMs);
  }
}

/** After a password reset by mail. */
export async function forgetLoginTries(
  db: Db,
  config: LimitContext["config"],
  email: string,
): Promise<void> {
  for (const rule of limitRules.login ?? []) {
    if (rule.by !== "email+address") continue;
    await deleteTriesUnder(db, `${prefixOf("login", rule)}:${hashKey(config, email)}:`);
  }
}

export async function pruneLimits({ db, clock }: LimitContext): Promise<void> {
  const now = clock.now();
  await deleteTriesBefore(db, now - memoryMs);
  await pruneKnownAccesses(db, now);
}

/** Counts every call in memory. Throws 429. */
export function createApiLimit({ clock, config }: LimitContext): (address: string) => void {
  const max = apiRule.max * config.rateLimitFactor;
  const countNetwork = createMemoryCounter(clock, { ...apiRule, max });
  const countWide = createMemoryCounter(clock, { ...apiRule, max: max * wideTimes });
  // Reading an address costs more than counting it.
  const networks = createRecentEntries<{ network: string; wide: string }>(maxClients);
  const networksOf = (address: string) => {
    const known = networks.get(address);
    if (known) return known;
    const found = { network: clientNetwork(address), wide: wideNetwork(address) };
    networks.set(address, found);
    return found;
  };
  return (address) => {
    const { network, wide } = networksOf(address);
    // In this order: what one network is refused must not use up what its neighbours have. Counted as wide, a network
    // that has no neighbours would count the same again, and allow more.
    const waitMs = countNetwork(network) || (wide === network ? 0 : countWide(wide));
    if (waitMs > 0) throw tooManyRequests(waitMs);
  };
}
