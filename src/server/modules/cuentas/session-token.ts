import { createSecretKey, randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import * as z from "zod/mini";
import { minutes } from "../../clock.ts";
import type { Config } from "../../config.ts";

export const sessionLifeMs = minutes(60);
const audience = "estrato";
/** The only one accepted: a token that names another (or "none") is refused before its key is looked at. */
const algorithm = "HS256";

const ClaimsSchema = z.object({
  sub: z.string().check(z.regex(/^[1-9]\d{0,15}$/)),
  ver: z.int().check(z.minimum(1)),
  jti: z.string(),
  iat: z.number(),
  exp: z.number(),
});

export type SessionTokenSubject = {
  id: number;
  nombre: string;
  rol: "cliente" | "admin";
  sesion_version: number;
};

type TokenConfig = Pick<Config, "jwtSecret" | "shopUrl">;

/** Makes the token of one session. Name and role only draw the interface; the server reads the row. */
export function signSessionToken(
  config: TokenConfig,
  usuario: SessionTokenSubject,
  now: number,
): Promise<string> {
  return new SignJWT({ nombre: usuario.nombre, rol: usuario.rol, ver: usuario.sesion_version })
    .setProtectedHeader({ alg: algorithm, typ: "JWT" })
    .setIssuer(config.shopUrl)
    .setAudience(audience)
    .setSubject(String(usuario.id))
    .setJti(randomUUID())
    .setIssuedAt(toSeconds(now))
    .setExpirationTime(toSeconds(now + sessionLifeMs))
    .sign(keyOf(config));
}

/** Whose session a token is, by its signature and claims alone; null for any token that is not ours, whole and fresh. */
export async function readSessionToken(
  config: TokenConfig,
  token: string,
  now: number,
): Promise<{ usuario_id: number; sesion_version: number } | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(config), {
      algorithms: [algorithm],
      issuer: config.shopUrl,
      audience,
      typ: "JWT",
      requiredClaims: ["sub", "jti", "iat", "exp"],
      currentDate: new Date(now),
    });
    const claims = ClaimsSchema.parse(payload);
    return { usuario_id: Number(claims.sub), sesion_version: claims.ver };
  } catch {
    // Every reason is the same to the caller: a reason told apart would help only a forger.
    return null;
  }
}

const keys = new Map<string, ReturnType<typeof createSecretKey>>();

/** The key object is kept, because jose prepares each one once. */
function keyOf({ jwtSecret }: TokenConfig) {
  const key = keys.get(jwtSecret) ?? createSecretKey(jwtSecret, "utf8");
  keys.set(jwtSecret, key);
  return key;
}

function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
