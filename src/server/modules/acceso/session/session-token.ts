import { createSecretKey, type KeyObject, randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import * as z from "zod/mini";
import { isRowId } from "#contract/values/row-id.ts";
import type { Config } from "../../../config/config.ts";
import { currentKey, readingKeys, type Secrets } from "../../../config/keys.ts";
import { hours, minutes } from "../../../time/clock.ts";
import type { SesionClaims } from "./sesiones.queries.ts";

const tokenLifeMs = minutes(60);
/** Counted from the sign-in, however often the session was renewed. */
const sessionLifeMs = { cliente: hours(12), admin: hours(8) } as const;
const audience = "estrato";
/** A token that names another, or "none", is refused unread. */
const algorithm = "HS256";

const ClaimsSchema = z.object({
  sub: z.string().check(z.refine(isRowId)),
  ver: z.int().check(z.minimum(1)),
  jti: z.string(),
  iat: z.int(),
  exp: z.int(),
  /** The row of the session. */
  sid: z.int().check(z.minimum(1)),
});

export type SessionTokenSubject = {
  id: number;
  nombre: string;
  rol: "cliente" | "admin";
  sesion_version: number;
};

type TokenConfig = Secrets & Pick<Config, "shopUrl">;

type NewToken = { usuario: SessionTokenSubject; sesion_id: number; now: number; endsAt: number };

/** Name and role only draw the interface (docs/reglas.md 13). */
export function signSessionToken(
  config: TokenConfig,
  { usuario, sesion_id, now, endsAt }: NewToken,
): Promise<string> {
  return new SignJWT({
    nombre: usuario.nombre,
    rol: usuario.rol,
    ver: usuario.sesion_version,
    sid: sesion_id,
  })
    .setProtectedHeader({ alg: algorithm, typ: "JWT" })
    .setIssuer(config.shopUrl)
    .setAudience(audience)
    .setSubject(String(usuario.id))
    .setJti(randomUUID())
    .setIssuedAt(toSeconds(now))
    .setExpirationTime(toSeconds(endsAt))
    .sign(keyObject(currentKey(config, "session")));
}

type Life = { rol: SessionTokenSubject["rol"]; startedAt: number };

/** End of a token made now. */
export function tokenEnd({ now, ...life }: Life & { now: number }): number {
  return Math.min(now + tokenLifeMs, sessionEnd(life));
}

export function sessionEnd({ rol, startedAt }: Life): number {
  return startedAt + sessionLifeMs[rol];
}

/** `expira_en` in seconds, as in the token. */
type ReadToken = { claims: SesionClaims; expira_en: number };

/** Whose signature was right once; the least recent are dropped. */
const maxRead = 5000;
const readTokens = new WeakMap<TokenConfig, LRUCache<string, ReadToken>>();

/**
 * Null unless the token is ours, whole and fresh. The account is not looked up. A signature is checked once: the
 * same bytes under the same keys stay right, and the row of the session is still read at each call.
 */
export async function readSessionToken(
  config: TokenConfig,
  { token, now }: { token: string; now: number },
): Promise<SesionClaims | null> {
  const known = readTokens.get(config) ?? new LRUCache({ max: maxRead });
  readTokens.set(config, known);
  const read = known.get(token) ?? (await readWithAnyKey(config, { token, now }));
  if (read === null || read.expira_en <= toSeconds(now)) return null;
  known.set(token, read);
  return read.claims;
}

async function readWithAnyKey(
  config: TokenConfig,
  unread: { token: string; now: number },
): Promise<ReadToken | null> {
  for (const key of readingKeys(config, "session")) {
    const read = await readWithKey(config, { ...unread, key: keyObject(key) });
    if (read !== null) return read;
  }
  return null;
}

async function readWithKey(
  { shopUrl }: TokenConfig,
  { token, now, key }: { token: string; now: number; key: KeyObject },
): Promise<ReadToken | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer: shopUrl,
      audience,
      typ: "JWT",
      requiredClaims: ["sub", "jti", "iat", "exp"],
      currentDate: new Date(now),
    });
    const { sub, ver, sid, exp } = ClaimsSchema.parse(payload);
    const claims = { usuario_id: Number(sub), sesion_version: ver, sesion_id: sid };
    return { claims, expira_en: exp };
  } catch {
    // Telling the reasons apart would help only a forger.
    return null;
  }
}

const keyObjects = new WeakMap<Buffer, KeyObject>();

/** Cached: jose prepares each key object once. */
function keyObject(key: Buffer): KeyObject {
  const object = keyObjects.get(key) ?? createSecretKey(key);
  keyObjects.set(key, object);
  return object;
}

function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
