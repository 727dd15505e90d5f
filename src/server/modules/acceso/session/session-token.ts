import { createSecretKey, type KeyObject, randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import * as z from "zod/mini";
import { isRowId } from "#contract/values/row-id.ts";
import { hours, minutes, seconds } from "../../../clock.ts";
import type { Config } from "../../../config/config.ts";
import { currentKey, readingKeys, type Secrets } from "../../../config/keys.ts";
import type { Session } from "../../../context.ts";

export const tokenLifeMs = minutes(60);
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
  /** The sign-in, in epoch seconds; the oldest tokens lack it. */
  ini: z.optional(z.int()),
});

export type SessionTokenSubject = {
  id: number;
  nombre: string;
  rol: "cliente" | "admin";
  sesion_version: number;
};

type TokenConfig = Secrets & Pick<Config, "shopUrl">;

type NewToken = { usuario: SessionTokenSubject; now: number; startedAt?: number };

/** `startedAt` is the sign-in. Name and role only draw the interface (docs/reglas.md 13). */
export function signSessionToken(
  config: TokenConfig,
  { usuario, now, startedAt = now }: NewToken,
): Promise<string> {
  const endsAt = Math.min(now + tokenLifeMs, sessionEnd(usuario.rol, startedAt));
  return new SignJWT({
    nombre: usuario.nombre,
    rol: usuario.rol,
    ver: usuario.sesion_version,
    ini: toSeconds(startedAt),
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

/** Same sign-in, version and absolute end. */
export function continueSession(
  config: TokenConfig,
  { session, now }: { session: Session; now: number },
): Promise<string> {
  const { usuario_id: id, startedAt, ...rest } = session;
  return signSessionToken(config, { usuario: { id, ...rest }, now, startedAt });
}

export function sessionEnd(rol: SessionTokenSubject["rol"], startedAt: number): number {
  return startedAt + sessionLifeMs[rol];
}

export type SessionClaims = { usuario_id: number; sesion_version: number; startedAt: number };

/** Null unless the token is ours, whole and fresh. The account is not looked up. */
export async function readSessionToken(
  config: TokenConfig,
  { token, now }: { token: string; now: number },
): Promise<SessionClaims | null> {
  for (const key of readingKeys(config, "session")) {
    const claims = await readWithKey(config, { token, now, key: keyObject(key) });
    if (claims !== null) return claims;
  }
  return null;
}

async function readWithKey(
  { shopUrl }: TokenConfig,
  { token, now, key }: { token: string; now: number; key: KeyObject },
): Promise<SessionClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer: shopUrl,
      audience,
      typ: "JWT",
      requiredClaims: ["sub", "jti", "iat", "exp"],
      currentDate: new Date(now),
    });
    const { sub, ver, iat, ini } = ClaimsSchema.parse(payload);
    return {
      usuario_id: Number(sub),
      sesion_version: ver,
      startedAt: seconds(ini ?? iat),
    };
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
