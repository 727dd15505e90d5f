import { argon2Sync } from "node:crypto";
import { expect, test } from "vitest";
import { createPasswords } from "./passwords.ts";
import { formatPhc, parsePhc } from "./phc.ts";

const passwords = createPasswords();

test("a hash is argon2id with 19 MiB, two passes and one lane, as a PHC string", async () => {
  const hash = await passwords.hash("corcho-nube-3D");

  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(passwords.needsRehash(hash, "corcho-nube-3D")).toBe(false);
});

test("the right password verifies, any other does not, and two hashes of one differ", async () => {
  const [first, second] = await Promise.all([
    passwords.hash("ñandú 🦙"),
    passwords.hash("ñandú 🦙"),
  ]);

  expect(first).not.toBe(second);
  expect(await passwords.verify("ñandú 🦙", first)).toBe(true);
  expect(await passwords.verify("nandu 🦙", first)).toBe(false);
});

test("a password is the same on every system, and its letters keep their case and width", async () => {
  const typed = "Contrase\u00f1a con caf\u00e9";
  const elsewhere = typed.normalize("NFD").replaceAll(" ", "\u00a0");
  const hash = await passwords.hash(elsewhere);
  expect(await passwords.verify(typed, hash)).toBe(true);
  expect(await passwords.verify(elsewhere, hash)).toBe(true);
  expect(await passwords.verify(typed.toLowerCase(), hash)).toBe(false);
  expect(await passwords.verify(`\uff23${typed.slice(1)}`, hash)).toBe(false);
});

test("a hash of the password as it was typed goes on working, and asks to be renewed", async () => {
  const typed = "cafe\u0301 con leche";
  const salt = Buffer.from("sixteen bytes ok");
  const cost = { memoryKib: 256, passes: 1, parallelism: 1 };
  const nonce = { nonce: salt, parallelism: 1, memory: 256, passes: 1, tagLength: 32 };
  const tag = argon2Sync("argon2id", { message: typed, ...nonce });
  const hash = formatPhc({ ...cost, salt, tag });
  const cheap = createPasswords({ cost });
  expect(await cheap.verify(typed, hash)).toBe(true);
  expect(await cheap.verify("cafe con leche", hash)).toBe(false);
  expect(cheap.needsRehash(hash, typed)).toBe(true);
  expect(cheap.needsRehash(hash, typed.normalize("NFC"))).toBe(false);
});

test("a password is not cut", async () => {
  const long = "x".repeat(255);
  const longHash = await passwords.hash(`${long}a`);
  expect(await passwords.verify(`${long}b`, longHash)).toBe(false);
});

test("a hash of another program verifies with its own parameters and asks to be renewed", async () => {
  // Test vector of the reference implementation: argon2 -id -t 2 -k 256 -p 1, salt "somesalt".
  const reference =
    "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";

  expect(await passwords.verify("password", reference)).toBe(true);
  expect(await passwords.verify("Password", reference)).toBe(false);
  expect(passwords.needsRehash(reference, "password")).toBe(true);
});

test.each([
  "",
  "password",
  "$2b$10$abcdefghijklmnopqrstuv",
  "$argon2i$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4",
])("a stored text that is no argon2id hash verifies nothing: %j", async (stored) => {
  expect(await passwords.verify(stored, stored)).toBe(false);
  expect(passwords.needsRehash(stored, "x")).toBe(true);
});

test("an unknown person costs the same work as a known one", async () => {
  const hash = await passwords.hash("corcho-nube-3D");
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 9; round++) {
    known.push(await workOf(() => passwords.verify("otra-clave", hash)));
    unknown.push(await workOf(() => passwords.verify("otra-clave", null)));
  }

  expect(await passwords.verify("", null)).toBe(false);
  // Without the dummy hash the ratio would be in the hundreds.
  expect(median(unknown) / median(known)).toBeGreaterThan(0.5);
  expect(median(unknown) / median(known)).toBeLessThan(2);
});

test("callers beyond the bounded queue are told to come back", async () => {
  const busy = createPasswords({
    bounds: { maxRunning: 1, maxWaiting: 2, retryAfterSeconds: 5 },
  });
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => busy.verify("x", null)));

  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  const refused = results.find((result) => result.status === "rejected");
  expect(refused?.reason).toMatchObject({ status: 503, retryAfterSeconds: 5 });
  expect(await busy.verify("x", null)).toBe(false);
});

test("a PHC string is read back as it was written", () => {
  const hash = {
    memoryKib: 19456,
    passes: 2,
    parallelism: 1,
    salt: Buffer.alloc(16, 7),
    tag: Buffer.alloc(32, 9),
  };
  expect(parsePhc(formatPhc(hash))).toEqual(hash);
});

/** The work of this process in microseconds: what others do on the machine does not count. */
async function workOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
