export type Argon2Hash = {
  memoryKib: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
  tag: Buffer;
};

const pattern =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

/** Writes `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. */
export function formatPhc({ memoryKib, passes, parallelism, salt, tag }: Argon2Hash): string {
  const parameters = `m=${memoryKib},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${parameters}$${toBase64(salt)}$${toBase64(tag)}`;
}

/** Null for other algorithms. */
export function parsePhc(text: string): Argon2Hash | null {
  const [, memory, passes, parallelism, salt, tag] = pattern.exec(text) ?? [];
  if (salt === undefined || tag === undefined) return null;
  return {
    memoryKib: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}

function toBase64(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
