import { createHmac } from "node:crypto";
import { currentKey, type Secrets } from "../config/keys.ts";
import { clientNetwork, wideNetwork } from "./limits-address.ts";
import type { LimitRule } from "./limits-table.ts";

export type Caller = {
  email: string | undefined;
  usuario_id: number | undefined;
  clientAddress: string;
};

/** Tries of `name` under one rule; the same for every spelling of one caller. */
export function keyOf(
  config: Secrets,
  { name, rule, caller }: { name: string; rule: LimitRule; caller: Caller },
): string {
  const network = clientNetwork(caller.clientAddress);
  const parts = {
    email: [caller.email],
    address: [network],
    "email+address": [caller.email, network],
    usuario: [caller.usuario_id],
  }[rule.by];
  const hashes = parts.map((part) => hashKey(config, String(part)));
  return `${prefixOf(name, rule)}:${hashes.join(":")}`;
}

/** Tries of a rule by address from a whole /48 of IPv6; null where that is the network itself. */
export function wideKeyOf(
  config: Secrets,
  { name, rule, caller }: { name: string; rule: LimitRule; caller: Caller },
): string | null {
  const wide = wideNetwork(caller.clientAddress);
  if (rule.by !== "address" || wide === clientNetwork(caller.clientAddress)) return null;
  return `${prefixOf(name, rule)}:${hashKey(config, wide)}`;
}

export function prefixOf(name: string, { by, windowMs }: LimitRule): string {
  return `${name}:${by}:${windowMs}`;
}

/** Addresses are personal and guessable: keys are keyed hashes. */
export function hashKey(config: Secrets, text: string): string {
  return createHmac("sha256", currentKey(config, "limits")).update(text).digest("hex").slice(0, 32);
}
