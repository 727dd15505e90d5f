import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import { readTokenClaims } from "#contract/values/persona/token-claims.ts";
import { deriveKey } from "../../../config/keys.ts";
import { hours, minutes, seconds } from "../../../time/clock.ts";
import { readSessionToken, signSessionToken, tokenEnd } from "./session-token.ts";

const config = {
  jwtSecret: "una-clave-de-prueba-de-treinta-y-dos-bytes",
  jwtSecretPrevious: null,
  shopUrl: "https://tienda.test",
};
const now = Date.UTC(2026, 10, 21, 15, 0, 0);
const nowSeconds = now / 1000;
const ana = { id: 7, nombre: "Ana Pérez", rol: "cliente", sesion_version: 3 } as const;
const fresh = { usuario: ana, sesion_id: 41, now, endsAt: now + hours(1) };

test("a token carries what the interface draws and what the server checks", async () => {
  const token = await signSessionToken(config, fresh);

  expect(decodeProtectedHeader(token)).toEqual({ alg: "HS256", typ: "JWT" });
  expect(decodeJwt(token)).toEqual({
    nombre: "Ana Pérez",
    rol: "cliente",
    ver: 3,
    iss: "https://tienda.test",
    aud: "estrato",
    sub: "7",
    jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
    iat: nowSeconds,
    exp: nowSeconds + 3600,
    sid: 41,
  });
  expect(readTokenClaims(decodeJwt(token))).not.toBeNull();
});

test("a token is read until its hour has passed", async () => {
  const token = await signSessionToken(config, fresh);
  const known = { usuario_id: 7, sesion_version: 3, sesion_id: 41 };

  expect(await readSessionToken(config, { token, now })).toEqual(known);
  expect(await readSessionToken(config, { token, now: now + minutes(60) - seconds(1) })).toEqual(
    known,
  );
  expect(await readSessionToken(config, { token, now: now + minutes(60) })).toBeNull();
});

test.each([
  ["cliente", 12],
  ["admin", 8],
] as const)("a token of a %s never outlives %i hours since the sign-in", (rol, lifeHours) => {
  const startedAt = now - hours(lifeHours) + minutes(20);

  expect(tokenEnd({ rol, startedAt, now })).toBe(now + minutes(20));
  expect(tokenEnd({ rol, startedAt: now, now })).toBe(now + minutes(60));
});

const claims = { nombre: "Ana", rol: "admin", ver: 3, sid: 41, jti: "x" };
/** A token that would be good, with one thing changed. */
function forge(change: {
  payload?: object;
  issuer?: string;
  audience?: string;
  subject?: string;
  alg?: string;
  typ?: string;
  key?: Uint8Array;
  expiresAt?: number;
}) {
  return new SignJWT({ ...claims, ...change.payload })
    .setProtectedHeader({ alg: change.alg ?? "HS256", typ: change.typ ?? "JWT" })
    .setIssuer(change.issuer ?? config.shopUrl)
    .setAudience(change.audience ?? "estrato")
    .setSubject(change.subject ?? "7")
    .setIssuedAt(nowSeconds)
    .setExpirationTime(change.expiresAt ?? nowSeconds + 60)
    .sign(change.key ?? deriveKey(config.jwtSecret, "session"));
}

test("the forger of these tests makes good tokens as long as nothing is changed", async () => {
  expect(await readSessionToken(config, { token: await forge({}), now })).not.toBeNull();
});

test.each([
  ["another secret's key", { key: deriveKey(`${config.jwtSecret}x`, "session") }],
  ["the key of another purpose", { key: deriveKey(config.jwtSecret, "limits") }],
  ["the secret itself as its key", { key: new TextEncoder().encode(config.jwtSecret) }],
  ["another algorithm with the right key", { alg: "HS512" }],
  ["another issuer", { issuer: "https://otra.test" }],
  ["another audience", { audience: "otra" }],
  ["another type", { typ: "at+jwt" }],
  ["a subject that is no id", { subject: "7 or 1=1" }],
  ["a subject of zero", { subject: "0" }],
  ["no version", { payload: { ver: undefined } }],
  ["a version that is no number", { payload: { ver: "3" } }],
  ["no jti", { payload: { jti: undefined } }],
  ["no session", { payload: { sid: undefined } }],
  ["a session that is no id", { payload: { sid: "41" } }],
  ["an end in the past", { expiresAt: nowSeconds - 1 }],
])("a token with %s is refused", async (_name, change) => {
  expect(await readSessionToken(config, { token: await forge(change), now })).toBeNull();
});

test("a rotated secret reads the sessions of the one before it, and signs with its own", async () => {
  const old = await signSessionToken(config, fresh);
  const rotated = { ...config, jwtSecret: "la-clave-nueva-de-treinta-y-dos-bytes-o-mas" };
  const inRotation = { ...rotated, jwtSecretPrevious: config.jwtSecret };
  const young = await signSessionToken(inRotation, fresh);

  expect(await readSessionToken(inRotation, { token: old, now })).toMatchObject({ usuario_id: 7 });
  expect(await readSessionToken(rotated, { token: young, now })).toMatchObject({ usuario_id: 7 });
  expect(await readSessionToken(rotated, { token: old, now })).toBeNull();
  expect(await readSessionToken(config, { token: young, now })).toBeNull();
});

test("a token without signature, with a swapped payload or of any other shape is refused", async () => {
  const good = await signSessionToken(config, fresh);
  const [header, payload, signature] = good.split(".");
  const unsigned = new UnsecuredJWT({ ...claims, exp: nowSeconds + 60, iat: nowSeconds })
    .setIssuer(config.shopUrl)
    .setAudience("estrato")
    .setSubject("7")
    .encode();
  const swapped = Buffer.from(JSON.stringify({ ...decodeJwt(good), sub: "1" })).toString(
    "base64url",
  );
  const bad = [
    unsigned,
    `${header}.${payload}.`,
    `${header}.${payload}`,
    `${header}.${swapped}.${signature}`,
    `${good}.x`,
    "",
    "null",
    "a.b.c",
  ];

  for (const token of bad) expect(await readSessionToken(config, { token, now })).toBeNull();
});
