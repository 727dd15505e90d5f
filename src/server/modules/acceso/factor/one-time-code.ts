import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";
import { seconds } from "../../../time/clock.ts";

/** RFC 6238 with what every app takes: SHA-1, six digits, 30 seconds. */
const period = 30;
const shape = { algorithm: "SHA1", digits: 6, period } as const;
/** Steps before and after the present one, for clocks that differ. */
const window = 1;
/** RFC 4226 section 4 recommends 160 bits. */
const secretBytes = 20;

export function newCodeSecret(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(secretBytes));
}

/** Null for a wrong code, otherwise its time step: a later one is higher. */
export function findStep(
  secret: Uint8Array<ArrayBuffer>,
  { codigo, now }: { codigo: string; now: number },
): number | null {
  const delta = TOTP.validate({
    ...shape,
    token: codigo,
    secret: new Secret({ buffer: secret.buffer }),
    timestamp: now,
    window,
  });
  return delta === null ? null : Math.floor(now / seconds(period)) + delta;
}

export type CodeSetUp = { secreto: string; uri: string; qr: { lado: number; trazo: string } };

/** `secreto` in base32 for typing; `qr.trazo` is the path of an SVG of `lado` × `lado` units. */
export function describeSecret(
  secret: Uint8Array<ArrayBuffer>,
  { tienda, email }: { tienda: string; email: string },
): CodeSetUp {
  const held = new Secret({ buffer: secret.buffer });
  const uri = new TOTP({ ...shape, issuer: tienda, label: email, secret: held }).toString();
  return { secreto: held.base32, uri, qr: drawQr(uri) };
}

/** The quiet zone that the standard asks for, in modules. */
const border = 4;

function drawQr(text: string): CodeSetUp["qr"] {
  const { data, size } = encode(text, { ecc: "M", border });
  const trazo = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { lado: size, trazo };
}
