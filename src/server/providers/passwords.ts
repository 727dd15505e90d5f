import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { passwordForm } from "#contract/values/persona/password-form.ts";
import { createGate, type WorkCounts } from "../work/gate.ts";
import { type WorkBounds, workBounds } from "../work/work-bounds.ts";
import { type Argon2Hash, formatPhc, parsePhc } from "./phc.ts";

export type Passwords = {
  /** `salt` is random unless given. */
  hash(password: string, salt?: Buffer): Promise<string>;
  /** False for a null `hash`, after the same work: timing must not tell who has an account. */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** True too for a password that may have been hashed as it was typed, before there was one form. */
  needsRehash(hash: string, password: string): boolean;
  counts: () => WorkCounts;
};

type Cost = { memoryKib: number; passes: number; parallelism: number };

type PasswordsOptions = {
  /** Cost of new hashes; OWASP's unless given. */
  cost?: Cost;
  bounds?: WorkBounds;
};

/** OWASP: 19 MiB, two passes, one lane. */
const recommended: Cost = { memoryKib: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;

/** docs/reglas.md 88 */
export function createPasswords(options: PasswordsOptions = {}): Passwords {
  const { cost: current = recommended, bounds = workBounds.password } = options;
  const { run, counts } = createGate(bounds);
  // No password has this tag.
  const dummy: Argon2Hash = {
    ...current,
    salt: randomBytes(saltBytes),
    tag: randomBytes(tagBytes),
  };

  return {
    async hash(password, salt = randomBytes(saltBytes)) {
      const form = passwordForm(password);
      const tag = await run(() => derive(form, { ...current, salt, tagBytes }));
      return formatPhc({ ...current, salt, tag });
    },
    async verify(password, hash) {
      const known = hash === null ? null : parsePhc(hash);
      const { tag, ...parameters } = known ?? dummy;
      for (const form of new Set([passwordForm(password), password])) {
        const derived = await run(() => derive(form, { ...parameters, tagBytes: tag.length }));
        if (timingSafeEqual(derived, tag) && known !== null) return true;
      }
      return false;
    },
    needsRehash(hash, password) {
      const known = parsePhc(hash);
      if (known === null || passwordForm(password) !== password) return true;
      return (
        known.memoryKib < current.memoryKib ||
        known.passes < current.passes ||
        known.parallelism !== current.parallelism ||
        known.tag.length < tagBytes
      );
    },
    counts,
  };
}

type Derivation = Cost & { salt: Buffer; tagBytes: number };

/** Not cut. */
function derive(password: string, derivation: Derivation): Promise<Buffer> {
  const parameters = {
    message: Buffer.from(password, "utf8"),
    nonce: derivation.salt,
    parallelism: derivation.parallelism,
    memory: derivation.memoryKib,
    passes: derivation.passes,
    tagLength: derivation.tagBytes,
  };
  return new Promise((resolve, reject) => {
    argon2("argon2id", parameters, (error, tag) => (error ? reject(error) : resolve(tag)));
  });
}
