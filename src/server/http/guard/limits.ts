import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { OperationName } from "#contract/routes.ts";
import { currentKey } from "../../config/keys.ts";
import type { AppContext, Session } from "../../context.ts";
import { type Db, inTransaction, type Tx } from "../../db/database.ts";
import { tooManyRequests } from "../../errors.ts";
import {
  deleteTries,
  deleteTriesBefore,
  deleteTriesUnder,
  holdTries,
  updateTries,
} from "./limits.queries.ts";
import { clientNetwork } from "./limits-address.ts";
import { type Tries, takeTry } from "./limits-count.ts";
import { apiRule, type LimitRule, limitRules, memoryMs } from "./limits-table.ts";

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
  const rules = limitRules[name] ?? [];
  if (rules.length === 0) return nothingCounted;
  const counted = rules.map((rule) => ({ rule, clave: keyOf(ctx, { name, rule, caller }) }));
  await inTransaction(ctx.db, (tx) => takeAll(tx, ctx, counted));
  const cleared = counted.filter(({ rule }) => rule.isClearedBySuccess).map(({ clave }) => clave);
  if (cleared.length === 0) return nothingCounted;
  return { succeed: () => deleteTries(ctx.db, cleared) };
}

async function takeAll(
  tx: Tx,
  { clock, config }: LimitContext,
  counted: { rule: LimitRule; clave: string }[],
): Promise<void> {
  const now = clock.now();
  for (const { rule, clave } of counted) {
    const max = rule.max * config.rateLimitFactor;
    const taken = takeTry(await holdTries(tx, clave), { ...rule, max }, now);
    // Rolls back: a refused call counts nothing.
    if ("waitMs" in taken) throw tooManyRequests(taken.waitMs);
    await updateTries(tx, clave, taken.next);
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
    await deleteTriesUnder(db, `${prefixOf("login", rule)}:${hash(config, email)}:`);
  }
}

export async function pruneLimits({ db, clock }: LimitContext): Promise<void> {
  await deleteTriesBefore(db, clock.now() - memoryMs);
}

function keyOf(
  { config }: LimitContext,
  { name, rule, caller }: { name: OperationName; rule: LimitRule; caller: Caller },
): string {
  const { email } = (caller.body ?? {}) as { email?: string };
  const parts = {
    email: [email],
    address: [clientNetwork(caller.clientAddress)],
    "email+address": [email, clientNetwork(caller.clientAddress)],
    usuario: [caller.session?.usuario_id],
  }[rule.by];
  const hashes = parts.map((part) => hash(config, String(part)));
  return `${prefixOf(name, rule)}:${hashes.join(":")}`;
}

function prefixOf(name: OperationName, { by, windowMs }: LimitRule): string {
  return `${name}:${by}:${windowMs}`;
}

/** Addresses are personal and guessable: keys are keyed hashes. */
function hash(config: LimitContext["config"], text: string): string {
  return createHmac("sha256", currentKey(config, "limits")).update(text).digest("hex").slice(0, 32);
}

/** Clients counted at once. */
const maxClients = 50_000;

/** Counts every call in memory. Throws 429. */
export function createApiLimit({ clock, config }: LimitContext): (address: string) => void {
  const clients = new LRUCache<string, Tries>({ max: maxClients });
  const rule = { ...apiRule, max: apiRule.max * config.rateLimitFactor };
  return (address) => {
    const network = clientNetwork(address);
    const taken = takeTry(clients.get(network) ?? { cuenta: 0, vence_en: 0 }, rule, clock.now());
    if ("waitMs" in taken) throw tooManyRequests(taken.waitMs);
    clients.set(network, taken.next);
  };
}
