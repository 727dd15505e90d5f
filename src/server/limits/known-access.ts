import { terms } from "#contract/values/rights/data-kinds.ts";
import type { Secrets } from "../config/keys.ts";
import type { AppContext } from "../context.ts";
import type { Db } from "../db/database.ts";
import { days } from "../time/clock.ts";
import {
  deleteKnownAccessesBefore,
  deleteKnownAccessesOf,
  hasKnownAccess,
  upsertKnownAccesses,
} from "./known-access.queries.ts";
import { clientNetwork } from "./limits-address.ts";
import { hashKey } from "./limits-keys.ts";

type KnownContext = Pick<AppContext, "clock" | "config">;

/** Where a call for an address came from; each part is forgotten unless it is used. */
export type Access = {
  email: string;
  clientAddress?: string | undefined;
  /** The browser's own random value. */
  navegador?: string | undefined;
};

const lifeMs = days(terms.knownAccess);

/** True when the owner of `email` signed in from this network, or from this browser. */
export async function isKnownAccess(
  db: Db,
  { config, clock }: KnownContext,
  access: Access,
): Promise<boolean> {
  const rasgos = traitsOf(config, access);
  if (rasgos.length === 0) return false;
  return hasKnownAccess(db, { correo: hashKey(config, access.email), rasgos, now: clock.now() });
}

/** After a proof that the caller owns the address: a sign-in, or an opened link of a mail. */
export async function rememberAccess(
  db: Db,
  { config, clock }: KnownContext,
  access: Access,
): Promise<void> {
  const rasgos = traitsOf(config, access);
  if (rasgos.length === 0) return;
  const vence_en = clock.now() + lifeMs;
  await upsertKnownAccesses(db, { correo: hashKey(config, access.email), rasgos, vence_en });
}

export async function forgetAccesses(db: Db, config: Secrets, email: string): Promise<void> {
  await deleteKnownAccessesOf(db, hashKey(config, email));
}

export async function pruneKnownAccesses(db: Db, now: number): Promise<void> {
  await deleteKnownAccessesBefore(db, now);
}

function traitsOf(config: Secrets, { clientAddress, navegador }: Access): string[] {
  const network = clientAddress === undefined ? [] : [`red ${clientNetwork(clientAddress)}`];
  const browser = navegador === undefined ? [] : [`navegador ${navegador}`];
  return [...network, ...browser].map((trait) => hashKey(config, trait));
}
