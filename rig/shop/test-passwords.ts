import { createPasswords, type Passwords } from "#server/providers/passwords.ts";

/** A hash costs 25 ms otherwise, and nearly every test signs somebody in. */
export function createTestPasswords(): Passwords {
  return createPasswords({ cost: { memoryKib: 512, passes: 1, parallelism: 1 } });
}
