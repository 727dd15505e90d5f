import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { currentKey, readingKeys, type Secrets } from "../../../config/keys.ts";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts the secret of an app's codes with a key that is derived from `JWT_SECRET` and not
 * stored. Bound to the account: a row that is copied to another account does not decrypt.
 */
export function sealSecret(
  config: Secrets,
  { usuario_id, secret }: { usuario_id: number; secret: Uint8Array },
): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, currentKey(config, "factor"), iv);
  cipher.setAAD(contextOf(usuario_id));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

type Opened = { secret: Uint8Array<ArrayBuffer>; isCurrent: boolean };
type Sealed = { usuario_id: number; secreto: string };

/** Null when it was sealed with neither this `JWT_SECRET` nor the one before, or was changed. */
export function openSecret(config: Secrets, sealed: Sealed): Opened | null {
  for (const [index, key] of readingKeys(config, "factor").entries()) {
    const secret = openWith(key, sealed);
    if (secret !== null) return { secret, isCurrent: index === 0 };
  }
  return null;
}

function openWith(key: Buffer, { usuario_id, secreto }: Sealed): Uint8Array<ArrayBuffer> | null {
  const bytes = Buffer.from(secreto, "base64url");
  try {
    const iv = bytes.subarray(0, ivBytes);
    const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
    decipher.setAAD(contextOf(usuario_id));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const opened = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
    return new Uint8Array(Buffer.concat(opened));
  } catch {
    // Another key, or a changed row: the cipher does not tell them apart.
    return null;
  }
}

function contextOf(usuarioId: number): Buffer {
  return Buffer.from(`usuario ${usuarioId}`);
}
